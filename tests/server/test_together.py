"""Nobody waits needlessly: choices made at the same time, and windows that all who are asked share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dolmen.core.game import find_game
from dolmen.core.viewer import NOBODY
from dolmen.laws.walk import Setting, random_play
from dolmen.server.table.due import closing_time
from dolmen.server.table.table import Table
from tests.server.helpers import GRACE, WINDOWS, Socket, act, open_house, run, sit_down

TOGETHER = "enclave"  # has choices made at the same time

pytestmark = pytest.mark.usefixtures("one_table")


async def play_until(table: Table, sockets: list[Socket], is_there: Callable[[Any], Any]) -> int:
    """Plays a random game until something is so in what everybody sees; how many steps that took."""
    game = random_play(Setting(table.game, len(sockets), table.agreed.options), table.agreed.seed)
    for number, step in enumerate(game.steps):
        if is_there(table.play.sight(NOBODY)):
            return number
        await act(table, sockets[step.player], step.player, step.action)
    raise AssertionError("it never is")


async def choose_early(socket: Socket, seat: int, which: int) -> str:
    """Gives one of the choices that the page offers before the seat is asked."""
    sentence = socket.last["position"]["early"][which]["sentence"]
    assert (await socket.ask(type="standing", id="early", seat=seat, sentence=sentence))["type"] == "done"
    return sentence


@run
async def test_everybody_chooses_at_once_and_the_choices_are_played_in_their_order(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        table, sockets = await sit_down(door, TOGETHER, 3)
        number = await play_until(table, sockets, table.game.story.together)
        first, second, third = table.game.story.together(table.play.sight(NOBODY))
        await choose_early(sockets[third], third, 1)
        seen = await sockets[second].next("position", together={"chosen": [third], "choosing": sorted([first, second])})
        assert seen["legal"] == [] and len(seen["early"]) == len(sockets[first].last["position"]["legal"])
        sentence = await choose_early(sockets[second], second, 2)
        mine = sockets[second].last["position"]
        assert mine["early"] == [] and mine["standing"]["sentence"] == sentence and mine["standing"]["label"]
        assert len(table.play.steps) == number
        await act(table, sockets[first], first, table.play.legal[0])
        assert (await sockets[second].next("position", number=number + 3))["standing"] is None
        assert [step.player for step in table.play.steps[number:]] == [first, second, third]
        assert table.game.notation.sentence(table.play.steps[number + 1].action) == sentence


@run
async def test_a_sealed_choice_is_final_and_may_be_said_again_without_harm(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        table, sockets = await sit_down(door, TOGETHER, 3)
        await play_until(table, sockets, table.game.story.together)
        *_, last = table.game.story.together(table.play.sight(NOBODY))
        other = sockets[last].last["position"]["early"][0]["sentence"]
        sentence = await choose_early(sockets[last], last, 1)
        for number, wanted in enumerate((other, None)):
            answer = await sockets[last].ask(type="standing", id=f"change {number}", seat=last, sentence=wanted)
            assert answer["key"] == "error-final"
        assert (await sockets[last].ask(type="standing", id="early", seat=last, sentence=sentence))["type"] == "done"
        assert table.standing[last].sentence == sentence


@run
async def test_a_sealed_choice_is_made_anew_when_what_came_before_is_taken_back(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        table, sockets = await sit_down(door, TOGETHER, 3)
        number = await play_until(table, sockets, table.game.story.together)
        *_, last = table.game.story.together(table.play.sight(NOBODY))
        await choose_early(sockets[last], last, 1)
        placed = table.play.steps[-1].player
        answer = await sockets[placed].ask(type="undo", id="undo", number=number, seat=placed)
        assert answer["type"] == "done" and last not in table.standing
        assert (await sockets[last].next("position", number=number - 1))["standing"] is None


@run
async def test_a_server_that_dies_when_a_step_was_taken_back_does_not_bring_the_sealed_choice_back(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as door:
        table, sockets = await sit_down(door, TOGETHER, 3)
        number = await play_until(table, sockets, table.game.story.together)
        *_, last = table.game.story.together(table.play.sight(NOBODY))
        await choose_early(sockets[last], last, 1)
        placed, spawn = table.play.steps[-1].player, door.house.spawn
        door.house.spawn = lambda work: spawn(asyncio.sleep(0)) if work.close() is None else None  # as if killed
        answer = await sockets[placed].ask(type="undo", id="undo", number=number, seat=placed)
        assert answer["type"] == "done"
        assert (await door.house.kept_table(table.id)).standing == {}
        door.house.spawn = spawn


def test_nobody_can_tell_what_was_chosen_early(tmp_path: Path) -> None:
    async def world(folder: Path, which: int) -> list[list[str]]:
        async with open_house(folder, lambda: 1_000_000.0) as door:
            table, sockets = await sit_down(door, TOGETHER, 3)
            await play_until(table, sockets, table.game.story.together)
            first, second, last = table.game.story.together(table.play.sight(NOBODY))
            watcher = await (await door.visitor()).live(table.id, picture="wide", view=1)
            await choose_early(sockets[last], last, which)
            await act(table, sockets[first], first, table.play.legal[0])
            heard = [sockets[first], sockets[second], watcher]
            for number, socket in enumerate(heard):
                await socket.ask(type="ping", id=f"p{number}")
            return [list(socket.everything) for socket in heard]

    async def worlds() -> None:
        assert await world(tmp_path / "one", 0) == await world(tmp_path / "two", 3)

    asyncio.run(worlds())


@run
async def test_all_who_are_asked_between_turns_share_one_window(tmp_path: Path) -> None:
    hands = [1_000_000.0]
    async with open_house(tmp_path, lambda: hands[0]) as door:
        table, sockets = await sit_down(door, WINDOWS, 4, grace=GRACE)
        is_gap = lambda view: table.game.story.decline(view) is not None and view.run_left > 0  # noqa: E731
        await play_until(table, sockets, is_gap)
        opened, asked = hands[0], table.turn
        assert closing_time(table) == opened + GRACE and asked is not None
        hands[0] += 300.0
        quiet = table.game.story.decline(table.play.sight(NOBODY))
        await act(table, sockets[asked], asked, quiet)
        if table.game.story.decline(table.play.sight(NOBODY)) is not None:
            assert closing_time(table) == opened + GRACE
            assert sockets[asked].last["position"]["window"]["seconds"] == GRACE - 300.0


@run
async def test_the_table_waits_for_who_wants_to_be_asked(tmp_path: Path) -> None:
    async with open_house(tmp_path, lambda: 1_000_000.0) as door:
        table, sockets = await sit_down(door, WINDOWS, 4, grace=GRACE)
        await play_until(table, sockets, lambda view: table.game.story.decline(view) is not None)
        asked = table.turn
        assert asked is not None and table.timer is not None
        await sockets[asked].ask(type="standing", id="wait", seat=asked, sentence=None, until="ask")
        assert closing_time(table) is None and table.timer is None
        other = sockets[(asked + 1) % 4]
        await other.ask(type="ping", id="p")
        assert other.last["position"]["window"]["seconds"] is None
        await act(table, sockets[asked], asked, table.game.story.decline(table.play.sight(NOBODY)))
        assert asked not in table.standing


@run
async def test_a_slow_table_answers_at_once_for_those_who_did_not_want_to_be_asked(tmp_path: Path) -> None:
    async with open_house(tmp_path, lambda: 1_000_000.0) as door:
        table, sockets = await sit_down(door, WINDOWS, 4, pace={"kind": "days", "days": 2})
        wants, waited = 2, 0
        decline = lambda: table.running and table.running.decline()  # noqa: E731
        for number in range(60):
            if wants not in table.standing:
                await sockets[wants].ask(type="standing", id=f"wait {number}", seat=wants, sentence=None, until="ask")
            while closing_time(table) is not None:  # the table answers by itself
                await asyncio.sleep(0.001)
            if (turn := table.turn) is None:
                break
            if (quiet := decline()) is not None:
                assert turn == wants
                waited += 1
            await act(table, sockets[turn], turn, table.play.legal[0] if quiet is None else quiet)
        answered = {
            step.player for step in table.play.steps if step.action == find_game(WINDOWS).notation.parse("quiet")
        }
        assert waited > 0 and answered > {wants}

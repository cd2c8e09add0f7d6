"""The time for a turn that players agree on, and what the table does for those who let it run out."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path

import pytest

from dolmen.core.game import find_game
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.core.viewer import NOBODY
from dolmen.games.woolly_bully.board import PASS, REVEAL, STOP, Phase
from dolmen.laws.walk import Setting, random_play
from dolmen.server.store.rows import KeptStep
from dolmen.server.table.acting import ring, wake
from dolmen.server.table.hourglass import Hourglass
from dolmen.server.table.table import Table
from tests.server.helpers import GRACE, WINDOWS, Doorway, Hands, Socket, act, open_house, run, sit_down

pytestmark = pytest.mark.usefixtures("one_table")

SECONDS = 15
FAST = {"time_limit_s": str(SECONDS)}


async def sit_down_fast(door: Doorway) -> tuple[Table, list[Socket]]:
    """Two people who agreed on a time for each turn."""
    return await sit_down(door, WINDOWS, 2, options=FAST, grace=GRACE)


def phase(table: Table) -> int:
    return table.play.state.phase


async def let_gaps_pass(table: Table, sockets: list[Socket]) -> None:
    """Everybody is quiet between turns."""
    while table.turn is not None and (quiet := table.game.story.decline(table.play.sight(NOBODY))) is not None:
        await act(table, sockets[table.turn], table.turn, quiet)


async def until_in_time(table: Table, hands: Hands) -> None:
    """Waits until the table has done all that belongs to a turn whose time is over."""
    while table.running and (ends := table.running.turn_ends()) is not None and ends <= hands.at:
        await asyncio.sleep(0.001)


@run
async def test_the_table_plays_for_whoever_lets_the_time_for_a_turn_run_out_and_not_before(tmp_path: Path) -> None:
    hands = Hands()
    async with open_house(tmp_path, hands) as door:
        table, sockets = await sit_down_fast(door)
        seat = table.turn
        assert seat is not None and table.timer is not None
        hands.at += SECONDS - 1
        await ring(door.house, table)
        assert table.play.steps == []
        await sockets[seat].ask(type="ping", id="p")
        hands.at += 1
        await ring(door.house, table)
        step = table.play.steps[0]
        assert step.player == seat and (step.action == PASS or step.action < REVEAL)
        await until_in_time(table, hands)
        assert table.turn is None or table.turn != seat or phase(table) == Phase.GAP


@run
async def test_the_clock_of_the_player_to_move_shows_what_is_left_of_the_turn(tmp_path: Path) -> None:
    hands = Hands()
    async with open_house(tmp_path, hands) as door:
        table, _ = await sit_down_fast(door)
        seat = table.turn
        assert seat is not None
        hands.at += 4
        visitor = await door.visitor("Vera")
        clocks = [shown["clock"] for shown in (await visitor.get(f"/api/tables/{table.id}"))["seats"]]
        assert clocks[seat] == SECONDS - 4 and clocks[1 - seat] is None


@run
async def test_whoever_lets_three_turns_in_a_row_pass_stops_and_a_restart_changes_nothing(tmp_path: Path) -> None:
    hands = Hands()
    async with open_house(tmp_path, hands) as door:
        table, sockets = await sit_down_fast(door)
        idle, missed = table.turn, 0
        assert idle is not None
        while not table.play.state.stopped[idle]:
            if table.turn == idle:
                missed += phase(table) == Phase.TURN
                hands.at += SECONDS
                await ring(door.house, table)
                await until_in_time(table, hands)
            else:  # the other plays in time
                hands.at += 1
                await act(table, sockets[1 - idle], 1 - idle, next(a for a in table.play.legal if a != STOP))
            await let_gaps_pass(table, sockets)
        assert missed == 3
        assert table.running is not None and table.running.hourglass is not None
        before = table.running.hourglass.sands
        assert max(sand.missed[idle] for sand in before) == 3
    async with open_house(tmp_path, hands) as door:
        loaded = await door.house.table("onetable")
        async with loaded.lock:
            await wake(door.house, loaded)
        assert loaded.running is not None and loaded.running.hourglass is not None
        assert loaded.running.hourglass.sands == before


@run
async def test_a_turn_that_is_played_in_time_makes_good_for_those_that_were_not(tmp_path: Path) -> None:
    hands = Hands()
    async with open_house(tmp_path, hands) as door:
        table, sockets = await sit_down_fast(door)
        idle = table.turn
        assert idle is not None and table.running is not None and table.running.hourglass is not None
        hands.at += SECONDS
        await ring(door.house, table)
        await until_in_time(table, hands)
        assert table.running.hourglass.sands[-1].missed[idle] == 1
        while not (table.turn == idle and phase(table) == Phase.TURN):
            await let_gaps_pass(table, sockets)
            if table.turn is not None and not (table.turn == idle and phase(table) == Phase.TURN):
                await act(table, sockets[table.turn], table.turn, next(a for a in table.play.legal if a != STOP))
        await act(table, sockets[idle], idle, next(a for a in table.play.legal if a != STOP))
        assert table.running.hourglass.sands[-1].missed[idle] == 0


@run
async def test_the_replay_of_a_timed_table_shows_each_step_as_it_was_played(tmp_path: Path) -> None:
    hands = Hands()
    async with open_house(tmp_path, hands) as door:
        table, sockets = await sit_down_fast(door)
        visitor = await door.visitor("Vera")
        watcher = await visitor.live(table.id, picture="wide")
        seen = [await watcher.next("position")]
        for number in range(1, 25):
            seat = table.turn
            assert seat is not None
            hands.at += 1
            await act(table, sockets[seat], seat, next(a for a in table.play.legal if a != STOP))
            seen.append(await watcher.next("position", number=number))
        for number, then in enumerate(seen):
            replayed = await visitor.get(f"/api/tables/{table.id}/at/{number}", layout="wide")
            for part in ("number", "ask", "progress", "players", "picture"):
                assert replayed[part] == then[part], (number, part)
    assert len({then["picture"] for then in seen}) > 5


def test_what_belongs_to_a_turn_shares_its_time_and_what_is_taken_back_gives_none(game_of_a_minute) -> None:
    play, glass = game_of_a_minute
    seen = [(sand.seat, sand.turned) for sand in glass.sands]
    assert any(one == two for one, two in pairwise(seen))  # a tile, and what follows it
    assert len(set(seen)) > play.players
    back = KeptStep("onetable", len(glass.sands), play.steps[-1].player, None, "m", 99.0)
    sands = list(glass.sands)
    glass.book(back, play.sight(NOBODY))
    assert glass.sands == sands[:-1]


@pytest.fixture
def game_of_a_minute():
    """A game of which a step was played every second, and its hourglass."""
    game = find_game(WINDOWS)
    options = game.settle(2, {"time_limit_s": 60})
    whole = random_play(Setting(game, 2, options), seed_from(3))
    play = Play(game, 2, options, whole.seed)
    glass = Hourglass(play, play.sight(NOBODY), 0.0)
    for number, step in enumerate(whole.steps[:60]):
        play.act(step.action)
        sentence = game.notation.sentence(step.action)
        kept = KeptStep("onetable", number, step.player, sentence, f"m{number}", number + 1.0)
        glass.book(kept, play.sight(NOBODY))
    return play, glass

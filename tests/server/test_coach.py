"""The coach: asks once before a costly mistake, of one person among bots alone, and only when it is sure."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.server.table import weighing
from dolmen.server.table.worker import Question, Tip, answer
from tests.server.helpers import PATIENCE, Doorway, EasyBots, Refused, Socket, Visitor, open_house, play_on, run
from tests.server.reviews import FIRST


class Strict(EasyBots):
    """Finds every action but the last legal one a costly mistake; counts how often it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.weighed = 0

    async def weigh(self, game: Any, view: Any, seat: int, legal: Any, action: int, *_: Any) -> tuple[list[Tip], float]:
        self.weighed += 1
        assert view.viewer == seat  # what the seat sees, and no state
        return ([] if action == legal[-1] else [Tip(legal[-1], 0.6), Tip(action, 0.3)]), 0.3


async def coached(door: Doorway, *bots: str) -> tuple[Visitor, str, Socket, dict]:
    """Somebody at a table with a coach, to move."""
    aoife = await door.visitor("Aoife")
    table = await aoife.new_table("cairn", "me", *(bots or ("random",)), options=FIRST, coach=True)
    socket = await aoife.live(table)
    return aoife, table, socket, await to_a_choice(socket, await socket.next("position"))


async def to_a_choice(socket: Socket, position: dict) -> dict:
    """Plays where there is no choice, until there is one."""
    while len(position["legal"]) < 2:
        if position["legal"]:
            number, said = position["number"], position["legal"][0]["sentence"]
            socket.send(type="act", id=f"f{number}", number=number, seat=0, sentence=said)
        position = await socket.next("position")
    return position


def asking(position: dict, place: int, id: str = "c") -> dict:
    sentence = position["legal"][place]["sentence"]
    return {"type": "coach", "id": id, "number": position["number"], "seat": 0, "sentence": sentence}


@run
async def test_the_coach_asks_once_before_a_costly_mistake(tmp_path: Path) -> None:
    async with open_house(tmp_path, workers=Strict()) as door:
        _, _, socket, position = await coached(door)
        said = await socket.ask(**asking(position, 0))
        assert "Look?" in said["text"] and said["sentence"] == position["legal"][-1]["sentence"]
        assert [tip["chance"] for tip in said["tips"]] == [60, 30]
        for place in (0, 1):  # the same decision, whatever is tried
            again = await socket.ask(**asking(position, place, f"again{place}"))
            assert again["text"] is None and again["tips"] == []


@run
async def test_a_good_action_is_not_asked_about(tmp_path: Path) -> None:
    async with open_house(tmp_path, workers=Strict()) as door:
        _, _, socket, position = await coached(door)
        assert (await socket.ask(**asking(position, -1)))["tips"] == []
        assert (await socket.ask(**asking(position, 0, "b")))["tips"] != []  # it was not asked before


@run
async def test_a_decision_is_remembered_over_a_restart_and_counted_at_the_end(tmp_path: Path) -> None:
    async with open_house(tmp_path, workers=Strict()) as door:
        aoife, table, socket, position = await coached(door)
        assert (await socket.ask(**asking(position, 0)))["tips"]
        cookies = aoife.http.cookies
    async with open_house(tmp_path, workers=Strict()) as door:
        back = await door.visitor()
        back.http.cookies = cookies
        socket = await back.live(table)
        position = await socket.next("position")
        assert (await socket.ask(**asking(position, 0)))["tips"] == []
        number, better = position["number"], position["legal"][-1]["sentence"]
        socket.send(type="act", id="other", number=number, seat=0, sentence=better)
        position = await to_a_choice(socket, await socket.next("position"))
        assert (await socket.ask(**asking(position, 0, f"c{position['number']}")))["tips"]
        await play_on(socket, position)  # the first: what the coach asked about
        shown = await back.get(f"/api/tables/{table}")
        assert shown["coached"] == {"asked": 2, "heeded": 1}
        assert all(seat["rating"] is None for seat in shown["seats"])


@run
async def test_there_is_no_coach_where_two_people_sit(tmp_path: Path) -> None:
    async with open_house(tmp_path, workers=(strict := Strict())) as door:
        aoife = await door.visitor("Aoife")
        for seats in (("me", "me"), ("me", "open"), ("me", "open", "random"), ("random", "random")):
            with pytest.raises(Refused) as refused:
                await aoife.new_table("cairn", *seats, options=FIRST, coach=True)
            assert refused.value.key == "error-no-coach"
        table = await aoife.new_table("cairn", "me", "me", options=FIRST)
        socket = await aoife.live(table, seat=0)
        position = await socket.next("position")
        assert (await socket.ask(**asking(position, 0)))["key"] == "error-no-coach" and strict.weighed == 0


@run
async def test_a_coach_falls_silent_where_a_second_person_comes(tmp_path: Path) -> None:
    """No way leads there today; the coach looks all the same whenever it is asked."""
    async with open_house(tmp_path, workers=(strict := Strict())) as door:
        _, table, socket, position = await coached(door)
        seat = door.house.tables[table].seats[1]
        seat.kind, seat.person = "person", "somebody"
        assert (await socket.ask(**asking(position, 0)))["key"] == "error-no-coach" and strict.weighed == 0
        seat.kind, seat.left_by = "bot", "somebody"  # who may come back
        assert (await socket.ask(**asking(position, 0, "b")))["key"] == "error-no-coach" and strict.weighed == 0


@run
async def test_a_coach_that_thinks_too_long_lets_the_move_pass(tmp_path: Path) -> None:
    async with open_house(tmp_path, coach_seconds=0.0) as door:  # its worker never comes
        _, _, socket, position = await coached(door)
        said = await socket.ask(**asking(position, 0))
        assert said["type"] == "answer" and said["tips"] == []


class Slow(Strict):
    """Thinks until it is let go."""

    def __init__(self) -> None:
        super().__init__()
        self.begun, self.go = asyncio.Event(), asyncio.Event()

    async def weigh(self, *asked: Any) -> tuple[list[Tip], float]:
        found = await super().weigh(*asked)
        self.begun.set()
        await self.go.wait()
        return found


@run
async def test_a_coach_thinks_about_one_action_at_a_time(tmp_path: Path) -> None:
    """However fast somebody asks: bots at all tables wait in the same line."""
    async with open_house(tmp_path, workers=(slow := Slow()), coach_seconds=PATIENCE) as door:
        _, _, socket, position = await coached(door)
        socket.send(**asking(position, 0, "first"))
        await slow.begun.wait()  # nobody overtakes it
        for n in range(20):
            assert (await socket.ask(**asking(position, n % 2, f"c{n}")))["tips"] == []
        assert slow.weighed == 1
        slow.go.set()
        assert (await socket.next("answer"))["of"] == "first"


@run
async def test_nobody_else_asks_for_a_seat(tmp_path: Path) -> None:
    async with open_house(tmp_path, workers=Strict()) as door:
        _, table, _, position = await coached(door)
        stranger = await (await door.visitor("Seán")).live(table)
        assert (await stranger.ask(**asking(position, 0)))["key"] == "error-not-yours"


# --- what a mistake is -----------------------------------------------------------------------------------------------


class Told(weighing.Comparison):
    """A comparison whose guesses say what a test wants: the first action wins every time, the second as told."""

    share: np.ndarray

    def __init__(self, estimator: Any, view: Any, legal: Any, chosen: int):
        self.view, self.chosen, self.actions = view, chosen, [legal[0], chosen]
        self.guesses, self.found = 0, {}

    def add(self, actions: Any, guesses: int) -> None:
        self.guesses += guesses

    def of(self, arm: int) -> np.ndarray:
        shares = np.ones(self.guesses) if arm != self.chosen else np.resize(self.share, self.guesses)
        return shares

    @property
    def running(self) -> list[int]:
        return self.actions


def weigh(monkeypatch: pytest.MonkeyPatch, share: list[float], most: int) -> weighing.Weighed:
    Told.share = np.array(share)
    monkeypatch.setattr(weighing, "Comparison", Told)
    monkeypatch.setattr(weighing, "has_compiler", lambda: False)
    monkeypatch.setattr(weighing, "MOST_GUESSES", most)
    play = Play.new("cairn", 2, seed=seed_from(4))
    play.play("draw")
    return weighing.weigh(play.view(play.player), list(play.legal), play.legal[1], 60.0)


def test_a_sure_and_costly_loss_is_a_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    found = weigh(monkeypatch, [1, 0, 1, 1], 256)  # a quarter of the games lost by it
    assert found.best is not None and found.loss == 0.25 and found.chances == (1.0, 0.75)


def test_an_unsure_loss_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    found = weigh(monkeypatch, [1, 0, 1, 1], 8)  # the same, seen a few times alone
    assert found.loss == 0.25 and found.best is None


def test_a_sure_and_slight_loss_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    assert weigh(monkeypatch, [0.96], 256).best is None


def test_a_worker_weighs_an_action_from_a_view() -> None:
    play = Play.new("cairn", 2, seed=seed_from(4))
    play.play("draw")
    packed, legal = play.view(play.player).pack(play.game.state), list(play.legal)
    question = Question("", "cairn", play.game.version, packed, play.player, legal, b"", 1.0, weigh=legal[0])
    reply = answer(question)
    assert reply.action == legal[0] and reply.error is None and len(reply.tips) in (0, 2)

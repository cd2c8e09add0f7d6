"""Taking back: a row of its own, and only while nobody has learned anything."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
import sqlalchemy as sa

from dolmen.core.game import Game, games
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.server.table import seating
from tests.server.helpers import Visitor, open_house


def quiet_game(game: Game) -> list[str] | None:
    """What is said in some game up to a step that may be taken back."""
    choice = random.Random(3)
    play = Play.new(game, seed=seed_from(5))
    while not play.over:
        play.act(choice.choice(play.legal))
        if not play.why_no_undo(play.steps[-1].player):
            return [game.notation.sentence(step.action) for step in play.steps]
    return None


WITH_UNDO = {name: said for name, game in games().items() if (said := quiet_game(game))}


@pytest.mark.parametrize("name", WITH_UNDO)
def test_a_step_that_told_nobody_anything_is_taken_back_and_stays_so(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seating, "fresh_seed", lambda: seed_from(5))

    async def scene() -> None:
        async with open_house(tmp_path) as door:
            aoife = await door.visitor("Aoife")
            table = await aoife.new_table(name, *["me"] * games()[name].players[0])
            await play_and_take_back(aoife, table, WITH_UNDO[name])
            rows = await door.house.store.read(
                lambda c: c.execute(sa.text("SELECT sentence FROM steps ORDER BY number")).scalars().all()
            )
            assert rows == [*WITH_UNDO[name], None]
            before = await aoife.get(f"/api/tables/{table}/transcript")
            cookie = aoife.http.cookies
        async with open_house(tmp_path) as door:
            aoife = await door.visitor()
            aoife.http.cookies = cookie
            assert await aoife.get(f"/api/tables/{table}/transcript") == before

    import asyncio

    asyncio.run(scene())


async def play_and_take_back(person: Visitor, table: str, said: list[str]) -> None:
    socket = await person.live(table, language="it")
    await socket.next("position")
    for number, sentence in enumerate(said):
        turn = socket.last["position"]["turn"]
        answer = await socket.ask(type="act", id=f"a{number}", number=number, seat=turn, sentence=sentence)
        assert answer["type"] == "done", answer
    assert (await socket.ask(type="look", id="l", seat=turn))["type"] == "done"
    assert socket.last["position"]["undo"]
    log = socket.last["position"]["log"]["lines"]
    undo = {"type": "undo", "id": "u", "number": len(said), "seat": turn}
    assert (await socket.ask(**undo))["number"] == len(said) - 1
    after = socket.last["position"]
    assert after["turn"] == turn and after["number"] == len(said) - 1
    assert after["log"]["from"] <= len(log) and all(line["step"] < len(said) for line in after["log"]["lines"])
    assert (await socket.ask(**undo))["number"] == len(said) - 1, "sent again, it is harmless"


def test_some_game_can_take_back() -> None:
    assert WITH_UNDO

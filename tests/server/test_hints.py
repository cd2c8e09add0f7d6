"""Advice for a seat: the three best with chances and reasons, from what that seat can see."""

from pathlib import Path

from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.server.table.worker import Question, answer
from tests.server.helpers import open_house, run

FIRST = {"first_player": "first"}


def test_a_worker_weighs_the_best_and_says_in_which_parts_they_differ():
    play = Play.new("cairn", 2, seed=seed_from(4))
    play.play("draw")
    view, seat = play.view(play.player), play.player
    packed, legal = view.pack(play.game.state), list(play.legal)
    reply = answer(Question("heuristic", "cairn", play.game.version, packed, seat, legal, seed_from(1), 1.0, 3))
    assert reply.tips[0].action == reply.action
    assert len(reply.tips) == 3 and all(tip.action in legal and 0 <= tip.chance <= 1 for tip in reply.tips)
    assert all(part in play.game.parts for tip in reply.tips for part, _ in tip.reasons)
    assert any(tip.reasons for tip in reply.tips)


@run
async def test_a_hint_is_told_in_words_with_chances(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor("Aoife")
        table = await aoife.new_table("cairn", "me", "random", options=FIRST, hints=True)
        socket = await aoife.live(table)
        legal = {one["sentence"] for one in (await socket.next("position"))["legal"]}
        said = await socket.ask(type="hint", id="h")
        assert said["type"] == "answer" and said["sentence"] == said["tips"][0]["sentence"]
        assert all(tip["sentence"] in legal and tip["label"] and tip["chance"] == 50 for tip in said["tips"])

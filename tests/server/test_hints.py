"""Advice for a seat: the three best with chances and reasons, from what that seat can see."""

from pathlib import Path

import pytest

from dolmen.bots.analysis import ENOUGH, Analysis, Prospect
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
    assert len(reply.tips) == 3 and all(tip.action in legal for tip in reply.tips)
    assert all(part in play.game.parts for tip in reply.tips for part, _ in tip.reasons)
    assert any(tip.reasons for tip in reply.tips)


def test_an_opinion_at_first_sight_is_not_told_as_a_chance():
    """In the first round of Mac Robber the judge's leads would promise 2 % and 95 % where both are about even."""
    play = Play.new("mac_robber", 3, seed=seed_from(4))
    while len(play.legal) < 2:
        play.act(play.legal[0])
    packed, legal = play.view(play.player).pack(play.game.state), list(play.legal)
    asked = Question("heuristic", "mac_robber", play.game.version, packed, play.player, legal, seed_from(1), 1.0, 3)
    assert [tip.chance for tip in answer(asked).tips] == [None] * min(3, len(legal))


@pytest.mark.parametrize(("visits", "chance"), [(0, None), (ENOUGH - 1, None), (ENOUGH, 0.4)])
def test_a_chance_is_what_was_tried_often(visits, chance):
    assert Prospect(0, 0.4, 0.0, visits).chance == chance


def test_no_action_is_told_with_a_greater_chance_than_the_one_advised():
    often, seldom = 10 * ENOUGH, ENOUGH
    advised, lucky, worse = Prospect(1, 0.4, 0.0, often), Prospect(2, 0.46, 0.0, seldom), Prospect(3, 0.3, 0.0, seldom)
    found = Analysis(1, (advised, lucky, worse))
    assert [found.chance_told(one) for one in found.prospects] == [0.4, None, 0.3]


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

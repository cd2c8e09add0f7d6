"""Táin: while the game goes on, what was revealed in earlier rounds cannot be looked up (law, section 6)."""

import pytest

from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.core.viewer import NOBODY
from dolmen.games.tain import GAME
from dolmen.games.tain.board import EMPTY, FACE_DOWN, Kind
from dolmen.words import texts

NAMES = ["Anna", "Bea"]
ROUND = ("guard bluff stable 1", "raid boy green stable 2", "outland chief", "pass", "pass")


def new(*sentences, **options):
    play = Play.new("tain", 2, {"start": "green", **options}, seed_from(1))
    for text in sentences:
        play.play(text)
    return play


def kinds_shown(sight):
    """All kinds of others that a sight shows on spaces or as they lay in the round that is shown."""
    red = [*sight.threshold[1], *sight.shown_threshold[1], *sight.entrance[0], *sight.shown_entrance[0]]
    return {kind for kind in red if kind not in (EMPTY, FACE_DOWN)}


def test_the_reveal_of_an_earlier_round_cannot_be_looked_up():
    play = new(*ROUND, "pass")
    sight = play.recall(len(ROUND)).sight(0)
    assert sight.shown == 0 and kinds_shown(sight) == set()


def test_the_reveal_can_be_looked_up_until_somebody_acts():
    play = new(*ROUND)
    assert kinds_shown(play.recall(len(ROUND)).sight(0)) == {Kind.BOY}


def test_with_open_discards_and_after_the_end_every_reveal_can_be_looked_up():
    is_open = new(*ROUND, "pass", discards="open")
    assert kinds_shown(is_open.recall(len(ROUND)).sight(0)) == {Kind.BOY}
    over = new(*ROUND, *["pass"] * 6, rounds="4")
    assert over.over and kinds_shown(over.recall(len(ROUND)).sight(0)) == {Kind.BOY}


@pytest.mark.parametrize("viewer", [0, 1, NOBODY])
def test_scenes_of_an_earlier_reveal_are_not_shown_again(viewer):
    play = new(*ROUND, "pass")
    frames = play.steps[len(ROUND) - 1].frames
    assert len(frames) == 6
    assert not any(play.recall(len(ROUND)).may_recall(viewer, frame) for _, frame in frames)
    assert all(play.may_recall(viewer, frame) for _, frame in frames)  # at the table they are seen to the end


# Anna's boy and daughter are kidnapped in the first round; in the second Anna gets into the house once and chooses.
CHOICE = (
    "guard daughter stable 1",
    "raid warrior green stable 1",
    "raid boy red stable 1",
    "guard warrior stable 1",
    "pass",
    "pass",
    "guard bluff stable 1",
    "raid boy red house 1",
    "pass",
    "pass",
)


def test_a_past_choice_of_a_hostage_is_shown_with_the_tiles_face_down():
    play = new(*CHOICE, "free daughter from red", "pass")
    assert "free boy from red" in play.at(len(CHOICE)).sentences
    then, now = play.at(len(CHOICE)).sight(NOBODY), play.recall(len(CHOICE)).sight(NOBODY)
    assert then.entrance[1][3] == Kind.BOY and now.entrance[1][3] == FACE_DOWN
    assert then.threshold[1][0] == EMPTY and now.threshold[1][0] == FACE_DOWN  # the bluff is not told from others
    assert now.in_discards[1] == then.in_discards[1] - 1
    assert now.hostages == then.hostages


def test_a_forgotten_position_draws_and_asks_like_others():
    play = new(*CHOICE, "free daughter from red", "pass")
    for count in range(len(play.steps) + 1):
        past = play.recall(count)
        for viewer in (0, 1, NOBODY):
            sight = past.sight(viewer)
            assert GAME.picture(sight, viewer, texts("it", GAME), NAMES).startswith("<svg")
            assert GAME.sketch(sight, viewer, texts("it", GAME), NAMES)
            assert texts("it", GAME).say(GAME.story.ask(sight, viewer), NAMES)

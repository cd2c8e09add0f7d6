"""Pictures one after another: what is kept of the one before is not sent again, and all can be put together."""

from itertools import pairwise

from dolmen.core.game import find_game
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.server.web.changes import changes, pieces_of
from dolmen.words import texts

ACTS = ("guard boy stable 1", "raid chief green stable 1", "guard warrior house 1", "raid boy green house 1")


def reveal():
    """The pictures of a reveal in Táin."""
    game = find_game("tain")
    play = Play.new(game, 2, {"start": "green"}, seed_from(1))
    for act in (*ACTS, "pass", "pass"):
        play.play(act)
    return [game.picture(play.sight(0, frame), 0, texts("en", game)) for _, frame in play.steps[-1].frames]


def one_after_another(pictures):
    """Pictures as they are sent."""
    return [changes(before, picture) for before, picture in pairwise(["", *pictures])]


def put_together(sent):
    """What a reader makes of it."""
    before: list[str] = []
    for picture in sent:
        before = (
            pieces_of(picture)
            if isinstance(picture, str)
            else [before[p] if isinstance(p, int) else p for p in picture]
        )
        yield "".join(before)


def test_every_picture_can_be_put_together_again():
    pictures = reveal()
    assert len(pictures) > 3
    assert list(put_together(one_after_another(pictures))) == pictures


def test_after_the_first_little_is_sent():
    whole, *rest = one_after_another(reveal())
    assert isinstance(whole, str)
    for picture in rest:
        assert sum(len(piece) for piece in picture if isinstance(piece, str)) < len(whole) / 4


def test_without_pictures_nothing_is_sent():
    assert list(one_after_another(["", ""])) == ["", ""]

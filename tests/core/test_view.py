"""Views: for Python and for compiled code, made from either."""

import numpy as np
import pytest

from dolmen.core.game import games
from dolmen.core.plain import same
from dolmen.core.play import Play
from dolmen.core.record import record
from dolmen.core.seed import by_lot, seed_from
from dolmen.core.view import View
from dolmen.core.viewer import NOBODY

every_game = pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.name)


@every_game
def test_a_view_is_the_same_as_an_object_as_a_record_and_from_bytes(game):
    play = Play.new(game, seed=7)
    view = play.view(0)
    packed = view.pack(game.state)
    assert view.box.tobytes() == packed
    from_record, from_bytes = View(game, 0, view.box.copy()), View.unpack(game, 0, packed)
    assert same(from_record.copy(), view.copy()) and same(from_bytes.copy(), view.copy())
    assert from_bytes.pack(game.state) == packed


def test_a_view_knows_its_game_and_who_looks():
    view = Play.new("cairn", seed=7).view(1)
    assert view.game.name == "cairn" and view.viewer == 1


def test_each_form_is_made_once_and_only_when_it_is_asked_for():
    play = Play.new("cairn", seed=7)
    view = play.view(0)
    assert view.box is view.box
    waiting = View.unpack(play.game, 0, view.pack(play.game.state))
    assert vars(waiting) == {}
    assert waiting.place == view.place and waiting.place is waiting.place


@every_game
def test_a_glance_shows_every_viewer_the_same_as_a_sight_whatever_is_asked_for_first(game):
    play = Play.new(game, seed=7)
    while not play.over:
        for viewer in range(NOBODY, play.players):
            sight = play.sight(viewer)
            for first in (*game.public, *game.state.names):
                assert getattr(play.glance(viewer), first) == getattr(sight, first)
            assert same(play.glance(viewer), sight)
        play.act(by_lot(play.legal, seed_from(len(play.steps))))


def test_a_glance_is_hidden_only_when_more_than_public_numbers_is_asked_for(monkeypatch):
    play, hidden = Play.new("cairn", seed=7), []
    monkeypatch.setattr(play.rules, "hide", lambda view, viewer: hidden.append(viewer))
    glance = play.glance(1)
    assert (glance.phase, glance.player, glance.offered) == (0, play.player, -1) and not hidden
    assert len(glance.place) == len(glance.seen) and hidden == [1]


def test_a_glance_is_no_longer_good_once_the_game_has_gone_on():
    play = Play.new("cairn", seed=7)
    opened, unopened = play.glance(0), play.glance(0)
    place = list(opened.place)
    play.play("draw")
    assert opened.place == place
    with pytest.raises(RuntimeError, match="cairn: a glance is looked at when the game has gone on"):
        _ = unopened.place


def test_compiled_code_may_write_into_the_box_of_a_view_that_came_as_bytes():
    play = Play.new("cairn", seed=7)
    view = View.unpack(play.game, 0, play.view(0).pack(play.game.state))
    assert view.box.flags.writeable and view.box.dtype == play.game.state


def test_a_copy_of_a_view_is_a_state_that_can_be_changed_without_it():
    view = Play.new("cairn", seed=7).view(0)
    copied = view.copy()
    copied.place[0] = 99
    assert not isinstance(copied, View) and view.place[0] != 99


def test_a_field_that_a_game_does_not_have_is_missing_from_its_views():
    play = Play.new("cairn", seed=7)
    for view in (play.view(0), View.unpack(play.game, 0, play.view(0).pack(play.game.state))):
        with pytest.raises(AttributeError, match="'castle'"):
            _ = view.castle


@pytest.mark.parametrize("name", ["game", "viewer", "box", "copy", "tale"])
def test_a_state_has_no_field_by_a_name_that_views_use(name):
    with pytest.raises(ValueError, match=f"a field cannot be called '{name}'"):
        record((name, np.int64))


def test_a_glance_that_could_not_be_hidden_shows_nothing(monkeypatch):
    play = Play.new("cairn", seed=7)
    glance = play.glance(0)

    def fail(view, viewer):
        raise ValueError

    with monkeypatch.context() as broken:
        broken.setattr(play.rules, "hide", fail)
        for _ in range(2):
            with pytest.raises(ValueError):
                _ = glance.place
    assert glance.place == play.sight(0).place


def test_a_glance_at_a_step_that_was_taken_back_does_not_show_the_one_in_its_place():
    play = Play.new("keltis", seed=7)
    play.act(play.legal[0])
    glance = play.glance(0)
    play.undo()
    play.act(play.legal[1])
    with pytest.raises(RuntimeError, match="keltis: a glance is looked at when the game has gone on"):
        _ = glance.hand

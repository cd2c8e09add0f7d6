"""Every picture in every room and both languages: nothing wrong to look at, everything within reach, nothing told."""

import pytest

from dolmen.core.game import games
from dolmen.laws.boxes import EVERY_TURN
from dolmen.laws.suite.look import LOOKS, every_name_is_drawn, every_sentence_is_reached, nothing_is_wrong
from dolmen.laws.suite.pictures import every_action_is_reached, every_place_is_in_the_picture, every_view_draws
from dolmen.laws.suite.secrecy import a_swap_changes_nothing

IN_FOUR_ROOMS = (every_view_draws, every_action_is_reached, every_name_is_drawn, a_swap_changes_nothing)
every_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)


@every_game
@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.__name__)
def test_no_picture_has_a_fault_in_any_room(game, look):
    nothing_is_wrong(game, look, EVERY_TURN)


@every_game
def test_every_sentence_is_reached_in_every_room(game):
    every_sentence_is_reached(game, EVERY_TURN)


@every_game
@pytest.mark.parametrize("holds", IN_FOUR_ROOMS, ids=lambda holds: holds.__name__)
def test_a_law_of_pictures_holds_in_four_rooms_of_every_position(game, holds):
    holds(game, 4)


@every_game
def test_every_place_at_which_something_happens_is_in_the_pictures_of_all(game):
    every_place_is_in_the_picture(game, 3)

"""Every picture in every room: nothing wrong to look at, every sentence within reach."""

import pytest

from dolmen.core.game import games
from dolmen.laws.boxes import BOXES
from dolmen.laws.suite.look import LOOKS, every_sentence_is_reached, nothing_is_wrong

every_game = pytest.mark.parametrize("name", games())


@every_game
@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.__name__)
def test_no_picture_has_a_fault_in_any_room(name, look):
    nothing_is_wrong(games()[name], look, len(BOXES))


@every_game
def test_every_sentence_is_reached_in_every_room(name):
    every_sentence_is_reached(games()[name], len(BOXES))

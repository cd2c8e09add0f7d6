"""Every picture in every room: letters that can be read, nothing outside, every sentence within reach."""

import pytest

from dolmen.core.game import games
from dolmen.laws.boxes import BOXES
from dolmen.laws.suite.look import every_letter_can_be_read, every_sentence_is_reached, everything_is_in_the_room

LAWS = (every_letter_can_be_read, everything_is_in_the_room, every_sentence_is_reached)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("name", games())
def test_a_law_of_looks_holds_in_every_room(name, law):
    law(games()[name], len(BOXES))

"""The rooms that laws of pictures look at: all have their turn, in both languages, however few positions there are."""

import pytest

from dolmen.laws.boxes import BOXES, EVERY_TURN, turns
from dolmen.words import LANGUAGES


@pytest.mark.parametrize("positions", [1, 7, 26, 40])
def test_every_room_has_both_languages_by_and_by(positions):
    shown = list(turns(positions, 1))
    assert len(shown) == positions
    assert {turn for some in shown for turn in some} == {(box, language) for box in BOXES for language in LANGUAGES}


def test_a_position_has_as_many_rooms_as_are_asked_for_and_never_one_twice():
    assert [len(some) for some in turns(40, 4)] == [4] * 40
    assert [len({*some}) for some in turns(3, 100)] == [EVERY_TURN] * 3

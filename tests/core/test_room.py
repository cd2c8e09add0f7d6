"""The room of a picture: read from an address, handed to a game, or turned into one of two layouts."""

import pytest

from dolmen.core.contract.room import DESK, PHONE, Box, Drawing


def two_layouts(view, viewer, words, names=(), narrow=False):
    return "narrow" if narrow else "wide"


def by_room(view, viewer, words, names=(), box=DESK):
    return f"{box.width} by {box.height}"


@pytest.mark.parametrize(
    ("text", "box"),
    [
        ("984x560", Box(984, 560)),
        ("391x527c", Box(384, 520, True)),
        ("1x99999", Box(240, 4000)),
        ("x", None),
        ("12x", None),
        ("-8x9", None),
        ("٣x٣", None),
    ],
)
def test_a_box_is_read_in_whole_steps_and_within_reason(text, box):
    assert Box.read(text) == box


def test_a_picture_of_two_layouts_is_asked_for_the_one_that_fits():
    draw = Drawing(two_layouts)
    assert [draw(None, 0, None, box=Box(width, 700)) for width in (390, 800, 1000)] == ["narrow", "narrow", "wide"]
    assert draw(None, 0, None, narrow=True) == "narrow" and draw(None, 0, None) == "wide"
    assert draw.room(Box(360, 700)) == draw.room(Box(400, 640)) == PHONE


def test_a_picture_that_takes_a_box_gets_it():
    draw = Drawing(by_room)
    assert draw(None, 0, None, box=Box(800, 600)) == "800 by 600"
    assert draw(None, 0, None, narrow=True) == "390 by 600"
    assert draw.room(Box(800, 600)) == Box(800, 600)

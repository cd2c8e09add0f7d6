"""The room of a picture: read from an address, and handed to a game."""

import pytest

from dolmen.core.contract.room import DESK, Box, Drawing, bearing


def by_room(view, viewer, words, names=(), box=DESK):
    return f"{box.width} by {box.height}"


@pytest.mark.parametrize(
    ("text", "box"),
    [
        ("984x560", Box(984, 560)),
        ("391x527c", Box(384, 520, True)),
        ("1x99999", Box(320, 4000)),
        ("900x1", Box(896, 288)),
        ("x", None),
        ("12x", None),
        ("-8x9", None),
        ("٣x٣", None),
    ],
)
def test_a_box_is_read_in_whole_steps_and_within_reason(text, box):
    assert Box.read(text) == box


def test_a_picture_is_drawn_for_its_box():
    draw = Drawing(by_room)
    assert draw(None, 0, None, box=Box(800, 600)) == "800 by 600"
    assert draw(None, 0, None) == "1200 by 800"


def test_a_picture_bears_the_name_of_its_game_once():
    draw = Drawing(
        lambda view, viewer, words, names=(), box=DESK: '<svg class="picture"><g class="picture"/></svg>', "soup"
    )
    assert draw(None, 0, None) == '<svg class="picture soup"><g class="picture"/></svg>'
    assert bearing("soup", draw(None, 0, None)) == draw(None, 0, None)
    assert bearing("", "<svg>") == "<svg>"

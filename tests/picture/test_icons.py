"""The icons: they exist, they are drawn on one field, and they leave colours to the style."""

import re
from xml.etree import ElementTree

import pytest

from dolmen.picture import DYES, ICONS, SEATS, icon, icon_svg, style
from dolmen.picture.icons import DRAWINGS

# An icon that is used sees nothing above itself, so only rules without an ancestor reach it.
ALONE = {name for rule in re.findall(r"^(\.[^ {]+) \{", style(), re.MULTILINE) for name in rule.split(".")[1:]}
COMMON = [
    "cow",
    "sheep",
    "wolf",
    "jewel",
    "coin",
    "card",
    "stone",
    "tower",
    "chief",
    "warrior",
    "boy",
    "daughter",
    "bluff",
    "hostage",
    "screen",
    "hunter",
    "monk",
    "castle",
    "abbey",
    "piper",
    "shield",
    "damage",
    "clover",
    "tile",
    "discards",
    "marker",
    "passed",
    "round",
    "star",
    "bag",
    "cube",
    "shepherd",
    "village",
    "forest",
    "figure",
    "wish",
]


@pytest.mark.parametrize("path", sorted(DRAWINGS.glob("*.svg")), ids=lambda path: path.stem)
def test_a_drawing_has_the_common_field_and_takes_its_colours_from_the_style(path):
    drawing = ElementTree.parse(path).getroot()
    assert drawing.get("viewBox") == "0 0 24 24"
    for element in drawing.iter():
        assert not {"fill", "stroke", "style", "id"} & set(element.attrib), element.attrib
        assert set((element.get("class") or "").split()) <= ALONE


def test_the_things_of_the_games_have_icons():
    assert set(COMMON) <= set(ICONS)
    assert {seat.emblem for seat in SEATS} | set(DYES.values()) <= set(ICONS)


def test_an_icon_nobody_drew_is_refused_by_name():
    with pytest.raises(KeyError, match="unicorn"):
        icon("unicorn", 0, 0)


def test_an_icon_for_the_page_is_hidden_from_screen_readers():
    assert ElementTree.fromstring(icon_svg("cow")).get("aria-hidden") == "true"

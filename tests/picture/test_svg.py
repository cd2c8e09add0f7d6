"""The string builder: what people wrote stays text, and every document is well formed."""

from types import SimpleNamespace
from xml.etree import ElementTree

from dolmen.picture import at, group, icon, part, picture, piece, rect, rim, standalone, text

HOSTILE = '<script>alert("1")</script> & \' ]]>'
SVG = "{http://www.w3.org/2000/svg}"


def test_text_of_people_is_never_markup():
    drawn = ElementTree.fromstring(picture(10, 10, HOSTILE, HOSTILE, text(0, 0, HOSTILE)))
    assert drawn.find(f"{SVG}text").text == HOSTILE
    assert drawn.find(f"{SVG}title").text == HOSTILE
    assert drawn.find(f"{SVG}desc").text == HOSTILE
    assert not list(drawn.iter(f"{SVG}script"))


def test_attributes_of_a_part_keep_what_was_said():
    drawn = ElementTree.fromstring(part(rect(0, 0, 1, 1), HOSTILE, HOSTILE, HOSTILE, HOSTILE, rim(0, 0, 1, 1)))
    assert {drawn.get(name) for name in ("data-phrase", "data-label", "data-about", "data-piece")} == {HOSTILE}


def test_what_the_page_moves_has_no_transform_of_its_own():
    for drawn in (part("", "pass", "Pass"), piece("", "marker")):
        assert ElementTree.fromstring(drawn).get("transform") is None


def test_a_picture_with_parts_is_a_group_since_an_image_hides_its_content():
    assert 'role="img"' in picture(1, 1, "t", "d", rect(0, 0, 1, 1))
    assert 'role="group"' in picture(1, 1, "t", "d", part("", "pass", "Pass"))


def test_a_picture_brings_the_icons_it_uses_once_each_and_no_other():
    drawn = ElementTree.fromstring(picture(1, 1, "t", "d", icon("cow", 0, 0), icon("cow", 9, 9), icon("jewel", 0, 0)))
    assert [symbol.get("id") for symbol in drawn.iter(f"{SVG}symbol")] == ["i-cow", "i-jewel"]


def test_a_file_of_its_own_has_style_and_surface_and_stays_well_formed():
    drawn = ElementTree.fromstring(
        standalone(picture(1, 1, "t", "d", group(at(1, 2, text(0, 0, "a")), cls="on-paper")))
    )
    assert "--ink" in drawn.find(f"{SVG}style").text
    assert drawn.find(f"{SVG}rect").get("class") == "table"


def test_a_file_of_its_own_has_the_style_of_its_game_after_that_of_all(tmp_path):
    (tmp_path / "picture.css").write_text(".soup > .bowl { & + & { content: '<'; } }", "utf-8")
    svg = picture(1, 1, "t", "d", rect(0, 0, 1, 1))
    style = ElementTree.fromstring(standalone(svg, SimpleNamespace(folder=tmp_path))).find(f"{SVG}style").text
    assert style.index("--ink") < style.index(".soup > .bowl { & + & { content: '<'; } }")
    bare = SimpleNamespace(folder=tmp_path / "nothing")
    assert standalone(svg, bare) == standalone(svg)

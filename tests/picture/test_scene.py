"""A scene: who looks, who sits where, how wide it is; and pieces one below the other."""

from types import SimpleNamespace
from xml.etree import ElementTree

from dolmen.core.contract.room import DESK, Box
from dolmen.picture import Scene, at, column, lines, text

VIEW = SimpleNamespace(players=3)


def words(key, **details):
    return f"{key} {details}" if details else key


def test_a_scene_knows_who_sits_where_and_how_everybody_is_called():
    scene = Scene(VIEW, 1, words, ["Ada", "Bea"])
    assert (scene.me, scene.others) == (1, [2, 0])
    assert scene.names == ["Ada", "Bea", "player-number {'n': 3}"]


def test_a_scene_has_the_size_of_its_box():
    scene = Scene(VIEW, 0, words, box=Box(500, 330))
    assert (scene.width, scene.height) == (500, 330)
    assert Scene(VIEW, 0, words).box == DESK


def test_the_picture_of_a_scene_has_its_size_its_title_and_the_position_in_words():
    drawn = ElementTree.fromstring(
        Scene(VIEW, 0, words, box=Box(390, 600)).picture(text(0, 20, "x"), 77, "Nothing lies here.")
    )
    assert drawn.get("viewBox") == "0 0 390 77"
    assert [element.text for element in drawn][:2] == ["picture-title", "Nothing lies here."]


def test_pieces_of_a_column_stand_below_each_other_and_what_has_no_height_is_left_out():
    content, end = column([("a", 10), ("", 0), ("b", 20)], 5, 8, 4)
    assert content == at(5, 8, "a") + at(5, 22, "b")
    assert end == 46


def test_lines_are_written_step_by_step():
    assert lines(3, 20, ["one", "two"], 13, 17, "soft") == text(3, 20, "one", 13, "soft") + text(
        3, 37, "two", 13, "soft"
    )

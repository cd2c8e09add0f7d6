"""Where things go, and letters that fit."""

from hypothesis import given
from hypothesis import strategies as st
from rich.text import Text

from dolmen.picture import around, centred_row, fit, grid, huddle, row, shrink, width_of, wrap
from dolmen.picture.letters import cell, clip, mark, width


@given(st.text(), st.floats(20, 400), st.floats(12, 40))
def test_a_text_that_was_fitted_fits(words, room, size):
    assert width_of(fit(words, room, size), size) <= max(room, width_of("…", size))


@given(st.text(alphabet="abc de", max_size=200), st.integers(1, 5))
def test_wrapped_lines_are_at_most_so_many_and_fit(words, lines):
    done = wrap(words, 90, 14, lines)
    assert len(done) <= lines
    assert all(width_of(line, 14) <= 90 for line in done)


def test_letters_shrink_to_the_least_and_not_below():
    assert shrink("a", 100, 20) == 20
    assert shrink("a" * 90, 100, 20) == 12


def test_a_row_fills_its_width():
    cells = row(3, 10, 100, 5)
    assert cells[0][0] == 10
    assert cells[-1][0] + cells[-1][1] == 110


def test_a_centred_row_has_its_middle_in_the_middle():
    left, right = centred_row(2, 50, 20, 10)
    assert (left + right + 20) / 2 == 50


def test_things_huddle_when_there_is_no_room():
    assert huddle(3, 100, 20, 4) == 24
    assert 4 * huddle(5, 60, 20, 4) + 20 == 60


def test_a_grid_goes_row_by_row():
    assert list(grid(3, 2, 0, 0, 10, 7)) == [(0, 0), (10, 0), (0, 7)]


def test_the_viewer_sits_below_and_the_others_follow_in_seat_order():
    assert around(4, 2) == (2, [3, 0, 1])
    assert around(3, -1) == (0, [1, 2])


@given(st.text(st.characters(max_codepoint=0x24F)), st.integers(2, 30))
def test_a_cell_of_the_terminal_has_its_width(words, columns):
    assert width(clip(words, columns)) <= columns
    assert Text.from_markup(cell(words, columns, "bold")).cell_len == columns


def test_brackets_of_people_are_not_markup():
    for words in ("[red]x", "\\", "\\[/]", "[/]"):
        assert Text.from_markup(mark(words, "bold")).plain == words

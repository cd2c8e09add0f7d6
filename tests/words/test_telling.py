"""The table of what is told: rows, rows that depend on a detail, functions, and what is left out."""

from dolmen.words import By, Line, Named, Telling

STARTS, LAID, PASSED, DREW, SHUFFLED = range(5)


def drew(viewer, view, player, card):
    return Line.of("drew", player=Named(player), card=card) if viewer == player else None


told = Telling(
    {"card": lambda card: Line(f"card-{card}")},
    {
        STARTS: ("starts", "player"),
        LAID: ("laid", "player", "", "card", "points"),
        PASSED: By(1, (("passed", "player"), ("must-pass", "player"))),
        DREW: drew,
    },
)


def test_details_are_told_under_their_names_by_what_makes_them():
    assert told.tell((STARTS, 2), 0, None) == Line.of("starts", player=Named(2))
    wanted = Line.of("laid", player=Named(1), card=Line("card-7"), points=3)
    assert told.tell((LAID, 1, 99, 7, 3), 0, None) == wanted


def test_details_after_the_last_name_are_not_told():
    assert told.tell((STARTS, 2, 5, 6), 0, None) == Line.of("starts", player=Named(2))


def test_a_detail_chooses_the_row():
    assert told.tell((PASSED, 0, 0), 0, None).key == "passed"
    assert told.tell((PASSED, 0, 1), 0, None).key == "must-pass"


def test_a_function_is_told_who_hears_it():
    assert told.tell((DREW, 1, 7), 1, None) == Line.of("drew", player=Named(1), card=7)
    assert told.tell((DREW, 1, 7), 0, None) is None


def test_of_an_event_without_a_row_nothing_is_told():
    assert told.tell((SHUFFLED,), 0, None) is None

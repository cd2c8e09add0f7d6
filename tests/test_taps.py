"""The counting of taps: fewest parts, one more for a sheet, one more where a sentence goes on."""

from tests.taps import taps_for

SENTENCES = ["lay r1", "lay r2", "drop r1", "pass", "raid boy", "raid boy again"]


def test_parts_that_leave_a_sentence_alone_are_counted():
    assert taps_for("lay r1", SENTENCES, [("lay", False, False), ("r1", False, False)]) == 2
    assert taps_for("lay r2", SENTENCES, [("lay", False, False), ("r2", False, False)]) == 1
    assert taps_for("pass", SENTENCES, [("pass", False, False)]) == 1


def test_what_lies_on_a_sheet_or_goes_on_costs_one_tap_more_and_what_no_part_says_needs_a_button():
    assert taps_for("pass", SENTENCES, [("pass", True, False)]) == 2
    assert taps_for("raid boy", SENTENCES, [("raid", False, False), ("boy", False, False)]) == 3
    assert taps_for("lay r2", SENTENCES, [("r2", False, True), ("lay", False, False)]) == 2
    assert taps_for("pass", SENTENCES, [("lay", False, False)]) is None

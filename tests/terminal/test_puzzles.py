"""Puzzles at the terminal: solved, missed, shown and left."""

from dolmen.core.game import find_game
from dolmen.puzzles import find_puzzle

CAIRN = find_puzzle(find_game("cairn"))


def test_a_puzzle_is_solved_with_chances_reasons_and_the_truth(dolmen):
    result = dolmen("puzzles cairn --solve", [CAIRN.best[0]])
    assert result.exit_code == 0, result.output
    for told in ("✓ That is it.", "How often each action wins", "In that game", "As Maeve saw it", "1 solved of 1"):
        assert told in result.output


def test_a_wrong_answer_is_answered_kindly_and_the_solution_shown_on_request(dolmen):
    result = dolmen("puzzles cairn --solve --lang it", [CAIRN.beside, "mostra"])
    assert "C’è di meglio" in result.output and "L’azione migliore" in result.output
    assert "0 su 1" in result.output


def test_before_the_answer_nothing_hidden_is_shown(dolmen):
    result = dolmen("puzzles cairn --solve", ["quit"])
    assert "As Maeve saw it" not in result.output and "g5" not in result.output


def test_a_title_or_a_puzzle_that_is_not_there_is_said(dolmen):
    assert "has no puzzle" in dolmen("puzzles cairn --puzzle nothing").output

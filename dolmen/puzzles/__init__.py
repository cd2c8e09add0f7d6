"""Puzzles: decisions of games between bots with one clearly best action, which the adept misses.

`puzzle.py` is a puzzle as data, `find.py` the puzzles of a title, `solve.py` what becomes of an answer; `hunt/` finds
them, which needs Numba and nobody who solves them.
"""

from dolmen.puzzles.find import NoPuzzles, UnknownPuzzle, find_puzzle, of_the_day, puzzles_of, with_puzzles
from dolmen.puzzles.puzzle import Puzzle
from dolmen.puzzles.solve import Answer, Solving

__all__ = [
    "Answer",
    "NoPuzzles",
    "Puzzle",
    "Solving",
    "UnknownPuzzle",
    "find_puzzle",
    "of_the_day",
    "puzzles_of",
    "with_puzzles",
]

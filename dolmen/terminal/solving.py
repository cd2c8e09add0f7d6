"""Puzzles at the keyboard, one after another: the board, an answer, then what every action was worth and why."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console

from dolmen.core.game import Game
from dolmen.core.viewer import NOBODY
from dolmen.puzzles import Answer, Puzzle, Solving
from dolmen.puzzles.puzzle import hardness
from dolmen.terminal.alone import Alone, Left
from dolmen.terminal.board import board, log_lines, show_log
from dolmen.terminal.reader import Reader
from dolmen.terminal.speech import say
from dolmen.words import Texts, seat_names
from dolmen.words.names import BOT_NAMES
from dolmen.words.reasons import said

LINES = 6  # of the log before the question
BEST = 6  # actions whose chances are told


class Run(Alone):
    """A run of puzzles with whoever solves them."""

    WORD, COMMANDS, HELP = "solve", ("show", "skip", "quit"), "show"

    def __init__(self, game: Game, puzzles: Sequence[Puzzle], words: Texts, console: Console, reader: Reader):
        super().__init__(words, console, reader)
        self.game, self.puzzles = game, puzzles
        self.solved = 0
        self.is_done = False

    def run(self) -> None:
        """One puzzle after another; whoever has enough leaves at any of them."""
        self._say("solve-greeting", "bold", title=self.words("title"), n=len(self.puzzles))
        try:
            for number, puzzle in enumerate(self.puzzles, 1):
                self._solve(number, puzzle)
        except (Left, EOFError):
            pass
        self._say("solve-left", "dim", solved=self.solved, n=len(self.puzzles))

    def _solve(self, number: int, puzzle: Puzzle) -> None:
        self.solving, self.seat, self.is_done, self.tries = Solving(self.game, puzzle), puzzle.seat, False, 0
        self.play = self.solving.play
        own = seat_names(self.solving.game, self.play.sight(NOBODY), self.words)[self.seat]
        others = (BOT_NAMES[seat % len(BOT_NAMES)] for seat in range(puzzle.players))
        self.names = [own if seat == self.seat else name for seat, name in enumerate(others)]
        self._say("solve-number", "bold", n=number, most=len(self.puzzles), hardness=hardness(puzzle.level))
        show_log(self.console, [line for _, line in log_lines(self.play, self.seat, self.words, self.names)][-LINES:])
        self._show_board()
        self._say("page-puzzle-goal", "bold")
        menu = self._menu()
        self.console.print(menu.table())
        while not self.is_done:
            if sentence := self._ask(menu):
                self._answer(self.solving.answer(sentence))

    def _answer(self, answer: Answer) -> None:
        self.tries += 1
        details = {"chance": round(100 * answer.chance), "best": round(100 * answer.best_chance)}
        if not answer.is_right:
            self._say("puzzle-wrong", "cyan", **details)
            self._say("solve-again", "cyan", show=self._word("show"))
            return
        self.solved += self.tries == 1
        say(self.console, f"✓ {self.words('puzzle-right', **details)}", "green")
        self._tell()

    def _do_show(self) -> None:
        best, chance = self.solving.puzzle.ranked[0]
        self._say("puzzle-shown", "cyan", label=self._label(best), chance=round(100 * chance))
        self._tell()

    def _do_skip(self) -> None:
        self.is_done = True

    def _tell(self) -> None:
        """The chances, the reasons, what was played, and the truth."""
        puzzle = self.solving.puzzle
        self._say("page-puzzle-chances", "bold")
        for sentence, chance in puzzle.ranked[:BEST]:
            self._say("solve-chance", chance=f"{round(100 * chance):3}", label=self._label(sentence))
        if told := said(self.solving.reasons, self.words):
            self._say("script-puzzle-beside", "bold", label=self._label(puzzle.beside))
            for line in told:
                say(self.console, f"  {line}")
        self._say("script-puzzle-played", label=self._label(puzzle.played))
        for seat in range(puzzle.players):
            if seat != self.seat:
                self._say("script-puzzle-eyes", "bold", name=self.names[seat])
                self.console.print(board(self.play, self.play.sight(seat), seat, self.words, self.names))
        self.is_done = True

"""`dolmen replay`: a transcript, step by step."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from dolmen.core.play import Play
from dolmen.core.viewer import NOBODY
from dolmen.terminal.arguments import WORDS, Language
from dolmen.terminal.board import board, log_lines, result, show_log, view_of
from dolmen.terminal.keep import kept_seats, open_game
from dolmen.terminal.seats import ME, called, seated
from dolmen.terminal.speech import BadInput, say, screen, speak
from dolmen.words import Texts

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

File = Annotated[Path, typer.Argument(metavar="FILE", help=WORDS("about-file"))]
At = Annotated[int | None, typer.Option("--at", help=WORDS("about-at"), metavar="N")]
SeatWord = Annotated[str | None, typer.Option("--seat", help=WORDS("about-seat"), metavar="SEAT")]

KEYS = {
    "forward": ("right", "down", " ", "enter", "n"),
    "back": ("left", "up", "backspace", "p", "b"),
    "first": ("home", "g"),
    "last": ("end", "G"),
    "leave": ("q", "c-c", "c-d"),
}


def command(file: File, at: At = None, seat: SeatWord = None, lang: Language = None) -> None:
    play = open_game(file)
    words = speak(lang, play.game)
    viewer = seat_number(play, seat)
    sitters = seated(kept_seats(file) or ",".join([ME] * play.players))
    show = Showing(play, viewer, words, called(play, sitters, words), screen())
    if at is not None:
        if not 0 <= at <= len(play.steps):
            raise BadInput("error-no-such-step", asked=at, most=len(play.steps))
        show.step(at)
    elif sys.stdin.isatty() and sys.stdout.isatty():
        show.walk()
    else:
        show.all()


def seat_number(play: Play, word: str | None) -> int:
    """The player whose eyes we look through; a finished transcript may be seen by all."""
    if word is None:
        return NOBODY
    words = [play.seat_word(player) for player in range(play.players)]
    if word.lower() not in words:
        raise BadInput("error-no-such-seat", asked=word, possible=", ".join(words))
    return words.index(word.lower())


class Showing:
    """A transcript, looked at from one seat or, once the game is over, with everything open."""

    def __init__(self, play: Play, viewer: int, words: Texts, names: list[str], console: Console):
        self.play, self.viewer, self.words, self.names, self.console = play, viewer, words, names, console
        self.is_open = play.over and viewer == NOBODY

    def step(self, number: int) -> None:
        """The board after `number` steps, and what the last of them brought."""
        past = self.play.recall(number)
        view = view_of(past, self.viewer, self.is_open)
        say(self.console, self._heading(number), "bold")
        show_log(self.console, [line for after, line in self._lines() if after == number])
        self.console.print(board(past, view, self.viewer, self.words, self.names))
        if past.over:
            self.console.print(result(past, self.words, self.names))

    def _lines(self) -> list[tuple[int, str]]:
        return log_lines(self.play, self.viewer, self.words, self.names)

    def _heading(self, number: int) -> str:
        heading = self.words("step-of", n=number, most=len(self.play.steps))
        if number == 0:
            return heading
        step, notation = self.play.steps[number - 1], self.play.game.notation
        is_sealed = not self.play.over and self.play.game.story.is_sealed(self.play, number - 1, self.viewer)
        sentence = notation.public(step.action) if is_sealed else notation.sentence(step.action)
        return f"{heading} · {self.play.seat_word(step.player)}: {sentence}"

    def all(self) -> None:
        """The whole log and the last board, for pipes."""
        show_log(self.console, [line for _, line in self._lines()])
        self.step(len(self.play.steps))

    def walk(self) -> None:
        """Goes back and forth with the keys."""
        number, last, turner = 0, len(self.play.steps), page_turner()
        wish = ""
        while wish != "leave":
            self.console.clear()
            self.step(number)
            wish = turner.prompt(self.words("replay-keys") + " ")
            number = {"forward": min(number + 1, last), "back": max(number - 1, 0), "first": 0, "last": last}.get(
                wish, number
            )


def page_turner() -> PromptSession[str]:
    """Something that asks for one key, and answers what it stands for."""
    from prompt_toolkit import PromptSession
    from prompt_toolkit.key_binding import KeyBindings

    bindings = KeyBindings()
    for wish, keys in KEYS.items():
        for key in keys:
            bindings.add(key, eager=True)(lambda event, wish=wish: event.app.exit(result=wish))
    return PromptSession(key_bindings=bindings)

"""Somebody alone at the keyboard, in a lesson or before a puzzle: the board, what can be chosen, and a few commands."""

from __future__ import annotations

from rich.console import Console

from dolmen.core.play import Play
from dolmen.terminal.board import board
from dolmen.terminal.menu import Menu, WordCompleter, number_in
from dolmen.terminal.reader import Reader
from dolmen.terminal.session import LONGEST_LINE
from dolmen.terminal.speech import say
from dolmen.words import Texts
from dolmen.words.why import why_not


class Left(Exception):
    """Whoever sits here leaves."""


class Alone:
    """A seat in a game that nobody else plays. Texts of commands begin with WORD; `_do_NAME` does each."""

    WORD = ""
    COMMANDS: tuple[str, ...] = ()
    HELP = ""  # the command that is named to whoever types something unknown
    play: Play
    seat: int
    names: list[str]

    def __init__(self, words: Texts, console: Console, reader: Reader):
        self.words, self.console, self.reader = words, console, reader

    def _say(self, key: str, style: str = "", **details: object) -> None:
        say(self.console, self.words(key, **details), style)

    def _show_board(self) -> None:
        self.console.print(board(self.play, self.play.sight(self.seat), self.seat, self.words, self.names))

    def _label(self, sentence: str) -> str:
        game, sight = self.play.game, self.play.sight(self.seat)
        return self.words.say(game.story.label(game.notation.parse(sentence), sight), self.names)

    def _ask(self, menu: Menu) -> str:
        """Asks until a sentence is chosen, which is returned, or a command has done something: then nothing is."""
        typed = self.reader.ask("› ", self._completer(menu), self._toolbar())[:LONGEST_LINE]
        word = self._command(typed)
        if word and typed.lower() not in menu.sentences:
            getattr(self, f"_do_{word}")()
            return ""
        meant = menu.meant(typed) if typed else []
        if len(meant) == 1:
            return meant[0]
        if meant or not typed:
            menu.open_up(meant or None)
            self.console.print(menu.table())
        else:
            self._explain(typed, menu)
        return ""

    def _menu(self) -> Menu:
        return Menu(self.play.sentences, self._label, lambda n: self.words("more-choices", n=n))

    def _completer(self, menu: Menu) -> WordCompleter:
        return WordCompleter(menu, {self._word(c): self.words(f"{self.WORD}-{c}-help") for c in self.COMMANDS})

    def _toolbar(self) -> str:
        return " · ".join(f"{self._word(c)}: {self.words(f'{self.WORD}-{c}-help')}" for c in self.COMMANDS)

    def _explain(self, typed: str, menu: Menu) -> None:
        """The engine's own reason why not, where it has one."""
        number = number_in(typed)
        why = None if number is not None else why_not(self.play, typed, self.seat)
        if why is not None:
            say(self.console, self.words.say(why, self.names), "cyan")
        elif number is not None:
            self._say("no-such-number", "cyan", n=number, most=len(menu.shown))
        else:
            self._say("no-such-choice", "cyan", asked=typed, help=self._word(self.HELP))

    def _word(self, command: str) -> str:
        return self.words(f"{self.WORD}-{command}")

    def _command(self, typed: str) -> str:
        return next((c for c in self.COMMANDS if typed.lower() in (c, self._word(c))), "")

    def _do_quit(self) -> None:
        raise Left

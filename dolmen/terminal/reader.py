"""Where answers come from: a person at the keyboard, or lines of a script."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from typing import Protocol

from prompt_toolkit.completion import Completer
from rich.console import Console


class Reader(Protocol):
    """Asks for a line. EOFError when there is no more, KeyboardInterrupt on Ctrl-C."""

    is_live: bool  # a person is watching

    def ask(self, prompt: str, completer: Completer | None = None, toolbar: str = "") -> str: ...

    def wait(self, prompt: str) -> str: ...


class LineReader:
    """Reads a script, a sentence a line; empty lines and those that begin with # do not count."""

    is_live = False

    def __init__(self, console: Console):
        self.console = console
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # bytes that are no text are odd words, and no end

    def ask(self, prompt: str, completer: Completer | None = None, toolbar: str = "") -> str:
        self.console.print(prompt, markup=False, end="", soft_wrap=True)
        while line := sys.stdin.readline():
            answer = line.strip()
            if answer and not answer.startswith("#"):
                self.console.print(answer, markup=False, soft_wrap=True)
                return answer
        raise EOFError

    def wait(self, prompt: str) -> str:
        self.console.print(prompt, markup=False)
        return ""


class PromptReader:
    """Asks a person, with completion and a line of hints at the bottom.

    Nothing is remembered from line to line: whoever comes to the keyboard next must not find what the last one typed.
    """

    is_live = True

    def __init__(self) -> None:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.history import DummyHistory

        # A session keeps its completer and its toolbar, so that moves and other questions have one each.
        self.moves: PromptSession[str] = PromptSession(history=DummyHistory())
        self.others: PromptSession[str] = PromptSession(history=DummyHistory())

    def ask(self, prompt: str, completer: Completer | None = None, toolbar: str = "") -> str:
        from prompt_toolkit.formatted_text import FormattedText

        shown = FormattedText([("bold ansigreen", prompt)])
        if completer is None:
            return self.others.prompt(shown).strip()
        answer = self.moves.prompt(
            shown, completer=completer, complete_while_typing=True, bottom_toolbar=toolbar, reserve_space_for_menu=5
        )
        return answer.strip()

    def wait(self, prompt: str) -> str:
        return self.ask(prompt + " ")


def reader_for(console: Console) -> Reader:
    """A person where there is a terminal, else a script."""
    return PromptReader() if sys.stdin.isatty() and sys.stdout.isatty() else LineReader(console)

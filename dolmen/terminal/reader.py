"""Where answers come from: a person at the keyboard, or lines of a script."""

from __future__ import annotations

import sys
from typing import Protocol

from prompt_toolkit.completion import Completer
from rich.console import Console


class Reader(Protocol):
    """Asks for a line. EOFError when there is no more, KeyboardInterrupt on Ctrl-C."""

    is_live: bool  # a person is watching

    def ask(self, prompt: str, completer: Completer | None = None, toolbar: str = "") -> str: ...

    def wait(self, prompt: str) -> None: ...


class LineReader:
    """Reads a script, a sentence a line; empty lines and those that begin with # do not count."""

    is_live = False

    def __init__(self, console: Console):
        self.console = console

    def ask(self, prompt: str, completer: Completer | None = None, toolbar: str = "") -> str:
        while line := sys.stdin.readline():
            answer = line.strip()
            if answer and not answer.startswith("#"):
                self.console.print(prompt + answer, markup=False)
                return answer
        raise EOFError

    def wait(self, prompt: str) -> None:
        self.console.print(prompt, markup=False)


class PromptReader:
    """Asks a person, with completion, history and a line of hints at the bottom."""

    is_live = True

    def __init__(self) -> None:
        from prompt_toolkit import PromptSession

        self.session: PromptSession[str] = PromptSession()

    def ask(self, prompt: str, completer: Completer | None = None, toolbar: str = "") -> str:
        from prompt_toolkit.formatted_text import FormattedText

        answer = self.session.prompt(
            FormattedText([("bold ansigreen", prompt)]),
            completer=completer,
            complete_while_typing=True,
            bottom_toolbar=toolbar or None,
            reserve_space_for_menu=5,
        )
        return answer.strip()

    def wait(self, prompt: str) -> None:
        self.ask(prompt)


def reader_for(console: Console) -> Reader:
    """A person where there is a terminal, else a script."""
    return PromptReader() if sys.stdin.isatty() and sys.stdout.isatty() else LineReader(console)

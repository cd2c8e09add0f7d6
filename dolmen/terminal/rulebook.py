"""The rules for players, as the game's folder tells them."""

from __future__ import annotations

import os

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from dolmen.core.game import Game
from dolmen.words import Texts
from dolmen.words.rulebook import without_marks


def show_rules(game: Game, words: Texts, console: Console, is_live: bool) -> None:
    """Prints the rules; a page at a time where somebody can turn pages."""
    path = game.folder / f"rules.{words.language}.md"
    if not path.exists():
        console.print(Text(words("no-rules", title=words("title")), "yellow"))
    elif is_live:
        os.environ.setdefault("LESS", "-R")  # lets colours through
        os.environ.setdefault("LESSCHARSET", "utf-8")
        with console.pager(styles=True):
            console.print(Markdown(without_marks(path.read_text("utf-8"))), width=min(console.width, 90))
    else:
        console.print(Markdown(without_marks(path.read_text("utf-8"))))

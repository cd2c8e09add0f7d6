"""`dolmen games`: what can be played."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from dolmen.core.game import Game, broken_games, games
from dolmen.core.options import Option
from dolmen.terminal.arguments import Language
from dolmen.terminal.speech import say, screen, speak
from dolmen.words import Texts, texts


def command(lang: Language = None) -> None:
    words = speak(lang)
    table = Table(show_lines=True, header_style="bold")
    for column in ("column-name", "column-title", "column-players", "column-minutes", "column-options"):
        table.add_column(words(column), overflow="fold")
    for game in games().values():
        own = texts(words.language, game)
        title = Text.assemble((own("title"), "bold"), _mark(game, words), "\n", (own("summary"), "dim"))
        options = Text("\n").join(_option(game, option, own) for option in game.options)
        table.add_row(
            Text(game.name, "cyan"), title, _span(game.players[0], game.players[-1]), _span(*game.minutes), options
        )
    console = screen()
    console.print(table)
    for name, faults in broken_games().items():
        say(console, words("games-broken", name=name), "red")
        for fault in faults:
            say(console, f"  · {fault}")


def _mark(game: Game, words: Texts) -> str:
    return f" ({words('games-template')})" if game.is_template else ""


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"


def _option(game: Game, option: Option, words: Texts) -> Text:
    """`cost = 6 | 4` and what it is about; values that depend on the players are those for the fewest."""
    values = option.choices(game.players[0])
    shown = " | ".join(values if len(values) <= 6 else (*values[:3], "…"))
    return Text.assemble(
        (option.name, "bold cyan"), " = ", (shown, "cyan"), "\n", (words(f"option-{option.name}"), "dim")
    )

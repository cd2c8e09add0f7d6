"""`dolmen rules`: the rules for players."""

from __future__ import annotations

from dolmen.core.game import find_game
from dolmen.terminal.arguments import GameName, Language
from dolmen.terminal.rulebook import show_rules
from dolmen.terminal.speech import screen, speak


def command(game: GameName, lang: Language = None) -> None:
    found, console = find_game(game), screen()
    show_rules(found, speak(lang, found), console, console.is_terminal)

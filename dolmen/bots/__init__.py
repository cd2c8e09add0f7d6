"""Bots: each takes a view, gives an action, and knows no game by name.

`bot.py` says what a bot is, `find.py` finds one by its word. A level (level.py) is a name for a module of this folder:
plain functions over the contract, so that one source runs compiled and interpreted.
"""

from dolmen.bots.analysis import Analysis, Prospect
from dolmen.bots.bot import ALONE, FOREVER, Bot, Budget, IllegalChoice, ask, ask_why, at_table
from dolmen.bots.find import find_bot, get_ready
from dolmen.bots.level import UnknownBot, find_level, levels, usual
from dolmen.bots.level_bot import level_bot
from dolmen.bots.reasons import Reason, beside_next_best, reasons

__all__ = [
    "ALONE",
    "FOREVER",
    "Analysis",
    "Bot",
    "Budget",
    "IllegalChoice",
    "Prospect",
    "Reason",
    "UnknownBot",
    "ask",
    "ask_why",
    "at_table",
    "beside_next_best",
    "find_bot",
    "find_level",
    "get_ready",
    "level_bot",
    "levels",
    "reasons",
    "usual",
]

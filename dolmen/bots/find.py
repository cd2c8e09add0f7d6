"""Bots by their word: a level, `my_file:MyBot` (a class in reach of Python), or `exec:./mybot` (a program)."""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
from collections.abc import Iterable

from dolmen.bots.bot import ALONE, SIGNATURE, Bot, Budget
from dolmen.bots.level import UnknownBot, find_level, levels
from dolmen.bots.level_bot import level_bot
from dolmen.bots.program import PREFIX, Program
from dolmen.core.game import Game


class NotABot(UnknownBot):
    """Something in reach of Python that is no bot."""

    key = "error-not-a-bot"

    def sentence(self) -> str:
        return f"{{asked}} is not a bot: a bot is a class that derives from dolmen.Bot and has {SIGNATURE}".format(
            **self.details
        )


def find_bot(word: str, budget: Budget = ALONE) -> Bot:
    """A level by its name, a bot of one's own as `module:Class`, or a program as `exec:command`."""
    if word.startswith(PREFIX):
        return Program(word, budget.seconds)
    if ":" in word:
        return own_bot(word)
    return level_bot(find_level(word), budget)


def get_ready(game: Game, words: Iterable[str], budget: Budget = ALONE) -> None:
    """Makes bots ready before the clock of any of them runs, and before the threads of many games would all do so."""
    for word in dict.fromkeys(words):
        find_bot(word, budget).get_ready(game)


def own_bot(word: str) -> Bot:
    """The bot of a class, made without arguments; what goes wrong inside its module is its author's to see."""
    name, _, kind = word.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    if not is_in_reach(name):
        raise UnknownBot(asked=word, possible=", ".join(levels()))
    found = getattr(importlib.import_module(name), kind, None)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise NotABot(asked=word)
    return found()


def is_in_reach(module: str) -> bool:
    """Whether Python finds a module of that name."""
    if not all(part.isidentifier() for part in module.split(".")):
        return False
    try:
        return importlib.util.find_spec(module) is not None
    except ModuleNotFoundError:  # nor the package that it would be in
        return False

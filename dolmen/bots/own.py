"""Bots by their word: a level, `my_file:MyBot` (a class in reach of Python), or `exec:./mybot` (a program)."""

from __future__ import annotations

import importlib
import os
import sys

from dolmen.bots import Bot, UnknownBot, known, levels
from dolmen.bots.program import PREFIX, Program


def find_bot(word: str) -> str | Bot | Program:
    """A level by its name, a bot of one's own as `module:Class`, or a program as `exec:command`."""
    if word.startswith(PREFIX):
        return Program(word)
    module, colon, name = word.partition(":")
    if not colon:
        return known(word)
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        bot = getattr(importlib.import_module(module), name)()
    except (ImportError, AttributeError, TypeError, ValueError):
        raise UnknownBot(asked=word, possible=", ".join(levels())) from None
    if not callable(getattr(bot, "choose", None)):
        raise UnknownBot(asked=word, possible=", ".join(levels()))
    return bot

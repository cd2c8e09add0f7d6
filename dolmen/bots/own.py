"""Bots that somebody wrote in Python: `my_file:MyBot` is the class MyBot of the module my_file, in reach of Python."""

from __future__ import annotations

import importlib
import os
import sys

from dolmen.bots import Bot, UnknownBot, known, levels


def find_bot(word: str) -> str | Bot:
    """A level by its name, or a bot of one's own as `module:Class`."""
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

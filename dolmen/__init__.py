"""Dolmen: board games with hidden information, to play, to study and to teach to machines.

This is the front door (docs/library.md): `dolmen.new("tain", players=3)`. What stands behind a name is imported when
the name is first used, so that nobody waits for what they do not need.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__version__ = "0.1.0"

if TYPE_CHECKING:
    from dolmen import study
    from dolmen.bots import Bot, IllegalChoice, UnknownBot, levels
    from dolmen.core.batch import Batch
    from dolmen.core.errors import DolmenError
    from dolmen.core.seed import Seed
    from dolmen.core.view import View
    from dolmen.core.viewer import EVERYBODY, FULL, NOBODY
    from dolmen.library import Answer, Candidate, DrawnView, Play, Title, load, new, titles
else:
    HOMES = {
        "dolmen.bots": ("Bot", "IllegalChoice", "UnknownBot", "levels"),
        "dolmen.core.batch": ("Batch",),
        "dolmen.core.errors": ("DolmenError",),
        "dolmen.core.seed": ("Seed",),
        "dolmen.core.view": ("View",),
        "dolmen.core.viewer": ("EVERYBODY", "FULL", "NOBODY"),
        "dolmen.library": ("Answer", "Candidate", "DrawnView", "Play", "Title", "load", "new", "titles"),
    }

    ROOMS = ("study",)  # rooms that are entered by their own name: `dolmen.study.run`

    def __getattr__(name):
        from importlib import import_module

        if name in ROOMS:
            return import_module(f"dolmen.{name}")
        for home, names in HOMES.items():
            if name in names:
                return globals().setdefault(name, getattr(import_module(home), name))
        raise AttributeError(f"dolmen has no {name!r}; it has {', '.join(__all__)}")

    def __dir__():
        return sorted({*globals(), *__all__})


__all__ = [
    "EVERYBODY",
    "FULL",
    "NOBODY",
    "Answer",
    "Batch",
    "Bot",
    "Candidate",
    "DolmenError",
    "DrawnView",
    "IllegalChoice",
    "Play",
    "Seed",
    "Title",
    "UnknownBot",
    "View",
    "__version__",
    "levels",
    "load",
    "new",
    "study",
    "titles",
]

"""The levels that people choose by name, the weakest first."""

from __future__ import annotations

from dataclasses import dataclass

from dolmen.core.errors import DolmenError
from dolmen.core.native import has_compiler


class UnknownBot(DolmenError):
    """A bot that is not to be found."""

    key = "error-unknown-bot"

    def sentence(self) -> str:
        return "there is no bot {asked!r}; there are {possible}".format(**self.details)


@dataclass(frozen=True)
class Level:
    """A name, the module of this folder that plays under it, and how long a move takes if it thinks ahead."""

    name: str
    module: str
    seconds: float = 0.0
    belief: bool | None = None  # whether it weighs its guesses; None: where that is known to help

    @property
    def searches(self) -> bool:
        """Whether it thinks ahead: that runs compiled only."""
        return self.seconds > 0


RANDOM = Level("random", "random")
NOVICE = Level("novice", "novice")
ADEPT = Level("adept", "adept")
MASTER = Level("master", "search", 1.0)
CHAMPION = Level("champion", "champion", 5.0)

LEVELS = (RANDOM, NOVICE, ADEPT, MASTER, CHAMPION)
OTHER_NAMES = {  # that are found, and not offered
    "heuristic": ADEPT,  # as it was called at first: tables and files that say so play on
    "master@1": MASTER,  # the levels that search by the judge alone, for the arena
    "champion@1": Level("champion@1", "search", 10.0),
    "net": Level("net", "net"),  # the bare network, which plays what it thinks best
    "net-drawn": Level("net-drawn", "net"),  # the same, drawing among what it thinks good
    "net-advised": Level("net-advised", "net"),  # the same, with the adept's say where the title's champion asks for it
    "lookahead": Level("lookahead", "lookahead", 1.0),  # the network, which imagines what may come of each action
    "lookahead-blind": Level("lookahead-blind", "lookahead", 1.0, False),  # the same, every guess as likely
    "lookahead-weighed": Level("lookahead-weighed", "lookahead", 1.0, True),  # the same, guesses always weighed
}


def levels() -> tuple[str, ...]:
    """The levels that can play here, the weakest first. Those that search need Numba."""
    return tuple(level.name for level in LEVELS if has_compiler() or not level.searches)


def usual() -> str:
    """The strongest level that answers within about a second: for hints, and for seats that somebody left."""
    return MASTER.name if has_compiler() else ADEPT.name


def find_level(name: str) -> Level:
    """The level of that name."""
    for level in LEVELS:
        if level.name == name:
            return level
    if name in OTHER_NAMES:
        return OTHER_NAMES[name]
    raise UnknownBot(asked=name, possible=", ".join(levels()))

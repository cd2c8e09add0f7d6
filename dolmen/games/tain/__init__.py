"""Táin: raids, guards and bluffs among Celtic clans, for two to four."""

from dolmen.core.errors import BadOption
from dolmen.core.folder import game_in
from dolmen.core.options import Option

from .board import DISCARDS, MARKERS, ROUNDS, STARTS, clan_values


def agrees(players, chosen):
    """R46: a clan that is not in play cannot start."""
    possible = ("random", *chosen["clans"].split())
    if chosen["start"] not in possible:
        raise BadOption(option="start", asked=chosen["start"], possible=" | ".join(possible))


GAME = game_in(
    __name__,
    players=range(2, 5),
    minutes=(30, 45),
    version=1,
    options=(
        Option("clans", clan_values),
        Option("active_marker", MARKERS),
        Option("discards", DISCARDS),
        Option("rounds", tuple(str(rounds) for rounds in ROUNDS)),
        Option("start", STARTS),
    ),
    agrees=agrees,
)

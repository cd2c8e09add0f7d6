"""Táin: raids, guards and bluffs among Celtic clans, for two to four."""

from pathlib import Path

from dolmen.core.errors import BadOption
from dolmen.core.game import Game
from dolmen.core.options import Option
from dolmen.games.tain import notation, rules, story
from dolmen.games.tain.board import (
    ACTIONS,
    DISCARDS,
    LONGEST,
    MARKERS,
    MOST_LEGAL,
    PLANES,
    ROUNDS,
    STARTS,
    STATE,
    clan_values,
)
from dolmen.games.tain.check import INVARIANTS
from dolmen.games.tain.picture import draw
from dolmen.games.tain.sketch import sketch


def agrees(players, chosen):
    """R46: a clan that is not in play cannot start."""
    possible = ("random", *chosen["clans"].split())
    if chosen["start"] not in possible:
        raise BadOption(option="start", asked=chosen["start"], possible=" | ".join(possible))


GAME = Game(
    name="tain",
    folder=Path(__file__).parent,
    players=range(2, 5),
    minutes=(30, 45),
    version=1,
    state=STATE,
    actions=ACTIONS,
    most_legal=MOST_LEGAL,
    longest=LONGEST,
    rules=rules,
    invariants=INVARIANTS,
    notation=notation,
    planes=PLANES,
    story=story,
    picture=draw,
    sketch=sketch,
    options=(
        Option("clans", clan_values),
        Option("active_marker", MARKERS),
        Option("discards", DISCARDS),
        Option("rounds", tuple(str(rounds) for rounds in ROUNDS)),
        Option("start", STARTS),
    ),
    agrees=agrees,
)

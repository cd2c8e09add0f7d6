"""Mac Robber: Highland clans, their followers and their cattle, for three to five."""

from pathlib import Path

from dolmen.core.game import Game
from dolmen.core.options import Option
from dolmen.games.mac_robber import notation, rules, story
from dolmen.games.mac_robber.board import (
    ACTIONS,
    ASSAULT_DRAW,
    ASSAULT_WIN,
    DISCARD_PILE,
    EXCHANGE_SIZES,
    FEWEST_PLAYERS,
    FIRST_ACTION,
    GREEN_ZERO,
    LONGEST,
    MOST_LEGAL,
    MOST_PLAYERS,
    REFILLS,
    SCORE_FLOOR,
    START_PLAYER,
    STATE,
)
from dolmen.games.mac_robber.check import INVARIANTS
from dolmen.games.mac_robber.picture import draw
from dolmen.games.mac_robber.sketch import sketch
from dolmen.games.mac_robber.tensor import PLANES

GAME = Game(
    name="mac_robber",
    folder=Path(__file__).parent,
    players=range(FEWEST_PLAYERS, MOST_PLAYERS + 1),
    minutes=(45, 60),
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
        Option("first_action", FIRST_ACTION),
        Option("assault_win", ASSAULT_WIN),
        Option("assault_draw", ASSAULT_DRAW),
        Option("refill", REFILLS),
        Option("exchange", EXCHANGE_SIZES),
        Option("score_floor", SCORE_FLOOR),
        Option("discard_pile", DISCARD_PILE),
        Option("green_zero", GREEN_ZERO),
        Option("start_player", START_PLAYER),
    ),
)

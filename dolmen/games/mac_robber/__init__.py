"""Mac Robber: Highland clans, their followers and their cattle, for three to five."""

from dolmen.core.folder import game_in
from dolmen.core.options import Option

from .board import (
    ASSAULT_DRAW,
    ASSAULT_WIN,
    DISCARD_PILE,
    EXCHANGE_SIZES,
    FEWEST_PLAYERS,
    FIRST_ACTION,
    GREEN_ZERO,
    MOST_PLAYERS,
    REFILLS,
    SCORE_FLOOR,
    START_PLAYER,
)

GAME = game_in(
    __name__,
    players=range(FEWEST_PLAYERS, MOST_PLAYERS + 1),
    minutes=(45, 60),
    version=1,
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

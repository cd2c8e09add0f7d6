"""Keltis: rising and falling rows of cards move figures along paths of stones, for two to four."""

from dolmen.core.folder import game_in
from dolmen.core.options import Option

from .board import BROWSE, CLOVER_CLASSIC, CLOVER_NEW_PATHS, GAMES, ROW_RULES, STALL_ROUNDS, start_values
from .maps import BOARD_WORDS

GAME = game_in(
    __name__,
    players=range(2, 5),
    minutes=(30, 40),
    version=1,
    options=(
        Option("board", BOARD_WORDS),
        Option("clover_new_paths", CLOVER_NEW_PATHS),
        Option("clover_classic", CLOVER_CLASSIC),
        Option("row_rule", ROW_RULES),
        Option("rounds", tuple(str(games) for games in GAMES)),
        Option("discard_browse", BROWSE),
        Option("start_player", start_values),
        Option("stall_rounds", tuple(str(rounds) for rounds in STALL_ROUNDS)),
    ),
)

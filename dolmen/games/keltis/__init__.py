"""Keltis: rising and falling rows of cards move figures along paths of stones, for two to four."""

from pathlib import Path

from dolmen.core.game import Game
from dolmen.core.options import Option
from dolmen.games.keltis import notation, rules, story
from dolmen.games.keltis.board import (
    ACTIONS,
    BROWSE,
    CLOVER_CLASSIC,
    CLOVER_NEW_PATHS,
    GAMES,
    LONGEST,
    MOST_LEGAL,
    PLANES,
    ROW_RULES,
    STALL_ROUNDS,
    STATE,
    start_values,
)
from dolmen.games.keltis.check import INVARIANTS
from dolmen.games.keltis.maps import BOARD_WORDS
from dolmen.games.keltis.picture import draw
from dolmen.games.keltis.sketch import sketch

GAME = Game(
    name="keltis",
    folder=Path(__file__).parent,
    players=range(2, 5),
    minutes=(30, 40),
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

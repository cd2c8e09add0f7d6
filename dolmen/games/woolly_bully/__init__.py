"""Woolly Bully: fields, fences and wolves round a village, for two to four shepherds."""

from pathlib import Path

from dolmen.core.game import Game
from dolmen.core.options import Option
from dolmen.games.woolly_bully import notation, rules, story
from dolmen.games.woolly_bully.board import ACTIONS, DATA, LONGEST, MOST_LEGAL, STATE
from dolmen.games.woolly_bully.check import INVARIANTS
from dolmen.games.woolly_bully.picture import draw
from dolmen.games.woolly_bully.sketch import sketch
from dolmen.games.woolly_bully.tensor import PLANES

GAME = Game(
    name="woolly_bully",
    folder=Path(__file__).parent,
    players=range(2, 5),
    minutes=(25, 40),
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
    options=tuple(
        Option(name, tuple(str(value) for value in option["values"])) for name, option in DATA["options"].items()
    ),
)

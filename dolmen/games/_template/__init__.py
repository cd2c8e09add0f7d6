"""Cairn: a small game for two to four, the template for new ones."""

from pathlib import Path

from dolmen.core.game import Game
from dolmen.core.options import Option
from dolmen.games._template import notation, rules, story
from dolmen.games._template.board import ACTIONS, LONGEST, MOST_LEGAL, PLANES, STATE
from dolmen.games._template.check import INVARIANTS
from dolmen.games._template.picture import draw
from dolmen.games._template.sketch import sketch

GAME = Game(
    name="cairn",
    folder=Path(__file__).parent,
    players=range(2, 5),
    minutes=(5, 10),
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
    options=(Option("first_player", ("random", "first")), Option("cost", ("6", "4"))),
)

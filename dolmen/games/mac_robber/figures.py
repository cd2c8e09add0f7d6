"""Mac Robber: the figures of the rules for players, all from one round that can be replayed."""

from dolmen.core.contract.room import Box
from dolmen.core.viewer import NOBODY
from dolmen.picture.svg import at
from dolmen.words import played

from .picture_clan import board
from .picture_scene import MacRobberScene
from .picture_score import scoring_stage
from .picture_told import described
from .picture_turn import stage

PLAYERS, OPTIONS, SEED = 3, {"start_player": "first_seat"}, 14
WIDTH = 390
NAMES = ("Campbell", "MacDonald", "MacGregor")  # as the rules call the clans
# Clan Campbell's turn, up to its end; then the other two, up to the scoring.
CASTLE = ("castle",)
ASSAULT = (*CASTLE, "estate red draw", "assault macdonald")
COMBATS = (*ASSAULT, "play 3 piper", "play 3", "play 4", "play 3", "play 3", "play 2")
CAMPBELL = (*COMBATS, "steal cattle", "discard 1 2", "discard 1 2")
ROUND = (*CAMPBELL, "cattle", "piper", "end turn", "monks 2", "end turn")


def example(sentences):
    """The round of the examples after some of its sentences."""
    return played(__package__, sentences, PLAYERS, OPTIONS, SEED)


def drawn(words, sentences, viewer, draw, high):
    """A part of the table after some sentences, with what is heard of it."""
    sight = example(sentences).sight(viewer)
    scene = MacRobberScene(sight, viewer, words, NAMES, Box(WIDTH, high))
    return scene.picture(at(2, 2, draw(scene, WIDTH - 4, high - 5)), described(scene))


def clan_board(scene, w, h):
    return board(scene, 0, w, h)


FIGURES = {
    "turn": lambda words: drawn(words, (), 0, stage, 300),
    "limit": lambda words: drawn(words, CASTLE, 0, stage, 300),
    "board": lambda words: drawn(words, CAMPBELL, NOBODY, clan_board, 150),
    "assault": lambda words: drawn(words, COMBATS, NOBODY, stage, 300),
    "scoring": lambda words: drawn(words, ROUND, NOBODY, scoring_stage, 230),
}

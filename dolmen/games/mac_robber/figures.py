"""Mac Robber: the figures of the rules for players, all from one round that can be replayed."""

from dolmen.core.viewer import NOBODY
from dolmen.picture.svg import picture
from dolmen.words import played

from .picture_clan import board, board_height
from .picture_scene import MacRobberScene
from .picture_told import described
from .picture_track import scoring
from .picture_turn import turn

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


def drawn(words, sentences, viewer, draw):
    """A part of the table after some sentences, with what is heard of it."""
    play = example(sentences)
    sight = play.sight(viewer)
    scene = MacRobberScene(sight, viewer, words, NAMES, True)
    content, height = draw(scene)
    return picture(WIDTH, height, words("picture-title"), described(scene), content)


def clan_board(scene):
    return board(scene, 0, WIDTH), board_height(WIDTH)


def turn_panel(scene):
    return turn(scene, WIDTH)


def scoring_panel(scene):
    return scoring(scene, WIDTH)


FIGURES = {
    "turn": lambda words: drawn(words, (), 0, turn_panel),
    "limit": lambda words: drawn(words, CASTLE, 0, turn_panel),
    "board": lambda words: drawn(words, CAMPBELL, NOBODY, clan_board),
    "assault": lambda words: drawn(words, COMBATS, NOBODY, turn_panel),
    "scoring": lambda words: drawn(words, ROUND, NOBODY, scoring_panel),
}

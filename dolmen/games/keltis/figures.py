"""Keltis: the pictures of the rules for players: boards, rows and stones of the game, in positions of the engine.

The walk of four turns is the rulebook's example: hand and tiles are laid out for it, then it is played by the rules.
"""

from dolmen.core.play import Play
from dolmen.core.viewer import NOBODY
from dolmen.picture.svg import at, picture
from dolmen.words import played, seat_names

from .board import COLOURS, HAND, HELD, NO_CARD, REMOVED, SECRET
from .maps import COLOUR_WORDS, LISTS, PLACES, TILE_SPACES, tile_number
from .notation import CARD_WORDS
from .picture_board import board
from .picture_player import heading, seat_panel
from .picture_room import Zone
from .picture_scene import KeltisScene
from .picture_told import described

MARGIN, WIDTH = 8, 390
OPTIONS = {"start_player": "0"}
WALK_HAND = ("red 3", "green 2", "blue 10", "blue 3", "yellow 5", "pink 7", "green 8", "red 9")
WALK_TILES = {"c1": "points 3", "c4": "shed"}
WALK = (
    ("play red 3", "move small start c1", "draw deck"),
    ("play green 2", "move small c1 d2", "draw deck"),
    ("play blue 10", "move small d2 d3", "draw deck"),
    ("play blue 3", "move small d3 c4", "shed row blue"),
)
STONES = {"blue": 3, "yellow": 2, "pink": 1, "green": 1}  # the rulebook's example: 6 + 10 points


def walk(turns):
    """The example after so many turns of black; in between white discards a card."""
    state = played(__package__, (), 2, OPTIONS).state.copy()
    deal(state, WALK_HAND)
    lay_tiles(state, WALK_TILES)
    play = Play.from_state(__package__.rpartition(".")[2], state)
    for turn in WALK[:turns]:
        while play.player != 0:
            play.play(next(text for text in play.sentences if text.startswith(("discard", "draw deck"))))
        for sentence in turn:
            play.play(sentence)
    return play


def deal(state, names):
    """Gives black these cards, and the other hand and the deck all others."""
    below = REMOVED[state.players] + state.deck_size
    cards = [slot // HELD for hand in state.hand[: state.players] for slot in hand] + state.deck[:below]
    mine = sorted(CARD_WORDS.index(name) for name in names)
    for card in mine:
        cards.remove(card)
    theirs = sorted(cards[:HAND])
    state.hand[0], state.hand[1] = ([HELD * card + SECRET for card in hand] for hand in (mine, theirs))
    state.deck[:] = cards[HAND:] + [NO_CARD] * (len(state.deck) - len(cards) + HAND)


def lay_tiles(state, wanted):
    """Exchanges tiles so that these lie where they are wanted."""
    for name, words in wanted.items():
        here = PLACES[state.board][name]
        free = [s for s in TILE_SPACES[state.board] if s >= 0 and LISTS[state.board][s]["id"] not in wanted]
        there = next(space for space in free if state.tile[space] == tile_number(words))
        state.tile[here], state.tile[there] = state.tile[there], state.tile[here]


def scene_of(words, play, viewer):
    sight = play.sight(viewer)
    return KeltisScene(sight, viewer, words, seat_names(play.game, sight, words))


def framed(scene, zone, content):
    """A part of the table as a picture of its own."""
    height = zone.h + 2 * MARGIN
    return picture(WIDTH, height, scene.words("picture-title"), described(scene), zone.put(content), cls="keltis")


def whole_board(make, viewer=NOBODY):
    def drawn(words):
        scene, zone = scene_of(words, make(), viewer), Zone(MARGIN, MARGIN, WIDTH - 2 * MARGIN, 520)
        return framed(scene, zone, board(scene, zone))

    return drawn


def walking():
    """In the middle of the third turn: the blue 10 is laid, and the steps it allows are marked."""
    play = walk(2)
    while play.player != 0:
        play.play(next(text for text in play.sentences if text.startswith(("discard", "draw deck"))))
    play.play("play blue 10")
    return play


def rows(words):
    scene, zone = scene_of(words, walk(4), 0), Zone(MARGIN, MARGIN, WIDTH - 2 * MARGIN, 112)
    return framed(scene, zone, seat_panel(scene, 0, zone.w, zone.h))


def stones(words):
    play = played(__package__, (), 2, OPTIONS)
    for colour in range(COLOURS):
        play.state.stones[0][colour] = STONES.get(COLOUR_WORDS[colour], 0)
    scene, zone = scene_of(words, play, 0), Zone(MARGIN, MARGIN, WIDTH - 2 * MARGIN, 34)
    return framed(scene, zone, at(2, 2, heading(scene, 0, zone.w - 4, 30)))


FIGURES = {
    "board": whole_board(lambda: played(__package__, (), 2, OPTIONS)),
    "step": whole_board(walking, viewer=0),
    "rows": rows,
    "stones": stones,
    "classic": whole_board(lambda: played(__package__, (), 2, {**OPTIONS, "board": "classic"})),
}

"""Woolly Bully: the figures of the rules for players, drawn as the table draws tiles and landscapes."""

from dolmen.core.plain import blank
from dolmen.core.viewer import NOBODY
from dolmen.picture.icons import bring_icons
from dolmen.picture.svg import at, picture

from .board import (
    BEASTS_OF_A_KIND,
    CENTRE,
    FIRST_BEAST,
    MOST_PLAYERS,
    NOTHING,
    SIDES,
    SQUARE_FACE,
    STATE,
    place_at,
)
from .notation import FACES_BY_WORD, KIND_WORDS, TILES_BY_WORD
from .picture_land import Landscape
from .picture_scene import WoollyBullyScene
from .picture_tile import SIZE, face, with_tiles
from .picture_told import told_fields, told_tiles
from .rules import clear_table
from .rules.forests import settle_forests, wolf_at
from .rules.landscape import lay, lay_on_top
from .telling import face_line

bring_icons(__file__)

WIDTH, HEIGHT = 390, 280
# Three faces: three sheep of a colour in one field, two that only meet in the middle, and forest beside sheep.
FACES = ("t12b", "t17a", "t32b")
# A tile that touches two others, laid last.
MATCHING = ("t05b 1 0 r3", "t02a 1 1 r2", "t11b 0 1 r2")
# A closed black field of six sheep with a forest behind it; then a wolf in that forest; then a hunter on the wolf.
CLOSED = ("t12b 1 0 r3", "t32b 2 0 r0", "t03b 1 1 r3", "t48a 1 -1 r1")
WOLF = (*CLOSED, "wolf t61 3 0")
HUNTER = (*WOLF, "hunter t65 3 0")


def landscape(tiles):
    """The landscape of tiles laid one after another: `t05b 1 0 r3`, `wolf t61 3 0`."""
    state = blank(STATE)
    state.players = MOST_PLAYERS
    clear_table(state)
    state.series = NOTHING
    lay(state, SIDES * SQUARE_FACE, CENTRE)
    for words in tiles:
        first, *rest = words.split()
        if first in KIND_WORDS:
            lay_beast(state, TILES_BY_WORD[rest[0]], place_at(int(rest[1]), int(rest[2])))
        else:
            x, y, turn = rest
            lay(state, SIDES * FACES_BY_WORD[first] + int(turn[1:]), place_at(int(x), int(y)))
            settle_forests(state)
    return state


def lay_beast(state, tile, place):
    """A wolf or hunter with its forest side up; a hunter may lie on a wolf."""
    beast, forest_side, wolf = tile - FIRST_BEAST, SIDES * (2 * tile + 1), wolf_at(state, place)
    state.post[beast] = state.laid
    state.shown[int(beast >= BEASTS_OF_A_KIND)] += 1
    if wolf == NOTHING:
        lay(state, forest_side, place)
    else:
        lay_on_top(state, forest_side, place)
        state.covers[beast - BEASTS_OF_A_KIND] = wolf


def land(words, tiles):
    """A landscape with its fields, and what is heard of it."""
    scene = WoollyBullyScene(landscape(tiles), NOBODY, words, ())
    drawn = Landscape(scene, WIDTH, HEIGHT)
    told = " ".join(told_tiles(scene) + told_fields(scene))
    return picture(WIDTH, HEIGHT, words("picture-title"), told, with_tiles(drawn.draw()))


def faces(words):
    """Three faces side by side."""
    numbers = [FACES_BY_WORD[word] for word in FACES]
    step = WIDTH / len(FACES)
    drawn = [at(n * step + (step - SIZE) / 2, 8, face(SIDES * number)) for n, number in enumerate(numbers)]
    told = " ".join(words("heard-face", tile=words.say(face_line(number))) for number in numbers)
    return picture(WIDTH, SIZE + 16, words("picture-title"), told, with_tiles("".join(drawn)))


FIGURES = {
    "faces": faces,
    "matching": lambda words: land(words, MATCHING),
    "closed": lambda words: land(words, CLOSED),
    "wolf": lambda words: land(words, WOLF),
    "hunter": lambda words: land(words, HUNTER),
}

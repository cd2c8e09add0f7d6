"""Woolly Bully in words (section 10): `place t11b 0 1 r2`, `reveal yellow 1 2`, `declare wolf`, `wolf t61 3 0`."""

from dolmen.core.viewer import FULL

from .board import (
    ACTIONS,
    BEAST,
    BEASTS,
    BONUSES,
    COLOUR_WORDS,
    DECLARE,
    END,
    FIRST_BEAST,
    HEM,
    PASS,
    PLACE,
    PLACES,
    QUIET,
    REVEAL,
    SERIES,
    SIDES,
    SKIP,
    STOP,
    TILES,
    TURNED_FACES,
    WAYS,
    Event,
    Why,
    place_at,
    x_of,
    y_of,
)
from .rules.bag import BUNDLE, kind_of
from .rules.placing import lies_of

KIND_WORDS = ("wolf", "hunter")
TILE_WORDS = [f"t{tile + 1:02}" for tile in range(TILES)]
TILES_BY_WORD = {word: tile for tile, word in enumerate(TILE_WORDS)}
FACE_WORDS = [word + side for word in TILE_WORDS for side in "ab"]
FACES_BY_WORD = {word: face for face, word in enumerate(FACE_WORDS)}
SERIES_WORDS = [" ".join(KIND_WORDS[kinds >> step & 1] for step in range(length)) for length, _, _, kinds in SERIES]
SERIES_BY_WORDS = {words: series for series, words in enumerate(SERIES_WORDS)}
SINGLE = {SKIP: "skip", PASS: "pass", STOP: "stop", END: "end", QUIET: "quiet"}
SINGLE_BY_WORD = {word: action for action, word in SINGLE.items()}


def place_words(place: int) -> str:
    """`0 1`: how far east and north of the square."""
    return f"{x_of(place)} {y_of(place)}"


def sentence(action: int) -> str:
    """The one sentence of an action."""
    if not 0 <= action < ACTIONS:
        raise IndexError(action)
    if action < REVEAL:
        lies = lies_of(action)
        return f"place {FACE_WORDS[lies // SIDES]} {place_words(action // WAYS)} r{lies % SIDES}"
    if action < DECLARE:
        colour, place = divmod(action - REVEAL, PLACES)
        return f"reveal {COLOUR_WORDS[colour]} {place_words(place)}"
    if action < BEAST:
        return f"declare {SERIES_WORDS[action - DECLARE]}"
    if action < SKIP:
        beast, place = divmod(action - BEAST, PLACES)
        return f"{KIND_WORDS[kind_of(beast)]} {TILE_WORDS[FIRST_BEAST + beast]} {place_words(place)}"
    return SINGLE[action]


def parse(text: str) -> int:
    """The action of a sentence; KeyError or ValueError if there is none."""
    verb, _, rest = text.partition(" ")
    words = rest.split(" ")
    if verb == "place":
        face, x, y, turn = words
        return PLACE + parse_place(x, y) * WAYS + parse_way(FACES_BY_WORD[face], turn)
    if verb == "reveal":
        colour, x, y = words
        return REVEAL + COLOUR_WORDS.index(colour) * PLACES + parse_place(x, y)
    if verb == "declare":
        return DECLARE + SERIES_BY_WORDS[rest]
    if verb in KIND_WORDS:
        tile, x, y = words
        beast = TILES_BY_WORD[tile] - FIRST_BEAST
        if not 0 <= beast < BEASTS or KIND_WORDS[kind_of(beast)] != verb:
            raise ValueError(f"{tile} is no {verb}")
        return BEAST + beast * PLACES + parse_place(x, y)
    return SINGLE_BY_WORD[text]


def parse_place(x: str, y: str) -> int:
    """The number of a place; ValueError outside the grid or for numbers written oddly."""
    east, north = int(x), int(y)
    if (str(east), str(north)) != (x, y):
        raise ValueError(f"there is no place {x} {y}")
    if abs(east) + abs(north) > HEM:
        raise ValueError(f"there is no place so far out as {x} {y}")
    return place_at(east, north)


def parse_way(face: int, turn: str) -> int:
    """The number of a face and its turn among the ways to lay something on one place."""
    turns = ("r0", "r1", "r2", "r3").index(turn)
    tile, side = divmod(face, 2)
    if tile < FIRST_BEAST:
        return SIDES * face + turns
    if side == 1 or turns > 0:  # R24: the forest side comes by declaring; four equal edges are laid as r0
        raise ValueError(f"{FACE_WORDS[face]} {turn} is no ordinary tile")
    return TURNED_FACES + tile - FIRST_BEAST


public = sentence  # nothing is played face down


def tiles_in(bundle: int) -> list[int]:
    """The tiles of a bundle, in their order."""
    tiles = []
    while bundle > 0:
        bundle, tile = divmod(bundle, BUNDLE)
        tiles.append(tile - 1)
    return tiles


def remark(event, state, reader: int) -> str | None:
    """The engine's lines of a transcript: what chance gave, and what the rules did by themselves."""
    kind, *details = event
    if kind == Event.STARTS:
        return f"start p{details[0] + 1}"
    if kind == Event.COLOURS:
        return colours_remark(state, reader)
    if kind == Event.DEALT:
        player, tiles = details
        return draw_remark(player, tiles_in(tiles), reader)
    if kind == Event.DREW:
        player, _, tiles = details
        return draw_remark(player, tiles_in(tiles), reader)
    if kind == Event.COVERED:
        hunter, wolf = details
        return f"covers {TILE_WORDS[FIRST_BEAST + hunter]} {TILE_WORDS[FIRST_BEAST + wolf]}"
    if kind == Event.STOPPED:
        player, place, why = details
        return None if why == Why.CHOSE else f"stopped p{player + 1} forced {BONUSES[place]}"
    return None


def draw_remark(player: int, tiles: list[int], reader: int) -> str:
    """`draw p1 t30 t31` for who drew, `draw p1 2` for the others."""
    if reader not in (player, FULL):
        return f"draw p{player + 1} {len(tiles)}"
    return " ".join([f"draw p{player + 1}", *(TILE_WORDS[tile] for tile in tiles)])


def colours_remark(state, reader: int) -> str | None:
    """`colours p1 black p2 red`, as far as the reader may know it; with two players all may (R50)."""
    words = []
    for player in range(state.players):
        for colour, owner in enumerate(state.owner):
            if owner == player and (reader in (player, FULL) or state.players == 2 or state.declared[colour]):
                words.append(f"p{player + 1} {COLOUR_WORDS[colour]}")
    return " ".join(["colours", *words]) if words else None

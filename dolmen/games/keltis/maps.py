"""Keltis: the boards of data.toml as tables of numbers, so that a further board is data and no code.

Tables are indexed by board, then by space. Space 0 is the start stone; the others stand in the order of the data. A
step from a space to one of its `next` spaces has a number of its own, the same on boards that share both names.
"""

import tomllib
from itertools import chain
from pathlib import Path

DATA = tomllib.loads(Path(__file__).with_name("data.toml").read_text("utf-8"))

COLOUR_WORDS = tuple(DATA["game"]["colors"])
COLOURS = len(COLOUR_WORDS)
JOKER = COLOURS  # the colour of a joker space
NO_COLOUR = JOKER + 1  # the colour of the start stone
START = 0
NOWHERE = -1

# What lies on a space. WISH + colour is a wish stone of that colour, POINTS + n a tile of n points.
NO_TILE = 0
WISH = 1
PLAIN_WISH = WISH + COLOURS  # a wish stone without a colour
CLOVER = PLAIN_WISH + 1
SHED = CLOVER + 1
POINTS = SHED  # from POINTS + 1


def _ordered(data):
    """Names of boards, the default first."""
    boards = list(data["game"]["boards"])
    boards.sort(key=lambda board: board != data["game"]["default_board"])
    return tuple(boards)


def _spaces(board):
    """The start stone and the spaces, as the data has them."""
    return [board["start"], *board["spaces"]]


def tile_number(words):
    """The number of a tile that the data calls `clover`, `points 2`, `wish red`, `wish` or `shed`."""
    name, _, more = words.partition(" ")
    if name == "points":
        return POINTS + int(more)
    if name == "wish":
        return WISH + COLOUR_WORDS.index(more) if more else PLAIN_WISH
    return {"clover": CLOVER, "shed": SHED}[name]


def _filled(row, length, filler):
    return (*row, *(filler,) * (length - len(row)))


BOARD_WORDS = _ordered(DATA)
MAPS = [DATA["board"][word] for word in BOARD_WORDS]
# Names of spaces, the same name once; every board has its spaces in this order.
SPACE_WORDS = tuple(dict.fromkeys(space["id"] for board in MAPS for space in _spaces(board)))
LISTS = [sorted(_spaces(board), key=lambda space: SPACE_WORDS.index(space["id"])) for board in MAPS]
PLACES = [{space["id"]: place for place, space in enumerate(spaces)} for spaces in LISTS]
SPACES = tuple(len(spaces) for spaces in LISTS)
MOST_SPACES = max(SPACES)
MOST_NEXT = max(len(space["next"]) for spaces in LISTS for space in spaces)

STEPS = sorted(
    {(s["id"], to) for spaces in LISTS for s in spaces for to in s["next"]},
    key=lambda step: (SPACE_WORDS.index(step[0]), SPACE_WORDS.index(step[1])),
)
STEP_WORDS = tuple(" ".join(step) for step in STEPS)
STEP_COUNT = len(STEPS)


def _table(of, filler=0):
    """A number for each space of each board."""
    return tuple(
        _filled([of(board, space) for space in spaces], MOST_SPACES, filler) for board, spaces in enumerate(LISTS)
    )


def _ways(board, space):
    """The spaces ahead of a space, in their order."""
    return sorted(PLACES[board][to] for to in space["next"])


def _numbers(board, space):
    """The numbers of the steps to the spaces ahead."""
    return [STEP_WORDS.index(f"{space['id']} {LISTS[board][to]['id']}") for to in _ways(board, space)]


def _colour(space):
    word = space.get("color", "")
    return COLOUR_WORDS.index(word) if word in COLOUR_WORDS else JOKER if word == "joker" else NO_COLOUR


NO_WAY = (NOWHERE,) * MOST_NEXT
NEXT = _table(lambda board, space: _filled(_ways(board, space), MOST_NEXT, NOWHERE), NO_WAY)
STEP = _table(lambda board, space: _filled(_numbers(board, space), MOST_NEXT, NOWHERE), NO_WAY)
STEP_FROM = tuple(tuple(places.get(one, NOWHERE) for one, _ in STEPS) for places in PLACES)
STEP_TO = tuple(
    tuple(places.get(two, NOWHERE) if one in places else NOWHERE for one, two in STEPS) for places in PLACES
)

NAME = _table(lambda _, space: SPACE_WORDS.index(space["id"]), NOWHERE)  # the number of its name
COLOUR = _table(lambda _, space: _colour(space), NO_COLOUR)
ANY_COLOUR = (1 << COLOURS) - 1
JOKER_BIT = 1 << JOKER
# A bit a colour; that of a joker is JOKER_BIT, the start stone has none.
COLOUR_BIT = _table(lambda _, space: 0 if _colour(space) == NO_COLOUR else 1 << _colour(space))
ROW = _table(lambda _, space: space["row"])
VALUE = _table(lambda _, space: space["value"])
IS_GOAL = _table(lambda _, space: int(space.get("goal", False)))
IS_END = _table(lambda _, space: int(not space["next"]))
STONE = _table(
    lambda _, space: COLOUR_WORDS.index(space["stone"]) if space.get("kind") == "stack" else NO_COLOUR, NO_COLOUR
)


def _opens(board, space):
    """A bit for each colour of card that can move a figure on from here."""
    bits = 0
    for to in _ways(board, space):
        bits |= ANY_COLOUR if COLOUR[board][to] == JOKER else 1 << COLOUR[board][to]
    return bits


OPENS = _table(_opens)

# One own figure on a path: a path is the spaces of one colour. FREES: at its end a colour moves any other figure (R47).
IS_ONE_A_PATH = tuple(int(board.get("one_own_figure_per_path", False)) for board in MAPS)
FREES = tuple(int(board.get("end_space_frees_color", False)) for board in MAPS)
STACK_HEIGHT = tuple(board.get("stack_height", 0) for board in MAPS)

MIXES = [
    [tile_number(entry["tile"]) for entry in DATA["tile_mix"][word] for _ in range(entry["count"])]
    for word in BOARD_WORDS
]
TILES = tuple(len(mix) for mix in MIXES)
MOST_TILES = max(TILES)
TILE_MIX = tuple(_filled(mix, MOST_TILES, NO_TILE) for mix in MIXES)
TILE_SPACES = tuple(
    _filled([place for place, space in enumerate(spaces) if space.get("tile")], MOST_TILES, NOWHERE) for spaces in LISTS
)

SCORING = [DATA["scoring"][word] for word in BOARD_WORDS]
COUNTS_COLOURS = tuple(int("stone_colors" in scoring) for scoring in SCORING)
STONE_POINTS = tuple(tuple(scoring.get("stone_colors") or scoring["stones"]) for scoring in SCORING)
SET_SIZE = tuple(scoring.get("set_size", 99) for scoring in SCORING)
SET_POINTS = tuple(scoring.get("set_points", 0) for scoring in SCORING)

TILE_COUNT = max(chain.from_iterable(MIXES)) + 1  # the numbers that `tile` may have
ROWS = max(chain.from_iterable(ROW))

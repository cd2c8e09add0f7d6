"""Woolly Bully computed again from scratch, slowly and obviously: flood fill over coordinates and letters."""

from dolmen.games.woolly_bully.board import FACE_LETTERS, FIRST_BEAST, NOTHING, SIDES, TILES, x_of, y_of
from dolmen.games.woolly_bully.hand import tiles_of as hand_of

STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))  # north, east, south, west
SHEEP = "kyrb"


def tiles_of(state):
    """The landscape as {(x, y): four letters}; what lies under a hunter is a wolf and looks the same."""
    found = {}
    for number in range(state.laid):
        face, turn = divmod(state.lies[number], SIDES)
        printed = FACE_LETTERS[face]
        place = state.place[number]
        found[x_of(place), y_of(place)] = "".join(printed[(side - turn) % SIDES] for side in range(SIDES))
    return found


def regions_of(state):
    """All fields, forests and villages as sets of (x, y, side)."""
    tiles = tiles_of(state)
    left = {(x, y, side) for x, y in tiles for side in range(SIDES)}
    regions = []
    while left:
        region, edge = set(), [next(iter(left))]
        while edge:
            quarter = edge.pop()
            if quarter not in region:
                region.add(quarter)
                edge += joined_to(tiles, quarter)
        regions.append(frozenset(region))
        left -= region
    return regions


def joined_to(tiles, quarter):
    """The quarters that hang together with one: beside it on its tile if of one terrain, and across the edge."""
    x, y, side = quarter
    terrain = tiles[x, y][side]
    found = [(x, y, beside) for beside in ((side + 1) % SIDES, (side - 1) % SIDES) if tiles[x, y][beside] == terrain]
    across = x + STEPS[side][0], y + STEPS[side][1]
    if across in tiles:
        assert tiles[across][(side + 2) % SIDES] == terrain, "touching edges match"
        found.append((*across, (side + 2) % SIDES))
    return found


def terrain_of(tiles, region):
    x, y, side = next(iter(region))
    return tiles[x, y][side]


def open_edges(tiles, region):
    """How many outer edges face an empty place."""
    return sum((x + STEPS[side][0], y + STEPS[side][1]) not in tiles for x, y, side in region)


def beasts_in(state, region):
    """How many wolf tiles and hunter tiles lie in a forest, covered or not, one on the other or not."""
    wolves = hunters = 0
    for number in range(state.laid):
        tile, side = divmod(state.lies[number] // SIDES, 2)
        place = state.place[number]
        if FIRST_BEAST <= tile < TILES and side == 1 and (x_of(place), y_of(place), 0) in region:
            wolves += tile < FIRST_BEAST + 4
            hunters += tile >= FIRST_BEAST + 4
    return wolves, hunters


def fields_of(state, colour):
    """Every field of a colour as (sheep, open edges, threatened), largest first."""
    tiles, regions = tiles_of(state), regions_of(state)
    dangerous = set()
    for region in regions:
        wolves, hunters = beasts_in(state, region)
        if terrain_of(tiles, region) == "f" and wolves > hunters:
            dangerous |= region
    found = []
    for region in regions:
        if terrain_of(tiles, region) == SHEEP[colour]:
            beside = {(x, y, (side + turn) % SIDES) for x, y, side in region for turn in (1, 3)}
            found.append((len(region), open_edges(tiles, region), bool(beside & dangerous)))
    return sorted(found, reverse=True)


def empty_places(state):
    """The coordinates of all empty places beside a tile."""
    tiles = tiles_of(state)
    return {(x + east, y + north) for x, y in tiles for east, north in STEPS} - set(tiles)


def placements(state, player):
    """Every ordinary placement of a hand as (tile, face letters as they lie, place)."""
    tiles, found = tiles_of(state), set()
    for tile in hand_of(state, player):
        sides = (2 * tile, 2 * tile + 1) if tile < FIRST_BEAST else (2 * tile,)
        for face in sides:
            for turn in range(SIDES):
                printed = FACE_LETTERS[face]
                letters = "".join(printed[(side - turn) % SIDES] for side in range(SIDES))
                found |= {(tile, face, letters, spot) for spot in empty_places(state) if matches(tiles, letters, spot)}
    return found


def matches(tiles, letters, spot):
    x, y = spot
    for side, (east, north) in enumerate(STEPS):
        neighbour = tiles.get((x + east, y + north))
        if neighbour is not None and neighbour[(side + 2) % SIDES] != letters[side]:
            return False
    return True


def safe_sizes(state, colour):
    return [size for size, edges, threatened in fields_of(state, colour) if edges == 0 and not threatened]


def points(state, player):
    """The points by the book."""
    sheep = sum(
        (safe_sizes(state, colour) or [0])[0] for colour in range(4) if state.owner[colour] == player != NOTHING
    )
    return sheep + {0: 0, 1: 6, 2: 3, 3: 1, 4: 0}[state.stopped[player]]

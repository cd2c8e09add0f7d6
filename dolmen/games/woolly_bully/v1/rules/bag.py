"""Woolly Bully: tiles out of sight, the bag and the hands."""

from dolmen.core.dice import roll
from dolmen.core.tell import tell

from ..board import BEASTS_OF_A_KIND, FIRST_BEAST, HAS_VILLAGE, MOST_PLAYERS, NOTHING, START_HAND, TILES, Event, Kind

BUNDLE = 128  # a bundle of tiles is one number to this base, the first tile lowest, each tile plus one


def fill_bag(state):
    """Shuffles all tiles into the bag and empties the hands."""
    for player in range(MOST_PLAYERS):
        state.held[player] = 0
        for place in range(TILES):
            state.hand[player][place] = NOTHING
    for tile in range(TILES):
        state.bag[tile] = tile
    state.left = TILES
    shuffle_bag(state)


def shuffle_bag(state):
    for place in range(state.left - 1, 0, -1):
        other = roll(state.dice, place + 1)
        tile = state.bag[place]
        state.bag[place] = state.bag[other]
        state.bag[other] = tile


def deal(state):
    """Gives everybody the first tiles, again and again until somebody can begin (R4)."""
    village = False
    while not village:
        fill_bag(state)
        for player in range(state.players):
            for _ in range(START_HAND):
                tile = take_from_bag(state, player)
                village = village or HAS_VILLAGE[tile] == 1
    for player in range(state.players):
        tell(state, Event.DEALT, player, bundle_of_hand(state, player))
        for place in range(state.held[player]):
            tell(state, Event.TILE, player, state.hand[player][place])


def bundle_of_hand(state, player):
    tiles = 0
    for place in range(state.held[player] - 1, -1, -1):
        tiles = tiles * BUNDLE + state.hand[player][place] + 1
    return tiles


def take_from_bag(state, player):
    """Moves the next tile of the bag into a hand; returns which."""
    state.left -= 1
    tile = state.bag[state.left]
    state.bag[state.left] = NOTHING
    put_into_hand(state, player, tile)
    return tile


def put_into_hand(state, player, tile):
    """Sorts a tile into a hand: the order in which tiles came is nobody's business."""
    place = state.held[player]
    while place > 0 and state.hand[player][place - 1] > tile:
        state.hand[player][place] = state.hand[player][place - 1]
        place -= 1
    state.hand[player][place] = tile
    state.held[player] += 1


def remove_from_hand(state, player, tile):
    """Closes the gap that a tile leaves in a hand."""
    place = 0
    while state.hand[player][place] != tile:
        place += 1
    state.held[player] -= 1
    for after in range(place, state.held[player]):
        state.hand[player][after] = state.hand[player][after + 1]
    state.hand[player][state.held[player]] = NOTHING


def draw(state, player, number):
    """Draws tiles, as far as the bag lasts (R35)."""
    number = min(number, state.left)
    tiles, weight = 0, 1
    for _ in range(number):
        tile = take_from_bag(state, player)
        tell(state, Event.TILE, player, tile)
        # Compiled, a large bundle wraps round; but then nobody listens.
        tiles += (tile + 1) * weight
        weight *= BUNDLE
    tell(state, Event.DREW, player, number, tiles)


def take_from_hand(state, player, tile):
    """Takes a tile out of a hand, in sight of all."""
    remove_from_hand(state, player, tile)
    if state.stale[player] > 0 and state.unfit[player][tile] == 0:
        forget_one_stale(state, player)
    if tile >= FIRST_BEAST:
        kind = kind_of(tile - FIRST_BEAST)
        state.shown[kind] += 1
        state.known[player][kind] = max(state.known[player][kind] - 1, 0)


def forget_one_stale(state, player):
    """A tile that may have been there at the pass has gone: one tile fewer is known to have been there."""
    state.stale[player] -= 1
    if state.stale[player] == 0:
        for tile in range(TILES):
            state.unfit[player][tile] = 0


def kind_of(beast):
    """Wolf or hunter."""
    if beast < BEASTS_OF_A_KIND:
        return Kind.WOLF
    return Kind.HUNTER


def count_kind(state, player, kind):
    """How many wolves or hunters a hand has."""
    count = 0
    for place in range(state.held[player] - 1, -1, -1):
        beast = state.hand[player][place] - FIRST_BEAST
        if beast < 0:
            return count
        count += kind_of(beast) == kind
    return count

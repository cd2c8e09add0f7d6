"""Woolly Bully: tiles out of sight, the bag and the hands. The bag has no order: what is drawn is drawn by lot."""

from dolmen.core.dice import roll
from dolmen.core.tell import tell

from ..bits import count, nth
from ..board import (
    ALL_BEASTS,
    ALL_LANDSCAPES,
    BAG,
    BEASTS_OF_A_KIND,
    FIRST_BEAST,
    HOLDERS,
    START_HAND,
    TABLE,
    TILES,
    WITH_VILLAGE,
    Event,
    Kind,
)

BUNDLE = 128  # a bundle of tiles is one number to this base, the first tile lowest, each tile plus one
ALL_OF_A_KIND = (1 << BEASTS_OF_A_KIND) - 1


def fill_bag(state):
    """Puts all tiles into the bag."""
    for holder in range(HOLDERS):
        state.lands[holder] = 0
        state.beasts[holder] = 0
    for player in range(state.players):
        state.held[player] = 0
    state.lands[BAG] = ALL_LANDSCAPES
    state.beasts[BAG] = ALL_BEASTS
    state.left = TILES


def deal(state):
    """Gives everybody the first tiles, again and again until somebody can begin (R4)."""
    fill_bag(state)
    deal_hands(state)
    while not some_village_is_held(state):
        fill_bag(state)
        deal_hands(state)
    for player in range(state.players):
        tell(state, Event.DEALT, player, bundle_of_hand(state, player))
        for place in range(state.held[player]):
            tell(state, Event.TILE, player, nth_tile(state, player, place))


def deal_hands(state):
    for player in range(state.players):
        for _ in range(START_HAND):
            take_from_bag(state, player)


def some_village_is_held(state):
    held = 0
    for player in range(state.players):
        held |= state.lands[player]
    return held & WITH_VILLAGE != 0


def bundle_of_hand(state, player):
    tiles = 0
    for place in range(state.held[player] - 1, -1, -1):
        tiles = tiles * BUNDLE + nth_tile(state, player, place) + 1
    return tiles


def nth_tile(state, holder, n):
    """The nth tile of a hand or the bag, by number: landscapes, then wolves, then hunters."""
    landscapes = count(state.lands[holder])
    if n < landscapes:
        return nth(state.lands[holder], n)
    return FIRST_BEAST + nth(state.beasts[holder], n - landscapes)


def has_tile(state, holder, tile):
    """Whether a hand, the bag or the landscape has a tile."""
    if tile < FIRST_BEAST:
        return state.lands[holder] >> tile & 1 == 1
    return state.beasts[holder] >> tile - FIRST_BEAST & 1 == 1


def move_tile(state, tile, giver, taker):
    """Moves a tile from one who has it to another; how many tiles each has is counted elsewhere."""
    if tile < FIRST_BEAST:
        state.lands[giver] ^= 1 << tile
        state.lands[taker] ^= 1 << tile
    else:
        state.beasts[giver] ^= 1 << tile - FIRST_BEAST
        state.beasts[taker] ^= 1 << tile - FIRST_BEAST


def take_from_bag(state, player):
    """Draws a tile of the bag by lot into a hand; returns which."""
    tile = nth_tile(state, BAG, roll(state.dice, state.left))
    move_tile(state, tile, BAG, player)
    state.left -= 1
    state.held[player] += 1
    return tile


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
    """Lays a tile out of a hand, in sight of all."""
    if state.stale[player] > 0 and not was_unfit(state, player, tile):
        forget_one_stale(state, player)
    move_tile(state, tile, player, TABLE)
    state.held[player] -= 1
    if tile >= FIRST_BEAST:
        kind = kind_of(tile - FIRST_BEAST)
        state.shown[kind] += 1
        state.known[player][kind] = max(state.known[player][kind] - 1, 0)


def was_unfit(state, player, tile):
    """Whether a tile would have fitted when the player passed, so that it came to the hand later."""
    if tile < FIRST_BEAST:
        return state.unfit[player] >> tile & 1 == 1
    return state.unfit_beasts[player] >> tile - FIRST_BEAST & 1 == 1


def forget_one_stale(state, player):
    """A tile that may have been there at the pass has gone: one tile fewer is known to have been there."""
    state.stale[player] -= 1
    if state.stale[player] == 0:
        state.unfit[player] = 0
        state.unfit_beasts[player] = 0


def kind_of(beast):
    """Wolf or hunter."""
    if beast < BEASTS_OF_A_KIND:
        return Kind.WOLF
    return Kind.HUNTER


def beasts_of_kind(state, player, kind):
    """The wolves or hunters of a hand, as a set from 0 to 3."""
    return state.beasts[player] >> BEASTS_OF_A_KIND * kind & ALL_OF_A_KIND


def count_kind(state, player, kind):
    """How many wolves or hunters a hand has."""
    return count(beasts_of_kind(state, player, kind))

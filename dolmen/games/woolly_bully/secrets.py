"""Woolly Bully: what all know of the tiles that nobody sees, and exchanging two of them."""

from dolmen.core.dice import roll
from dolmen.core.viewer import EVERYBODY

from .bits import count
from .board import BAG
from .rules.bag import count_kind, move_tile, nth_tile, some_village_is_held


def is_hidden(player, viewer):
    """Whether `viewer` cannot see the hand of a player."""
    return viewer != EVERYBODY and player != viewer


def count_hidden(state, viewer):
    """How many tiles `viewer` cannot see: the bag and the hands of the others."""
    tiles = state.left
    for player in range(state.players):
        if is_hidden(player, viewer):
            tiles += state.held[player]
    return tiles


def holder_of(state, viewer, nth):
    """Who holds the nth tile that `viewer` cannot see: the players in their order, then the bag."""
    for player in range(state.players):
        if is_hidden(player, viewer):
            if nth < state.held[player]:
                return player
            nth -= state.held[player]
    return BAG


def hidden_tile(state, viewer, nth):
    """The nth tile that `viewer` cannot see."""
    for player in range(state.players):
        if is_hidden(player, viewer):
            if nth < state.held[player]:
                return nth_tile(state, player, nth)
            nth -= state.held[player]
    return nth_tile(state, BAG, nth)


def exchange_hidden(state, viewer):
    """Exchanges two random tiles that `viewer` cannot see, unless all would know better."""
    tiles = count_hidden(state, viewer)
    if tiles < 2:
        return
    one, other = roll(state.dice, tiles), roll(state.dice, tiles)
    holder, second_holder = holder_of(state, viewer, one), holder_of(state, viewer, other)
    if holder == second_holder:
        return
    tile, second_tile = hidden_tile(state, viewer, one), hidden_tile(state, viewer, other)
    before = contradictions(state)
    move_tile(state, tile, holder, second_holder)
    move_tile(state, second_tile, second_holder, holder)
    if contradictions(state) > before:
        move_tile(state, tile, second_holder, holder)
        move_tile(state, second_tile, holder, second_holder)


def contradictions(state):
    """By how many tiles the hands contradict what all know of them; 0 for every true position."""
    wrong = 0
    for player in range(state.players):
        for kind in range(2):
            wrong += max(state.known[player][kind] - count_kind(state, player, kind), 0)
        wrong += max(state.stale[player] - count_stale(state, player), 0)
    # R4: until the first tile is laid, all know that somebody holds a village.
    if state.laid == 1 and not some_village_is_held(state):
        wrong += 1
    return wrong


def count_stale(state, player):
    """How many tiles of a hand did not fit when the player passed."""
    landscapes = state.lands[player] & ~state.unfit[player]
    return count(landscapes) + count(state.beasts[player] & ~state.unfit_beasts[player])

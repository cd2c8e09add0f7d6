"""Woolly Bully: what all know of the tiles that nobody sees, and exchanging two of them."""

from dolmen.core.dice import roll
from dolmen.core.viewer import EVERYBODY

from .board import HAS_VILLAGE
from .rules.bag import count_kind, put_into_hand, remove_from_hand


def is_hidden(player, viewer):
    """Whether `viewer` cannot see the hand of a player."""
    return viewer != EVERYBODY and player != viewer


def count_hidden(state, viewer):
    """How many tiles `viewer` cannot see: the bag and the hands of the others."""
    count = state.left
    for player in range(state.players):
        if is_hidden(player, viewer):
            count += state.held[player]
    return count


def holder_of(state, viewer, nth):
    """Who holds the nth tile that `viewer` cannot see: -1 for the bag, else a player."""
    if nth < state.left:
        return -1
    nth -= state.left
    for player in range(state.players):
        if is_hidden(player, viewer):
            if nth < state.held[player]:
                return player
            nth -= state.held[player]
    return -1


def place_in_holder(state, viewer, nth):
    """Which tile of its holder the nth hidden one is."""
    if nth < state.left:
        return nth
    nth -= state.left
    for player in range(state.players):
        if is_hidden(player, viewer):
            if nth < state.held[player]:
                return nth
            nth -= state.held[player]
    return 0


def tile_held(state, holder, place):
    if holder < 0:
        return state.bag[place]
    return state.hand[holder][place]


def put_instead(state, holder, place, tile):
    """Puts another tile where one was; a hand stays sorted."""
    if holder < 0:
        state.bag[place] = tile
    else:
        remove_from_hand(state, holder, state.hand[holder][place])
        put_into_hand(state, holder, tile)


def exchange_hidden(state, viewer):
    """Exchanges two random tiles that `viewer` cannot see, unless all would know better."""
    count = count_hidden(state, viewer)
    if count < 2:
        return
    one, other = roll(state.dice, count), roll(state.dice, count)
    holder, second_holder = holder_of(state, viewer, one), holder_of(state, viewer, other)
    if holder == second_holder and holder >= 0:
        return
    place, second_place = place_in_holder(state, viewer, one), place_in_holder(state, viewer, other)
    tile, second_tile = tile_held(state, holder, place), tile_held(state, second_holder, second_place)
    before = contradictions(state)
    put_instead(state, holder, place, second_tile)
    put_instead(state, second_holder, second_place, tile)
    if contradictions(state) > before:
        put_back(state, holder, place, second_tile, tile)
        put_back(state, second_holder, second_place, tile, second_tile)


def put_back(state, holder, place, wrong, right):
    """Undoes an exchange for one holder."""
    if holder < 0:
        state.bag[place] = right
    else:
        remove_from_hand(state, holder, wrong)
        put_into_hand(state, holder, right)


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
    count = 0
    for place in range(state.held[player]):
        count += state.unfit[player][state.hand[player][place]] == 0
    return count


def some_village_is_held(state):
    for player in range(state.players):
        for place in range(state.held[player]):
            if HAS_VILLAGE[state.hand[player][place]] == 1:
                return True
    return False

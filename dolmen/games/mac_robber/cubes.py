"""Mac Robber: cubes between bag, display, courts and estates."""

from dolmen.core.dice import roll
from dolmen.core.tell import tell

from .board import COLOURS, PIECE_COLOUR, PIECE_CUBES, SLOTS, Colour, Estate, Event


def in_bag(state):
    """How many cubes the bag holds."""
    return state.bag[0] + state.bag[1] + state.bag[2] + state.bag[3]


def draw_cubes(state, count):
    """Draws cubes from the bag into the active player's display, each cube equally likely."""
    left = in_bag(state)
    for _ in range(count):
        nth = roll(state.dice, left)
        colour = 0
        while nth >= state.bag[colour]:
            nth -= state.bag[colour]
            colour += 1
        state.bag[colour] -= 1
        state.display[colour] += 1
        left -= 1
        tell(state, Event.CUBE, state.active, colour)


def empty_display(state):
    """Puts what is left of the display into the bag."""
    for colour in range(COLOURS):
        state.bag[colour] += state.display[colour]
        state.display[colour] = 0


def welcome(state, player, colour, count):
    """Puts followers into a court."""
    state.court[player][colour] += count
    for _ in range(count):
        tell(state, Event.FOLLOWED, player, colour)


def spend(state, player, colour, count):
    """Takes followers out of a player's own court, for a card or an estate."""
    state.court[player][colour] -= count
    for _ in range(count):
        tell(state, Event.SPENT, player, colour)


def estates_of(state, player):
    """How many estates a player has; they fill the slots from the first on."""
    count = 0
    for slot in range(SLOTS):
        count += state.estate[player][slot] != Estate.NONE
    return count


def count_pieces(state, player, kind):
    """How many estates of a player hold a piece of a kind, or are EMPTY."""
    count = 0
    for slot in range(SLOTS):
        count += state.estate[player][slot] == kind
    return count


def find_estate(state, player, kind):
    """R5: the lowest slot that holds a kind; SLOTS when there is none."""
    for slot in range(SLOTS):
        if state.estate[player][slot] == kind:
            return slot
    return SLOTS


def clear_estate(state, player, kind):
    """Empties the lowest estate that holds a kind; its cubes go into the bag."""
    state.estate[player][find_estate(state, player, kind)] = Estate.EMPTY
    state.bag[PIECE_COLOUR[kind]] += PIECE_CUBES[kind]


def has_piece(state, player):
    """Whether a player has anything that can be plundered."""
    for slot in range(SLOTS):
        if state.estate[player][slot] >= Estate.CATTLE:
            return True
    return False


def green_of(state, player):
    """R42: monks and the cubes of abbeys."""
    return state.court[player][Colour.GREEN] + PIECE_CUBES[Estate.ABBEY] * count_pieces(state, player, Estate.ABBEY)


def blue_of(state, player):
    """R44: pipers and the cubes of castles."""
    return state.court[player][Colour.BLUE] + PIECE_CUBES[Estate.CASTLE] * count_pieces(state, player, Estate.CASTLE)

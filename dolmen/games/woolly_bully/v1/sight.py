"""Woolly Bully: who knows what. A hand and an undeclared colour are their player's secret, the bag is nobody's.

EVERYBODY sees all hands and all colours; only the order of the tiles in the bag is left.
"""

from dolmen.core.dice import clear_dice, roll
from dolmen.core.viewer import EVERYBODY, NOBODY

from .board import COLOURS, FIRST_BEAST, NOTHING, SIDES, TILES, UNKNOWN, Phase
from .rules.bag import shuffle_bag, take_from_bag
from .secrets import contradictions, exchange_hidden, is_hidden

SHUFFLES = 16  # deals that a guess tries before it mends the last one
MENDS = 20_000  # exchanges it tries at most to make a deal agree with what all know


def hide(state, viewer):
    """Blanks, in place, all that `viewer` does not know."""
    if state.phase == Phase.OVER:
        return
    clear_dice(state.dice)
    for place in range(state.left):
        state.bag[place] = UNKNOWN
    for player in range(state.players):
        if not sees_hand(viewer, player):
            for place in range(state.held[player]):
                state.hand[player][place] = UNKNOWN
    hide_colours(state, viewer)


def sees_hand(viewer, player):
    """Whether a viewer knows the tiles of a hand: their own, or all of them together."""
    if viewer == EVERYBODY:
        return True
    return viewer == player


def hide_colours(state, viewer):
    """R50: with two players colours are no secret; one colour that is left over is known by itself."""
    hidden = 0
    for colour in range(COLOURS):
        hidden += is_secret_colour(state, viewer, colour)
    if state.players == 2 or hidden == 1:
        return
    for colour in range(COLOURS):
        if is_secret_colour(state, viewer, colour):
            state.owner[colour] = UNKNOWN


def is_secret_colour(state, viewer, colour):
    """Whether a viewer has not seen a "?" tile; of all players together, nobody has seen the one in the box."""
    if state.declared[colour] == 1:
        return False
    if viewer == EVERYBODY:
        return state.owner[colour] < 0
    return viewer == NOBODY or state.owner[colour] != viewer


def guess(state, viewer):
    """Fills the blanks, in place, with one deal that `viewer` cannot tell from the truth."""
    if state.phase == Phase.OVER:
        return
    guess_colours(state)
    gather_hidden(state, viewer)
    deal_hidden(state, viewer)
    tries = 1
    while tries < SHUFFLES and contradictions(state) > 0:
        gather_hidden(state, viewer)
        deal_hidden(state, viewer)
        tries += 1
    tries = 0
    while tries < MENDS and contradictions(state) > 0:
        exchange_hidden(state, viewer)
        tries += 1


def guess_colours(state):
    """Gives each unknown colour to one of those who lack one, all equally likely; with three players the box is one."""
    seats = state.players + (state.players == 3)
    lacking = 0
    for seat in range(seats):
        lacking += lacks_colour(state, seat)
    for colour in range(COLOURS):
        if state.owner[colour] == UNKNOWN:
            nth = roll(state.dice, lacking)
            lacking -= 1
            for seat in range(seats):
                if lacks_colour(state, seat):
                    if nth == 0:
                        state.owner[colour] = owner_at(state, seat)
                        break
                    nth -= 1


def owner_at(state, seat):
    """The owner that a seat stands for; the one after the last player is the box."""
    if seat < state.players:
        return seat
    return NOTHING


def lacks_colour(state, seat):
    for colour in range(COLOURS):
        if state.owner[colour] == owner_at(state, seat):
            return False
    return True


def gather_hidden(state, viewer):
    """Puts every tile into the bag that neither lies in the landscape nor is in a hand that the viewer sees."""
    low, high = seen_tiles(state, viewer, 0), seen_tiles(state, viewer, FIRST_BEAST)
    for player in range(state.players):
        if not sees_hand(viewer, player):
            for place in range(state.held[player]):
                state.hand[player][place] = NOTHING
    state.left = 0
    for tile in range(TILES):
        if tile < FIRST_BEAST:
            seen = low >> tile & 1
        else:
            seen = high >> (tile - FIRST_BEAST) & 1
        if seen == 0:
            state.bag[state.left] = tile
            state.left += 1


def seen_tiles(state, viewer, first):
    """The tiles that `viewer` sees, as bits from tile `first` on, up to the beasts or to the end."""
    seen = 0
    for number in range(1, state.laid):
        tile = state.lies[number] // (2 * SIDES)
        if tile < TILES and (tile >= FIRST_BEAST) == (first == FIRST_BEAST):
            seen |= 1 << (tile - first)
    for player in range(state.players):
        if sees_hand(viewer, player):
            for place in range(state.held[player]):
                tile = state.hand[player][place]
                if (tile >= FIRST_BEAST) == (first == FIRST_BEAST):
                    seen |= 1 << (tile - first)
    return seen


def deal_hidden(state, viewer):
    """Shuffles the bag and gives the others as many tiles as they hold."""
    shuffle_bag(state)
    for player in range(state.players):
        if not sees_hand(viewer, player):
            held = state.held[player]
            state.held[player] = 0
            for _ in range(held):
                take_from_bag(state, player)


def swap(state, viewer):
    """Exchanges, at random, tiles in the bag and in hands, and colours, that `viewer` does not see."""
    if state.phase == Phase.OVER:
        return
    for _ in range(TILES):
        exchange_hidden(state, viewer)
    if state.players == 2:
        return
    for colour in range(COLOURS):
        other = roll(state.dice, COLOURS)
        if is_out_of_sight(state, viewer, colour) and is_out_of_sight(state, viewer, other):
            owner = state.owner[colour]
            state.owner[colour] = state.owner[other]
            state.owner[other] = owner


def is_out_of_sight(state, viewer, colour):
    """Whether a "?" tile lies face down before somebody else, or in the box."""
    if state.declared[colour] == 1:
        return False
    return state.owner[colour] == NOTHING or is_hidden(state.owner[colour], viewer)

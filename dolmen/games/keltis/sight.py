"""Keltis: who knows what. Hands are secret but for cards taken from discard piles; so is the deck.

All players together know every hand, and neither the deck nor the cards removed from it.
"""

from dolmen.core.dice import clear_dice, roll
from dolmen.core.viewer import EVERYBODY

from .board import CARDS, COLOURS, COPIES, HELD, KINDS, NO_CARD, REMOVED, SECRET, UNKNOWN, VALUES, Browse, Phase


def hide(state, viewer):
    """Blanks, in place, all that `viewer` does not know; R58: nothing is secret once everything is over."""
    if state.phase == Phase.OVER:
        return
    clear_dice(state.dice)
    for i in range(REMOVED[state.players] + state.deck_size):
        state.deck[i] = UNKNOWN
    if viewer == EVERYBODY:
        return
    for player in range(state.players):
        if player != viewer:
            close_hand(state, player)


def close_hand(state, player):
    """Leaves of a hand the cards known to be in it (R57), in their order, and a blank for each other."""
    kept = 0
    for i in range(state.hand_size[player]):
        slot = state.hand[player][i]
        if slot >= 0 and slot % HELD != SECRET:
            state.hand[player][kept] = slot
            kept += 1
    for i in range(kept, state.hand_size[player]):
        state.hand[player][i] = UNKNOWN


def forget(view, viewer):
    """Option `discard_browse`: without it people see only the top of each pile, and no list of cards known in hands."""
    if view.phase == Phase.OVER or view.discard_browse == Browse.YES:
        return
    for colour in range(COLOURS):
        for i in range(view.pile_size[colour] - 1):
            view.pile[colour][i] = UNKNOWN
    for player in range(view.players):
        for i in range(view.hand_size[player]):
            if player != viewer:
                view.hand[player][i] = UNKNOWN
            else:
                view.hand[player][i] = view.hand[player][i] // HELD * HELD + SECRET


def guess(state, viewer):
    """Fills the blanks, in place, with one deal that `viewer` cannot tell from the truth, each equally likely.

    The cards that nobody has shown are gathered in the deck; unknown places in hands take one by lot, the rest is
    shuffled.
    """
    if state.phase == Phase.OVER:
        return
    left = gather_unseen(state)
    for player in range(state.players):
        if player != viewer:
            left = fill_hand(state, player, left)
    for i in range(left - 1, 0, -1):
        other = roll(state.dice, i + 1)
        card = state.deck[i]
        state.deck[i] = state.deck[other]
        state.deck[other] = card


def gather_unseen(state):
    """Writes the cards that a view does not show into its deck, in order; returns how many they are.

    The upper half of the deck counts the copies of each kind. A kind is written below the place of its own count, which
    has been read by then.
    """
    for card in range(KINDS):
        unseen = COPIES
        for player in range(state.players):
            unseen -= state.laid[player][card]
        state.deck[KINDS + card] = unseen
    for colour in range(COLOURS):
        for i in range(state.pile_size[colour]):
            state.deck[KINDS + colour * VALUES + state.pile[colour][i]] -= 1
    for player in range(state.players):
        for i in range(state.hand_size[player]):
            if state.hand[player][i] >= 0:
                state.deck[KINDS + state.hand[player][i] // HELD] -= 1
    n = 0
    for card in range(KINDS):
        unseen = state.deck[KINDS + card]
        for _ in range(unseen):
            state.deck[n] = card
            n += 1
    for i in range(n, CARDS):
        state.deck[i] = NO_CARD
    return n


def fill_hand(state, player, left):
    """Gives a hand a random card for each blank; returns how many are left over."""
    for i in range(state.hand_size[player]):
        if state.hand[player][i] == UNKNOWN:
            nth = roll(state.dice, left)
            left -= 1
            put_in_order(state, player, i, HELD * state.deck[nth] + SECRET)
            state.deck[nth] = state.deck[left]
            state.deck[left] = NO_CARD
    return left


def put_in_order(state, player, i, slot):
    """Puts a card among the first `i` cards of a hand, which are in order."""
    while i > 0 and state.hand[player][i - 1] > slot:
        state.hand[player][i] = state.hand[player][i - 1]
        i -= 1
    state.hand[player][i] = slot


def swap(state, viewer):
    """Exchanges, at random, secret cards of the others with cards of the deck, and these with each other.

    Of EVERYBODY there are no others.
    """
    if state.phase == Phase.OVER:
        return
    size = REMOVED[state.players] + state.deck_size
    for player in range(state.players):
        if player != viewer and viewer != EVERYBODY:
            for i in range(state.hand_size[player]):
                if state.hand[player][i] % HELD == SECRET and roll(state.dice, 2) == 0:
                    exchange(state, player, i, roll(state.dice, size))
            sort_hand(state, player)
    for _ in range(size):
        one, two = roll(state.dice, size), roll(state.dice, size)
        card = state.deck[one]
        state.deck[one] = state.deck[two]
        state.deck[two] = card


def exchange(state, player, i, place):
    card = state.hand[player][i] // HELD
    state.hand[player][i] = HELD * state.deck[place] + SECRET
    state.deck[place] = card


def sort_hand(state, player):
    for i in range(1, state.hand_size[player]):
        put_in_order(state, player, i, state.hand[player][i])

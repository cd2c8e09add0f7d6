"""Mac Robber: fighting cards between deck, hands and discard pile.

Nobody knows the order of the deck, so it is kept as counts and a card is drawn by lot.
"""

from dolmen.core.dice import roll
from dolmen.core.tell import tell

from .board import CLOSED, MOST_PLAYERS, VALUES, Event


def shuffle_discards(state):
    """R37: the whole discard pile becomes the deck."""
    for value in range(VALUES):
        state.deck[value] += state.discards[value]
        state.in_deck += state.discards[value]
        state.discards[value] = 0
    if state.discard_pile == CLOSED:
        for player in range(MOST_PLAYERS):
            for value in range(VALUES):
                state.deck[value] += state.covered[player][value]
                state.covered[player][value] = 0
            state.in_deck += state.in_covered[player]
            state.in_covered[player] = 0
    tell(state, Event.SHUFFLED, state.in_deck)


def draw_one(state):
    """Takes a card from the deck, each equally likely; returns its value less 1."""
    nth = roll(state.dice, state.in_deck)
    value = 0
    while nth >= state.deck[value]:
        nth -= state.deck[value]
        value += 1
    state.deck[value] -= 1
    state.in_deck -= 1
    return value


def draw_fresh(state, player, count):
    """Draws cards, still apart from the hand."""
    for _ in range(count):
        if state.in_deck == 0:
            shuffle_discards(state)
        value = draw_one(state)
        state.fresh[player][value] += 1
        tell(state, Event.CARD, player, value + 1)
    state.in_fresh[player] += count
    fresh = state.fresh[player]
    tell(state, Event.CARDS, player, fresh[0], fresh[1], fresh[2], fresh[3])


def join_hand(state, player):
    """Puts the fresh cards into the hand."""
    for value in range(VALUES):
        state.hand[player][value] += state.fresh[player][value]
        state.fresh[player][value] = 0
    state.in_hand[player] += state.in_fresh[player]
    state.in_fresh[player] = 0


def draw_cards(state, player, count):
    """Draws cards into the hand."""
    draw_fresh(state, player, count)
    join_hand(state, player)


def lay_on_pile(state, player, value, count):
    """R39: cards discarded from a hand lie open, or face down on a closed pile."""
    if state.discard_pile == CLOSED:
        state.covered[player][value] += count
        state.in_covered[player] += count
    else:
        state.discards[value] += count


def discard_from_hand(state, player, value, count):
    """Discards cards of one value from the hand."""
    state.hand[player][value] -= count
    state.in_hand[player] -= count
    lay_on_pile(state, player, value, count)


def discard_from_fresh(state, player, value, count):
    """Discards cards of one value from those just drawn."""
    state.fresh[player][value] -= count
    state.in_fresh[player] -= count
    lay_on_pile(state, player, value, count)

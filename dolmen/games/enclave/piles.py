"""Enclave: decks, discard piles, rows and hands, and who comes to know a card."""

from dolmen.core.dice import roll
from dolmen.core.tell import tell

from .board import EVERY_EYE, Event, Place
from .cards import DECK_OF, FIRST, FIRST_ITEM, ITEMS, MISSION_ROW, NOTHING, RESHUFFLE_BELOW, SHOP_ROW, SIZE, Deck


def card_at(state, deck, place, rank):
    """The card of a deck that lies in a place at a rank, or NOTHING."""
    for card in range(FIRST[deck], FIRST[deck] + SIZE[deck]):
        if state.place[card] == place and state.rank[card] == rank:
            return card
    return NOTHING


def show(state, card):
    """Lets everybody know a card."""
    if state.known[card] != EVERY_EYE:
        state.known[card] = EVERY_EYE
        tell(state, Event.SHOWN, card)


def show_to(state, card, player):
    """Lets a player know a card; the others keep what they know of it."""
    state.known[card] = state.known[card] | 1 << player


def shuffle_deck(state, deck):
    """Shuffles the discard pile and what is left of the deck into a new deck that nobody knows."""
    count = 0
    for card in range(FIRST[deck], FIRST[deck] + SIZE[deck]):
        if state.place[card] == Place.DECK or state.place[card] == Place.DISCARD:
            state.place[card] = Place.DECK
            state.known[card] = 0
            rank = roll(state.dice, count + 1)
            # Who was there before moves to the new end: each order is equally likely.
            for other in range(FIRST[deck], card):
                if state.place[other] == Place.DECK and state.rank[other] == rank:
                    state.rank[other] = count
            state.rank[card] = rank
            count += 1
    discards = state.discard_size[deck]
    state.deck_size[deck] = count
    state.discard_size[deck] = 0
    tell(state, Event.SHUFFLED, deck, discards)


def check_deck(state, deck):
    """R12: a deck of fewer than three cards takes its discard pile in."""
    if state.deck_size[deck] < RESHUFFLE_BELOW and state.discard_size[deck] > 0:
        shuffle_deck(state, deck)


def draw(state, deck):
    """Takes the top card of a deck, whose discard pile comes in if it is empty; NOTHING if there is none (R13)."""
    if state.deck_size[deck] == 0:
        if state.discard_size[deck] == 0:
            return NOTHING
        shuffle_deck(state, deck)
    state.deck_size[deck] -= 1
    return card_at(state, deck, Place.DECK, state.deck_size[deck])


def discard(state, card):
    """Puts a card face up on the pile of its own deck, which may bring on a shuffle (R12, R14)."""
    deck = DECK_OF[card]
    show(state, card)
    state.place[card] = Place.DISCARD
    state.rank[card] = state.discard_size[deck]
    state.discard_size[deck] += 1
    tell(state, Event.DISCARDED, card)
    check_deck(state, deck)


def row_length(state, deck):
    """How many cards lie face up at a location when its row is full."""
    if deck == Deck.MISSION:
        return MISSION_ROW[state.players]
    return SHOP_ROW[state.players]


def refill_row(state, deck):
    """Moves the cards of a row to the left and fills it up from the deck."""
    length = row_length(state, deck)
    filled = 0
    for slot in range(length):
        card = state.row[deck][slot]
        if card != NOTHING:
            state.row[deck][slot] = NOTHING
            state.row[deck][filled] = card
            filled += 1
    while filled < length:
        card = draw(state, deck)
        if card == NOTHING:
            return
        state.row[deck][filled] = card
        state.place[card] = Place.ROW
        state.rank[card] = 0
        state.known[card] = EVERY_EYE
        filled += 1
        tell(state, Event.ROW, deck, card)
        check_deck(state, deck)


def row_is_empty(state, deck):
    for slot in range(row_length(state, deck)):
        if state.row[deck][slot] != NOTHING:
            return False
    return True


def give(state, card, player):
    """Puts a card into a hand; who knew it still does."""
    state.place[card] = Place.HAND + player
    state.rank[card] = 0
    state.hand_size[player] += 1
    show_to(state, card, player)
    if state.open_hands == 1:
        show(state, card)


def lose(state, card, player):
    """Takes a card out of a hand; the caller says where it goes."""
    state.hand_size[player] -= 1
    state.rank[card] = 0


def hand_card(state, player, nth):
    """The nth card of a hand, in the order of the cards' numbers."""
    for card in range(FIRST_ITEM, FIRST_ITEM + ITEMS):
        if state.place[card] == Place.HAND + player:
            if nth == 0:
                return card
            nth -= 1
    return NOTHING

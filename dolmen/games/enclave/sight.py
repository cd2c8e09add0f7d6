"""Enclave: who knows what. Each card carries the set of those who know it and its place (R58).

All players together know everything but the dice and those cards of decks that none of them has looked at.
"""

from dolmen.core.dice import clear_dice, roll
from dolmen.core.viewer import EVERYBODY, NOBODY

from .board import EVERY_EYE, HIDDEN, SPECTATORS, Phase, Place, Stage
from .cards import ACTION_CARDS, CARDS, DECKS, FIRST, FIRST_ITEM, ITEMS, KIND, NOTHING, PROTECTIONS, SIZE, Deck, Kind
from .piles import card_at


def hide(state, viewer):
    """Blanks, in place, all that `viewer` does not know."""
    if state.phase == Phase.OVER:
        return
    clear_dice(state.dice)
    eye = eye_of(viewer)
    for card in range(CARDS):
        if state.known[card] & eye == 0:
            state.place[card] = Place.UNKNOWN
            state.rank[card] = 0
            state.known[card] = 0
        elif state.known[card] & SPECTATORS == 0:
            state.known[card] &= eye  # who else may know it is not for these eyes
    if not sees_carried(state, viewer):
        for card in range(FIRST_ITEM, FIRST_ITEM + ITEMS):
            if is_in_hand(state, card):
                state.rank[card] = 0
    if state.stage == Stage.CHOOSE and viewer != EVERYBODY:
        for player in range(state.players):
            if player != viewer and state.chosen[player] != NOTHING:
                state.chosen[player] = HIDDEN


def eye_of(viewer):
    """The bit of a viewer; of all players together every bit."""
    if viewer == NOBODY:
        return SPECTATORS
    if viewer == EVERYBODY:
        return EVERY_EYE
    return 1 << viewer


def is_in_hand(state, card):
    return state.place[card] >= Place.HAND and state.place[card] < Place.USED


def sees_carried(state, viewer):
    """While a party equips, what is carried is for its members alone."""
    if state.stage != Stage.EQUIP or state.open_hands == 1 or viewer == EVERYBODY:
        return True
    for member in range(state.party_size):
        if state.party[member] == viewer:
            return True
    return False


# --- guess ---


def guess(state, viewer):
    """Fills the blanks, in place, with one deal that `viewer` cannot tell from the truth."""
    if state.phase == Phase.OVER:
        return
    guess_plans(state)
    is_blind = not sees_carried(state, viewer)
    if is_blind:
        for player in range(state.players):
            while protections_held(state, player) < state.carried[player]:
                hand_out(state, player, True)
    for player in range(state.players):
        for _ in range(state.hand_size[player] - cards_held(state, player)):
            hand_out(state, player, False)
    for deck in range(DECKS):
        fill_deck(state, deck)
    if is_blind:
        for player in range(state.players):
            guess_carried(state, player)
    for card in range(CARDS):
        if is_in_hand(state, card):
            state.known[card] |= 1 << (state.place[card] - Place.HAND)
        elif state.place[card] == Place.LOOKED or state.place[card] == Place.DRAWN:
            state.known[card] |= 1 << state.player


def guess_plans(state):
    """Each action card that lies face down may be any that its player has not played."""
    for player in range(state.players):
        if state.chosen[player] == HIDDEN:
            state.chosen[player] = random_plan(state, player)


def random_plan(state, player):
    left = 0
    for location in range(ACTION_CARDS):
        left += state.played[player] >> location & 1 == 0
    nth = roll(state.dice, left)
    for location in range(ACTION_CARDS):
        if state.played[player] >> location & 1 == 0:
            if nth == 0:
                return location
            nth -= 1
    return NOTHING


def cards_held(state, player):
    """How many cards of a hand are placed so far."""
    held = 0
    for card in range(FIRST_ITEM, FIRST_ITEM + ITEMS):
        held += state.place[card] == Place.HAND + player
    return held


def protections_held(state, player):
    held = 0
    for nth in range(len(PROTECTIONS)):
        held += state.place[PROTECTIONS[nth]] == Place.HAND + player
    return held


def missing(state, deck):
    """How many unknown cards of a deck must be in hands: all that have no other place to be."""
    unknown, slots = 0, state.deck_size[deck] + state.looked[deck]
    if deck == Deck.PRYZE:
        slots += state.drawn
    for card in range(FIRST[deck], FIRST[deck] + SIZE[deck]):
        place = state.place[card]
        unknown += place == Place.UNKNOWN
        slots -= place == Place.DECK or place == Place.LOOKED or place == Place.DRAWN
    return unknown - slots


def fits_hand(card, is_protection):
    """Upgrades and schemes are never held."""
    return KIND[card] == Kind.PROTECTION or (not is_protection and KIND[card] == Kind.MEDICINE)


def candidates(state, deck, is_protection):
    count = 0
    for card in range(FIRST[deck], FIRST[deck] + SIZE[deck]):
        count += state.place[card] == Place.UNKNOWN and fits_hand(card, is_protection)
    return count


def hand_out(state, player, is_protection):
    """Gives a player one of the unknown cards that must be in hands, of a deck by their number, then evenly."""
    weight = 0
    for deck in range(DECKS):
        if candidates(state, deck, is_protection) > 0:
            weight += missing(state, deck)
    nth = roll(state.dice, weight)
    for deck in range(DECKS):
        count = candidates(state, deck, is_protection)
        if count > 0:
            nth -= missing(state, deck)
            if nth < 0:
                place_unknown(state, deck, roll(state.dice, count), Place.HAND + player, is_protection)
                return


def place_unknown(state, deck, nth, place, is_protection):
    """Puts the nth candidate for a hand into it."""
    for card in range(FIRST[deck], FIRST[deck] + SIZE[deck]):
        if state.place[card] == Place.UNKNOWN and fits_hand(card, is_protection):
            if nth == 0:
                state.place[card] = place
                return
            nth -= 1


def draw_unknown(state, deck):
    """A random card of a deck whose place is still unknown."""
    unknown = 0
    for card in range(FIRST[deck], FIRST[deck] + SIZE[deck]):
        unknown += state.place[card] == Place.UNKNOWN
    nth = roll(state.dice, unknown)
    for card in range(FIRST[deck], FIRST[deck] + SIZE[deck]):
        if state.place[card] == Place.UNKNOWN:
            if nth == 0:
                return card
            nth -= 1
    return NOTHING


def fill_deck(state, deck):
    """What is looked at, what is drawn, then the deck from its bottom, around the cards that are known."""
    looked, drawn = state.looked[deck], 0
    if deck == Deck.PRYZE:
        drawn = state.drawn
    for card in range(FIRST[deck], FIRST[deck] + SIZE[deck]):
        looked -= state.place[card] == Place.LOOKED
        drawn -= state.place[card] == Place.DRAWN
    for _ in range(looked):
        state.place[draw_unknown(state, deck)] = Place.LOOKED
    for _ in range(drawn):
        state.place[draw_unknown(state, deck)] = Place.DRAWN
    for rank in range(state.deck_size[deck]):
        if card_at(state, deck, Place.DECK, rank) == NOTHING:
            card = draw_unknown(state, deck)
            state.place[card] = Place.DECK
            state.rank[card] = rank


def guess_carried(state, player):
    """Chooses which protection a member took along."""
    for _ in range(state.carried[player]):
        nth = roll(state.dice, protections_held(state, player) - carried_so_far(state, player))
        for index in range(len(PROTECTIONS)):
            card = PROTECTIONS[index]
            if state.place[card] == Place.HAND + player and state.rank[card] == 0:
                if nth == 0:
                    take_along(state, card)
                nth -= 1


def carried_so_far(state, player):
    count = 0
    for index in range(len(PROTECTIONS)):
        card = PROTECTIONS[index]
        count += state.place[card] == Place.HAND + player and state.rank[card] == 1
    return count


def take_along(state, card):
    """Marks a card as carried, known to the party."""
    state.rank[card] = 1
    for member in range(state.party_size):
        state.known[card] |= 1 << state.party[member]


# --- swap ---


def swap(state, viewer):
    """Exchanges, at random, cards of a deck, hand or plan that `viewer` does not see."""
    if state.phase == Phase.OVER:
        return
    for deck in range(DECKS):
        for card in range(FIRST[deck], FIRST[deck] + SIZE[deck]):
            exchange(state, viewer, card, FIRST[deck] + roll(state.dice, SIZE[deck]))
    for card in range(FIRST_ITEM, FIRST_ITEM + ITEMS):
        other = FIRST_ITEM + roll(state.dice, ITEMS)
        if is_in_hand(state, card) and is_in_hand(state, other):  # between hands the deck does not matter
            exchange(state, viewer, card, other)
    if state.stage == Stage.EQUIP and not sees_carried(state, viewer):
        for index in range(len(PROTECTIONS)):
            swap_carried(state, PROTECTIONS[index], PROTECTIONS[roll(state.dice, len(PROTECTIONS))])
    if state.stage == Stage.CHOOSE and viewer != EVERYBODY:
        for player in range(state.players):
            if player != viewer and state.chosen[player] != NOTHING:
                state.chosen[player] = random_plan(state, player)


def exchange(state, viewer, card, other):
    """Changes the places of two cards, with all that is known of these places, if none of it can be seen."""
    if not (is_out_of_sight(state, viewer, card) and is_out_of_sight(state, viewer, other)):
        return
    if fits_at(state, card, other) and fits_at(state, other, card):
        place, rank, known = state.place[card], state.rank[card], state.known[card]
        state.place[card], state.rank[card] = state.place[other], state.rank[other]
        state.known[card] = state.known[other]
        state.place[other], state.rank[other], state.known[other] = place, rank, known


def is_out_of_sight(state, viewer, card):
    """In a deck, in another's hand, or before another's eyes; and never shown to the viewer since it got there.

    Out of sight of all players is only what lies in a deck and was shown to none of them.
    """
    place = state.place[card]
    if viewer == EVERYBODY:
        return place == Place.DECK and state.known[card] == 0
    if viewer != NOBODY and state.known[card] >> viewer & 1 == 1:
        return False
    if state.known[card] & SPECTATORS != 0:
        return False
    if place == Place.LOOKED or place == Place.DRAWN:
        return state.player != viewer
    return place == Place.DECK or (is_in_hand(state, card) and place != Place.HAND + viewer)


def fits_at(state, card, other):
    """Whether a card may lie where the other lies."""
    if not is_in_hand(state, other):
        return True
    return fits_hand(card, state.rank[other] == 1)


def swap_carried(state, card, other):
    """Takes along the one instead of the other, both of one hand."""
    if is_in_hand(state, card) and state.place[card] == state.place[other] and state.rank[card] > state.rank[other]:
        state.rank[card] = 0
        take_along(state, other)

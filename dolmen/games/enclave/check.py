"""Enclave: what is true of every position."""

from .board import EVERY_EYE, Ending, Phase, Place, Stage
from .cards import (
    BEST,
    CARDS,
    DECK_OF,
    DECKS,
    EFFECT,
    FIRST,
    FIRST_ITEM,
    ITEMS,
    KIND,
    LEVELS,
    LINES,
    LOCATIONS,
    MARKER_START,
    MOST_KNOWLEDGE,
    MOST_PLAYERS,
    MOST_SARCOPHAGUS,
    MOST_SESAME,
    NOTHING,
    RESHUFFLE_BELOW,
    SARCOPHAGUS,
    SARCOPHAGUS_START,
    SESAME,
    SIZE,
    TREE_TOKENS,
    WORST,
    Deck,
    Kind,
)
from .piles import card_at, row_length

INVARIANTS = (
    "healthy",
    "every card is somewhere it may be",
    "decks are in order, without gaps",
    "discard piles are in order, without gaps",
    "a deck of fewer than three cards has no discard pile",
    "rows hold the cards that lie there",
    "hands have their size and hold protection and medicine only",
    "no more is carried than the sarcophagus holds",
    "upgrades are in their slots",
    "the tracks of a thief board follow from its upgrades",
    "coins, knowledge and points are never negative",
    "there are ten tree tokens",
    "points come from the Tree's markers, and who emptied one has it",
    "nobody stands twice in a line",
    "initiative tokens lie one to a location",
    "the turn order names each player once",
    "what lies open is known to all, and everybody knows the own cards",
    "a mission has a party, and only a mission has one",
)


def check(state):
    """The number of the first broken invariant, or 0."""
    if state.stage == Stage.THIEVES:
        return 0
    broken = check_cards(state)
    if broken == 0:
        broken = check_thieves(state)
    if broken == 0:
        broken = check_board(state)
    return broken


def check_cards(state):
    for card in range(CARDS):
        if state.place[card] < Place.BOX or state.place[card] >= Place.UPGRADE + state.players:
            return 1
        if not is_known_as_it_should(state, card):
            return 16
    for deck in range(DECKS):
        broken = check_piles(state, deck)
        if broken != 0:
            return broken
    return 0


def check_piles(state, deck):
    for rank in range(state.deck_size[deck]):
        if card_at(state, deck, Place.DECK, rank) == NOTHING:
            return 2
    for rank in range(state.discard_size[deck]):
        if card_at(state, deck, Place.DISCARD, rank) == NOTHING:
            return 3
    if count(state, deck, Place.DECK) != state.deck_size[deck]:
        return 2
    if count(state, deck, Place.DISCARD) != state.discard_size[deck]:
        return 3
    if count(state, deck, Place.LOOKED) != state.looked[deck]:
        return 1
    # R12; while an upgrade out of the deck waits for its slot the check is still to come.
    is_low = state.deck_size[deck] + state.looked[deck] < RESHUFFLE_BELOW
    if is_low and state.discard_size[deck] > 0 and state.pending == NOTHING and state.phase != Phase.OVER:
        return 4
    in_row = 0
    for slot in range(len(state.row[deck])):
        card = state.row[deck][slot]
        if card != NOTHING:
            in_row += 1
            if state.place[card] != Place.ROW or DECK_OF[card] != deck or slot >= row_length(state, deck):
                return 5
    if in_row != count(state, deck, Place.ROW):
        return 5
    if deck == Deck.PRYZE and count(state, deck, Place.DRAWN) != state.drawn:
        return 1
    return 0


def count(state, deck, place):
    """How many cards of a deck lie in a place."""
    n = 0
    for card in range(FIRST[deck], FIRST[deck] + SIZE[deck]):
        n += state.place[card] == place
    return n


def is_known_as_it_should(state, card):
    place, known = state.place[card], state.known[card]
    if place == Place.DECK:
        return True
    if place == Place.LOOKED or place == Place.DRAWN:
        return known >> state.player & 1 == 1
    if place >= Place.HAND and place < Place.USED:
        return known >> (place - Place.HAND) & 1 == 1
    return known == EVERY_EYE


def check_thieves(state):
    tokens = 0
    for player in range(state.players):
        broken = check_hand(state, player)
        if broken == 0:
            broken = check_tracks(state, player)
        if broken != 0:
            return broken
        if state.coins[player] < 0 or state.knowledge[player] < 0 or state.points[player] < 0:
            return 10
        if state.knowledge[player] >= MOST_KNOWLEDGE:
            return 10
        if state.tree_tokens[player] < 0:
            return 11
        tokens += state.tree_tokens[player]
    return 11 if tokens > TREE_TOKENS else 0


def check_hand(state, player):
    held, carried = 0, 0
    for card in range(FIRST_ITEM, FIRST_ITEM + ITEMS):
        if state.place[card] == Place.HAND + player:
            held += 1
            carried += state.rank[card]
            if KIND[card] != Kind.PROTECTION and (KIND[card] != Kind.MEDICINE or state.rank[card] != 0):
                return 6
    if held != state.hand_size[player]:
        return 6
    if carried != state.carried[player]:
        return 7
    if state.stage == Stage.EQUIP and carried > state.sarcophagus[player]:  # a reward may change the machine later
        return 7
    return 0


def check_tracks(state, player):
    sesame, sarcophagus, physical, mental, installed = 0, SARCOPHAGUS_START, 0, 0, 0
    for slot in range(4):
        card = state.upgrade[player][slot]
        if card != NOTHING:
            installed += 1
            kind = Kind.THIEF if slot < 2 else Kind.MACHINE
            if state.place[card] != Place.UPGRADE + player or KIND[card] != kind:
                return 8
            sesame += SESAME[card]
            sarcophagus += SARCOPHAGUS[card]
            physical += EFFECT[card][0]
            mental += EFFECT[card][1]
    for card in range(FIRST_ITEM, FIRST_ITEM + ITEMS):
        installed -= state.place[card] == Place.UPGRADE + player
    if installed != 0:
        return 8
    if state.sesame[player] != min(MOST_SESAME, sesame):
        return 9
    if state.sarcophagus[player] != min(MOST_SARCOPHAGUS, sarcophagus):
        return 9
    if state.best[player][0] != max(WORST, min(BEST, physical)) or state.best[player][1] != max(
        WORST, min(BEST, mental)
    ):
        return 9
    for wound in range(2):
        if state.condition[player][wound] < WORST or state.condition[player][wound] > state.best[player][wound]:
            return 9
    return 0


def check_board(state):
    points = 0
    for player in range(state.players):
        points += state.points[player]
    for level in range(LEVELS):
        points -= MARKER_START[state.players] - state.marker[level]
        if state.marker[level] < 0 or (state.marker[level] == 0) != (state.marker_owner[level] != NOTHING):
            return 12
    if points != 0:
        return 12
    for line in range(LINES):
        if not has_each_once(state.line[line], state.line_size[line]):
            return 13
    for location in range(LOCATIONS):
        for other in range(location):
            if state.token[location] != 0 and state.token[location] == state.token[other]:
                return 14
    if state.stage > Stage.BIDS and not (
        has_each_once(state.order, state.players) and has_each_once(state.next_order, state.players)
    ):
        return 15
    is_away = state.stage == Stage.EQUIP or state.stage == Stage.USE or state.stage == Stage.REWARD
    if is_away != (state.mission != NOTHING) or is_away != (state.party_size > 0):
        return 17
    if state.ending == Ending.NONE and state.stage == Stage.OVER:
        return 17
    return 0


def has_each_once(line, size):
    """Whether the first places of a line hold players, each at most once, and the others nobody."""
    for place in range(MOST_PLAYERS):
        if (line[place] != NOTHING) != (place < size):
            return False
        for other in range(place):
            if line[place] != NOTHING and line[place] == line[other]:
                return False
    return True

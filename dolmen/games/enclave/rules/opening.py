"""Enclave: set-up, thieves, and how the first turn order is settled."""

from dolmen.core.dice import roll
from dolmen.core.tell import tell

from ..actions import BID, THIEF
from ..board import EVERY_EYE, Event, OrderMethod, Phase, Place, SeatChoice, Stage, TreeSet
from ..cards import (
    AUCTION_COINS,
    CARDS,
    CARDS_A_LEVEL,
    COLOUR,
    DECKS,
    FIRST_GAME,
    LEVELS,
    LINES,
    MARKER_START,
    MOST_PLAYERS,
    MOST_ROW,
    NOTHING,
    SARCOPHAGUS_START,
    START_COINS,
    THREE_PLUS,
    Deck,
)
from ..piles import refill_row, shuffle_deck
from ..thieves import ask
from .planning import begin_round


def set_up(state):
    """Lays out everything that does not depend on who leads which thief."""
    clear_table(state)
    choose_tree(state)
    for player in range(MOST_PLAYERS):
        state.thief[player] = player
        state.sarcophagus[player] = SARCOPHAGUS_START
    if state.seat_choice == SeatChoice.FREE:
        for player in range(MOST_PLAYERS):
            state.thief[player] = NOTHING
        for card in range(CARDS):
            state.known[card] = EVERY_EYE  # all still in the box
        state.stage = Stage.THIEVES
    else:
        deal(state)


def clear_table(state):
    state.pending = state.mission = state.victim = NOTHING
    for player in range(MOST_PLAYERS):
        state.bid[player] = state.chosen[player] = state.partner[player] = NOTHING
        state.order[player] = state.next_order[player] = state.party[player] = NOTHING
        for slot in range(4):
            state.upgrade[player][slot] = NOTHING
        for line in range(LINES):
            state.line[line][player] = NOTHING
    for deck in range(DECKS):
        for slot in range(MOST_ROW):
            state.row[deck][slot] = NOTHING
    for level in range(LEVELS):
        state.marker[level] = MARKER_START[state.players]
        state.marker_owner[level] = NOTHING


def choose_tree(state):
    """One card a level: the option of the level, else the first-game card, else one at random."""
    for level in range(LEVELS):
        asked = tree_option(state, level)
        if asked > 0:
            card = level * CARDS_A_LEVEL + asked - 1
        elif state.tree_set == TreeSet.FIRST:
            card = FIRST_GAME[level]
        else:
            card = level * CARDS_A_LEVEL + roll(state.dice, CARDS_A_LEVEL)
        state.tree[level] = card
        tell(state, Event.TREE_CARD, level, card)


def tree_option(state, level):
    """What the table asked for on a level: 0 nothing, else the number of the card from 1."""
    if level == 0:
        return state.tree_1
    if level == 1:
        return state.tree_2
    if level == 2:
        return state.tree_3
    if level == 3:
        return state.tree_4
    return state.tree_5


def deal(state):
    """Hands, decks and rows; then the turn order."""
    for card in range(CARDS):
        state.place[card] = Place.DECK
        if state.players == 2 and THREE_PLUS[card] == 1:  # R3
            state.place[card] = Place.BOX
            state.known[card] = EVERY_EYE
    for player in range(state.players):
        for card in range(CARDS):
            # R2: the starting cards of colours not in play stay in the deck.
            if COLOUR[card] != NOTHING and COLOUR[card] == state.thief[player]:
                state.place[card] = Place.HAND + player
                state.known[card] = EVERY_EYE
                state.hand_size[player] += 1
                tell(state, Event.DEALT, player, card)
    for deck in range(DECKS):
        shuffle_deck(state, deck)
    refill_row(state, Deck.KNIVES)
    refill_row(state, Deck.MAGGOT)
    refill_row(state, Deck.MISSION)
    settle_order(state)


def settle_order(state):
    if state.order_method == OrderMethod.AUCTION:
        for player in range(state.players):
            state.coins[player] = AUCTION_COINS
        state.first_bidder = roll(state.dice, state.players)
        state.stage = Stage.BIDS
        state.turn = 0
        tell(state, Event.STARTS_BIDS, state.first_bidder)
        return
    for place in range(state.players):
        # A growing line: the newcomer takes a random place, who stood there goes to the end.
        other = roll(state.dice, place + 1)
        state.order[place] = state.order[other]
        state.order[other] = place
    for place in range(state.players):
        state.coins[state.order[place]] = START_COINS[place]
    tell_order(state)
    begin_round(state)


def tell_order(state):
    tell(state, Event.ORDERED, state.order[0], state.order[1], state.order[2], state.order[3])


def choose_thieves(state):
    """Stage THIEVES: in seat order; who has no choice is not asked."""
    player, free = state.turn, 0
    if player == state.players:
        deal(state)
        return
    for thief in range(MOST_PLAYERS):
        free += is_free_thief(state, thief)
    if free > 1:
        ask(state, Phase.THIEF, player)
        return
    for thief in range(MOST_PLAYERS):
        if is_free_thief(state, thief):
            lead_thief(state, player, thief)
            return


def is_free_thief(state, thief):
    for player in range(state.players):
        if state.thief[player] == thief:
            return False
    return True


def lead_thief(state, player, thief):
    state.thief[player] = thief
    state.turn += 1
    tell(state, Event.CHOSE_THIEF, player, thief)


def list_thieves(state, out):
    n = 0
    for thief in range(MOST_PLAYERS):
        if is_free_thief(state, thief):
            out[n] = THIEF + thief
            n += 1
    return n


def take_bids(state):
    """Stage BIDS: one bid each, clockwise."""
    if state.turn < state.players:
        ask(state, Phase.BID, (state.first_bidder + state.turn) % state.players)
        return
    place = 0
    for coins in range(AUCTION_COINS, -1, -1):  # R5: the highest first, zeros in the order they were bid
        for turn in range(state.players):
            player = (state.first_bidder + turn) % state.players
            if state.bid[player] == coins:
                state.order[place] = player
                place += 1
    tell_order(state)
    begin_round(state)


def list_bids(state, out):
    n = 0
    for coins in range(AUCTION_COINS + 1):
        if coins == 0 or not is_bid_made(state, coins):
            out[n] = BID + coins
            n += 1
    return n


def is_bid_made(state, coins):
    for player in range(state.players):
        if state.bid[player] == coins:
            return True
    return False


def bid(state, coins):
    player = state.player
    state.bid[player] = coins
    state.coins[player] -= coins
    state.turn += 1
    tell(state, Event.BID, player, coins)

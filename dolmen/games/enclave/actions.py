"""Enclave's actions: a number each, families one after another."""

from itertools import product

from .cards import (
    ACTION_CARDS,
    AMBER_CARDS,
    AUCTION_COINS,
    CARDS,
    DECKS,
    ITEMS,
    LEVELS,
    LOCATIONS,
    MARKER_START,
    MEDICINES,
    MOST_KNOWLEDGE,
    MOST_PLAYERS,
    MOST_ROW,
    ORACLE_CARDS,
    ROUNDS,
)


def _splits(total):
    """The ways to share `total` cards among the decks, most of the first deck first."""
    counts = product(range(total, -1, -1), repeat=DECKS)
    return tuple(split for split in counts if sum(split) == total)


ORACLE_LOOKS, AMBER_LOOKS = len(_splits(ORACLE_CARDS)), len(_splits(AMBER_CARDS))
LOOKS = _splits(ORACLE_CARDS) + _splits(AMBER_CARDS)

HEAL = 0  # + item; first, since many decisions begin with it and actions are listed in rising order
THIEF = HEAL + ITEMS  # + thief
BID = THIEF + MOST_PLAYERS  # + coins
TOKEN = BID + AUCTION_COINS + 1  # + (number - 1) * LOCATIONS + location
PLAY = TOKEN + LOCATIONS * LOCATIONS  # + location
LEVEL = PLAY + ACTION_CARDS  # + level - 1
LOOK = LEVEL + LEVELS  # + place in LOOKS
LOOK_NONE = LOOK + len(LOOKS)
PUT = LOOK_NONE + 1  # + 2 * card, and 1 more for the bottom
BUY = PUT + 2 * CARDS  # + slot - 1
SCRAP = BUY + MOST_ROW  # + slot - 1
TAKE = SCRAP + MOST_ROW  # + item
PASS = TAKE + ITEMS
REPLACE = PASS + 1  # + item
SYNC = REPLACE + ITEMS  # + thief
SYNC_NONE = SYNC + MOST_PLAYERS
BOARD = SYNC_NONE + 1  # + slot - 1
BLIND = BOARD + MOST_ROW
PREPARE = BLIND + 1
CARRY = PREPARE + 1  # + item
READY = CARRY + ITEMS
USE = READY + 1  # + item
USE_PREPARATION = USE + ITEMS
DONE = USE_PREPARATION + 1
TREE_KEEP = DONE + 1
TREE_SWAP = TREE_KEEP + 1
KEEP = TREE_SWAP + 1  # + item
SELL = KEEP + ITEMS  # + item
TRADE = SELL + ITEMS  # + knowledge
STEAL = TRADE + max(MARKER_START) + 1  # + thief
LET_GO = STEAL + MOST_PLAYERS
PEEK_DECK = LET_GO + 1
PEEK_DISCARD = PEEK_DECK + 1
PAY = PEEK_DISCARD + 1
EXCHANGE = PAY + 1  # + knowledge
BOARD_ANGELOS = EXCHANGE + MOST_KNOWLEDGE
OFFER = BOARD_ANGELOS + 1  # + item
EXCHANGE_TREE = OFFER + ITEMS
EXCHANGE_KNOWLEDGE = EXCHANGE_TREE + 1
ROOT = EXCHANGE_KNOWLEDGE + 1  # + level - 1
SKIP = ROOT + LEVELS
ACTIONS = SKIP + 1

MOST_LEGAL = AMBER_LOOKS + 1 + len(MEDICINES)
# Each player in each round: 12 acts of initiative and planning, 11 of looking, 9 in the shops, 3 missions of at most
# 21 acts, 5 at the Tree, 12 medicines; and the bids and thieves before.
LONGEST = ROUNDS * MOST_PLAYERS * 112 + 2 * MOST_PLAYERS

"""Enclave's places, decisions, events and state."""

from enum import IntEnum

import numpy as np

from dolmen.core.record import record

from .cards import CARDS, DECKS, LEVELS, LINES, LOCATIONS, MOST_PLAYERS, MOST_ROW

HIDDEN = -2  # in a view: an action card that was chosen face down
EVERY_EYE = 31  # bits of the four players and of the spectators: what lies open
SPECTATORS = 16


class Place(IntEnum):
    UNKNOWN = -1
    BOX = 0  # put away for this game
    DECK = 1
    DISCARD = 2
    ROW = 3
    TRAP = 4  # revealed in the mission that is going on
    MISSION = 5  # the mission that is going on
    DRAWN = 6  # a pryze of the reward, not yet decided
    LOOKED = 7  # in the hands of who looks at it, still part of its deck
    PENDING = 8  # an upgrade that waits for a slot
    HAND = 9  # of player 0; the others follow
    USED = 13  # by player 0 in the mission that is going on; the others follow
    UPGRADE = 17  # of player 0; the others follow


class Phase(IntEnum):
    """The decision that is asked."""

    NONE = 0
    THIEF = 1
    BID = 2
    TOKEN = 3
    PLAY = 4
    LEVEL = 5
    LOOK = 6
    PUT = 7
    SHOP = 8
    REPLACE = 9
    SYNC = 10
    BOARD = 11
    CARRY = 12
    USE = 13
    TREE_TOKEN = 14
    PRYZE = 15
    TRADE = 16
    STEAL = 17
    ANSWER = 18
    PEEK = 19
    TAKE = 20
    PAY = 21
    WOO = 22
    ALBA = 23
    ANGELOS = 24
    FOXES = 25
    TYLLO = 26
    ORDER = 27
    OVER = 28


PHASES = len(Phase)


class Stage(IntEnum):
    """Where the round stands; a decision may be asked in any of them."""

    THIEVES = 0
    BIDS = 1
    INITIATIVE = 2
    CHOOSE = 3  # action cards face down
    PLACE = 4  # markers onto the lines
    TRAVEL = 5  # to the location of the next initiative token
    ORACLE = 6
    SHOP = 7
    BOARDING = 8
    EQUIP = 9
    USE = 10
    REWARD = 11
    TREE = 12
    END = 13
    OVER = 14


STAGES = len(Stage)


class Part(IntEnum):
    """The steps of a stage that has several."""

    FIRST = 0  # first actions in a shop; declarations at Boarding; the trade on a level; the knowledge of a reward
    SECOND = 1  # second actions; boarding; the card of the level; the tree tokens of a reward
    THIRD = 2  # the answer to Loki; the pryzes of a reward


class Outcome(IntEnum):
    NONE = 0
    SUCCESS = 1
    FAILURE = 2


class Ending(IntEnum):
    NONE = 0
    ROUNDS = 1  # six rounds were played
    TOKENS = 2  # somebody owned the tree tokens to win


class Event(IntEnum):
    """What happens, for story.py: each with its details."""

    ORDERED = 0  # four players in turn order, NOTHING where there is none
    STARTS_BIDS = 1  # player
    TREE_CARD = 2  # level from 0, tree card
    ROW = 3  # deck, card
    SHUFFLED = 4  # deck, cards of the discard pile that come in
    CHOSE_THIEF = 5  # player, thief
    BID = 6  # player, coins
    ROUND = 7  # round
    PLACED_TOKEN = 8  # player, number, location
    CHOSE = 9  # player, location: face down
    SHOWED = 10  # player, location: turned up
    REVEALED = 11  # all action cards of this step are turned up
    QUEUED = 12  # player, line
    ARRIVED = 13  # location: its turn has come
    SHEPHERD = 14  # player, coins, knowledge
    LOOKED = 15  # player, place in LOOKS
    LOOKED_NOT = 16  # player
    SAW = 17  # player, card: at the Oracle, with Amber, at Anzelm's or Ma Lou's
    PUT = 18  # player, card, 0 top or 1 bottom
    NEXT_ORDER = 19  # four players, round
    BOUGHT = 20  # player, card, coins
    SCRAPPED = 21  # player, card
    PASSED = 22  # player
    REMOVED = 23  # player, card: an upgrade replaced
    INSTALLED = 24  # player, card
    HEALED = 25  # player, card, physical gained, mental gained
    SYNCED = 26  # player, partner or NOTHING
    PREPARED = 27  # player, round
    BOARDED = 28  # player, mission: one that lay open
    BLIND = 29  # player, card
    JOINED = 30  # companion, boarder
    CARRIED = 31  # player, card
    TRAPS = 32  # mission, then up to six traps
    USED = 33  # player, card
    USED_PREPARATION = 34  # player
    WOUNDED = 35  # player, physical, mental
    SUCCEEDED = 36  # boarder, mission
    FAILED = 37  # boarder, mission
    KNOWLEDGE = 38  # player, knowledge gained
    KEPT_TOKEN = 39  # player
    SWAPPED_TOKEN = 40  # player, knowledge
    DREW_PRYZES = 41  # player, three cards or NOTHING
    KEPT = 42  # player, card
    SOLD = 43  # player, card, coins
    SHOWN = 44  # card: something hidden is seen by all
    TRADED = 45  # player, knowledge, level from 0
    TOOK_MARKER = 46  # player, level from 0
    STEALS = 47  # thief, victim
    STOLEN = 48  # thief, victim, card
    PEEKED = 49  # player, deck, 0 deck or 1 discard pile
    PAID = 50  # player, coins, knowledge
    LIZARD_COINS = 51  # player, coins
    SOLD_WOO = 52  # player, card, coins
    ALBA = 53  # player, knowledge, coins
    TERTIUS = 54  # player
    TOOK_SYNC = 55  # player, round
    TOOK_THULE = 56  # player, round
    TOOK_CANCEL = 57  # player
    OFFERED = 58  # player, card, knowledge
    TYLLO = 59  # player, 1 token to knowledge or 0 knowledge to token
    ROTATED = 60  # deck, card
    LOST_PREPARATION = 61  # player
    LOST_SYNC = 62  # player
    BONUS = 63  # player, category, points
    ENDED = 64  # ending
    DISCARDED = 65  # card: onto the pile of its deck
    HINTED = 66  # player: what was done tells something of the hidden cards of a hand
    DEALT = 67  # player, card: of the starting hand
    ON_OFFER = 68  # player, card: a pryze of a reward, or a card of Anzelm's or Ma Lou's
    STUDIED = 69  # player, card: a scheme becomes knowledge
    MET = 70  # player, tree card: a visit to a level comes to its card
    SET_OUT = 71  # player, card: each of a party on a mission of the Enclave
    RETURNED = 72  # player, card: each of a party after a success
    EMPTY_HANDED = 73  # thief, victim: Loki found no card


STATE = record(
    ("coins", np.int16, MOST_PLAYERS),
    ("knowledge", np.int16, MOST_PLAYERS),
    ("points", np.int16, MOST_PLAYERS),  # on the score track
    # cards
    ("place", np.int8, CARDS),
    (
        "rank",
        np.int8,
        CARDS,
    ),  # from the bottom of a deck or pile; order of traps, of cards used; 1: carried in a hand
    ("known", np.int8, CARDS),  # bit p: player p knows the card and its place; bit 4: everybody does
    ("deck_size", np.int8, DECKS),  # without the cards somebody is looking at
    ("discard_size", np.int8, DECKS),
    ("row", np.int8, (DECKS, MOST_ROW)),  # card by slot, or NOTHING
    ("looked", np.int8, DECKS),  # cards that are looked at and not yet put back
    ("hand_size", np.int8, MOST_PLAYERS),  # carried cards included
    ("carried", np.int8, MOST_PLAYERS),  # how many cards of the hand are carried in the mission
    ("drawn", np.int8),  # pryzes not yet decided
    ("pending", np.int8),  # the upgrade that waits for a slot, or NOTHING
    # thief boards
    ("thief", np.int8, MOST_PLAYERS),
    ("condition", np.int8, (MOST_PLAYERS, 2)),
    ("best", np.int8, (MOST_PLAYERS, 2)),  # the max of each condition
    ("sesame", np.int8, MOST_PLAYERS),
    ("sarcophagus", np.int8, MOST_PLAYERS),
    ("upgrade", np.int8, (MOST_PLAYERS, 4)),  # two of the thief, two of the machine: cards or NOTHING
    ("tree_tokens", np.int8, MOST_PLAYERS),
    ("prepared", np.int8, MOST_PLAYERS),  # the round in which the preparation token was received, 0 without
    ("in_sync", np.int8, MOST_PLAYERS),  # the round in which the In Sync token was received, 0 without
    ("thule", np.int8, MOST_PLAYERS),  # the round in which the extra marker was received, 0 without
    ("cancels", np.int8, MOST_PLAYERS),  # 1 with a critical-cancel token
    ("tyllo", np.int8, MOST_PLAYERS),  # 1 once Tyllo's exchange was used
    # board
    ("tree", np.int8, LEVELS),  # tree card of each level
    ("marker", np.int8, LEVELS),  # value of each level's tree marker
    ("marker_owner", np.int8, LEVELS),  # who took it, or NOTHING
    ("order", np.int8, MOST_PLAYERS),
    ("next_order", np.int8, MOST_PLAYERS),
    ("bid", np.int8, MOST_PLAYERS),  # NOTHING before it is made
    ("first_bidder", np.int8),
    ("token", np.int8, LOCATIONS),  # number of the initiative token on each location, 0 without
    ("line", np.int8, (LINES, MOST_PLAYERS)),
    ("line_size", np.int8, LINES),
    ("played", np.int8, MOST_PLAYERS),  # bit l: the action card of location l was turned up this round
    ("chosen", np.int8, MOST_PLAYERS),  # the action card of this step: face down, or not yet placed
    ("left_shop", np.int8, MOST_PLAYERS),  # 1: passed at first, no second action
    ("partner", np.int8, MOST_PLAYERS),  # the declared partner of In Sync, or NOTHING
    # mission
    ("mission", np.int8),  # number of the mission that is going on, or NOTHING
    ("party", np.int8, MOST_PLAYERS),  # the boarder, then the companions
    ("party_size", np.int8),
    ("preparation", np.int8, MOST_PLAYERS),  # 1: the preparation token was used in this mission
    ("used", np.int8),  # how many protection cards were used in this mission
    ("wounds", np.int8, (MOST_PLAYERS, 2)),  # damage of this mission
    ("outcome", np.int8),
    ("tokens_left", np.int8),  # tree tokens of the reward not yet decided
    # where we are
    ("round", np.int8),
    ("stage", np.int8),
    ("phase", np.int8),
    ("turn", np.int8),  # place in the line, or in the order, of who acts
    ("part", np.int8),
    ("step", np.int8),  # of planning, from 0
    ("stop", np.int8),  # the initiative token whose location is visited, from 1
    ("here", np.int8),  # that location
    ("level", np.int8),  # of the Tree, from 0
    ("member", np.int8),  # of the party
    ("victim", np.int8),  # of Loki
    ("peeked", np.int8),  # 0 deck, 1 discard pile
    ("ending", np.int8),
    ("player", np.int8),
    ("players", np.int8),
    # options
    ("order_method", np.int8),
    ("tree_set", np.int8),
    ("tree_1", np.int8),
    ("tree_2", np.int8),
    ("tree_3", np.int8),
    ("tree_4", np.int8),
    ("tree_5", np.int8),
    ("tree_tokens_to_win", np.int8),  # which of TOKENS_TO_WIN
    ("sync_failure", np.int8),
    ("open_hands", np.int8),
    ("tyllo_both_ways", np.int8),
    ("seat_choice", np.int8),
)

# Section 6: whatever is not about a single card that may be hidden, or a plan that lies face down.
SECRET = ("dice", "place", "rank", "known", "chosen")
PUBLIC = tuple(field for field in STATE.names or () if field not in SECRET)


class OrderMethod(IntEnum):
    DRAW = 0
    AUCTION = 1


class TreeSet(IntEnum):
    RANDOM = 0
    FIRST = 1


class SyncFailure(IntEnum):
    EACH = 0
    ANY = 1


class SeatChoice(IntEnum):
    FIXED = 0
    FREE = 1

"""Enclave: an action as numbers, as its player sees it: which decision, and what it names."""

from dolmen.core.planes import Planes

from .actions import (
    BID,
    BLIND,
    BOARD,
    BOARD_ANGELOS,
    BUY,
    CARRY,
    DONE,
    EXCHANGE,
    EXCHANGE_KNOWLEDGE,
    EXCHANGE_TREE,
    HEAL,
    KEEP,
    LET_GO,
    LEVEL,
    LOOK,
    LOOK_NONE,
    LOOKS,
    OFFER,
    PASS,
    PAY,
    PEEK_DECK,
    PEEK_DISCARD,
    PLAY,
    PREPARE,
    PUT,
    READY,
    REPLACE,
    ROOT,
    SCRAP,
    SELL,
    SKIP,
    STEAL,
    SYNC,
    SYNC_NONE,
    TAKE,
    THIEF,
    TOKEN,
    TRADE,
    TREE_KEEP,
    TREE_SWAP,
    USE,
    USE_PREPARATION,
)  # fmt: skip
from .board import Place
from .cards import (
    ACTION_CARDS,
    ANGELOS,
    COLOUR,
    DECK_OF,
    DECKS,
    EFFECT,
    FIRST_ITEM,
    FIRST_MISSION,
    KIND,
    LEVELS,
    LOCATIONS,
    MISSION_DAMAGE,
    MISSION_KNOWLEDGE,
    MISSION_PRYZES,
    MISSION_TRAPS,
    MISSION_TREE,
    MOST_PLAYERS,
    PRICE,
    SARCOPHAGUS,
    SCHEME,
    SESAME,
    Deck,
)
from .cards import Kind as CardKind
from .rules.shop import shop_deck
from .thieves import seat_of

FIRSTS = (
    HEAL, THIEF, BID, TOKEN, PLAY, LEVEL, LOOK, LOOK_NONE, PUT, BUY, SCRAP, TAKE, PASS, REPLACE, SYNC, SYNC_NONE, BOARD,
    BLIND, PREPARE, CARRY, READY, USE, USE_PREPARATION, DONE, TREE_KEEP, TREE_SWAP, KEEP, SELL, TRADE, STEAL, LET_GO,
    PEEK_DECK, PEEK_DISCARD, PAY, EXCHANGE, BOARD_ANGELOS, OFFER, EXCHANGE_TREE, EXCHANGE_KNOWLEDGE, ROOT, SKIP,
)  # fmt: skip
assert list(FIRSTS) == sorted(FIRSTS)

# "By seat" counts from the player to move, clockwise.
traits = Planes()
KINDS = traits("kind of action", len(FIRSTS))
CARD = traits("card: number", 1)
CARD_DECK = traits("card: deck", DECKS)
CARD_KIND = traits("card: kind", len(CardKind))
WORTH = traits("card: price, physical, mental, sesame, sarcophagus, knowledge", 6)
IS_COLOUR = traits("card: of my thief's colour", 1)
IN_HAND = traits("card: in my hand", 1)
MISSION = traits("mission: traps, physical, mental, knowledge, pryzes, tree tokens", 6)
LOCATION = traits("location", ACTION_CARDS)
IN_LINE = traits("players in the line there", 1)
INITIATIVE = traits("initiative token", 1)
ON_LEVEL = traits("level of the tree", LEVELS)
MARKER = traits("marker of that level", 1)
LOOKED = traits("cards looked at by deck", DECKS)
BOTTOM = traits("to the bottom", 1)
AMOUNT = traits("coins or knowledge", 1)
THIEVES = traits("thief", MOST_PLAYERS)
RIVAL = traits("player by seat", MOST_PLAYERS)
RIVAL_HAND = traits("cards in that player's hand", 1)
TRAITS = traits.listed


def describe(view, action, out):
    """Writes the traits of an action into `out`."""
    kind = kind_of(action)
    out[KINDS + kind] = 1
    first = FIRSTS[kind]
    place = action - first
    if is_about_item(first):
        describe_card(view, FIRST_ITEM + place, out)
    elif first == PUT:
        describe_card(view, place // 2, out)
        out[BOTTOM] = place % 2
    elif first in (BUY, SCRAP):
        describe_card(view, view.row[shop_deck(view)][place], out)
    elif first == BOARD:
        describe_card(view, view.row[Deck.MISSION][place], out)
        describe_mission(view.row[Deck.MISSION][place] - FIRST_MISSION, out)
    elif first == BOARD_ANGELOS:
        describe_mission(ANGELOS, out)
    elif first in (BID, TRADE, EXCHANGE):
        out[AMOUNT] = place
    else:
        describe_where(view, first, place, out)


def describe_where(view, first, place, out):
    """Actions that name a location, a level, decks or a player."""
    if first == TOKEN:
        out[INITIATIVE] = place // LOCATIONS + 1
        describe_location(view, place % LOCATIONS, out)
    elif first == PLAY:
        describe_location(view, place, out)
    elif first in (LEVEL, ROOT):
        out[ON_LEVEL + place] = 1
        out[MARKER] = view.marker[place]
        out[IN_LINE] = view.line_size[LOCATIONS + place]
    elif first == LOOK:
        for deck in range(DECKS):
            out[LOOKED + deck] = LOOKS[place][deck]
    elif first == THIEF:
        out[THIEVES + place] = 1
    elif first in (SYNC, STEAL):
        rival = seat_of(view, place)
        out[THIEVES + place] = 1
        out[RIVAL + (rival - view.player) % view.players] = 1
        out[RIVAL_HAND] = view.hand_size[rival]


def kind_of(action):
    """Which of FIRSTS an action belongs to."""
    low = 0
    high = len(FIRSTS)
    while high - low > 1:
        middle = (low + high) >> 1
        if action < FIRSTS[middle]:
            high = middle
        else:
            low = middle
    return low


def is_about_item(first):
    """Whether actions from here on are counted by item."""
    if first in (HEAL, TAKE, REPLACE, CARRY):
        return True
    return first in (USE, KEEP, SELL, OFFER)


def describe_card(view, card, out):
    """A card, as all who know it see it."""
    out[CARD] = card
    out[CARD_DECK + DECK_OF[card]] = 1
    out[CARD_KIND + KIND[card]] = 1
    out[WORTH] = PRICE[card]
    out[WORTH + 1] = EFFECT[card][0]
    out[WORTH + 2] = EFFECT[card][1]
    out[WORTH + 3] = SESAME[card]
    out[WORTH + 4] = SARCOPHAGUS[card]
    out[WORTH + 5] = SCHEME[card]
    out[IS_COLOUR] = COLOUR[card] == view.thief[view.player]
    out[IN_HAND] = view.place[card] == Place.HAND + view.player


def describe_mission(mission, out):
    out[MISSION] = MISSION_TRAPS[mission]
    out[MISSION + 1] = MISSION_DAMAGE[mission][0]
    out[MISSION + 2] = MISSION_DAMAGE[mission][1]
    out[MISSION + 3] = MISSION_KNOWLEDGE[mission]
    out[MISSION + 4] = MISSION_PRYZES[mission]
    out[MISSION + 5] = MISSION_TREE[mission]


def describe_location(view, location, out):
    out[LOCATION + location] = 1
    if location < LOCATIONS:
        out[IN_LINE] = view.line_size[location]

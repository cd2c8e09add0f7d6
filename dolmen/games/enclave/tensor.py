"""Enclave: a view as numbers, the viewer as player 0."""

from dolmen.core.planes import Planes
from dolmen.core.viewer import NOBODY

from .board import PHASES, STAGES, Phase, Place, Stage
from .cards import (
    ACTION_CARDS,
    CARDS,
    CARDS_A_LEVEL,
    DECKS,
    FIRST_ITEM,
    ITEMS,
    LEVELS,
    LINES,
    LOCATIONS,
    MOST_PLAYERS,
    MOST_ROW,
    NOTHING,
)

NUMBERS = 22  # of each player

planes = Planes()
HANDS = planes("hands, mine first", MOST_PLAYERS, ITEMS)
UPGRADES = planes("upgrades, mine first", MOST_PLAYERS, ITEMS)
EQUIPMENT = planes("carried or used, mine first", MOST_PLAYERS, ITEMS)
DISCARDS = planes("discarded", CARDS)
ROWS = planes("in a row, by slot", MOST_ROW, CARDS)
MISSION = planes("in the mission that is going on", CARDS)
EYES = planes("before my eyes", CARDS)
DEPTH = planes("known in a deck, by depth", CARDS)
PILES = planes("decks, discard piles and cards looked at", 3, DECKS)
PLAYERS = planes("players, me first", MOST_PLAYERS, NUMBERS)
IN_LINES = planes("place in the lines, me first", MOST_PLAYERS, LINES)
ORDERS = planes("place in this order and the next, me first", 2, MOST_PLAYERS)
PLAYED = planes("action cards played, me first", MOST_PLAYERS, ACTION_CARDS)
CHOSEN = planes("my chosen action card", ACTION_CARDS)
TOKENS = planes("initiative tokens by location", LOCATIONS)
TREE = planes("tree cards", LEVELS, CARDS_A_LEVEL)
MARKERS = planes("tree markers", LEVELS)
DECISION = planes("decision", PHASES)
STAGE = planes("stage", STAGES)
WHERE = planes("round, level, step, drawn, tokens to decide", 5)
WHO = planes("the player to move, me first", MOST_PLAYERS)
PLANES = planes.listed


def observe(view, viewer, out):
    """Writes the planes into `out`."""
    me = max(viewer, 0)
    for card in range(CARDS):
        observe_card(view, viewer, me, card, out)
    for deck in range(DECKS):
        out[PILES + deck] = view.deck_size[deck]
        out[PILES + DECKS + deck] = view.discard_size[deck]
        out[PILES + 2 * DECKS + deck] = view.looked[deck]
        for slot in range(MOST_ROW):
            if view.row[deck][slot] != NOTHING:
                out[ROWS + slot * CARDS + view.row[deck][slot]] = 1
    for player in range(view.players):
        observe_player(view, player, (player - me) % view.players, out)
    if viewer != NOBODY and view.chosen[me] >= 0:
        out[CHOSEN + view.chosen[me]] = 1
    observe_board(view, me, out)


def observe_card(view, viewer, me, card, out):
    place = view.place[card]
    if place == Place.DISCARD:
        out[DISCARDS + card] = 1
    elif place == Place.TRAP or place == Place.MISSION:
        out[MISSION + card] = 1
    elif place == Place.DECK:
        out[DEPTH + card] = 1 + view.rank[card]
    elif place == Place.LOOKED or place == Place.DRAWN or place == Place.PENDING:
        out[EYES + card] = 1
    elif place >= Place.HAND:
        item = card - FIRST_ITEM
        if place < Place.USED:
            seat = (place - Place.HAND - me) % view.players
            out[HANDS + seat * ITEMS + item] = 1
            out[EQUIPMENT + seat * ITEMS + item] = view.rank[card]
        elif place < Place.UPGRADE:
            out[EQUIPMENT + (place - Place.USED - me) % view.players * ITEMS + item] = 2
        else:
            out[UPGRADES + (place - Place.UPGRADE - me) % view.players * ITEMS + item] = 1


def observe_player(view, player, seat, out):
    start = PLAYERS + seat * NUMBERS
    out[start] = view.coins[player]
    out[start + 1] = view.knowledge[player]
    out[start + 2] = view.points[player]
    out[start + 3] = view.tree_tokens[player]
    out[start + 4] = view.hand_size[player]
    out[start + 5] = view.carried[player]
    for wound in range(2):
        out[start + 6 + wound] = view.condition[player][wound]
        out[start + 8 + wound] = view.best[player][wound]
        out[start + 10 + wound] = view.wounds[player][wound]
    out[start + 12] = view.sesame[player]
    out[start + 13] = view.sarcophagus[player]
    out[start + 14] = view.prepared[player]
    out[start + 15] = view.in_sync[player]
    out[start + 16] = view.thule[player]
    out[start + 17] = view.cancels[player]
    out[start + 18] = view.tyllo[player]
    out[start + 19] = view.preparation[player]
    out[start + 20] = view.left_shop[player]
    for level in range(LEVELS):
        out[start + 21] += view.marker_owner[level] == player
    for line in range(LINES):
        for place in range(view.line_size[line]):
            if view.line[line][place] == player:
                out[IN_LINES + seat * LINES + line] = place + 1
    for place in range(view.players):
        if view.order[place] == player:
            out[ORDERS + seat] = place + 1
        if view.next_order[place] == player:
            out[ORDERS + MOST_PLAYERS + seat] = place + 1
    for location in range(ACTION_CARDS):
        out[PLAYED + seat * ACTION_CARDS + location] = view.played[player] >> location & 1


def observe_board(view, me, out):
    for location in range(LOCATIONS):
        out[TOKENS + location] = view.token[location]
    for level in range(LEVELS):
        out[TREE + view.tree[level]] = 1
        out[MARKERS + level] = view.marker[level]
    out[DECISION + view.phase] = 1
    out[STAGE + view.stage] = 1
    out[WHERE] = view.round
    out[WHERE + 1] = view.level
    out[WHERE + 2] = view.step
    out[WHERE + 3] = view.drawn
    out[WHERE + 4] = view.tokens_left
    if view.phase != Phase.OVER and view.stage != Stage.OVER:
        out[WHO + (view.player - me) % view.players] = 1

"""Enclave: from location to location in the order of the initiative tokens; the Shepherd; the Oracle."""

from dolmen.core.tell import tell

from ..actions import LOOK, LOOK_NONE, LOOKS, ORACLE_LOOKS, PUT
from ..board import Event, Part, Phase, Place, Stage
from ..cards import (
    CARDS,
    DECK_OF,
    DECKS,
    FIRST,
    LOCATIONS,
    MOST_PLAYERS,
    SHEPHERD_COINS,
    SHEPHERD_KNOWLEDGE,
    SIZE,
    Location,
)
from ..piles import card_at
from ..thieves import ask, list_heals


def travel(state):
    """Stage TRAVEL: on to the location of the next token; empty lines are skipped (R11), the Tree is last."""
    state.stop += 1
    state.turn = 0
    state.part = Part.FIRST
    if state.stop > LOCATIONS:
        state.stage = Stage.TREE
        state.level = 0
        return
    for location in range(LOCATIONS):
        if state.token[location] == state.stop and state.line_size[location] > 0:
            state.here = location
            tell(state, Event.ARRIVED, location)
            enter(state, location)


def enter(state, location):
    if location == Location.SHEPHERD:
        pay_shepherds(state)
    elif location == Location.ORACLE:
        state.stage = Stage.ORACLE
    elif location == Location.BOARDING:
        state.stage = Stage.BOARDING
    else:
        state.stage = Stage.SHOP
        for player in range(MOST_PLAYERS):
            state.left_shop[player] = 0


def pay_shepherds(state):
    """R15: coins and knowledge by place in the line."""
    for place in range(state.line_size[Location.SHEPHERD]):
        player = state.line[Location.SHEPHERD][place]
        state.coins[player] += SHEPHERD_COINS[place]
        state.knowledge[player] += SHEPHERD_KNOWLEDGE[place]
        tell(state, Event.SHEPHERD, player, SHEPHERD_COINS[place], SHEPHERD_KNOWLEDGE[place])


def visit_oracle(state):
    """Stage ORACLE: each in line may look; then the order of the next round is known."""
    if state.turn < state.line_size[Location.ORACLE]:
        ask(state, Phase.LOOK, state.line[Location.ORACLE][state.turn])
        return
    settle_next_order(state)
    state.stage = Stage.TRAVEL


def settle_next_order(state):
    """R16: the Oracle's line, then the others as they stand now."""
    place = 0
    for turn in range(state.line_size[Location.ORACLE]):
        state.next_order[place] = state.line[Location.ORACLE][turn]
        place += 1
    for turn in range(state.players):
        player = state.order[turn]
        if not is_in_line(state, player, Location.ORACLE):
            state.next_order[place] = player
            place += 1
    order = state.next_order
    tell(state, Event.NEXT_ORDER, order[0], order[1], order[2], order[3], state.round)


def is_in_line(state, player, line):
    for place in range(state.line_size[line]):
        if state.line[line][place] == player:
            return True
    return False


def list_looks(state, out):
    """R17: how many cards of which decks, three at the Oracle, six with Amber; or none."""
    n = list_heals(state, out)
    start, end = 0, ORACLE_LOOKS
    if state.stage == Stage.TREE:
        start, end = ORACLE_LOOKS, len(LOOKS)
    for look in range(start, end):
        if can_look(state, look):
            out[n] = LOOK + look
            n += 1
    out[n] = LOOK_NONE
    return n + 1


def can_look(state, look):
    for deck in range(DECKS):
        if LOOKS[look][deck] > state.deck_size[deck]:
            return False
    return True


def look(state, action):
    """Takes the declared cards into the player's hands, for their eyes only."""
    player = state.player
    state.turn += 1
    state.part = Part.FIRST  # on a level of the Tree the next in line begins with a trade
    if action == LOOK_NONE:
        tell(state, Event.LOOKED_NOT, player)
        return
    split = action - LOOK
    tell(state, Event.LOOKED, player, split)
    for deck in range(DECKS):
        for _ in range(LOOKS[split][deck]):
            state.deck_size[deck] -= 1
            card = card_at(state, deck, Place.DECK, state.deck_size[deck])
            state.place[card] = Place.LOOKED
            state.looked[deck] += 1
            state.rank[card] = 0
            # R58: with two or more of a deck nobody else can tell any longer which is which.
            if LOOKS[split][deck] > 1:
                state.known[card] = 0
            state.known[card] |= 1 << player
            tell(state, Event.SAW, player, card)


def is_looking(state):
    for deck in range(DECKS):
        if state.looked[deck] > 0:
            return True
    return False


def list_puts(state, out):
    n = 0
    for card in range(CARDS):
        if state.place[card] == Place.LOOKED:
            out[n] = PUT + 2 * card
            out[n + 1] = PUT + 2 * card + 1
            n += 2
    return n


def put_back(state, card, at_bottom):
    """Puts a card above all that lie on top of its deck, or below all."""
    deck = DECK_OF[card]
    state.looked[deck] -= 1
    if at_bottom:
        for other in range(FIRST[deck], FIRST[deck] + SIZE[deck]):
            if state.place[other] == Place.DECK:
                state.rank[other] += 1
    state.rank[card] = 0 if at_bottom else state.deck_size[deck]
    state.place[card] = Place.DECK
    state.deck_size[deck] += 1
    tell(state, Event.PUT, state.player, card, at_bottom)

"""Enclave: Boarding: who shares a mission by In Sync, who boards what, who prepares."""

from dolmen.core.tell import tell

from ..actions import BLIND, BOARD, PREPARE, SYNC, SYNC_NONE
from ..board import EVERY_EYE, Event, Part, Phase, Place, Stage
from ..cards import FIRST_MISSION, MOST_PLAYERS, NOTHING, Deck, Location
from ..piles import check_deck, draw, refill_row, row_length
from ..thieves import ask, list_heals, seat_of
from .mission import begin_mission
from .places import is_in_line


def visit_boarding(state):
    """Stage BOARDING: declarations in turn order, then the line boards, then the row is filled up (R19)."""
    if state.part == Part.FIRST:
        ask_for_sync(state)
    elif state.turn < state.line_size[Location.BOARDING]:
        ask(state, Phase.BOARD, state.line[Location.BOARDING][state.turn])
    else:
        for player in range(MOST_PLAYERS):
            state.partner[player] = NOTHING
        refill_row(state, Deck.MISSION)
        state.stage = Stage.TRAVEL


def ask_for_sync(state):
    """The next holder of an In Sync token of the round before declares, or loses it if nobody else boards."""
    if state.turn == state.players:
        state.part = Part.SECOND
        state.turn = 0
        return
    player = state.order[state.turn]
    if state.in_sync[player] == 0 or state.in_sync[player] == state.round:
        state.turn += 1
    elif state.line_size[Location.BOARDING] > is_in_line(state, player, Location.BOARDING):
        ask(state, Phase.SYNC, player)
    else:
        declare_sync(state, player, NOTHING)


def declare_sync(state, player, partner):
    """The token goes back whatever was chosen (R42)."""
    state.in_sync[player] = 0
    state.partner[player] = partner
    state.turn += 1
    tell(state, Event.SYNCED, player, partner)


def list_syncs(state, out):
    n = list_heals(state, out)
    for thief in range(MOST_PLAYERS):
        partner = seat_of(state, thief)
        if partner != state.player and is_in_line(state, partner, Location.BOARDING):
            out[n] = SYNC + thief
            n += 1
    out[n] = SYNC_NONE
    return n + 1


def list_boards(state, out):
    n = list_heals(state, out)
    for slot in range(row_length(state, Deck.MISSION)):
        if state.row[Deck.MISSION][slot] != NOTHING:
            out[n] = BOARD + slot
            n += 1
    if state.deck_size[Deck.MISSION] + state.discard_size[Deck.MISSION] > 0:
        out[n] = BLIND
        n += 1
    out[n] = PREPARE
    return n + 1


def board(state, action):
    """One of the three: a mission of the row, a blind one, or a preparation token (R29: at most one)."""
    player = state.player
    state.turn += 1
    if action == PREPARE:
        state.prepared[player] = state.round
        tell(state, Event.PREPARED, player, state.round)
        return
    if action == BLIND:
        card = draw(state, Deck.MISSION)
        state.known[card] = EVERY_EYE
        state.place[card] = Place.MISSION
        tell(state, Event.BLIND, player, card)
        check_deck(state, Deck.MISSION)
    else:
        card = state.row[Deck.MISSION][action - BOARD]
        state.row[Deck.MISSION][action - BOARD] = NOTHING
        state.place[card] = Place.MISSION
        tell(state, Event.BOARDED, player, card - FIRST_MISSION)
    state.rank[card] = 0
    begin_mission(state, player, card - FIRST_MISSION)

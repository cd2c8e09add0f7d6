"""Enclave: trading knowledge on the Tree, Alba, Angelos and the Order; and leaving a level."""

from dolmen.core.tell import tell

from ..actions import BOARD_ANGELOS, EXCHANGE, ROOT, SKIP
from ..board import Event, Part
from ..cards import ALBA_COINS, ANGELOS, LEVELS, MOST_KNOWLEDGE
from ..thieves import list_heals
from .mission import begin_mission


def leave(state):
    """The next in line comes up."""
    state.turn += 1
    state.part = Part.FIRST


def most_to_trade(state, player):
    return min(state.knowledge[player], state.marker[state.level])


def trade(state, knowledge):
    give_knowledge(state, state.player, knowledge, state.level)
    turn_to_card(state, state.player)


def turn_to_card(state, player):
    """After the trade the visit comes to the card of the level."""
    state.part = Part.SECOND
    tell(state, Event.MET, player, state.tree[state.level])


def give_knowledge(state, player, knowledge, level):
    """Knowledge becomes points; who brings the marker to 0 takes it (R35)."""
    if knowledge == 0:
        return
    state.knowledge[player] -= knowledge
    state.points[player] += knowledge
    state.marker[level] -= knowledge
    tell(state, Event.TRADED, player, knowledge, level)
    if state.marker[level] == 0:
        state.marker_owner[level] = player
        tell(state, Event.TOOK_MARKER, player, level)


# --- Alba Chryzostom ---


def list_exchanges(state, out):
    n = list_heals(state, out)
    for knowledge in range(min(MOST_KNOWLEDGE, state.knowledge[state.player] + 1)):
        out[n] = EXCHANGE + knowledge
        n += 1
    return n


def exchange(state, knowledge):
    """R40: seven coins each."""
    player = state.player
    state.knowledge[player] -= knowledge
    state.coins[player] += ALBA_COINS * knowledge
    if knowledge > 0:
        tell(state, Event.ALBA, player, knowledge, ALBA_COINS * knowledge)
    leave(state)


# --- Boarding for Angelos ---


def list_angelos(state, out):
    n = list_heals(state, out)
    out[n] = BOARD_ANGELOS
    out[n + 1] = SKIP
    return n + 2


def decide_angelos(state, action):
    leave(state)
    if action == BOARD_ANGELOS:
        tell(state, Event.BOARDED, state.player, ANGELOS)
        begin_mission(state, state.player, ANGELOS)


# --- the Order of the Edge of the World ---


def root_somewhere(state, player):
    """Whether one more knowledge can be traded on some level (R48)."""
    if state.knowledge[player] == 0:
        return False
    for level in range(LEVELS):
        if state.marker[level] > 0:
            return True
    return False


def list_roots(state, out):
    n = list_heals(state, out)
    for level in range(LEVELS):
        if state.marker[level] > 0:
            out[n] = ROOT + level
            n += 1
    out[n] = SKIP
    return n + 1


def root(state, action):
    if action != SKIP:
        give_knowledge(state, state.player, 1, action - ROOT)
    leave(state)

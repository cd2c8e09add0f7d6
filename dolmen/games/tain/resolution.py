"""Táin, the end of a round: tiles are discarded, loot goes home, the game ends or goes on."""

from dolmen.core.tell import tell

from .board import COW_GOAL, EMPTY, HOSTAGE_KINDS, KINDS, OUTLAND_SPACES, ROUNDS, SPACES, Event, Hostage, Marker, Phase
from .scouting import begin_round
from .tiles import clear_entrance, clear_outland, discard, next_player


def resolve(state):
    """Ends the round, and the game or begins the next round."""
    discard_all(state)
    for player in range(state.players):
        bring_home(state, player)
    tell(state, Event.RESOLVED, state.round)
    if is_goal_reached(state) or state.round == ROUNDS[state.rounds]:
        state.phase = Phase.OVER  # R40: nobody takes back at the end
        tell(state, Event.ENDED, is_goal_reached(state))
        return
    for player in range(state.players):
        take_back(state, player)
    state.round += 1
    if state.active_marker == Marker.ROTATE:  # R6
        state.active = next_player(state, state.active)
    begin_round(state)


def discard_all(state):
    """R35: every tile still on a space goes face down to its owner's discards; captives are not there any more."""
    for board in range(state.players):
        for space in range(SPACES):
            if state.threshold[board][space] != EMPTY:
                discard(state, board, state.threshold[board][space])
                state.threshold[board][space] = EMPTY
            if state.entrance[board][space] != EMPTY:
                discard(state, state.raider[board][space], state.entrance[board][space])
                clear_entrance(state, board, space)
    for space in range(OUTLAND_SPACES):
        if state.outland[space] != EMPTY:
            discard(state, state.outlander[space], state.outland[space])
            clear_outland(state, space)


def bring_home(state, player):
    """Loot goes into stables and house, captives into the house as hostages."""
    cows, jewels, boys, daughters = state.loot_cows[player], state.loot_jewels[player], 0, 0
    state.cows[player] += cows
    state.jewels[player] += jewels
    state.loot_cows[player] = 0
    state.loot_jewels[player] = 0
    for owner in range(state.players):
        boys += state.captives[player][owner][Hostage.BOY]
        daughters += state.captives[player][owner][Hostage.DAUGHTER]
        for kind in range(HOSTAGE_KINDS):
            state.hostages[player][owner][kind] += state.captives[player][owner][kind]
            state.captives[player][owner][kind] = 0
    if cows + jewels + boys + daughters > 0:
        tell(state, Event.BROUGHT_HOME, player, cows, jewels, boys, daughters)


def is_goal_reached(state):
    """R37: whether a clan has eleven cows, counted when all loot is home."""
    for player in range(state.players):
        if state.cows[player] >= COW_GOAL:
            return True
    return False


def take_back(state, player):
    """R36: who has nothing behind the screen takes all discards back."""
    if state.in_supply[player] > 0:
        return
    for kind in range(KINDS):
        state.supply[player][kind] = state.discarded[player][kind]
        state.discarded[player][kind] = 0
    state.in_supply[player] = state.in_discards[player]
    state.in_discards[player] = 0
    tell(state, Event.TOOK_BACK, player, state.in_supply[player])

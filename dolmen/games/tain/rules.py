"""Táin: Celtic clans steal cows and jewels from each other with tiles laid face down, half of them bluffs.

Each round the clans lay tiles on their own thresholds (guards), on the entrances of others (raiders) and in the outland
until all have passed; then everything is revealed and judged. After eight rounds, or when a clan has eleven cows, most
points win. The law is kept phase by phase: scouting.py, raids.py, resolution.py.
"""

from dolmen.core.dice import roll
from dolmen.core.tell import tell
from dolmen.core.viewer import NOBODY

from .board import (
    ALL_COWS,
    COW_GOAL,
    COW_POINTS,
    EMPTY,
    GOAL_POINTS,
    HOSTAGE_KINDS,
    HOSTAGE_POINTS,
    JEWEL_POINTS,
    KINDS,
    MOST_PLAYERS,
    OUTLAND_SPACES,
    RANDOM_START,
    SET,
    SPACES,
    START_COWS,
    START_JEWELS,
    TILES,
    Event,
    Phase,
    player_of,
)
from .check import check
from .judge import judge, parts
from .raids import (
    begin_boards,
    free,
    judge_boards,
    judge_outland,
    list_releases,
    nth_release,
    remove_bluffs,
    reveal,
)
from .resolution import resolve
from .scouting import begin_round, count_scouting, is_last_act, list_scouting, nth_scouting, scout
from .sight import forget, guess, hide, swap
from .tensor import observe
from .traits import describe

__all__ = ["check", "describe", "forget", "guess", "hide", "judge", "observe", "parts", "swap"]


def setup(state):
    """Sets up the boards and gives somebody the marker."""
    for player in range(MOST_PLAYERS):
        for space in range(SPACES):
            state.threshold[player][space] = EMPTY
            state.entrance[player][space] = EMPTY
            state.raider[player][space] = NOBODY
            state.shown_threshold[player][space] = EMPTY
            state.shown_entrance[player][space] = EMPTY
            state.shown_raider[player][space] = NOBODY
    for space in range(OUTLAND_SPACES):
        state.outland[space] = EMPTY
        state.outlander[space] = NOBODY
        state.shown_outland[space] = EMPTY
        state.shown_outlander[space] = NOBODY
    for player in range(state.players):
        for kind in range(KINDS):
            state.supply[player][kind] = SET[kind]
        state.in_supply[player] = TILES
        state.cows[player] = START_COWS
        state.jewels[player] = START_JEWELS
    state.outland_cows = ALL_COWS - START_COWS * state.players  # R4
    state.round = 1
    if state.start == RANDOM_START:
        state.active = roll(state.dice, state.players)  # R5
    else:
        state.active = player_of(state, state.start - 1)
    tell(state, Event.STARTS, state.active)
    begin_round(state)


def legal_actions(state, out):
    """Writes the legal actions into `out`, in rising order, and returns how many there are."""
    if state.phase == Phase.SCOUT:
        return list_scouting(state, out)
    if state.phase == Phase.RAID:
        return list_releases(state, out)
    return 0


def count_legal(state):
    """How many actions are legal."""
    if state.phase == Phase.SCOUT:
        return count_scouting(state)
    return HOSTAGE_KINDS if state.phase == Phase.RAID else 0


def nth_legal(state, nth):
    """The action in a place of the list of legal ones."""
    return nth_scouting(state, nth) if state.phase == Phase.SCOUT else nth_release(state, nth)


def is_long(state, action):
    """Whether an action ends the round's scouting, or goes on with the raids."""
    return state.phase != Phase.SCOUT or is_last_act(state, action)


def apply(state, action):
    """Plays a legal action for the player to move, and all that follows without a choice."""
    if state.phase == Phase.SCOUT:
        if scout(state, action):
            return
        reveal(state)
        remove_bluffs(state)
        judge_outland(state)
        begin_boards(state)
    else:
        free(state, action)
    if judge_boards(state):
        resolve(state)


def score(state, player):
    """Points of what lies on one's own board (R38, R39)."""
    points = COW_POINTS * state.cows[player] + JEWEL_POINTS * state.jewels[player]
    if state.cows[player] >= COW_GOAL:
        points += GOAL_POINTS
    for owner in range(state.players):
        for kind in range(HOSTAGE_KINDS):
            points += HOSTAGE_POINTS[kind] * state.hostages[player][owner][kind]
    return points


def rank(state, player):
    """How many stand before a player: by points, then cows, then jewels, then tiles behind the screen (R40)."""
    ahead = 0
    for rival in range(state.players):
        if is_ahead(state, rival, player):
            ahead += 1
    return ahead


def is_ahead(state, player, rival):
    """Whether a player stands before a rival."""
    mine, theirs = score(state, player), score(state, rival)
    if mine != theirs:
        return mine > theirs
    if state.cows[player] != state.cows[rival]:
        return state.cows[player] > state.cows[rival]
    if state.jewels[player] != state.jewels[rival]:
        return state.jewels[player] > state.jewels[rival]
    return state.in_supply[player] > state.in_supply[rival]

"""Woolly Bully: a rough value of a position."""

from dolmen.games.woolly_bully.board import (
    BONUSES,
    COLOURS,
    SIDES,
    Phase,
    Terrain,
)
from dolmen.games.woolly_bully.rules.scoring import is_threatened, terrain_of
from dolmen.games.woolly_bully.rules.stopping import count_stopped

THREATENED = 0.15  # what is left of a closed field beside a wolf
EXPOSED = 0.5  # what is left of an open field beside a wolf
UNFENCED = 0.8
PER_OPEN_EDGE = 0.6  # sheep that an open edge may still bring
FADE = (1.0, 0.55, 0.3, 0.17, 0.09, 0.05, 0.03, 0.0)  # hope to close a field, by open edges after the first
MOST_FADE = 7
GOAL = 8.0  # sheep a player hopes for in a field
HOPE = 0.6  # how much of what is missing still comes, while there are tiles
PLENTY = 6.0  # tiles a player, in hand and bag, that are as good as any number
TILE = 0.12  # a tile in the hand
BONUS_HOPE = 0.5  # how much of the next stop bonus a player may count on
TEMPO = 0.7  # a tile that may be laid at once
BEST_RIVAL, OTHER_RIVALS = 0.5, 0.2


def judge(state, player):
    """How far `player` is ahead, in points; over, it is the score and victory that count."""
    best, total = 0.0, 0.0
    for rival in range(state.players):
        if rival != player:
            worth = worth_of(state, rival)
            best = max(best, worth)
            total += worth
    mean = total / (state.players - 1)
    return worth_of(state, player) - BEST_RIVAL * best - OTHER_RIVALS * mean


def worth_of(state, player):
    """Sheep that are there, sheep to be hoped for, the bonus, and the tiles to play with."""
    hope = hope_of(state, player)
    worth = 0.0
    for colour in range(COLOURS):
        if state.owner[colour] == player:
            sheep = best_field(state, colour)
            worth += sheep + hope * max(GOAL - sheep, 0.0)
    if state.stopped[player] > 0:
        return worth + BONUSES[state.stopped[player]]
    if state.player == player and (state.phase == Phase.TURN or state.phase == Phase.BONUS):
        worth += TEMPO
    return worth + BONUS_HOPE * next_bonus(state) + TILE * min(state.held[player], 12)


def hope_of(state, player):
    """How much of a better field is still to be hoped for."""
    if state.stopped[player] > 0 or state.phase == Phase.OVER:
        return 0.0
    playing = state.players - count_stopped(state)
    tiles = state.held[player] + state.left / playing
    return HOPE * min(tiles / PLENTY, 1.0)


def next_bonus(state):
    """The bonus for the next to stop."""
    return BONUSES[min(count_stopped(state) + 1, len(BONUSES) - 1)]


def best_field(state, colour):
    """The value of the best field of a colour, open or closed."""
    best = 0.0
    for field in range(SIDES * state.laid):
        if state.size[field] > 0 and terrain_of(state, field) == Terrain.BLACK + colour:
            value = value_of_field(state, field)
            if value > best:
                best = max(best, value * share_left(state, field))
    return best


def value_of_field(state, field):
    """The value of a field that no wolf threatens."""
    size, edges = state.size[field], state.open[field]
    if edges == 0:
        return size * 1.0
    return UNFENCED * (size + PER_OPEN_EDGE * edges) * FADE[min(edges - 1, MOST_FADE)]


def share_left(state, field):
    """How much of its value a field keeps beside wolves."""
    if not is_threatened(state, field):
        return 1.0
    if state.open[field] == 0:
        return THREATENED
    return EXPOSED

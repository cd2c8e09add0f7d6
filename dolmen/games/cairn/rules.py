"""Cairn: build towers of rising stones, four colours of values 1 to 6.

Each player holds four stones, hidden; the rest lie in a bag. In your turn either take the stone that was just dropped
straight onto your tower of its colour, above a lower one; or draw from the bag and then lay a stone from your hand so,
or drop one face up. The game ends after the turn that empties the bag. A tower counts its stones less what it cost.
"""

from dolmen.core.dice import roll
from dolmen.core.tell import tell

from .board import (
    COSTS,
    DRAW,
    DROP,
    HAND_SIZE,
    LAY,
    NOTHING,
    STONES,
    TAKE,
    VALUES,
    Event,
    FirstPlayer,
    Phase,
    Place,
    colour_of,
    value_of,
)
from .check import check
from .judge import judge, parts
from .sight import guess, hide, swap
from .stones import is_empty, move_random_stone, show, top_of
from .tensor import observe
from .traits import describe

__all__ = ["check", "describe", "guess", "hide", "judge", "observe", "parts", "swap"]


def setup(state):
    """Deals the hands and picks who begins."""
    state.offered = NOTHING
    if state.first_player == FirstPlayer.RANDOM:
        state.player = roll(state.dice, state.players)
    tell(state, Event.STARTS, state.player)
    for player in range(state.players):
        for _ in range(HAND_SIZE):
            stone = move_random_stone(state, player)
            tell(state, Event.DEALT, player, stone)


def legal_actions(state, out):
    """Writes the legal actions into `out`, in rising order, and returns how many there are."""
    n = 0
    if state.phase == Phase.LAY:
        hand = Place.HAND + state.player
        for stone in range(STONES):
            if state.place[stone] == hand and fits(state, stone):
                out[n] = LAY + stone
                n += 1
        for stone in range(STONES):
            if state.place[stone] == hand:
                out[n] = DROP + stone
                n += 1
    elif state.phase == Phase.DRAW:
        out[n] = DRAW
        n += 1
        if state.offered != NOTHING and fits(state, state.offered):
            out[n] = TAKE
            n += 1
    return n


def fits(state, stone):
    return value_of(stone) > top_of(state, state.player, colour_of(stone))


def apply(state, action):
    """Plays a legal action for the player to move."""
    if action == DRAW:
        stone = move_random_stone(state, state.player)
        tell(state, Event.DREW, state.player, stone)
        state.phase = Phase.LAY
    elif action == TAKE:
        tell(state, Event.TOOK, state.player, state.offered)
        lay_stone(state, state.offered)
        end_turn(state, NOTHING)
    elif action < DROP:
        lay_stone(state, action - LAY)
        end_turn(state, NOTHING)
    else:
        stone = action - DROP
        show(state, stone, Place.DROPPED)
        tell(state, Event.DROPPED, state.player, stone)
        end_turn(state, stone)


def lay_stone(state, stone):
    is_begun = top_of(state, state.player, colour_of(stone)) > 0
    show(state, stone, Place.TOWER + state.player)
    tell(state, Event.LAID, state.player, stone, value_of(stone) - (0 if is_begun else COSTS[state.cost]))


def end_turn(state, offered):
    state.offered = offered
    if is_empty(state, Place.BAG):
        state.phase = Phase.OVER
        tell(state, Event.ENDED)
        return
    state.player = (state.player + 1) % state.players
    state.phase = Phase.DRAW


def score(state, player):
    """Each tower counts its stones less its cost."""
    points = 0
    tower = Place.TOWER + player
    for lowest in range(0, STONES, VALUES):
        stones = 0
        for stone in range(lowest, lowest + VALUES):
            if state.place[stone] == tower:
                stones += stone - lowest + 1  # its value
        if stones > 0:
            points += stones - COSTS[state.cost]
    return points


def rank(state, player):
    """Most points first; equal points share the place."""
    ahead = 0
    mine = score(state, player)
    for rival in range(state.players):
        ahead += score(state, rival) > mine
    return ahead

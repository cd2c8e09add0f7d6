"""Cairn: who knows what. A hand is its player's secret, the bag is everybody's."""

from dolmen.core.dice import clear_dice, roll
from dolmen.core.viewer import EVERYBODY, NOBODY

from .board import HAND_SIZE, STONES, Phase, Place
from .stones import count, everybody, move_random_stone


def hide(state, viewer):
    """Blanks, in place, all that `viewer` does not know."""
    if state.phase == Phase.OVER:
        return
    clear_dice(state.dice)
    eyes = eyes_of(state, viewer)
    needed = eyes if viewer == NOBODY else 1  # a spectator knows what all players know
    for stone in range(STONES):
        if state.seen[stone] & eyes < needed:
            state.place[stone] = Place.UNKNOWN
            state.seen[stone] = 0


def eyes_of(state, viewer):
    """The bits of the players through whose eyes `viewer` sees."""
    return 1 << viewer if viewer >= 0 else everybody(state)


def guess(state, viewer):
    """Fills the blanks, in place, with one deal that `viewer` cannot tell from the truth."""
    if state.phase == Phase.OVER:
        return
    for stone in range(STONES):
        if state.place[stone] == Place.UNKNOWN:
            state.place[stone] = Place.BAG
    for player in range(state.players):
        for _ in range(hand_size(state, player) - count(state, Place.HAND + player)):
            move_random_stone(state, player)


def hand_size(state, player):
    """How many stones somebody holds: public arithmetic."""
    return HAND_SIZE + (state.phase == Phase.LAY and state.player == player)


def swap(state, viewer):
    """Exchanges, at random, stones in the bag and in hands that `viewer` does not see."""
    if state.phase == Phase.OVER:
        return
    for stone in range(STONES):
        other = roll(state.dice, STONES)
        if is_out_of_sight(state, viewer, stone) and is_out_of_sight(state, viewer, other):
            place, seen = state.place[stone], state.seen[stone]
            state.place[stone], state.seen[stone] = state.place[other], state.seen[other]
            state.place[other], state.seen[other] = place, seen


def is_out_of_sight(state, viewer, stone):
    place = state.place[stone]
    if place == Place.BAG:
        return True
    if viewer == EVERYBODY:
        return False
    return Place.HAND <= place < Place.TOWER and place != Place.HAND + viewer

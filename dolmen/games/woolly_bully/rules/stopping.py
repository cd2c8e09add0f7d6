"""Woolly Bully: ending a turn, passing, stopping by choice or by need, the end of the game (4.8, 4.9)."""

from dolmen.core.tell import tell

from ..board import SIDES, Event, Phase, Why
from .fitting import beasts_that_fit, landscapes_that_fit
from .gap import has_question_tile, open_gap
from .landscape import clear_row


def count_stopped(state):
    count = 0
    for player in range(state.players):
        count += state.stopped[player] > 0
    return count


def take_stop(state, player, why):
    """Gives a player the next place in the stop order; a stop breaks the row of passes (R40)."""
    state.stopped[player] = count_stopped(state) + 1
    clear_row(state)
    tell(state, Event.STOPPED, player, state.stopped[player], why)


def must_stop(state, player):
    """R38: no tile, no bag, no "?" tile."""
    return (
        state.stopped[player] == 0
        and state.held[player] == 0
        and state.left == 0
        and not has_question_tile(state, player)
    )


def end_turn(state):
    """The turn goes clockwise to the next player who has not stopped; with nobody left the game is over."""
    if count_stopped(state) == state.players:
        state.phase = Phase.OVER
        tell(state, Event.ENDED)
        return
    ended = state.at_turn
    following = (ended + 1) % state.players
    while state.stopped[following] > 0:
        following = (following + 1) % state.players
    state.at_turn = following
    open_gap(state, ended)


def stop(state):
    """The player at turn stops for good (R36, R37)."""
    take_stop(state, state.player, Why.CHOSE)
    end_turn(state)


def pass_turn(state):
    """Nothing fits: nothing is drawn, and all have seen that nothing fits (R5, R6)."""
    player = state.player
    note_unfit(state, player)
    state.row[state.passes] = player
    state.passes += 1
    tell(state, Event.PASSED, player)
    if state.passes + count_stopped(state) == state.players:
        stop_all_stuck(state)
    end_turn(state)


def stop_all_stuck(state):
    """R40: all who are left have passed in a row; they are stopped in that order."""
    for nth in range(state.passes):
        player = state.row[nth]
        state.stopped[player] = count_stopped(state) + 1
        tell(state, Event.STOPPED, player, state.stopped[player], Why.STUCK)
    clear_row(state)


def note_unfit(state, player):
    """Keeps which tiles would have fitted: all know now that the hand has none of them."""
    if state.stale[player] < state.held[player]:
        state.unfit[player] = 0
        state.unfit_beasts[player] = 0
    state.stale[player] = state.held[player]
    if state.stale[player] == 0:
        return
    for i in range(state.empties):
        state.unfit_beasts[player] |= beasts_that_fit(state.wants[i])
        for side in range(2):
            for turn in range(SIDES):
                state.unfit[player] |= landscapes_that_fit(state.wants[i], side, turn)

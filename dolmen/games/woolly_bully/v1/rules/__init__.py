"""Woolly Bully: lay tiles round a village, fence in one big field of your own secret colour, and stop in time.

4.1: a turn is an ordinary tile, and before and after it special actions; then comes a gap in which others may act.
The verbs of each phase are in the files beside this one.
"""

from dolmen.core.dice import roll
from dolmen.core.tell import tell

from ..board import (
    BEAST,
    BEASTS,
    BEASTS_OF_A_KIND,
    CENTRE,
    COLOURS,
    DECLARE,
    END,
    MOST_EMPTY,
    NOTHING,
    PASS,
    QUIET,
    REVEAL,
    SIDES,
    SKIP,
    SQUARE_FACE,
    STOP,
    Event,
    FirstPlayer,
    Phase,
)
from ..check import check
from ..judge import judge, parts
from ..sight import guess, hide, swap
from ..tensor import observe
from ..traits import describe
from .bag import deal
from .gap import ask_next, start_turn
from .landscape import lay
from .placing import list_placements, place_tile_of_turn
from .scoring import rank, score
from .specials import declare, lay_beast, list_beasts, list_specials, place_bonus_tile, reveal, skip_bonus
from .stopping import end_turn, pass_turn, stop

__all__ = ["check", "describe", "guess", "hide", "judge", "observe", "parts", "rank", "score", "swap"]


def setup(state):
    """Lays the square, draws who begins, deals the "?" tiles and the hands."""
    clear_table(state)
    lay(state, SIDES * SQUARE_FACE, CENTRE)
    if state.first_player == FirstPlayer.RANDOM:
        state.at_turn = roll(state.dice, state.players)
    tell(state, Event.STARTS, state.at_turn)
    deal_colours(state)
    deal(state)
    start_turn(state)


def clear_table(state):
    """Writes NOTHING where a zero would mean something."""
    state.series = NOTHING
    state.excused = NOTHING
    for i in range(MOST_EMPTY):
        state.empty[i] = NOTHING
    for beast in range(BEASTS):
        state.post[beast] = NOTHING
    for hunter in range(BEASTS_OF_A_KIND):
        state.covers[hunter] = NOTHING


def deal_colours(state):
    """4 players: one "?" tile each; 3: the fourth lies unseen in the box (R34); 2: two each (R33)."""
    for colour in range(COLOURS):
        state.owner[colour] = colour % state.players
        if state.players == 3 and colour == COLOURS - 1:
            state.owner[colour] = NOTHING
    for colour in range(COLOURS - 1, 0, -1):
        other = roll(state.dice, colour + 1)
        owner = state.owner[colour]
        state.owner[colour] = state.owner[other]
        state.owner[other] = owner
    tell(state, Event.COLOURS)
    for colour in range(COLOURS):
        if state.owner[colour] != NOTHING:
            tell(state, Event.OWNS, state.owner[colour], colour)


def legal_actions(state, out):
    """Writes the legal actions into `out`, in rising order, and returns how many there are."""
    if state.phase == Phase.TURN:
        return list_turn(state, out)
    if state.phase == Phase.BONUS:
        n = list_placements(state, out, 0)
        out[n] = SKIP
        return n + 1
    if state.phase == Phase.BEAST:
        return list_beasts(state, out, 0)
    if state.phase == Phase.AFTER:
        n = list_specials(state, out, 0)
        out[n] = STOP
        out[n + 1] = END
        return n + 2
    if state.phase == Phase.GAP:
        n = list_specials(state, out, 0)
        out[n] = QUIET
        return n + 1
    return 0


def list_turn(state, out):
    """4.4: a tile if one fits, else a pass (R5); specials; stopping."""
    placements = list_placements(state, out, 0)
    n = list_specials(state, out, placements)
    if placements == 0:
        out[n] = PASS
        n += 1
    out[n] = STOP
    return n + 1


def apply(state, action):
    """Plays a legal action, and all that follows from it without a choice."""
    if action < REVEAL:
        if state.phase == Phase.BONUS:
            place_bonus_tile(state, action)
        else:
            place_tile_of_turn(state, action)
    elif action < DECLARE:
        reveal(state, action)
    elif action < BEAST:
        declare(state, action)
    elif action < SKIP:
        lay_beast(state, action)
    elif action == SKIP:
        skip_bonus(state)
    elif action == PASS:
        pass_turn(state)
    elif action == STOP:
        stop(state)
    elif action == END:
        end_turn(state)
    elif action == QUIET:
        ask_next(state)

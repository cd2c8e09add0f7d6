"""Mac Robber, the course of a turn: bag check, six cubes, the redraw; and from turn to turn and round to round."""

from dolmen.core.tell import tell
from dolmen.core.viewer import NOBODY

from .board import COLOURS, DRAWN, NO_COLOUR, REDRAW, REDRAWS, Ending, Event, Phase, redraw_at
from .cubes import draw_cubes, in_bag
from .deeds import go_on_acting
from .scoring import remove_tile, score_round


def begin_round(state):
    """The holder of the start-player marker has the first turn."""
    tell(state, Event.ROUND, state.round, state.start)
    state.active = state.start
    begin_turn(state)


def begin_turn(state):
    """T0 and T1: six cubes, or the end of the game; then the redraw or the actions."""
    state.player = state.active
    state.victim = NOBODY
    state.kept = NO_COLOUR
    state.used = 0
    state.acted = 0
    state.deeds = 0
    if in_bag(state) < DRAWN:  # R48
        state.phase = Phase.OVER
        tell(state, Event.ENDED, Ending.BAG)
        return
    tell(state, Event.TURN, state.active, next_player(state, state.active) == state.start)
    draw_cubes(state, DRAWN)
    tell_drawn(state, 0, 0, 0, 0)
    if state.active == state.following:
        state.phase = Phase.REDRAW
    else:
        state.phase = Phase.ACT
        go_on_acting(state)


def tell_drawn(state, yellow, blue, green, red):
    """Tells what was drawn: the display less what was there before."""
    now = state.display
    tell(state, Event.CUBES, state.active, now[0] - yellow, now[1] - blue, now[2] - green, now[3] - red)


def next_player(state, player):
    """Who sits to the left: the next one clockwise."""
    return player + 1 if player + 1 < state.players else 0


def list_redraws(state, out):
    """R50: any part of the display, or nothing of it."""
    n = 0
    for yellow in range(state.display[0] + 1):
        for blue in range(state.display[1] + 1):
            for green in range(state.display[2] + 1):
                for red in range(state.display[3] + 1):
                    out[n] = REDRAW + redraw_at(yellow, blue, green, red)
                    n += 1
    return n


def redraw(state, action):
    """R50: the cubes go into the bag first, then as many are drawn."""
    state.phase = Phase.ACT
    if action == REDRAW:
        tell(state, Event.NO_REDRAW, state.active)
    else:
        back = REDRAWS[action - REDRAW]
        count = 0
        for colour in range(COLOURS):
            state.display[colour] -= back[colour]
            state.bag[colour] += back[colour]
            count += back[colour]
        tell(state, Event.PUT_BACK, state.active, back[0], back[1], back[2], back[3])
        yellow, blue, green, red = state.display[0], state.display[1], state.display[2], state.display[3]
        draw_cubes(state, count)
        tell_drawn(state, yellow, blue, green, red)
    go_on_acting(state)


def end_turn(state):
    """The next player's turn; after the last one the scoring, a tile, and a new round or the end."""
    state.active = next_player(state, state.active)
    if state.active != state.start:
        begin_turn(state)
        return
    state.phase = Phase.SHOW
    score_round(state)
    if not remove_tile(state):
        state.player = state.active
        state.phase = Phase.OVER
        return
    state.round += 1
    state.start = next_player(state, state.start)
    begin_round(state)

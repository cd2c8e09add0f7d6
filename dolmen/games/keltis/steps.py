"""Keltis, figures: which steps a card or a clover allows, and what happens on arriving."""

from dolmen.core.tell import tell

from .board import (
    BIG,
    CLASSIC,
    CLOVER_NONE,
    CLOVER_STEP,
    COLOURS,
    FIGURES,
    GOAL_FIGURES,
    MOST_NEXT,
    MOVE,
    NEW_PATHS,
    SMALL,
    STEP_COUNT,
    Ending,
    Event,
    Phase,
)
from .maps import (
    ANY_COLOUR,
    CLOVER,
    COLOUR_BIT,
    FREES,
    IS_END,
    IS_GOAL,
    IS_ONE_A_PATH,
    JOKER_BIT,
    NAME,
    NEXT,
    NO_TILE,
    NOWHERE,
    OPENS,
    POINTS,
    SHED,
    START,
    STEP,
    STEP_FROM,
    STEP_TO,
    STONE,
    WISH,
)


def taken_paths(state, player):
    """A bit for each path that is closed to further figures of a player, on boards with one figure a path (R9)."""
    taken = 0
    if IS_ONE_A_PATH[state.board]:
        for figure in range(FIGURES):
            taken |= COLOUR_BIT[state.board][state.figures[player][figure]]
    return taken


def ended_paths(state, player):
    """R47: a bit for each colour at whose end a player stands, where that frees the colour."""
    ended = 0
    if FREES[state.board]:
        for figure in range(FIGURES):
            space = state.figures[player][figure]
            if IS_END[state.board][space]:
                ended |= COLOUR_BIT[state.board][space]
    return ended


def reach(state, player):
    """A bit for each colour of card that can move one of a player's figures (R5, R6, R7)."""
    board = state.board
    colours = 0
    if IS_ONE_A_PATH[board] == 0:
        for figure in range(FIGURES):
            colours |= OPENS[board][state.figures[player][figure]]
        return colours
    taken = taken_paths(state, player)
    for figure in range(FIGURES):
        space = state.figures[player][figure]
        colours |= OPENS[board][space] & ~taken if space == START else OPENS[board][space]
    if colours != 0:
        colours |= ended_paths(state, player)
    return colours


def list_moves(state, out):
    """The steps that the card just laid allows: onto its colour or a joker; any, where the colour is free (R47)."""
    colours = (1 << state.colour) | JOKER_BIT
    if (ended_paths(state, state.player) >> state.colour) & 1:
        colours = ANY_COLOUR | JOKER_BIT
    return list_steps(state, out, MOVE, colours)


def list_clover(state, out):
    """R15: any step of any own figure; where the clover is optional, none."""
    n = list_steps(state, out, CLOVER_STEP, ANY_COLOUR | JOKER_BIT)
    if is_clover_optional(state):
        out[n] = CLOVER_NONE
        n += 1
    return n


def is_clover_optional(state):
    """R14: by the rulebook a clover must be used on `new_paths` (and any further board), on `classic` it may be."""
    if state.board == CLASSIC:
        return state.clover_classic == 0
    return state.board == NEW_PATHS and state.clover_new_paths == 1


def list_steps(state, out, action, colours):
    """Small figures, then the big one; those of one size on one space are one option."""
    me = state.player
    taken = taken_paths(state, me)
    n = 0
    space = next_small(state, me, NOWHERE)
    while space != NOWHERE:
        n = list_ways(state.board, space, taken, colours, out, n, action)
        space = next_small(state, me, space)
    return list_ways(state.board, state.figures[me][BIG], taken, colours, out, n, action + STEP_COUNT)


def next_small(state, player, after):
    """The first space after another on which a player has a small figure, or NOWHERE."""
    found = NOWHERE
    for figure in range(SMALL):
        space = state.figures[player][figure]
        if space > after and (found == NOWHERE or space < found):
            found = space
    return found


def list_ways(board, space, taken, colours, out, n, action):
    """The steps from a space onto some colours and onto no path that is taken."""
    for way in range(MOST_NEXT):
        to = NEXT[board][space][way]
        if to == NOWHERE:
            return n
        bit = COLOUR_BIT[board][to]
        if (bit & colours) != 0 and ((bit & taken) == 0 or bit == COLOUR_BIT[board][space]):
            out[n] = action + STEP[board][space][way]
            n += 1
    return n


def take_step(state, step, by_clover):
    """A figure goes; `step` counts on for the big one. Then the arrival."""
    me, board = state.player, state.board
    if step >= STEP_COUNT:
        step -= STEP_COUNT
        figure = BIG
    else:
        figure = 0
        while state.figures[me][figure] != STEP_FROM[board][step]:
            figure += 1
    start, to = STEP_FROM[board][step], STEP_TO[board][step]
    state.figures[me][figure] = to
    state.stirred = 1
    state.colour = 0
    state.phase = Phase.DRAW
    tell(state, Event.STEPPED, me, figure == BIG, board, start, to, by_clover)
    arrive(state, me, start, to)


def refuse_clover(state):
    state.phase = Phase.DRAW
    tell(state, Event.REFUSED, state.player)


def arrive(state, player, start, space):
    """R25: the fifth figure in the goal area ends the game before anything else; then stack or tile."""
    board = state.board
    if IS_GOAL[board][space] and not IS_GOAL[board][start] and count_goal(state) >= GOAL_FIGURES:
        state.ending = Ending.GOAL
        state.phase = Phase.ENDED
        tell(state, Event.VISITED, player, NAME[board][space], NO_TILE)
        return
    tell(state, Event.VISITED, player, NAME[board][space], state.tile[space])
    if STONE[board][space] < COLOURS:
        take_from_stack(state, player, space)
        return
    tile = state.tile[space]
    if tile == NO_TILE:
        return
    if tile > POINTS:  # R10, R29: it stays, acts for everybody, and is never doubled
        state.points[player] += tile - POINTS
        tell(state, Event.SCORED, player, tile - POINTS)
    elif tile == CLOVER:
        state.phase = Phase.CLOVER
        tell(state, Event.CLOVER, player)
    elif tile == SHED:
        state.phase = Phase.SHED
    else:  # R34: a wish stone is taken
        state.tile[space] = NO_TILE
        state.stones[player][tile - WISH] += 1
        tell(state, Event.TOOK_STONE, player, tile - WISH, 0)


def take_from_stack(state, player, space):
    """R35: the top stone, if there is one."""
    stone = STONE[state.board][space]
    if state.stack[space] == 0:
        tell(state, Event.EMPTY_STACK, player, stone)
        return
    state.stack[space] -= 1
    state.stones[player][stone] += 1
    tell(state, Event.TOOK_STONE, player, stone, 1)


def count_goal(state):
    """How many figures of all players stand in the goal area."""
    count = 0
    for player in range(state.players):
        for figure in range(FIGURES):
            count += IS_GOAL[state.board][state.figures[player][figure]]
    return count

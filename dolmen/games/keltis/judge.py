"""Keltis: a rough value of a position, for bots that look one step ahead over guesses.

A figure counts what its row is worth now and the best it can still reach in the turns that are left; a row counts the
numbers still open in it, a hand the cards that fit. While a step is owed, the best one is counted as taken.
"""

from dolmen.games.keltis.board import (
    BIG,
    BIG_FACTOR,
    COLOURS,
    FIGURES,
    GOAL_FIGURES,
    HELD,
    MOST_NEXT,
    NO_CARD,
    SMALL,
    VALUES,
    Direction,
    Phase,
)
from dolmen.games.keltis.cards import fits
from dolmen.games.keltis.maps import (
    ANY_COLOUR,
    CLOVER,
    COLOUR,
    COLOUR_BIT,
    COUNTS_COLOURS,
    IS_END,
    IS_GOAL,
    IS_ONE_A_PATH,
    JOKER_BIT,
    LISTS,
    MOST_SPACES,
    NEXT,
    NO_TILE,
    NOWHERE,
    OPENS,
    POINTS,
    ROWS,
    SHED,
    START,
    STONE,
    VALUE,
)
from dolmen.games.keltis.scoring import count_points, stone_points
from dolmen.games.keltis.steps import count_goal, ended_paths, is_clover_optional, taken_paths


def _best(board, space, steps):
    """The best value within so many steps of a space."""
    ways = [to for to in NEXT[board][space] if to != NOWHERE] if steps else []
    return max([VALUE[board][space], *(_best(board, to, steps - 1) for to in ways)])


def _best_table():
    return tuple(
        tuple(
            tuple(_best(board, space, steps) if space < len(spaces) else 0 for steps in range(ROWS + 1))
            for space in range(MOST_SPACES)
        )
        for board, spaces in enumerate(LISTS)
    )


def _far(board, space):
    """The fewest steps from a space into the goal area."""
    if IS_GOAL[board][space]:
        return 0
    return 1 + min((_far(board, to) for to in NEXT[board][space] if to != NOWHERE), default=ROWS)


BEST = _best_table()  # by board, space, steps
TO_GOAL = tuple(
    tuple(_far(board, space) if space < len(spaces) else 0 for space in range(MOST_SPACES))
    for board, spaces in enumerate(LISTS)
)
NOW, LATER = 0.36, 0.64  # how much the row counts in which a figure stands, and the best one ahead
PACE = 2.05  # steps a turn that somebody may hope for
DETOUR = 5.2  # how much longer than by the nearest figures it takes until the goal area is full
A_NUMBER = 0.62  # steps that a number still open in a row brings, where only that row moves a figure
FIGURE_BITS = 5  # room to count all figures
OPEN_NUMBER = 0.41  # a number still open in a row
FITTING, GAP = 0.42, 0.02  # a card in hand that fits its row, less for each number it skips
GOES_ON = 0.21  # a figure that some card in hand can move on
CLOVER_WORTH, SHED_WORTH = 1.9, 0.8
PAIR = 1.5  # two stones of a colour, where three are a set
LATE = 6.6  # with fewer turns left, rows and hands count for less
GIFT = 0.25  # a card on a pile that the next player can use well
WIN = 12.0


def judge(state, player):
    """How far `player` is ahead of the best rival, in points."""
    if state.phase == Phase.OVER:
        return lead(state, player, 0)
    turns = turns_left(state)
    rival = -1000.0
    for other in range(state.players):
        if other != player:
            rival = max(rival, worth(state, other, turns) + stock(state, other, turns, 0))
    mine = worth(state, player, turns) + stock(state, player, turns, 1)
    if player == state.player:
        mine += owed(state, player, turns)
    return mine - rival - gifts(state, player)


def lead(state, player, more):
    """How the game ends if it ends now and `player` gets some points more; to win counts by itself."""
    mine = total(state, player) + more
    best = -1000
    for rival in range(state.players):
        if rival != player:
            best = max(best, total(state, rival))
    ahead = 1.0 * (mine - best)
    return ahead + WIN if mine > best else ahead - WIN if mine < best else ahead


def total(state, player):
    """All points, those of earlier games too."""
    points = 0 + count_points(state, player)
    for game in range(state.round - 1):
        points += state.past[game][player]
    return points


def turns_left(state):
    """How many turns of his own a player may still expect."""
    by_deck = state.deck_size / state.players
    by_goal = DETOUR * steps_to_end(state) / (PACE * state.players)
    return min(by_deck, by_goal)


def steps_to_end(state):
    """How many steps of anybody's nearest figures would fill the goal area."""
    counts = 0  # FIGURE_BITS for each distance: how many figures are so far away
    for player in range(state.players):
        for figure in range(FIGURES):
            counts += 1 << (FIGURE_BITS * TO_GOAL[state.board][state.figures[player][figure]])
    missing, steps, far = GOAL_FIGURES, 0, 0
    while missing > 0 and counts != 0:
        here = min(counts & ((1 << FIGURE_BITS) - 1), missing)
        steps += far * here
        missing -= here
        counts >>= FIGURE_BITS
        far += 1
    return steps


def worth(state, player, turns):
    """Points on the track, stones and figures."""
    points = 0.0 + state.points[player] + stone_points(state, player) + pairs(state, player)
    for game in range(state.round - 1):
        points += state.past[game][player]
    return points + figures_worth(state, player, turns, NOWHERE, START)


def pairs(state, player):
    """What two stones of a colour promise."""
    found = 0.0
    if COUNTS_COLOURS[state.board]:
        for colour in range(COLOURS):
            if state.stones[player][colour] == 2:
                found += PAIR
    return found


def figures_worth(state, player, turns, moved, to):
    """What the figures are worth, one of them moved (or none: NOWHERE)."""
    board = state.board
    active = 0
    for figure in range(FIGURES):
        space = to if figure == moved else state.figures[player][figure]
        active += space != START and not IS_END[board][space]
    steps = min(1.0 * ROWS, turns * PACE / max(active, 1))
    points = 0.0
    for figure in range(FIGURES):
        space = to if figure == moved else state.figures[player][figure]
        if space != START:
            value = NOW * VALUE[board][space] + LATER * best_within(board, space, lasting(state, player, space, steps))
            points += BIG_FACTOR * value if figure == BIG else value
    return points


def lasting(state, player, space, steps):
    """Where a path has a colour of its own, its row must last for the steps."""
    if IS_ONE_A_PATH[state.board] and COLOUR[state.board][space] < COLOURS:
        return min(steps, A_NUMBER * open_numbers(state, player, COLOUR[state.board][space]))
    return steps


def best_within(board, space, steps):
    """The best value within a number of steps that need not be whole."""
    whole = int(steps)
    low = BEST[board][space][whole]
    high = BEST[board][space][min(whole + 1, ROWS)]
    return low + (steps - whole) * (high - low)


def stock(state, player, turns, holds):
    """What rows and, if it `holds` for him, the hand are good for."""
    late = min(1.0, turns / LATE)
    points = 0.0
    for colour in range(COLOURS):
        points += OPEN_NUMBER * open_numbers(state, player, colour)
    if holds:
        colours = 0
        for i in range(state.hand_size[player]):
            card = state.hand[player][i] // HELD
            colour = card // VALUES
            value = card - colour * VALUES
            if fits(state, player, colour, value):
                colours |= 1 << colour
                points += max(0.1, FITTING - GAP * skipped(state, player, colour, value))
        for figure in range(FIGURES):
            if (OPENS[state.board][state.figures[player][figure]] & colours) != 0:
                points += GOES_ON
    return late * points


def open_numbers(state, player, colour):
    """How many values a row can still take, in its direction or the better one."""
    last = state.last[player][colour]
    if last == NO_CARD:
        return VALUES
    up, down = VALUES - last, last + 1
    if state.direction[player][colour] == Direction.RISING or state.row_rule != 0:
        return up
    if state.direction[player][colour] == Direction.FALLING:
        return down
    return max(up, down)


def skipped(state, player, colour, value):
    """How many numbers a card would leave out."""
    last = state.last[player][colour]
    if last == NO_CARD:
        return value if state.row_rule != 0 else min(value, VALUES - 1 - value)
    return abs(value - last)


def owed(state, player, turns):
    """What the step that is owed will bring at best, and a little for a card to be shed."""
    if state.phase == Phase.SHED:
        return SHED_WORTH
    if state.phase == Phase.MOVE:
        colours = (1 << state.colour) | JOKER_BIT
        if (ended_paths(state, player) >> state.colour) & 1:
            colours = ANY_COLOUR | JOKER_BIT
        return best_step(state, player, turns, colours)
    if state.phase == Phase.CLOVER:
        best = best_step(state, player, turns, ANY_COLOUR | JOKER_BIT)
        return max(best, 0.0) if is_clover_optional(state) else best
    return 0.0


def best_step(state, player, turns, colours):
    """The most that a step onto some colours brings."""
    board = state.board
    taken = taken_paths(state, player)
    now = figures_worth(state, player, turns, NOWHERE, START)
    is_last = count_goal(state) == GOAL_FIGURES - 1
    best = -1000.0
    for figure in range(FIGURES):
        start = state.figures[player][figure]
        if figure > 0 and figure < SMALL and start == state.figures[player][figure - 1]:
            continue
        for way in range(MOST_NEXT):
            to = NEXT[board][start][way]
            if to == NOWHERE:
                break
            bit = COLOUR_BIT[board][to]
            if (bit & colours) == 0 or ((bit & taken) != 0 and bit != COLOUR_BIT[board][start]):
                continue
            if is_last and IS_GOAL[board][to] and not IS_GOAL[board][start]:
                factor = BIG_FACTOR if figure == BIG else 1
                more = factor * (VALUE[board][to] - VALUE[board][start])
                gain = lead(state, player, more) - standing(state, player, turns)
            else:
                gain = figures_worth(state, player, turns, figure, to) - now + prize(state, player, to)
            best = max(best, gain)
    return best


def standing(state, player, turns):
    """The judgement without what is owed, to compare an ending with."""
    rival = -1000.0
    for other in range(state.players):
        if other != player:
            rival = max(rival, worth(state, other, turns) + stock(state, other, turns, 0))
    return worth(state, player, turns) + stock(state, player, turns, 1) - rival - gifts(state, player)


def prize(state, player, space):
    """What lies on a space, for whoever arrives."""
    board = state.board
    tile = state.tile[space]
    if STONE[board][space] < COLOURS:
        return stone_gain(state, player, STONE[board][space]) if state.stack[space] > 0 else 0.0
    if tile == NO_TILE:
        return 0.0
    if tile > POINTS:
        return 1.0 * (tile - POINTS)
    if tile == CLOVER:
        return CLOVER_WORTH
    if tile == SHED:
        return SHED_WORTH
    return stone_gain(state, player, tile - 1)


def stone_gain(state, player, stone):
    """What one more wish stone is worth."""
    before = stone_points(state, player) + pairs(state, player)
    state.stones[player][stone] += 1
    after = stone_points(state, player) + pairs(state, player)
    state.stones[player][stone] -= 1
    return after - before


def gifts(state, player):
    """What the next player will find on the piles."""
    if state.players < 2 or state.player == player:
        return 0.0
    found = 0.0
    for colour in range(COLOURS):
        if state.pile_size[colour] > 0:
            value = state.pile[colour][state.pile_size[colour] - 1]
            last = state.last[state.player][colour]
            if last != NO_CARD and fits(state, state.player, colour, value) and abs(value - last) < 2:
                found += GIFT
    return found

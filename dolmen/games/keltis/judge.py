"""Keltis: a rough value of a position in terms, for bots that look one step ahead over guesses, and for reasons.

A figure counts what its row is worth now and the best it can still reach in the turns that are left; a row counts the
numbers still open in it, a hand the cards that fit. While a step is owed, the best one is counted as taken.
"""

from enum import IntEnum

from dolmen.core.inline import inline

from .board import BIG, BIG_FACTOR, COLOURS, FIGURES, GOAL_FIGURES, HELD, MOST_NEXT, NO_CARD, SMALL, VALUES, Phase
from .cards import fits, open_numbers, skipped
from .maps import (
    ANY_COLOUR,
    CLOVER,
    COLOUR,
    COLOUR_BIT,
    COUNTS_COLOURS,
    IS_END,
    IS_GOAL,
    IS_ONE_A_PATH,
    JOKER_BIT,
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
    WISH,
)
from .scoring import count_points, earlier_points, figure_points, stone_points
from .steps import count_goal, ended_paths, is_clover_optional, taken_paths
from .ways import best_within, steps_to_end


class Term(IntEnum):
    """The terms of a judgement; those before HAND are also told of the best rival."""

    EARLIER_GAMES = 0
    TRACK = 1
    STONES = 2
    PAIRS = 3
    FIGURES = 4
    WAY_AHEAD = 5
    ROWS = 6
    HAND = 7
    MOVABLE = 8
    STEP = 9
    GIFTS = 10
    WIN = 11


OWN_TERMS, RIVAL_TERMS = len(Term), int(Term.HAND)
_NAMES = tuple(term.name.lower().replace("_", "-") for term in Term)
PARTS = (*_NAMES, *(f"rival-{name}" for name in _NAMES[:RIVAL_TERMS]))

NOW, LATER = 0.36, 0.64  # how much the row counts in which a figure stands, and the best one ahead
PACE = 2.05  # steps a turn that somebody may hope for
DETOUR = 5.2  # how much longer than by the nearest figures it takes until the goal area is full
A_NUMBER = 0.62  # steps that a number still open in a row brings, where only that row moves a figure
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
    if player != state.player:
        return standing(state, player, turns)
    return standing(state, player, turns) + owed(state, player, turns)


def standing(state, player, turns):
    """The judgement without what is owed."""
    rival = -1000.0
    for other in range(state.players):
        if other != player:
            rival = max(rival, outlook(state, other, turns))
    return outlook(state, player, turns) + prospects(state, player, turns) - rival - gifts(state, player)


def lead(state, player, more):
    """How the game ends if it ends now and `player` gets some points more; to win counts by itself."""
    mine = total(state, player) + more
    best = -1000
    for rival in range(state.players):
        if rival != player:
            best = max(best, total(state, rival))
    return mine - best + victory(mine, best)


def total(state, player):
    """All points, those of earlier games too."""
    return count_points(state, player) + earlier_points(state, player)


def victory(mine, best):
    """To win, to lose or to share."""
    return WIN if mine > best else -WIN if mine < best else 0.0


def outlook(state, player, turns):
    """What everybody sees of a player: points, stones, figures and rows."""
    points = state.points[player] + stone_points(state, player) + earlier_points(state, player)
    figures = figures_worth(state, player, turns, NOWHERE, START)
    return points + pairs(state, player) + figures + late(turns) * rows(state, player)


def prospects(state, player, turns):
    """What a hand is good for."""
    points, colours = hand(state, player)
    return late(turns) * (points + movable(state, player, colours))


# --- the same in terms ---------------------------------------------------------------------------------------------


def parts(state, player, out):
    """The judgement in terms: the player's own, then those of the best rival as losses."""
    for term in range(OWN_TERMS + RIVAL_TERMS):
        out[term] = 0.0
    turns = turns_left(state)
    rival = best_rival(state, player, turns)
    write_outlook(state, rival, turns, out, OWN_TERMS)
    for term in range(OWN_TERMS, OWN_TERMS + RIVAL_TERMS):
        out[term] = -out[term]
    write_outlook(state, player, turns, out, 0)
    if state.phase == Phase.OVER:
        out[Term.WIN] = victory(total(state, player), total(state, rival))
    else:
        write_prospects(state, player, turns, out)


def best_rival(state, player, turns):
    """Who stands best of the others: now, or at the end."""
    best = 1 if player == 0 else 0
    for rival in range(state.players):
        if rival != player and prestige(state, rival, turns) > prestige(state, best, turns):
            best = rival
    return best


def prestige(state, player, turns):
    """By what rivals are compared."""
    return 1.0 * total(state, player) if state.phase == Phase.OVER else outlook(state, player, turns)


def write_outlook(state, player, turns, out, start):
    """Adds what everybody sees of a player, from a place of `out` on."""
    out[start + Term.EARLIER_GAMES] += earlier_points(state, player)
    out[start + Term.TRACK] += state.points[player]
    out[start + Term.STONES] += stone_points(state, player)
    if state.phase == Phase.OVER:
        out[start + Term.FIGURES] += figure_points(state, player)
        return
    out[start + Term.PAIRS] += pairs(state, player)
    steps = steps_each(state, player, turns, NOWHERE, START)
    for figure in range(FIGURES):
        space = state.figures[player][figure]
        if space != START:
            factor = BIG_FACTOR if figure == BIG else 1
            out[start + Term.FIGURES] += factor * where_it_stands(state, space)
            out[start + Term.WAY_AHEAD] += factor * way_ahead(state, player, space, steps)
    out[start + Term.ROWS] += late(turns) * rows(state, player)


def write_prospects(state, player, turns, out):
    """Adds what only the player to be judged has: a hand, a step that is owed, and what others are left."""
    points, colours = hand(state, player)
    out[Term.HAND] = late(turns) * points
    out[Term.MOVABLE] = late(turns) * movable(state, player, colours)
    out[Term.GIFTS] = -gifts(state, player)
    if player == state.player:
        out[Term.STEP] = owed(state, player, turns)


# --- turns ---------------------------------------------------------------------------------------------------------


def turns_left(state):
    """How many turns of their own a player may still expect."""
    by_deck = state.deck_size / state.players
    by_goal = DETOUR * steps_to_end(state) / (PACE * state.players)
    return min(by_deck, by_goal)


def late(turns):
    """How much rows and hands still count."""
    return min(1.0, turns / LATE)


# --- stones and figures --------------------------------------------------------------------------------------------


def pairs(state, player):
    """What two stones of a colour promise."""
    found = 0.0
    if COUNTS_COLOURS[state.board]:
        for colour in range(COLOURS):
            if state.stones[player][colour] == 2:
                found += PAIR
    return found


@inline
def figures_worth(state, player, turns, moved, to):
    """What the figures are worth, one of them moved (or none: NOWHERE)."""
    steps = steps_each(state, player, turns, moved, to)
    points = 0.0
    for figure in range(FIGURES):
        space = to if figure == moved else state.figures[player][figure]
        if space != START:
            value = where_it_stands(state, space) + way_ahead(state, player, space, steps)
            points += BIG_FACTOR * value if figure == BIG else value
    return points


@inline
def steps_each(state, player, turns, moved, to):
    """How many steps each figure under way may hope for, one of them moved (or none: NOWHERE)."""
    active = 0
    for figure in range(FIGURES):
        space = to if figure == moved else state.figures[player][figure]
        active += space != START and not IS_END[state.board][space]
    return min(1.0 * ROWS, turns * PACE / max(active, 1))


def where_it_stands(state, space):
    """What the row in which a figure stands is worth."""
    return NOW * VALUE[state.board][space]


@inline
def way_ahead(state, player, space, steps):
    """What the best row is worth that a figure can still reach."""
    return LATER * best_within(state.board, space, lasting(state, player, space, steps))


def lasting(state, player, space, steps):
    """Where a path has a colour of its own, its row must last for the steps."""
    if IS_ONE_A_PATH[state.board] and COLOUR[state.board][space] < COLOURS:
        return min(steps, A_NUMBER * open_numbers(state, player, COLOUR[state.board][space]))
    return steps


# --- rows, hands and piles -----------------------------------------------------------------------------------------


@inline
def rows(state, player):
    """The numbers still open in the rows."""
    points = 0.0
    for colour in range(COLOURS):
        points += OPEN_NUMBER * open_numbers(state, player, colour)
    return points


@inline
def hand(state, player):
    """The cards in hand that fit their rows, and a bit for each of their colours."""
    points, colours = 0.0, 0
    for i in range(state.hand_size[player]):
        card = state.hand[player][i] // HELD
        colour = card // VALUES
        value = card - colour * VALUES
        if fits(state, player, colour, value):
            colours |= 1 << colour
            points += max(0.1, FITTING - GAP * skipped(state, player, colour, value))
    return points, colours


def movable(state, player, colours):
    """The figures that cards of some colours can move on."""
    points = 0.0
    for figure in range(FIGURES):
        if (OPENS[state.board][state.figures[player][figure]] & colours) != 0:
            points += GOES_ON
    return points


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


# --- a step that is owed -------------------------------------------------------------------------------------------


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
    return stone_gain(state, player, tile - WISH)


def stone_gain(state, player, stone):
    """What one more wish stone is worth."""
    before = stone_points(state, player) + pairs(state, player)
    state.stones[player][stone] += 1
    after = stone_points(state, player) + pairs(state, player)
    state.stones[player][stone] -= 1
    return after - before

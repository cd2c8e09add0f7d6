"""Keltis: a view as numbers, the viewer as player 0."""

from dolmen.core.planes import Planes

from .board import (
    BIG,
    COLOURS,
    COPIES,
    GAMES,
    HELD,
    KINDS,
    MOST_PLAYERS,
    MOST_SPACES,
    NO_CARD,
    NO_PILE,
    SECRET,
    SMALL,
    STALL_ROUNDS,
    STONE_KINDS,
    VALUES,
    Direction,
    Phase,
    RowRule,
)
from .maps import BOARD_WORDS, SPACES, TILE_COUNT
from .scoring import figure_points, stone_points
from .steps import count_goal, is_clover_optional

# What observe() writes; "by seat" counts from the viewer, clockwise, and there are always four seats.
planes = Planes()
SEATS_IN_PLAY = planes("seats in play", MOST_PLAYERS)
MY_HAND = planes("my hand by card", KINDS)
KNOWN = planes("cards known in hands by seat and card", MOST_PLAYERS, KINDS)
IN_HAND = planes("cards in hand by seat", MOST_PLAYERS)
UNSEEN = planes("cards nobody has shown by card", KINDS)
ROW_CARDS = planes("rows by seat and card", MOST_PLAYERS, KINDS)
LAST = planes("last card of rows by seat and colour: values", MOST_PLAYERS, COLOURS, VALUES)
RISES = planes("rows rise by seat and colour", MOST_PLAYERS, COLOURS)
FALLS = planes("rows fall by seat and colour", MOST_PLAYERS, COLOURS)
PILES = planes("discard piles by card", KINDS)
TOPS = planes("top of discard piles by colour: values", COLOURS, VALUES)
CLOSED = planes("pile closed by colour", COLOURS)
IN_DECK = planes("cards in the deck", 1)
SMALL_FIGURES = planes("small figures by seat and space", MOST_PLAYERS, MOST_SPACES)
BIG_FIGURE = planes("big figure by seat and space", MOST_PLAYERS, MOST_SPACES)
TILES_LAID = planes("tiles by space and kind", MOST_SPACES, TILE_COUNT)
STACKS = planes("stacks by space", MOST_SPACES)
STONES = planes("wish stones by seat and colour", MOST_PLAYERS, STONE_KINDS)
TRACK = planes("points on the track by seat", MOST_PLAYERS)
FIGURE_POINTS = planes("points of the figures by seat", MOST_PLAYERS)
WISH_POINTS = planes("points of the wish stones by seat", MOST_PLAYERS)
PAST = planes("points of games before by seat", MOST_PLAYERS)
IN_GOAL = planes("figures in the goal area", 1)
LAID_COLOUR = planes("colour of the card just laid", COLOURS)
PHASE = planes("phase", len(Phase))
TO_MOVE = planes("to move by seat", MOST_PLAYERS)
QUIET = planes("quiet turns before the game ends", 1)
GAMES_TO_COME = planes("games to come", 1)
BOARD = planes("board", len(BOARD_WORDS))
MAY_REFUSE = planes("clover may be refused", 1)
ONLY_RISE = planes("rows only rise", 1)
PLANES = planes.listed


def observe(view, viewer, out):
    """Writes the planes into `out`."""
    me = max(viewer, 0)
    for card in range(KINDS):
        out[UNSEEN + card] = COPIES
    for seat in range(view.players):
        player = (me + seat) % view.players
        observe_cards(view, player, seat, viewer, out)
        observe_player(view, player, seat, out)
    observe_piles(view, out)
    observe_board(view, out)
    observe_course(view, me, out)


def observe_cards(view, player, seat, viewer, out):
    """Hands as far as they are seen, and rows; what is seen is no longer unseen."""
    out[IN_HAND + seat] = view.hand_size[player]
    for i in range(view.hand_size[player]):
        slot = view.hand[player][i]
        if slot >= 0 and (player == viewer or slot % HELD != SECRET):
            card = slot // HELD
            out[UNSEEN + card] -= 1
            if player == viewer:
                out[MY_HAND + card] += 1
            if slot % HELD != SECRET:
                out[KNOWN + seat * KINDS + card] += 1
    for card in range(KINDS):
        out[ROW_CARDS + seat * KINDS + card] = view.laid[player][card]
        out[UNSEEN + card] -= view.laid[player][card]
    for colour in range(COLOURS):
        at = seat * COLOURS + colour
        if view.last[player][colour] != NO_CARD:
            out[LAST + at * VALUES + view.last[player][colour]] = 1
        out[RISES + at] = view.direction[player][colour] == Direction.RISING
        out[FALLS + at] = view.direction[player][colour] == Direction.FALLING


def observe_player(view, player, seat, out):
    out[SEATS_IN_PLAY + seat] = 1
    for figure in range(SMALL):
        out[SMALL_FIGURES + seat * MOST_SPACES + view.figures[player][figure]] += 1
    out[BIG_FIGURE + seat * MOST_SPACES + view.figures[player][BIG]] = 1
    for stone in range(STONE_KINDS):
        out[STONES + seat * STONE_KINDS + stone] = view.stones[player][stone]
    out[TRACK + seat] = view.points[player]
    out[FIGURE_POINTS + seat] = figure_points(view, player)
    out[WISH_POINTS + seat] = stone_points(view, player)
    for game in range(view.round - 1):
        out[PAST + seat] += view.past[game][player]


def observe_piles(view, out):
    for colour in range(COLOURS):
        for i in range(view.pile_size[colour]):
            card = colour * VALUES + view.pile[colour][i]
            out[PILES + card] += 1
            out[UNSEEN + card] -= 1
        if view.pile_size[colour] > 0:
            out[TOPS + colour * VALUES + view.pile[colour][view.pile_size[colour] - 1]] = 1
    if view.closed != NO_PILE:
        out[CLOSED + view.closed] = 1
    out[IN_DECK] = view.deck_size


def observe_board(view, out):
    for space in range(SPACES[view.board]):
        out[TILES_LAID + space * TILE_COUNT + view.tile[space]] = 1
        out[STACKS + space] = view.stack[space]
    out[IN_GOAL] = count_goal(view)
    out[BOARD + view.board] = 1


def observe_course(view, me, out):
    if view.phase == Phase.MOVE:
        out[LAID_COLOUR + view.colour] = 1
    out[PHASE + view.phase] = 1
    if view.phase != Phase.OVER:
        out[TO_MOVE + (view.player - me) % view.players] = 1
    out[QUIET] = STALL_ROUNDS[view.stall_rounds] * view.players - view.still
    out[GAMES_TO_COME] = GAMES[view.rounds] - view.round
    out[MAY_REFUSE] = is_clover_optional(view)
    out[ONLY_RISE] = view.row_rule == RowRule.ASCENDING

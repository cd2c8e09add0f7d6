"""Keltis: an action as numbers, as its player sees it."""

from dolmen.core.planes import Planes

from .board import (
    CLOVER_NONE,
    CLOVER_STEP,
    COLOURS,
    DISCARD,
    DRAW_DECK,
    DRAW_PILE,
    HELD,
    MOST_PLAYERS,
    MOVE,
    PLAY,
    SHED_HAND,
    SHED_ROW,
    STEP_COUNT,
    VALUES,
)
from .cards import fits, open_numbers, skipped
from .maps import COLOUR, IS_GOAL, NO_COLOUR, ROW, STEP_FROM, STEP_TO, TILE_COUNT, VALUE
from .ways import TO_GOAL

# "By seat" counts from the player to move, clockwise.
traits = Planes()
PLAYS = traits("plays a card", 1)
DISCARDS = traits("discards", 1)
MOVES = traits("moves a figure", 1)
CLOVERS = traits("moves by a clover", 1)
REFUSES = traits("refuses the clover", 1)
SHEDS = traits("sheds from the hand, from a row", 2)
DRAWS = traits("draws from the deck, from a pile", 2)
CARD_COLOUR = traits("colour of the card", COLOURS)
CARD_VALUE = traits("value of the card", VALUES)
COPIES = traits("copies in my hand", 1)
SKIPPED = traits("numbers that my row would leave out", 1)
OPEN = traits("numbers that my row can still take", 1)
FITS = traits("fits the row by seat", MOST_PLAYERS)
IN_DECK = traits("cards in the deck", 1)
IS_BIG = traits("the big figure", 1)
FROM = traits("from: number, row, value, steps to the goal", 4)
TO = traits("to: number, row, value, steps to the goal", 4)
TO_COLOUR = traits("to: colour", NO_COLOUR + 1)
TO_TILE = traits("to: tile", TILE_COUNT)
TO_STACK = traits("to: wish stones in the stack", 1)
IN_GOAL = traits("to: in the goal area", 1)
TRAITS = traits.listed


def describe(view, action, out):
    """Writes the traits of an action into `out`."""
    if action < DISCARD:
        out[PLAYS] = 1
        describe_card(view, action - PLAY, out)
        out[SKIPPED] = skipped(view, view.player, (action - PLAY) // VALUES, (action - PLAY) % VALUES)
    elif action < MOVE:
        out[DISCARDS] = 1
        describe_card(view, action - DISCARD, out)
    elif action < CLOVER_STEP:
        out[MOVES] = 1
        describe_step(view, action - MOVE, out)
    elif action < CLOVER_NONE:
        out[CLOVERS] = 1
        describe_step(view, action - CLOVER_STEP, out)
    elif action == CLOVER_NONE:
        out[REFUSES] = 1
    elif action < SHED_ROW:
        out[SHEDS] = 1
        describe_card(view, action - SHED_HAND, out)
    elif action < DRAW_DECK:
        colour = action - SHED_ROW
        out[SHEDS + 1] = 1
        describe_card(view, colour * VALUES + view.last[view.player][colour], out)
    elif action == DRAW_DECK:
        out[DRAWS] = 1
        out[IN_DECK] = view.deck_size
    else:
        colour = action - DRAW_PILE
        out[DRAWS + 1] = 1
        describe_card(view, colour * VALUES + view.pile[colour][view.pile_size[colour] - 1], out)


def describe_card(view, card, out):
    """The card, and what the rows could do with it."""
    me, colour, value = view.player, card // VALUES, card % VALUES
    out[CARD_COLOUR + colour] = 1
    out[CARD_VALUE + value] = 1
    for i in range(view.hand_size[me]):
        out[COPIES] += view.hand[me][i] // HELD == card
    out[OPEN] = open_numbers(view, me, colour)
    for seat in range(view.players):
        out[FITS + seat] = fits(view, (me + seat) % view.players, colour, value)


def describe_step(view, step, out):
    """Which figure goes from where to where, and what lies there; `step` counts on for the big figure."""
    board = view.board
    out[IS_BIG] = step >= STEP_COUNT
    start, to = STEP_FROM[board][step % STEP_COUNT], STEP_TO[board][step % STEP_COUNT]
    describe_place(board, start, FROM, out)
    describe_place(board, to, TO, out)
    out[TO_COLOUR + COLOUR[board][to]] = 1
    out[TO_TILE + view.tile[to]] = 1
    out[TO_STACK] = view.stack[to]
    out[IN_GOAL] = IS_GOAL[board][to]


def describe_place(board, space, first, out):
    out[first] = space
    out[first + 1] = ROW[board][space]
    out[first + 2] = VALUE[board][space]
    out[first + 3] = TO_GOAL[board][space]

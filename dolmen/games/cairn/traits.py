"""Cairn: an action as numbers, as its player sees it."""

from dolmen.core.planes import Planes

from .board import COLOURS, COSTS, DRAW, DROP, STONES, TAKE, VALUES, colour_of, value_of
from .stones import top_of

traits = Planes()
DRAWS = traits("draws", 1)
TAKES = traits("takes what was dropped", 1)
LAYS = traits("lays", 1)
DROPS = traits("drops", 1)
COLOUR = traits("colour of the stone", COLOURS)
VALUE = traits("value of the stone", VALUES)
TOP = traits("top of my tower of that colour", 1)
POINTS = traits("points at once, less what a new tower costs", 1)
NEXT_TOP = traits("top of the tower of that colour of the next player", 1)
TRAITS = traits.listed


def describe(view, action, out):
    """Writes the traits of an action into `out`."""
    if action == DRAW:
        out[DRAWS] = 1
    elif action == TAKE:
        out[TAKES] = 1
        describe_stone(view, view.offered, out)
        describe_laying(view, view.offered, out)
    elif action < DROP:
        out[LAYS] = 1
        describe_stone(view, action % STONES, out)
        describe_laying(view, action % STONES, out)
    else:
        out[DROPS] = 1
        describe_stone(view, action % STONES, out)


def describe_stone(view, stone, out):
    """The stone, and what it is to me and to the player who could take it next."""
    out[COLOUR + colour_of(stone)] = 1
    out[VALUE + value_of(stone) - 1] = 1
    out[TOP] = top_of(view, view.player, colour_of(stone))
    out[NEXT_TOP] = top_of(view, (view.player + 1) % view.players, colour_of(stone))


def describe_laying(view, stone, out):
    is_new = top_of(view, view.player, colour_of(stone)) == 0
    out[POINTS] = value_of(stone) - (COSTS[view.cost] if is_new else 0)

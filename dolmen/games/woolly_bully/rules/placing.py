"""Woolly Bully: the ordinary tile (4.3), for the turn and after a reveal."""

from dolmen.core.tell import tell

from ..bits import lowest
from ..board import FIRST_BEAST, LANDSCAPES, PLACE, SIDES, TURNED_FACES, WAYS, Event, Phase, Why
from .bag import draw, take_from_hand
from .fitting import beasts_that_fit, landscapes_that_fit
from .forests import settle_forests
from .landscape import lay
from .stopping import end_turn, must_stop, take_stop


def list_placements(state, out, n):
    """Adds every ordinary placement of the player to move to `out` after `n` others; returns how many there are."""
    hand, beasts = state.lands[state.player], state.beasts[state.player]
    for i in range(state.empties):
        edges = state.wants[i]
        first = PLACE + state.empty[i] * WAYS
        for side in range(2):
            for turn in range(SIDES):
                fitting = hand & landscapes_that_fit(edges, side, turn)
                # Most often none or one fits: written in any case, and counted if it does, it costs no guess.
                out[n] = first + lowest(fitting)
                n += fitting != 0
                fitting &= fitting - 1
                while fitting != 0:
                    out[n] = first + lowest(fitting)
                    n += 1
                    fitting &= fitting - 1
                first += LANDSCAPES
        fitting = beasts & beasts_that_fit(edges)
        while fitting != 0:
            out[n] = first + lowest(fitting)
            n += 1
            fitting &= fitting - 1
    return n


def lies_of(action):
    """The face and turn, 4 * face + turn, that a placement lays."""
    way = (action - PLACE) % WAYS
    if way < TURNED_FACES:
        return 2 * SIDES * (way % LANDSCAPES) + way // LANDSCAPES
    return 2 * SIDES * (FIRST_BEAST + way - TURNED_FACES)


def tile_of(lies):
    """The tile of a face and turn."""
    return lies // (2 * SIDES)


def place_tile(state, action):
    """Lays an ordinary tile, settles the forests it has joined, and draws one tile per touching edge (R3)."""
    player = state.player
    lies, place = lies_of(action), (action - PLACE) // WAYS
    take_from_hand(state, player, tile_of(lies))
    touching = lay(state, lies, place)
    tell(state, Event.LAID, player, lies // SIDES, lies % SIDES, place, touching)
    tell(state, Event.USED, player, tile_of(lies), lies // SIDES)
    settle_forests(state)
    draw(state, player, touching)


def place_tile_of_turn(state, action):
    """The one ordinary tile of a turn; then `after`, unless the player has nothing left to play with."""
    place_tile(state, action)
    if must_stop(state, state.player):
        take_stop(state, state.player, Why.FORCED)
        end_turn(state)
    else:
        state.phase = Phase.AFTER

"""Woolly Bully: the ordinary tile (4.3), for the turn and after a reveal."""

from dolmen.core.tell import tell

from ..board import FIRST_BEAST, PLACE, SIDES, TURNED_FACES, WAYS, Event, Phase, Why, edges_of
from .bag import draw, take_from_hand
from .forests import settle_forests
from .landscape import fits, lay, wanted
from .stopping import end_turn, must_stop, take_stop


def list_placements(state, out, n):
    """Adds every ordinary placement of the player to move to `out` after `n` others; returns how many there are."""
    player = state.player
    for i in range(state.empties):
        place = state.empty[i]
        edges = wanted(state, place)
        first = PLACE + place * WAYS
        for j in range(state.held[player]):
            tile = state.hand[player][j]
            if tile < FIRST_BEAST:
                for way in range(2 * SIDES * tile, 2 * SIDES * (tile + 1)):
                    if fits(edges_of(way), edges):
                        out[n] = first + way
                        n += 1
            # Four equal edges look the same however turned: one option.
            elif fits(edges_of(2 * SIDES * tile), edges):
                out[n] = first + TURNED_FACES + tile - FIRST_BEAST
                n += 1
    return n


def lies_of(action):
    """The face and turn, 4 * face + turn, that a placement lays."""
    way = (action - PLACE) % WAYS
    if way < TURNED_FACES:
        return way
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

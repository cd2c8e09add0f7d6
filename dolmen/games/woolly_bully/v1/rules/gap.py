"""Woolly Bully: the gap between two turns (4.10). Who may act follows from what everybody can see (R48)."""

from dolmen.core.tell import tell

from ..board import BEASTS_OF_A_KIND, COLOURS, NOTHING, Event, Kind, Phase, Specials, Terrain
from .forests import has_place_for
from .landscape import wanted, wants_only


def start_turn(state):
    """The turn of the player who is next."""
    state.run_left = 0
    state.excused = NOTHING
    state.player = state.at_turn
    state.phase = Phase.TURN
    tell(state, Event.TURN, state.player)


def open_gap(state, ended):
    """Asks the others, from the left of who is next; who has just ended the turn had `after` for it."""
    if state.specials == Specials.OWN_TURN or ended == state.at_turn:
        start_turn(state)
        return
    state.excused = ended
    state.player = state.at_turn
    state.run_left = state.players - 1
    ask_next(state)


def reopen_gap(state):
    """After a special action in a gap: everybody is asked anew from the left of who acted, that player last."""
    state.excused = NOTHING
    state.run_left = state.players
    ask_next(state)


def ask_next(state):
    """Goes on to the next player who is to be asked, or to the turn that is next."""
    while state.run_left > 0:
        state.run_left -= 1
        state.player = (state.player + 1) % state.players
        if is_asked(state, state.player):
            state.phase = Phase.GAP
            return
    start_turn(state)


def is_asked(state, player):
    """4.10, 2: by public facts alone."""
    if state.stopped[player] > 0 or player == state.at_turn or player == state.excused:
        return False
    if has_question_tile(state, player) and some_hidden_colour_fits(state):
        return True
    return state.held[player] > 0 and (may_come(state, Kind.WOLF) or may_come(state, Kind.HUNTER))


def may_come(state, kind):
    """Whether, for all that is known, somebody could lay a wolf or hunter."""
    return state.shown[kind] < BEASTS_OF_A_KIND and has_place_for(state, kind)


def question_tiles(state, player):
    """How many "?" tiles a player has not played yet: public, though the colours are not."""
    count = COLOURS // state.players
    for colour in range(COLOURS):
        if state.declared[colour] == 1 and state.owner[colour] == player:
            count -= 1
    return count


def has_question_tile(state, player):
    return question_tiles(state, player) > 0


def some_hidden_colour_fits(state):
    """Whether a tile of four equal edges of a colour nobody has declared would fit somewhere."""
    for i in range(state.empties):
        edges = wanted(state, state.empty[i])
        for colour in range(COLOURS):
            if state.declared[colour] == 0 and wants_only(edges, Terrain.BLACK + colour):
                return True
    return False

"""Woolly Bully: what may be played at any time, the "?" tile (4.5), wolves and hunters (4.6)."""

from dolmen.core.tell import tell

from ..bits import lowest
from ..board import (
    ALL_SERIES,
    BEAST,
    BEASTS_OF_A_KIND,
    COLOURS,
    DECLARE,
    FIRST_BEAST,
    NOTHING,
    PLACES,
    QUESTION_FACE,
    REVEAL,
    SIDES,
    Event,
    Kind,
    Phase,
    Terrain,
    Why,
    count_in,
    due_kind,
    length_of,
)
from .bag import beasts_of_kind, count_kind, draw, kind_of, take_from_hand
from .forests import has_place_for, is_uncovered_wolf, suits, wolf_at
from .gap import reopen_gap
from .landscape import lay, lay_on_top, only_terrain
from .placing import place_tile
from .stopping import end_turn, must_stop, take_stop


def list_specials(state, out, n):
    """Adds the reveals and declarations of the player to move to `out` after `n` others; returns how many there are."""
    return list_declarations(state, out, list_reveals(state, out, n))


def list_reveals(state, out, n):
    """R28: a "?" tile can be revealed where it can be laid."""
    for colour in range(COLOURS):
        if state.owner[colour] != state.player or state.declared[colour] == 1:
            continue
        if state.alike[Terrain.BLACK + colour] == 0:
            continue
        for i in range(state.empties):
            if only_terrain(state.wants[i]) == Terrain.BLACK + colour:
                out[n] = REVEAL + colour * PLACES + state.empty[i]
                n += 1
    return n


def list_declarations(state, out, n):
    """R25: kinds and order, no more than are in the hand, if the first can be laid now."""
    if state.beasts[state.player] == 0:
        return n
    wolves, hunters = count_kind(state, state.player, Kind.WOLF), count_kind(state, state.player, Kind.HUNTER)
    wolf_comes = wolves > 0 and has_place_for(state, Kind.WOLF)
    hunter_comes = hunters > 0 and has_place_for(state, Kind.HUNTER)
    if not wolf_comes and not hunter_comes:
        return n
    for series in range(ALL_SERIES):
        if length_of(series) > wolves + hunters:
            return n
        comes = wolf_comes if due_kind(series, 0) == Kind.WOLF else hunter_comes
        if comes and count_in(series, Kind.WOLF) <= wolves and count_in(series, Kind.HUNTER) <= hunters:
            out[n] = DECLARE + series
            n += 1
    return n


def list_beasts(state, out, n):
    """Adds, for the kind that is due, each tile of it in the hand on each place that suits it."""
    kind = due_kind(state.series, state.step)
    held = beasts_of_kind(state, state.player, kind)
    while held != 0:
        n = list_posts(state, out, n, BEASTS_OF_A_KIND * kind + lowest(held))
        held &= held - 1
    return n


def list_posts(state, out, n, beast):
    """Adds every place where one wolf or hunter may be laid, in rising order, uncovered wolves among the empty ones."""
    kind = kind_of(beast)
    first = BEAST + beast * PLACES
    wolf = next_wolf(state, kind, NOTHING)
    for i in range(state.empties):
        place = state.empty[i]
        while wolf != NOTHING and wolf < place:
            out[n] = first + wolf
            n += 1
            wolf = next_wolf(state, kind, wolf)
        if suits(state, kind, i):
            out[n] = first + place
            n += 1
    while wolf != NOTHING:
        out[n] = first + wolf
        n += 1
        wolf = next_wolf(state, kind, wolf)
    return n


def next_wolf(state, kind, after):
    """The place of the first uncovered wolf past `after` that a hunter may lie on; NOTHING for wolves."""
    found = NOTHING
    if kind == Kind.HUNTER:
        for wolf in range(BEASTS_OF_A_KIND):
            if is_uncovered_wolf(state, wolf):
                place = state.place[state.post[wolf]]
                if place > after and (found == NOTHING or place < found):
                    found = place
    return found


def reveal(state, action):
    """Lays the "?" tile and draws; then the bonus tile, unless all can see that the hand is empty (R29, R49)."""
    player = state.player
    colour, place = (action - REVEAL) // PLACES, (action - REVEAL) % PLACES
    state.back = state.phase
    state.declared[colour] = 1
    touching = lay(state, SIDES * (QUESTION_FACE + colour), place)
    tell(state, Event.REVEALED, player, colour, place, touching)
    draw(state, player, touching)
    if state.held[player] > 0:
        state.phase = Phase.BONUS
    else:
        finish_special(state)


def place_bonus_tile(state, action):
    """The ordinary tile after a reveal."""
    tell(state, Event.BONUS, state.player)
    place_tile(state, action)
    finish_special(state)


def skip_bonus(state):
    """The bonus tile is optional (R30)."""
    tell(state, Event.SKIPPED, state.player)
    finish_special(state)


def declare(state, action):
    """Says aloud which kinds come, in which order; all know now that they are in the hand."""
    state.back = state.phase
    state.series = action - DECLARE
    state.step = 0
    state.owed = 0
    for kind in range(2):
        known = state.known[state.player][kind]
        state.known[state.player][kind] = max(known, count_in(state.series, kind))
    tell(state, Event.DECLARED, state.player, state.series)
    state.phase = Phase.BEAST


def lay_beast(state, action):
    """Lays the wolf or hunter that is due; what its edges earn is drawn at the end of the series."""
    player = state.player
    beast, place = (action - BEAST) // PLACES, (action - BEAST) % PLACES
    tile = FIRST_BEAST + beast
    take_from_hand(state, player, tile)
    wolf = wolf_at(state, place)
    touching = post_beast(state, beast, place)
    state.owed += touching
    tell(state, Event.CAME, player, beast, place, touching, wolf)
    tell(state, Event.USED, player, tile, 2 * tile + 1)
    state.step += 1
    go_on_with_series(state)


def post_beast(state, beast, place):
    """Puts a wolf or hunter into a forest, a hunter also onto a wolf; returns how many neighbours it touches."""
    forest_side = SIDES * (2 * (FIRST_BEAST + beast) + 1)
    wolf = wolf_at(state, place)
    state.post[beast] = state.laid
    if wolf == NOTHING:
        return lay(state, forest_side, place)
    state.covers[beast - BEASTS_OF_A_KIND] = wolf
    return lay_on_top(state, forest_side, place)


def go_on_with_series(state):
    """A part that has lost its place lapses, the tile stays in the hand (R25); after the last one all is drawn."""
    while state.step < length_of(state.series):
        kind = due_kind(state.series, state.step)
        if has_place_for(state, kind):
            return
        tell(state, Event.LAPSED, state.player, kind)
        state.step += 1
    owed = state.owed
    state.series = NOTHING
    state.step = 0
    state.owed = 0
    draw(state, state.player, owed)
    finish_special(state)


def finish_special(state):
    """Back to where it came from; who has nothing left to play with is stopped first (R38)."""
    back = state.back
    state.back = Phase.TURN
    if must_stop(state, state.player):
        take_stop(state, state.player, Why.FORCED)
        if back != Phase.GAP:
            end_turn(state)
            return
    if back == Phase.GAP:
        reopen_gap(state)
    else:
        state.phase = back

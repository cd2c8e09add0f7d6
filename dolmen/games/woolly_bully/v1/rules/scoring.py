"""Woolly Bully: safe fields, points and the winner (section 5)."""

from ..board import BEASTS_OF_A_KIND, BONUSES, COLOURS, NOTHING, POINT_PER_SHEEP, SIDES, Terrain
from .forests import is_dangerous, is_uncovered_wolf
from .landscape import edges_at, side_of

NO_LIMIT = 1000  # more sheep than there are


def terrain_of(state, quarter):
    return side_of(edges_at(state, quarter // SIDES), quarter % SIDES)


def is_threatened(state, field):
    """Whether a field lies, on some tile, side by side with a dangerous forest (R12)."""
    if not some_wolf_is_about(state):
        return False
    quarter = field
    for _ in range(state.size[field]):
        if meets_danger(state, quarter, 1) or meets_danger(state, quarter, SIDES - 1):
            return True
        quarter = state.next[quarter]
    return False


def some_wolf_is_about(state):
    for wolf in range(BEASTS_OF_A_KIND):
        if is_uncovered_wolf(state, wolf):
            return True
    return False


def meets_danger(state, quarter, turn):
    """Whether the quarter beside this one, on the same tile, is part of a dangerous forest."""
    beside = quarter - quarter % SIDES + (quarter + turn) % SIDES
    return terrain_of(state, beside) == Terrain.FOREST and is_dangerous(state, state.region[beside])


def is_safe(state, field):
    """Closed on all sides (R13) and not threatened."""
    return state.open[field] == 0 and not is_threatened(state, field)


def next_safe_field(state, colour, after):
    """The largest safe field of a colour that comes after the field `after` in the order of size, or NOTHING.

    Of two fields of one size the one with the lower number comes first. NOTHING as `after` asks for the first.
    """
    limit = NO_LIMIT if after == NOTHING else state.size[after]
    found = NOTHING
    for field in range(SIDES * state.laid):
        size = state.size[field]
        if size == 0 or terrain_of(state, field) != Terrain.BLACK + colour:
            continue
        if size > limit or (size == limit and field <= after):
            continue
        if (found == NOTHING or size > state.size[found]) and is_safe(state, field):
            found = field
    return found


def nth_sheep(state, player, nth):
    """The sheep in the nth largest safe field of each of a player's colours, together (5.4)."""
    sheep = 0
    for colour in range(COLOURS):
        if state.owner[colour] == player:
            field = NOTHING
            for n in range(nth):
                if n == 0 or field != NOTHING:
                    field = next_safe_field(state, colour, field)
            if field != NOTHING:
                sheep += state.size[field]
    return sheep


def score(state, player):
    """The largest safe field, and the bonus for stopping."""
    return POINT_PER_SHEEP * nth_sheep(state, player, 1) + BONUSES[state.stopped[player]]


def rank(state, player):
    """Most points first; then the second largest safe field, the third, and so on (R43)."""
    ahead = 0
    for rival in range(state.players):
        ahead += rival != player and is_ahead(state, rival, player)
    return ahead


def is_ahead(state, one, other):
    """Whether `one` stands before `other`."""
    mine, yours = score(state, one), score(state, other)
    nth = 2
    while mine == yours:
        mine, yours = nth_sheep(state, one, nth), nth_sheep(state, other, nth)
        if mine + yours == 0:
            return False
        nth += 1
    return mine > yours

"""Woolly Bully: forests, their wolves and hunters, and where one more may come."""

from dolmen.core.tell import tell

from ..board import BEASTS, BEASTS_OF_A_KIND, NOTHING, SIDES, STEP, Event, Kind, Terrain
from .landscape import wanted, wants_only


def forest_of(state, beast):
    """The region in which a wolf or hunter lies."""
    return state.region[SIDES * state.post[beast]]


def holds_hunter(state, forest):
    for hunter in range(BEASTS_OF_A_KIND, BEASTS):
        if state.post[hunter] != NOTHING and forest_of(state, hunter) == forest:
            return True
    return False


def is_dangerous(state, forest):
    """R20: more wolf tiles than hunter tiles, covered or used ones included."""
    balance = 0
    for beast in range(BEASTS):
        if state.post[beast] != NOTHING and forest_of(state, beast) == forest:
            balance += 1 if beast < BEASTS_OF_A_KIND else -1
    return balance > 0


def is_covered(state, wolf):
    for hunter in range(BEASTS_OF_A_KIND):
        if state.covers[hunter] == wolf:
            return True
    return False


def is_uncovered_wolf(state, wolf):
    """Whether a wolf lies in the landscape and has no hunter yet."""
    return state.post[wolf] != NOTHING and not is_covered(state, wolf)


def settle_forests(state):
    """4.7: where forests have joined, the earliest free hunter covers the earliest wolf, at a distance."""
    while True:
        hunter = earliest_free_hunter(state)
        if hunter == NOTHING:
            return
        wolf = earliest_wolf(state, forest_of(state, hunter))
        state.covers[hunter - BEASTS_OF_A_KIND] = wolf
        tell(state, Event.COVERED, hunter, wolf)


def earliest_free_hunter(state):
    """The first hunter laid that has covered nothing yet and has an uncovered wolf in its forest."""
    found = NOTHING
    for hunter in range(BEASTS_OF_A_KIND, BEASTS):
        if state.post[hunter] == NOTHING or state.covers[hunter - BEASTS_OF_A_KIND] != NOTHING:
            continue
        if found != NOTHING and state.post[found] < state.post[hunter]:
            continue
        if earliest_wolf(state, forest_of(state, hunter)) != NOTHING:
            found = hunter
    return found


def earliest_wolf(state, forest):
    """The first uncovered wolf laid in a forest (R21)."""
    found = NOTHING
    for wolf in range(BEASTS_OF_A_KIND):
        if not is_uncovered_wolf(state, wolf) or forest_of(state, wolf) != forest:
            continue
        if found == NOTHING or state.post[wolf] < state.post[found]:
            found = wolf
    return found


def suits_wolf(state, place):
    """R14, R15: an empty place with forest on every touching edge, and no hunter in any of those forests."""
    if not wants_only(wanted(state, place), Terrain.FOREST):
        return False
    for side in range(SIDES):
        neighbour = state.at[place + STEP[side]]
        if neighbour != 0 and holds_hunter(state, state.region[SIDES * (neighbour - 1) + (side + 2) % SIDES]):
            return False
    return True


def suits_free_hunter(state, place):
    """R17 (ii): an empty place with forest on every touching edge, and none of those forests is dangerous."""
    if not wants_only(wanted(state, place), Terrain.FOREST):
        return False
    for side in range(SIDES):
        neighbour = state.at[place + STEP[side]]
        if neighbour != 0 and is_dangerous(state, state.region[SIDES * (neighbour - 1) + (side + 2) % SIDES]):
            return False
    return True


def wolf_at(state, place):
    """The uncovered wolf that lies on a place, or NOTHING."""
    for wolf in range(BEASTS_OF_A_KIND):
        if is_uncovered_wolf(state, wolf) and state.place[state.post[wolf]] == place:
            return wolf
    return NOTHING


def suits(state, kind, place):
    """Whether a wolf or hunter may be laid on a place, empty or not."""
    if state.at[place] != 0:
        return kind == Kind.HUNTER and wolf_at(state, place) != NOTHING
    if kind == Kind.WOLF:
        return suits_wolf(state, place)
    return suits_free_hunter(state, place)


def has_place_for(state, kind):
    """Whether a wolf or hunter can be laid at all now."""
    if kind == Kind.HUNTER:
        for wolf in range(BEASTS_OF_A_KIND):
            if is_uncovered_wolf(state, wolf):
                return True
    for i in range(state.empties):
        if suits(state, kind, state.empty[i]):
            return True
    return False

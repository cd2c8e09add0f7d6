"""Woolly Bully: what is true of every position."""

from .bits import count
from .board import (
    ALL_BEASTS,
    ALL_LANDSCAPES,
    BAG,
    BEASTS,
    BEASTS_OF_A_KIND,
    COLOURS,
    HOLDERS,
    NOTHING,
    QUARTERS,
    SIDES,
    SLOTS,
    SQUARE_FACE,
    STEP,
    TABLE,
    Phase,
    Terrain,
    due_kind,
)
from .rules.bag import beasts_of_kind, has_tile
from .rules.forests import earliest_wolf, forest_of, is_dangerous
from .rules.landscape import count_touching, edges_at, number_at, only_terrain, side_of, wanted
from .rules.scoring import terrain_of
from .rules.stopping import count_stopped, must_stop
from .secrets import contradictions

INVARIANTS = (
    "healthy",
    "every tile is in one place",
    "every tile that lies is found by its place, and nothing else is",
    "hands and bag have as many tiles as they say",
    "touching edges match",
    "the empty places beside tiles are listed in order",
    "quarters that hang together are one region",
    "regions know their size and their open edges",
    "a forest is dangerous if and only if it holds an uncovered wolf",
    "no free hunter waits in a forest with an uncovered wolf",
    "each hunter covers one wolf at most, and no wolf is covered twice",
    "colours have the owners that the number of players says",
    "the stop order has no gaps and the game is over when all have stopped",
    "the player to move is still in the game and has something to play with",
    "the hands agree with what all know of them",
    "the quarters of a region make one ring",
)


def check(state):
    """The number of the first broken invariant, or 0."""
    if not every_tile_is_in_one_place(state):
        return 1
    if not tiles_are_found(state):
        return 2
    if not hands_are_counted(state):
        return 3
    if not edges_match(state):
        return 4
    if not empty_places_are_listed(state):
        return 5
    if not regions_hang_together(state):
        return 6
    if not regions_are_counted(state):
        return 7
    broken = broken_forest(state)
    if broken > 0:
        return broken
    if not colours_have_owners(state):
        return 11
    if not stops_are_in_order(state):
        return 12
    if state.phase != Phase.OVER and (state.stopped[state.player] > 0 or not turn_makes_sense(state)):
        return 13
    if contradictions(state) > 0:
        return 14
    if not regions_are_rings(state):
        return 15
    return 0


def every_tile_is_in_one_place(state):
    """Bag, hands and landscape have no tile in common and all tiles together; those that lie are those laid."""
    lands, beasts = 0, 0
    for holder in range(HOLDERS):
        if lands & state.lands[holder] != 0 or beasts & state.beasts[holder] != 0:
            return False
        lands |= state.lands[holder]
        beasts |= state.beasts[holder]
    declared = 0
    for colour in range(COLOURS):
        declared += state.declared[colour]
    for number in range(state.laid):
        if state.lies[number] < SIDES * SQUARE_FACE and not has_tile(state, TABLE, state.lies[number] // (2 * SIDES)):
            return False
    lying = count(state.lands[TABLE]) + count(state.beasts[TABLE])
    return lands == ALL_LANDSCAPES and beasts == ALL_BEASTS and state.laid == 1 + declared + lying


def tiles_are_found(state):
    """A tile is found by its place, unless another lies on it; and there are no more entries than such tiles."""
    on_top, entries = 0, 0
    for number in range(state.laid):
        found = number_at(state, state.place[number])
        if found == 0 or state.place[found - 1] != state.place[number] or found < number + 1:
            return False
        on_top += found == number + 1
    for slot in range(SLOTS):
        entries += state.spot[slot] != 0
    return on_top == entries


def hands_are_counted(state):
    for player in range(state.players):
        if count(state.lands[player]) + count(state.beasts[player]) != state.held[player]:
            return False
    return count(state.lands[BAG]) + count(state.beasts[BAG]) == state.left


def edges_match(state):
    for number in range(state.laid):
        for side in range(SIDES):
            neighbour = number_at(state, state.place[number] + STEP[side])
            if neighbour != 0:
                mine = side_of(edges_at(state, number), side)
                if mine != side_of(edges_at(state, neighbour - 1), (side + 2) % SIDES):
                    return False
    return True


def empty_places_are_listed(state):
    """Listed are empty places in rising order, each beside a tile, with the edges they want, and none is missing."""
    beside, wrong = 0, 0
    for i in range(state.empties):
        place = state.empty[i]
        if number_at(state, place) != 0 or (i > 0 and state.empty[i - 1] >= place):
            return False
        if state.wants[i] == 0 or state.wants[i] != wanted(state, place):
            return False
        beside += count_touching(state.wants[i])
    open_edges = 0
    for quarter in range(SIDES * state.laid):
        open_edges += state.open[quarter]
    for terrain in range(Terrain.FOREST + 1):
        wrong += count_alike(state, terrain) != state.alike[terrain]
    return beside == open_edges and wrong == 0


def count_alike(state, terrain):
    """How many empty places want one terrain alone, counted again."""
    places = 0
    for i in range(state.empties):
        places += only_terrain(state.wants[i]) == terrain
    return places


def regions_hang_together(state):
    for number in range(state.laid):
        edges = edges_at(state, number)
        for side in range(SIDES):
            region = state.region[SIDES * number + side]
            if region > SIDES * number + side or state.region[region] != region:
                return False
            after = (side + 1) % SIDES
            if side_of(edges, side) == side_of(edges, after) and region != state.region[SIDES * number + after]:
                return False
            if terrain_of(state, region) != side_of(edges, side):
                return False
            neighbour = number_at(state, state.place[number] + STEP[side])
            if neighbour != 0 and region != state.region[SIDES * (neighbour - 1) + (side + 2) % SIDES]:
                return False
    return True


def regions_are_counted(state):
    """The sizes add up to all quarters, and those of a region to its own."""
    total = 0
    for quarter in range(QUARTERS):
        total += state.size[quarter]
        if state.size[quarter] > 0 and not region_is_counted(state, quarter):
            return False
    return total == SIDES * state.laid


def regions_are_rings(state):
    """Every step stays in the region, and the way from its lowest quarter back to it leads through all of them."""
    for region in range(SIDES * state.laid):
        quarter = state.next[region]
        for _ in range(1, state.size[region]):
            if quarter == region or state.region[quarter] != region:
                return False
            quarter = state.next[quarter]
        if state.size[region] > 0 and quarter != region:
            return False
    return True


def region_is_counted(state, region):
    size, is_open = 0, 0
    for quarter in range(region, SIDES * state.laid):
        if state.region[quarter] == region:
            size += 1
            number = quarter // SIDES
            lies_on_top = number_at(state, state.place[number]) == number + 1
            is_open += lies_on_top and number_at(state, state.place[number] + STEP[quarter % SIDES]) == 0
    return size == state.size[region] and is_open == state.open[region]


def broken_forest(state):
    for quarter in range(SIDES * state.laid):
        is_forest = state.size[quarter] > 0 and terrain_of(state, quarter) == Terrain.FOREST
        if is_forest and is_dangerous(state, quarter) != (earliest_wolf(state, quarter) != NOTHING):
            return 8
    for hunter in range(BEASTS_OF_A_KIND, BEASTS):
        is_free = state.post[hunter] != NOTHING and state.covers[hunter - BEASTS_OF_A_KIND] == NOTHING
        if is_free and earliest_wolf(state, forest_of(state, hunter)) != NOTHING:
            return 9
    for wolf in range(BEASTS_OF_A_KIND):
        times = 0
        for hunter in range(BEASTS_OF_A_KIND):
            times += state.covers[hunter] == wolf
        if times > 1 or (times == 1 and state.post[wolf] == NOTHING):
            return 10
    return 0


def colours_have_owners(state):
    for player in range(state.players):
        owned = 0
        for colour in range(COLOURS):
            owned += state.owner[colour] == player
        if owned != COLOURS // state.players:
            return False
    for colour in range(COLOURS):
        if state.declared[colour] == 1 and state.owner[colour] == NOTHING:
            return False
    return True


def stops_are_in_order(state):
    stopped = count_stopped(state)
    for place in range(1, stopped + 1):
        times = 0
        for player in range(state.players):
            times += state.stopped[player] == place
        if times != 1:
            return False
    return (stopped == state.players) == (state.phase == Phase.OVER)


def turn_makes_sense(state):
    """The player to move fits the phase; a series is running when a beast is due; nobody is left without anything."""
    if state.phase == Phase.GAP and state.player == state.at_turn:
        return False
    if state.phase in (Phase.TURN, Phase.AFTER) and state.player != state.at_turn:
        return False
    if (state.phase == Phase.BEAST) != (state.series != NOTHING):
        return False
    if state.phase == Phase.BEAST:
        return holds_what_is_due(state)
    return not must_stop(state, state.player)


def holds_what_is_due(state):
    """The hand still has the declared kind that is due."""
    return beasts_of_kind(state, state.player, due_kind(state.series, state.step)) != 0

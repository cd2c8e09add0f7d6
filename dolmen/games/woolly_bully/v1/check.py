"""Woolly Bully: what is true of every position."""

from .board import (
    BEASTS,
    BEASTS_OF_A_KIND,
    COLOURS,
    FIRST_BEAST,
    MOST_PLAYERS,
    NOTHING,
    QUARTERS,
    SIDES,
    SQUARE_FACE,
    STEP,
    TILES,
    Phase,
    Terrain,
    due_kind,
)
from .rules.bag import kind_of
from .rules.forests import earliest_wolf, forest_of, is_dangerous
from .rules.landscape import edges_at, side_of
from .rules.scoring import terrain_of
from .rules.stopping import count_stopped, must_stop
from .secrets import contradictions

INVARIANTS = (
    "healthy",
    "every tile is in one place",
    "hands are sorted and as large as they say",
    "the landscape stays within the grid",
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
    if not hands_are_sorted(state):
        return 2
    if state.rim != 0:
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
    for tile in range(TILES):
        if times_found(state, tile) != 1:
            return False
    count = state.left
    for player in range(state.players):
        count += state.held[player]
    declared = 0
    for colour in range(COLOURS):
        declared += state.declared[colour]
    return count + state.laid == 1 + declared + TILES


def times_found(state, tile):
    """In how many places a tile is: bag, hands, landscape."""
    times = 0
    for place in range(state.left):
        times += state.bag[place] == tile
    for player in range(state.players):
        for place in range(state.held[player]):
            times += state.hand[player][place] == tile
    for number in range(state.laid):
        times += state.lies[number] // (2 * SIDES) == tile and state.lies[number] < SIDES * SQUARE_FACE
    return times


def hands_are_sorted(state):
    for player in range(MOST_PLAYERS):
        for place in range(TILES):
            tile = state.hand[player][place]
            if (place < state.held[player]) != (tile != NOTHING) and player < state.players:
                return False
            if 0 < place < state.held[player] and state.hand[player][place - 1] >= tile:
                return False
    for place in range(state.left, TILES):
        if state.bag[place] != NOTHING:
            return False
    return True


def edges_match(state):
    for number in range(state.laid):
        for side in range(SIDES):
            neighbour = state.at[state.place[number] + STEP[side]]
            if neighbour != 0:
                mine = side_of(edges_at(state, number), side)
                if mine != side_of(edges_at(state, neighbour - 1), (side + 2) % SIDES):
                    return False
    return True


def empty_places_are_listed(state):
    """Listed are empty places in rising order, each beside a tile, and none is missing."""
    beside = 0
    for i in range(state.empties):
        place = state.empty[i]
        if state.at[place] != 0 or (i > 0 and state.empty[i - 1] >= place):
            return False
        sides = 0
        for side in range(SIDES):
            sides += state.at[place + STEP[side]] != 0
        if sides == 0:
            return False
        beside += sides
    open_edges = 0
    for quarter in range(SIDES * state.laid):
        open_edges += state.open[quarter]
    return beside == open_edges


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
            neighbour = state.at[state.place[number] + STEP[side]]
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
            lies_on_top = state.at[state.place[number]] == number + 1
            is_open += lies_on_top and state.at[state.place[number] + STEP[quarter % SIDES]] == 0
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
    kind = due_kind(state.series, state.step)
    for place in range(state.held[state.player]):
        beast = state.hand[state.player][place] - FIRST_BEAST
        if beast >= 0 and kind_of(beast) == kind:
            return True
    return False

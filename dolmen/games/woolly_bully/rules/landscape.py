"""Woolly Bully: the landscape. Empty places, laying a tile, fields and forests that grow together."""

from ..board import BITS, CENTRE, EDGE, MOST_PLAYERS, NOTHING, ONE_EACH, SIDES, SLOTS, STEP, Terrain, edges_of


def edges_at(state, tile):
    """The four edges of the tile laid as number `tile`, as they lie."""
    return edges_of(state.lies[tile])


def side_of(edges, side):
    """The terrain of one edge."""
    return edges >> BITS * side & EDGE


# -- what lies where -------------------------------------------------------------------------------------------------


def slot_of(state, place):
    """The slot in which the tile on top of a place is looked up; if none lies there, the one where it would be put."""
    slot = place % SLOTS
    while state.spot[slot] != 0 and state.place[state.spot[slot] - 1] != place:
        slot = (slot + 1) % SLOTS
    return slot


def number_at(state, place):
    """1 + the number of the tile that lies on top of a place, 0 if none does."""
    return state.spot[slot_of(state, place)]


def wanted(state, place):
    """The edges that a tile on a place must have, side by side; Terrain.NONE where it has no neighbour."""
    edges = 0
    for side in range(SIDES):
        neighbour = number_at(state, place + STEP[side])
        if neighbour != 0:
            edges |= side_of(edges_at(state, neighbour - 1), (side + 2) % SIDES) << BITS * side
    return edges


def touching_bits(edges):
    """The lowest bit of each edge that is wanted."""
    return (edges | edges >> 1 | edges >> 2) & ONE_EACH


def count_touching(edges):
    """How many edges are wanted."""
    bits = touching_bits(edges)
    return (bits & 1) + (bits >> BITS & 1) + (bits >> 2 * BITS & 1) + (bits >> 3 * BITS & 1)


def fits(face_edges, edges):
    """Whether a face, as turned, has all the edges that a place wants (R2: every touching edge matches)."""
    return face_edges & touching_bits(edges) * EDGE == edges


def only_terrain(edges):
    """The terrain of all the edges that a place wants, if they are of one; else Terrain.NONE."""
    either = (edges | edges >> BITS | edges >> 2 * BITS | edges >> 3 * BITS) & EDGE
    if edges == touching_bits(edges) * either:
        return either
    return Terrain.NONE


# -- laying ----------------------------------------------------------------------------------------------------------


def clear_places(state):
    """Nothing lies yet: the one place where the first tile may come is the centre."""
    state.empty[0] = CENTRE
    state.empties = 1
    state.alike[Terrain.NONE] = 1


def lay(state, lies, place):
    """Lays a face, turned, on an empty place; returns how many neighbours it touches."""
    tile = state.laid
    remove_empty(state, place)
    put_down(state, lies, place)
    for side in range(SIDES):
        quarter = SIDES * tile + side
        state.region[quarter] = quarter
        state.next[quarter] = quarter
        state.size[quarter] = 1
    touching = 0
    edges = edges_of(lies)
    for side in range(SIDES):
        quarter = SIDES * tile + side
        across = (side + 2) % SIDES
        neighbour = number_at(state, place + STEP[side])
        if neighbour == 0:
            state.open[state.region[quarter]] += 1
            want(state, place + STEP[side], side_of(edges, side) << BITS * across)
        else:
            touching += 1
            beyond = SIDES * (neighbour - 1) + across
            state.open[state.region[beyond]] -= 1
            join(state, quarter, beyond)
        before = (side + SIDES - 1) % SIDES
        # R10: neighbouring quarters of one terrain are joined, opposite ones are not by themselves.
        if side_of(edges, side) == side_of(edges, before):
            join(state, quarter, SIDES * tile + before)
    return touching


def lay_on_top(state, lies, place):
    """Lays a hunter on a wolf: forest upon forest; returns how many neighbours the place has."""
    wolf = number_at(state, place) - 1
    tile = state.laid
    put_down(state, lies, place)
    touching = 0
    for side in range(SIDES):
        quarter, below = SIDES * tile + side, SIDES * wolf + side
        region = state.region[below]
        state.region[quarter] = region
        state.next[quarter] = state.next[below]
        state.next[below] = quarter
        state.size[region] += 1
        touching += number_at(state, place + STEP[side]) != 0
    return touching


def put_down(state, lies, place):
    slot = slot_of(state, place)
    state.place[state.laid] = place
    state.lies[state.laid] = lies
    state.laid += 1
    state.spot[slot] = state.laid
    clear_row(state)


def clear_row(state):
    """Any tile laid, and any stop, empties the row of passes (R40)."""
    state.passes = 0
    for nth in range(MOST_PLAYERS):
        state.row[nth] = NOTHING


def join(state, one, other):
    """Makes one region of those of two quarters; it keeps the lower number."""
    low, high = min(state.region[one], state.region[other]), max(state.region[one], state.region[other])
    if low == high:
        return
    quarter = high
    for _ in range(state.size[high]):
        state.region[quarter] = low
        quarter = state.next[quarter]
    after = state.next[low]
    state.next[low] = state.next[high]
    state.next[high] = after
    state.size[low] += state.size[high]
    state.open[low] += state.open[high]
    state.size[high] = 0
    state.open[high] = 0


# -- the empty places beside tiles -----------------------------------------------------------------------------------


def first_not_below(state, place):
    """Where a place stands, or would stand, in the rising list of empty places."""
    low, high = 0, state.empties
    while low < high:
        middle = (low + high) >> 1
        if state.empty[middle] < place:
            low = middle + 1
        else:
            high = middle
    return low


def remove_empty(state, place):
    """Takes a place out of the list, if it is there."""
    i = first_not_below(state, place)
    if i == state.empties or state.empty[i] != place:
        return
    state.alike[only_terrain(state.wants[i])] -= 1
    state.empties -= 1
    for later in range(i, state.empties):
        state.empty[later] = state.empty[later + 1]
        state.wants[later] = state.wants[later + 1]
    state.empty[state.empties] = 0
    state.wants[state.empties] = 0


def want(state, place, edge):
    """An empty place has a neighbour more, and wants an edge more; it comes into the list if it is not there yet."""
    i = first_not_below(state, place)
    if i == state.empties or state.empty[i] != place:
        for later in range(state.empties, i, -1):
            state.empty[later] = state.empty[later - 1]
            state.wants[later] = state.wants[later - 1]
        state.empty[i] = place
        state.wants[i] = 0
        state.empties += 1
    else:
        state.alike[only_terrain(state.wants[i])] -= 1
    state.wants[i] |= edge
    state.alike[only_terrain(state.wants[i])] += 1

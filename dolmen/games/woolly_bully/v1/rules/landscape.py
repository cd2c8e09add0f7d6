"""Woolly Bully: the landscape. Empty places, laying a tile, fields and forests that grow together."""

from dolmen.core.tell import tell

from ..board import BITS, EDGE, MOST_PLAYERS, NOTHING, ONE_EACH, REACH, SIDES, STEP, Event, distance_of, edges_of


def edges_at(state, tile):
    """The four edges of the tile laid as number `tile`, as they lie."""
    return edges_of(state.lies[tile])


def side_of(edges, side):
    """The terrain of one edge."""
    return edges >> BITS * side & EDGE


def wanted(state, place):
    """The edges that a place wants, side by side; Terrain.NONE where it has no neighbour."""
    edges = 0
    for side in range(SIDES):
        neighbour = state.at[place + STEP[side]]
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


def wants_only(edges, terrain):
    """Whether all the edges that a place wants are of one terrain."""
    return edges != 0 and edges == touching_bits(edges) * terrain


def lay(state, lies, place):
    """Lays a face, turned, on an empty place; returns how many neighbours it touches."""
    tile = state.laid
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
        neighbour = state.at[place + STEP[side]]
        if neighbour == 0:
            state.open[state.region[quarter]] += 1
        else:
            touching += 1
            across = SIDES * (neighbour - 1) + (side + 2) % SIDES
            state.open[state.region[across]] -= 1
            join(state, quarter, across)
        before = (side + SIDES - 1) % SIDES
        # R10: neighbouring quarters of one terrain are joined, opposite ones are not by themselves.
        if side_of(edges, side) == side_of(edges, before):
            join(state, quarter, SIDES * tile + before)
    update_empty_places(state, place)
    return touching


def lay_on_top(state, lies, place):
    """Lays a hunter on a wolf: forest upon forest; returns how many neighbours the place has."""
    wolf = state.at[place] - 1
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
        touching += state.at[place + STEP[side]] != 0
    return touching


def put_down(state, lies, place):
    state.place[state.laid] = place
    state.lies[state.laid] = lies
    state.laid += 1
    state.at[place] = state.laid
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


def update_empty_places(state, place):
    """Keeps the list of empty places beside a tile, and says so if the landscape has come to the end of the grid."""
    remove_empty(state, place)
    for side in range(SIDES):
        beside = place + STEP[side]
        if state.at[beside] == 0 and distance_of(beside) <= REACH:
            add_empty(state, beside)
    if distance_of(place) == REACH:
        state.rim = 1
        tell(state, Event.RIM, place)


def remove_empty(state, place):
    i = 0
    while i < state.empties and state.empty[i] != place:
        i += 1
    if i == state.empties:
        return
    state.empties -= 1
    for later in range(i, state.empties):
        state.empty[later] = state.empty[later + 1]
    state.empty[state.empties] = NOTHING


def add_empty(state, place):
    i = state.empties
    while i > 0 and state.empty[i - 1] > place:
        i -= 1
    if i > 0 and state.empty[i - 1] == place:
        return
    for later in range(state.empties, i, -1):
        state.empty[later] = state.empty[later - 1]
    state.empty[i] = place
    state.empties += 1

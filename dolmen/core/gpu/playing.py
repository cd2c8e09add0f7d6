"""Whole random games on a GPU, written against the contract: two ways for its threads to share the games of a batch.

The 32 threads of a warp run one instruction at a time, and wait for each other wherever they go different ways. In
`alone` each thread plays one game after another, in memory of its own. In `regrouped` a block sorts its games before
each move by the action that is to be played, so that neighbours do the same; the games stay where they lie.
Both play exactly what `loops.play_out` plays.
"""

from dolmen.core.contract.rules import apply, legal_actions
from dolmen.core.gpu.together import add, barrier
from dolmen.core.loops import MOVER_WORDS, pick

NONE = -1


def alone(states, movers, counts, moves, tickets, played, box, mover, legal):
    """Plays games to their end, each in a box, until there are no more tickets."""
    total = len(counts)
    game = NONE
    done = 0
    mine = 0
    n = 0
    while game < total:
        if n > 0:
            apply(box[0], legal[pick(mover, n)])
            done += 1
        else:
            if game != NONE:
                put_back(states, movers, counts, game, box, mover)
                moves[game] += done
                mine += done
                done = 0
            game = add(tickets, 0, 1)
            if game < total:
                box[0] = states[game]
                for word in range(MOVER_WORDS):
                    mover[word] = movers[game][word]
        n = legal_actions(box[0], legal) if game < total else 0
    add(played, 0, mine)


def put_back(states, movers, counts, game, box, mover):
    """Writes a game that is over back to its place."""
    states[game] = box[0]
    counts[game] = 0
    for word in range(MOVER_WORDS):
        movers[game][word] = mover[word]


def regrouped(
    states, movers, counts, moves, tickets, played, bins, order, ranks, games, actions, shift, thread, threads, legal
):
    """Plays games to their end in the slots of a block; its threads sort them before each move."""
    slots = len(order)
    mine = 0
    for slot in range(thread, slots, threads):
        actions[slot] = take_game(states, movers, counts, tickets, games, slot, legal)
    running = sort_slots(bins, order, ranks, actions, shift, thread, threads)
    while running > 0:
        for place in range(thread, running, threads):
            slot = order[place]
            game = games[slot]
            apply(states[game], actions[slot])
            moves[game] += 1
            mine += 1
            action = pick_next(states, movers, counts, game, legal)
            if action == NONE:
                action = take_game(states, movers, counts, tickets, games, slot, legal)
            actions[slot] = action
        running = sort_slots(bins, order, ranks, actions, shift, thread, threads)
    add(played, 0, mine)


def take_game(states, movers, counts, tickets, games, slot, legal):
    """Puts the next game that is not over into a slot; returns its first random action, NONE if no game is left."""
    while True:
        game = add(tickets, 0, 1)
        if game >= len(counts):
            return NONE
        games[slot] = game
        action = pick_next(states, movers, counts, game, legal)
        if action != NONE:
            return action


def pick_next(states, movers, counts, game, legal):
    """A random legal action of a game, NONE if it is over."""
    n = legal_actions(states[game], legal)
    if n == 0:
        counts[game] = 0
        return NONE
    return legal[pick(movers[game], n)]


def sort_slots(bins, order, ranks, actions, shift, thread, threads):
    """Writes the slots that have an action to play into `order`, by that action; returns how many they are.

    A bin has the actions that are equal once they are shifted. Counts become the ends of bins in steps of doubled
    width, from one row of `bins` into the other.
    """
    slots = len(order)
    width = bins.shape[1]
    barrier()
    for bin in range(thread, width, threads):
        bins[0][bin] = 0
    barrier()
    for slot in range(thread, slots, threads):
        if actions[slot] != NONE:
            ranks[slot] = add(bins[0], actions[slot] >> shift, 1)
    now = 0
    step = 1
    while step < width:
        barrier()
        for bin in range(thread, width, threads):
            before = bins[now][bin - step] if bin >= step else 0
            bins[1 - now][bin] = bins[now][bin] + before
        now = 1 - now
        step *= 2
    barrier()
    for slot in range(thread, slots, threads):
        if actions[slot] != NONE:
            bin = actions[slot] >> shift
            first = bins[now][bin - 1] if bin > 0 else 0
            order[first + ranks[slot]] = slot
    running = bins[now][width - 1]
    barrier()
    return running

"""Whole random games on a GPU, written against the contract: two ways for its threads to share the games of a batch.

The 32 threads of a warp run one instruction at a time, and wait for each other wherever they go different ways. In
`alone` each thread plays one game after another, in memory of its own; what takes long, several threads of a warp do at
the same time. In `regrouped` a block sorts its games before each move by the action that is to be played, so that
neighbours do the same; the games stay where they lie. Both play exactly what `loops.play_out` plays.
"""

from dolmen.core.contract.rules import apply, count_legal, is_long, legal_actions, nth_legal
from dolmen.core.gpu.together import add, barrier, count_in_warp
from dolmen.core.loops import MOVER_WORDS, pick

NONE = -1


def alone(states, movers, counts, moves, tickets, played, box, mover, legal, words, box_words, wait):
    """Plays games to their end, each in a box, until there are no more tickets.

    Actions that are long are put off until `wait` threads of a warp have one, or no thread has anything else to do.
    `words` and `box_words` are states and box as words of 64 bits: a compiler copies records byte by byte.
    """
    total = len(counts)
    game, action, is_put_off = NONE, NONE, False
    done, mine = 0, 0
    waiting, busy = 0, 1
    while waiting + busy > 0:
        if not is_put_off or waiting >= wait or busy == 0:
            if action != NONE:
                apply(box[0], action)
                done += 1
            elif game < total:
                if game != NONE:
                    put_back(words, movers, counts, game, box_words, mover)
                    moves[game] += done
                    mine += done
                    done = 0
                game = add(tickets, 0, 1)
                if game < total:
                    take_out(words, movers, game, box_words, mover)
            action = pick_action(box[0], mover, legal) if game < total else NONE
            is_put_off = action != NONE and is_long(box[0], action)
        waiting, busy = count_in_warp(is_put_off), count_in_warp(game < total and not is_put_off)
    add(played, 0, mine)


def take_out(words, movers, game, box_words, mover):
    """Copies a game into a box."""
    first = game * len(box_words)
    for word in range(len(box_words)):
        box_words[word] = words[first + word]
    for word in range(MOVER_WORDS):
        mover[word] = movers[game][word]


def put_back(words, movers, counts, game, box_words, mover):
    """Writes a game that is over back to its place."""
    first = game * len(box_words)
    for word in range(len(box_words)):
        words[first + word] = box_words[word]
    counts[game] = 0
    for word in range(MOVER_WORDS):
        movers[game][word] = mover[word]


def pick_action(state, mover, legal):
    """A random legal action, NONE where the game is over; where they can be counted, `legal` has no room for a list."""
    n = legal_actions(state, legal) if len(legal) > 1 else count_legal(state)
    if n == 0:
        return NONE
    nth = pick(mover, n)
    return legal[nth] if len(legal) > 1 else nth_legal(state, nth)


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
    action = pick_action(states[game], movers[game], legal)
    if action == NONE:
        counts[game] = 0
    return action


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

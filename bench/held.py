"""A third way for a GPU to play whole random games, to be measured by `python -m bench.gpu_ways`: as `regrouped` of
dolmen/core/gpu/playing.py, but the states of the games that a block plays are held in the memory next to its
multiprocessor. There a warp whose threads read one field of 32 states waits for no cache line of each.
"""

from dolmen.core.contract.rules import apply
from dolmen.core.gpu.playing import NONE, pick_action, sort_slots
from dolmen.core.gpu.together import add


def held(
    states,
    movers,
    counts,
    moves,
    tickets,
    played,
    bins,
    order,
    ranks,
    games,
    actions,
    shift,
    thread,
    threads,
    legal,
    box,
):
    """Plays games to their end in the boxes of a block; its threads sort them before each move."""
    slots = len(order)
    mine = 0
    for slot in range(thread, slots, threads):
        actions[slot] = take_game(states, movers, counts, tickets, games, slot, legal, box)
    running = sort_slots(bins, order, ranks, actions, shift, thread, threads)
    while running > 0:
        for place in range(thread, running, threads):
            slot = order[place]
            game = games[slot]
            apply(box[slot], actions[slot])
            moves[game] += 1
            mine += 1
            actions[slot] = pick_action(box[slot], movers[game], legal)
            if actions[slot] == NONE:
                states[game] = box[slot]
                counts[game] = 0
                actions[slot] = take_game(states, movers, counts, tickets, games, slot, legal, box)
        running = sort_slots(bins, order, ranks, actions, shift, thread, threads)
    add(played, 0, mine)


def take_game(states, movers, counts, tickets, games, slot, legal, box):
    """Puts the next game that is not over into a box; returns its first random action, NONE if no game is left."""
    while True:
        game = add(tickets, 0, 1)
        if game >= len(counts):
            return NONE
        games[slot] = game
        box[slot] = states[game]
        action = pick_action(box[slot], movers[game], legal)
        if action != NONE:
            return action
        counts[game] = 0

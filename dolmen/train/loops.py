"""The loops of self-play, written against the contract: one game per thread on a GPU, slices of games on the cores."""

from dolmen.core.contract.rules import apply, describe, hide, observe, rank, setup
from dolmen.core.loops import go_on, seed_nth
from dolmen.core.viewer import NOBODY


def advance(
    states, actions, numbers, variants, legal, counts, moves, ended, ranks, movers, chosen, seed, further, is_endless
):
    """Plays an action in each game, and all that leaves no choice; where a game ends, writes down who won.

    If games are endless, the next one, `further` numbers on, is dealt where one has ended or none has begun.
    """
    for i in range(len(states)):
        ended[i] = False
        if counts[i] > 0 and actions[i] != NOBODY:
            apply(states[i], actions[i])
            moves[i] += 1
            go_on(states, i, legal, counts, moves, True)
            if counts[i] == 0:
                ended[i] = True
                for player in range(states[i].players):
                    ranks[i][player] = rank(states[i], player)
        if counts[i] == 0 and is_endless:
            numbers[i] += further
            states[i] = chosen[variants[i]]
            seed_nth(states[i].dice, seed, numbers[i])
            setup(states[i])
            moves[i] = 0
            go_on(states, i, legal, counts, moves, True)
        movers[i] = states[i].player if counts[i] > 0 else NOBODY


def see(states, counts, views, out):
    """Makes the view of the player to move, and writes what they see as numbers into `out`, which is zeroed."""
    for i in range(len(states)):
        if counts[i] > 0:
            views[i] = states[i]
            hide(views[i], states[i].player)
            observe(views[i], states[i].player, out[i])


def tell(owners, actions, out, views):
    """Describes actions, each as the player to move in the view of its owner sees it, into `out`, which is zeroed."""
    for k in range(len(owners)):
        describe(views[owners[k]], actions[k], out[k])

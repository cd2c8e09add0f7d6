"""Games that go on from a position as it is, for whoever sees everything; written against the contract."""

from dolmen.bots.lookahead_loop import try_each


def imagine(truth, seat, dice, tried, states, streams, legal, counts):
    """Fills all games with the true position; each of the tried actions is played in as many as there is room for."""
    each = len(tried)
    for first in range(0, len(states) - each + 1, each):
        states[first] = truth[0]
        try_each(first, dice, tried, states, streams, legal, counts)

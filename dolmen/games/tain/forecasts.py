"""Táin: what the question before passing foretells, by the rules."""

from .board import MOST_LEGAL, PASS, Phase
from .rules import apply, legal_actions


def next_supply(state, viewer, details):
    """The tiles behind the screen in the next round, or at the end, if everybody passes as soon as they may."""
    after, out = state.copy(), [0] * MOST_LEGAL
    apply(after, PASS)
    while after.round == state.round and after.phase != Phase.OVER:
        legal = out[: legal_actions(after, out)]
        apply(after, PASS if PASS in legal else legal[0])
    return after.in_supply[viewer]


FORECASTS = {"confirm-pass-few.n": next_supply}

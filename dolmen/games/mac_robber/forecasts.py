"""Mac Robber: what the points of a round that ended now foretell, by the rules."""

from .scoring import score, score_round


def gained(state, viewer, details):
    """What a scoring gives to a clan."""
    after = state.copy()
    score_round(after)
    return score(after, details["seat"]) - score(state, details["seat"])


FORECASTS = {"pic-gain.n": gained}

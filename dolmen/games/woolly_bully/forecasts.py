"""Woolly Bully: what the question before stopping foretells, by the rules."""

from .board import STOP
from .rules import apply, score


def bonus(state, viewer, details):
    """What stopping gives."""
    after = state.copy()
    apply(after, STOP)
    return score(after, viewer) - score(state, viewer)


def sheep(state, viewer, details):
    """The points of whoever has not stopped: those of the fields."""
    return score(state, viewer)


FORECASTS = {
    f"{question}.{number}": outcome
    for question in ("confirm-stop", "confirm-stop-two")
    for number, outcome in (("bonus", bonus), ("sheep", sheep))
}

"""Keltis: what the points beside a step foretell, by the rules."""

from .maps import STEP_COUNT, STEP_FROM, STEP_TO
from .scoring import figure_points
from .steps import take_step


def gained(state, viewer, details):
    """What the figures count after the step more than before it."""
    is_big, start, to = details["step"]
    step = list(zip(STEP_FROM[state.board], STEP_TO[state.board], strict=True)).index((start, to))
    after = state.copy()
    take_step(after, step + STEP_COUNT * is_big, 0)
    return figure_points(after, viewer) - figure_points(state, viewer)


FORECASTS = {"label-step.change": gained, "pic-step.change": gained}

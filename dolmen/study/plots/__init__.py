"""The plots of a study, by Altair: one specification for the page and for an SVG file.

Never by colour alone: a shape, a dash or a label says the same. Whoever cannot see them has the table below each.
"""

from __future__ import annotations

from dolmen.study.naming import Names
from dolmen.study.plots.course import Course
from dolmen.study.plots.kit import DAY, NIGHT, Plot
from dolmen.study.plots.points import Points
from dolmen.study.plots.rows import Rows
from dolmen.study.plots.shares import Shares
from dolmen.study.plots.skill import Skill

__all__ = ["CHAPTERS", "DAY", "NIGHT", "Plot", "plots_of"]

# The plots of a report in the order of its chapters.
CHAPTERS = {
    "variants": ("variants",),
    "fair": ("seats", "order", "roles", "gifts"),
    "course": ("lengths", "choices", "chances", "terms"),
    "points": ("scores", "margins", "scoring", "ties"),
    "skill": ("levels", "secrets"),
    "elements": ("elements",),
    "method": ("reliability",),
}


def plots_of(names: Names) -> dict[str, Plot]:
    """Every plot that there are numbers for, in the order of the report."""
    rows = Rows(names)
    drawn = [each for room in (Shares, Course, Points, Skill) for each in room(rows).all() if each is not None]
    by_name = {plot.name: plot for plot in drawn}
    return {name: by_name[name] for chapter in CHAPTERS.values() for name in chapter if name in by_name}

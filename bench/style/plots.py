"""The plots of a champion's page. Never by colour alone: a dash, a shape or a label says the same."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Any

import altair as alt

from bench.style.figures import LOST, WON, Figures
from dolmen.study.naming import Wording
from dolmen.study.plots import Plot
from dolmen.study.plots.kit import HEIGHT, LINE, WHOLE, Panel, data
from dolmen.study.tables import Row

UNIT = alt.Scale(domain=[0, 1])
PROGRESS = alt.X("progress:Q", title="how much of the game is played", axis=WHOLE, scale=UNIT)
MOST_PARTS = 14
LINES = alt.Axis(labelLimit=340, labelExpr="split(datum.value, '\\n')")
WRAP = 46  # letters of a label in one line
RIVAL = "adept"


def plots_of(figures: Figures, names: Wording) -> dict[str, Plot]:
    """Every plot that there are numbers for, by name."""
    drawn = [minds(figures), values(figures, names), sure(figures), ends(figures, names), habits(figures)]
    return {plot.name: plot for plot in drawn if plot is not None}


def one(name: str, title: str, chart) -> Plot:
    """A plot of one panel."""
    return Plot(name, name, (Panel(title, chart),))


def minds(figures: Figures) -> Plot:
    """The share of decisions that the adept would make otherwise."""
    base = data(figures.minds).encode(x=PROGRESS)
    band = base.mark_area(opacity=0.2).encode(y=alt.Y("low:Q", scale=UNIT), y2="high:Q")
    line = base.mark_line(strokeWidth=2.5, point=True).encode(
        y=alt.Y("value:Q", title="the adept would differ", axis=WHOLE, scale=UNIT)
    )
    return one("minds", "Where it is of another mind than the adept", alt.layer(band, line).properties(height=HEIGHT))


def largest(rows: list[Row], most: int) -> list[Row]:
    """The rows farthest from zero, in their order."""
    kept = sorted(rows, key=lambda row: -abs(row["value"]))[:most]
    return [row for row in rows if row in kept]


def wrapped(text: str) -> str:
    """A label in lines that are short enough."""
    return "\n".join(textwrap.wrap(text, WRAP))


def values(figures: Figures, names: Wording) -> Plot | None:
    """What it takes and what it gives up, by parts of the judge's opinion."""
    kept = largest(figures.values[1:], MOST_PARTS)
    rows = [
        {**row, "what": names.term(row["part"]), "side": "takes" if row["value"] > 0 else "gives up"} for row in kept
    ]
    if not rows:
        return None
    order = [row["what"] for row in rows]
    y = alt.Y("what:N", title=None, sort=order, axis=alt.Axis(labelLimit=260))
    x = alt.X("value:Q", title="points of the judge, a decision", axis=alt.Axis(tickCount=5))
    base = data(rows).encode(y=y)
    side = alt.Color("side:N", title=None, scale=alt.Scale(domain=["takes", "gives up"]))
    bars = base.mark_bar(height=14).encode(x=x, color=side)
    rules = base.mark_rule(strokeWidth=1.5).encode(x="low:Q", x2="high:Q")
    zero = data([{}]).mark_rule(style="even").encode(x=alt.datum(0))
    chart = alt.layer(bars, rules, zero).properties(height=LINE * len(rows))
    return one("values", "What it takes and gives up against the adept’s choice", chart)


def sure(figures: Figures) -> Plot | None:
    """Its chance to win, of later winners and losers."""
    rows = [row for row in figures.sure if row["value"] == row["value"]]
    if not rows:
        return None
    scale = alt.Scale(domain=[WON, LOST])
    legend = alt.Legend(title=None, symbolType="stroke", symbolOpacity=1, symbolStrokeWidth=3, symbolSize=400)
    base = data(rows).encode(x=PROGRESS, color=alt.Color("who:N", scale=scale, legend=legend))
    band = base.mark_area(opacity=0.2).encode(y=alt.Y("low:Q", scale=UNIT), y2="high:Q")
    y = alt.Y("value:Q", title="chance to win that it gives itself", axis=WHOLE, scale=UNIT)
    dash = alt.StrokeDash("who:N", scale=scale, legend=legend)
    line = base.mark_line(strokeWidth=2.5).encode(y=y, strokeDash=dash)
    even = data([{}]).mark_rule(style="even").encode(y=alt.datum(1 / figures.style.players))
    return one("sure", "How sure it is", alt.layer(even, band, line).properties(height=HEIGHT))


def both(rows: list[Row], label: str, champion: str) -> Iterator[Row]:
    """A row for the champion and one for the adept."""
    for row in rows:
        for who, column in ((champion, "champion"), (RIVAL, "rival")):
            ends = {end: row[f"{column}_{end}"] for end in ("low", "high")}
            yield {"what": wrapped(row[label]), "who": who, "value": row[column], **ends}


def beside(rows: list[Row], x: alt.X) -> Any:
    """Champion and adept on one line for each thing, with intervals."""
    order = [row["what"] for row in rows if row["who"] == RIVAL]
    scale = alt.Scale(domain=[rows[0]["who"], RIVAL])
    base = data(rows).encode(y=alt.Y("what:N", title=None, sort=order, axis=LINES))
    colour = alt.Color("who:N", title=None, scale=scale)
    rules = base.mark_rule(strokeWidth=2).encode(x=alt.X("low:Q"), x2="high:Q", color=colour)
    shape = alt.Shape("who:N", title=None, scale=scale)
    marks = base.mark_point(filled=True, size=80, opacity=1).encode(x=x, color=colour, shape=shape)
    lines = max(name.count("\n") for name in order)
    return alt.layer(rules, marks).properties(height=round((1 + lines / 2) * LINE * len(order)))


def ends(figures: Figures, names: Wording) -> Plot | None:
    """The lines of the final scoring."""
    lines = [{**row, "label": names.line(row["name"])} for row in figures.ends if row["what"] == "line"]
    rows = list(both([row for row in lines if row["champion"] or row["rival"]], "label", figures.style.who))
    return (
        one("ends", "The final scoring, line by line", beside(rows, alt.X("value:Q", title="points"))) if rows else None
    )


def habits(figures: Figures) -> Plot | None:
    """The habits that are shares."""
    rows = list(both([row for row in figures.habits if row["unit"] == "%"], "habit", figures.style.who))
    x = alt.X("value:Q", title="share", axis=WHOLE, scale=UNIT)
    return one("habits", "Habits, in the same games", beside(rows, x)) if rows else None

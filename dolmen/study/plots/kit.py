"""What all plots share: a plot is panels, one for each number of players, in the colours of paper or of night."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import altair as alt

from dolmen.study.tables import Row

WIDTH, HEIGHT, LETTER = 340, 220, 12
LINE = 24  # of a plot that has one line for each thing
COLUMNS = 2  # of panels, in a file
WHOLE = alt.Axis(format=".0%")
SIGNED = alt.Axis(format="+.0%")
DRAW = Callable[[list[Row]], Any]


@dataclass(frozen=True)
class Colours:
    """The colours of a page. Series are told apart by shape or dash, too: Okabe and Ito's colours, or close."""

    paper: str
    ink: str
    soft: str
    line: str
    series: tuple[str, ...]

    def config(self) -> dict[str, Any]:
        """As Vega-Lite takes it."""
        letters = {"labelFontSize": LETTER, "labelColor": self.ink, "titleColor": self.ink}
        return {
            "font": "system-ui, sans-serif",
            "background": self.paper,
            "range": {"category": list(self.series)},
            "mark": {"color": self.series[0]},
            "axis": {
                **letters, "titleFontSize": 13, "titleFontWeight": "normal",
                "gridColor": self.line, "domainColor": self.soft, "tickColor": self.soft,
            },
            "legend": {**letters, "labelFontSize": 13, "orient": "bottom", "columns": 3, "columnPadding": 24,
                       "symbolStrokeColor": self.ink},
            "title": {"color": self.ink, "fontSize": 14, "anchor": "start"},
            "header": {"labelColor": self.ink},
            "text": {"color": self.ink, "fontSize": LETTER},
            "rule": {"color": self.soft},
            "view": {"stroke": None},
            "style": {
                "band": {"fill": self.ink, "fillOpacity": 0.08},
                "even": {"stroke": self.soft, "strokeDash": [4, 4]},
                "hollow": {"fill": self.paper},
            },
        }  # fmt: skip


DAY = Colours("#fbf7ec", "#2b2620", "#655a4b", "#ddd2bb", ("#0072b2", "#c24e00", "#007a59", "#a94f84", "#6a4526"))
NIGHT = Colours("#22262b", "#ece6d8", "#b6ad9c", "#3d434b", ("#66bdf0", "#f0954f", "#3fc79e", "#e59bc5", "#d8b58f"))


@dataclass(frozen=True)
class Panel:
    """A chart and what it is of: a number of players, or nothing where there is one panel only."""

    title: str
    chart: Any


@dataclass(frozen=True)
class Plot:
    """A plot: its name, the table it is made of, its panels."""

    name: str
    table: str
    panels: tuple[Panel, ...]

    def for_page(self) -> list[dict[str, Any]]:
        """Each panel as Vega-Lite takes it, as wide as its place on the page."""
        sized = (panel.chart.properties(width="container") for panel in self.panels)
        return [
            chart.to_dict() | {"autosize": {"type": "fit-x", "contains": "padding"}, "background": None}
            for chart in sized
        ]

    def for_file(self) -> dict[str, Any]:
        """All panels as one picture, on paper."""
        sized = [panel.chart.properties(width=WIDTH, title=panel.title) for panel in self.panels]
        whole = sized[0] if len(sized) == 1 else alt.concat(*sized, columns=COLUMNS).resolve_scale(color="shared")
        return whole.to_dict() | {"config": DAY.config()}


def plot(name: str, table: str, rows: list[Row], draw: DRAW) -> Plot | None:
    """A plot with a panel for each number of players; None where there is nothing to draw."""
    if not rows:
        return None
    titles = list(dict.fromkeys(row["panel"] for row in rows))
    panels = [Panel(title, draw([row for row in rows if row["panel"] == title])) for title in titles]
    return Plot(name, table, tuple(panels))


def whole(name: str, table: str, rows: list[Row], draw: DRAW) -> Plot | None:
    """A plot in one panel."""
    return Plot(name, table, (Panel("", draw(rows)),)) if rows else None


def data(rows: list[Row]) -> Any:
    """Rows as a chart begins with."""
    return alt.Chart(alt.Data(values=rows))


def lines_high(rows: list[Row], each: str, beside: int = 1) -> int:
    """The height of a plot that has a line for each thing, or several beside each other."""
    names = {row[each] for row in rows}
    height = (1.5 * LINE if any("\n" in name for name in names) else LINE) if beside == 1 else 15 * beside
    return round(max(70, height * len(names)))


def series(field: str, order: list[str], columns: int = 3) -> dict[str, Any]:
    """Colour and dash of lines that are told apart by a field, in one legend."""
    scale, legend = alt.Scale(domain=order), alt.Legend(title=None, labelLimit=260, columns=columns)
    return {
        "color": alt.Color(f"{field}:N", scale=scale, legend=legend),
        "strokeDash": alt.StrokeDash(f"{field}:N", scale=scale, legend=legend),
    }


def tips(*fields: tuple[str, str, str]) -> list[Any]:
    """What is told of a mark under the pointer: field, what it is called, how its number is written."""
    return [
        alt.Tooltip(field, title=title, format=format) if format else alt.Tooltip(field, title=title)
        for field, title, format in fields
    ]

"""Plots of what is fair: shares of the victory around an even one, and variants side by side."""

from __future__ import annotations

from typing import Any

import altair as alt

from dolmen.study.findings import SHARE
from dolmen.study.intervals import Z
from dolmen.study.naming import Names
from dolmen.study.plots.kit import SIGNED, WHOLE, Plot, data, lines_high, plot, tips
from dolmen.study.plots.rows import Rows
from dolmen.study.tables import Row

MOST = 24  # things in a panel: the largest are shown, the table has all
FARTHEST = 12  # errors: differences that are larger stand at the edge


class Shares:
    """Draws shares with their intervals."""

    def __init__(self, rows: Rows):
        self.rows, self.names = rows, rows.names

    def all(self) -> list[Plot | None]:
        """Seats, order, roles, what chance gave; variants."""
        return [
            self.of("seats", "seat", "study-axis-share"),
            self.of("order", "order", "study-axis-share"),
            self.of("roles", "role", "study-axis-share"),
            self.of("gifts", "gift", "study-axis-effect"),
            self.variants(),
        ]

    def of(self, name: str, section: str, axis: str) -> Plot | None:
        """Those of a section, the largest effects."""
        rows = self.rows.of("comparisons", lambda row: row["section"] == section)
        for row in rows:
            row["what"] = self.names.compared(row)
            row["sure"] = sure(row, self.names)
        kept = [row for panel in dict.fromkeys(row["panel"] for row in rows) for row in self.largest(rows, panel)]
        signed = section == "gift"
        return plot(
            name,
            "comparisons",
            kept,
            lambda mine: dots(mine, self.rows, self.names.words(axis), signed, self.rows.many),
        )

    def largest(self, rows: list[Row], panel: str) -> list[Row]:
        """The things of a panel that are farthest from even in any variant, from the best to the worst."""
        mine = [row for row in rows if row["panel"] == panel]
        effect: dict[str, float] = {}
        for row in mine:
            effect[row["what"]] = max(effect.get(row["what"], 0.0), abs(row["value"] - row["expected"]))
        most = MOST // (2 if self.rows.many else 1)
        shown = sorted(effect, key=lambda what: -effect[what])[:most]
        kept = [row for row in mine if row["what"] in shown]
        return sorted(kept, key=lambda row: -row["value"]) if kept[0]["section"] == "gift" else kept

    def variants(self) -> Plot | None:
        """The differences between variants, sorted, real ones filled."""
        words = self.names.words
        rows = self.rows.of("comparisons", lambda row: row["section"] == "variant")
        for row in rows:
            error = (row["high"] - row["low"]) / 2 / Z
            row["z"] = max(-FARTHEST, min(FARTHEST, row["value"] / error)) if error else 0.0
            row["what"] = self.names.compared(row)
            row["sure"] = sure(row, self.names)

        def draw(mine: list[Row]) -> Any:
            order = list(dict.fromkeys(row["what"] for row in sorted(mine, key=lambda row: -row["z"])))
            told = tips(("what:N", words("study-what"), ""), ("value:Q", words("study-difference"), ".3g"),
                        ("low:Q", words("study-low"), ".3g"), ("high:Q", words("study-high"), ".3g"))  # fmt: skip
            others = list(dict.fromkeys(row["shown"] for row in rows))
            scale, legend = alt.Scale(domain=others), self.rows.legend() if len(others) > 1 else None
            marks = data(mine).mark_point(size=80, opacity=1).encode(
                x=alt.X("z:Q", title=words("study-axis-difference"), scale=alt.Scale(domain=[-FARTHEST, FARTHEST])),
                y=alt.Y("what:N", title=None, sort=order, axis=alt.Axis(labelLimit=WIDE_LABEL)),
                stroke=alt.Stroke("shown:N", scale=scale, legend=legend),
                shape=alt.Shape("shown:N", scale=scale, legend=legend),
                fill=alt.Fill("shown:N", scale=scale, legend=legend),
                fillOpacity=alt.condition("datum.real", alt.value(1), alt.value(0)),
                tooltip=told,
            )  # fmt: skip
            zero = data([{}]).mark_rule(style="even").encode(x=alt.datum(0))
            return alt.layer(zero, marks).properties(height=lines_high(mine, "what"))

        return plot("variants", "comparisons", rows, draw)


LABEL, WIDE_LABEL = 190, 300  # pixels of a name beside a line
BROKEN = "split(datum.label, '\\n')"  # long names in two lines


def sure(row: Row, names: Names) -> str:
    """Whether a deviation is real, in words."""
    return names.words("study-real" if row["real"] else "study-not-sure")


def dots(rows: list[Row], asked: Rows, axis: str, signed: bool = False, many: bool = False) -> Any:
    """Values with their intervals around what would be even; the band is what is too small to matter."""
    words = asked.names.words
    form = SIGNED if signed else WHOLE
    order = list(dict.fromkeys(row["what"] for row in rows))
    ends = [
        each for row in rows for each in (row["low"], row["high"], row["expected"] - SHARE, row["expected"] + SHARE)
    ]
    scale = alt.Scale(domain=[min(ends), max(ends)], nice=True)
    x = alt.X("value:Q", title=axis, axis=form, scale=scale)
    y = alt.Y("what:N", title=None, sort=order, axis=alt.Axis(labelLimit=LABEL, labelExpr=BROKEN))
    beside = {"yOffset": alt.YOffset("shown:N", sort=asked.order), "color": asked.by_variant()} if many else {}
    middle = {"from": rows[0]["expected"] - SHARE, "to": rows[0]["expected"] + SHARE, "even": rows[0]["expected"]}
    band = data([middle]).mark_rect(style="band").encode(x=alt.X("from:Q", scale=scale), x2="to:Q")
    even = data([middle]).mark_rule(style="even").encode(x=alt.X("even:Q", scale=scale))
    base = data(rows).encode(y=y, **beside)
    bars = base.mark_rule(strokeWidth=2).encode(x=alt.X("low:Q", scale=scale), x2="high:Q")
    number = "+.1%" if signed else ".1%"
    told = tips(("what:N", words("study-what"), ""), ("value:Q", axis, number), ("low:Q", words("study-low"), number),
                ("high:Q", words("study-high"), number), ("sure:N", words("study-verdict"), ""),
                ("deals:Q", words("study-deals"), ","))  # fmt: skip
    shape = alt.Shape(
        "sure:N", legend=None,
        scale=alt.Scale(domain=[words("study-real"), words("study-not-sure")], range=["diamond", "circle"]),
    )  # fmt: skip
    marks = base.mark_point(filled=True, size=75, opacity=1).encode(x=x, shape=shape, tooltip=told)
    height = lines_high(rows, "what", len({row["variant"] for row in rows}) if many else 1)
    return alt.layer(band, even, bars, marks).properties(height=height)

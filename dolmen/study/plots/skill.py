"""Plots of skill, secrets and elements, and whether the chances that other plots use came true."""

from __future__ import annotations

from typing import Any

import altair as alt

from dolmen.study.intervals import Z
from dolmen.study.plots.kit import HEIGHT, SIGNED, WHOLE, Plot, data, plot, tips, whole
from dolmen.study.plots.rows import Rows
from dolmen.study.plots.shares import dots
from dolmen.study.tables import Row

MOST_NAMED = 8  # elements of a panel that bear their names: the surest, and apart from each other
ACROSS, UPWARD = 0.4, 0.06  # of a panel: room for a name
UNIT = alt.Scale(domain=[0, 1])
LISTED = alt.Legend(title=None, columns=2, labelLimit=0)  # kinds have long names, which a third column would cut


class Skill:
    """Draws what stronger bots make of a game, and what goes with winning."""

    def __init__(self, rows: Rows):
        self.rows, self.names, self.words = rows, rows.names, rows.names.words

    def all(self) -> list[Plot | None]:
        """Levels, secrets, elements, reliability."""
        return [self.matched("levels"), self.matched("secrets"), self.elements(), self.reliability()]

    def matched(self, table: str) -> Plot | None:
        """The share of one stronger bot among weaker ones."""
        rows = self.rows.of(table)
        for row in rows:
            row["expected"] = row["even"]
            row["what"] = self.words(
                "study-one-among",
                one=self.names.level(row["stronger"], many=False),
                many=self.names.level(row["weaker"]),
            )
        return plot(table, table, rows, lambda mine: dots(mine, self.rows, self.words("study-axis-share")))

    def elements(self) -> Plot | None:
        """How often something is used against how its users fared."""
        rows = [row for row in self.rows.usual("elements") if row["after"] == row["after"] and row["deals"] >= 20]
        for row in rows:
            row["low"], row["high"] = (row["after"] + sign * Z * row["after_error"] for sign in (-1, 1))
            row["rate"] = row["used"] or row["gained"]
            row["what"] = self.names.thing(row["kind"], row["element"])
            row["short"] = self.names.element(row["kind"], row["element"])
            row["type"] = self.names.kind(row["kind"]).rstrip(":")

        def draw(mine: list[Row]) -> Any:
            words = self.words
            named = called_apart(apart([row for row in mine if row["real"]]))
            base = data(mine).encode(x=alt.X("rate:Q", title=words("study-axis-used"), axis=WHOLE))
            told = tips(
                ("what:N", words("study-what"), ""), ("offered:Q", words("study-offered"), ".1%"),
                ("gained:Q", words("study-gained"), ".1%"), ("used:Q", words("study-used"), ".1%"),
                ("after:Q", words("study-axis-after"), "+.1%"), ("raw:Q", words("study-raw"), "+.1%"),
            )  # fmt: skip
            y = alt.Y("after:Q", title=words("study-axis-after"), axis=SIGNED)
            real = data([row for row in mine if row["real"]])
            bars = real.mark_rule(opacity=0.4).encode(x="rate:Q", y="low:Q", y2="high:Q")
            marks = base.mark_point(filled=True, size=60, opacity=0.9).encode(
                y=y, color=alt.Color("type:N", legend=LISTED), shape=alt.Shape("type:N", legend=LISTED), tooltip=told
            )
            zero = data([{}]).mark_rule(style="even").encode(y=alt.datum(0))
            layers = [zero, bars, marks]
            if named:
                text = data(named).mark_text(dx=6, align="left")
                layers.append(text.encode(x="rate:Q", y="after:Q", text="short:N"))
            return alt.layer(*layers).properties(height=HEIGHT + 60)

        return plot("elements", "elements", rows, draw)

    def reliability(self) -> Plot | None:
        """Chances against how often they came true."""
        by = "shown" if self.rows.many else "panel"

        def draw(rows: list[Row]) -> Any:
            words = self.words
            even = (
                data([{"from": 0, "to": 1}])
                .mark_rule(style="even")
                .encode(x="from:Q", x2="to:Q", y="from:Q", y2="to:Q")
            )
            told = tips(("panel:N", " ", ""), ("said:Q", words("study-axis-said"), ".0%"),
                        ("won:Q", words("study-axis-won"), ".0%"))  # fmt: skip
            marks = data(rows).mark_point(filled=True, size=70, opacity=0.9).encode(
                x=alt.X("said:Q", title=words("study-axis-said"), axis=WHOLE, scale=UNIT),
                y=alt.Y("won:Q", title=words("study-axis-won"), axis=WHOLE, scale=UNIT),
                color=alt.Color(f"{by}:N", title=None), shape=alt.Shape(f"{by}:N", title=None), tooltip=told,
            )  # fmt: skip
            return alt.layer(even, marks).properties(height=320)

        return whole("reliability", "reliability", self.rows.of("reliability"), draw)


def called_apart(rows: list[Row]) -> list[Row]:
    """The same, with its kind where another is called alike without it."""
    shorts = [row["short"] for row in rows]
    return [{**row, "short": row["what"] if shorts.count(row["short"]) > 1 else row["short"]} for row in rows]


def apart(rows: list[Row]) -> list[Row]:
    """The surest of some elements, none so close to another that their names would cover each other."""
    if not rows:
        return []
    wide, high = (max(row[name] for row in rows) - min(row[name] for row in rows) or 1.0 for name in ("rate", "after"))
    kept: list[Row] = []
    for row in sorted(rows, key=lambda row: -abs(row["after"]) / (row["after_error"] or 1)):
        near = (
            abs(row["rate"] - other["rate"]) < ACROSS * wide and abs(row["after"] - other["after"]) < UPWARD * high
            for other in kept
        )
        if len(kept) < MOST_NAMED and not any(near):
            kept.append(row)
    return kept

"""Plots of the course of a game: its length, its choices, when it is decided, and what winners have."""

from __future__ import annotations

from typing import Any

import altair as alt

from dolmen.study.plots.kit import HEIGHT, WHOLE, Plot, data, plot, series, tips, whole
from dolmen.study.plots.rows import Rows
from dolmen.study.tables import Row

MOST_TERMS = 5
UNIT = alt.Scale(domain=[0, 1])


class Course:
    """Draws what goes on in a game."""

    def __init__(self, rows: Rows):
        self.rows, self.names, self.words = rows, rows.names, rows.names.words
        self.progress = alt.X("progress:Q", title=self.words("study-axis-progress"), axis=WHOLE, scale=UNIT)

    def all(self) -> list[Plot | None]:
        """Length, choices, chances of the winner, terms of the judge."""
        return [self.lengths(), self.choices(), self.chances(), self.terms()]

    def lengths(self) -> Plot | None:
        """Cumulative curves of the length: a panel for each number of players where there are variants."""
        by = "shown" if self.rows.many else "panel"

        def draw(rows: list[Row]) -> Any:
            order = list(dict.fromkeys(row[by] for row in rows))
            told = tips(
                ("panel:N", self.words("study-what"), ""),
                ("share:Q", self.words("study-axis-games"), ".0%"),
                ("value:Q", self.words("study-axis-steps"), ","),
            )
            chart = data(rows).mark_line(strokeWidth=2.5).encode(
                x=alt.X("value:Q", title=self.words("study-axis-steps"), scale=alt.Scale(zero=False)),
                y=alt.Y("share:Q", title=self.words("study-axis-games"), axis=WHOLE),
                **series(by, order),
                tooltip=told,
            )  # fmt: skip
            return chart.properties(height=HEIGHT)

        return (plot if self.rows.many else whole)("lengths", "lengths", self.rows.of("lengths"), draw)

    def choices(self) -> Plot | None:
        """Legal and considered actions in the course of the game."""
        rows, order = [], [self.words(f"study-{how}") for how in ("legal", "effective")]
        for row in self.rows.of("choices"):
            for how in ("legal", "effective") if row["effective"] is not None else ("legal",):
                rows.append({**row, "progress": row["tenth"], "how": self.words(f"study-{how}"), "value": row[how]})

        def draw(mine: list[Row]) -> Any:
            told = tips(("shown:N", " ", ""), ("how:N", " ", ""), ("value:Q", self.words("study-axis-choices"), ".1f"))
            chart = data(mine).mark_line(strokeWidth=2.5).encode(
                x=self.progress,
                y=alt.Y("value:Q", title=self.words("study-axis-choices"), scale=alt.Scale(zero=True)),
                strokeDash=alt.StrokeDash("how:N", title=None, scale=alt.Scale(domain=order)),
                color=self.rows.by_variant(),
                tooltip=told[0 if self.rows.many else 1 :],
            )  # fmt: skip
            return chart.properties(height=HEIGHT)

        return plot("choices", "choices", rows, draw)

    def chances(self) -> Plot | None:
        """A fan of the winner's chance, and how many games are decided."""

        def draw(mine: list[Row]) -> Any:
            base = data(mine).encode(x=self.progress, color=self.rows.by_variant())
            y = alt.Y("middle:Q", title=self.words("study-axis-chance"), axis=WHOLE, scale=UNIT)
            told = tips(
                ("middle:Q", self.words("study-axis-chance"), ".0%"), ("decided:Q", self.words("study-decided"), ".0%")
            )
            fan = base.mark_area(opacity=0.18).encode(y=alt.Y("low:Q", scale=UNIT), y2="high:Q")
            middle = base.mark_line(strokeWidth=2.5).encode(y=y, tooltip=told)
            decided = base.mark_line(strokeDash=[5, 3], strokeWidth=2).encode(y=alt.Y("decided:Q", scale=UNIT))
            return alt.layer(fan, middle, decided).properties(height=HEIGHT)

        return plot("chances", "chances", self.rows.of("chances"), draw)

    def terms(self) -> Plot | None:
        """The judge's terms in which winners differ most from all, in the course of the game."""
        rows = [{**row, "lead": row["winners"] - row["all"]} for row in self.rows.usual("terms")]
        shown = self.rows.study.telling_terms(MOST_TERMS)
        rows = [{**row, "what": self.names.term(row["term"])} for row in rows if row["term"] in shown]
        order = [self.names.term(term) for term in shown]

        def draw(mine: list[Row]) -> Any:
            told = tips(("what:N", self.words("study-what"), ""), ("lead:Q", self.words("study-axis-terms"), ".2f"))
            chart = data(mine).mark_line(strokeWidth=2.5).encode(
                x=self.progress,
                y=alt.Y("lead:Q", title=self.words("study-axis-terms")),
                **series("what", order, columns=1),
                tooltip=told,
            )  # fmt: skip
            return chart.properties(height=HEIGHT)

        return plot("terms", "terms", rows, draw)

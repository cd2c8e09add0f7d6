"""Plots of points: how many, how far ahead, where they come from, and how ties are broken."""

from __future__ import annotations

from typing import Any

import altair as alt

from dolmen.study.plots.kit import HEIGHT, WHOLE, Plot, data, lines_high, plot, series, tips
from dolmen.study.plots.rows import Rows
from dolmen.study.plots.shares import LABEL
from dolmen.study.tables import Row

BINS = 30  # of points, at most


def binned(rows: list[Row]) -> list[Row]:
    """Scores put together where there are many different ones, at the middle of each bin."""
    low, high = (end(row["points"] for row in rows) for end in (min, max))
    width = max(1, -(-(high - low + 1) // BINS))
    shares: dict[tuple[str, int], float] = {}
    for row in rows:
        key = (row["who"], (row["points"] - low) // width)
        shares[key] = shares.get(key, 0.0) + row["share"]
    middle = {at: low + at * width + (width - 1) / 2 for _, at in shares}
    return [{"who": who, "points": middle[at], "share": share} for (who, at), share in sorted(shares.items())]


class Points:
    """Draws points."""

    def __init__(self, rows: Rows):
        self.rows, self.names, self.words = rows, rows.names, rows.names.words

    def all(self) -> list[Plot | None]:
        """Points, margins, lines of the final scoring, tie-breaks."""
        return [self.scores(), self.margins(), self.scoring(), self.ties()]

    def scores(self) -> Plot | None:
        """How points are spread over winners and others; of the usual variant."""
        rows = [{**row, "who": self.words(f"study-{row['who']}")} for row in self.rows.usual("scores")]

        def draw(all_rows: list[Row]) -> Any:
            mine = binned(all_rows)
            told = tips(("who:N", " ", ""), ("points:Q", self.words("study-axis-points"), ""),
                        ("share:Q", self.words("study-axis-seats"), ".1%"))  # fmt: skip
            chart = data(mine).mark_line(strokeWidth=2.5, interpolate="monotone").encode(
                x=alt.X("points:Q", title=self.words("study-axis-points"), scale=alt.Scale(zero=False)),
                y=alt.Y("share:Q", title=self.words("study-axis-seats"), axis=WHOLE),
                **series("who", [self.words("study-winners"), self.words("study-others")]),
                tooltip=told,
            )  # fmt: skip
            return chart.properties(height=HEIGHT)

        return plot("scores", "scores", rows, draw)

    def margins(self) -> Plot | None:
        """How far the best was ahead; of the usual variant."""

        def draw(mine: list[Row]) -> Any:
            told = tips(("sum(share):Q", self.words("study-axis-games"), ".1%"))
            chart = data(mine).mark_bar(opacity=0.85).encode(
                x=alt.X("margin:Q", title=self.words("study-axis-margin"), bin=alt.Bin(maxbins=24)),
                y=alt.Y("sum(share):Q", title=self.words("study-axis-games"), axis=WHOLE),
                color=alt.Color("shown:N", legend=None),
                tooltip=told,
            )  # fmt: skip
            return chart.properties(height=HEIGHT)

        return plot("margins", "margins", self.rows.usual("margins"), draw)

    def scoring(self) -> Plot | None:
        """Where the final points came from; of the usual variant."""
        rows = [row for row in self.rows.usual("scoring") if not row["tie"]]
        rows = [{**row, "who": self.words(f"study-{row['who']}"), "what": self.names.line(row["line"])} for row in rows]

        def draw(mine: list[Row]) -> Any:
            told = tips(("what:N", " ", ""), ("who:N", " ", ""), ("points:Q", self.words("study-axis-points"), ".2f"))
            chart = data(mine).mark_bar().encode(
                x=alt.X("points:Q", title=self.words("study-axis-points")),
                y=alt.Y("what:N", title=None, sort="-x", axis=alt.Axis(labelLimit=LABEL)),
                yOffset="who:N",
                color=series("who", [self.words("study-winners"), self.words("study-others")])["color"],
                tooltip=told,
            )  # fmt: skip
            return chart.properties(height=lines_high(mine, "what", 2))

        return plot("scoring", "scoring", rows, draw)

    def ties(self) -> Plot | None:
        """How often victories were shared or came by a tie-break."""
        kinds = ("points-tiebreak", "points-shared")
        rows = self.rows.of("figures", lambda row: row["measure"] in kinds)
        rows = [{**row, "what": self.names.measure(row["measure"])} for row in rows]

        def draw(mine: list[Row]) -> Any:
            words = self.words
            told = tips(("what:N", " ", ""), ("shown:N", " ", ""), ("value:Q", words("study-axis-games"), ".2%"),
                        ("low:Q", words("study-low"), ".2%"), ("high:Q", words("study-high"), ".2%"))  # fmt: skip
            beside = {"yOffset": alt.YOffset("shown:N", sort=self.rows.order)} if self.rows.many else {}
            base = data(mine).encode(y=alt.Y("what:N", title=None, axis=alt.Axis(labelLimit=LABEL)), **beside)
            axis = alt.Axis(format=".1~%")
            bars = base.mark_bar(opacity=0.85).encode(
                x=alt.X("value:Q", title=words("study-axis-games"), axis=axis),
                color=self.rows.by_variant(),
                tooltip=told,
            )
            return alt.layer(bars, base.mark_rule(strokeWidth=2).encode(x="low:Q", x2="high:Q")).properties(
                height=lines_high(mine, "what", 2 if self.rows.many else 1)
            )

        return plot("ties", "figures", rows, draw)

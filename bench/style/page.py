"""The page of a champion: prose and tables from the figures, so that it stays true; what people wrote is kept."""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path

from bench.pages import put_below, put_drawn
from bench.style.figures import Figures
from bench.style.plots import plots_of
from bench.style.terms import ADVISED
from dolmen.study.intervals import Estimate
from dolmen.study.naming import Wording
from dolmen.study.report import as_csv, put
from dolmen.study.tables import Row
from dolmen.words import texts

MARK = "<!-- From here on `python -m bench.style` writes: what is changed below is lost. -->\n"
SLOW = "The champion is a network that looks ahead, which is too slow for many games."
BARE = "**its bare network**, a quarter of a millisecond a decision"
PLAYS = {
    "net": f"{BARE}: it plays what it thinks best (`net`)",
    "net-drawn": f"{BARE}: it draws among what it thinks good (`net-drawn`)",
    ADVISED: (
        "the same network before it looks ahead, **with the adept’s advice**, about two milliseconds a decision: it "
        "plays what both together think best (`net-advised`). Its chance to win is what the network alone says"
    ),
}
MOST_ANSWERS = 8  # of a question, in the page; the CSV has them all
ALT = {
    "minds": "The share of decisions that the adept would make otherwise, over the course of the game",
    "values": "What the champion takes and gives up against the adept’s choice, by parts of the judge’s opinion",
    "sure": "The chance to win that it gives itself, of later winners and later losers",
    "ends": "The lines of the final scoring, champion and adept",
    "habits": "Habits of champion and adept that are shares",
}


class Page:
    """A page in the making."""

    def __init__(self, figures: Figures):
        self.figures, self.style = figures, figures.style
        self.names = Wording(texts("en", figures.game))
        self.drawn = plots_of(figures, self.names)

    def write(self, folder: Path) -> None:
        """Writes the page, its plots and its tables; the part above the mark is left as it is."""
        beside = folder / self.style.title
        heading = f"What {self.names.words('title')}’s champion plays like"
        put_below(folder / f"{self.style.title}.md", MARK, heading, self.blocks())
        for plot in self.drawn.values():
            put_drawn(beside, plot)
        for name, rows in self.figures.tables.items():
            put(beside / f"{name}.csv", as_csv(rows))

    def blocks(self) -> Iterator[str]:
        """The page, block by block."""
        for block in (
            self.played,
            self.openings,
            self.minds,
            self.instead,
            self.values,
            self.ends,
            self.sure,
            self.habits,
        ):
            yield from block()

    def plot(self, name: str) -> Iterator[str]:
        if name in self.drawn:
            yield f"![{ALT[name]}]({self.style.title}/{name}.svg)\n"

    @property
    def who(self) -> str:
        """Who plays, in a few words."""
        return f"the {self.style.who}"

    def played(self) -> Iterator[str]:
        """Who played how many games, and against whom."""
        alone, deals, style = self.figures.alone.games, self.figures.deals, self.style
        yield "## What was played\n"
        yield f"{self.said()}\n"
        yield f"- **among its like**: {alone:,} games with {style.players} players, each on a deal of its own;"
        yield (
            f"- **among adepts**: {deals * style.players:,} games, {deals:,} deals with {self.who} in every seat in "
            "turn and adepts in the others. "
            f"It takes {share(self.figures.won)} of them; {100 / style.players:.0f} % would be even. It has "
            f"{number(self.figures.points[0])} points on average, an adept {number(self.figures.points[1])}.\n"
        )
        yield (
            "Numbers in brackets are 95 % intervals; games on the same deal count as one. “The adept” in a position "
            "of the champion’s is what the level of that name "
            f"would do there, seeing what the champion sees. All numbers are in the [CSV files]({style.title}/) "
            "beside this page.\n"
        )

    def said(self) -> str:
        """What stands for the champion here."""
        word = self.style.champion
        return f"{SLOW} What plays here is {PLAYS.get(word, f'`{word}`')}."

    def openings(self) -> Iterator[str]:
        """The first decisions of each kind."""
        yield "## Openings\n"
        yield (
            "Every seat’s first decision of each kind, in the games among its like, with what the adept would do in "
            "the same positions.\n"
        )
        rows = self.figures.openings
        for question in dict.fromkeys(row["question"] for row in rows):
            mine = [row for row in rows if row["question"] == question]
            if len(mine) == 1 or question not in (self.figures.title.openings or question):
                continue
            yield (
                f"| {question} ({mine[0]['decisions']:,} decisions) | {self.who} | the adept there | victories of "
                "those who took it |"
            )
            yield "| --- | ---: | ---: | ---: |"
            for row in most_taken(mine):
                yield f"| {row['answer']} | {percent(row, 'often')} | {percent(row, 'adept')} | {percent(row, 'won')} |"
            yield ""
        yield "What goes with victory need not be its cause. Rarer ones are in the CSV file.\n"

    def minds(self) -> Iterator[str]:
        """Where it is of another mind than the adept."""
        yield "## Where it is of another mind than the adept\n"
        total = sum(row["decisions"] for row in self.figures.minds)
        yield (
            f"In {share(self.figures.disagreed)} of its {total:,} decisions among its like the adept would do "
            "something of another kind (kinds as in the tables of "
            "openings).\n"
        )
        yield from self.plot("minds")
        yield (
            f"| decision | how many | the adept would differ | how likely {self.who} thinks the adept’s choice there |"
        )
        yield "| --- | ---: | ---: | ---: |"
        for row in self.figures.kinds:
            yield f"| {row['question']} | {row['decisions']:,} | {percent(row)} | {percent(row, 'likely')} |"
        yield ""

    def instead(self) -> Iterator[str]:
        """What it does instead of what."""
        yield f"| {self.who} most often | where the adept would | decisions | of those in which they differ |"
        yield "| --- | --- | ---: | ---: |"
        for row in self.figures.instead:
            yield f"| {row['does']} | {row['adept']} | {row['decisions']:,} | {percent(row)} |"
        yield ""

    def values(self) -> Iterator[str]:
        """What it values, by parts of the judge's opinion."""
        whole, *parts = self.figures.values
        yield "## What it values\n"
        yield (
            f"Where they differ ({whole['decisions']:,} decisions), the judge compares the position after its choice "
            "with that after the adept’s, over 16 guesses of what "
            f"cannot be seen. In the judge’s eyes it gives up {number_of(whole, -1)} points a decision (the adept’s "
            "choice is the judge’s favourite, so that this cannot be "
            "a gain but by chance); what it takes for them and what it pays with (a rival’s part counts as a loss, so "
            "that plus is good for the champion):\n"
        )
        yield from self.plot("values")
        best = sorted(parts, key=lambda row: -abs(row["value"]))[:8]
        yield "| part of the judge’s opinion | points, against the adept’s choice |"
        yield "| --- | ---: |"
        for row in sorted(best, key=lambda row: -row["value"]):
            yield f"| {self.names.term(row['part'])} | {number_of(row)} |"
        yield ""

    def ends(self) -> Iterator[str]:
        """What the end looks like."""
        yield "## What the end looks like\n"
        yield (
            f"Means of the {self.figures.deals * self.style.players:,} games among adepts, of {self.who} and of an "
            "adept in the same games.\n"
        )
        yield from self.plot("ends")
        for what, title, name in (
            ("line", "final scoring", self.names.line),
            ("part", "parts of the judge’s opinion at the end", self.names.term),
        ):
            yield f"| {title} | {self.who} | an adept | difference |"
            yield "| --- | ---: | ---: | ---: |"
            for row in self.figures.ends:
                if row["what"] == what and not row["name"].startswith("rival-"):
                    yield (
                        f"| {name(row['name'])} | {row['champion']:.2f} | {row['rival']:.2f} | "
                        f"{number_of(row, name='more')} |"
                    )
            yield ""

    def sure(self) -> Iterator[str]:
        """How sure it is, and whether it is right."""
        rows = self.figures.kept
        if not rows:
            return
        yield "## How sure it is\n"
        yield (
            "Its chance to win, as it says itself before each decision among its like; shared victories are left out "
            "of the plot.\n"
        )
        yield from self.plot("sure")
        yield "| it says | decisions | mean of what it says | it won |"
        yield "| --- | ---: | ---: | ---: |"
        for row in rows:
            yield (
                f"| {100 * row['from']:.0f} to {100 * row['to']:.0f} % | {row['decisions']:,} | "
                f"{100 * row['said']:.1f} % | {percent(row)} |"
            )
        yield ""

    def habits(self) -> Iterator[str]:
        """The title's own questions."""
        yield "## Habits\n"
        if self.figures.title.about:
            yield f"{self.figures.title.about}\n"
        yield "Means over games; a share is that within a game. The last two columns are from the same games.\n"
        yield from self.plot("habits")
        yield f"| | {self.who} among its like | {self.who} among adepts | an adept there |"
        yield "| --- | ---: | ---: | ---: |"
        for row in self.figures.habits:
            tell = percent if row["unit"] == "%" else number_in
            yield f"| {row['habit']} | {tell(row, 'alone')} | {tell(row, 'champion')} | {tell(row, 'rival')} |"
        yield ""


def most_taken(rows: list[Row]) -> list[Row]:
    """The answers that either of the two takes most often, in their order."""
    kept = sorted(rows, key=lambda row: -max(row["often"], row["adept"]))[:MOST_ANSWERS]
    return [row for row in rows if row in kept]


def ends_of(row: Row, name: str) -> tuple[float, float, float]:
    """A figure and its interval."""
    return (row[name], row[f"{name}_low"], row[f"{name}_high"]) if name else (row["value"], row["low"], row["high"])


def percent(row: Row, name: str = "") -> str:
    """`12.3 % (11.0 to 13.6)`."""
    value, low, high = (100 * each for each in ends_of(row, name))
    if math.isnan(value):
        return "–"
    return f"{value:.1f} %" if math.isnan(low) else f"{value:.1f} % ({max(low, 0):.1f} to {min(high, 100):.1f})"


def number_in(row: Row, name: str) -> str:
    """`3.21 (3.10 to 3.32)`."""
    value, low, high = ends_of(row, name)
    return "–" if math.isnan(value) else f"{value:.2f} ({low:.2f} to {high:.2f})".replace("-0.00", "0.00")


def number_of(row: Row, sign: int = 1, name: str = "") -> str:
    """A number with its interval, the sign always shown unless it is turned."""
    value, low, high = (sign * each for each in ends_of(row, name))
    low, high = min(low, high), max(low, high)
    return f"{value:.2f} ({low:.2f} to {high:.2f})" if sign < 0 else f"{value:+.2f} ({low:+.2f} to {high:+.2f})"


def share(estimate: Estimate) -> str:
    """A share with its interval."""
    low, high = max(100 * estimate.low, 0), min(100 * estimate.high, 100)
    return f"{100 * estimate.value:.1f} % ({low:.1f} to {high:.1f})"


def number(estimate: Estimate) -> str:
    """A mean with its interval."""
    return f"{estimate.value:.1f} ({estimate.low:.1f} to {estimate.high:.1f})"

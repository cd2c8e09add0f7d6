"""What each plot found, in one sentence above it: the finding first, then the picture."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np

from dolmen.study.naming import PERCENT_SIGN, Names
from dolmen.study.tables import Row
from dolmen.words.grammar import Word

NEARLY = 0.9  # of the legal actions: as good as all
RARE = 0.0005  # of the games: told as a share, it would be none
SECTIONS = {"seats": "seat", "order": "order", "roles": "role"}


def is_most(tried: float, legal: float) -> bool:
    """Whether nearly all legal actions were looked at: what is said of those is then true of all."""
    return tried > NEARLY * legal


def ties_key(broken: float, shared: float) -> str:
    """Which words tell shares of tie-breaks and of shared victories, one of which may be none."""
    if shared < RARE:
        return "ties-only"
    return "ties" if broken >= RARE else "shared-only"


class Headlines:
    """The sentences of one study in a language."""

    def __init__(self, names: Names):
        self.names, self.words, self.study = names, names.words, names.study
        self.tables = names.study.tables
        self.first = names.study.terms.variants[0].name

    def of(self, plot: str) -> str:
        """What a plot shows."""
        if plot in SECTIONS:
            return self.placed(SECTIONS[plot])
        told: dict[str, Callable[[], str]] = {
            "gifts": self.gifts, "variants": self.variants, "lengths": self.lengths, "choices": self.choices,
            "chances": self.chances, "terms": self.terms, "scores": self.scores, "margins": self.margins,
            "scoring": self.scoring, "ties": self.ties, "levels": self.levels, "secrets": self.secrets,
            "elements": self.elements, "reliability": self.reliability,
        }  # fmt: skip
        return told[plot]()

    def usual(self, table: str) -> list[Row]:
        """The rows of the first variant."""
        return [row for row in self.tables[table] if row.get("variant", self.first) == self.first]

    def figure(self, measure: str) -> list[tuple[int, float]]:
        """A measure by number of players."""
        return [(row["players"], row["value"]) for row in self.usual("figures") if row["measure"] == measure]

    def between(self, measure: str) -> str:
        """From the least to the largest value of a measure over the numbers of players."""
        values = [value for _, value in self.figure(measure)]
        low, high = (self.names.value(measure, end) for end in (min(values), max(values)))
        return high if low == high else Word(f"{low.removesuffix(PERCENT_SIGN)}–{high}", "m")

    def placed(self, section: str) -> str:
        """The share that is farthest from even, or that there is none."""
        rows = [row for row in self.usual("comparisons") if row["section"] == section]
        real = [row for row in rows if row["real"]]
        if not real:
            off = max(abs(row["value"] - row["expected"]) for row in rows)
            return self.words(f"found-{section}-even", most=self.names.points(off))
        row = max(real, key=lambda row: abs(row["value"] - row["expected"]))
        return self.words(
            "found-share", what=self.names.measure(row["name"], row["players"]), players=row["players"],
            share=self.names.percent(row["value"]), even=self.names.percent(row["expected"]),
        )  # fmt: skip

    def gifts(self) -> str:
        real = [row for row in self.usual("comparisons") if row["section"] == "gift" and row["real"]]
        if not real:
            return self.words("found-gifts-even")
        row = max(real, key=lambda row: abs(row["value"]))
        key = "found-gift" if row["value"] > 0 else "found-gift-less"
        what, points = self.names.compared(row), self.names.points(abs(row["value"]))
        return self.words(key, what=what, points=points, players=row["players"], count=len(real))

    def variants(self) -> str:
        rows = [row for row in self.tables["comparisons"] if row["section"] == "variant"]
        return self.words("found-variants", count=len(rows), real=sum(row["real"] for row in rows))

    def lengths(self) -> str:
        return self.words("found-lengths", range=self.between("length-minutes"))

    def choices(self) -> str:
        legal, worth = dict(self.figure("choice-legal")), dict(self.figure("choice-effective"))
        tried = dict(self.figure("choice-tried"))
        if not worth:
            return self.words("found-choices-legal", legal=self.mean(legal.values()))
        are_all = all(is_most(tried[players], legal[players]) for players in worth)
        key = "found-choices" if are_all else "found-choices-tried"
        return self.words(
            key if len(worth) == len(legal) else f"{key}-some", legal=self.mean(legal[players] for players in worth),
            tried=self.mean(tried[players] for players in worth), effective=self.mean(worth.values()),
        )  # fmt: skip

    def mean(self, numbers: Iterable[float]) -> str:
        """The mean of some numbers, in words."""
        return self.names.number(float(np.mean(list(numbers))))

    def chances(self) -> str:
        told = len(self.figure("drama-decided"))
        if not told:
            return self.words("found-chances-none")
        is_whole = told == len(self.study.terms.players)
        return self.words("found-chances" if is_whole else "found-chances-some", range=self.between("drama-decided"))

    def terms(self) -> str:
        return self.words("found-terms", term=self.names.term(self.study.telling_terms(1)[0]))

    def scores(self) -> str:
        return self.words("found-scores", range=self.between("points-winner"))

    def margins(self) -> str:
        return self.words("found-margins", range=self.between("points-margin"))

    def scoring(self) -> str:
        rows = [row for row in self.usual("scoring") if row["who"] == "winners"]
        mean: dict[str, float] = {}
        for row in rows:
            mean[row["line"]] = mean.get(row["line"], 0.0) + row["points"] / len(self.study.terms.players)
        line = max(mean, key=lambda line: mean[line])
        total = self.names.number(sum(mean.values()))
        return self.words(
            "found-scoring", line=self.names.line(line), points=self.names.number(mean[line]), total=total
        )

    def ties(self) -> str:
        broken, shared = (
            max(value for _, value in self.figure(f"points-{how}")) for how in ("tiebreak", "shared")
        )  # fmt: skip
        told = {"ties": self.names.percent(broken), "shared": self.names.percent(shared)}
        return self.words(f"found-{ties_key(broken, shared)}", **told)

    def levels(self) -> str:
        row = self.tables["levels"][-1]
        return self.words(
            "found-levels", one=self.names.level(row["stronger"], many=False), many=self.names.level(row["weaker"]),
            players=row["players"], share=self.names.percent(row["value"]), even=self.names.percent(row["even"]),
        )  # fmt: skip

    def secrets(self) -> str:
        row = max(self.tables["secrets"], key=lambda row: row["value"] / row["even"])
        share, even = self.names.percent(row["value"]), self.names.percent(row["even"])
        return self.words("found-secrets", players=row["players"], share=share, even=even)

    def elements(self) -> str:
        real = [row for row in self.usual("elements") if row["real"]]
        if not real:
            return self.words("found-elements-none")
        row = max(real, key=lambda row: row["after"])
        what, points = self.names.thing(row["kind"], row["element"]), self.names.points(row["after"])
        return self.words("found-elements", what=what, points=points, players=row["players"])

    def reliability(self) -> str:
        rows = self.tables["reliability"]
        count = sum(row["count"] for row in rows)
        off = sum(abs(row["said"] - row["won"]) * row["count"] for row in rows) / count
        return self.words("found-reliability", points=self.names.points(off))

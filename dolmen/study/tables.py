"""The tables of a study: the numbers behind every plot, as rows that files, plots and data frames share."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import numpy as np

from dolmen.study.findings import RATES, Comparison
from dolmen.study.intervals import Estimate, mean_of
from dolmen.study.measures import DECIDED, worth_considering
from dolmen.study.series import SEER
from dolmen.study.terms import LADDER

if TYPE_CHECKING:
    from dolmen.study.study import Study

Row = dict[str, Any]
QUANTILES = (0.1, 0.5, 0.9)
STRENGTH = (*LADDER, SEER)
TIE = re.compile(r"(^|-)tie(-|$)")  # a line of the final scoring that tells a tie-break: `tie-cows`, `points-tie`


class Tables:
    """Makes the tables of a study."""

    def __init__(self, study: Study):
        self.study, self.game, self.main, self.values = study, study.game, study.main, study.values

    def all(self) -> dict[str, list[Row]]:
        """Every table that has rows, by name."""
        found = {
            "figures": self.figures(),
            "comparisons": [_compared(each) for each in self.study.comparisons],
            "lengths": self.spread("steps"),
            "scores": self.scores(),
            "margins": self.margins(),
            "choices": self.choices(),
            "chances": self.chances(),
            "reliability": self.reliability(),
            "terms": self.parts(),
            "scoring": self.scoring(),
            "ties": self.ties(),
            "elements": self.elements(),
            "levels": self.matched("level"),
            "secrets": self.matched("secret"),
        }
        return {name: rows for name, rows in found.items() if rows}

    def figures(self) -> list[Row]:
        """Every measure with its interval, and which share of the results chance explains."""
        rows = []
        for (players, variant), values in self.values.items():
            estimates = {name: mean_of(each) for name, each in values.items()}
            estimates["luck-chance"] = self.study.luck(players, variant)
            rows += [
                {"players": players, "variant": variant, "measure": name, **told(each, is_rate=name in RATES)}
                for name, each in estimates.items()
            ]
        return rows

    def spread(self, name: str) -> list[Row]:
        """How many games have at most so much of something: hundredths of all games."""
        rows = []
        for (players, variant), sample in self.main.items():
            for part in range(1, 100):
                value = float(np.quantile(sample[name], part / 100))
                rows.append({"players": players, "variant": variant, "share": part / 100, "value": value})
        return rows

    def scores(self) -> list[Row]:
        """How often each number of points was reached, by winners and by others."""
        rows = []
        for (players, variant), sample in self.main.items():
            won = sample["ranks"] == 0
            for who, mask in (("winners", won), ("others", ~won)):
                values, counts = np.unique(sample["scores"][mask], return_counts=True)
                for value, count in zip(values.tolist(), (counts / counts.sum()).tolist(), strict=True):
                    row = {"players": players, "variant": variant, "who": who, "points": value, "share": count}
                    rows.append(row)
        return rows

    def margins(self) -> list[Row]:
        """How often the best was ahead of the second by so many points."""
        rows = []
        for (players, variant), sample in self.main.items():
            best = -np.sort(-sample["scores"].astype(int), 1)
            values, counts = np.unique(best[:, 0] - best[:, 1], return_counts=True)
            for value, count in zip(values.tolist(), (counts / counts.sum()).tolist(), strict=True):
                rows.append({"players": players, "variant": variant, "margin": value, "share": count})
        return rows

    def choices(self) -> list[Row]:
        """Legal actions of the decisions looked at, and how many are worth considering, by tenths of the game."""
        rows = []
        for (players, variant), sample in self.main.items():
            where, tenths = sample["where"], sample["tenths"]
            place = np.minimum(where[:, 1] * 10 // np.maximum(sample["lengths"], 1), 9)
            is_told = "choice-effective" in self.values[players, variant]
            effective = worth_considering(sample)
            for tenth in range(10):
                steps, free, _, _ = tenths[tenth]
                mine = effective[place == tenth]
                row = {"players": players, "variant": variant, "tenth": (tenth + 0.5) / 10}
                row["legal"] = float(where[place == tenth, 3].mean()) if len(mine) else None
                row["effective"] = float(mine.mean()) if len(mine) and is_told else None
                rows.append({**row, "forced": float(1 - free / steps)})
        return rows

    def chances(self) -> list[Row]:
        """The winner's chance in the course of the game, in most games, and how many are decided."""
        rows = []
        for (players, variant), sample in self.main.items():
            chance = sample.followed
            won = sample.shares[: len(chance)]
            theirs = chance[np.arange(len(chance)), :, won.argmax(1)]
            sure = np.minimum.accumulate((theirs >= DECIDED)[:, ::-1], 1)[:, ::-1]
            for moment in range(chance.shape[1]):
                low, middle, high = np.quantile(theirs[:, moment], QUANTILES).tolist()
                row = {"players": players, "variant": variant, "progress": moment / chance.shape[1]}
                rows.append(
                    {**row, "low": low, "middle": middle, "high": high, "decided": float(sure[:, moment].mean())}
                )
        return rows

    def reliability(self) -> list[Row]:
        """Whether chances came true as often as they said."""
        rows = []
        for (players, variant), sample in self.main.items():
            held = sample.chances
            for said, won, count in zip(held.band_said, held.band_won, held.band_count, strict=True):
                if count >= 20:
                    row = {"players": players, "variant": variant, "said": float(said), "won": float(won)}
                    rows.append({**row, "count": int(count)})
        return rows

    def parts(self) -> list[Row]:
        """The judge's terms in the course of the game: of the winners, and of all."""
        rows = []
        for (players, variant), sample in self.main.items():
            games = len(sample["watched"])
            for moment in range(len(sample["won_terms"])):
                for term, name in enumerate(self.game.parts):
                    won = float(sample["won_terms"][moment, term]) / games
                    seen = float(sample["seen_terms"][moment, term]) / games / players
                    row = {"players": players, "variant": variant, "progress": moment / len(sample["won_terms"])}
                    rows.append({**row, "term": name, "winners": won, "all": seen})
        return rows

    def scoring(self) -> list[Row]:
        """How the final points came about, line by line: means of winners and of others."""
        rows = []
        for (players, variant), sample in self.main.items():
            number, seat, points = sample["lines"].T
            won = sample.shares[number, seat] > 0
            games = len(sample["rounds"])
            winners = float((sample.shares[:games] > 0).sum())
            for key in sorted(set(sample["line_keys"].tolist())):
                mine = sample["line_keys"] == key
                for who, mask, seats in (("winners", won, winners), ("others", ~won, games * players - winners)):
                    mean = float(points[mine & mask].sum()) / max(seats, 1.0)
                    row = {"players": players, "variant": variant, "line": key, "who": who, "points": mean}
                    rows.append({**row, "tie": bool(TIE.search(key))})
        return rows

    def ties(self) -> list[Row]:
        """In which share of the games each tie-break was told in the final scoring."""
        rows = []
        for (players, variant), sample in self.main.items():
            games = len(sample["rounds"])
            for key in sorted({key for key in sample["line_keys"].tolist() if TIE.search(key)}):
                told = sample["lines"][sample["line_keys"] == key, 0]
                share = len(set(told.tolist())) / games
                rows.append({"players": players, "variant": variant, "line": key, "share": share, "games": games})
        return rows

    def elements(self) -> list[Row]:
        """Every element: how often it came up, and how its users fared."""
        rows = []
        real = {
            (each.players, each.variant, each.name) for each in self.study.comparisons
            if each.section == "element" and each.is_real
        }  # fmt: skip
        for (players, variant), uses in self.study.uses.items():
            for use in uses:
                row: Row = {"players": players, "variant": variant, "kind": use.kind, "element": use.name}
                row |= {"offered": use.offered, "gained": use.gained, "used": use.used, "times": use.times}
                row |= {"raw": use.raw.value, "raw_error": use.raw.error}
                row |= {"after": use.after.value, "after_error": use.after.error, "deals": use.after.deals}
                rows.append({**row, "real": (players, variant, f"{use.kind} {use.name}") in real})
        return rows

    def matched(self, kind: str) -> list[Row]:
        """The share of one bot among weaker or blinder ones, seats together, by pair and number of players."""
        found: dict[tuple[int, str, str], list[np.ndarray]] = {}
        for (what, players, _, seats), sample in self.study.samples.items():
            if what == kind:
                seat = seats.index(max(seats, key=STRENGTH.index))
                found.setdefault((players, seats[seat], seats[seat - 1]), []).append(sample.shares_by_deal[:, seat])
        rows = []
        for (players, strong, weak), shares in found.items():
            row = {"players": players, "stronger": strong, "weaker": weak, "even": 1 / players}
            rows.append({**row, **told(mean_of(np.mean(shares, 0)), is_rate=True)})
        return rows


def told(estimate: Estimate, name: str = "", is_rate: bool = False) -> Row:
    """An estimate as columns of a row, those of a named one called after it; a rate has no end beyond 0 and 1."""
    low, high = (estimate.low, estimate.high) if not is_rate else (max(estimate.low, 0.0), min(estimate.high, 1.0))
    if name:
        return {name: estimate.value, f"{name}_low": low, f"{name}_high": high}
    return {"value": estimate.value, "low": low, "high": high, "deals": estimate.deals}


def _compared(each: Comparison) -> Row:
    row = {"section": each.section, "name": each.name, "players": each.players, "variant": each.variant}
    row |= {"against": each.against, "expected": each.expected, **told(each.estimate), "smallest": each.smallest}
    return {**row, "chance": each.chance, "adjusted": each.adjusted, "real": each.is_real}

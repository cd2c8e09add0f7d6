"""A study that was made: its figures and comparisons, as tables of rows that files, plots and data frames share."""

from __future__ import annotations

from functools import cache, cached_property
from typing import Any

import numpy as np

from dolmen.core.game import Game, find_game
from dolmen.study.findings import SHARE, Comparison, against_even, against_variant, judged
from dolmen.study.gathering import GROUP
from dolmen.study.gifts import FEWEST, Use, gifts, roles, uses
from dolmen.study.intervals import Estimate, bootstrapped, intraclass
from dolmen.study.measures import Values, measures
from dolmen.study.sample import Sample
from dolmen.study.tables import Row, Tables
from dolmen.study.terms import Terms
from dolmen.words import texts

LANGUAGE = "en"  # of plots and sentences, unless another is asked for


class Study:
    """What a study found."""

    def __init__(self, terms: Terms, samples: dict[GROUP, Sample]):
        self.terms, self.samples = terms, samples
        self.game: Game = find_game(terms.game)

    def frame(self, table: str) -> Any:
        """A table as a data frame of pandas; `study.tables` has them all by name."""
        import pandas

        return pandas.DataFrame(self.tables[table])

    def plots(self, lang: str = LANGUAGE) -> dict[str, Any]:
        """The plots, as Altair draws them, by name."""
        from altair import Chart

        from dolmen.study.naming import Names
        from dolmen.study.plots import plots_of

        drawn = plots_of(Names(self, texts(lang, self.game)))
        return {name: Chart.from_dict(plot.for_file()) for name, plot in drawn.items()}

    def summary(self, lang: str = LANGUAGE) -> str:
        """What the study found, in sentences."""
        from dolmen.study.naming import Names
        from dolmen.study.summary import summary

        found = summary(Names(self, texts(lang, self.game)))
        return "\n".join(line for panel, lines in found.items() for line in (f"{panel}:", *lines))

    @cached_property
    def main(self) -> dict[tuple[int, str], Sample]:
        """The games of the level that is studied, by number of players and variant."""
        found = {(group[1], group[2]): sample for group, sample in self.samples.items() if group[0] == "games"}
        first = self.terms.variants[0].name
        for (players, variant), sample in found.items():
            if variant != first:
                sample.scales = found[players, first].chances.scales
        return found

    @cached_property
    def values(self) -> dict[tuple[int, str], Values]:
        """Every measure, one value per deal."""
        return {key: measures(sample) for key, sample in self.main.items()}

    @cached_property
    def comparisons(self) -> list[Comparison]:
        """All comparisons, in one list that was fixed before the first game."""
        found: list[Comparison] = []
        for (players, variant), values in self.values.items():
            sample = self.main[players, variant]
            for section in ("seat", "order"):
                shares = {name: each for name, each in values.items() if name.startswith(f"{section}-")}
                found += against_even(section, shares, players, variant, 1 / players)
            found += against_even("role", roles(sample), players, variant, 1 / players)
            given = {f"{kind} {name}": each for (kind, name), each in gifts(sample, self.game).items()}
            found += against_even("gift", given, players, variant, 0.0)
            found += [
                Comparison("element", f"{use.kind} {use.name}", players, variant, "", 0.0, use.after, SHARE)
                for use in self.uses[players, variant]
                if use.after.deals >= FEWEST
            ]
            first = self.terms.variants[0].name
            if variant != first:
                names = (first, variant)
                found += against_variant(self.values[players, first], values, players, names, self.terms.is_paired)
        return judged(found)

    @cached_property
    def uses(self) -> dict[tuple[int, str], list[Use]]:
        """Every element that was heard of, and how its users fared."""
        return {key: uses(sample, self.game) for key, sample in self.main.items()}

    @cached_property
    def tables(self) -> dict[str, list[Row]]:
        """The numbers behind every plot."""
        return Tables(self).all()

    @cache  # noqa: B019 — a study lives as long as what it found
    def luck(self, players: int, variant: str) -> Estimate:
        """Which share of the variance of results the deal explains, all chance in it: the mean over seats."""
        sample = self.main[players, variant]
        whole = sample.shares.reshape(sample.deals, sample.repeats, sample.players)

        def figure(deals: np.ndarray) -> float:
            return float(np.nanmean([intraclass(deals[:, :, seat]) for seat in range(sample.players)]))

        return bootstrapped(whole, figure)

    def sitting(self, players: int) -> tuple[str, ...]:
        """Who sits where, where that is always the same: a clan, a thief, a colour."""
        sample = next((sample for (count, _), sample in self.main.items() if count == players), None)
        if sample is None or "roles" not in sample or (sample["roles"] != sample["roles"][0]).any():
            return ()
        named = sample["roles"]
        return tuple(named[0].tolist()) if len(set(named[0].tolist())) == players else ()

    def telling_terms(self, most: int) -> list[str]:
        """The terms of the judge in which winners differ most from all players."""
        first, lead = self.terms.variants[0].name, dict[str, float]()
        for row in self.tables.get("terms", []):
            if row["variant"] == first:
                lead[row["term"]] = max(lead.get(row["term"], 0.0), abs(row["winners"] - row["all"]))
        return sorted(lead, key=lambda term: (-lead[term], term))[:most]

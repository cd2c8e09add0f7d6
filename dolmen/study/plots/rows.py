"""The rows of a study's tables as plots take them: with the words of a language beside the keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import altair as alt

from dolmen.study.naming import Names
from dolmen.study.tables import Row


class Rows:
    """Rows for plots in a language."""

    def __init__(self, names: Names):
        self.names, self.study = names, names.study
        self.many = len(self.study.terms.variants) > 1
        self.first = self.study.terms.variants[0].name
        self.order = [names.variant(variant.name) for variant in self.study.terms.variants]

    def of(self, table: str, keep: Callable[[Row], bool] = lambda row: True) -> list[Row]:
        """The rows of a table that are wanted."""
        found = []
        for row in self.study.tables.get(table, []):
            if keep(row):
                shown = self.names.variant(row.get("variant", ""))
                found.append({**row, "panel": self.names.panel(row["players"]), "shown": shown})
        return found

    def usual(self, table: str) -> list[Row]:
        """Those of the first variant."""
        return self.of(table, lambda row: row["variant"] == self.first)

    def by_variant(self) -> Any:
        """The colour of a variant; a legend where there are several."""
        return alt.Color("shown:N", scale=alt.Scale(domain=self.order), legend=self.legend() if self.many else None)

    def legend(self) -> Any:
        """A legend of long names, one below another."""
        return alt.Legend(title=None, orient="top", direction="vertical", columns=1, labelLimit=170, offset=4)

"""A ready study as a page: prose from the figures, so that it stays true; what people wrote on top is kept."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bench.campaign import ITERATIONS, OPTIONS
from bench.pages import put_below, put_drawn
from dolmen.study.findings import Comparison, against_variant, judged
from dolmen.study.intervals import Estimate, mean_of
from dolmen.study.naming import Names
from dolmen.study.plots import plots_of
from dolmen.study.report import as_csv, put
from dolmen.study.study import Study
from dolmen.study.summary import summary
from dolmen.words import texts

MARK = "<!-- From here on `python -m bench.studies` writes: what is changed below is lost. -->\n"
PLOTS = ("seats", "chances", "gifts", "elements")
TABLES = ("figures", "comparisons", "elements", "levels", "secrets")
SUITS = (
    ("length-minutes", "minutes, estimated"),
    ("length-decisions", "decisions"),
    ("drama-decided", "played when the winner is settled"),
    ("drama-late", "openness of the last quarter (1: all even)"),
    ("drama-leads", "changes of the lead, as seen at twenty moments"),
    ("choice-matters", "decisions that matter"),
    ("drama-king", "late decisions by which somebody lost makes another win"),
    ("points-shared", "shared victories"),
    ("luck-chance", "of who wins is chance"),
)
MOST = 6  # elements and starts at either end of a list


@dataclass(frozen=True)
class Ready:
    """The studies of a title: by adepts, by masters, of its options."""

    title: str
    adepts: Study
    masters: Study | None
    options: dict[str, Study]

    def write(self, folder: Path) -> None:
        """Writes the page, its plots and its tables; the part above the mark is left as it is."""
        put_below(folder / f"{self.title}.md", MARK, self.names.words("title"), self.paragraphs())
        drawn = plots_of(self.names)
        for name in PLOTS:
            if name in drawn:
                put_drawn(folder / self.title, drawn[name])
        for name, study in self.studies.items():
            for table in TABLES:
                if table in study.tables:
                    put(folder / self.title / f"{name}-{table}.csv", as_csv(study.tables[table]))

    @property
    def names(self) -> Names:
        return Names(self.adepts, texts("en", self.adepts.game))

    @property
    def studies(self) -> dict[str, Study]:
        """All of them by name."""
        others = {"masters": self.masters} if self.masters else {}
        return {"adepts": self.adepts, **others, **{f"option-{name}": study for name, study in self.options.items()}}

    def paragraphs(self) -> Iterator[str]:
        """The page, block by block."""
        yield from self.played()
        yield from told("With adepts", self.names)
        yield f"![Share of the victory of each seat, with intervals]({self.title}/seats.svg)\n"
        yield f"![The winner’s chance in the course of the game]({self.title}/chances.svg)\n"
        yield from self.suits()
        yield from self.strong()
        yield from self.fair_options()
        yield from self.by_masters()
        yield from told("In italiano", Names(self.adepts, texts("it", self.adepts.game)))

    def played(self) -> Iterator[str]:
        """How many games of whom."""
        yield "## What was played\n"
        each = self.adepts.terms.games
        counts = ", ".join(map(str, self.adepts.terms.players))
        yield f"- adepts: {each * len(self.adepts.terms.players):,} games, {each:,} with each of {counts} players"
        if self.masters:
            few = self.masters.terms.games
            yield (
                f"- masters who look ahead {ITERATIONS[self.title]} times for each decision, about 10 ms: "
                f"{few * len(self.masters.terms.players):,} games, {few:,} with each number of players"
            )
        for option, study in self.options.items():
            games, variant = study.terms.games, study.terms.variants[-1].name
            yield f"- option `{option}`: adepts, {games:,} games as usual and with `{variant}`, on the same deals"
        yield (
            "\nThe numbers are in the [CSV files]("
            + self.title
            + "/) beside this page; what each figure means and what is "
            "called real is in [studies](../study.md).\n"
        )

    def suits(self) -> Iterator[str]:
        """What differs between numbers of players."""
        names, players = self.names, self.adepts.terms.players
        found = {(row["measure"], row["players"]): row["value"] for row in self.adepts.tables["figures"]}
        yield "## How many players\n"
        yield "| adepts | " + " | ".join(f"{count} players" for count in players) + " |"
        yield "| --- |" + " ---: |" * len(players)
        for measure, title in SUITS:
            cells = [found.get((measure, count)) for count in players]
            if any(cell is not None for cell in cells):
                shown = ("–" if cell is None else names.value(measure, max(cell, 0.0)) for cell in cells)
                yield f"| {title} | " + " | ".join(shown) + " |"
        for table, what in (("levels", "{} among {}"), ("secrets", "{} among {}")):
            yield from self.matched(table, what)
        yield ""
        late = {count: found["drama-late", count] for count in players if ("drama-decided", count) in found}
        settled = {count: found["drama-decided", count] for count in late}
        if len(late) > 1:
            most, least = max(late, key=lambda count: late[count]), min(late, key=lambda count: late[count])
            yield (
                f"The last quarter is most open with {most} players and least with {least}; the winner is settled "
                f"earliest with {min(settled, key=lambda count: settled[count])}.\n"
            )
        if blind := [str(count) for count in players if count not in late]:
            yield (
                f"With {' and '.join(blind)} players the judge does not tell before the end who will win, so that "
                "nothing is said of when a game is decided and which decisions matter.\n"
            )

    def matched(self, table: str, what: str) -> Iterator[str]:
        """Rows of how much one better bot wins, by number of players."""
        rows = self.adepts.tables.get(table, [])
        for pair in dict.fromkeys((row["stronger"], row["weaker"]) for row in rows):
            mine = {row["players"]: row for row in rows if (row["stronger"], row["weaker"]) == pair}
            cells = (f"{mine[count]['value']:.1%} (even {mine[count]['even']:.1%})" for count in mine)
            one = (
                "one adept who sees everything"
                if table == "secrets"
                else "one " + self.names.level(pair[0], many=False)
            )
            yield f"| {what.format(one, self.names.level(pair[1]))} wins | " + " | ".join(cells) + " |"

    def strong(self) -> Iterator[str]:
        """What chance gives at the start, and what goes with winning."""
        gifts = [each for each in self.adepts.comparisons if each.section == "gift"]
        yield "## What is strong\n"
        if gifts:
            real = [each for each in gifts if each.is_real]
            yield (
                f"Of {len(gifts)} starts (something chance gave before the first action, by number of players) "
                f"{_are(len(real))} really worth a point of a hundred or more. Those farthest from even:\n"
            )
            yield from self.listed(gifts, "points of a hundred, with against without")
            yield f"![What chance gave, and how those who got it fared]({self.title}/gifts.svg)\n"
        else:
            yield "Chance gives nobody anything of their own before the first action.\n"
        elements = [each for each in self.adepts.comparisons if each.section == "element"]
        real = [each for each in elements if each.is_real]
        yield (
            f"Of {len(elements)} elements (by number of players) {_are(len(real))} surely used by players who win more "
            "or less than their chance before said. That is no experiment: whoever can use something may be better off "
            "otherwise.\n"
        )
        yield from self.listed(real, "points of a hundred beyond the chance before")
        yield f"![How often elements are used, and how their users fared]({self.title}/elements.svg)\n"

    def listed(self, comparisons: list[Comparison], what: str) -> Iterator[str]:
        """The largest effects at either end and, where they are few, all that are real; those of the masters beside."""
        ranked = sorted(comparisons, key=lambda each: -each.effect)
        are_few = sum(each.is_real for each in ranked) <= MOST
        outer = {*range(MOST), *range(len(ranked) - MOST, len(ranked))}
        ends = [each for at, each in enumerate(ranked) if at in outer or (are_few and each.is_real)]
        if not ends:
            return
        theirs = {} if self.masters is None else {_key(each): each.estimate for each in self.masters.comparisons}
        yield f"| {what} | players | adepts | 95 % | real | masters |"
        yield "| --- | ---: | ---: | --- | --- | ---: |"
        for each in ends:
            other = theirs.get(_key(each))
            yield (
                f"| {self.names.thing(*each.name.split(' ', 1))} | {each.players} | {100 * each.effect:+.1f} | "
                f"{_ends(each.estimate)} | {'yes' if each.is_real else 'no'} | {_with_error(other)} |"
            )
        yield ""

    def fair_options(self) -> Iterator[str]:
        """What each option changes, and whether it favours a seat."""
        yield "## Options\n"
        if not self.options:
            yield "Not played.\n"
        count, _ = OPTIONS[self.title]
        for option, study in self.options.items():
            names = Names(study, texts("en", study.game))
            variant = study.terms.variants[-1].name
            value = f"{names.words(f'option-{option}')}: {names.variant(variant)}"
            yield f"**{value}** (`{variant}`), with {count} players.\n"
            yield f"- {self.placed(study, variant, names)}"
            real = [each for each in study.comparisons if each.section == "variant" and each.is_real]
            if not real:
                yield "- It changes no measure for real."
            for each in sorted(real, key=lambda each: (each.adjusted, each.name))[: 2 * MOST]:
                before, after = (mean_of(study.values[count, name][each.name]).value for name in ("", variant))
                shown = f"{names.value(each.name, before)} → {names.value(each.name, after)}"
                yield f"- {names.measure(each.name, count)}: {shown}"
            yield ""

    def placed(self, study: Study, variant: str, names: Names) -> str:
        """Whether a variant is fair to seats and to the order of play."""
        mine = [
            each for each in study.comparisons if each.variant == variant and each.section in ("seat", "order", "role")
        ]
        real = [each for each in mine if each.is_real]
        if not real:
            off = max(abs(each.effect) for each in mine)
            return f"Nobody is surely favoured by it: the farthest share is {100 * off:.1f} points from even."
        said = (f"{names.measure(each.name, each.players)} wins {each.estimate.value:.1%}" for each in real)
        return f"It is not even ({1 / mine[0].players:.1%}): " + ", ".join(said) + "."

    def by_masters(self) -> Iterator[str]:
        """The same with stronger bots, and where the conclusions differ."""
        yield "## With masters\n"
        if self.masters is None:
            yield "Not played.\n"
            return
        yield from self.favoured()
        real = [each for each in self.different() if each.is_real]
        if not real:
            yield "No figure of the masters surely differs from that of the adepts.\n"
            return
        yield "Figures that surely differ between the two levels:\n"
        yield "| | players | adepts | masters |"
        yield "| --- | ---: | ---: | ---: |"
        for each in sorted(real, key=lambda each: (each.players, each.adjusted, each.name)):
            one, other = (
                mean_of(study.values[each.players, ""][each.name]).value for study in (self.adepts, self.masters)
            )
            shown = f"{self.names.value(each.name, one)} | {self.names.value(each.name, other)}"
            yield f"| {self.names.measure(each.name, each.players)} | {each.players} | {shown} |"
        yield ""

    def favoured(self) -> Iterator[str]:
        """Whether what adepts say of seats, orders and roles holds with masters."""
        assert self.masters is not None
        theirs = {_key(each): each for each in self.masters.comparisons}
        placed = [each for each in self.adepts.comparisons if each.section in ("seat", "order", "role")]
        wanted = [each for each in placed if each.is_real or (_key(each) in theirs and theirs[_key(each)].is_real)]
        if not wanted:
            yield "Neither adepts nor masters surely favour a seat or a place in the order of play.\n"
            return
        yield "| favoured or not | players | adepts | masters | both |"
        yield "| --- | ---: | ---: | ---: | --- |"
        for each in wanted:
            other = theirs.get(_key(each))
            verdict = "–" if other is None else _verdict(each, other)
            shown = "–" if other is None else f"{other.estimate.value:.1%} ({_ends(other.estimate)})"
            yield (
                f"| {self.names.measure(each.name, each.players)} | {each.players} | {each.estimate.value:.1%} "
                f"({_ends(each.estimate)}) | {shown} | {verdict} |"
            )
        yield ""

    def different(self) -> list[Comparison]:
        """Every measure of the masters against that of the adepts, on other deals."""
        assert self.masters is not None
        found = []
        for (players, variant), values in self.masters.values.items():
            names = ("adepts", "masters")
            found += against_variant(self.adepts.values[players, variant], values, players, names, paired=False)
        return judged(found)


def told(title: str, names: Names) -> Iterator[str]:
    """The summary in a language."""
    yield f"## {title}\n"
    for panel, lines in summary(names).items():
        yield f"**{panel}**\n"
        yield from (f"- {line}" for line in lines)
        yield ""


def _are(count: int) -> str:
    return {0: "none is", 1: "one is"}.get(count, f"{count} are")


def _key(each: Comparison) -> tuple[str, str, int]:
    return each.section, each.name, each.players


def _ends(estimate: Estimate) -> str:
    return f"{100 * estimate.low:.1f} to {100 * estimate.high:.1f}"


def _with_error(estimate: Estimate | None) -> str:
    return "–" if estimate is None else f"{100 * estimate.value:+.1f} ({_ends(estimate)})"


def _verdict(adepts: Comparison, masters: Comparison) -> str:
    """Whether the two levels say the same, as far as few games can tell."""
    apart = abs(adepts.estimate.value - masters.estimate.value)
    unsure = 2 * (adepts.estimate.error**2 + masters.estimate.error**2) ** 0.5
    if apart > unsure:
        return "they differ"
    if adepts.is_real and masters.is_real:
        return "they agree"
    return "the masters’ games are too few to tell, and do not contradict"

"""A study in a few sentences, in a language: what is real, and what it is like; nothing that the figures do not say."""

from __future__ import annotations

from collections.abc import Iterator

from dolmen.study.findings import Comparison
from dolmen.study.headlines import RARE, is_most, ties_key
from dolmen.study.intervals import mean_of
from dolmen.study.naming import Names
from dolmen.study.tables import Row

MOST = 8  # gifts, and measures of a variant, that are told one by one; the table has all
PLACED = ("seat", "order", "role")


def summary(names: Names) -> dict[str, list[str]]:
    """The sentences, for each number of players."""
    return {names.panel(players): list(about(names, players)) for players in names.study.terms.players}


def about(names: Names, players: int) -> Iterator[str]:
    """What is to be said about a number of players."""
    study, words = names.study, names.words
    first = study.terms.variants[0].name
    values = {name: mean_of(each).value for name, each in study.values[players, first].items()}
    yield words(
        "short-length", decisions=names.number(values["length-decisions"], 0),
        minutes=max(1, round(values["length-minutes"])),
    )  # fmt: skip
    if "drama-decided" in values:
        yield words("short-decided", decided=names.percent(values["drama-decided"], 0))
    elif "drama-open" in values:
        yield words("short-blind")
    if "choice-effective" in values:
        legal, tried = values["choice-legal"], values["choice-tried"]
        yield words(
            "short-choice" if is_most(tried, legal) else "short-choice-tried",
            legal=names.number(legal), tried=names.number(tried), most=study.terms.closeness.tried,
            effective=names.number(values["choice-effective"]), matters=names.percent(values["choice-matters"], 0),
        )  # fmt: skip
    mine = [each for each in study.comparisons if each.players == players]
    yield from about_shares(names, players, [each for each in mine if each.variant == first])
    broken, shared = values["points-tiebreak"], values["points-shared"]
    if max(broken, shared) >= RARE:
        yield words(f"short-{ties_key(broken, shared)}", ties=names.percent(broken), shared=names.percent(shared))
    yield words("short-luck", share=names.percent(max(study.luck(players, first).value, 0.0), 0))
    yield from about_matches(names, players)
    for variant in study.terms.variants[1:]:
        yield from about_variant(names, [each for each in mine if _is_of(each, variant.name)])


def about_shares(names: Names, players: int, mine: list[Comparison]) -> Iterator[str]:
    """Seats, orders and roles that are favoured or not, and gifts of chance that help or harm."""
    placed = [each for each in mine if each.section in PLACED]
    real = [each for each in placed if each.is_real]
    if not real:
        yield names.words("short-even", even=names.percent(1 / players), most=_most_off(names, placed))
    for each in real:
        yield names.words(
            "short-seat", what=names.measure(each.name, players), share=names.percent(each.estimate.value),
            low=names.percent(each.estimate.low), high=names.percent(each.estimate.high),
            even=names.percent(each.expected),
        )  # fmt: skip
    gifts = [each for each in mine if each.section == "gift" and each.is_real]
    for each in sorted(gifts, key=lambda each: -abs(each.effect))[:MOST]:
        sign = 1 if each.effect > 0 else -1
        ends = sorted((sign * each.estimate.low, sign * each.estimate.high))
        yield names.words(
            "short-gift" if sign > 0 else "short-gift-less", what=names.thing(*each.name.split(" ", 1)),
            share=names.points(abs(each.effect)), low=names.points(ends[0]), high=names.points(ends[1]),
        )  # fmt: skip


def about_matches(names: Names, players: int) -> Iterator[str]:
    """How much the stronger bot wins, and whoever sees everything."""
    for table, key in (("levels", "short-level"), ("secrets", "short-secret")):
        for row in names.study.tables.get(table, []):
            if row["players"] == players:
                told = levels_of(row, names) if table == "levels" else {}
                yield names.words(key, share=names.percent(row["value"]), even=names.percent(row["even"]), **told)


def about_variant(names: Names, theirs: list[Comparison]) -> Iterator[str]:
    """What a variant changes."""
    real = sorted((each for each in theirs if each.is_real), key=lambda each: (each.adjusted, each.name))
    if not real and theirs:
        variant, against = (names.variant(each) for each in (theirs[0].variant, theirs[0].against))
        yield names.words("short-no-variant", variant=variant, against=against)
    for each in real[:MOST]:
        values = names.study.values
        before, after = (
            mean_of(values[each.players, which][each.name]).value for which in (each.against, each.variant)
        )
        yield names.words(
            "short-variant", variant=names.variant(each.variant), measure=names.measure(each.name, each.players),
            **{"from": names.value(each.name, before), "to": names.value(each.name, after)},
        )  # fmt: skip
    if len(real) > MOST:
        yield names.words("short-more", count=len(real) - MOST)


def levels_of(row: Row, names: Names) -> dict[str, str]:
    """What the two levels of a match are called: one of the stronger, several of the weaker."""
    return {"stronger": names.level(row["stronger"], many=False), "weaker": names.level(row["weaker"])}


def _most_off(names: Names, placed: list[Comparison]) -> str:
    """The largest deviation from an even share, in points."""
    return names.points(max((abs(each.effect) for each in placed), default=0.0))


def _is_of(comparison: Comparison, variant: str) -> bool:
    return comparison.section == "variant" and comparison.variant == variant

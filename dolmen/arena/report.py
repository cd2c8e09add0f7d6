"""The result of an arena as JSON and as Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dolmen.arena.count import Standing
from dolmen.arena.ledger import Terms

METHOD = """Every deal is played once with each bot in each seat; a shared victory counts its fraction. `low` and `high`
bound the share with 95 %: Wilson's score interval, widened where games of the same deal end alike. Ratings are
Plackett-Luce (openskill), all beginning at 25. Decisions a second count a bot's own thinking, where it had a choice."""


def as_json(games: int, standings: Sequence[Standing]) -> dict[str, Any]:
    """`{"games", "bots": {name: {"first", "share", "low", "high", "score", …}}}`, the best first."""
    return {"games": games, "bots": {standing.name: _bot(standing) for standing in standings}}


def _bot(standing: Standing) -> dict[str, Any]:
    return {
        "first": round(standing.first, 4),
        "share": round(standing.share, 4),
        "low": round(standing.low, 4),
        "high": round(standing.high, 4),
        "score": round(standing.score, 3),
        "even": round(standing.even, 4),
        "place": round(standing.place, 3),
        "rating": round(standing.rating, 2),
        "doubt": round(standing.doubt, 2),
        "decisions": standing.decisions,
        "decisions_per_second": round(standing.speed, 1),
        "faults": standing.faults,
    }


def as_markdown(terms: Terms, games: int, standings: Sequence[Standing]) -> str:
    """A page with a table, the terms and the method."""
    options = ", ".join(f"{name} {value}" for name, value in terms.options.items()) or "none"
    lines = [
        f"# {terms.game}: {', '.join(terms.bots)}",
        "",
        f"{games} games, {len(terms.bots)} seats, options: {options}, seed {terms.seed}, a move: {a_move(terms)}.",
        "",
        "| bot | first | share | low | high | even | score | place | rating | decisions/s | faults |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |",
        *(_row(standing) for standing in standings),
        "",
        METHOD,
    ]
    return "\n".join(lines) + "\n"


def a_move(terms: Terms) -> str:
    """What a bot that searches was given for a move."""
    budget = terms.budget
    limit = "the seconds of its level"
    if budget.iterations:
        limit = f"{budget.iterations} iterations"
    elif budget.seconds:
        limit = f"{budget.seconds:g} seconds"
    return f"{limit} on {'one thread' if budget.threads == 1 else f'{budget.threads} threads'}"


def _row(standing: Standing) -> str:
    faults = ", ".join(f"{count} {kind}" for kind, count in standing.faults.items()) or "none"
    shares = " | ".join(percent(value) for value in (standing.share, standing.low, standing.high, standing.even))
    rating = f"{standing.rating:.1f} ± {standing.doubt:.1f}"
    first = f"{standing.first:g}" if standing.first % 1 == 0 else f"{standing.first:.1f}"
    return (
        f"| {standing.name} | {first} | {shares} | {standing.score:.1f} | {standing.place:.2f} | {rating} "
        f"| {standing.speed:,.1f} | {faults} |"
    )


def percent(share: float) -> str:
    """`62.5 %`."""
    return f"{100 * share:.1f} %"

"""How a study was made, in words: what was played, how sure it is, from which samples, and what was left out."""

from __future__ import annotations

from dolmen.study.findings import SURE
from dolmen.study.measures import SECONDS, SECONDS_A_BIT
from dolmen.study.naming import Names
from dolmen.study.terms import REPEATS

# Which games a plot is made of; all of them where nothing is said.
WATCHED, WEIGHED, HEARD, MATCHED, DEALT = "watched", "weighed", "heard", "matched", "dealt"
SAMPLES = {
    "chances": WATCHED, "terms": WATCHED, "reliability": WATCHED, "choices": WEIGHED, "scoring": HEARD,
    "elements": HEARD, "levels": MATCHED, "secrets": MATCHED, "gifts": DEALT, "roles": DEALT,
}  # fmt: skip
PLOTS = (
    "seats", "order", "roles", "gifts", "variants", "lengths", "choices", "chances", "terms", "scores", "margins",
    "scoring", "ties", "levels", "secrets", "elements", "reliability",
)  # fmt: skip


def counts(names: Names) -> dict[str, int]:
    """How many games, deals or decisions the sections look at, for each number of players."""
    study = names.study
    sample = next(iter(study.main.values()))
    matched = [each.games * len(group[3]) for group, each in study.samples.items() if group[0] in ("level", "secret")]
    return {
        "games": sample.games,
        WATCHED: len(sample["watched"]),
        WEIGHED: len(sample["where"]),
        HEARD: len(sample["rounds"]),
        MATCHED: matched[0] if matched else 0,
        DEALT: len(sample["roles"]) if "roles" in sample else 0,
    }


def captions(names: Names) -> dict[str, str]:
    """What stands under each plot: how many games of which bots."""
    found = counts(names)
    level = names.level(names.study.terms.level)
    told = {}
    for plot in PLOTS:
        kind = SAMPLES.get(plot, "games")
        told[plot] = names.words(f"caption-{kind}", count=names.number(found[kind], 0), level=level)
    return told


def notes(names: Names) -> list[str]:
    """What is to be known before the figures are believed."""
    study, words = names.study, names.words
    terms, found = study.terms, counts(names)
    variants = words("study-terms-variants", count=len(terms.variants)) if len(terms.variants) > 1 else ""
    real = sum(each.is_real for each in study.comparisons)
    told = [
        words(
            "study-terms", games=terms.games, variants=variants, level=names.level(terms.level), repeats=REPEATS,
            version=study.game.version, seed=str(terms.seed),
        ),
        words("study-honest"),
        words("study-sure", count=len(study.comparisons), real=real, sure=names.number(SURE, 3)),
        words("study-chances") + " " + words("study-sample-watched", count=found[WATCHED]),
        words("study-sample-weighed", count=found[WEIGHED], tries=terms.closeness.tries),
        words("study-sample-heard", count=found[HEARD]),
        words("study-minutes", seconds=names.number(SECONDS), bit=names.number(SECONDS_A_BIT)),
    ]  # fmt: skip
    if terms.iterations is not None:
        told.insert(1, words("study-iterations", count=terms.iterations))
    if found[MATCHED]:
        told.append(words("study-sample-matched", count=found[MATCHED]))
    if not terms.has_seers:
        told.append(words("study-left-out-secrets"))
    if not any(each.section == "gift" for each in study.comparisons):
        told.append(words("study-left-out-gifts"))
    return told

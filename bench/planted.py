"""Plants an unfairness and looks for it: `python -m bench.planted [--games N] [--studies K]`.

Táin with a marker that does not move on favours whoever sits late: every study of it should find a real difference in
the order of play. The same variant against itself on other deals should show none, in any measure.
"""

from __future__ import annotations

import argparse

from dolmen.study.gathering import gather
from dolmen.study.study import Study
from dolmen.study.terms import Closeness, Terms, Variant

QUICK = Closeness(watched=800, weighed=400, openings=0, heard=40, matched=0)


def study(variants: list[Variant], games: int, level: str, players: int, seed: int = 1) -> Study:
    """Two variants of Táin."""
    terms = Terms.settled("tain", level, games, [players], variants, seed=seed, closeness=QUICK)
    return Study(terms, gather(terms))


def main() -> None:
    """Prints how many of the studies found what was planted, and what was not."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=4000)
    asked.add_argument("--studies", type=int, default=20)
    asked.add_argument("--level", default="novice")
    asked.add_argument("--players", type=int, default=3)
    given = asked.parse_args()
    found = false = 0
    for number in range(given.studies):
        fixed = {"active_marker": "fixed"}
        both = [Variant("even", {}), Variant("fixed", fixed)]
        planted = study(both, given.games, given.level, given.players, seed=number + 1)
        same = [Variant("one", {}, 2 * number + 1000), Variant("other", {}, 2 * number + 1001)]
        unchanged = study(same, given.games, given.level, given.players)
        changed = [each for each in planted.comparisons if each.is_real and each.section == "variant"]
        seats = [each.name for each in changed if each.name.startswith("order")]
        wrong = [each.name for each in unchanged.comparisons if each.is_real and each.section == "variant"]
        found += bool(seats)
        false += bool(wrong)
        print(f"{number + 1}: planted {seats}, unchanged {wrong}", flush=True)
    print(f"planted: found in {found} of {given.studies}; unchanged: something found in {false} of {given.studies}")


if __name__ == "__main__":
    main()

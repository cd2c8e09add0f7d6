"""The pages of docs/champion: `python -m bench.style [TITLE …] [--games N]`.

Plays what is not yet kept in build/style (bench/style/terms.py says what), and writes one page for each title.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from bench.style.figures import Figures
from bench.style.page import Page
from bench.style.terms import STYLES, Games, Style, gather

PAGES = Path(__file__).parents[2] / "docs" / "champion"
GAMES = 960  # of either kind


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m bench.style", description=__doc__)
    asked.add_argument("titles", nargs="*", choices=[*STYLES, []], metavar="TITLE")
    asked.add_argument("--games", type=int, default=GAMES, metavar="N", help="among its like, and as many among adepts")
    asked.add_argument("--jobs", type=int, default=None)
    given = asked.parse_args()
    for title in given.titles or STYLES:
        Page(Figures(played(STYLES[title], given.games, given.jobs))).write(PAGES)


def played(style: Style, games: int, jobs: int | None) -> Games:
    """The games of a title; what is not yet kept is played, and told as it goes on."""
    done = 0

    def told(count: int) -> None:
        nonlocal done
        done += count
        print(f"\r{style.title}: {done} games", end="", flush=True)

    found = gather(style, games, jobs=jobs, on_done=told)
    print()
    return found


if __name__ == "__main__":
    main()

"""What the ready studies play: adepts, masters and options of each title, kept slice by slice in build/studies."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from dolmen.core.game import find_game
from dolmen.study.gathering import WORK, gather, tasks, total
from dolmen.study.study import Study
from dolmen.study.terms import Closeness, Terms, Variant

KEPT = Path(__file__).parents[1] / "build" / "studies"
# Games of a title, over all numbers of players; of each value of an option.
ADEPTS, MASTERS, OPTION = 10_000, 400, 1200
ITERATIONS = {"tain": 100, "keltis": 200, "mac_robber": 70, "enclave": 110, "woolly_bully": 10}  # about 10 ms
# Options worth a question, and with how many players it is asked; the usual value first.
OPTIONS: dict[str, tuple[int, dict[str, tuple[str, ...]]]] = {
    "tain": (3, {"active_marker": ("rotate", "fixed"), "discards": ("hidden", "open"), "rounds": ("8", "4")}),
    "keltis": (3, {"board": ("new_paths", "classic"), "row_rule": ("both", "ascending")}),
    "mac_robber": (4, {"assault_win": ("more", "two"), "green_zero": ("scores_nothing", "counts")}),
    "enclave": (3, {"order_method": ("draw", "auction"), "tree_tokens_to_win": ("4", "3")}),
    "woolly_bully": (3, {"specials": ("gap", "own_turn")}),
}
CLOSE = Closeness(watched=2000, weighed=1500, openings=2500, heard=300, matched=480)
SEARCHED = replace(CLOSE, matched=0)  # who beats whom is in bench/strength.md
QUICK = Closeness(watched=800, weighed=400, openings=300, heard=60, matched=0)


@dataclass(frozen=True)
class Part:
    """One of the studies of a title."""

    name: str
    terms: Terms

    def is_whole(self, folder: Path) -> bool:
        """Whether all its games were played."""
        return all((self.folder(folder) / WORK / task.name).exists() for task in tasks(self.terms))

    def folder(self, folder: Path) -> Path:
        """Where its slices are kept; studies of options share the games played as usual."""
        return folder / self.name.partition(" ")[0]

    def play(self, folder: Path, jobs: int | None = None) -> Study:
        """Plays what is not yet kept."""
        done, whole = 0, total(self.terms)

        def told(games: int) -> None:
            nonlocal done
            done += games
            print(f"\r{self.terms.game} {self.name}: {done} of {whole} games", end="", flush=True)

        study = Study(self.terms, gather(self.terms, self.folder(folder), jobs=jobs, on_done=told))
        print()
        return study


def parts(title: str, adepts: int = ADEPTS, masters: int = MASTERS, option: int = OPTION) -> Iterator[Part]:
    """The studies of a title: adepts, one for each option, masters; with fewer games, slices of the same ones."""
    counts = len(find_game(title).players)
    yield Part("adepts", Terms.settled(title, "adept", adepts // counts, closeness=CLOSE))
    players, options = OPTIONS[title]
    for name, values in options.items():
        variants = [Variant("", {}), *(Variant(f"{name}={value}", {name: value}) for value in values[1:])]
        yield Part(f"options {name}", Terms.settled(title, "adept", option, [players], variants, closeness=QUICK))
    searched = Terms.settled(title, "master", masters // counts, iterations=ITERATIONS[title], closeness=SEARCHED)
    yield Part("masters", searched)

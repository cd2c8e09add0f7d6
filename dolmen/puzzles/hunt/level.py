"""How hard a puzzle is at birth: from how often bots of known strength find it, on the scale of ratings."""

from __future__ import annotations

import math

from dolmen.puzzles.hunt.spot import Spot

# Who tries it (a level, with so many iterations), with how many seeds, and what it is worth on the scale on which a
# newcomer begins with 25. Ratings of people move puzzles from there.
SOLVERS: tuple[tuple[str, int | None, int, float], ...] = (
    ("novice", None, 20, 18.0),
    ("adept", None, 20, 24.0),
    ("master", 100, 20, 27.0),
    ("master", 1000, 8, 31.0),
)
RANDOM = 10.0
STEEP = 6.0  # points of the scale that make odds e times as good
LOWEST, HIGHEST, GRID = 12.0, 40.0, 0.25


def solvers(spot: Spot) -> dict[str, float]:
    """How often each finds it; by lot it is known without trying."""
    found = {"random": round(len(spot.right) / len(spot.legal), 3)}
    for word, iterations, seeds, _ in SOLVERS:
        found[word if iterations is None else f"{word} {iterations}"] = spot.solved_by(word, seeds, iterations)
    return found


def level_of(solved: dict[str, float]) -> float:
    """The level at which half would find it, fitted to how often bots do; a weak prior keeps it within the scale."""
    worth = {"random": (RANDOM, 4)}
    for word, iterations, seeds, strength in SOLVERS:
        worth[word if iterations is None else f"{word} {iterations}"] = strength, seeds
    steps = int((HIGHEST - LOWEST) / GRID) + 1
    return max((LOWEST + GRID * k for k in range(steps)), key=lambda level: _likelihood(level, solved, worth))


def _likelihood(level: float, solved: dict[str, float], worth: dict[str, tuple[float, int]]) -> float:
    total = -((level - 25.0) ** 2) / 200.0
    for name, share in solved.items():
        strength, seeds = worth[name]
        chance = 1 / (1 + math.exp((level - strength) / STEEP))
        total += seeds * (share * math.log(chance) + (1 - share) * math.log(1 - chance))
    return total

"""Which way whole random games take on a GPU: the fastest of a few, found out once for each game, and kept on disk.

Which one it is depends on how far the rules lead neighbouring games apart, and on how many states fit into the memory
next to a multiprocessor; nothing that could be known without trying.
"""

from __future__ import annotations

from pathlib import Path

from dolmen.core.game import Game
from dolmen.core.gpu import playing
from dolmen.core.gpu.build import gpu_jit
from dolmen.core.gpu.kernels import ALONE, REGROUPED, Shape
from dolmen.core.native import cache_folder

USUAL = Shape(REGROUPED, 1024, 2048)
CANDIDATES = (USUAL, Shape(REGROUPED, 1024, 1024), Shape(ALONE, 64, blocks=10), Shape(ALONE, 64, blocks=16))


def kept(game: Game, capability: tuple[int, int]) -> Shape | None:
    """What was found out for a game before."""
    path = _path(game, capability)
    return next((shape for shape in CANDIDATES if path.exists() and path.read_text("utf-8") == repr(shape)), None)


def keep(game: Game, capability: tuple[int, int], shape: Shape) -> None:
    """Writes down what was found out."""
    _path(game, capability).write_text(repr(shape), "utf-8")


def _path(game: Game, capability: tuple[int, int]) -> Path:
    folder = cache_folder(playing, game.rules, gpu_jit)
    return folder / f"shape-sm{capability[0]}{capability[1]}.txt"

"""Compiles the kernels of self-play ahead, for a GPU that need not be here: `compile_all(find_game("tain"), "9.0")`."""

from __future__ import annotations

from collections.abc import Iterator

import torch

from dolmen.core.game import Game
from dolmen.core.gpu.ahead import Overheard
from dolmen.train import variants
from dolmen.train.world import World

GAMES = 4  # enough to tell rows from columns


def compile_all(game: Game, capability: str, with_adept: bool = True) -> Iterator[tuple[str, int, float]]:
    """Compiles what a world of a game may ask for: the name, size and seconds of each kernel."""
    major, minor = (int(part) for part in capability.split("."))
    device = Overheard(game, (major, minor))
    kinds, places = variants.spread(game, GAMES, 1)
    world = World(game, device, kinds, places, 1)
    world.counts.fill_(1)
    told = 0
    for ask in (world.look, lambda: world.adept(torch.ones(GAMES, dtype=torch.bool)) if with_adept else None):
        ask()
        for name, (size, seconds) in list(device.made.items())[told:]:
            yield name, size, seconds
        told = len(device.made)

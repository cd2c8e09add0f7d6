"""Whether a device plays what the processor plays: the same games on both, every byte compared."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from dolmen.core.batch import Batch
from dolmen.core.device import Device
from dolmen.core.game import Game

STEPS = 12  # that are taken one by one, with all that can be seen at each
STEPPED = 512  # games: masks of a game may have millions of places
AT_ONCE = 65_536  # games


def differences(game: Game, players: int, games: int, device: str | Device, seed: int = 1) -> Iterator[str]:
    """What differs in so many games, each in a few words; nothing where the device is right."""
    yield from _stepped(game, players, min(games, STEPPED, max(16, 2**26 // game.actions)), device, seed)
    for first in range(0, games, AT_ONCE):
        yield from _played(game, players, min(AT_ONCE, games - first), device, seed + first)


def _pair(
    game: Game, players: int, n: int, device: str | Device, seed: int, auto_reset: bool = False, skip: bool = False
) -> tuple[Batch, Batch]:
    """The same games here and there."""
    more: Any = {"seed": seed, "auto_reset": auto_reset, "skip_forced": skip}
    return Batch(game, n, players, **more), Batch(game, n, players, device=device, **more)


def _stepped(game: Game, players: int, n: int, device: str | Device, seed: int) -> Iterator[str]:
    """Games step by step, the next one after each end, forced choices skipped or not."""
    for skip in (False, True):
        here, there = _pair(game, players, n, device, seed, auto_reset=True, skip=skip)
        for number in range(STEPS):
            for what in _compared(here, there):
                yield f"{what} after {number} steps"
            actions = here.random_actions()
            if not same(actions, there.host(there.random_actions())):
                yield f"random actions after {number} steps"
            if not same(here.step(actions), there.host(there.step(actions))):
                yield f"which games ended after {number + 1} steps"


def _compared(here: Batch, there: Batch) -> Iterator[str]:
    """All that a batch has and shows."""
    yield from _results(here, there)
    pairs = (
        ("legal actions", here.legal_mask(), there.legal_mask()),
        ("observations", here.observations(), there.observations()),
        ("a spectator's observations", here.observations(viewer=-1), there.observations(viewer=-1)),
        ("descriptions", here.described()[0], there.described()[0]),
        ("the players to move", here.players_to_move, there.players_to_move),
        ("scores", here.scores, there.scores),
        ("ranks", here.ranks, there.ranks),
        ("which games are over", here.over, there.over),
    )
    for what, mine, others in pairs:
        if not same(mine, there.host(others)):
            yield what


def _results(here: Batch, there: Batch) -> Iterator[str]:
    for name in ("states", "counts", "moves", "numbers", "movers", "final_scores", "final_ranks"):
        if not same(getattr(here, name), there.host(getattr(there, name))):
            yield name.replace("_", " ")


def _played(game: Game, players: int, n: int, device: str | Device, seed: int) -> Iterator[str]:
    """Whole random games."""
    here, there = _pair(game, players, n, device, seed)
    if here.play_random() != there.play_random():
        yield f"the number of moves in games from seed {seed}"
    for what in _results(here, there):
        yield f"{what} at the end of games from seed {seed}"


def same(one: np.ndarray, other: np.ndarray) -> bool:
    """Whether two arrays have the same type, shape and bytes."""
    return one.dtype == other.dtype and one.shape == other.shape and one.tobytes() == other.tobytes()

"""Many games of a title at once, on the cores or on a GPU, as the tensors that a network takes.

`World(game, device, variants, places, seed)` deals a game into each slot. `look()` is what the players to move see and
can do; `act(places)` plays. Choices without an alternative are played at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor

from dolmen.bots.many import Many, choose_in_many
from dolmen.bots.senses import MOST_PLAYERS, facts_size
from dolmen.core.device import Device, device_of
from dolmen.core.game import Game
from dolmen.core.seed import seed_from, subseed, words_of
from dolmen.train import loops, variants
from dolmen.train.variants import Variant


@dataclass
class Sight:
    """What the players to move see, and their legal actions one after another in one list."""

    seen: Tensor  # games × numbers
    traits: Tensor  # actions × numbers
    owner: Tensor  # of each action: the game
    place: Tensor  # of each action: where it stands in the list of its game
    actions: Tensor  # their numbers
    counts: Tensor  # of each game: how many
    starts: Tensor  # of each game: where its actions begin
    longest: int

    def part(self, first: int, last: int, start: int, end: int) -> Sight:
        """The same for the games from `first` to `last`, whose actions lie from `start` to `end`."""
        return Sight(
            self.seen[first:last],
            self.traits[start:end],
            self.owner[start:end] - first,
            self.place[start:end],
            self.actions[start:end],
            self.counts[first:last],
            self.starts[first:last] - start,
            self.longest,
        )


class World:
    """Games in slots, each of one of the variants; endless ones are dealt anew as soon as they end."""

    def __init__(
        self,
        game: Game,
        device: str | Device,
        kinds: Sequence[Variant],
        places: np.ndarray,
        seed: int,
        numbers: np.ndarray | None = None,
        is_endless: bool = True,
    ):
        self.game, self.n = game, len(places)
        self.device = device_of(device, game, None) if isinstance(device, str) else device
        self.where = torch.device(device if isinstance(device, str) else "cpu")
        self.is_endless = is_endless
        self.seed = seed_from(seed)
        self.players = torch.tensor([players for players, _ in kinds], device=self.where)[self._put(places).long()]
        self._lay_out(kinds, places, np.arange(self.n) if numbers is None else numbers)
        self._deal()

    def _put(self, array: np.ndarray) -> Tensor:
        return torch.from_numpy(np.ascontiguousarray(array)).to(self.where)

    def _lay_out(self, kinds: Sequence[Variant], places: np.ndarray, numbers: np.ndarray) -> None:
        zeros, put, n = self.device.zeros, self.device.put, self.n
        prepared = variants.prepared(self.game, kinds)
        self._chosen, self._places = put(prepared, self.game.state), put(places, np.int32)
        self._seed = put(words_of(self.seed), np.int64)
        self._adept = subseed(self.seed, "adept")
        self._numbers = put(numbers, np.int64)
        self._states, self._views = zeros((n,), self.game.state), zeros((n,), self.game.state)
        self._legal = zeros((n, self.game.most_legal), np.int32, by_column=True)
        self._counts, self._moves = zeros((n,), np.int32), zeros((n,), np.int64)
        self._ended, self._movers = zeros((n,), bool), zeros((n,), np.int32)
        self._ranks, self._actions = zeros((n, MOST_PLAYERS), np.int32), zeros((n,), np.int32)
        self.legal, self.counts, self.moves = map(self._tensor, (self._legal, self._counts, self._moves))
        self.ended, self.movers, self.ranks = map(self._tensor, (self._ended, self._movers, self._ranks))
        self.actions = self._tensor(self._actions)
        self._room_to_see(variants.told(self.game, prepared)[places])

    def _tensor(self, array: Any) -> Tensor:
        """The same memory as a tensor."""
        return torch.from_numpy(array) if isinstance(array, np.ndarray) else torch.as_tensor(array, device=self.where)

    def _array(self, tensor: Tensor) -> Any:
        """The same memory as loops take it."""
        if self.where.type == "cpu":
            return tensor.numpy()
        from dolmen.core.gpu.array import adopted

        return adopted(self.device.gpu, tensor)  # type: ignore[attr-defined]

    def _room_to_see(self, told: np.ndarray) -> None:
        """Room for what is seen, and behind it what is told of variants; on a GPU neighbours write side by side."""
        size = self.game.observation_size
        shape = (self.n, size + facts_size(self.game))
        is_by_column = self.device.clears
        self.seen = torch.zeros(shape[::-1], device=self.where).T if is_by_column else torch.zeros(shape)
        self.seen[:, size:] = self._put(told)
        self._seen = self._array(self.seen)

    def _deal(self) -> None:
        self._run_advance(0, True)

    def _run_advance(self, further: int, is_endless: bool) -> None:
        game = (self._states, self._actions, self._numbers, self._places, self._legal, self._counts, self._moves)
        told = (self._ended, self._ranks, self._movers)
        self.device.run(loops, "advance", (*game, *told), (self._chosen, self._seed, further, is_endless))

    def look(self) -> Sight:
        """What is seen and can be done now."""
        self.seen[:, : self.game.observation_size] = 0
        self.device.run(loops, "see", (self._states, self._counts, self._views, self._seen))
        counts = self.counts.long()
        starts = counts.cumsum(0) - counts
        total, longest = torch.stack([counts.sum(), counts.max()]).tolist()
        owner = torch.repeat_interleave(torch.arange(self.n, device=self.where), counts, output_size=total)
        place = torch.arange(total, device=self.where) - starts[owner]
        actions = self.legal[owner, place].contiguous()
        traits = torch.zeros((total, self.game.description_size), device=self.where)
        if total:
            rows = (self._array(owner), self._array(actions), self._array(traits))
            self.device.run(loops, "tell", rows, (self._views,))
        return Sight(self.seen, traits, owner, place, actions, counts, starts, max(longest, 1))

    def act(self, actions: Tensor) -> None:
        """Plays an action in each game; -1 lets a game wait."""
        self.actions.copy_(actions)
        self._run_advance(self.n, self.is_endless)

    def adept(self, wanted: Tensor) -> Tensor:
        """What the adept would play in each game in which it is wanted; -1 elsewhere."""
        asked = self._array(torch.where(wanted, self.counts, 0))
        many = Many(self.device, self.game, self._states, self._numbers, asked, self._moves, self._legal)
        return self._tensor(choose_in_many(many, self._adept))

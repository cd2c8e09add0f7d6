"""A bot that plays by a network: `net.onnx` in the game's folder, run by ONNX Runtime on one thread.

It looks at the view of its seat and nothing else, and needs no search. What it thinks is likely to be good is a share
for each action; it plays the best, or draws one by its seed.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from dolmen.bots.analysis import Analysis, Prospect
from dolmen.bots.bot import FOREVER, Bot
from dolmen.bots.desk import Desk, desk_of
from dolmen.bots.ready import is_made, make
from dolmen.bots.senses import facts
from dolmen.bots.settings import settings_of
from dolmen.core.errors import DolmenError
from dolmen.core.explain import explained
from dolmen.core.extras import has, need
from dolmen.core.game import Game
from dolmen.core.native import has_compiler
from dolmen.core.play import Play
from dolmen.core.seed import subseed
from dolmen.core.view import View

FILE = "net.onnx"
UNLIKELY = 0.05  # of the best: what is less likely is not drawn


class NoNetwork(DolmenError):
    """A title that no network has learned."""

    key = "error-no-network"

    def sentence(self) -> str:
        return "no network has learned {game}, in this version: {path}".format(**self.details)


def has_network(game: Game) -> bool:
    """Whether a network plays a game here, in this version of its rules."""
    path = game.folder / FILE
    return has("net") and path.exists() and opinion_of(path).version == game.version


class Opinion:
    """What a network says of positions, one or many at a time."""

    def __init__(self, path: Path):
        need("net", asked="a network")
        import onnxruntime

        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        self._session = onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
        self.version = int(self._session.get_modelmeta().custom_metadata_map["version"])  # of the rules it learned
        sizes = {one.name: one.shape[1] for one in self._session.get_inputs() if len(one.shape) > 1}
        self._traits = int(sizes["traits"])  # that it knows: what is told of an action since then comes behind them

    def of(self, seen: np.ndarray, traits: np.ndarray, owner: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The score of each action, and of each seat from the one to move."""
        known = np.ascontiguousarray(traits[:, : self._traits])
        scores, seats = self._session.run(None, {"seen": seen, "traits": known, "owner": owner})
        return scores, seats


@lru_cache(maxsize=16)
def opinion_of(path: Path) -> Opinion:
    """The network of a file, opened once."""
    return Opinion(path)


def network_of(game: Game) -> Opinion:
    """The network that plays a game."""
    path = game.folder / FILE
    if not has_network(game):
        raise NoNetwork(game=game.name, path=str(path))
    return opinion_of(path)


def senses(desk: Desk, view: View, seat: int, legal: Sequence[int]) -> tuple[np.ndarray, np.ndarray]:
    """What a network is told of a view, and of each legal action."""
    game = view.game
    seen = np.zeros(game.observation_size, np.float32)
    traits = np.zeros((len(legal), game.description_size), np.float32)
    listed: Any = np.array(legal, np.int32) if desk.is_compiled else legal
    with explained(game):
        desk.level("sense_loop").write_senses(desk.box(view), seat, listed, seen, traits)
    return np.concatenate([seen, facts(game, view)])[None], traits


def advised(desk: Desk, view: View, seat: int, legal: Sequence[int], seed: bytes, scores: np.ndarray) -> np.ndarray:
    """Scores of a network in which the adept has a say, where the title asks for it: each errs elsewhere."""
    points = settings_of(view.game).advice
    if not points:
        return scores
    _, judged = desk.weigh(view, seat, subseed(seed, "advice"))
    return scores + np.array([judged[action] for action in legal]) / points


def likelihoods(scores: np.ndarray) -> np.ndarray:
    """How likely a network would play each action."""
    weights = np.exp((scores - scores.max()).astype(np.float64))
    return weights / weights.sum()


class Net(Bot):
    """The bare network. `is_drawn`: it draws among what is likely, instead of playing what is likeliest.

    `is_advised`: in titles whose champion asks the adept it does so, too, and is that champion before it looks ahead.
    """

    def __init__(self, path: Path | None = None, is_drawn: bool = False, is_advised: bool = False):
        need("net", asked="a network")
        self._path = path
        self._is_drawn, self._is_advised = is_drawn, is_advised

    def choose(self, view: View, seat: int, legal: Sequence[int], seed: bytes) -> int:
        """What the network thinks best, or one of what it thinks good."""
        return self._pick(legal, self._weigh(view, seat, legal, seed)[0], seed)

    def analyse(self, view: View, seat: int, legal: Sequence[int], seed: bytes) -> Analysis:
        """The choice; of each action how likely the network would play it, and its chance to win as it stands."""
        likely, win = self._weigh(view, seat, legal, seed)
        prospects = [
            Prospect(action, win, 0.0, reward=float(share)) for action, share in zip(legal, likely, strict=True)
        ]
        prospects.sort(key=lambda prospect: -prospect.reward)
        return Analysis(self._pick(legal, likely, seed), tuple(prospects))

    def _weigh(self, view: View, seat: int, legal: Sequence[int], seed: bytes) -> tuple[np.ndarray, float]:
        desk = desk_of(view.game, has_compiler() and self._is_made(view.game))
        seen, traits = senses(desk, view, seat, legal)
        network = opinion_of(self._path) if self._path else network_of(view.game)
        scores, seats = network.of(seen, traits, np.zeros(len(legal), np.int64))
        if self._is_advised:
            scores = advised(desk, view, seat, legal, seed, scores)
        shares = [math.exp(score - float(seats[0].max())) for score in seats[0][: view.players]]
        return likelihoods(scores), shares[0] / sum(shares)

    def _pick(self, legal: Sequence[int], likely: np.ndarray, seed: bytes) -> int:
        if not self._is_drawn:
            return int(legal[int(likely.argmax())])
        weights = np.where(likely < UNLIKELY * likely.max(), 0, likely)
        return int(random.Random(seed).choices(legal, weights.tolist())[0])

    def is_ready(self, game: Game) -> bool:
        """Whether what it is told is written by compiled code."""
        return not has_compiler() or self._is_made(game)

    def _is_made(self, game: Game) -> bool:
        return is_made(("net", game, self._is_advised))

    def get_ready(self, game: Game, patience: float = FOREVER) -> bool:
        """Opens the network, and compiles what writes the numbers."""

        def look_once() -> None:
            play = Play.new(game, seed=0)
            desk, view, legal = desk_of(game, True), play.view(play.player), play.legal
            senses(desk, view, play.player, legal)
            if self._is_advised:
                advised(desk, view, play.player, legal, play.seed, np.zeros(len(legal)))

        return not has_compiler() or make(("net", game, self._is_advised), look_once, patience)

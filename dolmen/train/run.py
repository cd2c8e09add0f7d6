"""Learning from beginning to end: play, learn, keep earlier selves, evaluate, save; by the clock."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor

from dolmen.core.game import Game
from dolmen.train import checkpoint, variants
from dolmen.train.checkpoint import Course
from dolmen.train.evaluate import ADEPT, RANDOM, Result, evaluate
from dolmen.train.imitate import COPIED, Imitation
from dolmen.train.league import League
from dolmen.train.learn import Figures, Learner, Settings
from dolmen.train.network import Network, settled
from dolmen.train.selfplay import Player
from dolmen.train.world import Sight, World

SAVED_EVERY = 60.0  # seconds
TOLD_EVERY = 10.0
KEPT_EVERY = 60.0  # an earlier self
DRAWN_EVERY = 8  # rounds: another earlier self takes its seats
REWRITTEN = 24  # pages of the adept's choices, where learning goes on from a file: pages are not kept in it

Report = Callable[[dict[str, Any]], None]


class Training:
    """A title being learned. `minutes` more are learned now, of `plan` minutes in all (by default no more).

    With `begin`, a network that plays already, these are the last minutes of the plan. The adept is not copied, neither
    first nor beside self-play: what it was at the beginning is the first of its earlier selves.
    Time is what `clock` says, less that of evaluations.
    """

    def __init__(
        self,
        game: Game,
        minutes: float,
        device: str = "cpu",
        out: Path | None = None,
        resume: Path | None = None,
        seed: int = 1,
        settings: Settings | None = None,
        plan: float | None = None,
        rivals: Sequence[tuple[str, int]] | None = None,
        games: int = 512,
        evaluations: int = 3,
        report: Report = lambda line: None,
        clock: Callable[[], float] = time.perf_counter,
        begin: Network | None = None,
    ):
        kept = checkpoint.load(resume, game.name) if resume else None
        usual = settings or settings_for(game, device)
        self.game, self.device, self.report, self.clock = game, device, report, clock
        self.settings = replace(usual, **_shape_of(checkpoint.settings_of(kept))) if kept else usual
        if begin is not None:
            self.settings = replace(usual, **begin.shape, imitated=0.0, reminded=0.0)
        self.out = out or Path(f"{game.name}.pt")
        self.course = Course(seed=seed)
        self._build(seed)
        if kept:
            self.course = checkpoint.restore(kept, self.learner, self.league)
        self.has_begun = begin is not None
        if begin is not None:
            self.course.seconds = self.course.learned_until = 60 * max(0.0, (plan or minutes) - minutes)
            self._begin_with(begin)
        self.until = self.course.seconds + 60 * minutes
        self.plan = max(60 * plan, self.until) if plan else self.until
        self.rivals = usual_rivals(game) if rivals is None else rivals
        self.games, self.evaluations = games, evaluations
        self.results: list[Result] = []
        self._log = open(self.out.with_suffix(".jsonl"), "a", encoding="utf-8")  # noqa: SIM115

    def _build(self, seed: int) -> None:
        at, where = self.settings, torch.device(self.device)
        torch.manual_seed(seed)
        shape = _shape_of(at)
        network, average = (Network(self.game, **shape).to(where) for _ in range(2))
        average.load_state_dict(network.state_dict())
        chance = torch.Generator(where).manual_seed(seed)
        self.learner = Learner(network, average, at, chance)
        self.among_adepts = round(at.games * (1 - at.league - at.adepts)), round(at.games * (1 - at.league))
        self.league = League(self.game, shape, self.among_adepts[1], where, seed)
        kinds, places = self._dealt(seed, 0, *self.among_adepts, at.games)
        self.world = World(self.game, self.device, kinds, places, seed)
        self.player = Player(self.world, at.horizon, chance)
        self._seat_learners(*self.among_adepts)
        self._imitation: Imitation | None = None

    def _dealt(self, seed: int, *edges: int) -> tuple[list[variants.Variant], np.ndarray]:
        """What is played in the slots, every number of players between each two edges."""
        kinds: list[variants.Variant] = []
        places = []
        for number, (first, last) in enumerate(pairwise(sorted(set(edges)))):
            more, chosen = variants.spread(self.game, last - first, seed + number)
            places.append(chosen + len(kinds))
            kinds.extend(more)
        return kinds, np.concatenate(places).astype(np.int32)

    def _begin_with(self, network: Network) -> None:
        for mine in (self.learner.network, self.learner.average):
            mine.load_state_dict(network.state_dict())
        if self.settings.league > 0:
            self.league.keep(network, round(self.course.seconds))

    def _seat_learners(self, first: int, last: int) -> None:
        """In some games the network has one seat, a different one from slot to slot."""
        slots = torch.arange(self.world.n, device=self.world.where)
        self.player.learner[first:last] = (slots % self.world.players)[first:last].int()

    def _seat_league(self) -> None:
        self._seat_learners(self.league.first, self.world.n)

    def _others(self, sight: Sight, rows: Tensor) -> Tensor:
        """What the adept plays in its games, and an earlier self in those of the league."""
        first, last = self.among_adepts
        if first < last:
            is_theirs = self.world.movers != self.player.learner
            is_theirs[:first] = is_theirs[last:] = False
            rows = torch.where(is_theirs[:, None], settled(sight, self.world.adept(is_theirs)), rows)
        return self.league.answer(sight, rows)

    def run(self) -> Network:
        """Learns until time is up; returns the averaged network."""
        course, told, saved = self.course, 0.0, time.perf_counter()
        if course.rounds == 0:
            self._set_scales()
        if course.rounds == 0 and not self.has_begun:
            self._imitate()
        elif self.settings.reminded_at(course.seconds / self.plan):
            self.imitation.write(REWRITTEN)
        if self.league.selves:
            self._seat_league()
        step = (self.until - course.seconds) / max(1, self.evaluations)
        wanted = [course.seconds + step * (k + 1) for k in range(self.evaluations - 1)]
        begun, decided = course.seconds, course.decisions
        while course.seconds < self.until:
            start = self.clock()
            figures = self._round()
            course.seconds += self.clock() - start
            if course.seconds - told > TOLD_EVERY:
                told = course.seconds
                speed = (course.decisions - decided) / (course.seconds - begun)
                self._tell({"speed": round(speed), **figures})
            if wanted and course.seconds >= wanted[0]:
                wanted.pop(0)
                self._evaluate()
            if time.perf_counter() - saved > SAVED_EVERY:
                saved = time.perf_counter()
                self.save()
        self.save()
        self._evaluate()
        return self.learner.average

    def _set_scales(self) -> None:
        """By what is seen in the first games."""
        written = self.player.play(self.learner.network)
        for network in (self.learner.network, self.learner.average):
            scaled = network.rescale if self.has_begun else network.set_scales
            scaled(written.seen, written.traits)

    @property
    def imitation(self) -> Imitation:
        """The adept's games, in a world of their own."""
        if self._imitation is None:
            seed = self.course.seed
            kinds, places = variants.spread(self.game, min(self.settings.games, COPIED), seed)
            world = World(self.game, self.device, kinds, places, seed)
            self._imitation = Imitation(world, self.learner, self.player.kind, seed)
        return self._imitation

    def _imitate(self) -> None:
        """Copies the adept first, where the settings say so."""
        course, at = self.course, self.settings
        if not at.imitated:
            return
        told = 0.0
        while course.seconds < min(at.imitated, self.until):
            start = self.clock()
            foreseen = self.imitation.round()
            course.seconds += self.clock() - start
            course.decisions += self.imitation.world.n
            if course.seconds - told > TOLD_EVERY:
                told = course.seconds
                self._tell({"imitated": foreseen})

    def _round(self) -> Figures:
        """Plays, learns, and now and then keeps a self or draws another."""
        course, league, learner = self.course, self.league, self.learner
        if course.rounds % DRAWN_EVERY == 0:
            league.draw()
        start = time.perf_counter()
        written = self.player.play(learner.network, self._others)
        _wait(self.device)
        middle = time.perf_counter()
        league.count(written, self.player.learner)
        is_policy_kept = course.rounds < self.settings.values_first
        over = course.seconds / self.plan
        figures = learner.learn(written, over, is_policy_kept)
        if (weight := self.settings.reminded_at(over)) and not is_policy_kept:
            self.imitation.remind(weight)
        _wait(self.device)
        course.rounds += 1
        course.decisions += written.chosen.numel()
        figures["playing"] = (middle - start) / (time.perf_counter() - start)
        figures["actions"] = len(written.scores) / written.chosen.numel()
        if course.seconds - course.learned_until > KEPT_EVERY and self.settings.league > 0:
            course.learned_until = course.seconds
            league.keep(learner.average, round(course.seconds))
            if len(league.selves) == 1:
                league.draw()
                self._seat_league()
        return figures

    def _evaluate(self) -> None:
        for rival, players in self.rivals:
            start = time.perf_counter()
            found = evaluate(self.game, self.learner.average, rival, players, self.games, self.device)
            self.results.append(found)
            took = round(time.perf_counter() - start, 1)
            share, within = round(found.share, 4), round(found.within, 4)
            self._tell({"rival": rival, "players": players, "games": found.games, "share": share, "within": within,
                        "took": took})  # fmt: skip

    def save(self) -> None:
        """Writes the state of learning."""
        checkpoint.save(self.out, self.game.name, self.learner, self.league, self.course)

    def _tell(self, line: dict[str, Any]) -> None:
        course = self.course
        head = {
            "game": self.game.name,
            "seconds": round(course.seconds, 1),
            "left": round(self.until - course.seconds, 1),
        }
        line = {**head, "decisions": course.decisions, **{k: _short(v) for k, v in line.items()}}
        self._log.write(json.dumps(line) + "\n")
        self._log.flush()
        self.report(line)


def usual_rivals(game: Game) -> list[tuple[str, int]]:
    """The adept and random play with the fewest players, the adept with four."""
    few = game.players[0]
    return [(RANDOM, few), (ADEPT, few), *([(ADEPT, 4)] if 4 in game.players and few != 4 else [])]


def settings_for(game: Game, device: str) -> Settings:
    """How a title is learned on a device: the larger its positions and lists, the fewer games at once."""
    large = game.observation_size > 5_000
    at = Settings(neck=64, width=192, horizon=32, **_AFTER_THE_ADEPT) if large else Settings()
    if device == "cpu":
        at = replace(at, games=256, width=64, blocks=2, action_width=32, batch=2_048, kept=0.5, average=0.98)
    return at


# Where lists are long and games at random are short, nearly all that is tried at first teaches nothing.
_AFTER_THE_ADEPT: dict[str, Any] = {
    "imitated": 240.0, "reminded": 0.3, "reminded_until": 1.0, "values_first": 10, "entropy": 0.03,
    "last_entropy": 0.004, "rate": 5e-4, "by_rank": 0.0,
}  # fmt: skip


def _shape_of(settings: Settings) -> dict[str, int]:
    names = ("width", "blocks", "action_width", "neck")
    return {name: getattr(settings, name) for name in names}


def _wait(device: str) -> None:
    if device == "cuda":
        torch.cuda.synchronize()


def _short(value: Any) -> Any:
    return float(f"{value:.4g}") if isinstance(value, float) else value

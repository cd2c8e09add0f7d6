"""A spot: one decision that is looked at, with what is asked about it again and again."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from dolmen.bots import find_bot
from dolmen.bots.bot import Bot, Budget
from dolmen.bots.desk import desk_of
from dolmen.bots.net import likelihoods, network_of, senses
from dolmen.bots.searcher import searcher_of
from dolmen.core.seed import subseed
from dolmen.core.view import View
from dolmen.puzzles.hunt.race import Race
from dolmen.puzzles.hunt.terms import (
    FEW,
    JUDGED,
    MISSED,
    NETWORK,
    SEARCH_FIRST,
    SEEDS,
    SIEVED,
    gap_for,
    search_for,
    sieve_of,
)
from dolmen.review.estimate import Estimate, Estimator, estimator_of, seed_of_view


@dataclass
class Spot:
    """A decision as its player sees it, and what was found out about it so far."""

    view: View
    step: int
    legal: tuple[int, ...]
    before: View | None = None  # the player's view before the last decision of another
    since: tuple[int, ...] = ()  # what was played from there
    best: int = -1  # the action that is thought best
    right: tuple[int, ...] = ()  # the actions that are as good
    known: dict[int, tuple[float, int]] = field(default_factory=dict)  # chances, and in how many guesses
    worth: float = 0.0
    gap: float = 0.0
    error: float = 0.0
    used: int = 0  # guesses, so that the next are fresh
    next: int = -1  # the first action that is not right
    figures: dict[str, float] = field(default_factory=dict)

    @property
    def seat(self) -> int:
        """Who is to move."""
        return self.view.viewer

    @property
    def least_gap(self) -> float:
        """How much better the best action must be."""
        return gap_for(self.view.players)

    @cached_property
    def estimator(self) -> Estimator:
        """What computes chances."""
        return estimator_of(self.view.game, True, True)

    def seed(self, *purpose: object) -> bytes:
        """Dice for a purpose, which depend on the view alone."""
        return subseed(seed_of_view(self.view, "puzzle"), *purpose)

    def estimate(self, arms: list[int], guesses: int, looks: int | None = None) -> Estimate:
        """Fresh guesses of some arms."""
        found = self.estimator.estimate(self.view, arms, guesses, first=self.used, looks=looks)
        self.used += guesses
        return found

    def note(self, found: Estimate) -> None:
        """Keeps chances that rest on no fewer guesses than those known."""
        for place, arm in enumerate(found.arms):
            if found.guesses >= self.known.get(arm, (0.0, 0))[1]:
                self.known[arm] = found.win(place), found.guesses

    @cached_property
    def adepts(self) -> Counter[int]:
        """What the adept does, with several seeds."""
        desk = desk_of(self.view.game, True)
        return Counter(desk.choose("adept", self.view, self.seat, self.seed("adept", n)) for n in range(SEEDS))

    @cached_property
    def likely(self) -> dict[int, float]:
        """How likely the title's network takes each action, the likeliest first; nothing where it is no sieve."""
        if sieve_of(self.view.game) != NETWORK:
            return {}
        seen, traits = senses(desk_of(self.view.game, True), self.view, self.seat, self.legal)
        scores, _ = network_of(self.view.game).of(seen, traits, np.zeros(len(self.legal), np.int64))
        shares = zip(self.legal, likelihoods(scores).tolist(), strict=True)
        return dict(sorted(shares, key=lambda one: (-one[1], one[0])))

    @cached_property
    def liked(self) -> list[int]:
        """What the title's network likes most, or a short search of many actions; nothing where neither is a sieve."""
        if sieve_of(self.view.game) == SEARCH_FIRST and len(self.legal) > FEW:
            return self.search(SIEVED, "sieve")[:1]
        return [*self.likely][:1]

    def judged(self) -> list[int]:
        """The actions that the adept misses, the best first by the judge."""
        _, values = desk_of(self.view.game, True).weigh(self.view, self.seat, self.seed("judge"))
        missed = [action for action in self.legal if SEEDS - self.adepts[action] >= MISSED]
        return sorted(missed, key=lambda action: (-values[action], action))

    @cached_property
    def candidates(self) -> list[int]:
        """What is compared at first: what the sieve likes, and what the adept does."""
        return [*dict.fromkeys((*(self.liked or self.judged()[:JUDGED]), *self.adepts))]

    @cached_property
    def race(self) -> Race:
        """The race of the candidates."""
        return Race(self, self.candidates)

    def search(self, iterations: int, *purpose: object) -> list[int]:
        """What a search thinks of the actions, the best first."""
        searcher = searcher_of(self.view.game, 1)
        found = searcher.analyse(self.view, self.seat, self.seed("search", *purpose), iterations=iterations)
        return [prospect.action for prospect in found.prospects]

    @cached_property
    def searched(self) -> int:
        """What a long search prefers."""
        return self.search(search_for(self.view.game), "long")[0]

    def solved_by(self, word: str, seeds: int, iterations: int | None = None) -> float:
        """How often a bot finds one of the right actions."""
        bot: Bot = find_bot(word, Budget(iterations=iterations, threads=1))
        bot.get_ready(self.view.game)
        chosen = [bot.choose(self.view, self.seat, self.legal, self.seed(word, iterations, n)) for n in range(seeds)]
        return float(np.isin(chosen, self.right).mean())

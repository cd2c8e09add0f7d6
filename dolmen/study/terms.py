"""The terms of a study: which games are played, how closely they are looked at, and what counts as a finding.

All of it is settled before the first game, the smallest effects worth telling too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from dolmen.bots import find_level
from dolmen.core.errors import DolmenError
from dolmen.core.game import Game, find_game
from dolmen.core.seed import Seed
from dolmen.study.series import Series

REPEATS = 4  # how often each deal is played, so that what chance decided can be told from what the bots did
SIZES = (1000, 40, 4)  # games of a slice: the largest that leaves enough slices to share out and to keep
FEWEST_SLICES = 10
LADDER = ("random", "novice", "adept", "master", "champion")  # from the weakest to the strongest level


class BadStudy(DolmenError):
    """Terms that make no study."""

    key = "error-bad-study"

    def sentence(self) -> str:
        return "this study cannot be made: {why}".format(**self.details)


@dataclass(frozen=True)
class Closeness:
    """How many games are looked at more closely than by their results: each such section tells its sample."""

    watched: int = 4000  # games whose chances are followed
    moments: int = 20  # of a watched game
    guesses: int = 6  # of what a spectator does not see, at each moment
    weighed: int = 3000  # games of which one decision is looked at, all its actions tried
    tried: int = 48  # actions of a decision, at most
    tries: int = 8  # guesses of what the player does not see
    openings: int = 5000  # deals whose gifts of chance are compared
    heard: int = 600  # games whose events are listened to
    matched: int = 1200  # games of a stronger bot among weaker ones, or of one that sees everything


@dataclass(frozen=True)
class Variant:
    """One of the ways to play that are compared: its name, its options, and a seed of its own if it has one."""

    name: str
    options: Mapping[str, object]
    seed: Seed | None = None


@dataclass(frozen=True)
class Terms:
    """What a study plays: a level in all seats, in numbers of players and variants, so many games of each."""

    game: str
    level: str
    players: tuple[int, ...]
    variants: tuple[Variant, ...]
    games: int
    seed: Seed
    iterations: int | None
    closeness: Closeness

    @classmethod
    def settled(
        cls,
        game: Game | str,
        level: str = "adept",
        games: int = 1000,
        players: Sequence[int] = (),
        vary: Mapping[str, Sequence[str]] | Sequence[Variant] = (),
        options: Mapping[str, object] | None = None,
        seed: Seed = 1,
        iterations: int | None = None,
        closeness: Closeness | None = None,
    ) -> Terms:
        """Checks what was asked; `games` is rounded up to whole deals."""
        found = find_game(game) if isinstance(game, str) else game
        find_level(level)
        if games < 2 * REPEATS:
            raise BadStudy(why=f"{games} games are too few; {2 * REPEATS} are the least")
        variants = variants_of(vary, options or {})
        counts = tuple(players) or tuple(found.players)
        for count, variant in product(counts, variants):
            found.settle(count, variant.options)
        whole = -(-games // REPEATS) * REPEATS
        return cls(found.name, level, counts, variants, whole, seed, iterations, closeness or Closeness())

    def series(self, players: int, variant: Variant, seats: Sequence[str] = ()) -> Series:
        """The games of a number of players and a variant; other seats than the study's where they are given."""
        seed = self.seed if variant.seed is None else variant.seed
        sitting = tuple(seats) or (self.level,) * players
        return Series.settled(self.game, sitting, variant.options, seed, REPEATS, self.iterations)

    @property
    def is_paired(self) -> bool:
        """Whether all variants are played on the same deals."""
        return all(variant.seed is None for variant in self.variants)

    @property
    def size(self) -> int:
        """How many games a slice has: whole deals, and the same wherever it is played.

        Few different sizes, so that a study of more games goes on with the slices of a smaller one.
        """
        return next((size for size in SIZES if size * FEWEST_SLICES <= self.games), SIZES[-1])

    def rivals(self) -> list[tuple[str, str]]:
        """Pairs of a stronger and a weaker level: from the lot up to the one that is studied, or the novice."""
        known = LADDER[: max(LADDER.index(self.level), 1) + 1] if self.level in LADDER else LADDER[:3]
        return list(zip(known[1:], known, strict=False))

    @property
    def has_seers(self) -> bool:
        """Whether it is studied what secrets are worth: who plays by lot makes nothing of what they see."""
        return self.level not in LADDER[:2]


def variants_of(vary: Mapping[str, Sequence[str]] | Sequence[Variant], options: Mapping[str, object]) -> tuple:
    """Every combination of the values that vary, the first of each being the usual one."""
    if not isinstance(vary, Mapping):
        return tuple(vary) or (Variant("", dict(options)),)
    names = list(vary)
    found = []
    for values in product(*vary.values()):
        told = ", ".join(f"{name}={value}" for name, value in zip(names, values, strict=True))
        found.append(Variant(told, {**options, **dict(zip(names, values, strict=True))}))
    return tuple(found)

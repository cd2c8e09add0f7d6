"""Random games with every law watched: for tests, and for the stress test."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from types import ModuleType

import numpy as np

from dolmen.core.errors import BadOption
from dolmen.core.explain import explained
from dolmen.core.game import Game
from dolmen.core.native import fast_jit, native
from dolmen.core.options import Chosen
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.core.viewer import NOBODY
from dolmen.laws import position


class BrokenLaw(AssertionError):
    """A law that does not hold, with the play that shows it."""

    def __init__(self, law: str, play: Play):
        self.law = law
        self.play = play
        super().__init__(f"{play.game.name}, {play.players} players, {play.options}, step {len(play.steps)}: {law}")


@dataclass(frozen=True)
class Setting:
    """A game with a number of players and its options."""

    game: Game
    players: int
    options: Chosen

    def __str__(self) -> str:
        chosen = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.name}-{self.players}-{chosen}"


def settings(game: Game) -> Iterator[Setting]:
    """The defaults for every number of players, then each value of each option once."""
    for players in game.players:
        yield Setting(game, players, game.settle(players))
    for option in game.options:
        players = game.players[-1]
        for value in option.choices(players)[1:]:
            try:
                yield Setting(game, players, game.settle(players, {option.name: value}))
            except BadOption:
                continue


def random_setting(game: Game, chance: random.Random) -> Setting:
    """Any number of players and any options that go together."""
    while True:
        players = chance.choice(list(game.players))
        asked = {option.name: chance.choice(option.choices(players)) for option in game.options}
        try:
            return Setting(game, players, game.settle(players, asked))
        except BadOption:
            continue


class Walker:
    """Plays random games of one game, compiled beside interpreted, and watches the laws at every step."""

    def __init__(self, game: Game, rules: ModuleType | None = None, jit: Callable = fast_jit):
        self.game = game
        self.rules = rules or game.rules
        self.twin = native(self.rules, jit=jit)
        self.laws = native(position, self.rules, jit)
        self.box = np.zeros(position.SLOTS, game.state)
        self.raw = self.box.view(np.uint8).reshape(position.SLOTS, game.state.itemsize)
        self.dice, self.chance = np.zeros(5, np.int64), np.zeros(5, np.int64)
        self.out = np.zeros(game.most_legal + 1, np.int64)
        self.other_out = np.zeros(game.most_legal + 1, np.int64)
        self.planes = np.zeros(game.observation_size, np.float32)
        self.terms = np.zeros(len(game.parts))
        self.public = public_bytes(game)
        self.traits = np.zeros((2, game.description_size), np.float32)
        self.marks = np.zeros(game.most_legal + 1, np.int64)
        self.actions = np.zeros(game.longest + 1, np.int64)

    def walk(self, setting: Setting, seed: bytes, side_by_side: bool = True) -> int:
        """One random game with every law at each step, and the interpreter `side_by_side`; returns how many steps."""
        with explained(self.game):
            return self._walk(setting, seed, side_by_side)

    def _walk(self, setting: Setting, seed: bytes, side_by_side: bool) -> int:
        chance = random.Random(seed)
        self.dice[:4] = [chance.getrandbits(32) for _ in range(4)]
        truth = self.box[position.TRUTH]
        self.box[position.TRUTH] = np.zeros(1, self.game.state)[0]
        self.game.prepare(truth, setting.players, setting.options, seed)
        self.twin.setup(truth)
        if side_by_side:
            return self._walk_side_by_side(self._begin(setting, seed), chance)
        self.chance[:] = [*(chance.getrandbits(32) for _ in range(4)), 0]
        broken = self.laws.walk(
            self.box, self.raw, self.dice, self.chance, self.out, self.other_out, self.planes, self.terms, self.public,
            self.traits, self.marks, self.actions,
        )  # fmt: skip
        count = int(self.actions[0])
        if broken:
            play = self._begin(setting, seed)
            for action in self.actions[1 : count + 1].tolist():
                play.act(action)
            raise BrokenLaw(self.named(broken), play)
        return count

    def _begin(self, setting: Setting, seed: bytes) -> Play:
        play = Play(self.game, setting.players, setting.options, seed)
        if play.rules is not self.rules:
            play.rules = self.rules
            play._begin()
        return play

    def _walk_side_by_side(self, play: Play, chance: random.Random) -> int:
        """The same with the interpreter beside it, compared in bytes."""
        truth = self.box[position.TRUTH]
        while True:
            if self.raw[position.TRUTH].tobytes() != play.state.pack(self.game.state):
                raise BrokenLaw("interpreted and compiled agree in bytes", play)
            if broken := self.broken():
                raise BrokenLaw(self.named(broken), play)
            n = self.twin.legal_actions(truth, self.out)
            if tuple(self.out[:n]) != play.legal:
                raise BrokenLaw("interpreted and compiled have the same legal actions", play)
            if n == 0:
                return len(play.steps)
            if len(play.steps) >= self.game.longest:
                raise BrokenLaw(position.LAWS[position.BOUND], play)
            action = int(self.out[chance.randrange(n)])
            if self._described(play, action) != self._described_compiled(action):
                raise BrokenLaw("interpreted and compiled describe an action alike", play)
            self.twin.apply(truth, action)
            play.act(action)

    def _described(self, play: Play, action: int) -> list[float]:
        out = [0.0] * self.game.description_size
        self.rules.describe(play.view(play.player), action, out)
        return out

    def _described_compiled(self, action: int) -> list[float]:
        self.laws.write_traits(self.box[position.TRUTH], action, self.traits[0])
        return self.traits[0].tolist()

    def broken(self) -> int:
        """The number of the first law that the position in the box breaks, or 0."""
        return self.laws.broken_law(
            self.box, self.raw, self.dice, self.out, self.other_out, self.planes, self.terms, self.public,
            self.traits, self.marks,
        )  # fmt: skip

    def named(self, broken: int) -> str:
        """A law by its number, with the invariant that it is about."""
        if broken == position.INVARIANT:
            return f"{position.LAWS[broken]}: {self.game.invariants[self.twin.check(self.box[position.TRUTH])]}"
        if broken in (position.SWAP_INVARIANT, position.GUESS_INVARIANT):
            return f"{position.LAWS[broken]}: {self.game.invariants[self.twin.check(self.box[position.OTHER])]}"
        return position.LAWS[broken]

    def learner(self, play: Play, action: int, viewers: Iterable[int] | None = None, tries: int = 3) -> int | None:
        """Who of `viewers` (or of all) learns something hidden when `action` is played now, as far as guesses tell."""
        play.state.store(self.box[position.TRUTH])
        for viewer in range(NOBODY, play.players) if viewers is None else viewers:
            for _ in range(tries):
                if self.laws.learns(self.box, self.raw, self.dice, viewer, action, self.other_out):
                    return viewer
        return None


def public_bytes(game: Game) -> np.ndarray:
    """Marks the bytes of the fields that everybody sees."""
    marked = np.zeros(game.state.itemsize, np.uint8)
    assert game.state.fields is not None
    for name in game.public:
        kind, offset = game.state.fields[name][:2]
        marked[offset : offset + kind.itemsize] = 1
    return marked


def random_play(setting: Setting, seed: int | bytes) -> Play:
    """A whole random game, interpreted."""
    key = seed_from(seed)
    chance = random.Random(key)
    play = Play(setting.game, setting.players, setting.options, key)
    while not play.over:
        play.act(chance.choice(play.legal))
    return play

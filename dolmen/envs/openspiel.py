"""Every game as a game of OpenSpiel. Importing this file registers them: `pyspiel.load_game("dolmen_tain(players=3)")`.

Chance lies inside our rules, under a seed. So there is one chance node, at the beginning, over numbered deals: with
`deals=8` there are eight, each as likely; otherwise one of a million is drawn by lot, and is the only outcome.
A player's information state is all that they saw, in order: actions in the words that were public, and what each of
them changed in the player's view.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pyspiel

from dolmen.core.dice import DRAWN, SEED_WORDS
from dolmen.core.game import Game, games
from dolmen.core.native import native
from dolmen.core.options import Option
from dolmen.core.seed import seed_from, subseed, words_of
from dolmen.core.viewer import NOBODY
from dolmen.envs.seen import check_rewards, rewards

MANY_DEALS = 1_000_000  # OpenSpiel makes masks of them
MANY_GUESSES = 2**53  # as fine as a float is
MARK = "_"  # before text that OpenSpiel would read as a number
LARGEST_SCORE = 10_000.0  # no game counts so many points


class Table:
    """A game with its players, options and parameters, compiled; what all its positions share."""

    def __init__(self, name: str, players: int, options: tuple, deals: int, seed: int, is_listed: bool, kind: str):
        check_rewards(kind)
        self.key = (name, players, options, deals, seed, is_listed, kind)
        self.game, self.players, self.deals, self.seed = games()[name], players, deals, seed
        self.is_listed, self.kind = is_listed, kind
        self.options = self.game.settle(players, dict(options))
        self.rules = native(self.game.rules)
        self.out = np.zeros(self.game.most_legal + 1, np.int64)
        self._chance = np.random.default_rng(seed)

    def draw(self) -> int:
        """The number of a deal, by lot."""
        return int(self._chance.integers(MANY_DEALS))

    def seed_of(self, number: int) -> bytes:
        """The seed of a numbered deal: a `Play` of that seed is the same game."""
        return subseed(seed_from(self.seed), "deal", number)

    def deal(self, number: int) -> Position:
        """The position at the start of a numbered deal."""
        box = np.zeros(1, self.game.state)
        self.game.prepare(box[0], self.players, self.options, self.seed_of(number))
        self.rules.setup(box[0])
        return Position(self, box)

    def __deepcopy__(self, memo: Any) -> Table:
        return self

    def __reduce__(self) -> Any:
        return table, self.key


@cache
def table(*settings: Any) -> Table:
    """The one table of these settings."""
    return Table(*settings)


class Position:
    """A state and the one before it. It never changes, so that copies of it can be shared."""

    def __init__(self, at: Table, box: np.ndarray, before: Position | None = None, mover: int = NOBODY, said: int = 0):
        self.table, self.box, self.before, self.mover, self.said = at, box, before, mover, said
        self.legal: list[int] = at.out[: at.rules.legal_actions(box[0], at.out)].tolist()
        self.stories: dict[int, str] = {}  # what each player has seen up to here, once somebody asked
        self.views: dict[int, np.ndarray] = {}

    def play(self, action: int) -> Position:
        """The position after an action."""
        box = self.box.copy()
        mover = int(box[0]["player"])
        self.table.rules.apply(box[0], action)
        return Position(self.table, box, self, mover, action)

    def view(self, viewer: int) -> np.ndarray:
        """What a viewer sees, as a box."""
        if viewer not in self.views:
            box = self.box.copy()
            self.table.rules.hide(box[0], viewer)
            self.views[viewer] = box
        return self.views[viewer]

    def story(self, player: int) -> str:
        """All that a player saw, in order."""
        untold, at = [], self
        while player not in at.stories and at.before is not None:
            untold.append(at)
            at = at.before
        if player not in at.stories:
            at.stories[player] = changes(np.zeros_like(at.box), at.view(player))
        told = [at.stories[player], *(one.line(player) for one in reversed(untold))]
        self.stories[player] = "\n".join(told)
        return self.stories[player]

    def line(self, player: int) -> str:
        """What the last action showed to a player: the words of it, and what changed in their view."""
        assert self.before is not None
        notation = self.table.game.notation
        words = notation.sentence(self.said) if player == self.mover else notation.public(self.said)
        return f"{self.mover}: {words} {changes(self.before.view(player), self.view(player))}"

    def guess(self, player: int, chance: float) -> Position:
        """A position that a player cannot tell from this one."""
        box = self.view(player).copy()
        dice = subseed(seed_from(int(chance * MANY_GUESSES)), "guess")
        box[0]["dice"][:SEED_WORDS] = words_of(dice)
        box[0]["dice"][DRAWN] = 0
        self.table.rules.guess(box[0], player)
        guessed = Position(self.table, box)
        guessed.stories[player] = self.story(player)
        return guessed

    def returns(self) -> list[float]:
        """What the ending is worth to each player; nothing before the end."""
        if self.legal:
            return [0.0] * self.table.players
        rules, state, seats = self.table.rules, self.box[0], range(self.table.players)
        scores, ranks = ([count(state, seat) for seat in seats] for count in (rules.score, rules.rank))
        return rewards(self.table.kind, scores, ranks).tolist()

    def __deepcopy__(self, memo: Any) -> Position:
        return self

    def __reduce__(self) -> Any:
        told = {player: self.story(player) for player in range(self.table.players)}
        return revive, (self.table.key, self.box.tobytes(), told)


def revive(key: tuple, data: bytes, stories: dict[int, str]) -> Position:
    """A position that was written down, with what its players had seen."""
    at = table(*key)
    position = Position(at, np.frombuffer(data, at.game.state).copy())
    position.stories = stories
    return position


def changes(before: np.ndarray, after: np.ndarray) -> str:
    """The bytes in which two views differ: `a4=ff a7=02`."""
    old, new = before.view(np.uint8), after.view(np.uint8)
    return " ".join(f"{place:x}={new[place]:02x}" for place in np.flatnonzero(old != new).tolist())


class State(pyspiel.State):
    """A position, or the chance node before the deal."""

    def __init__(self, game: DolmenGame):
        super().__init__(game)
        self.table = game.table
        self.position: Position | None = None
        self.drawn: int | None = None  # the deal, where it is drawn by lot and was asked for

    def current_player(self) -> int:
        """Who is to move."""
        if self.position is None:
            return pyspiel.PlayerId.CHANCE
        return int(self.position.box[0]["player"]) if self.position.legal else pyspiel.PlayerId.TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The numbers of the deals."""
        deals = self.table.deals
        if deals:
            return [(deal, 1 / deals) for deal in range(deals)]
        self.drawn = self.table.draw() if self.drawn is None else self.drawn
        return [(self.drawn, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return list(range(len(self.position.legal))) if self.table.is_listed else self.position.legal

    def _action(self, choice: int) -> int:
        assert self.position is not None
        return self.position.legal[choice] if self.table.is_listed else choice

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position = self.table.deal(action)
        else:
            self.position = self.position.play(self._action(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.table.game.notation.sentence(self._action(action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position is not None and not self.position.legal

    def returns(self) -> list[float]:
        """What the game is worth to each player."""
        return [0.0] * self.table.players if self.position is None else self.position.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> State:
        """A state that a player cannot tell from this one, with what they cannot see dealt anew."""
        assert self.position is not None, "nothing is known before the deal"
        other = self.clone()
        other.position = self.position.guess(player, sampler())
        return other

    def __str__(self) -> str:
        return "before the deal" if self.position is None else self.position.box.tobytes().hex()


class Observer:
    """What a player sees: the observation as numbers, the information state as words."""

    def __init__(self, game: Game, kind: Any):
        self.kind = kind
        self.tensor = None if kind.perfect_recall else np.zeros(game.observation_size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def _viewer(self, player: int) -> int:
        return NOBODY if self.kind.private_info == pyspiel.PrivateInfoType.NONE else player

    def set_from(self, state: State, player: int) -> None:
        """Writes the planes of the game."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.position is not None:
            viewer = self._viewer(player)
            state.position.table.rules.observe(state.position.view(viewer)[0], viewer, self.tensor)

    def string_from(self, state: State, player: int) -> str:
        """All that was seen, or what is seen now."""
        if state.position is None:
            return "before the deal"
        viewer = self._viewer(player)
        if self.kind.perfect_recall:
            return state.position.story(viewer)
        return changes(np.zeros_like(state.position.box), state.position.view(viewer))


class DolmenGame(pyspiel.Game):
    """A game with its parameters: players, options, `deals`, `seed`, `actions` ("numbers", "listed"), `rewards`."""

    title: Game

    def __init__(self, params: dict[str, Any] | None = None):
        asked = {name: as_text(value) for name, value in (params or {}).items()}
        named = ((option.name, asked.get(option.name, "")) for option in self.title.options)
        options = tuple((name, word(value)) for name, value in named if value != "")
        deals, seed, players = (int(asked.get(name, default)) for name, default in self.numbers().items())
        is_listed = asked.get("actions", "numbers") == "listed"
        self.table = table(self.title.name, players, options, deals, seed, is_listed, asked.get("rewards", "victory"))
        super().__init__(game_type(self.title, self.table.kind, deals), self._info(), asked)

    @classmethod
    def numbers(cls) -> dict[str, int]:
        """The parameters that are numbers, as they are if nothing is said."""
        return {"deals": 0, "seed": 0, "players": cls.title.players[0]}

    def _info(self) -> pyspiel.GameInfo:
        title, table = self.title, self.table
        bound = LARGEST_SCORE if table.kind == "points" else 1.0
        return pyspiel.GameInfo(
            num_distinct_actions=title.most_legal if table.is_listed else title.actions,
            max_chance_outcomes=table.deals or MANY_DEALS,
            num_players=table.players,
            min_utility=-bound,
            max_utility=bound,
            utility_sum=None if table.kind == "points" else 0.0,
            max_game_length=title.longest,
        )

    def new_initial_state(self) -> State:
        """The chance node before the deal."""
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal."""
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An observer of views, or with perfect recall of all that was seen."""
        if params:
            raise ValueError(f"observers have no parameters, not {params}")
        return Observer(self.title, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def word(value: Any) -> str:
    """The value of an option as our games write it."""
    return str(value).lower() if isinstance(value, bool) else str(value).removeprefix(MARK)


def as_text(value: Any) -> Any:
    """A parameter that OpenSpiel reads again as it is: text that looks like a number is marked, `_0`."""
    return MARK + value if isinstance(value, str) and value.isdigit() else value


def usual(option: Option, players: int) -> Any:
    """What a parameter is if nothing is said, of the type by which OpenSpiel reads its values; "" is the default."""
    values = option.choices(players)
    if callable(option.values):
        return ""
    if all(value.isdigit() for value in values):
        return int(values[0])
    return values[0] == "true" if set(values) == {"true", "false"} else ""


def game_type(game: Game, kind: str = "victory", deals: int = 0) -> pyspiel.GameType:
    """What OpenSpiel is told of a game."""
    settings = {"players": game.players[0], "deals": 0, "seed": 0, "actions": "numbers", "rewards": "victory"}
    options = {option.name: usual(option, game.players[0]) for option in game.options}
    chance, utility = pyspiel.GameType.ChanceMode, pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"dolmen_{game.name}",
        long_name=f"Dolmen: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance.EXPLICIT_STOCHASTIC if deals else chance.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if kind == "points" else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**options, **settings},
    )


def register(game: Game) -> None:
    """Makes a game known to OpenSpiel, once."""
    if f"dolmen_{game.name}" not in pyspiel.registered_names():
        pyspiel.register_game(game_type(game), type(f"Dolmen{game.name.title()}", (DolmenGame,), {"title": game}))


for found in games().values():
    register(found)

"""The official suites of PettingZoo, Gymnasium and OpenSpiel, for one setting of a game."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pyspiel
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from dolmen.envs.gymnasium import name_of
from dolmen.envs.openspiel import usual
from dolmen.envs.pettingzoo import env
from dolmen.laws.walk import Setting
from tests.envs.sample import asked

SHORT = 30  # actions of each agent
AT_MOST_LISTED = 300


def pettingzoo_suite(setting: Setting, **more: Any) -> None:
    """What PettingZoo asks of an environment."""

    def make(**mode: Any) -> Any:
        return env(setting.game.name, **asked(setting), **more, **mode)

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # it wonders at masks of those who are not to move
        api_test(make(), num_cycles=SHORT, verbose_progress=False)
        seed_test(make, num_cycles=SHORT)
        render_test(make, custom_tests={"svg": lambda drawn: drawn.startswith("<svg")})


def pettingzoo_speed(setting: Setting) -> None:
    """The benchmark of PettingZoo, as it is: five seconds."""
    performance_benchmark(env(setting.game.name, **asked(setting)))


def pettingzoo_speed_for_a_blink(setting: Setting, monkeypatch: Any) -> None:
    """The same, with a clock by which the five seconds are over after a few rounds."""
    clock = iter(range(1000))
    monkeypatch.setattr("time.time", lambda: next(clock) * 3)
    pettingzoo_speed(setting)


def gymnasium_suite(setting: Setting, **more: Any) -> None:
    """What Gymnasium asks of an environment."""
    name = name_of(setting.game.name, setting.game.version)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        made = gymnasium.make(name, disable_env_checker=True, **asked(setting), **more)
        check_env(made.unwrapped)


def vector_suite(setting: Setting, mode: AutoresetMode, **more: Any) -> None:
    """What Gymnasium says of many environments at once: spaces, shapes, and games that go on by themselves."""
    name, count = name_of(setting.game.name, setting.game.version), 3
    many = gymnasium.make_vec(name, num_envs=count, autoreset_mode=mode, room=AT_MOST_LISTED, **asked(setting), **more)
    assert many.metadata["autoreset_mode"] == mode
    seen, _ = many.reset(seed=1)
    ended = 0
    while ended == 0:
        assert seen in many.observation_space
        actions = np.where(seen["action_mask"].any(axis=1), seen["action_mask"].argmax(axis=1), 0)
        assert actions in many.action_space
        seen, reward, over, cut, _ = many.step(actions)
        assert reward.shape == over.shape == cut.shape == (count,)
        ended += int(over.sum())
    many.close()


def openspiel_suite(setting: Setting, games: int = 1, **more: Any) -> None:
    """What OpenSpiel asks of a game, with deals that are told and with one that is drawn."""
    options = {option.name: parameter(option, setting) for option in setting.game.options}
    settings = {"players": setting.players, **options, **more}
    game = pyspiel.load_game(f"dolmen_{setting.game.name}", {**settings, "deals": 3})
    pyspiel.random_sim_test(game, games, serialize=True, verbose=False)
    game = pyspiel.load_game(f"dolmen_{setting.game.name}", settings)
    pyspiel.random_sim_test(game, games, serialize=False, verbose=False)


def parameter(option: Any, setting: Setting) -> Any:
    """The value of an option in the type by which OpenSpiel reads it."""
    kind, value = type(usual(option, setting.game.players[0])), setting.options[option.name]
    return value == "true" if kind is bool else kind(value)

"""Every title passes what PettingZoo, Gymnasium and OpenSpiel ask of an environment; all settings in tests/long."""

import pytest
from gymnasium.vector import AutoresetMode

from tests.envs.sample import FEW
from tests.envs.suites import (
    AT_MOST_LISTED,
    gymnasium_suite,
    openspiel_suite,
    pettingzoo_speed_for_a_blink,
    pettingzoo_suite,
    vector_suite,
)

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("setting", FEW, ids=str)
def test_pettingzoos_own_tests_pass(setting):
    pettingzoo_suite(setting)


@pytest.mark.parametrize("setting", FEW, ids=str)
def test_pettingzoos_own_tests_pass_with_listed_actions(setting):
    pettingzoo_suite(setting, actions="listed", room=AT_MOST_LISTED)


@pytest.mark.parametrize("setting", FEW, ids=str)
def test_pettingzoos_benchmark_runs(setting, monkeypatch):
    pettingzoo_speed_for_a_blink(setting, monkeypatch)


@pytest.mark.parametrize("setting", FEW, ids=str)
def test_gymnasiums_own_check_passes(setting):
    gymnasium_suite(setting)
    gymnasium_suite(setting, actions="listed", seat=None, rewards="rank")


@pytest.mark.parametrize("setting", FEW, ids=str)
def test_many_environments_at_once_keep_gymnasiums_terms(setting):
    vector_suite(setting, AutoresetMode.NEXT_STEP, actions="listed")


@pytest.mark.parametrize("setting", FEW, ids=str)
def test_openspiels_own_simulation_passes(setting):
    openspiel_suite(setting)


@pytest.mark.parametrize("setting", FEW, ids=str)
def test_openspiels_own_simulation_passes_with_listed_actions(setting):
    openspiel_suite(setting, actions="listed", rewards="points")

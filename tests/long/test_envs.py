"""The official suites of the environments for every player count and every option."""

import pytest
from gymnasium.vector import AutoresetMode

from bench.titles import PAGE, row
from dolmen.core.game import games
from tests.envs.sample import ALL, FEW
from tests.envs.suites import gymnasium_suite, openspiel_suite, pettingzoo_speed, pettingzoo_suite, vector_suite


@pytest.mark.parametrize("setting", ALL, ids=str)
def test_every_setting_passes_pettingzoos_own_tests(setting):
    pettingzoo_suite(setting)


@pytest.mark.parametrize("setting", FEW, ids=str)
def test_every_title_runs_pettingzoos_benchmark_for_its_whole_time(setting):
    pettingzoo_speed(setting)


@pytest.mark.parametrize("setting", ALL, ids=str)
def test_every_setting_passes_gymnasiums_own_check(setting):
    gymnasium_suite(setting)


@pytest.mark.parametrize("name", games())
def test_the_table_of_titles_has_what_its_command_measures(name):
    assert row(games()[name]) in PAGE.read_text("utf-8"), "python -m bench.titles writes it"


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
@pytest.mark.parametrize("setting", ALL, ids=str)
def test_every_setting_keeps_gymnasiums_terms_of_many_environments(setting, mode):
    vector_suite(setting, mode, actions="listed")


@pytest.mark.parametrize("setting", ALL, ids=str)
def test_every_setting_passes_openspiels_own_simulation(setting):
    openspiel_suite(setting)

"""Táin: the judge prefers what a good player prefers, and bots win by it."""

import pytest

from dolmen.bots.series import play_series
from dolmen.core.seed import seed_from
from dolmen.games.tain import GAME
from dolmen.games.tain.judge import judge
from tests.games.tain.positions import play, position


def better(state, good, bad):
    """Whether the mover stands better after the first act than after the second."""
    player, values = state.player, []
    for text in (good, bad):
        tried = state.copy()
        play(tried, text)
        values.append(judge(tried, player))
    return values[0] > values[1]


def test_a_boy_goes_where_nobody_can_guard_any_more():
    state = position(["green", "red"], "green", passed=["red"], placed=["red: guard chief house 1"])
    assert better(state, "raid boy red house 2", "raid boy red house 1")
    assert better(state, "raid boy red house 2", "pass")


def test_a_raider_is_met_by_a_guard_who_stops_him():
    state = position(["green", "red"], "green", placed=["red: raid boy green house 1"], passed=["red"])
    assert better(state, "guard warrior house 1", "guard bluff house 1")
    assert better(state, "guard boy house 1", "pass")


def test_the_daughter_does_not_meet_a_warrior():
    state = position(["green", "red"], "green", placed=["red: raid warrior green house 1"], passed=["red"])
    assert better(state, "guard chief house 1", "guard daughter house 1")
    assert better(state, "guard bluff house 1", "guard daughter house 1")


def test_the_outland_is_for_a_chief_as_long_as_it_has_cows():
    state = position(["green", "red"], "green", placed=["red: outland chief"])
    assert better(state, "outland chief", "outland warrior")


def test_the_daughter_is_freed_before_a_boy():
    hostages = [{"holder": "green", "owner": "red", "kind": kind} for kind in ("daughter", "boy")]
    raid = ["red: raid boy green house 1"]
    state = position(["green", "red"], "green", hostages=hostages, placed=raid, scouting_over=True)
    assert better(state, "free daughter from green", "free boy from green")


def test_some_fighters_are_kept_for_the_next_round():
    state = position(["green", "red"], "green", placed=["red: raid bluff green house 1"])
    state.supply[0] = [0, 0, 4, 3, 0]
    state.in_supply[0] = 7
    assert better(state, "guard bluff stable 1", "guard boy stable 1")


def test_nobody_passes_with_tiles_that_will_be_all_he_has():
    state = position(["green", "red"], "green", passed=["red"])
    state.supply[0] = [0, 0, 2, 0, 0]
    state.in_supply[0] = 2
    assert better(state, "guard bluff stable 1", "pass")


@pytest.mark.slow
def test_one_step_ahead_beats_a_beginner():
    series = play_series(GAME, ["adept", "novice"], 40, seed_from(3))
    assert series.first["adept"] / series.games > 0.7


@pytest.mark.slow
@pytest.mark.parametrize("players", GAME.players)
def test_one_step_ahead_beats_random_players(players):
    seats = ["heuristic", *["random"] * (players - 1)]
    series = play_series(GAME, seats, 40, seed_from(17))
    assert series.first["heuristic"] / series.games > 0.75

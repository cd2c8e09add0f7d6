"""Táin: what a game says of its tiles, places and hostages."""

from collections import Counter

import pytest

from dolmen.core.tell import Tale
from dolmen.games.tain.elements import ELEMENTS
from tests.games.tain.positions import begin, play, position

# The round that the rules write down: green 0, red 1.
ROUND = (
    "green: raid bluff red stable 1",
    "red: guard bluff stable 1",
    "green: guard warrior house 1",
    "red: raid boy green house 1",
    "green: raid boy red house 1",
    "red: guard boy house 1",
    "green: outland warrior",
    "red: outland chief",
    "green: guard bluff stable 1",
    "red: raid boy green stable 1",
    "green: pass",
    "red: raid boy green stable 2",
    "red: pass",
)


def heard_of(state, *lines):
    """What the tale of some acts says of each kind of element: how, who, its name."""
    state.tale = Tale()
    play(state, *lines)
    return {
        elements.kind: Counter(
            (how, player, elements.names[which])
            for event in state.tale.events
            for how, player, which in elements.heard(event)
        )
        for elements in ELEMENTS
    }


@pytest.fixture(scope="module")
def heard():
    return heard_of(begin(["green", "red"], "green"), *ROUND)


def test_a_tile_is_used_when_it_is_laid_wherever_that_is(heard):
    assert heard["tile"] == {
        ("used", 0, "bluff"): 2,
        ("used", 0, "warrior"): 2,
        ("used", 0, "boy"): 1,
        ("used", 1, "bluff"): 1,
        ("used", 1, "boy"): 4,
        ("used", 1, "chief"): 1,
    }


def test_places_are_used_by_whoever_lays_a_tile_there(heard):
    assert heard["threshold"] == {
        ("used", 0, "house 1"): 1,
        ("used", 0, "stable 1"): 1,
        ("used", 1, "stable 1"): 1,
        ("used", 1, "house 1"): 1,
    }
    assert heard["outland"] == {("used", 0, "outland"): 1, ("used", 1, "outland"): 1}


def test_an_entrance_is_used_by_its_raider_and_gained_with_what_lay_behind_it(heard):
    assert heard["entrance"] == {
        ("used", 0, "stable 1"): 1,
        ("used", 0, "house 1"): 1,
        ("used", 1, "house 1"): 1,
        ("used", 1, "stable 1"): 1,
        ("used", 1, "stable 2"): 1,
        ("gained", 1, "stable 1"): 1,
        ("gained", 1, "stable 2"): 1,
    }


def test_guards_count_where_a_raider_met_them_and_an_empty_threshold_is_no_guard(heard):
    assert heard["guard"] == {("used", 0, "warrior"): 1, ("used", 0, "bluff"): 1, ("used", 1, "boy"): 1}
    assert heard["raider"] == {("used", 0, "boy"): 1, ("used", 1, "boy"): 3}


def test_a_hostage_is_gained_by_the_captor_and_freed_by_the_clan_it_belongs_to(heard):
    assert heard["hostage"] == {("gained", 0, "boy"): 1}
    assert heard["freed"] == {}
    hostages = [{"holder": "green", "owner": "red", "kind": "daughter"}]
    raid = ["red: raid boy green house 1"]
    state = position(["green", "red"], "green", hostages=hostages, placed=raid, passed=["red"])
    later = heard_of(state, "green: pass")
    assert later["freed"] == {("gained", 1, "daughter"): 1}
    assert later["entrance"] == {("gained", 1, "house 1"): 1}

"""Woolly Bully: how far from the end of the grid games stay, and that meeting it is loud."""

import random

import pytest

from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.games.woolly_bully.board import REACH, REVEAL, STOP, WAYS, Event, distance_of
from dolmen.games.woolly_bully.check import INVARIANTS
from dolmen.games.woolly_bully.rules import check
from tests.games.woolly_bully.tables import Table


def farthest(play):
    return max(distance_of(place) for place in play.state.place[: play.state.laid])


def play_out(players, seed, spoilers=()):
    """Nobody stops by choice; spoilers lay every tile as far out as they can, the others at random."""
    play, chance = Play.new("woolly_bully", players, seed=seed_from(seed)), random.Random(seed)
    while not play.over:
        choices = [action for action in play.legal if action != STOP]
        tiles = [action for action in choices if action < REVEAL]
        if play.player in spoilers and tiles:
            play.act(max(tiles, key=lambda action: (distance_of(action // WAYS), chance.random())))
        else:
            play.act(chance.choice(choices))
    return play


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_stay_far_from_the_end_of_the_grid(players):
    for seed in range(6):
        play = play_out(players, seed)
        assert farthest(play) <= REACH - 20
        assert check(play.state) == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_spoiler_does_not_reach_the_end_of_the_grid(players):
    for seed in range(4):
        play = play_out(players, seed, spoilers=(0,))
        assert farthest(play) < REACH
        assert play.state.rim == 0


def test_if_all_conspire_the_end_of_the_grid_is_told_and_breaks_an_invariant():
    play = play_out(2, 1, spoilers=(0, 1))
    assert farthest(play) == REACH
    assert INVARIANTS[check(play.state)] == "the landscape stays within the grid"
    told = [event for step in play.steps for event in step.tale if event[0] == Event.RIM]
    assert told and distance_of(told[0][1]) == REACH


def test_no_place_beyond_the_grid_is_offered_and_its_edge_stays_open():
    table = Table(hands={"p1": "t12 t01"}, bag="t02")
    assert table.state.rim == 0
    table.lay(f"t61a {REACH} 0 r0")
    assert table.state.rim == 1
    assert f"{REACH + 1} 0" not in table.places("place")
    assert table.fields("black")[0] == (4, 4, False)

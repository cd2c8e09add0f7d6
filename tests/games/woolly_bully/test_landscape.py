"""Woolly Bully: what is kept up to date tile by tile equals what a slow flood fill finds."""

import random

import pytest

from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.games.woolly_bully.board import COLOURS, FACE_LETTERS, REVEAL, SIDES, STOP, WAYS, Phase, x_of, y_of
from dolmen.games.woolly_bully.rules.placing import lies_of
from tests.games.woolly_bully import slow
from tests.games.woolly_bully.tables import Table


def long_game(players, seed):
    """A random game in which nobody stops by choice, and special tiles are played gladly; yields every position."""
    play, chance = Play.new("woolly_bully", players, seed=seed_from(seed)), random.Random(seed)
    while not play.over:
        yield play
        choices = [action for action in play.legal if action != STOP]
        specials = [action for action in choices if action >= REVEAL]
        play.act(chance.choice(specials if specials and chance.random() < 0.5 else choices))
    yield play


@pytest.mark.parametrize("players", [2, 3, 4])
def test_fields_forests_closedness_and_danger_equal_a_slow_recomputation(players):
    for seed in range(4):
        for play in long_game(players, seed):
            if len(play.steps) % 7 == 0 or play.over:
                table = as_table(play.state)
                for colour, word in enumerate(("black", "yellow", "red", "blue")):
                    assert table.fields(word) == slow.fields_of(play.state, colour)
                assert play.scores == [slow.points(play.state, player) for player in range(players)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_placements_offered_are_all_that_match_and_no_others(players):
    for seed in range(10, 13):
        for play in long_game(players, seed):
            if play.state.phase == Phase.TURN and len(play.steps) % 5 == 0:
                offered = [action for action in play.legal if action < REVEAL]
                found = {described(action) for action in offered}
                # Equal edges count once, so no two options lay the same picture on the same place.
                assert len(found) == len(offered)
                assert found == slow.placements(play.state, play.player)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_empty_places_are_all_that_have_a_neighbour(players):
    for play in long_game(players, 20):
        listed = play.state.empty[: play.state.empties]
        assert {(x_of(place), y_of(place)) for place in listed} == slow.empty_places(play.state)


def described(action):
    lies, place = lies_of(action), action // WAYS
    face, turn = divmod(lies, SIDES)
    letters = "".join(FACE_LETTERS[face][(side - turn) % SIDES] for side in range(SIDES))
    return face // 2, face, letters, (x_of(place), y_of(place))


def as_table(state):
    table = Table.__new__(Table)
    table.state = state
    return table


def test_the_slow_recomputation_knows_the_worked_examples_too():
    table = Table("t04b 1 0 r1 [yvvv], t23b 1 1 r0 [fkyk], wolf t61 1 2")
    assert slow.fields_of(table.state, 1) == [(2, 0, False)]
    assert slow.fields_of(table.state, 0) == [(1, 1, True), (1, 1, True)]
    assert all(table.fields(word) == slow.fields_of(table.state, c) for c, word in enumerate(["black", "yellow"]))
    assert len(slow.SHEEP) == COLOURS

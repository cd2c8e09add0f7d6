"""Keltis: the judge prefers what a good player prefers, and bots win by it."""

import pytest

from dolmen.arena.series import play_series
from dolmen.core.seed import seed_from
from dolmen.games.keltis import GAME
from dolmen.games.keltis.board import Phase
from dolmen.games.keltis.judge import judge, steps_to_end
from tests.games.keltis.positions import HAND_OF_W7, HAND_OF_W9, play, position


def better(state, good, bad):
    """Whether the mover stands better after the first act than after the second."""
    player, values = state.player, []
    for text in (good, bad):
        tried = state.copy()
        play(tried, text)
        values.append(judge(tried, player))
    return values[0] > values[1]


def test_a_row_is_opened_at_its_end_rather_than_in_its_middle():
    state = position("red 0, red 5, green 3, green 5, yellow 9, yellow 5, pink 6, blue 1")
    assert better(state, "play red 0", "play red 5")
    assert better(state, "play yellow 9", "play yellow 5")


def test_a_dead_card_is_discarded_before_one_that_fits():
    held = "red 0, red 4, green 3, green 8, yellow 9, pink 2, pink 6, blue 1"
    state = position(held, rows={"black": {"red": [3]}, "white": {}}, figures={"black": "small a1"})
    state.direction[0][0] = 1
    assert better(state, "discard red 0", "discard red 4")


def test_points_and_wish_stones_are_worth_a_way():
    for tile in ("points 3", "wish red"):
        state = position(HAND_OF_W7, figures={"black": "small d4"}, tiles={"e5": tile})
        state.phase = Phase.CLOVER
        assert better(state, "clover small d4 e5", "clover small d4 d5")


def test_the_game_is_ended_when_ahead_and_not_when_behind():
    places = {"black": "big e7, small d7, small d4, small c6", "white": "small a7, small c8, small b5"}
    for track, ends in (({"black": 40}, True), ({"white": 60}, False)):
        state = position(HAND_OF_W9, figures=places, track=track, tiles={"d5": "clover"})
        play(state, "play red 4", "move small d4 d5")
        assert better(state, "clover small c6 c7", "clover small d5 d6") == ends


def test_the_way_to_the_end_is_counted_by_the_nearest_figures():
    state = position(figures={"black": "small c6, small c5", "white": "small d7, small a9, big e8"})
    assert steps_to_end(state) == 1 + 2


@pytest.mark.slow
@pytest.mark.parametrize("board", ["new_paths", "classic"])
@pytest.mark.parametrize("players", GAME.players)
def test_one_step_ahead_beats_random_players(players, board):
    seats = ["adept", *["random"] * (players - 1)]
    series = play_series(GAME, seats, 40, seed_from(17), GAME.settle(players, {"board": board}))
    assert series.first["adept"] / series.games > 0.75

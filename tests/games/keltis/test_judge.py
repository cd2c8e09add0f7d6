"""Keltis: the judge prefers what a good player prefers, and bots win by it."""

import pytest

from dolmen.arena.series import play_series
from dolmen.core.seed import seed_from
from dolmen.games.keltis import GAME
from dolmen.games.keltis.board import Phase
from dolmen.games.keltis.judge import PARTS, judge, parts
from dolmen.games.keltis.maps import STONE_POINTS
from dolmen.games.keltis.scoring import stone_points
from dolmen.games.keltis.ways import steps_to_end
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


def terms_of(state, player=0):
    """The judgement by the names of its terms."""
    out = [7.0] * len(PARTS)  # it need not be zeroed
    parts(state, player, out)
    return dict(zip(PARTS, out, strict=True))


def reasons(state, text):
    """The terms of the mover's judgement that an act changes, rounded."""
    player, before = state.player, terms_of(state, state.player)
    tried = state.copy()
    play(tried, text)
    after = terms_of(tried, player)
    changes = {name: round(after[name] - before[name], 2) for name in PARTS}
    return {name: change for name, change in changes.items() if change}


def test_points_stones_and_pairs_are_told_apart():
    state = position(track={"black": 4}, stones={"black": "2 red, 3 blue", "white": "1 red"})
    terms = terms_of(state)
    assert (terms["track"], terms["pairs"]) == (4.0, 1.5)
    assert terms["stones"] == stone_points(state, 0) == 10 + STONE_POINTS[0][2]
    assert terms["rival-stones"] == -STONE_POINTS[0][1]


def test_a_figure_is_told_as_where_it_stands_and_as_the_way_ahead_and_the_big_one_counts_twice():
    small, big = (terms_of(position(figures={"black": f"{size} c1"})) for size in ("small", "big"))
    assert small["figures"] == pytest.approx(0.36 * -4)
    assert small["way-ahead"] == pytest.approx(0.64 * 10)
    assert (big["figures"], big["way-ahead"]) == pytest.approx((2 * small["figures"], 2 * small["way-ahead"]))


def test_a_card_that_is_laid_leaves_the_hand_narrows_its_row_and_owes_a_step():
    state = position("red 4, red 0, green 3, green 8, yellow 9, pink 2, pink 6, blue 1", figures={"black": "small c1"})
    changes = reasons(state, "play red 4")
    assert changes["rows"] == pytest.approx(-4 * 0.41, abs=0.01)  # 4 to 10 are still open
    assert changes["hand"] < 0 and changes["step"] != 0
    assert "track" not in changes and "figures" not in changes


def test_a_step_that_is_owed_is_told_as_such_until_it_is_taken():
    state = position(HAND_OF_W7, figures={"black": "small d4"}, tiles={"e5": "points 3"})
    state.phase = Phase.CLOVER
    assert terms_of(state)["step"] > 3
    play(state, "clover small d4 e5")
    assert (terms_of(state)["step"], terms_of(state)["track"]) == (0.0, 3.0)


def test_a_card_that_the_next_player_can_use_is_told_as_a_gift():
    state = position(HAND_OF_W7, rows={"white": {"red": [3]}}, piles={"red": [4]})
    state.player = 1
    assert terms_of(state, 0)["gifts"] == -0.25
    assert terms_of(state, 1)["gifts"] == 0.0


def test_a_figure_that_some_card_can_move_is_told_beside_the_hand():
    held = "pink 0, pink 1, pink 2, pink 3, pink 4, pink 5, pink 6, pink 7"
    assert terms_of(position(held))["movable"] == 0.0  # no pink stone is next to the start
    assert terms_of(position(held, figures={"black": "small a1"}))["movable"] == pytest.approx(0.21)


def test_of_a_rival_nothing_is_told_that_is_hidden():
    told = {name.removeprefix("rival-") for name in PARTS if name.startswith("rival-")}
    assert told == {"earlier-games", "track", "stones", "pairs", "figures", "way-ahead", "rows"}


def test_the_terms_of_a_rival_are_those_of_the_best_one_as_losses():
    state = position(players=3, track={"white": 3, "grey": 8})
    mine, theirs = terms_of(state, 0), terms_of(state, 2)
    names = [name.removeprefix("rival-") for name in PARTS if name.startswith("rival-")]
    assert [mine[f"rival-{name}"] for name in names] == [-theirs[name] for name in names]
    assert mine["rival-track"] == -8.0


def test_at_the_end_only_points_are_told_and_who_won():
    state = position(track={"black": 4, "white": 1}, figures={"black": "big c1"}, stones={"black": "2 red"}, rounds=3)
    state.phase, state.round, state.past[0] = Phase.OVER, 2, [5, 9, 0, 0]
    told = {name: value for name, value in terms_of(state).items() if value}
    stones = {"stones": STONE_POINTS[0][1] * 1.0, "rival-stones": -STONE_POINTS[0][0] * 1.0}
    assert told == {
        "earlier-games": 5.0,
        "track": 4.0,
        "figures": -8.0,
        "win": -12.0,
        "rival-earlier-games": -9.0,
        "rival-track": -1.0,
        **stones,
    }
    state.points[0] = 40
    assert terms_of(state)["win"] == 12.0


@pytest.mark.slow
@pytest.mark.parametrize("board", ["new_paths", "classic"])
@pytest.mark.parametrize("players", GAME.players)
def test_one_step_ahead_beats_random_players(players, board):
    seats = ["adept", *["random"] * (players - 1)]
    series = play_series(GAME, seats, 40, seed_from(17), GAME.settle(players, {"board": board}))
    assert series.first["adept"] / series.games > 0.75

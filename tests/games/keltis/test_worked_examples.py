"""Keltis: every worked example, one test each, named after the rule it shows."""

from dolmen.games.keltis import rules
from dolmen.games.keltis.board import Ending, Phase
from dolmen.games.keltis.scoring import count_points, stone_points
from tests.games.keltis.positions import (
    HAND_OF_W7,
    HAND_OF_W9,
    HAND_OF_W19,
    figures,
    hand,
    next_turn,
    offered,
    pile,
    play,
    position,
    row,
    stack,
    stones,
    tile,
    verbs,
)


def test_a_figure_goes_by_four_cards_over_tile_joker_stack_and_shed():  # W1
    state = position(
        "red 3, green 2, blue 10, blue 3, yellow 5, pink 7, green 8, red 9", tiles={"c1": "points 3", "c4": "shed"}
    )
    play(state, "play red 3")
    assert offered(state) == ["move small start c1", "move big start c1"]
    play(state, "move small start c1")
    assert state.points[0] == 3
    play(state, "draw deck")
    next_turn(state)
    play(state, "play green 2")
    assert sorted(offered(state)) == sorted(
        ["move small c1 c2", "move small c1 d2", "move small start a1", "move big start a1"]
    )
    play(state, "move small c1 d2", "draw deck")
    assert (state.points[0], stones(state)) == (3, {})
    next_turn(state)
    play(state, "play blue 10", "move small d2 d3")
    assert (stones(state), stack(state, "d3")) == ({"pink": 1}, 4)
    play(state, "draw deck")
    next_turn(state)
    play(state, "play blue 3", "move small d3 c4")
    assert verbs(state, "shed row") == ["red", "green", "blue"]
    assert verbs(state, "shed hand") == list(dict.fromkeys(hand(state)))
    play(state, "shed row blue")
    assert (pile(state, "blue"), row(state, "blue"), len(hand(state))) == ([3], [10], 7)
    assert offered(state) == ["draw deck"]
    play(state, "draw deck")
    assert state.player == 1
    assert (state.points[0], stones(state)) == (3, {"pink": 1})
    assert [row(state, colour) for colour in ("red", "green", "blue")] == [[3], [2], [10]]
    assert figures(state) == ["c4", "start", "start", "start", "start"]


def test_wish_stones_count_by_colours_and_by_three_of_a_colour():  # W2
    state = position(stones={"black": "3 blue, 2 yellow, 1 pink, 1 green"})
    assert stone_points(state, 0) == 16


def test_the_colour_of_the_space_entered_counts():  # W3, R6
    state = position("green 4, green 9, yellow 6, pink 2, pink 5, red 0, red 8, blue 1", figures={"black": "small c2"})
    assert verbs(state, "play") == ["red 0", "red 8", "yellow 6", "green 4", "green 9", "blue 1"]
    assert len(verbs(state, "discard")) == 8
    other = state.copy()
    play(state, "play yellow 6")
    assert sorted(offered(state)) == ["move big start d1", "move small c2 c3", "move small start d1"]
    play(other, "play green 4")
    assert sorted(offered(other)) == ["move big start a1", "move small start a1"]


def test_a_joker_takes_any_colour_but_the_card_must_fit_its_row():  # W4, R7
    state = position(
        "pink 8, pink 3, red 0, red 8, green 1, green 7, yellow 2, blue 9",
        figures={"black": "small c1"},
        rows={"black": {"pink": [6, 4]}},
    )
    assert "play pink 8" not in offered(state)
    play(state, "play pink 3")
    assert offered(state) == ["move small c1 d2"]


def test_equal_cards_follow_each_other_and_decide_nothing():  # W5, R2, R3
    state = position(
        "blue 4, blue 5, blue 7, red 1, green 3, yellow 9, pink 2, pink 6",
        figures={"black": "small b1"},
        rows={"black": {"blue": [5]}},
    )
    assert [card for card in verbs(state, "play") if "blue" in card] == ["blue 4", "blue 5", "blue 7"]
    play(state, "play blue 5", "move small b1 b2", "draw deck")
    assert row(state, "blue") == [5, 5]
    next_turn(state)
    assert {"play blue 4", "play blue 7"} <= set(offered(state))
    play(state, "play blue 4", "move small start b1", "draw deck")
    assert row(state, "blue") == [5, 5, 4]
    next_turn(state)
    assert "play blue 7" not in offered(state)
    assert "discard blue 7" in offered(state)


def test_a_row_that_loses_its_last_card_may_be_undecided_again():  # W6, R4
    state = position(
        "red 7, red 0, red 4, green 3, yellow 9, pink 2, pink 6, blue 1",
        figures={"black": "small d4"},
        rows={"black": {"red": [2]}},
        tiles={"d5": "shed"},
        piles={"red": [3]},
    )
    play(state, "play red 7", "move small d4 d5", "shed row red")
    assert (row(state, "red"), pile(state, "red"), len(hand(state))) == ([2], [3, 7], 7)
    assert "draw red" not in offered(state)
    play(state, "draw deck")
    next_turn(state)
    # Somewhere a red space must be ahead: two exits are, c1 from the start stone among them.
    assert {"play red 0", "play red 4"} <= set(offered(state))


def test_clovers_chain():  # W7, R15, R16
    state = position(
        HAND_OF_W7, figures={"black": "small d4, small e5, big c4"}, tiles={"d5": "clover", "e6": "clover"}
    )
    play(state, "play red 1", "move small d4 d5", "clover small e5 e6", "clover big c4 c5")
    assert (stones(state), stack(state, "c5")) == ({"yellow": 1}, 4)
    assert state.phase == Phase.DRAW
    assert figures(state) == ["e6", "d5", "start", "start", "c5"]
    play(state, "draw deck")
    assert (len(hand(state)), state.player, row(state, "red")) == (8, 1, [1])


def test_the_same_clover_acts_again_for_another_figure():  # W8, R16
    state = position(HAND_OF_W7, figures={"black": "small d4, small c4"}, tiles={"d5": "clover"})
    play(state, "play red 1", "move small d4 d5", "clover small c4 d5")
    assert state.phase == Phase.CLOVER
    assert verbs(state, "clover").count("small d5 d6") == 1
    play(state, "clover small d5 d6")
    assert figures(state) == ["d6", "d5", "start", "start", "start"]
    assert state.phase == Phase.DRAW


def test_the_fifth_figure_ends_the_game_on_a_clover_and_its_tile_does_not_act():  # W9, R25, R54
    state = position(
        HAND_OF_W9,
        figures={"black": "big e7, small d7, small d4, small c6", "white": "small a7, small c8, small b5"},
        rows={"black": {"red": [2]}},
        stones={"black": "1 pink, 1 red", "white": "3 green, 1 blue"},
        track={"black": 5, "white": 8},
        tiles={"d5": "clover", "c7": "points 3"},
    )
    play(state, "play red 4", "move small d4 d5", "clover small c6 c7")
    assert (offered(state), state.phase, state.ending) == ([], Phase.OVER, Ending.GOAL)
    assert (state.points[0], len(hand(state))) == (5, 7)
    assert [rules.score(state, player) for player in range(2)] == [40, 38]
    assert [rules.rank(state, player) for player in range(2)] == [0, 1]


def test_the_last_card_ends_the_game_even_if_another_is_owed():  # W10, R24
    begun = position(HAND_OF_W9, figures={"black": "small d4"}, tiles={"d5": "shed"}, piles={"green": [7]}, deck=1)
    play(begun, "play red 4", "move small d4 d5", "shed hand yellow 9")
    assert offered(begun) == ["draw deck", "draw green"]
    first, second = begun.copy(), begun.copy()
    play(first, "draw deck")
    assert (first.ending, len(hand(first)), offered(first)) == (Ending.DECK, 7, [])
    play(second, "draw green", "draw deck")
    assert (second.ending, len(hand(second)), offered(second)) == (Ending.DECK, 8, [])


def test_two_cards_may_be_drawn_from_one_pile():  # W11, R21, R22, R23
    state = position(
        HAND_OF_W9, figures={"black": "small d4"}, tiles={"d5": "shed"}, piles={"red": [4], "yellow": [8, 2]}
    )
    play(state, "play red 4", "move small d4 d5", "shed hand red 9")
    assert pile(state, "red") == [4, 9]
    assert offered(state) == ["draw deck", "draw yellow"]
    play(state, "draw yellow")
    assert ("yellow 2" in hand(state), offered(state)) == (True, ["draw deck", "draw yellow"])
    play(state, "draw yellow")
    assert "yellow 8" in hand(state)
    assert (len(hand(state)), pile(state, "yellow"), state.player) == (8, [], 1)


def test_a_stack_runs_out():  # W12, R35
    state = position(
        "blue 4, blue 6, blue 1, red 9, green 3, yellow 9, pink 2, pink 6",
        figures={"black": "small d2, small c2"},
        stacks={"d3": 1},
    )
    play(state, "play blue 4", "move small d2 d3")
    assert (stones(state), stack(state, "d3")) == ({"pink": 1}, 0)
    play(state, "draw deck")
    next_turn(state)
    play(state, "play blue 6", "move small c2 d3")
    assert (stones(state), stack(state, "d3")) == ({"pink": 1}, 0)


def test_points_are_not_doubled_but_repeat():  # W13, R10, R29
    state = position("red 4, red 6, red 9, green 3, yellow 9, pink 2, pink 6, blue 1", tiles={"c1": "points 2"})
    play(state, "play red 4", "move big start c1")
    assert state.points[0] == 2
    play(state, "draw deck")
    next_turn(state)
    play(state, "play red 6", "move small start c1")
    assert (state.points[0], tile(state, "c1")) == (4, "points 2")


def test_a_figure_at_the_end_gives_nothing_on_new_paths():  # W14, R12
    state = position(
        "green 5, green 7, green 3, red 9, yellow 9, pink 2, pink 6, blue 1",
        figures={"black": "small b9, small a2, small d4"},
        rows={"black": {"green": [2]}},
    )
    play(state, "play green 5")
    assert sorted(offered(state)) == ["move big start a1", "move small a2 a3", "move small start a1"]


def test_final_scoring_of_three_players():  # W15
    state = position(
        players=3,
        figures={"black": "big a6, small c9, small e7, small d2", "white": "small b8, small a8, small d9, big b1"},
        track={"black": 9, "white": 14},
        stones={"black": "3 red, 1 yellow", "white": "1 pink, 1 green, 1 blue, 1 yellow"},
    )
    assert [count_points(state, player) for player in range(3)] == [52, 34, -4]


def test_who_can_play_nothing_must_discard():  # W16, R5, R22
    state = position("pink 0, pink 3, pink 3, pink 5, pink 8, pink 9, pink 10, pink 10", piles={"pink": [1]})
    assert offered(state) == [f"discard pink {value}" for value in (0, 3, 5, 8, 9, 10)]
    play(state, "discard pink 5")
    assert pile(state, "pink") == [1, 5]
    assert offered(state) == ["draw deck"]


def test_entering_a_path_and_going_on_upon_classic():  # W17, R48
    state = position(
        "yellow 7, yellow 9, yellow 8, red 0, red 8, green 1, blue 4, pink 5",
        board="classic",
        tiles={"yellow2": "points 1"},
    )
    play(state, "play yellow 7")
    assert offered(state) == ["move small start yellow1", "move big start yellow1"]
    play(state, "move big start yellow1", "draw deck")
    next_turn(state)
    play(state, "play yellow 9")
    assert offered(state) == ["move big yellow1 yellow2"]
    play(state, "move big yellow1 yellow2")
    assert state.points[0] == 1
    play(state, "draw deck")
    next_turn(state)
    assert "play yellow 8" not in offered(state)


def test_beyond_the_end_stone_a_colour_moves_any_other_figure_on_classic():  # W18, R47
    state = position(
        "red 5, red 3, yellow 8, green 0, green 8, green 1, blue 4, pink 5",
        board="classic",
        figures={"black": "big red9, small blue4"},
        rows={"black": {"red": [0, 3, 5], "blue": [9, 8]}},
    )
    assert "play red 3" not in offered(state)
    play(state, "play red 5")
    assert sorted(offered(state)) == [
        "move small blue4 blue5",
        "move small start green1",
        "move small start pink1",
        "move small start yellow1",
    ]


def test_a_clover_on_classic_is_optional_and_may_enter_a_new_path():  # W19, R14, R49
    state = position(
        HAND_OF_W19,
        board="classic",
        figures={"black": "small green2"},
        rows={"black": {"green": [2, 3]}},
        tiles={"green3": "clover"},
    )
    play(state, "play green 5", "move small green2 green3")
    paths = ("red", "yellow", "pink", "blue")
    entries = {f"clover {size} start {path}1" for size in ("small", "big") for path in paths}
    assert set(offered(state)) == {"clover small green3 green4", "clover none"} | entries
    play(state, "clover small start pink1")
    assert (row(state, "pink"), state.phase) == ([], Phase.DRAW)


def test_a_tie_is_a_shared_victory():  # W20, R37
    state = position(
        board="classic",
        figures={
            "black": "big red8, small yellow4, small pink2",
            "white": "small green9, small blue7, small red1, big yellow3",
        },
        track={"black": 6, "white": 3},
        stones={"black": "3 wish", "white": "6 wish"},
    )
    assert [rules.score(state, player) for player in range(2)] == [21, 21]
    assert [rules.rank(state, player) for player in range(2)] == [0, 0]


def test_the_fifth_figure_leaves_the_wish_stone_on_classic():  # W21, R25
    state = position(
        HAND_OF_W19,
        board="classic",
        figures={"black": "small green6, big red8, small blue7", "white": "small red7, small pink9"},
        rows={"black": {"green": [2, 3]}},
        stones={"black": "1 wish", "white": "4 wish"},
        tiles={"green7": "wish"},
    )
    play(state, "play green 5", "move small green6 green7")
    assert (state.ending, tile(state, "green7"), offered(state)) == (Ending.GOAL, "wish", [])
    assert [rules.score(state, player) for player in range(2)] == [23, 22]

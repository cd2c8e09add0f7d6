"""Woolly Bully: every worked example of the rules, named after what it shows."""

from dolmen.games.woolly_bully.rules.scoring import rank, score
from tests.games.woolly_bully.tables import FENCED, Table

YELLOW_START = "t05b 1 0 r3 [yryv], t02a 1 1 r2 [ykyy]"
FOREST_START = "t12b 1 0 r3 [kkkv], t35b 1 1 r0 [ffkk], t32b 2 0 r0 [fffk], t03b 0 1 r2 [vkvv], t48a 1 -1 r1 [kvvv]"
TWO_BLACK_FIELDS = FENCED + ", t57b -1 0 r1 [yvkv], t31a -1 -1 r1 [krbr]"
YELLOW_FIRST = ("yellow", "black", "red", "blue")


def yellow_table(**more):
    return Table(
        YELLOW_START,
        hands={"p1": "t11 t13 t08 t21"},
        bag="t30 t31 t32 t33 t34 t35",
        owners=YELLOW_FIRST,
        revealed=(),
        **more,
    )


def with_scores(fields, stop_order, players=4, owners=("black", "yellow", "red", "blue")):
    """A table that is over, whose safe fields are written by hand: one lone closed region for each."""
    table = Table(players=players, owners=owners, stopped=stop_order)
    state = table.state
    # Every field is one tile of its own colour far from the others, with the size written over it.
    for (colour, size), nth in zip(fields, range(len(fields)), strict=True):
        face = {"black": "t61a", "yellow": "t62a", "red": "t63a", "blue": "t64a"}[colour]
        table.lay(f"{face} {nth * 2 - 12} 5 r0")
        root = state.region[4 * (state.laid - 1)]
        state.size[root], state.open[root] = size, 0
    return table


def totals(table):
    return [score(table.state, player) for player in range(table.state.players)]


def ranks(table):
    return [rank(table.state, player) for player in range(table.state.players)]


def test_w1_one_tile_is_drawn_for_each_touching_edge_and_every_touching_edge_matches():
    table = yellow_table()
    assert "place t08b 0 1 r2" not in table.options
    table.play("place t11b 0 1 r2")
    assert table.hand("p1") == ["t08", "t13", "t21", "t30", "t31"]
    assert table.fields("yellow") == [(7, 3, False), (1, 1, False)]


def test_w2_declaring_the_colour_before_the_turn_makes_three_tiles_in_a_row():
    table = yellow_table().play("reveal yellow 1 2")
    assert "t30" in table.hand("p1") and table.state.declared[1] == 1
    assert table.phase == "bonus"
    table.play("place t11b 0 1 r2")
    assert {"t31", "t32"} <= set(table.hand("p1"))
    assert (table.phase, table.player) == ("turn", "p1")
    table.play("place t13b 0 2 r3")
    assert {"t33", "t34"} <= set(table.hand("p1"))
    assert len(table.hand("p1")) == 7
    assert table.fields("yellow")[0] == (13, 3, False)


def test_w3_wolf_then_hunter_declared_between_the_turns_of_others():
    table = Table(
        FOREST_START,
        hands={"p1": "t14", "p2": "t62 t05", "p3": "t20", "p4": "t61 t65"},
        bag="t21 t22 t23 t24 t25 t26 t27",
    )
    table.play("place t14b 0 -1 r0")
    assert table.hand("p1") == ["t21", "t22"]
    table.play("end")
    assert (table.phase, table.player, table.options) == ("gap", "p3", ["quiet"])
    table.play("quiet")
    assert table.player == "p4"
    table.play("declare wolf hunter")
    assert table.hand("p4") == ["t61", "t65"]
    assert table.places("wolf t61") == ["1 2", "2 1", "3 0"]
    table.play("wolf t61 1 2")
    assert table.hand("p4") == ["t65"]
    assert table.places("hunter t65") == ["1 2", "3 0"]
    table.play("hunter t65 1 2")
    assert table.hand("p4") == ["t23", "t24"]
    assert table.safe("black") == [8]
    for seat in ("p1", "p3", "p4"):
        assert (table.player, table.options) == (seat, ["quiet"])
        table.play("quiet")
    assert (table.phase, table.player) == ("turn", "p2")


def test_w4_a_wolf_just_before_the_own_turn_does_not_use_it_up():
    table = Table(FOREST_START, hands={"p2": "t62 t33"}, bag="t21 t22 t23 t24", at_turn="p2")
    table.play("declare wolf", "wolf t62 3 0")
    assert table.hand("p2") == ["t21", "t33"]
    table.play("place t33b 2 1 r2")
    assert table.hand("p2") == ["t21", "t22", "t23"]
    assert table.fields("black") == [(8, 0, True)]


def test_w5_when_forests_join_the_hunter_covers_the_wolf_at_a_distance():
    table = Table(FOREST_START + ", wolf t61 1 2, hunter t65 3 0", hands={"p1": "t33"}, bag="t21 t22")
    assert table.fields("black") == [(8, 0, True)]
    table.play("place t33b 2 1 r2")
    assert table.state.covers == [0, -1, -1, -1]
    assert table.hand("p1") == ["t21", "t22"]
    assert table.safe("black") == [8]
    later = Table(FOREST_START + ", wolf t61 1 2, hunter t65 3 0, t33b 2 1 r2", hands={"p1": "t62 t66"}, bag="t21")
    declarations = [option for option in later.options if option.startswith("declare")]
    assert declarations and all(option.startswith("declare hunter") for option in declarations)
    later.play("declare hunter")
    assert {"1 3", "4 0"} <= set(later.places("hunter t66")) and "1 2" not in later.places("hunter t66")


def test_w6_the_first_to_stop_wins_with_the_smallest_field():
    fields = [("black", 8), ("yellow", 4), ("red", 9), ("blue", 6)]
    table = with_scores(fields, "p2 p4 p1 p3")
    assert totals(table) == [9, 10, 9, 9]
    assert ranks(table) == [1, 0, 1, 1]


def test_w7_on_the_first_turn_only_village_edges_fit():
    table = Table(hands={"p1": "t12 t03 t27 t61"}, bag="t01")
    assert len(table.options) == 17 and table.options[-1] == "stop"
    t12 = sorted(option for option in table.options if "t12" in option)
    assert t12 == ["place t12b -1 0 r1", "place t12b 0 -1 r0", "place t12b 0 1 r2", "place t12b 1 0 r3"]
    assert sum("t03b" in option for option in table.options) == 12
    assert "pass" not in table.options


def test_w8_without_a_village_edge_the_first_turn_is_a_pass_and_nothing_is_drawn():
    table = Table(hands={"p1": "t21 t25 t29 t62", "p2": "t12"}, bag="t01")
    assert table.options == ["pass", "stop"]
    table.play("pass")
    assert len(table.hand("p1")) == 4
    assert (table.phase, table.player) == ("turn", "p2")


def test_w9_opposite_edges_of_one_tile_are_different_fields():
    table = Table("t03b 1 0 r2 [vkvv], t17a 2 0 r1 [bkrk]")
    assert table.fields("black") == [(2, 0, False), (1, 1, False)]


def test_w10_a_field_opposite_the_forest_does_not_border_on_it():
    table = Table("t04b 1 0 r1 [yvvv], t23b 1 1 r0 [fkyk], wolf t61 1 2")
    assert table.fields("yellow") == [(2, 0, False)]
    assert table.fields("black") == [(1, 1, True), (1, 1, True)]


def test_w11_a_wolf_wipes_out_the_largest_field_and_the_next_one_counts():
    table = Table(TWO_BLACK_FIELDS, hands={"p2": "t61"}, bag="t21", at_turn="p2")
    assert table.safe("black") == [6, 2]
    table.play("declare wolf")
    assert table.options == ["wolf t61 3 0"]
    table.play("wolf t61 3 0")
    assert table.hand("p2") == ["t21"]
    assert table.safe("black") == [2]


def test_w12_where_a_hunter_is_no_wolf_may_come():
    table = Table(TWO_BLACK_FIELDS + ", hunter t65 3 0", hands={"p2": "t61 t62"}, bag="t21", at_turn="p2")
    assert not [option for option in table.options if option.startswith("declare")]


def test_w13_two_wolves_need_two_hunters():
    table = Table(
        TWO_BLACK_FIELDS + ", wolf t61 3 0, wolf t62 4 0",
        hands={"p1": "t65 t66", "p2": "t63"},
        bag="t21 t22 t23 t24",
    )
    table.play("declare hunter")
    assert table.places("hunter t65") == ["3 0", "4 0"]
    table.play("hunter t65 3 0")
    assert table.hand("p1") == ["t21", "t22", "t66"]
    assert (6, 0, True) in table.fields("black")
    table.play("declare hunter", "hunter t66 4 0")
    assert table.hand("p1") == ["t21", "t22", "t23"]
    assert table.safe("black") == [6, 2]


def test_w13_no_third_wolf_may_come_beside_the_hunter():
    laid = TWO_BLACK_FIELDS + ", wolf t61 3 0, wolf t62 4 0, hunter t65 3 0"
    table = Table(laid, hands={"p2": "t63"}, bag="t21", at_turn="p2")
    assert not [option for option in table.options if option.startswith("declare")]


def test_w14_of_two_wolves_the_older_is_covered_when_forests_join():
    table = Table(FOREST_START + ", wolf t61 1 2, wolf t62 1 3, hunter t65 3 0", hands={"p1": "t33 t66"}, bag="t21 t22")
    table.play("place t33b 2 1 r2")
    assert table.state.covers == [0, -1, -1, -1]
    assert table.fields("black") == [(8, 0, True)]
    table.play("declare hunter")
    assert table.options == ["hunter t66 1 3"]


def test_w15_between_village_and_forest_nothing_ever_fits():
    every_tile = " ".join(f"t{n:02}" for n in range(1, 69) if n not in (12, 32, 3, 48))
    table = Table(FENCED, hands={"p1": every_tile})
    places = table.places("place")
    assert "2 1" not in places and "2 -1" not in places and "3 0" in places


def test_w16_only_what_the_bag_has_is_drawn():
    table = Table(YELLOW_START, hands={"p1": "t11 t13", "p2": "t12"}, bag="t30", owners=YELLOW_FIRST)
    table.play("place t11b 0 1 r2")
    assert table.hand("p1") == ["t13", "t30"]
    assert table.state.left == 0


def test_w17_without_tile_bag_and_question_tile_the_player_is_stopped_at_once():
    hands = {"p1": "t11", "p2": "t12", "p3": "t21", "p4": "t22"}
    table = Table(YELLOW_START, hands=hands, owners=YELLOW_FIRST).play("place t11b 0 1 r2")
    assert table.state.stopped[0] == 1
    assert score(table.state, 0) == 6
    assert (table.phase, table.player) == ("turn", "p2")


def test_w18_an_empty_hand_with_an_unplayed_question_tile_is_not_stopped():
    table = Table(
        YELLOW_START + ", t11b 0 1 r2 [yyvy]",
        hands={"p2": "t12"},
        owners=YELLOW_FIRST,
        revealed=("black", "red", "blue"),
        stopped="p3 p4",
    )
    assert table.places("reveal yellow") == ["-1 1", "0 2", "1 -1", "1 2"]
    assert [option for option in table.options if "reveal" not in option] == ["pass", "stop"]


def test_w19_when_everybody_is_stuck_they_stop_in_the_order_of_their_passes():
    table = Table(FENCED + ", hunter t65 3 0", hands={"p1": "t62 t63", "p2": "t64"}, stopped="p3 p4")
    assert table.options == ["pass", "stop"]
    table.play("pass")
    assert (table.player, table.options) == ("p2", ["pass", "stop"])
    table.play("pass")
    assert table.state.stopped[:2] == [3, 4]
    assert (table.phase, table.options) == ("over", [])
    # Black is p1's: six sheep and one point for stopping third.
    assert totals(table)[:2] == [7, 0]


def test_w20_the_last_player_goes_on_alone():
    table = Table(
        FENCED,
        hands={"p1": "t14 t05", "p2": "t50", "p3": "t21", "p4": "t22"},
        bag="t23 t24 t25 t27 t28",
        stopped="p3 p4",
    )
    table.play("place t14b 0 -1 r0")
    assert (len(table.hand("p1")), table.phase) == (3, "after")
    table.play("stop")
    assert table.state.stopped[0] == 3
    assert (table.phase, table.player) == ("turn", "p2")
    table.play("place t50b 3 0 r3")
    assert (len(table.hand("p2")), table.phase) == (1, "after")
    table.play("end")
    assert (table.phase, table.player) == ("turn", "p2")


def test_w21_the_gap_starts_again_at_the_left_of_who_acted():
    table = Table(
        FOREST_START,
        hands={"p1": "t14", "p2": "t05", "p3": "t61", "p4": "t65"},
        bag="t21 t22 t23 t24 t25",
    )
    table.play("place t14b 0 -1 r0", "end")
    assert (table.phase, table.player) == ("gap", "p3")
    table.play("declare wolf", "wolf t61 1 2")
    assert (table.phase, table.player) == ("gap", "p4")
    table.play("declare hunter", "hunter t65 1 2")
    for seat in ("p1", "p3", "p4"):
        assert (table.phase, table.player, table.options) == ("gap", seat, ["quiet"])
        table.play("quiet")
    assert (table.phase, table.player) == ("turn", "p2")


def test_w22_a_tie_is_broken_by_the_second_field():
    fields = [("black", 6), ("black", 4), ("black", 1), ("yellow", 8), ("yellow", 2), ("yellow", 2)]
    table = with_scores([*fields, ("red", 9), ("red", 3)], "p4 p1 p2 p3")
    assert totals(table)[:3] == [9, 9, 9]
    assert ranks(table)[:3] == [0, 2, 1]


def test_w23_two_players_add_both_colours_and_both_second_fields():
    fields = [("black", 7), ("black", 3), ("red", 5), ("yellow", 9), ("yellow", 2)]
    table = with_scores(fields, "p2 p1", players=2, owners=("black red", "yellow blue"))
    assert totals(table) == [15, 15]
    assert ranks(table) == [0, 1]


def test_w24_with_three_players_the_fourth_colour_scores_for_nobody():
    fields = [("black", 2), ("yellow", 3), ("red", 4), ("blue", 12)]
    table = with_scores(fields, "p3 p1 p2", players=3, owners=("black", "yellow", "red"))
    assert totals(table) == [2 + 3, 3 + 1, 4 + 6]


def test_w25_without_a_place_the_question_tile_cannot_be_revealed():
    table = Table(
        FENCED,
        hands={"p1": "t14"},
        bag="t21 t22",
        owners=("red", "yellow", "black", "blue"),
        revealed=(),
    )
    assert not [option for option in table.options if option.startswith("reveal")]


def test_w26_a_hole_keeps_a_field_open():
    table = Table("t12b 1 0 r3 [kkkv], t32b 2 0 r0 [fffk], t48a 1 -1 r1 [kvvv], t29b 2 1 r0 [fffb]")
    assert table.fields("black") == [(5, 1, False)]


def test_w27_declaring_just_after_the_turn_makes_three_tiles_in_a_row_too():
    table = yellow_table().play("place t11b 0 1 r2")
    assert (table.phase, {"t30", "t31"} <= set(table.hand("p1"))) == ("after", True)
    table.play("reveal yellow 1 2")
    assert (table.phase, "t32" in table.hand("p1")) == ("bonus", True)
    table.play("place t13b 0 2 r3")
    assert {"t33", "t34"} <= set(table.hand("p1"))
    assert (table.phase, table.options) == ("after", ["stop", "end"])
    assert len(table.hand("p1")) == 7
    assert table.fields("yellow")[0] == (13, 3, False)


def test_w28_a_question_in_the_gap_tells_nothing():
    hands = {"p1": "t14", "p2": "t05", "p3": "t20", "p4": "t64"}
    table = Table(FENCED, hands=hands, bag="t21 t22 t23").play("place t14b 0 -1 r0")
    assert table.hand("p1") == ["t21", "t22"]
    table.play("end")
    assert (table.player, table.options) == ("p3", ["quiet"])
    table.play("quiet")
    assert table.player == "p4" and "declare wolf" in table.options
    table.play("quiet")
    assert (table.phase, table.player) == ("turn", "p2")

"""Woolly Bully: rulings that the worked examples do not show, each on the smallest table."""

from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.games.woolly_bully.board import HAS_VILLAGE, Phase
from dolmen.games.woolly_bully.hand import tiles_of
from dolmen.games.woolly_bully.rules.scoring import rank, score
from tests.games.woolly_bully.tables import FENCED, Table

FOREST = "t12b 1 0 r3 [kkkv], t35b 1 1 r0 [ffkk], t32b 2 0 r0 [fffk], t03b 0 1 r2 [vkvv], t48a 1 -1 r1 [kvvv]"


def specials(table):
    return [option for option in table.options if option.split()[0] in ("reveal", "declare")]


def test_r4_somebody_holds_a_village_after_every_deal():
    for seed in range(60):
        state = Play.new("woolly_bully", 2, seed=seed_from(seed)).state
        hands = [tile for player in range(2) for tile in tiles_of(state, player)]
        assert any(HAS_VILLAGE[tile] for tile in hands)


def test_r5_a_pass_is_offered_only_when_no_ordinary_tile_fits():
    assert "pass" not in Table(FENCED, hands={"p1": "t14"}, bag="t01").options
    # R23, R24: a wolf that could be declared does not count; its four sheep would, if they fitted.
    stuck = Table(FENCED, hands={"p1": "t62"}, bag="t01")
    assert "pass" in stuck.options and "declare wolf" in stuck.options


def test_r24_the_sheep_side_of_a_wolf_is_an_ordinary_tile():
    table = Table("t13b 0 1 r0", hands={"p1": "t62"}, bag="t01")
    assert "place t62a -1 1 r0" in table.options
    table.play("place t62a -1 1 r0")
    # R48: it counts as a wolf tile that has been seen.
    assert table.state.shown == [1, 0]


def test_r24_a_four_sheep_face_is_offered_in_one_turn_only():
    table = Table("t13b 0 1 r0", hands={"p1": "t62"}, bag="t01")
    assert [option for option in table.options if "t62a -1 1" in option] == ["place t62a -1 1 r0"]


def test_r15_a_wolf_may_not_link_to_a_forest_with_a_hunter():
    # At (2, 1) the wolf would touch the forest of (1, 1) and that of (2, 0), where the hunter is.
    table = Table(FOREST + ", hunter t65 3 0", hands={"p1": "t61"}, bag="t01")
    table.play("declare wolf")
    assert table.places("wolf t61") == ["1 2"]


def test_r16_several_wolves_may_come_into_one_forest():
    table = Table(FOREST + ", wolf t61 1 2", hands={"p1": "t62"}, bag="t01").play("declare wolf")
    assert "1 3" in table.places("wolf t62")


def test_r17_a_hunter_is_no_neighbour_of_a_wolf_but_lies_on_it():
    table = Table(FOREST + ", wolf t61 1 2", hands={"p1": "t65"}, bag="t01").play("declare hunter")
    assert table.places("hunter t65") == ["1 2", "3 0"]


def test_r20_a_hunter_that_lies_on_a_wolf_covers_no_second_one():
    laid = FOREST + ", wolf t61 1 2, hunter t65 1 2, wolf t62 3 0"
    table = Table(laid, hands={"p1": "t33"}, bag="t01 t02").play("place t33b 2 1 r2")
    assert table.state.covers == [0, -1, -1, -1]
    assert table.fields("black") == [(8, 0, True)]


def test_r21_the_hunter_laid_first_covers_the_wolf_laid_first():
    laid = FOREST + ", wolf t62 1 2, wolf t61 1 3, hunter t66 3 0, hunter t65 4 0"
    table = Table(laid, hands={"p1": "t33"}, bag="t01 t02").play("place t33b 2 1 r2")
    # t66 came before t65, and t62 before t61.
    assert table.state.covers == [0, 1, -1, -1]
    assert table.safe("black") == [8]


def test_r22_a_covered_wolf_is_never_covered_again():
    laid = FOREST + ", wolf t61 1 2, hunter t65 1 2"
    table = Table(laid, hands={"p1": "t66"}, bag="t01").play("declare hunter")
    assert "1 2" not in table.places("hunter t66")


def test_r25_a_part_without_a_place_lapses_and_the_hand_is_known():
    # One forest, one place: after the hunter no wolf may come.
    table = Table(FENCED, hands={"p1": "t61 t65 t05"}, bag="t01 t02")
    table.play("declare hunter wolf", "hunter t65 3 0")
    assert table.phase == "turn"
    assert table.hand("p1") == ["t01", "t05", "t61"]
    assert table.state.known[0] == [1, 0]


def test_r25_a_known_wolf_is_forgotten_when_it_is_laid_on_either_side():
    table = Table(FENCED + ", t57b -1 0 r1", hands={"p1": "t62 t65"}, bag="t01 t02")
    table.play("declare hunter wolf", "hunter t65 3 0")
    assert table.state.known[0] == [1, 0]
    table.play("place t62a -1 1 r0")
    assert table.state.known[0] == [0, 0]


def test_r25_every_order_of_what_is_in_the_hand_is_its_own_option():
    table = Table(FOREST, hands={"p1": "t61 t62 t65"}, bag="t01")
    assert set(specials(table)) == {
        "declare wolf",
        "declare hunter",
        "declare wolf wolf",
        "declare wolf hunter",
        "declare hunter wolf",
        "declare wolf wolf hunter",
        "declare wolf hunter wolf",
        "declare hunter wolf wolf",
    }


def test_r25_what_is_drawn_at_the_end_of_a_series_needs_a_new_declaration():
    table = Table(FOREST, hands={"p1": "t61"}, bag="t62 t01").play("declare wolf")
    table.play("wolf t61 1 2")
    assert table.hand("p1") == ["t62"]
    assert (table.phase, "declare wolf" in table.options) == ("turn", True)


def test_r26_with_specials_in_the_own_turn_only_there_are_no_questions():
    hands = {"p1": "t14", "p2": "t05", "p3": "t61", "p4": "t65"}
    table = Table(FOREST, hands=hands, bag="t21 t22", specials=1).play("place t14b 0 -1 r0", "end")
    assert (table.phase, table.player) == ("turn", "p2")


def test_r36_nobody_can_stop_between_the_turns_of_others():
    hands = {"p1": "t14", "p2": "t05", "p3": "t61", "p4": "t65"}
    table = Table(FOREST, hands=hands, bag="t21 t22").play("place t14b 0 -1 r0", "end")
    assert (table.phase, "stop" in table.options) == ("gap", False)


def test_r37_who_has_stopped_is_never_asked_again():
    hands = {"p1": "t14", "p2": "t05", "p3": "t61", "p4": "t65"}
    table = Table(FOREST, hands=hands, bag="t21 t22", stopped="p3").play("place t14b 0 -1 r0", "end")
    assert (table.phase, table.player) == ("gap", "p4")
    table.play("quiet")
    assert (table.phase, table.player) == ("turn", "p2")


def test_r38_a_special_action_between_turns_can_force_a_stop():
    hands = {"p1": "t14", "p2": "t05", "p3": "t61", "p4": "t20"}
    table = Table(FOREST, hands=hands).play("place t14b 0 -1 r0")
    assert table.state.stopped[0] == 1  # p1 has nothing left either
    assert (table.phase, table.player) == ("gap", "p3")
    table.play("declare wolf", "wolf t61 1 2")
    assert table.state.stopped[2] == 2
    assert (table.phase, table.player) == ("gap", "p4")
    table.play("quiet")
    assert (table.phase, table.player) == ("turn", "p2")


def test_r38_stops_by_force_end_the_game_when_they_are_the_last():
    table = Table(FENCED, hands={"p1": "t14"}, stopped="p2 p3 p4").play("place t14b 0 -1 r0")
    assert table.state.phase == Phase.OVER
    assert table.options == []


def test_r40_a_stop_breaks_the_row_of_passes():
    laid = FENCED + ", hunter t65 3 0"
    table = Table(laid, hands={"p1": "t62", "p2": "t63", "p3": "t64"}, stopped="p4")
    table.play("pass").be_quiet().play("stop").be_quiet().play("pass").be_quiet()
    assert (table.phase, table.player) == ("turn", "p1")
    table.play("pass")
    # p3 passed before p1 did, after the stop.
    assert table.state.stopped == [4, 2, 3, 1]
    assert table.phase == "over"


def test_r40_a_tile_laid_by_anybody_breaks_the_row_of_passes():
    table = Table(FENCED, hands={"p1": "t62", "p2": "t14", "p3": "t64"}, stopped="p4", bag="t01 t02")
    table.play("pass").be_quiet()
    assert table.state.row[0] == 0
    table.play("place t14b 0 -1 r0")
    assert table.state.passes == 0


def test_r41_with_two_players_the_bonuses_are_six_and_three():
    table = Table(players=2, owners=("black red", "yellow blue"), hands={"p1": "t12", "p2": "t14"}, bag="t01")
    table.play("stop", "stop")
    assert [score(table.state, player) for player in range(2)] == [6, 3]
    assert table.phase == "over"


def test_r43_equal_fields_to_the_end_share_the_rank():
    table = Table(stopped="p1 p2 p3 p4")
    table.state.stopped = [4, 4, 4, 4]  # nobody has a field or a bonus
    assert [rank(table.state, player) for player in range(4)] == [0, 0, 0, 0]


def test_r48_who_is_asked_does_not_depend_on_what_is_held():
    for held in ("t61", "t20"):
        hands = {"p1": "t14", "p2": "t05", "p3": held, "p4": "t21"}
        table = Table(FENCED, hands=hands, bag="t22 t23 t24").play("place t14b 0 -1 r0", "end")
        assert (table.phase, table.player) == ("gap", "p3")


def test_r48_nobody_is_asked_once_all_wolves_and_hunters_are_seen():
    hands = {"p1": "t14", "p2": "t05", "p3": "t20", "p4": "t21"}
    table = Table(FENCED, hands=hands, bag="t22 t23 t24")
    table.state.shown = [4, 4]
    table.play("place t14b 0 -1 r0", "end")
    assert (table.phase, table.player) == ("turn", "p2")


def test_r48_an_unplayed_question_tile_is_asked_for_while_some_hidden_colour_fits():
    def asked(revealed):
        hands = {"p1": "t14", "p2": "t05"}
        table = Table("t13b 0 1 r0, t11b 1 0 r3", hands=hands, bag="t22 t23", revealed=revealed)
        table.play("place t14b 0 -1 r0", "end")
        return table.phase == "gap"

    # Black and yellow edges are open; p3 is red and p4 blue.
    assert asked(())
    assert not asked(("black", "yellow", "red", "blue"))


def test_r49_the_bonus_is_asked_even_if_nothing_fits_but_not_of_an_empty_hand():
    owners = ("yellow", "black", "red", "blue")
    table = Table("t13b 0 1 r0", hands={"p1": "t32"}, owners=owners, revealed=(), bag="")
    table.play("reveal yellow -1 1")
    assert (table.phase, table.player) == ("bonus", "p1")
    empty = Table("t13b 0 1 r0", owners=owners, revealed=(), bag="", hands={"p2": "t12"})
    empty.play("reveal yellow -1 1")
    # The hand is empty, the bag too, and the "?" tile is laid: p1 is stopped at once (R38).
    assert empty.state.stopped[0] == 1 and empty.player == "p2"


def test_r33_each_of_two_question_tiles_brings_its_own_bonus_tile():
    owners = ("yellow blue", "black red")
    laid = "t13b 0 1 r0, t15b 0 -1 r1"
    table = Table(laid, hands={"p1": "t01 t02"}, owners=owners, revealed=(), players=2, bag="t30 t31 t32 t33")
    first = next(option for option in table.options if option.startswith("reveal yellow"))
    table.play(first)
    assert table.phase == "bonus"
    table.play("skip")
    second = next(option for option in table.options if option.startswith("reveal blue"))
    table.play(second)
    assert table.phase == "bonus"
    table.play("skip")
    assert (table.phase, specials(table)) == ("turn", [])

"""Táin: what the worked examples leave out, ruling by ruling."""

import random

import pytest

from dolmen.core.tell import Tale
from dolmen.games.tain import GAME, rules
from dolmen.games.tain.board import CLASH, EMPTY, Event, Kind, Outcome, Phase, clan_values
from dolmen.games.tain.notation import sentence
from tests.games.tain.positions import begin, end_scouting, facts, hostages_in, offered, play, position, tiles

DAUGHTER_AND_BOYS = [
    {"holder": "green", "owner": "red", "kind": "daughter"},
    {"holder": "green", "owner": "red", "kind": "boy", "n": 2},
]


def told(state, event):
    return [found[1:] for found in state.tale.events if found[0] == event]


def test_chance_gives_everybody_the_marker_equally_often():  # R5
    starts = [0] * 3
    for seed in range(600):
        state = begin(["green", "red", "blue"], "random", seed=seed)
        assert state.player == state.active
        starts[state.active] += 1
    assert all(160 <= count <= 240 for count in starts)


def test_a_named_clan_starts_wherever_it_sits():  # R46
    for clans in clan_values(3):
        for clan in clans.split():
            state = begin(clans.split(), clan)
            assert facts(state)["to_move"] == clan


def test_play_goes_clockwise_in_seat_order_not_in_order_of_colours():  # R46
    state = begin(["brown", "green", "blue"], "green")
    play(state, "green: pass", "blue: guard bluff stable 1", "brown: pass", "blue: pass")
    assert facts(state)["active"] == "blue"


def test_every_list_of_options_is_what_the_table_of_scouting_says():  # R10, R12, R14, and the table of decisions
    chance = random.Random(3)
    for game in range(12):
        clans = chance.sample(["green", "red", "blue", "brown"], 2 + game % 3)
        state = begin(clans, clans[0], seed=game)
        while legal := offered(state):
            if state.phase == Phase.SCOUT:
                assert legal == sorted(allowed(state), key=legal_order)
            play(state, chance.choice(legal))


def allowed(state):
    """All that the table of decisions allows, said once more and in another way than in the rules."""
    me = state.player
    mine = {kind for kind, count in tiles(state, me, "supply").items() if count}
    spaces = ["stable 1", "stable 2", "stable 3", "house 1", "house 2"]
    words = {player: word for word, player in facts_seats(state).items()}
    found = {"pass"}
    for i, space in enumerate(spaces):
        if state.threshold[me][i] == EMPTY:
            found |= {f"guard {kind} {space}" for kind in mine}
        for other in set(range(state.players)) - {me}:
            if state.entrance[other][i] == EMPTY:
                found |= {f"raid {kind} {words[other]} {space}" for kind in mine - {"daughter"}}
    if me not in state.outlander and EMPTY in state.outland:
        found |= {f"outland {kind}" for kind in mine - {"daughter", "boy"}}
    return found


def facts_seats(state):
    return {word: i for i, word in enumerate(clan_values(state.players)[state.clans].split())}


def legal_order(text):
    return [sentence(action) for action in range(GAME.actions)].index(text)


def test_the_two_spaces_of_the_outland_are_one_option():  # R11
    assert [text for text in offered(begin(["green", "red"], "red")) if text.startswith("outland")] == [
        "outland chief",
        "outland warrior",
        "outland bluff",
    ]


def test_raiding_where_nothing_is_to_be_had_is_allowed():  # R13
    state = position(["green", "red"], "red", cows={"outland": 20, "green": 0}, jewels={"green": 0, "red": 6}, round=2)
    assert {"raid boy green stable 1", "raid chief green house 2"} <= set(offered(state))
    empty = position(["green", "red"], "red", cows={"outland": 0, "green": 10, "red": 15})
    assert "outland chief" in offered(empty)


def test_passing_may_be_the_first_act_and_is_final():  # R15
    state = begin(["green", "red", "blue"], "green")
    play(state, "green: pass", "red: raid boy green stable 1", "blue: guard boy stable 1", "red: pass", "blue: pass")
    assert (state.round, state.cows) == (2, [4, 6, 5, 0])


@pytest.mark.parametrize(
    ("supply", "is_outland_free"),
    [({"boy": 1}, True), ({"daughter": 1}, True), ({"daughter": 1}, False)],
    ids=["a boy before a free outland", "the daughter before it", "the daughter before a free entrance"],
)
def test_a_pass_that_only_its_player_knows_to_be_forced_is_asked_of_him(supply, is_outland_free):  # R16
    spaces = ("stable 1", "stable 2", "stable 3", "house 1", "house 2")
    guards = [f"green: guard bluff {space}" for space in spaces]
    raids = [f"green: raid boy red {space}" for space in spaces]
    placed = [*guards, *raids] if is_outland_free else [*guards, *raids[1:], "green: outland warrior"]
    state = position(["green", "red"], "red", placed=placed, supply={"green": supply}, to_move="red")
    play(state, "red: guard bluff stable 1")
    assert facts(state)["to_move"] == "green"
    assert offered(state) == ["pass"]


def test_who_runs_out_of_tiles_passes_by_himself_when_his_turn_comes():  # R16
    state = position(["green", "red"], "red", supply={"red": {"bluff": 1}}, to_move="red")
    state.tale = Tale()
    play(state, "red: guard bluff stable 1", "green: guard bluff stable 1")
    assert facts(state)["to_move"] == "green"
    assert told(state, Event.PASSED) == [(1, 1)]


def test_every_clash_is_as_the_table_says():  # R22, R23, R24
    for raider, row in zip((Kind.CHIEF, Kind.WARRIOR, Kind.BLUFF, Kind.BOY), CLASH, strict=True):
        for guard in Kind:
            won = row[guard] == Outcome.WON
            ranks = {Kind.CHIEF: 3, Kind.WARRIOR: 2, Kind.BOY: 1, Kind.BLUFF: 0, Kind.DAUGHTER: 9}
            assert won == (raider != Kind.BLUFF and ranks[raider] > ranks[guard])
    assert CLASH[Kind.BOY][Kind.WARRIOR] == Outcome.LOST_BOY
    assert CLASH[Kind.WARRIOR][Kind.DAUGHTER] == Outcome.CAUGHT_DAUGHTER
    assert sum(row.count(Outcome.LOST_BOY) + row.count(Outcome.CAUGHT_DAUGHTER) for row in CLASH) == 2


def test_two_chiefs_or_two_warriors_in_the_outland_take_a_cow_each():
    for kind in ("chief", "warrior"):
        state = position(["green", "red"], "red", placed=[f"green: outland {kind}", f"red: outland {kind}"])
        end_scouting(state)
        assert (state.outland_cows, state.cows[:2]) == (13, [6, 6])


def test_an_empty_outland_gives_nothing():  # R20
    state = position(
        ["green", "red"], "red", cows={"outland": 0, "green": 10, "red": 15}, placed=["red: outland chief"]
    )
    state.rounds = 0
    end_scouting(state)
    assert (state.outland_cows, state.cows[:2]) == (0, [10, 15])


def test_the_last_jewel_goes_by_precedence_and_the_next_raider_finds_nothing():  # R28
    placed = ["red: raid boy green house 1", "blue: raid boy green house 2"]
    jewels = {"green": 1, "red": 5, "blue": 3}
    for active, wanted in (("red", [0, 6, 3]), ("blue", [0, 5, 4]), ("green", [0, 6, 3])):
        state = position(["green", "red", "blue"], active, jewels=jewels, placed=placed)
        end_scouting(state)
        assert state.jewels[:3] == wanted


def test_a_release_takes_no_jewel_from_who_comes_after():  # R29
    hostages = [{"holder": "green", "owner": "red", "kind": "boy"}]
    placed = ["red: raid boy green house 1", "blue: raid boy green house 2"]
    jewels = {"green": 1, "red": 5, "blue": 3}
    state = position(["green", "red", "blue"], "red", jewels=jewels, hostages=hostages, placed=placed)
    end_scouting(state)
    assert (state.jewels[:3], hostages_in(state)) == ([0, 5, 4], [])


def test_a_success_at_the_stables_frees_nobody():  # R33
    state = position(["green", "red"], "green", hostages=DAUGHTER_AND_BOYS, placed=["red: raid boy green stable 1"])
    end_scouting(state)
    assert (state.cows[:2], state.hostages[0][1]) == ([4, 6], [2, 1])


def test_whom_to_free_is_asked_again_as_long_as_it_matters():  # R30
    placed = ["red: raid boy green house 1", "red: raid chief green house 2"]
    state = position(["green", "red"], "green", hostages=DAUGHTER_AND_BOYS, placed=placed)
    end_scouting(state)
    assert offered(state) == ["free boy from green", "free daughter from green"]
    play(state, "red: free boy from green")
    assert offered(state) == ["free boy from green", "free daughter from green"]
    play(state, "red: free daughter from green")
    assert (state.round, hostages_in(state)) == (2, [("green", "red", "boy", 1)])


def test_once_one_kind_is_left_the_next_is_freed_without_a_question():  # R30
    placed = ["red: raid boy green house 1", "red: raid chief green house 2"]
    state = position(["green", "red"], "green", hostages=DAUGHTER_AND_BOYS, placed=placed)
    end_scouting(state)
    play(state, "red: free daughter from green")
    assert (state.round, hostages_in(state)) == (2, [("green", "red", "boy", 1)])


def test_when_all_are_freed_anyway_nobody_is_asked_and_the_daughter_goes_first():  # R30
    hostages = [{"holder": "green", "owner": "red", "kind": kind} for kind in ("daughter", "boy")]
    placed = ["red: raid boy green house 1", "red: raid chief green house 2"]
    state = position(["green", "red"], "green", hostages=hostages, placed=placed)
    state.tale = Tale()
    end_scouting(state)
    assert [(event[2], event[3]) for event in told(state, Event.FREED)] == [(1, 3), (0, 4)]
    assert (state.round, hostages_in(state), state.jewels[:2]) == (2, [], [3, 3])


def test_two_clans_may_both_be_asked_in_one_house_each_for_its_own():  # R28, R30
    both = [{"holder": "green", "owner": owner, "kind": k} for owner in ("red", "blue") for k in ("daughter", "boy")]
    placed = ["red: raid boy green house 1", "blue: raid boy green house 2"]
    state = position(["green", "red", "blue"], "blue", hostages=both, placed=placed)
    end_scouting(state)
    play(state, "blue: free boy from green", "red: free daughter from green")
    assert hostages_in(state) == [("green", "blue", "daughter", 1), ("green", "red", "boy", 1)]


def test_while_whom_to_free_is_asked_all_tiles_lie_open_but_bluffs_and_captives():
    placed = [
        "red: raid boy green house 1",
        "green: guard warrior stable 1",
        "red: raid boy green stable 1",
        "green: guard bluff stable 2",
        "red: guard chief stable 1",
        "green: raid warrior red stable 1",
    ]
    state = position(["green", "red"], "green", hostages=DAUGHTER_AND_BOYS, placed=placed)
    end_scouting(state)
    for viewer in (-1, 0, 1):
        view = state.copy()
        rules.hide(view, viewer)
        assert view.threshold[0][:2] == [Kind.WARRIOR, EMPTY]  # the bluff has gone
        assert view.entrance[0] == [EMPTY, EMPTY, EMPTY, Kind.BOY, EMPTY]  # the boy is a captive
        assert (view.threshold[1][0], view.entrance[1][0]) == (Kind.CHIEF, Kind.WARRIOR)  # judged later
        assert view.captives[0][1] == [1, 0]
        assert view.shown_threshold[0][1] == Kind.BLUFF


def test_the_order_of_the_boards_never_changes_the_result():  # R34
    chance = random.Random(8)
    for trial in range(60):
        state = begin(["green", "red", "blue"], "green", seed=trial)
        state.hostages[0][1][0] = state.hostages[1][2][1] = 1
        state.supply[1][Kind.BOY] -= 1
        state.supply[2][Kind.DAUGHTER] -= 1
        state.in_supply[1] -= 1
        state.in_supply[2] -= 1
        for _ in range(chance.randrange(10, 25)):
            play(state, chance.choice([text for text in offered(state) if text != "pass"] or ["pass"]))
            if state.round > 1:
                break
        if state.round > 1 or state.phase != Phase.SCOUT:
            continue
        # With goods for everybody the precedence of the active player does not matter, so only the order is left.
        state.cows, state.outland_cows = [6, 6, 6, 0], 7
        results = []
        for active in range(3):
            other = state.copy()
            other.active, other.active_marker = active, 1
            end_scouting(other)
            results.append((other.cows, other.jewels, other.hostages, other.discarded, other.supply))
        assert results[0] == results[1] == results[2]


def test_who_keeps_a_single_tile_begins_the_next_round_with_it():  # R36
    state = position(["green", "red"], "green", supply={"green": {"bluff": 1}})
    play(state, "green: pass", "red: pass")
    assert facts(state)["supply_count"] == {"green": 1, "red": 18}


def test_the_last_round_is_the_one_the_table_chose():  # R37 and option `rounds`
    for rounds in (4, 6, 8):
        state = begin(["green", "red"], "green", {"rounds": rounds})
        for _ in range(rounds):
            assert state.phase == Phase.SCOUT
            play(state, "pass", "pass")
        assert (state.phase, state.round) == (Phase.OVER, rounds)


def test_nobody_takes_back_when_the_game_is_over():  # R36, R40
    state = position(["green", "red"], "green", round=8, supply={"red": {}}, placed=["red: guard boy stable 1"])
    end_scouting(state)
    assert (state.phase, state.in_supply[1], state.in_discards[1]) == (Phase.OVER, 0, 18)


def test_victory_is_shared_when_all_tie_breaks_are_equal():  # R40
    state = begin(["green", "red", "blue"], "green", {"rounds": 4})
    for _ in range(4):
        play(state, "pass", "pass", "pass")
    assert facts(state)["winners"] == ["blue", "green", "red"]
    assert [rules.rank(state, player) for player in range(3)] == [0, 0, 0]


def test_jewels_decide_between_equal_points_and_cows():
    hostages = [{"holder": "green", "owner": "red", "kind": "boy", "n": 3}]
    state = position(["green", "red"], "green", round=8, hostages=hostages, jewels={"green": 2, "red": 3})
    state.outland_cows = 15
    play(state, "green: pass", "red: pass")
    assert facts(state)["scores"] == {"green": 19, "red": 19}
    assert facts(state)["winners"] == ["red"]


def test_a_hostage_that_is_freed_in_the_last_round_scores_for_nobody():  # R39
    hostages = [{"holder": "green", "owner": "red", "kind": "daughter"}]
    state = position(["green", "red"], "green", round=8, hostages=hostages, placed=["red: raid chief green house 1"])
    end_scouting(state)
    assert facts(state)["scores"] == {"green": 19, "red": 19}


def test_the_tiles_of_a_round_stay_in_sight_until_the_first_act_of_the_next():
    state = begin(["green", "red"], "green")
    play(state, "green: guard warrior stable 1", "red: raid boy green stable 1", "green: pass", "red: pass")
    assert (state.round, state.shown) == (2, 1)
    assert state.threshold[0][0] == EMPTY
    assert (state.shown_threshold[0][0], state.shown_entrance[0][0], state.shown_raider[0][0]) == (1, Kind.BOY, 1)
    assert state.outcome[0][0] == Outcome.LOST_BOY
    play(state, "red: pass")
    assert (state.shown, state.shown_threshold[0][0], state.outcome[0][0]) == (0, EMPTY, Outcome.NONE)


def test_a_tile_can_be_laid_where_the_last_round_is_still_shown():
    state = begin(["green", "red"], "green", {"active_marker": "fixed"})
    play(state, "green: guard warrior stable 1", "red: pass", "green: pass")
    assert state.shown_threshold[0][0] == Kind.WARRIOR
    play(state, "green: guard boy stable 1")
    assert state.threshold[0][0] == Kind.BOY

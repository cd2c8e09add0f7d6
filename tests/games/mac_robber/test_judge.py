"""Mac Robber: the judge prefers what a good player prefers, and bots win by it."""

import pytest

from dolmen.arena.series import play_series
from dolmen.core.seed import seed_from
from dolmen.games.mac_robber import GAME
from dolmen.games.mac_robber.board import Phase
from dolmen.games.mac_robber.judge import PARTS, judge, parts
from tests.games.mac_robber.positions import play, position


def better(state, good, bad, deck=""):
    """Whether the mover stands better after the first act than after the second."""
    player, values = state.player, []
    for text in (good, bad):
        tried = state.copy()
        tried.tale = None
        play(tried, text, deck=deck)
        values.append(judge(tried, player))
    return values[0] > values[1]


def terms(state, player=0):
    """The judge's opinion by the names of its terms."""
    out = [0.0] * len(PARTS)
    parts(state, player, out)
    return dict(zip(PARTS, out, strict=True))


def changed(before, after):
    """The terms in which two opinions differ, the greatest gain first."""
    gains = {name: after[name] - before[name] for name in PARTS}
    return sorted((name for name in PARTS if abs(gains[name]) > 1e-9), key=lambda name: -gains[name])


def test_reasons_for_a_herd_are_its_points_the_most_herds_and_what_rivals_lose_of_blue():
    state = position("A | y4 b2 g0 | cattle -", "B | y4 b3 g0", display="y1 b2 g1 r2")
    before = terms(state)
    play(state, "cattle")
    found = changed(before, terms(state))
    assert set(found[:3]) == {"herds", "most-herds", "rival-blue"}
    assert found[-1] == "room"


def test_a_warrior_is_worth_itself_and_a_card_and_monks_are_green():
    state = position("A | y4 b2 g0 | cattle -", display="y2 g4")
    before, monks = terms(state), state.copy()
    play(state, "warrior", deck="4")
    assert {"warriors", "cards"} <= set(changed(before, terms(state)))
    play(monks, "monks 2")
    assert changed(before, terms(monks))[0] == "green"


def test_an_assault_is_a_term_of_both_sides_and_of_nobody_else():
    state = position("A 10 | y4 b2 g0 | - - | 4 4 4 4", "B 10 | y4 b2 g0 | cattle - | 1 1 2 2")
    play(state, "assault macdonald")
    assert terms(state, 0)["assault"] > 0 > terms(state, 1)["assault"]
    assert terms(state, 2)["assault"] == 0
    assert terms(state, 1)["rival-assault"] < 0 < terms(state, 0)["rival-assault"]


def test_once_the_game_is_over_points_are_the_only_reason():
    state = position("A 31 | y6 b4 g3 | castle - -", "B 20", "C 25")
    state.phase = Phase.OVER
    found = {name: value for name, value in terms(state).items() if value}
    assert found == {"points": 31, "rival-points": pytest.approx(-(0.7 * 25 + 0.3 * 22.5))}


def test_a_red_cube_goes_on_the_empty_estate_before_two_blue_ones():
    state = position("A | y4 b2 g0 | cattle -", display="y1 b2 g1 r2")
    assert better(state, "cattle", "castle")


def test_two_monks_are_better_than_one():
    state = position("A | y4 b2 g0", display="y2 g4")
    assert better(state, "monks 2", "monks 1")


def test_a_strong_hand_assaults_and_a_weak_one_does_not():
    strong = position("A 10 | y4 b2 g0 | - - | 4 4 4 4", "B 10 | y4 b2 g0 | cattle - | 1 1 2 2")
    assert better(strong, "assault macdonald", "end turn")
    weak = position("A 10 | y4 b2 g0 | - - | 1 1 1 2", "B 10 | y4 b2 g0 | cattle - | 3 3 4 4")
    assert better(weak, "end turn", "assault macdonald")


def test_a_herd_is_stolen_rather_than_left():
    state = position("A 10 | y4 b2 g0 | - - | 1 4 4 4", "B 10 | y4 b2 g0 | cattle - | 1 1 1 2")
    play(state, "assault macdonald", *["play 4", "play 1"] * 3)
    assert better(state, "steal cattle", "leave", deck="1 2 3 3 4 1 2 3 3 4")
    assert better(state, "steal cattle", "steal cattle bag", deck="1 2 3 3 4 1 2 3 3 4")


def test_the_lowest_cards_are_discarded():
    state = position("A 10 | y4 b2 g0 | - - | 1 4 4 4", "B 10 | y4 b2 g0 | - - | 1 1 1 2")
    play(state, "assault macdonald", *["play 4", "play 1"] * 3, deck="1 2 3 4 4 1 2 3 3 4")
    assert better(state, "discard 1 2", "discard 4 4")


def test_a_piper_is_not_spent_where_nothing_hangs_on_it():
    state = position("A 10 | y4 b4 g0 | - - | 1 2 3 4", "B 10 | y4 b2 g0 | - - | 1 1 1 1")
    play(state, "assault macdonald")
    assert better(state, "play 4", "play 4 piper")


@pytest.mark.slow
@pytest.mark.parametrize("players", GAME.players)
def test_one_step_ahead_beats_random_players(players):
    seats = ["adept", *["random"] * (players - 1)]
    series = play_series(GAME, seats, 30, seed_from(17))
    assert series.first["adept"] / series.games > 0.75

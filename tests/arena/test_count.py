"""The arithmetic of an arena: shares, intervals, ratings, the report."""

import pytest
from scipy.stats import binomtest

from dolmen.arena.count import design_effect, interval, ratings, standings, wilson
from dolmen.arena.ledger import Terms
from dolmen.arena.match import Outcome
from dolmen.arena.plan import Pairing
from dolmen.arena.report import as_json, as_markdown
from dolmen.bots import Budget

BOTS = ("strong", "weak", "weak")
TERMS = Terms("cairn", 1, BOTS, {"cost": "4"}, "01", Budget(iterations=50))


def game(number, entries, ranks, scores=(5, 3, 1), seconds=(0.5, 0.1, 0.1), faults=()):
    return Pairing(number, number // 3, entries), Outcome(
        list(scores), ranks, [10, 10, 10], list(seconds), list(faults)
    )


def some_games():
    return [
        game(0, (0, 1, 2), [0, 1, 2]),
        game(1, (2, 0, 1), [0, 0, 2]),  # a weak one and the strong one share
        game(2, (1, 2, 0), [2, 1, 0], scores=(1, 2, 9)),
    ]


@pytest.mark.parametrize(("first", "games"), [(0, 10), (1, 10), (55, 100), (400, 400)])
def test_the_interval_of_independent_games_is_wilsons(first, games):
    expected = binomtest(first, games).proportion_ci(0.95, "wilson")
    assert wilson(first / games, games) == pytest.approx((expected.low, expected.high))


def test_games_of_a_deal_that_end_alike_widen_the_interval():
    alike = [[1.0, 1.0] if deal % 2 else [0.0, 0.0] for deal in range(50)]
    apart = [[1.0, 0.0] for _ in range(50)]
    assert design_effect(alike, 0.5) == pytest.approx(2 * 50 / 49)
    assert design_effect(apart, 0.5) == 1.0  # never narrower than independent games
    assert interval(apart) == wilson(0.5, 100)
    assert interval(alike) == pytest.approx(wilson(0.5, 49))


def test_an_interval_of_nothing_is_everything():
    assert interval([]) == (0.0, 1.0)


def test_shares_pool_the_seats_of_a_bot_and_count_fractions():
    strong, weak = standings(BOTS, some_games())
    assert (strong.name, strong.first, strong.share) == ("strong", 2.5, pytest.approx(2.5 / 3))
    assert (weak.name, weak.first, weak.seats) == ("weak", 0.5, 2)
    assert strong.share + weak.share == pytest.approx(1)
    assert (strong.even, weak.even) == pytest.approx((1 / 3, 2 / 3))


def test_points_places_and_speed_are_means_over_seats():
    strong, weak = standings(BOTS, some_games())
    assert strong.score == pytest.approx((5 + 3 + 9) / 3)
    assert weak.score == pytest.approx((3 + 1 + 5 + 1 + 1 + 2) / 6)
    assert strong.place == 1.0
    assert strong.speed == pytest.approx(30 / 0.7)


def test_ratings_rise_with_victories_and_do_not_depend_on_the_order_in_which_games_ended():
    games = some_games() * 1
    rated = ratings(BOTS, games)
    assert rated[0][0] > 25 > rated[1][0]
    assert standings(BOTS, games) == standings(BOTS, games[::-1])


def test_faults_are_summed_over_the_games():
    games = [game(n, (0, 1, 2), [0, 1, 2], faults=[{}, {"late": 1}, {"crashed": 2}]) for n in range(3)]
    strong, weak = standings(BOTS, games)
    assert strong.faults == {}
    assert weak.faults == {"late": 3, "crashed": 6}


def test_the_report_in_json_has_what_is_promised():
    told = as_json(3, standings(BOTS, some_games()))
    assert list(told) == ["games", "bots"]
    assert list(told["bots"]) == ["strong", "weak"]
    assert {"first", "share", "low", "high", "score"} <= set(told["bots"]["strong"])
    assert told["bots"]["strong"]["low"] < told["bots"]["strong"]["share"] < told["bots"]["strong"]["high"]


def test_the_report_in_markdown_is_a_table_with_its_terms():
    text = as_markdown(TERMS, 3, standings(BOTS, some_games()))
    assert "| strong | 2.5 | 83.3 % |" in text
    assert "3 games, 3 seats, options: cost 4, seed 01, a move: 50 iterations on one thread." in text

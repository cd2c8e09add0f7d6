"""The plan of an arena is fair: seats, deals and neighbours."""

from collections import Counter

import pytest

from dolmen.arena.plan import plan, round_orders
from dolmen.core.seed import seed_from

FOUR = ("master", "adept", "adept", "random")


@pytest.mark.parametrize("bots", [("a", "b"), ("a", "b", "b"), FOUR, ("a", "a", "b", "b", "c")])
def test_every_bot_sits_in_every_seat_equally_often(bots):
    places = Counter((entry, seat) for pairing in plan(bots, 60) for seat, entry in enumerate(pairing.entries))
    assert len(places) == len(bots) ** 2
    assert len(set(places.values())) == 1


def test_every_deal_is_played_once_with_each_bot_in_each_seat():
    pairings = plan(FOUR, 40)
    for deal in range(10):
        games = [pairing for pairing in pairings if pairing.deal == deal]
        assert len(games) == 4
        assert len({pairing.deal_seed(seed_from(1)) for pairing in games}) == 1
        assert all(len({pairing.entries[seat] for pairing in games}) == 4 for seat in range(4))


def test_deals_differ_and_so_do_the_dice_of_bots_from_game_to_game():
    pairings = plan(FOUR, 40)
    assert len({pairing.deal_seed(seed_from(1)) for pairing in pairings}) == 10
    assert len({pairing.bot_seed(seed_from(1)) for pairing in pairings}) == 40


def test_games_are_rounded_up_to_whole_deals():
    assert [len(plan(("a", "b", "c"), games)) for games in (1, 3, 4, 400)] == [3, 3, 6, 402]


def test_a_longer_plan_begins_with_the_shorter_one():
    assert plan(FOUR, 400)[:40] == plan(FOUR, 40)


def test_from_deal_to_deal_the_order_round_the_table_changes():
    assert round_orders(("a", "b")) == [(0, 1)]
    assert round_orders(("a", "b", "b", "b")) == [(0, 1, 2, 3)]
    assert len(round_orders(("a", "b", "c", "d"))) == 6
    behind = {(p.entries[seat - 1], entry) for p in plan(("a", "b", "c"), 6) for seat, entry in enumerate(p.entries)}
    assert (0, 1) in behind and (2, 1) in behind

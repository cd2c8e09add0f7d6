"""`python -m bench.ladder`: each level against the one below it."""

import argparse

import pytest

from bench.champion import SEED, missing
from bench.ladder import MISSED, REACHED, UNSURE, matches, told, wanted
from dolmen.arena.ledger import Ledger, Terms
from dolmen.arena.match import Outcome
from dolmen.bots import Budget


def test_every_step_is_played_with_every_number_of_players_one_above_all_others(tmp_path):
    asked = argparse.Namespace(names=["cairn"], steps="novice:random,adept:novice", seconds=0.01, keep=tmp_path)
    assert [ledger.terms.bots for ledger in matches(asked)] == [
        ("novice", "random"), ("novice", "random", "random"), ("novice", "random", "random", "random"),
        ("adept", "novice"), ("adept", "novice", "novice"), ("adept", "novice", "novice", "novice"),
    ]  # fmt: skip


def test_six_of_ten_are_asked_of_two_and_half_more_than_even_of_more():
    assert [wanted(players) for players in (2, 3, 4, 5)] == [0.6, 0.5, 0.375, 0.3]


@pytest.mark.parametrize("won, said", [(7, REACHED), (5, UNSURE), (1, MISSED)])
def test_a_step_is_reached_missed_or_too_close_to_tell(won, said):
    ledger = Ledger(Terms.settled("cairn", ["adept", "novice"], seed=SEED, budget=Budget(seconds=0.01, threads=1)))
    for number, (_, _, pairing) in enumerate(list(missing([ledger], 10, None))):
        adept = pairing.entries.index(0)
        first = adept if number < won else 1 - adept
        ranks = [0 if seat == first else 1 for seat in range(2)]
        ledger.add(pairing, Outcome([9 - 5 * rank for rank in ranks], ranks, [5, 5], [0.1, 0.1]))
    assert told(ledger).startswith(f"| cairn | 2 | adept | novice | 10 | {10 * won}.0 % |")
    assert told(ledger).endswith(f"| 60 % | {said} |")

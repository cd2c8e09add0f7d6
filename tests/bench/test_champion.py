"""`python -m bench.champion`: matches that advance side by side and go on where they were left."""

from bench.champion import SEED, missing, told
from dolmen.arena.ledger import Ledger, Terms
from dolmen.arena.match import Outcome
from dolmen.bots import Budget

WON, LOST = Outcome([9, 3], [0, 1], [5, 5], [0.1, 0.5]), Outcome([3, 9], [1, 0], [5, 5], [0.5, 0.1])


def ledger(rival: str, path=None) -> Ledger:
    return Ledger(Terms.settled("cairn", ["champion", rival], seed=SEED, budget=Budget(seconds=0.01, threads=1)), path)


def test_all_matches_advance_deal_by_deal_and_what_was_played_is_not_played_again(tmp_path):
    first, second = ledger("master@1", tmp_path / "a.jsonl"), ledger("adept")
    assert [(place, pairing.number) for place, _, pairing in missing([first, second], 2, None)] == [
        (0, 0), (1, 0), (0, 1), (1, 1),
    ]  # fmt: skip
    first.add(next(missing([first], 2, None))[2], WON)
    first.close()
    again = ledger("master@1", tmp_path / "a.jsonl")
    assert [(place, pairing.number) for place, _, pairing in missing([again], 2, None)] == [(0, 1)]
    assert not list(missing([again], 0, None))


def test_only_deals_that_were_played_in_every_seat_count():
    match = ledger("adept")
    games = [pairing for _, _, pairing in missing([match], 4, None)]
    for pairing, outcome in zip(games, (WON, LOST, LOST), strict=False):
        match.add(pairing, outcome)
    assert told(match).startswith("| cairn | 2 | adept | 2 | 100.0 %")  # of three games the last has no other
    assert told(match).endswith("| 50 % | 20 | 100 |")
    assert told(ledger("adept")).startswith("| cairn | 2 | adept | 0 |")

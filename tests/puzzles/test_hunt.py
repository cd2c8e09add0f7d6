"""The hunt for puzzles: the same whoever hunts, gone on with where it was left, and true to its tests."""

from collections import Counter
from types import SimpleNamespace

import msgspec
import numpy as np
import pytest

from dolmen.core.errors import DolmenError
from dolmen.core.game import find_game
from dolmen.core.play import Play
from dolmen.puzzles.find import puzzles_of
from dolmen.puzzles.hunt import terms as wanted
from dolmen.puzzles.hunt import trials
from dolmen.puzzles.hunt.eyes import by_own_eyes
from dolmen.puzzles.hunt.game import DECISIONS, PASSED, Looked, look_through, spots
from dolmen.puzzles.hunt.hunt import Diary, OtherTerms, gathered, hunt, likeness, report
from dolmen.puzzles.hunt.level import level_of
from dolmen.puzzles.hunt.race import Race, count_right
from dolmen.puzzles.hunt.spot import Spot
from dolmen.puzzles.hunt.terms import Terms
from dolmen.puzzles.puzzle import dump, load
from dolmen.review.estimate import Estimate
from dolmen.study.playing import play_slice
from dolmen.study.series import Slice

CAIRN = find_game("cairn")
pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Fewer guesses, so that something is found at once."""
    less = {
        "RACE": (8, 16, 36),
        "BUDGET": 60,
        "LONG": 240,
        "LONGEST": 240,
        "CHUNK": 120,
        "SEARCH": 200,
        "EACH": 12,
        "REPEATS": 16,
        "TRIES": 50,
        "SURE": 1.0,
    }
    for name, value in less.items():
        monkeypatch.setattr(wanted, name, value)


def test_what_is_found_depends_on_neither_jobs_nor_interruptions(tmp_path):
    terms = Terms.settled(CAIRN, [2], seed=1)
    at_once, counts = hunt(terms, 2, Diary(tmp_path / "a", terms, False), jobs=2)
    diary = Diary(tmp_path / "b", terms, False)
    diary.note(look_through(terms, 0))
    with (tmp_path / "b").open("ab") as file:
        file.write(b'{"number":1,"cou')  # cut off while it was written
    later, same = hunt(terms, 2, Diary(tmp_path / "b", terms, True), jobs=1)
    assert dump(at_once) == dump(later) and counts == same
    assert len(at_once) == 2 and dump(list(load(dump(at_once)))) == dump(at_once)


def test_every_decision_is_counted_once(tmp_path):
    terms = Terms.settled(CAIRN, [2], seed=1)
    counts = Counter(look_through(terms, 0).counts)
    told = dict(report(counts))
    assert told.pop("decisions") == sum(told.values())


def raced(shares, adepts, doubt=1.0):
    """A race in which actions 0, 1, … had these shares, guess by guess; how often the adept takes them."""
    table = np.array(shares, float)[:, :, None]
    spot = SimpleNamespace(adepts=Counter(adepts), least_gap=0.08, estimate=lambda arms, guesses: None)
    race = Race(spot, list(range(len(table))))
    race.found, race.doubt = Estimate(0, tuple(range(len(table))), table, table), doubt
    return race


def test_a_race_is_lost_where_the_adept_finds_the_best_or_something_lies_between():
    best, far = [1] * 200, [1, 0] * 100
    assert raced([best, far], {1: 5}).is_open()
    assert not raced([best, far], {0: 3, 1: 2}).is_open()
    assert raced([best, far], {0: 2, 1: 3}).is_open()  # missed often enough
    assert not raced([far, far], {1: 5}).is_open()
    five_behind = [1] * 190 + [0] * 10
    assert not raced([best, five_behind, [1] * 170 + [0] * 30], {2: 5}, doubt=0.5).is_open()
    assert raced([best, five_behind, far], {2: 5}, doubt=0.5).is_open()  # both are right beside what loses half


def test_what_loses_little_of_what_the_next_loses_is_right_too():
    assert count_right([0.0, 0.01, 0.09], 0.08) == 2
    assert count_right([0.0, 0.05, 0.3, 0.4], 0.08) == 2
    assert count_right([0.0, 0.05, 0.1, 0.2, 0.3, 0.4], 0.08) == 1  # nothing stands out
    assert count_right([0.0, 0.01, 0.05], 0.08) == 2
    assert count_right([0.0, 0.01], 0.08) == 2


def test_the_widest_gap_of_all_stays():
    chances = {0: 0.98, 1: 0.12, 2: 0.05}

    def estimate(arms, guesses, looks=None):
        dice = np.random.Generator(np.random.Philox(1))
        table = (dice.random(guesses) < np.array([[chances[arm]] for arm in arms])).astype(float)[:, :, None]
        return Estimate(0, tuple(arms), table, table)

    spot = Spot(SimpleNamespace(viewer=0, players=2, game=CAIRN), 9, (0, 1, 2), best=0)
    spot.known = {arm: (chance, 240) for arm, chance in chances.items()}
    spot.__dict__ |= {"searched": 0, "adepts": Counter({1: 5})}
    spot.estimate = estimate
    assert trials.stays_best(spot)
    assert (spot.right, spot.next) == ((0,), 1) and spot.gap > 0.8


def test_a_game_that_the_best_action_does_not_save_is_no_puzzle():
    spot = SimpleNamespace(best=7, view=SimpleNamespace(players=2))
    for chance, is_open in ((0.19, False), (0.21, True)):
        spot.known = {7: (chance, 240)}
        assert trials.has_hope(spot) == is_open


def test_who_is_far_behind_leaves_the_race_but_never_the_next():
    best, far, lost = [1] * 200, [1, 0] * 100, [0] * 200
    assert raced([best, far, lost], {1: 5}).left() == [0, 1]
    assert raced([best, lost], {1: 5}).left() == [0, 1]


@pytest.mark.slow
def test_by_own_eyes_an_action_that_throws_the_game_away_is_worse_and_the_same_action_is_even():
    tain = find_game("tain")
    puzzle = max(puzzles_of(tain), key=lambda puzzle: puzzle.tests.eyes or 0)
    play = Play.new(tain, puzzle.players, puzzle.options, bytes.fromhex(puzzle.seed))
    for sentence in puzzle.sentences:
        play.act(tain.notation.parse(sentence))
    view, best, beside = play.view(puzzle.seat), *map(tain.notation.parse, (puzzle.best[0], puzzle.beside))
    assert by_own_eyes(view, best, beside, bytes(16)) > 0.1 > -0.1 > by_own_eyes(view, beside, best, bytes(16))
    assert by_own_eyes(view, best, best, bytes(16)) == 0


@pytest.mark.parametrize(("title", "least"), [("tain", 0.0), ("woolly_bully", 0.04)])
def test_half_of_the_gap_is_left_by_own_eyes_where_the_champion_searches(monkeypatch, title, least):
    spot = SimpleNamespace(view=SimpleNamespace(game=find_game(title), players=2), best=7, adepts=Counter({9: 5}))
    spot.seed = lambda purpose: bytes(16)
    for by, stays in ((least - 0.001, False), (least + 0.001, True)):
        monkeypatch.setattr(trials, "by_own_eyes", lambda *details, by=by: by)
        spot.figures = {}
        assert trials.stays_best_by_own_eyes(spot) == stays


def looked() -> Looked:
    """A game in which a puzzle was found."""
    return Looked(0, {DECISIONS: 9, PASSED: 1}, puzzles_of(CAIRN)[:1])


def test_a_puzzle_like_another_is_left_out():
    kept, counts, _ = gathered(iter([looked(), looked()]), 50)
    assert kept == list(looked().puzzles) and len(kept) == 1
    assert counts["like"] == counts[PASSED] == 1


def test_what_is_right_for_another_reason_is_not_alike():
    puzzle = puzzles_of(CAIRN)[0]
    other = msgspec.structs.replace(puzzle, reasons=tuple((part, -by) for part, by in puzzle.reasons))
    assert puzzle.reasons and likeness(puzzle) != likeness(other)
    assert likeness(puzzle) == likeness(msgspec.structs.replace(puzzle, name="another", seed="00" * 16))


def test_a_puzzle_like_one_of_an_earlier_hunt_is_left_out():
    kept, counts, _ = gathered(iter([looked()]), 50, looked().puzzles)
    assert kept == [] and counts["like"] == 1


def test_puzzles_of_hunts_with_other_seeds_have_other_names():
    names = {Terms.settled(CAIRN, [2, 3], seed=seed).name_of(5, 40) for seed in (1, 2, 300)}
    assert names == {"3-5-40", "3-5-40-2", "3-5-40-300"}


def test_a_hunt_on_other_terms_is_not_gone_on_with(tmp_path):
    Diary(tmp_path / "a", Terms.settled(CAIRN, [2], seed=1), False)
    changes = ({"seed": 2}, {"level": "novice"}, {"most": 3}, {"least": 3})
    for other in [Terms.settled(CAIRN, [2], **{"seed": 1, **change}) for change in changes]:
        with pytest.raises(OtherTerms):
            Diary(tmp_path / "a", other, True)


def test_games_of_the_asked_level_are_looked_through():
    series, _ = Terms.settled(CAIRN, [3], level="novice").series(0)
    assert list(series.seats) == ["novice"] * 3
    with pytest.raises(DolmenError):
        Terms.settled(CAIRN, [3], level="nobody")


@pytest.mark.parametrize(("title", "sieve"), [("cairn", "judge"), ("keltis", "network"), ("woolly_bully", "search")])
def test_the_sieve_is_the_champion_of_the_title_or_its_judge(title, sieve):
    assert wanted.sieve_of(find_game(title)) == sieve


def test_only_decisions_among_as_few_and_as_many_actions_as_asked_are_looked_at():
    series, _ = Terms.settled(CAIRN, [3]).series(0)
    actions = play_slice(series, Slice(0, 1)).actions.tolist()
    every, few, many = (
        [*spots(CAIRN, series, series.deal_seed(0), actions, 0.0, *bounds)] for bounds in ((), (3,), (None, 4))
    )
    assert [spot.step for spot in few] == [spot.step for spot in every if len(spot.legal) <= 3]
    assert [spot.step for spot in many] == [spot.step for spot in every if len(spot.legal) >= 4]
    assert few and many


@pytest.mark.parametrize(("count", "is_searched"), [(8, False), (9, True)])
def test_where_a_search_is_the_sieve_few_actions_are_compared_at_once(monkeypatch, count, is_searched):
    searched = []
    monkeypatch.setattr(Spot, "search", lambda *details: searched.append(details) or [7])
    spot = Spot(SimpleNamespace(game=find_game("woolly_bully")), 0, tuple(range(count)))
    assert spot.liked == ([7] if is_searched else []) and len(searched) == is_searched


def test_a_decision_between_two_actions_may_be_a_puzzle():
    spot = SimpleNamespace(right=(7,), legal=(7, 9))
    assert trials.are_few_right(spot)
    assert not trials.are_few_right(SimpleNamespace(right=(7, 9), legal=(7, 8, 9, 10, 11)))
    assert trials.are_few_right(SimpleNamespace(right=(7, 9), legal=(7, 8, 9, 10, 11, 12)))


def test_what_stronger_bots_find_more_often_is_easier():
    easy = {"random": 0.3, "novice": 0.4, "adept": 0.4, "master 100": 0.9, "master 1000": 1.0}
    hard = {"random": 0.1, "novice": 0.0, "adept": 0.0, "master 100": 0.2, "master 1000": 0.4}
    assert level_of(easy) < level_of(hard)

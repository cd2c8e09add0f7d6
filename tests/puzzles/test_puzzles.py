"""Puzzles as data: found by name and by day, judged by chances."""

from datetime import date, timedelta

import pytest

from dolmen.core.errors import IllegalAction
from dolmen.core.game import find_game, games
from dolmen.puzzles import NoPuzzles, Solving, UnknownPuzzle, find_puzzle, of_the_day, puzzles_of, with_puzzles
from dolmen.puzzles.find import FILE, BadPuzzles
from dolmen.puzzles.puzzle import hardness

CAIRN = find_game("cairn")
MOST_BYTES = 300_000  # of a title, in a wheel


def test_the_easiest_comes_first():
    for game in with_puzzles():
        levels = [puzzle.level for puzzle in puzzles_of(game)]
        assert levels == sorted(levels)


def test_a_template_stands_behind_the_titles():
    is_template = [game.is_template for game in with_puzzles()]
    assert is_template == sorted(is_template) and len(set(is_template)) == 2


def test_an_answer_is_judged_by_chances_and_an_illegal_one_is_refused():
    solving = Solving(CAIRN, find_puzzle(CAIRN))
    right, wrong = solving.answer(solving.puzzle.best[0]), solving.answer(solving.puzzle.beside)
    assert right.is_right and right.loss == 0
    assert not wrong.is_right and wrong.loss == pytest.approx(wrong.best_chance - wrong.chance)
    assert len(solving.play.steps) == len(solving.puzzle.sentences)  # answers are played on copies
    with pytest.raises(IllegalAction):
        solving.answer("take")


def test_each_day_has_a_puzzle_and_titles_take_turns():
    days = [date(2026, 1, 1) + timedelta(days=n) for n in range(20)]
    found = [of_the_day(day) for day in days]
    assert found == [of_the_day(day) for day in days]
    assert {game.name for game, _ in found} == {game.name for game in with_puzzles() if not game.is_template} or all(
        game.is_template for game in with_puzzles()
    )


def test_no_puzzle_of_the_day_comes_again_before_all_of_its_title():
    titles = {game.name for game, _ in (of_the_day(date.fromordinal(n)) for n in range(1, 20))}
    game = find_game(sorted(titles)[0])
    count, begin = len(puzzles_of(game)), len(titles) * len(puzzles_of(game)) * 1000  # where a time around begins
    rounds = []
    for time in range(2):
        days = (date.fromordinal(begin + len(titles) * (time * count + n)) for n in range(count))
        rounds.append([puzzle.name for _, puzzle in map(of_the_day, days)])
    assert sorted(rounds[0]) == sorted(rounds[1]) == sorted(puzzle.name for puzzle in puzzles_of(game))
    assert rounds[0] != rounds[1]


def test_what_is_not_there_is_said(monkeypatch, tmp_path):
    with pytest.raises(UnknownPuzzle, match="cairn has no puzzle"):
        find_puzzle(CAIRN, "nothing")
    bare = next((game for game in games().values() if not puzzles_of(game)), None)
    if bare is not None:
        with pytest.raises(NoPuzzles):
            find_puzzle(bare)


def test_a_misshapen_file_is_named(tmp_path):
    from dataclasses import replace

    (tmp_path / "puzzles.jsonl").write_text('{"name": "x"}\n')
    with pytest.raises(BadPuzzles, match=r"puzzles\.jsonl"):
        puzzles_of(replace(CAIRN, folder=tmp_path))


def test_puzzles_are_light_to_carry():
    sizes = {game.name: (game.folder / FILE).stat().st_size for game in with_puzzles()}
    assert all(size < MOST_BYTES for size in sizes.values()), sizes


def test_hardness_has_five_steps():
    assert [hardness(level) for level in (12, 20, 25, 30, 40)] == [1, 2, 3, 4, 5]

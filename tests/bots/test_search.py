"""The tree search: exact for a seed, blind to what it cannot see, stronger the longer it thinks."""

import threading

import pytest

from dolmen.bots.searcher import Searcher
from dolmen.core.game import games
from dolmen.core.plain import same
from dolmen.core.seed import seed_from
from dolmen.study.walk import Setting, random_play

every_game = pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.name)


def middle_of(game, players, seed=5):
    play = random_play(Setting(game, players, game.settle(players)), seed)
    return play.at(len(play.steps) // 2)


def analysis(searcher, play, seed=1, iterations=60):
    view = play.view(play.player)
    return searcher.analyse(searcher.desk.box(view), play.player, seed_from(seed), iterations=iterations)


@every_game
def test_two_positions_that_differ_only_in_what_is_unseen_get_the_same_analysis_to_the_last_digit(game):
    searcher = Searcher(game, threads=2, nodes=4096)
    play = middle_of(game, game.players[-1])
    other = play.at(len(play.steps))
    game.rules.swap(other.state, other.player)
    assert same(play.view(play.player), other.view(play.player))
    assert analysis(searcher, play) == analysis(searcher, other)


@every_game
def test_the_same_seed_iterations_and_threads_repeat_exactly(game):
    play = middle_of(game, game.players[0])
    first, second = (analysis(Searcher(game, threads=2, nodes=4096), play) for _ in range(2))
    assert first == second
    assert first.iterations == 120


@every_game
def test_every_legal_action_is_in_the_analysis_and_the_best_is_legal(game):
    play = middle_of(game, game.players[0])
    found = analysis(Searcher(game, threads=1, nodes=4096), play)
    assert sorted(choice.action for choice in found.choices) == list(play.legal)
    assert found.best in play.legal
    assert sum(choice.visits for choice in found.choices) == found.iterations


def test_a_search_can_be_stopped_at_any_time():
    game = games()["cairn"]
    play = middle_of(game, 2)
    stop = threading.Event()
    stop.set()
    searcher = Searcher(game, threads=1, nodes=64)
    found = searcher.analyse(
        searcher.desk.box(play.view(play.player)), play.player, seed_from(1), seconds=60, stop=stop
    )
    assert found.iterations == 0 and found.best in play.legal

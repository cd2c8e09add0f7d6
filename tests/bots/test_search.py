"""The tree search: exact for a seed, blind to what it cannot see, to be stopped at any time."""

import threading
from dataclasses import replace

import pytest

from dolmen.bots import choose, search
from dolmen.bots import searcher as searching
from dolmen.bots.searcher import Searcher, children_of
from dolmen.bots.taste import Taste, taste_of
from dolmen.core.game import games
from dolmen.core.native import plain
from dolmen.core.plain import same
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.laws.walk import Setting, random_play

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


def test_a_search_without_a_limit_is_refused():
    searcher = Searcher(games()["cairn"], threads=1, nodes=64)
    play = middle_of(games()["cairn"], 2)
    with pytest.raises(ValueError, match="a search needs a limit"):
        searcher.analyse(searcher.desk.box(play.view(play.player)), play.player, seed_from(1))


def test_chances_are_between_nothing_and_certain_and_the_line_begins_with_the_best():
    play = middle_of(games()["tain"], 3)
    found = analysis(Searcher(play.game, threads=1), play, iterations=400)
    assert all(0 <= choice.win <= 1 and 0 <= choice.reward <= 1 for choice in found.choices)
    assert found.line[0] == found.best
    assert [choice.visits for choice in found.choices] == sorted((c.visits for c in found.choices), reverse=True)
    assert found.moves > found.iterations >= found.ends


@every_game
def test_the_chances_of_all_players_are_one_in_all_before_the_end_and_at_it(game):
    players = game.players[-1]
    whole = random_play(Setting(game, players, game.settle(players)), 5)
    code, taste = plain(search, game.rules), taste_of(game).as_array()
    for play, is_over in ((middle_of(game, players), False), (whole, True)):
        rewards = [[0.0] * search.MEASURES for _ in range(players)]
        code.appraise(play.state, taste, is_over, rewards)
        assert sum(reward[search.WIN] for reward in rewards) == pytest.approx(1.0)
        leads = [reward[search.LEAD] for reward in rewards]
        assert is_over or leads.index(max(leads)) == max(range(players), key=lambda p: rewards[p][search.WIN])


def test_the_first_opinion_is_a_share_of_the_victory_so_that_nobody_of_four_begins_with_a_half():
    play = Play.new(games()["tain"], 4, seed=seed_from(3))
    found = analysis(Searcher(play.game, threads=1, nodes=256), play, iterations=0)
    assert 0.2 < max(choice.win for choice in found.choices) < 0.35


def test_play_outs_to_the_end_see_every_game_out():
    play = middle_of(games()["cairn"], 3)
    to_the_end = Taste(depth=play.game.longest, greed=0.0)
    found = analysis(Searcher(play.game, to_the_end, threads=1), play, iterations=50)
    assert found.ends == found.iterations == 50


def test_a_full_tree_goes_on_learning():
    play = middle_of(games()["tain"], 2)
    found = analysis(Searcher(play.game, threads=1, nodes=len(play.legal) + 1), play, iterations=300)
    assert found.iterations == 300
    assert sum(choice.visits for choice in found.choices) == 300


def test_every_action_is_judged_before_any_is_tried():
    play = middle_of(games()["tain"], 2)
    found = analysis(Searcher(play.game, threads=1), play, iterations=1)
    assert sum(choice.visits for choice in found.choices) == 1 < len(found.choices)
    assert all(0 < choice.reward < 1 for choice in found.choices)
    assert len({choice.lead for choice in found.choices}) > 1


def test_others_answer_what_they_see_and_not_what_was_laid_face_down():
    play = Play.new("tain", players=2, seed=seed_from(1))
    searcher = Searcher(play.game, threads=1)
    analysis(searcher, play, iterations=50)
    tree, homes = searcher.trees[0], {}
    for child in children_of(tree, search.ROOT):
        sentence = play.game.notation.sentence(int(tree.nodes[child][search.ACTION]))
        words = sentence.split()
        if words[0] in ("raid", "guard"):  # all but the kind of the tile is seen by everybody
            homes.setdefault((words[0], *words[2:]), set()).add(int(tree.nodes[child][search.HOME]))
    assert homes and all(len(shared) == 1 for shared in homes.values())
    assert len(set.union(*homes.values())) == len(homes)


@every_game
def test_the_taste_of_every_game_makes_sense(game):
    taste = taste_of(game)
    assert taste.curiosity > 0 and taste.scale > 0 and taste.depth >= 0 and 0 <= taste.greed <= 1 and taste.looks >= 1


def test_a_taste_is_read_from_the_game_folder_and_what_it_does_not_know_is_refused(tmp_path):
    game = replace(games()["cairn"], folder=tmp_path)
    assert taste_of(game) == Taste()
    (tmp_path / "search.toml").write_text("[taste]\ndepth = 3\n")
    assert taste_of(replace(game)) == Taste(depth=3)
    (tmp_path / "search.toml").write_text("[taste]\nspeed = 3\n")
    with pytest.raises(TypeError, match="speed"):
        taste_of(replace(game))


def test_while_the_search_is_being_compiled_a_master_plays_as_the_adept(monkeypatch):
    go_on = threading.Event()
    monkeypatch.setattr(searching, "_compiling", {})
    monkeypatch.setattr(searching, "warm_up", lambda game: go_on.wait())
    play = middle_of(games()["cairn"], 2)
    view, seat = play.view(play.player), play.player
    adept, master = (choose(level, play.game, view, seat, seed_from(1), seconds=0.01) for level in ("adept", "master"))
    go_on.set()
    assert master == adept

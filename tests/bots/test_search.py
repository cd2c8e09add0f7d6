"""The tree search: exact for a seed, blind to what it cannot see, to be stopped at any time."""

import threading
from dataclasses import replace

import pytest

from dolmen.bots import find_bot, ready, search
from dolmen.bots.bot import FOREVER, Budget
from dolmen.bots.searcher import Searcher, children_of, searcher_of
from dolmen.bots.settings import BadSettings, SearchSettings, settings_of
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
    return searcher.analyse(play.view(play.player), play.player, seed, iterations=iterations)


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
    assert sorted(prospect.action for prospect in found.prospects) == list(play.legal)
    assert found.best in play.legal
    assert sum(prospect.visits for prospect in found.prospects) == found.iterations


def test_a_search_can_be_stopped_at_any_time():
    game = games()["cairn"]
    play = middle_of(game, 2)
    stop = threading.Event()
    stop.set()
    searcher = Searcher(game, threads=1, nodes=64)
    found = searcher.analyse(play.view(play.player), play.player, seed_from(1), seconds=60, stop=stop)
    assert found.iterations == 0 and found.best in play.legal


def test_a_search_without_a_limit_is_refused():
    searcher = Searcher(games()["cairn"], threads=1, nodes=64)
    play = middle_of(games()["cairn"], 2)
    with pytest.raises(ValueError, match="a search needs a limit"):
        searcher.analyse(play.view(play.player), play.player, seed_from(1))


def test_chances_are_between_nothing_and_certain_and_the_line_begins_with_the_best():
    play = middle_of(games()["tain"], 3)
    found = analysis(Searcher(play.game, threads=1), play, iterations=400)
    assert all(0 <= prospect.win <= 1 and 0 <= prospect.reward <= 1 for prospect in found.prospects)
    assert found.line[0] == found.best
    visits = [prospect.visits for prospect in found.prospects]
    assert visits == sorted(visits, reverse=True)
    assert found.moves > found.iterations >= found.ends


@every_game
def test_the_chances_of_all_players_are_one_in_all_before_the_end_and_at_it(game):
    players = game.players[-1]
    whole = random_play(Setting(game, players, game.settle(players)), 5)
    code, settings = plain(search, game.rules), settings_of(game).as_array()
    for play, is_over in ((middle_of(game, players), False), (whole, True)):
        rewards = [[0.0] * search.MEASURES for _ in range(players)]
        code.appraise(play.state, settings, is_over, rewards)
        assert sum(reward[search.WIN] for reward in rewards) == pytest.approx(1.0)
        leads = [reward[search.LEAD] for reward in rewards]
        assert is_over or leads.index(max(leads)) == max(range(players), key=lambda p: rewards[p][search.WIN])


def test_the_first_opinion_is_a_share_of_the_victory_so_that_nobody_of_four_begins_with_a_half():
    play = Play.new(games()["tain"], 4, seed=seed_from(3))
    found = analysis(Searcher(play.game, threads=1, nodes=256), play, iterations=0)
    assert 0.2 < max(prospect.win for prospect in found.prospects) < 0.35


def test_play_outs_to_the_end_see_every_game_out():
    play = middle_of(games()["cairn"], 3)
    to_the_end = SearchSettings(depth=play.game.longest, greed=0.0)
    found = analysis(Searcher(play.game, to_the_end, threads=1), play, iterations=50)
    assert found.ends == found.iterations == 50


def test_a_full_tree_goes_on_learning():
    play = middle_of(games()["tain"], 2)
    found = analysis(Searcher(play.game, threads=1, nodes=len(play.legal) + 1), play, iterations=300)
    assert found.iterations == 300
    assert sum(prospect.visits for prospect in found.prospects) == 300


def test_every_action_is_judged_before_any_is_tried():
    play = middle_of(games()["tain"], 2)
    found = analysis(Searcher(play.game, threads=1), play, iterations=1)
    assert sum(prospect.visits for prospect in found.prospects) == 1 < len(found.prospects)
    assert all(0 < prospect.reward < 1 for prospect in found.prospects)
    assert len({prospect.lead for prospect in found.prospects}) > 1


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
def test_the_settings_of_every_game_make_sense(game):
    its = settings_of(game)
    assert its.curiosity > 0 and its.scale > 0 and its.depth >= 0 and 0 <= its.greed <= 1 and its.looks >= 1


def test_settings_are_read_from_the_game_folder(tmp_path):
    game = replace(games()["cairn"], folder=tmp_path)
    assert settings_of(game) == SearchSettings()
    (tmp_path / "search.toml").write_text("[search]\ndepth = 3\n")
    assert settings_of(replace(game)) == SearchSettings(depth=3)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[search]\nspeed = 3\n", "'speed' is not a setting of the search"),
        ("[search]\ndepth = 'far'\n", "could not convert string to float: 'far'"),
        ("[taste]\ndepth = 3\n", r"it has not one table \[search\] and nothing else"),
        ("depth\n", "line 1"),
    ],
)
def test_settings_that_make_no_sense_are_refused_with_the_file_and_what_there_is(tmp_path, text, why):
    (tmp_path / "search.toml").write_text(text)
    with pytest.raises(BadSettings, match=rf"search.toml: .*{why}.*; a table \[search\] may set curiosity, depth, "):
        settings_of(replace(games()["cairn"], folder=tmp_path))


def test_a_finished_game_is_not_searched():
    play = random_play(Setting(games()["cairn"], 2, games()["cairn"].settle(2)), 5)
    with pytest.raises(ValueError, match="the game is over"):
        Searcher(play.game, threads=1, nodes=64).analyse(play.view(0), 0, 1, iterations=1)


def test_while_the_search_is_being_compiled_a_master_plays_as_the_adept(monkeypatch):
    may_begin, compile_now = threading.Event(), ready.do
    monkeypatch.setattr(ready, "_begun", {})
    monkeypatch.setattr(ready, "do", lambda work, done: (may_begin.wait(), compile_now(work, done)))
    play = middle_of(games()["cairn"], 2)
    view, seat = play.view(play.player), play.player
    master = find_bot("master", Budget(seconds=0.01))
    assert not master.is_ready(play.game)
    adepts, masters = (bot.choose(view, seat, play.legal, seed_from(1)) for bot in (find_bot("adept"), master))
    may_begin.set()
    assert masters == adepts
    assert master.get_ready(play.game) and master.is_ready(play.game)


@pytest.mark.parametrize("level", ["master", "lookahead"])
@pytest.mark.parametrize(
    ("budget", "patience"),
    [(Budget(iterations=1), FOREVER), (Budget(seconds=0.01), 0.01), (Budget(seconds=0.01, iterations=1), 0.01)],
)
def test_a_counted_budget_waits_until_all_is_compiled_since_no_clock_may_change_what_it_finds(
    monkeypatch, level, budget, patience
):
    play, waited, bot = middle_of(games()["tain"], 2), [], find_bot(level, budget)
    monkeypatch.setattr(bot, "get_ready", lambda game, patience: waited.append(patience))
    bot.choose(play.view(play.player), play.player, play.legal, seed_from(1))
    assert waited == [patience]


def test_games_side_by_side_have_searchers_of_their_own_and_else_there_is_one_on_all_cores():
    game, found = games()["cairn"], []
    thread = threading.Thread(target=lambda: found.extend((searcher_of(game, 1), searcher_of(game))))
    thread.start()
    thread.join()
    assert searcher_of(game, 1) is searcher_of(game, 1) is not found[0]
    assert searcher_of(game) is found[1]

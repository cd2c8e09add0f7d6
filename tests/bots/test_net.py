"""Networks that play: they see what their seat sees, and choose what is legal."""

from dataclasses import replace

import numpy as np
import pytest

from dolmen.bots import Budget, find_bot
from dolmen.bots.desk import desk_of
from dolmen.bots.level_bot import Searching
from dolmen.bots.lookahead import LooksAhead
from dolmen.bots.net import Net, NoNetwork, has_network, likelihoods, network_of, senses
from dolmen.bots.senses import MOST_PLAYERS, facts, facts_size
from dolmen.core.game import find_game, games
from dolmen.core.play import Play
from dolmen.core.view import View

LEARNED = [name for name, game in games().items() if has_network(game)]
LONGEST = 150  # decisions of a game


def test_networks_are_shipped():
    assert {"tain", "keltis"} <= set(LEARNED)


@pytest.mark.parametrize("name", LEARNED)
def test_what_a_seat_cannot_see_does_not_change_what_its_network_says(name):
    game = find_game(name)
    desk, network = desk_of(game, False), network_of(game)
    for players in game.players:
        play, compared = Play.new(game, players, seed=players), 0
        while not play.over and compared < LONGEST // len(game.players):
            seat, legal = play.player, play.legal
            if len(legal) > 1:
                swapped = play.state.copy()
                game.rules.swap(swapped, seat)
                game.rules.hide(swapped, seat)
                views = (play.view(seat), View.of(game, seat, swapped))
                told = [senses(desk, view, seat, legal) for view in views]
                said = [network.of(*pair, np.zeros(len(legal), np.int64)) for pair in told]
                assert all(np.array_equal(mine, its) for mine, its in zip(*told, strict=True))
                assert all(np.array_equal(mine, its) for mine, its in zip(*said, strict=True))
                compared += 1
            play.act(legal[len(legal) // 2])


@pytest.mark.parametrize("name", LEARNED)
def test_a_network_plays_every_number_of_players_and_unusual_options(name):
    game = find_game(name)
    for players in game.players:
        last = {option.name: option.choices(players)[-1] for option in game.options[:2]}
        for options in ({}, last):
            play = Play.new(game, players, options, seed=2)
            for word in ("net", "net-drawn", "net-advised"):
                for _ in range(12):
                    if not play.over:
                        view, legal = play.view(play.player), play.legal
                        play.act(find_bot(word).choose(view, play.player, legal, bytes(16)))


def test_the_same_seed_draws_the_same_and_other_seeds_differ():
    play, bot = Play.new("tain", 2, seed=4), Net(is_drawn=True)
    view, seat, legal = play.view(play.player), play.player, play.legal
    drawn = [bot.choose(view, seat, legal, bytes([k] * 16)) for k in range(40)]
    assert drawn == [bot.choose(view, seat, legal, bytes([k] * 16)) for k in range(40)]
    assert len(set(drawn)) > 1


def test_an_analysis_begins_with_what_is_likeliest():
    play = Play.new("keltis", 2, seed=4)
    found = Net().analyse(play.view(play.player), play.player, play.legal, bytes(16))
    assert found.best == found.prospects[0].action
    assert sorted(one.action for one in found.prospects) == sorted(play.legal)
    assert sum(one.reward for one in found.prospects) == pytest.approx(1)
    assert 0 < found.prospects[0].win < 1


def test_a_title_without_a_network_is_refused_in_a_sentence(tmp_path):
    play = Play.new("cairn", 2, seed=4)
    with pytest.raises(NoNetwork, match="no network has learned cairn"):
        Net().choose(play.view(play.player), play.player, play.legal, bytes(16))


def test_the_champion_plays_by_a_network_where_one_has_learned_the_title():
    champion = find_bot("champion", Budget(seconds=0.05))
    assert isinstance(champion._with(find_game("tain"), 2), LooksAhead)
    assert isinstance(champion._with(find_game("cairn"), 2), Searching)
    assert isinstance(find_bot("champion@1"), Searching)


def test_a_network_of_another_version_of_the_rules_is_not_asked():
    later = replace(find_game("tain"), version=99)
    assert not has_network(later)
    with pytest.raises(NoNetwork, match="no network has learned tain"):
        network_of(later)


def test_players_and_options_are_told_as_a_one_each():
    game = find_game("tain")
    play = Play.new(game, 3, {"rounds": "6"}, seed=1)
    told = facts(game, play.view(0))
    assert len(told) == facts_size(game)
    assert told.sum() == 1 + len(game.options)
    assert told[:MOST_PLAYERS].tolist() == [0, 0, 1, 0, 0]


def test_likelihoods_of_large_scores_are_finite():
    assert likelihoods(np.array([1000.0, 1000.0, -1000.0], np.float32)).tolist() == [0.5, 0.5, 0.0]


def test_a_network_reads_what_it_knows_of_an_action_though_more_is_told_since():
    game = find_game("tain")
    play, network = Play.new(game, seed=4), network_of(game)
    seen, traits = senses(desk_of(game, False), play.view(play.player), play.player, play.legal)
    owner = np.zeros(len(play.legal), np.int64)
    more = np.concatenate([traits, np.full((len(traits), 3), 7, np.float32)], axis=1)
    for mine, its in zip(network.of(seen, traits, owner), network.of(seen, more, owner), strict=True):
        assert np.array_equal(mine, its)

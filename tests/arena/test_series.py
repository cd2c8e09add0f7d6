"""A series is fair to every bot, repeats exactly, and does not need Numba."""

import json
import sys

import pytest

from dolmen.arena.match import play_game
from dolmen.arena.series import Series, play_series, rotated
from dolmen.bots import Budget, UnknownBot, find_bot
from dolmen.bots.desk import desk_of
from dolmen.core import extras
from dolmen.core.errors import BadPlayers
from dolmen.core.game import games
from dolmen.core.play import Play
from dolmen.core.seed import seed_from, subseed

CAIRN = games()["cairn"]
FIRST_BOT = """
import dolmen

class First(dolmen.Bot):
    def choose(self, view, seat, legal, seed):
        return legal[0]
"""


def test_every_bot_sits_in_every_seat_equally_often():
    seats = ("adept", "random", "random")
    places = [rotated(seats, number).index("adept") for number in range(6)]
    assert sorted(places) == [0, 0, 1, 1, 2, 2]


def test_shared_victories_count_fractions_and_equal_names_are_pooled():
    result = Series()
    result.count(("adept", "random", "random"), (0.5, 0.5, 0.0))
    result.count(("random", "adept", "random"), (0.0, 1.0, 0.0))
    assert result.as_json() == {
        "games": 2,
        "bots": {"adept": {"first": 1.5, "share": 0.75}, "random": {"first": 0.5, "share": 0.25}},
    }


def test_the_shares_of_a_series_add_up_to_one():
    result = play_series(CAIRN, ("random", "adept"), 10, seed_from(3), jobs=2)
    assert result.games == 10
    assert sum(result.first.values()) == pytest.approx(10)


def test_a_series_repeats_exactly_whatever_the_number_of_jobs():
    one, two = (play_series(CAIRN, ("random", "adept"), 8, seed_from(4), jobs=jobs) for jobs in (1, 2))
    assert json.dumps(one.as_json()) == json.dumps(two.as_json())


@pytest.mark.parametrize("name", sorted(games()))
def test_the_adept_beats_the_random_one(name):
    game = games()[name]
    seats = ["adept"] + ["random"] * (game.players[0] - 1)
    result = play_series(game, seats, 20, seed_from(5))
    assert result.first["adept"] > result.games / len(seats)


def test_a_game_of_a_series_is_a_game_of_play():
    wins = one_game(seed_from(9))
    play = Play.new(CAIRN, 2, seed=seed_from(9))
    while not play.over:
        bot, seat = find_bot(("random", "adept")[play.player]), play.player
        seed = subseed(play.seed, "bot", seat, len(play.steps))
        play.act(bot.choose(play.view(seat), seat, play.legal, seed))
    assert [won > 0 for won in wins] == [seat in play.winners for seat in range(2)]


def one_game(seed):
    """Who won one game of a series, before the seats rotate."""
    return play_game("cairn", ("random", "adept"), CAIRN.settle(2), seed, seed, Budget()).wins


def test_without_numba_the_same_games_are_played(monkeypatch):
    with_numba = one_game(seed_from(6))
    monkeypatch.setitem(extras.MODULES, "fast", ("no_such_module",))
    assert desk_of(CAIRN).is_compiled is False
    assert one_game(seed_from(6)) == with_numba
    assert play_series(CAIRN, ("random", "random"), 4, seed_from(1), jobs=2).games == 4


def test_a_bot_of_ones_own_sits_down_by_module_and_class(tmp_path, monkeypatch):
    (tmp_path / "first_bot.py").write_text(FIRST_BOT)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    result = play_series(CAIRN, ("first_bot:First", "adept"), 4, seed_from(2))
    assert set(result.first) == {"first_bot:First", "adept"}


@pytest.mark.parametrize("word", ["oracle", "no_such_file:Bot", "json:loads", "json:Nothing", ":"])
def test_an_unknown_bot_is_refused_before_anything_is_played(word):
    with pytest.raises(UnknownBot):
        play_series(CAIRN, ("random", word), 1, seed_from(1))


def test_a_wrong_number_of_seats_is_refused():
    with pytest.raises(BadPlayers):
        play_series(CAIRN, ("random",), 1, seed_from(1))

"""A network that looks ahead sees no more than its seat, and thinks the same with the same seed."""

from importlib import import_module

import numpy as np
import pytest

from dolmen.bots import Budget, find_bot, lookahead, net
from dolmen.bots.desk import desk_of
from dolmen.bots.level_bot import Searching
from dolmen.bots.lookahead import DEPTH, Lookahead, LooksAhead, Room, worth_trying
from dolmen.bots.net import has_network, likelihoods
from dolmen.bots.settings import SearchSettings
from dolmen.core.dice import DICE_WORDS
from dolmen.core.game import find_game
from dolmen.core.play import Play
from dolmen.core.seed import subseed
from dolmen.core.view import View

pytestmark = pytest.mark.slow
TAIN = find_game("tain")


def some_position(seed: int, steps: int, players: int = 2) -> Play:
    play = Play.new(TAIN, players, seed=seed)
    for _ in range(steps):
        play.act(play.legal[len(play.legal) // 2])
    while len(play.legal) == 1:
        play.act(play.legal[0])
    return play


def test_the_same_seed_and_rounds_think_the_same():
    play = some_position(3, 20)
    found = [
        Lookahead(TAIN, 1).analyse(play.view(play.player), play.player, play.legal, seed, None, 2)
        for seed in (bytes(16), bytes(16), bytes([1] * 16))
    ]
    assert found[0] == found[1]
    assert found[0].best in play.legal
    if len(found[0].prospects) > 1:
        assert found[0] != found[2]


def test_what_a_seat_cannot_see_does_not_change_what_it_finds():
    compared = 0
    for steps in (6, 14, 30, 45):
        play = some_position(5, steps, 3)
        seat = play.player
        swapped = play.state.copy()
        TAIN.rules.swap(swapped, seat)
        TAIN.rules.hide(swapped, seat)
        views = (play.view(seat), View.of(TAIN, seat, swapped))
        mine, its = (Lookahead(TAIN, 1).analyse(view, seat, play.legal, bytes(16), None, 1) for view in views)
        assert mine == its
        compared += len(mine.prospects) > 1
    assert compared


def test_all_tried_actions_are_compared_on_the_same_guesses():
    play = some_position(3, 20)
    twice = np.array([play.legal[0], play.legal[0], play.legal[1]], np.int64)
    dice = np.arange(DICE_WORDS, dtype=np.int64)
    dice[-1] = 0
    shares = Room(TAIN, 48).try_out(play.view(play.player), play.player, twice, dice, DEPTH)
    assert shares.shape == (16, 3)
    assert np.array_equal(shares[:, 0], shares[:, 1])
    assert shares.std() > 0
    assert 0 <= shares.min() <= shares.max() <= 1


def test_where_a_title_asks_for_advice_the_adept_has_a_say_in_what_is_worth_trying(monkeypatch):
    play, seed = some_position(3, 20), bytes(16)
    view, legal = play.view(play.player), play.legal

    def at_first_sight(advice: float) -> np.ndarray:
        monkeypatch.setattr(net, "settings_of", lambda game: SearchSettings(advice=advice))
        return Lookahead(TAIN, 1)._at_first_sight(view, play.player, legal, seed)

    alone, together = at_first_sight(0.0), at_first_sight(3.0)
    _, judged = desk_of(TAIN).weigh(view, play.player, subseed(seed, "advice"))
    values = np.array([judged[action] for action in legal])
    assert together == pytest.approx(likelihoods(np.log(alone) + values / 3.0), rel=1e-6)
    assert not np.allclose(alone, together)
    assert legal[at_first_sight(1e-6).argmax()] == max(judged, key=judged.__getitem__)


@pytest.mark.parametrize("advice", [0.0, 3.0])
def test_the_network_with_advice_plays_what_is_best_at_first_sight(advice, monkeypatch):
    monkeypatch.setattr(net, "settings_of", lambda game: SearchSettings(advice=advice))
    bots = {word: find_bot(word) for word in ("net", "net-advised")}
    differs = 0
    for game in range(4):
        play = some_position(game, 20)
        view, legal, seed = play.view(play.player), play.legal, bytes([game] * 16)
        sight = Lookahead(TAIN, 1)._at_first_sight(view, play.player, legal, seed)
        found = {word: bot.analyse(view, play.player, legal, seed) for word, bot in bots.items()}
        best = found["net-advised"]
        assert best.best == bots["net-advised"].choose(view, play.player, legal, seed) == legal[sight.argmax()]
        assert {each.action: each.reward for each in best.prospects} == pytest.approx(
            dict(zip(legal, sight, strict=True))
        )
        assert best.prospects[0].win == found["net"].prospects[0].win
        differs += best.prospects[0].reward != pytest.approx(found["net"].prospects[0].reward)
    assert differs == (4 if advice else 0)


def test_what_is_unlikely_is_not_tried_and_something_always_is():
    assert worth_trying(np.array([0.01, 0.69, 0.3])).tolist() == [1, 2]
    assert worth_trying(np.full(100, 0.01)).tolist() == list(range(12))


def test_it_plays_a_legal_action_within_a_budget():
    play = some_position(4, 10, 4)
    bot = find_bot("lookahead", Budget(seconds=0.05))
    assert bot.choose(play.view(play.player), play.player, play.legal, bytes(16)) in play.legal


class Slow:
    """A room in which an imagined game takes a thousandth of a second, by a clock of its own."""

    def __init__(self):
        self.now, self.asked = 0.0, []

    def try_out(self, view, seat, tried, dice, depth, pool, most):
        games = most // len(tried) * len(tried)
        self.now += games / 1000
        self.asked.append(games)
        return np.zeros((games // len(tried), len(tried)))


def test_it_imagines_a_few_games_first_and_then_as_many_as_there_is_time_for(monkeypatch):
    room, thinker = Slow(), Lookahead(TAIN, 1)
    monkeypatch.setattr(lookahead, "now", lambda: room.now)
    tried = np.array([3, 4, 5])
    thinker._think(room, bytes(16), None, 0, tried, 0.3005, None, None)
    assert room.asked == [24, 96, 96, 84]
    room.now, room.asked = 0.0, []
    thinker._think(room, bytes(16), None, 0, tried, None, 2, None)
    assert room.asked == [96, 96]


def test_the_champion_plays_by_a_network_only_where_its_title_says_that_it_is_worth_it(monkeypatch):
    def thinks(name: str, players: int) -> type:
        return type(find_bot("champion")._with(find_game(name), players))

    assert thinks("tain", 4) is thinks("woolly_bully", 2) is LooksAhead
    assert not has_network(find_game("cairn")) and thinks("cairn", 2) is Searching
    monkeypatch.setattr(import_module(Searching.__module__), "settings_of", lambda game: SearchSettings(network=3))
    assert [thinks("tain", players) for players in TAIN.players] == [LooksAhead, LooksAhead, Searching]


def test_a_champion_that_may_think_in_two_ways_is_ready_when_both_are(monkeypatch):
    monkeypatch.setattr(import_module(Searching.__module__), "settings_of", lambda game: SearchSettings(network=3))
    champion = find_bot("champion")
    for bot, is_made in ((champion._network, True), (champion._search, False)):
        monkeypatch.setattr(bot, "is_ready", lambda game, is_made=is_made: is_made)
    assert not champion.is_ready(TAIN)
    monkeypatch.setattr(champion._search, "is_ready", lambda game: True)
    assert champion.is_ready(TAIN)
    assert champion.remembers(TAIN) == champion._network.remembers(TAIN) > 0

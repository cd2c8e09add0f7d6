"""Guesses are weighed by what others did, from what a seat saw and nothing else."""

import threading

import numpy as np
import pytest

from dolmen.arena.match import play_seated
from dolmen.bots import Bot, Budget, find_bot, find_level
from dolmen.bots.belief import FEWEST, GUESSES, MOST_CHUNKS, POOL, Belief
from dolmen.bots.desk import desk_of
from dolmen.bots.level import CHAMPION
from dolmen.bots.lookahead import Lookahead, lookahead_of
from dolmen.bots.memory import BELIEF, steps_wanted, view_for
from dolmen.bots.room import Room
from dolmen.bots.settings import settings_of
from dolmen.core.game import find_game
from dolmen.core.native import native
from dolmen.core.plain import same
from dolmen.core.play import Play
from dolmen.core.seed import by_lot
from dolmen.games.cairn.board import DRAW, DROP, STONES, Place, value_of
from dolmen.games.cairn.traits import DROPS, VALUE

CAIRN, TAIN = find_game("cairn"), find_game("tain")
SEED = bytes(16)
slow = pytest.mark.slow


class DropsTheLowest:
    """A toy policy of Cairn: it never lays a stone, and drops the lowest it holds."""

    def of(self, seen, traits, owner):
        values = traits[:, VALUE : VALUE + 6] @ np.arange(1, 7)
        scores = np.where(traits[:, DROPS] > 0, -10 * values, -1000 * values)
        return scores.astype(np.float32), np.zeros((len(seen), 5), np.float32)


def cairn_belief() -> Belief:
    return Belief(Room(CAIRN, GUESSES, DropsTheLowest()))


def lowest_held(state, player: int) -> int:
    return min(value_of(stone) for stone in range(STONES) if state["place"][stone] == Place.HAND + player)


def after_a_high_drop() -> Play:
    """The first game in which player 1 dropped their lowest stone, and it was no low one."""
    for seed in range(1000):
        play = Play.new(CAIRN, 2, {"first_player": "first"}, seed=seed)
        for _ in range(2):
            play.act(DRAW)
            drops = [action for action in play.legal if action >= DROP]
            play.act(min(drops, key=lambda action: value_of(action - DROP)))
        if value_of(play.steps[-1].action - DROP) >= 3:
            return play
    raise AssertionError("no such game")


@slow
def test_guesses_that_explain_what_somebody_did_are_likelier():
    play = after_a_high_drop()
    dropped = value_of(play.steps[-1].action - DROP)
    found = cairn_belief().of(play.view(0), play.memory(0, 2), SEED, 4)
    explains = np.array([lowest_held(state, 1) >= dropped for state in found.states])
    blind = explains.mean()
    assert 0 < blind < 0.5
    assert found.weights @ explains > 2 * blind
    assert np.mean([lowest_held(state, 1) >= dropped for state in found.drawn()]) > 2 * blind


@slow
def test_every_weighed_guess_looks_to_the_seat_as_the_game_does_now():
    play = Play.new(CAIRN, 3, seed=5)
    while len(play.steps) < 11:
        play.act(by_lot(play.legal, bytes([len(play.steps)] * 16)))
    view, rules = play.view(play.player), native(CAIRN.rules)
    found = cairn_belief().of(view, play.memory(play.player, 6), SEED, 2)
    assert len(found.states) >= FEWEST and found.weights.sum() == pytest.approx(1)
    for n in range(len(found.states)):
        box = found.states[n : n + 1].copy()
        rules.hide(box[0], view.viewer)
        assert box.tobytes() == view.box.tobytes()


@slow
def test_what_fits_nothing_is_guessed_blindly_as_before():
    play, other = tain_position(), tain_position(seed=9)
    view, memory = play.view(play.player), other.memory(play.player, 6)
    thinker = Lookahead(TAIN, 1)
    assert Belief(Room(TAIN, GUESSES)).of(view, memory[:3], SEED, 1) is None
    blind = thinker.analyse(view, view.viewer, play.legal, SEED, None, 1)
    assert thinker.analyse(view, view.viewer, play.legal, SEED, None, 1, memory[:3]) == blind
    assert thinker.analyse(view, view.viewer, play.legal, SEED, None, 1, ()) == blind


@slow
def test_how_much_is_tried_and_kept_is_bounded():
    play = after_a_high_drop()
    found = cairn_belief().of(play.view(0), play.memory(0, 4), SEED, 3)
    assert len(play.memory(0, 3)) == 3 and found.steps <= 4
    assert len(found.states) <= 3 * GUESSES and len(found.drawn()) == POOL
    assert found.tried <= (1 + 4 + 3 * MOST_CHUNKS) * GUESSES


def tain_position(seed: int = 3) -> Play:
    """A position of Táin in which there is a choice, and tiles lie face down."""
    play = Play.new(TAIN, 2, seed=seed)
    while len(play.steps) < 12 or len(play.legal) == 1:
        play.act(play.legal[len(play.legal) // 2])
    return play


def same_to_another(play: Play) -> tuple[Play, Play, int]:
    """Two games of which one seat cannot tell which is which, though another player did different things in secret."""
    while True:
        viewer = 1 - play.player
        ways: dict[bytes, Play] = {}
        for action in play.legal:
            one = play.copy()
            one.act(action)
            looks = one.view(viewer).pack(TAIN.state)
            if looks in ways and one.player == viewer and len(one.legal) > 1:
                return ways[looks], one, viewer
            ways.setdefault(looks, one)
        play.act(play.legal[len(play.legal) // 2])


@slow
def test_what_a_seat_cannot_see_does_not_change_what_it_believes():
    one, two, seat = same_to_another(tain_position())
    assert one.steps[-1].action != two.steps[-1].action
    assert not same(one.state, two.state)
    bots = [find_bot("lookahead-weighed", Budget(iterations=1)) for _ in range(2)]
    views = [view_for(bot, play) for bot, play in zip(bots, (one, two), strict=True)]
    assert all(len(view.memory) == len(one.steps) for view in views)
    for mine, its in zip(views[0].memory, views[1].memory, strict=True):
        assert (mine.player, mine.action) == (its.player, its.action)
        assert same(mine.before, its.before)
    found = [bot.analyse(view, seat, one.legal, SEED) for bot, view in zip(bots, views, strict=True)]
    assert found[0] == found[1] and len(found[0].prospects) > 1


@slow
def test_the_same_seed_believes_the_same_wherever_it_thinks():
    play = tain_position()
    view, memory = play.view(play.player), play.memory(play.player, 8)
    found = [Belief(Room(TAIN, GUESSES)).of(view, memory, seed, 2) for seed in (SEED, SEED, bytes([1] * 16))]
    assert found[0].states.tobytes() == found[1].states.tobytes() != found[2].states.tobytes()
    assert found[0].weights.tobytes() == found[1].weights.tobytes()


@slow
def test_games_side_by_side_share_no_room():
    here, there = lookahead_of(TAIN, 1), []
    thread = threading.Thread(target=lambda: there.append(lookahead_of(TAIN, 1)))
    thread.start()
    thread.join()
    assert lookahead_of(TAIN, 1) is here is not there[0]


@slow
def test_a_level_that_guesses_blindly_forgets_what_it_is_told():
    play = tain_position()
    bot = find_bot("lookahead-blind", Budget(iterations=1))
    view = play.view(play.player)
    without = bot.analyse(view, view.viewer, play.legal, SEED)
    view.memory = play.memory(view.viewer, 8)
    assert bot.analyse(view, view.viewer, play.legal, SEED) == without
    weighed = find_bot("lookahead-weighed", Budget(iterations=1))
    assert weighed.analyse(view, view.viewer, play.legal, SEED) != without


class Remembers(Bot):
    """Remembers three steps, and notes what it was shown."""

    def __init__(self):
        self.shown = []

    def remembers(self, game):
        return 3

    def choose(self, view, seat, legal, seed):
        self.shown.append(view)
        return by_lot(legal, seed)


@pytest.mark.parametrize("is_compiled", [False, pytest.param(True, marks=slow)])
def test_a_bot_is_shown_the_steps_it_wants_and_of_others_only_what_its_seat_saw(is_compiled):
    bots, heard = [Remembers(), find_bot("random")], []

    def hear(seat, action, count):
        heard.append((seat, action))

    play_seated(desk_of(CAIRN, is_compiled), bots, CAIRN.settle(2), 7, 8, hear=hear)
    play = Play.new(CAIRN, 2, seed=7)
    memories = {}
    for seat, action in heard:
        if seat == 0 and len(play.legal) > 1:
            memories[play.view(0).pack(CAIRN.state)] = play.memory(0, 3)
        play.act(action)
    assert len(bots[0].shown) == len(memories)
    for view in bots[0].shown:
        expected = memories[view.pack(CAIRN.state)]
        assert len(view.memory) == len(expected) <= 3
        for mine, its in zip(view.memory, expected, strict=True):
            assert (mine.player, mine.action) == (its.player, its.action)
            assert mine.before.viewer == 0
            assert mine.before.box.tobytes() == its.before.box.tobytes()
            assert (mine.action is None) == (mine.player != 0)


def test_nothing_is_told_to_a_bot_that_does_not_ask():
    play = tain_position()
    assert view_for(find_bot("adept"), play).memory == play.view(0).memory == ()


def test_a_level_remembers_as_its_title_says():
    assert steps_wanted(find_level("lookahead-weighed"), CAIRN) == BELIEF
    assert steps_wanted(CHAMPION, TAIN) == steps_wanted(find_level("lookahead"), TAIN) == settings_of(TAIN).belief > 0
    assert steps_wanted(find_level("lookahead-blind"), TAIN) == 0
    assert steps_wanted(CHAMPION, CAIRN) == 0 == steps_wanted(find_level("master"), TAIN)

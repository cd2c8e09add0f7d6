"""Bots choose legally, the same in both speeds, and from what they may see alone."""

import pytest

from dolmen.bots import find_bot, find_level, levels, usual
from dolmen.bots.adept import FEWEST_GUESSES, MOST_GUESSES, best_of, guesses_for
from dolmen.bots.bot import FOREVER, Budget
from dolmen.bots.desk import Desk
from dolmen.bots.level import ADEPT, UnknownBot
from dolmen.bots.novice import LOOKED_AT, leave_follies_out, overlook
from dolmen.core import extras
from dolmen.core.game import games
from dolmen.core.plain import same
from dolmen.core.play import Play
from dolmen.core.seed import seed_from, subseed, words_of
from dolmen.games.cairn.board import Place
from dolmen.games.cairn.notation import STONE_WORDS

GAMES = sorted(games())
QUICK = [level for level in levels() if not find_level(level).searches]


def some_positions(name, seed, every=7, most=6):
    """Positions of a random game, spread over its length."""
    game = games()[name]
    play = Play.new(game, players=game.players[-1], seed=seed_from(seed))
    found = []
    while not play.over and len(found) < most:
        if len(play.steps) % every == every - 1:
            found.append(play.at(len(play.steps)))
        play.act(choice("random", play, subseed(play.seed, len(play.steps))))
    return found


def choice(level, play, seed):
    """What a level does in the place of the player to move."""
    return find_bot(level).choose(play.view(play.player), play.player, play.legal, seed)


def after_a_draw():
    """A position of Cairn with a choice."""
    play = Play.new("cairn", seed=seed_from(15))
    play.play("draw")
    return play


def test_the_levels_are_found_the_weakest_first():
    assert levels() == ("random", "novice", "adept", "master", "champion")


def test_an_unknown_level_is_refused_with_what_there_is():
    with pytest.raises(UnknownBot, match="there is no bot 'oracle'; there are random, novice, adept"):
        find_bot("oracle")


def test_the_adept_is_also_called_heuristic():
    assert find_level("heuristic") is ADEPT


def test_without_numba_levels_that_search_are_not_offered_and_play_as_the_adept(monkeypatch):
    monkeypatch.setitem(extras.MODULES, "fast", ("no_such_module",))
    assert levels() == ("random", "novice", "adept")
    assert usual() == "adept"
    play = after_a_draw()
    assert choice("master", play, seed_from(1)) == choice("adept", play, seed_from(1))


@pytest.mark.parametrize("level", ["master", "champion"])
def test_a_level_that_searches_takes_the_seconds_it_is_given(level):
    bot, play = find_bot(level, Budget(seconds=0.05)), after_a_draw()
    assert bot.get_ready(play.game)
    assert bot.seconds == 0.05
    assert bot.choose(play.view(play.player), play.player, play.legal, seed_from(1)) in play.legal


def test_the_novice_does_not_always_take_what_the_adept_takes():
    play = after_a_draw()
    taken = [choice("novice", play, seed_from(n)) for n in range(60)]
    assert 0 < taken.count(choice("adept", play, seed_from(1))) < 60


def test_what_is_near_the_worst_is_no_beginners_mistake():
    values, legal = [3.0, -9.0, 2.5, 0.0, -2.0, -6.0], [10, 11, 12, 13, 14, 15]
    assert leave_follies_out(values, legal, 6) == 4
    assert legal[:4] == [10, 12, 13, 14] and values[:4] == [3.0, 2.5, 0.0, -2.0]
    assert sorted(legal) == [10, 11, 12, 13, 14, 15]
    values, legal = [1.0, 1.5], [4, 5]
    assert leave_follies_out(values, legal, 2) == 1 and legal[0] == 5


@pytest.mark.parametrize(("actions", "seen"), [(2, 2.0), (LOOKED_AT, 40.3), (2 * LOOKED_AT, 40.7), (900, 41.0)])
def test_a_beginner_sees_two_thirds_of_a_short_list_and_no_more_of_a_long_one(actions, seen):
    dice, found = [*words_of(seed_from(9)), 0], []
    for _ in range(100):
        values = [0.0] * actions
        overlook(values, actions, dice)
        found.append(values.count(0.0))
    assert min(found) >= 1 and max(found) - min(found) <= 40
    assert sum(found) / 100 == pytest.approx(seen, abs=2.0)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", QUICK)
def test_every_level_chooses_legally_and_the_same_again(name, level):
    bot = find_bot(level)
    for play in some_positions(name, 11):
        view = play.view(play.player)
        before = view.copy()
        action = bot.choose(view, play.player, play.legal, seed_from(5))
        assert action in play.legal
        assert same(view, before)
        assert bot.choose(view, play.player, play.legal, seed_from(5)) == action


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", QUICK)
def test_compiled_and_interpreted_choose_the_same(name, level):
    slow, fast = Desk(games()[name], is_compiled=False), Desk(games()[name], is_compiled=True)
    for number, play in enumerate(some_positions(name, 12)):
        view = play.view(play.player)
        chosen = {desk.choose(find_level(level).module, view, play.player, seed_from(number)) for desk in (slow, fast)}
        assert len(chosen) == 1


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", QUICK)
def test_what_is_hidden_does_not_change_the_choice(name, level):
    differed = 0
    for play in some_positions(name, 13):
        me, other = play.player, play.at(len(play.steps))
        other.rules.swap(other.state, me)
        other.state.dice[:4] = [9, 9, 9, 9]
        differed += not same(play.state, other.state)
        assert same(play.view(me), other.view(me))
        chosen, again = (choice(level, p, seed_from(3)) for p in (play, other))
        assert chosen == again
    assert differed


def test_the_random_bot_takes_every_legal_action_now_and_then():
    play = some_positions("cairn", 14)[0]
    assert {choice("random", play, seed_from(n)) for n in range(300)} == set(play.legal)


def test_the_adept_takes_points_that_lie_open():
    play = Play.new("cairn", 2, {"first_player": "first"}, seed_from(1))
    play.play("draw")
    put(play.state, Place.DROPPED, *(word for word in STONE_WORDS if place_of(play.state, word) == Place.HAND))
    put(play.state, Place.HAND, "r2", "y6", "b1", "g1", "g2")
    put(play.state, Place.TOWER, "r6", "y1")
    action = choice("adept", play, seed_from(1))
    assert play.game.notation.sentence(action) == "lay y6"


def place_of(state, word):
    return state.place[STONE_WORDS.index(word)]


def put(state, place, *words):
    """Moves stones where player 0 and everybody sees them."""
    for word in words:
        state.place[STONE_WORDS.index(word)] = place
        state.seen[STONE_WORDS.index(word)] = 3


def test_ties_are_broken_by_the_dice():
    desk = Desk(games()["cairn"], is_compiled=False)
    places = {best_of([1.0, 3.0, 3.0, 2.0, 3.0], 5, desk.dice(seed_from(n))) for n in range(60)}
    assert places == {1, 2, 4}


def test_long_lists_get_fewer_guesses():
    assert guesses_for(2) == MOST_GUESSES
    assert guesses_for(100) < MOST_GUESSES
    assert guesses_for(100_000) == FEWEST_GUESSES


def test_getting_ready_compiles_a_level():
    game = games()["cairn"]
    assert all(find_bot(level).get_ready(game, FOREVER) for level in levels())
    desk = Desk(game, is_compiled=True)
    assert all(desk.level(find_level(level).module).choose.signatures for level in QUICK)
    assert desk.level("search").grow.signatures


def test_the_adept_says_what_it_thinks_of_every_legal_action_and_takes_the_best():
    play = after_a_draw()
    found = find_bot("adept").analyse(play.view(play.player), play.player, play.legal, seed_from(1))
    assert found.best == choice("adept", play, seed_from(1)) == found.prospects[0].action
    assert sorted(prospect.action for prospect in found.prospects) == list(play.legal)
    leads = [prospect.lead for prospect in found.prospects]
    assert leads == sorted(leads, reverse=True) and all(0 < prospect.win < 1 for prospect in found.prospects)
    assert found.iterations == 0 and found.line == ()


def test_a_level_that_does_not_compare_says_what_it_would_do_and_no_more():
    play = after_a_draw()
    found = find_bot("random").analyse(play.view(play.player), play.player, play.legal, seed_from(1))
    assert found.best == choice("random", play, seed_from(1)) and found.prospects == ()

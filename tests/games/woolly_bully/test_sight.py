"""Woolly Bully: who knows what, and what a guess must respect."""

from collections import Counter

import pytest
from scipy.stats import chisquare

from dolmen.core.plain import same
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.core.viewer import EVERYBODY, NOBODY
from dolmen.games.woolly_bully.board import BAG, FIRST_BEAST, HAS_VILLAGE, NOTHING, UNKNOWN
from dolmen.games.woolly_bully.hand import tiles_of
from dolmen.games.woolly_bully.rules import guess, hide, swap
from dolmen.games.woolly_bully.rules.bag import take_from_bag
from dolmen.games.woolly_bully.secrets import contradictions
from tests.games.woolly_bully.tables import FENCED, Table


def new_state(players, seed=1):
    return Play.new("woolly_bully", players, seed=seed_from(seed)).state


def view_of(state, viewer):
    view = state.copy()
    hide(view, viewer)
    return view


def guesses(view, viewer, count=60):
    for number in range(count):
        full = view.copy()
        full.dice = [number + 1, 2, 3, 4, 0]
        guess(full, viewer)
        yield full


def test_a_view_shows_the_own_hand_and_colour_and_no_more():
    state = new_state(4)
    view = view_of(state, 2)
    assert tiles_of(view, 2) == tiles_of(state, 2) != []
    assert not any(tiles_of(view, holder) for holder in (0, 1, 3, BAG))
    assert (view.held, view.left) == (state.held, state.left)
    mine = state.owner.index(2)
    assert [owner for colour, owner in enumerate(view.owner) if colour != mine] == [UNKNOWN] * 3


def test_a_spectator_sees_no_hand_and_no_undeclared_colour():
    view = view_of(new_state(3), NOBODY)
    assert view.owner == [UNKNOWN] * 4
    assert not any(tiles_of(view, holder) for holder in (0, 1, 2, BAG))


def test_r50_with_two_players_colours_are_open_to_all():
    state = new_state(2)
    assert view_of(state, NOBODY).owner == state.owner
    assert view_of(state, 1).owner == state.owner


def test_one_colour_that_is_left_over_is_known_by_itself():
    state = new_state(4)
    state.declared = [1, 1, 1, 0]
    assert view_of(state, NOBODY).owner == state.owner
    three = new_state(3)
    free = three.owner.index(NOTHING)
    three.declared = [int(colour != free) for colour in range(4)]
    assert view_of(three, NOBODY).owner == three.owner


@pytest.mark.parametrize("players", [3, 4])
def test_guesses_give_every_hidden_colour_to_everybody_who_may_have_it(players):
    view = view_of(new_state(players), 0)
    mine = view.owner.index(0)
    seen = {tuple(full.owner) for full in guesses(view, 0, 200)}
    assert len(seen) == 6  # three colours over two or three others, and over the box with three players
    assert all(owners[mine] == 0 for owners in seen)
    if players == 3:
        assert all(owners.count(NOTHING) == 1 for owners in seen)


def test_guesses_deal_the_unseen_tiles_evenly():
    state = new_state(2, 5)
    view = view_of(state, 0)
    held = Counter(tile for full in guesses(view, 0, 600) for tile in tiles_of(full, 1))
    unseen = set(range(68)) - set(tiles_of(state, 0))
    assert set(held) == unseen
    assert max(held.values()) < 3 * min(held.values()) + 30


def test_a_guess_holds_what_was_declared_and_lapsed():
    table = Table(FENCED, hands={"p1": "t61 t65 t05", "p2": "t06"}, bag="t01 t02 t62 t63 t64 t66")
    table.play("declare hunter wolf", "hunter t65 3 0")
    view = view_of(table.state, 1)
    for full in guesses(view, 1):
        wolves = [tile for tile in tiles_of(full, 0) if FIRST_BEAST <= tile < FIRST_BEAST + 4]
        assert wolves


def test_a_guess_remembers_that_nothing_fitted_at_a_pass():
    play = next(
        play
        for seed in range(400)
        if (play := Play.new("woolly_bully", 2, seed=seed_from(seed))).legal[0] and "pass" in play.sentences
    )
    passer = play.player
    play.play("pass")
    watcher = 1 - passer
    for full in guesses(play.view(watcher), watcher):
        assert not any(HAS_VILLAGE[tile] for tile in tiles_of(full, passer))
        assert contradictions(full) == 0


def test_before_the_first_tile_somebody_holds_a_village_in_every_guess():
    view = view_of(new_state(2, 3), NOBODY)
    assert all(contradictions(full) == 0 for full in guesses(view, NOBODY))


def test_a_swap_changes_hands_bag_and_colours_but_no_view():
    state = new_state(4, 9)
    other = state.copy()
    swap(other, 1)
    assert tiles_of(other, 0) != tiles_of(state, 0) and tiles_of(other, BAG) != tiles_of(state, BAG)
    assert other.owner != state.owner
    other.dice = state.dice
    assert same(view_of(state, 1), view_of(other, 1))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_together_sees_all_hands_and_colours_and_not_the_dice_that_draw_from_the_bag(players):
    state = new_state(players)
    view = view_of(state, EVERYBODY)
    assert all(tiles_of(view, player) == tiles_of(state, player) != [] for player in range(players))
    assert (view.owner, view.left, tiles_of(view, BAG)) == (state.owner, state.left, [])
    assert not any(view.dice)


def test_a_guess_for_everybody_draws_any_tile_of_the_bag_next_and_moves_none_in_hands():
    state = new_state(3, 4)
    view, drawn = view_of(state, EVERYBODY), Counter()
    for full in guesses(view, EVERYBODY, 1120):
        assert (full.lands, full.beasts, full.owner) == (state.lands, state.beasts, state.owner)
        drawn[take_from_bag(full, 0)] += 1
    assert chisquare([drawn[tile] for tile in tiles_of(state, BAG)]).pvalue > 0.001


def test_a_swap_for_everybody_changes_nothing_but_the_dice():
    state = new_state(3, 9)
    other = state.copy()
    swap(other, EVERYBODY)
    assert other.dice != state.dice
    other.dice = state.dice
    assert same(other, state)


def test_nothing_is_hidden_once_the_game_is_over():
    play = Play.new("woolly_bully", 3, seed=seed_from(2))
    while not play.over:
        play.play("stop")
    assert same(play.view(NOBODY), play.state)

"""Táin: who sees what, and what a guess may be."""

from collections import Counter
from itertools import permutations

import pytest
from scipy.stats import chisquare

from dolmen.core import transcript
from dolmen.core.plain import same
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.core.viewer import EVERYBODY, NOBODY
from dolmen.games.tain import GAME, rules
from dolmen.games.tain.board import EMPTY, FACE_DOWN, KINDS, SET, UNKNOWN, Kind
from tests.games.tain.positions import begin, offered, play, position


def view_of(state, viewer):
    view = state.copy()
    rules.hide(view, viewer)
    return view


def sight_of(state, viewer):
    view = view_of(state, viewer)
    rules.forget(view, viewer)
    return view


def small_position():
    """Red has six tiles that green cannot see: three on spaces of every sort, three behind the screen."""
    return position(
        ["green", "red"],
        "green",
        round=2,
        placed=["red: outland warrior", "red: raid boy green stable 1", "red: guard daughter house 1"],
        supply={"red": {"chief": 1, "boy": 1, "bluff": 1}, "green": {"boy": 2}},
    )


def test_a_guess_is_any_deal_of_single_tiles_that_the_rules_allow_each_equally_likely():
    tiles = [Kind.CHIEF, Kind.WARRIOR, Kind.BOY, Kind.BOY, Kind.DAUGHTER, Kind.BLUFF]
    wanted = Counter(
        (outland, entrance, threshold)
        for outland, entrance, threshold in permutations(tiles, 3)
        if outland not in (Kind.BOY, Kind.DAUGHTER) and entrance != Kind.DAUGHTER
    )
    view = view_of(small_position(), 0)
    found: Counter = Counter()
    draws = 6000
    for seed in range(draws):
        state = view.copy()
        state.dice[:2] = [seed, 77]
        rules.guess(state, 0)
        assert rules.check(state) == 0
        found[state.outland[0], state.entrance[0][0], state.threshold[1][3]] += 1
    assert set(found) <= set(wanted)
    deals = sum(wanted.values())
    expected = [draws * wanted[deal] / deals for deal in sorted(wanted)]
    assert chisquare([found[deal] for deal in sorted(wanted)], expected).pvalue > 0.001


def test_a_spectator_guesses_every_clan_at_once_and_evenly():
    state = position(
        ["green", "red", "blue"],
        "green",
        round=2,
        placed=["red: raid boy green stable 1", "blue: raid bluff green stable 2", "blue: outland bluff"],
        supply={"green": {"bluff": 1}, "red": {"daughter": 1, "bluff": 1}, "blue": {"chief": 1, "boy": 1}},
    )
    red = [(kind,) for kind in (Kind.BOY, Kind.BLUFF)]
    blue = [
        (entrance, outland)
        for outland, entrance in permutations([Kind.BLUFF, Kind.BLUFF, Kind.CHIEF, Kind.BOY], 2)
        if outland != Kind.BOY
    ]
    # Blue has two bluffs on spaces, so the deals of its single tiles are those of the four unseen ones.
    wanted = Counter((*a, *b) for a in red for b in blue)
    view = view_of(state, NOBODY)
    found: Counter = Counter()
    for seed in range(4000):
        guessed = view.copy()
        guessed.dice[:2] = [seed, 5]
        rules.guess(guessed, NOBODY)
        found[guessed.entrance[0][0], guessed.entrance[0][1], guessed.outland[0]] += 1
    total = sum(wanted.values())
    assert set(found) <= set(wanted)
    expected = [4000 * wanted[deal] / total for deal in sorted(wanted)]
    assert chisquare([found[deal] for deal in sorted(wanted)], expected).pvalue > 0.001


def test_a_view_blanks_supplies_and_face_down_tiles_of_others_and_nothing_of_ones_own():
    view = view_of(small_position(), 0)
    assert (view.outland[0], view.entrance[0][0], view.threshold[1][3]) == (FACE_DOWN,) * 3
    assert (view.outlander[0], view.raider[0][0]) == (1, 1)  # R9: whose it is is public
    assert view.supply[1] == [UNKNOWN] * KINDS
    assert view.supply[0][Kind.BOY] == 2
    assert (view.in_supply[1], view.in_discards[1]) == (3, 12)
    own = view_of(small_position(), 1)
    assert (own.outland[0], own.entrance[0][0], own.threshold[1][3]) == (Kind.WARRIOR, Kind.BOY, Kind.DAUGHTER)
    assert own.supply[0] == [UNKNOWN] * KINDS


def test_a_spectator_sees_of_every_clan_only_what_its_opponents_see():  # R47
    state = small_position()
    view, others = view_of(state, NOBODY), [view_of(state, player) for player in range(2)]
    assert view.supply[:2] == [others[1].supply[0], others[0].supply[1]]
    assert view.threshold[:2] == [others[1].threshold[0], others[0].threshold[1]]
    assert view.entrance[0] == others[0].entrance[0]


def test_all_players_together_know_everything_but_the_dice():
    state = small_position()
    state.dice[:2] = [4, 5]
    view = view_of(state, EVERYBODY)
    assert list(view.dice) == [0] * len(view.dice)
    view.dice[:] = state.dice
    assert same(view, state)


def test_where_everything_is_known_a_guess_changes_nothing_and_draws_nothing():
    view = view_of(small_position(), EVERYBODY)
    for seed in range(5):
        guessed = view.copy()
        guessed.dice[:2] = [seed, 77]
        dice = list(guessed.dice)
        rules.guess(guessed, EVERYBODY)
        assert list(guessed.dice) == dice
        assert (guessed.supply, guessed.outland, guessed.entrance) == (view.supply, view.outland, view.entrance)
        assert guessed.threshold == view.threshold


def test_people_are_shown_how_many_discards_others_have_but_not_again_which():  # R41, R48
    state = small_position()
    assert view_of(state, 0).discarded[1] == state.discarded[1]
    sight = sight_of(state, 0)
    assert sight.discarded[1] == [UNKNOWN] * KINDS
    assert sight.discarded[0] == state.discarded[0]
    assert sight.in_discards == state.in_discards
    assert sight_of(state, NOBODY).discarded[:2] == [[UNKNOWN] * KINDS] * 2


def test_open_discards_are_shown_to_everybody():  # option `discards`
    state = small_position()
    state.discards = 1
    for viewer in (NOBODY, 0, 1):
        assert sight_of(state, viewer).discarded == state.discarded


def test_everything_is_shown_when_the_game_is_over():
    state = begin(["green", "red"], "green", {"rounds": 4})
    play(state, "green: guard boy stable 1", *["pass"] * 8)
    assert offered(state) == []
    for viewer in (NOBODY, 0, 1):
        assert same(sight_of(state, viewer), state)


def test_a_perfect_memory_knows_what_a_clan_may_still_hold():  # R48
    state = begin(["green", "red"], "green")
    play(state, "green: guard boy stable 1", "red: guard chief stable 1", "green: pass", "red: pass")
    view = view_of(state, 0)
    assert view.discarded[1] == [1, 0, 0, 0, 0]
    view.dice[0] = 9
    rules.guess(view, 0)
    assert view.supply[1] == [SET[kind] - (kind == Kind.CHIEF) for kind in range(KINDS)]


def blocked(supply):
    """Green has laid ten tiles and has only `supply` left, before a free outland; it is green's turn after red's."""
    spaces = ("stable 1", "stable 2", "stable 3", "house 1", "house 2")
    placed = [f"green: guard bluff {space}" for space in spaces] + [f"green: raid boy red {space}" for space in spaces]
    state = position(["green", "red"], "red", placed=placed, supply={"green": supply}, to_move="red")
    play(state, "red: guard bluff stable 1")
    return state


def test_nothing_public_tells_a_forced_pass_that_is_asked_from_a_free_one():  # R16
    forced, free = blocked({"boy": 1}), blocked({"chief": 1})
    assert (offered(forced), len(offered(free))) == (["pass"], 2)
    for viewer in (NOBODY, 1):
        for state in (forced, free):  # what has been shown is the same in both
            state.discarded[0] = [0] * KINDS
        assert same(view_of(forced, viewer), view_of(free, viewer))
    play(forced, "green: pass")
    play(free, "green: pass")
    for viewer in (NOBODY, 1):
        assert same(view_of(forced, viewer), view_of(free, viewer))


def played(options=None):
    """A game in its second round, some tiles laid in each."""
    game = Play.new("tain", 2, {"start": "green", **(options or {})}, seed_from(4))
    for text in (
        "guard warrior stable 1",
        "raid boy green stable 1",
        "pass",
        "pass",
        "guard chief house 1",
        "raid bluff red house 1",
    ):
        game.play(text)
    return game


def acts(text):
    return [line for line in text.splitlines() if ": " in line]


def test_a_record_during_play_shows_a_reader_his_own_tiles_and_never_those_of_others():
    game = played()
    assert acts(transcript.dump(game, 0)) == [
        "green: guard warrior stable 1",
        "red: raid tile green stable 1",
        "green: pass",
        "red: pass",
        "red: guard tile house 1",
        "green: raid bluff red house 1",
    ]
    assert acts(transcript.dump(game, NOBODY))[:2] == ["green: guard tile stable 1", "red: raid tile green stable 1"]


def test_with_open_discards_only_the_running_round_of_a_record_is_masked():
    lines = acts(transcript.dump(played({"discards": "open"}), NOBODY))
    assert lines[:2] == ["green: guard warrior stable 1", "red: raid boy green stable 1"]
    assert lines[4:] == ["red: guard tile house 1", "green: raid tile red house 1"]


def test_the_record_of_a_finished_game_hides_nothing():
    game = Play.new("tain", 2, {"rounds": 4}, seed_from(4))
    game.play("guard warrior stable 1")
    while not game.over:
        game.play("pass")
    assert "guard warrior stable 1" in transcript.dump(game, NOBODY)


def test_whom_one_frees_is_public_and_so_is_a_pass():
    notation = GAME.notation
    for text in ("free daughter from blue", "free boy from red", "pass"):
        assert notation.public(notation.parse(text)) == text


@pytest.mark.parametrize(
    ("text", "public"),
    [
        ("guard daughter house 1", "guard tile house 1"),
        ("raid warrior green stable 2", "raid tile green stable 2"),
        ("outland chief", "outland tile"),
    ],
)
def test_the_public_form_of_a_placement_hides_the_kind(text, public):
    notation = GAME.notation
    assert notation.sentence(notation.parse(text)) == text
    assert notation.public(notation.parse(text)) == public


@pytest.mark.parametrize(
    "text", ["outland boy", "raid daughter green stable 1", "guard boy house 3", "free chief from red"]
)
def test_what_no_tile_may_ever_do_has_no_sentence(text):
    with pytest.raises(KeyError):
        GAME.notation.parse(text)


def test_a_swap_does_exchange_tiles_but_never_puts_one_where_it_may_not_stand():
    changed = 0
    for seed in range(100):
        state = small_position()
        before = state.copy()
        state.dice[:2] = [seed, 3]
        rules.swap(state, 0)
        assert rules.check(state) == 0
        assert same(view_of(state, 0), view_of(before, 0))
        changed += state.supply != before.supply or state.threshold != before.threshold
    assert changed > 30
    assert state.threshold[0] == [EMPTY] * 5

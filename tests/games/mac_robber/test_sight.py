"""Mac Robber: who sees what, and what a guess may be."""

from collections import Counter

import pytest
from scipy.stats import chisquare

from dolmen.core import transcript
from dolmen.core.plain import same
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.core.viewer import EVERYBODY, NOBODY
from dolmen.games.mac_robber import GAME, rules
from dolmen.games.mac_robber.board import CARDS, FACE_DOWN, TILES_OF, UNKNOWN, Phase, Place
from tests.games.mac_robber.positions import play, position


def view_of(state, viewer):
    view = state.copy()
    rules.hide(view, viewer)
    return view


def guessed(view, viewer, seed):
    state = view.copy()
    state.dice[:2] = [seed, 77]
    rules.guess(state, viewer)
    return state


def fight(**options):
    """A has laid a 4 with a piper face down; B is asked."""
    state = position("A | y4 b2 g0 | | 1 2 3 4", "B | y4 b2 g0 | | 1 1 2 2", discards="3 3 3", **options)
    play(state, "assault macdonald", "play 4 piper")
    return state


def sorting():
    """A and B have drawn five cards each after an assault."""
    state = position("A | y4 b2 g0 | - - | 1 4 4 4", "B | y4 b2 g0 | - - | 1 1 1 2", discard_pile="closed")
    play(state, "assault macdonald", *["play 4", "play 1"] * 3)
    return state


def test_a_card_face_down_is_known_to_its_player_alone_and_its_piper_to_all():  # R29
    state = fight()
    assert view_of(state, 0).duel_card[0][0] == 4
    for viewer in (NOBODY, 1, 2):
        view = view_of(state, viewer)
        assert (view.duel_card[0][0], view.duel_piper[0][0]) == (FACE_DOWN, 1)
    play(state, "play 1")
    assert view_of(state, NOBODY).duel_card[0] == [4, 1]


def test_a_view_blanks_hands_deck_and_tiles_and_nothing_public():
    state = fight()
    view = view_of(state, 1)
    assert (view.hand[0], view.hand[2], view.deck) == ([UNKNOWN] * 4,) * 3
    assert view.hand[1] == state.hand[1]
    assert set(view.tile) == {UNKNOWN}
    for field in ("discards", "in_hand", "in_deck", "bag", "court", "estate", "earned", "tile_place", "pile"):
        assert getattr(view, field) == getattr(state, field)


def test_a_spectator_sees_no_hand():
    view = view_of(fight(), NOBODY)
    assert view.hand[:3] == [[UNKNOWN] * 4] * 3


def test_the_five_new_cards_are_their_drawers_secret():  # R36
    state = sorting()
    view = view_of(state, 0)
    assert (view.fresh[0], view.fresh[1], view.in_fresh[:2]) == (state.fresh[0], [UNKNOWN] * 4, [5, 5])


def test_a_guess_never_deals_a_card_that_lies_open_or_in_ones_own_hand():  # R39
    state = fight()
    state.discards = [12, 18, 22, 10]  # of what B does not hold, only 4s are left
    state.hand[1] = [0, 0, 0, 4]
    state.discards[3] = 15 - 4 - state.in_hand[0] - 1 - state.in_hand[2]
    state.hand[0], state.hand[2] = [0, 0, 0, 3], [0, 0, 0, 4]
    state.deck, state.in_deck = [0] * 4, 0
    assert rules.check(state) == 0
    found = guessed(view_of(state, 1), 1, 5)
    assert (found.hand, found.duel_card[0][0], found.in_deck) == (state.hand, 4, 0)


def test_a_guess_deals_unseen_cards_evenly_to_hands_deck_and_the_card_face_down():
    state = fight()
    view = view_of(state, 1)
    unseen = [12 - 2, 18 - 2, 22 - 3, 15]
    cards, hands = Counter(), Counter()
    for seed in range(3000):
        found = guessed(view, 1, seed)
        assert rules.check(found) == 0
        cards[found.duel_card[0][0]] += 1
        for value in range(4):
            hands[value] += found.hand[2][value]
    total = sum(unseen)
    assert chisquare([cards[v + 1] for v in range(4)], [3000 * n / total for n in unseen]).pvalue > 0.001
    assert chisquare([hands[v] for v in range(4)], [12000 * n / total for n in unseen]).pvalue > 0.001


@pytest.mark.parametrize("viewer", [0, EVERYBODY])
def test_a_guess_deals_the_numbers_of_tiles_that_were_not_shown(viewer):  # R23
    state = position("A | y4 b2 g0 | cattle - - -")
    state.tile_place[2] = Place.SHOWN
    state.pile -= 1
    view = view_of(state, viewer)
    assert (view.tile[2], view.tile.count(UNKNOWN)) == (state.tile[2], 24)
    tops = Counter()
    for seed in range(1300):
        found = guessed(view, viewer, seed)
        assert [found.tile.count(number) for number in range(13)] == list(TILES_OF)
        assert found.tile[2] == state.tile[2]
        tops[found.tile[3]] += 1
    left = [n - (number == state.tile[2]) for number, n in enumerate(TILES_OF)]
    expected = [1300 * n / 24 for n in left if n]
    assert chisquare([tops[number] for number, n in enumerate(left) if n], expected).pvalue > 0.001


def closed():
    state = position("A | y4 b2 g0 | | 1 1 2 4", discard_pile="closed")
    play(state, "exchange 1 1 2")
    return state


def test_on_a_closed_pile_only_who_discarded_knows_the_cards():  # option discard_pile
    state = closed()
    assert view_of(state, 0).covered[0] == [2, 1, 0, 0]
    for viewer in (NOBODY, 1, 2):
        view = view_of(state, viewer)
        assert (view.covered[0], view.in_covered[0]) == ([UNKNOWN] * 4, 3)
        sight = view.copy()
        rules.forget(sight, viewer)
        assert same(sight, view)


def test_what_one_has_discarded_face_down_narrows_ones_own_guess_only():  # option discard_pile
    state = closed()
    mine = guessed(view_of(state, 0), 0, 3)
    assert mine.covered[0] == [2, 1, 0, 0]
    seen = {tuple(guessed(view_of(state, 1), 1, seed).covered[0]) for seed in range(50)}
    assert len(seen) > 5


def test_everybody_together_sees_all_cards_but_the_deck_and_no_tile_that_was_not_shown():
    for state in (fight(discard_pile="closed"), sorting(), closed()):
        state.tile_place[0] = Place.SHOWN
        view = view_of(state, EVERYBODY)
        assert (view.hand, view.fresh, view.covered) == (state.hand, state.fresh, state.covered)
        assert view.duel_card == state.duel_card
        assert view.deck == [UNKNOWN] * 4
        assert view.tile == [state.tile[0]] + [UNKNOWN] * 24


def test_what_everybody_together_has_not_seen_is_the_deck_as_it_is():
    for state in (fight(), sorting(), closed()):
        found = guessed(view_of(state, EVERYBODY), EVERYBODY, 9)
        assert (found.deck, found.in_deck, found.hand) == (state.deck, state.in_deck, state.hand)
        assert (found.duel_card, found.tile) != (state.duel_card, state.tile)
        assert rules.check(found) == 0


def test_everything_is_shown_when_the_game_is_over():
    state = fight()
    state.phase = Phase.OVER
    for viewer in (NOBODY, 0, 1):
        assert same(view_of(state, viewer), state)


def test_a_swap_does_exchange_cards_and_tiles_and_keeps_the_view():
    changed = 0
    for seed in range(60):
        state = fight(discard_pile="closed")
        before = state.copy()
        state.dice[:2] = [seed, 3]
        rules.swap(state, 1)
        assert rules.check(state) == 0
        assert same(view_of(state, 1), view_of(before, 1))
        changed += state.hand != before.hand and state.tile != before.tile
    assert changed > 30


def test_a_swap_for_everybody_exchanges_numbers_of_tiles_and_no_card():
    before = fight(discard_pile="closed")
    state = before.copy()
    state.dice[:2] = [5, 3]
    rules.swap(state, EVERYBODY)
    assert (state.tile != before.tile, sorted(state.tile)) == (True, sorted(before.tile))
    assert (state.hand, state.deck, state.duel_card) == (before.hand, before.deck, before.duel_card)


def acts(text):
    return [line for line in text.splitlines() if ": " in line]


def running(**options):
    """A game in which somebody has just laid a card face down."""
    game = Play.new("mac_robber", 3, {"start_player": "first_seat", **options}, seed_from(4))
    while game.state.phase != Phase.VENTURE:
        game.act(game.legal[0])
    game.play("assault macdonald")
    game.act(game.legal[0])
    return game


def test_a_record_shows_a_card_face_down_to_its_player_alone_until_the_reveal():
    game = running()
    said = game.game.notation.sentence(game.steps[-1].action)
    assert acts(transcript.dump(game, 0))[-1] == f"campbell: {said}"
    assert acts(transcript.dump(game, 1))[-1] == "campbell: play card"
    assert acts(transcript.dump(game, NOBODY))[-1] == "campbell: play card"
    game.act(game.legal[0])
    assert acts(transcript.dump(game, NOBODY))[-2] == f"campbell: {said}"


def test_a_record_shows_drawn_cards_to_their_drawer_alone():
    lines = transcript.dump(running(), 1).splitlines()
    assert "(cards campbell card card card card)" in lines
    assert any(line.startswith("(cards macdonald") and "card card" not in line for line in lines)


@pytest.mark.parametrize(("option", "shown"), [("open", "exchange 1 1 2"), ("closed", "exchange card card card")])
def test_a_record_keeps_the_secrets_of_a_closed_pile(option, shown):  # option discard_pile
    state = position("A | y4 b2 g0 | | 1 1 2 4", discard_pile=option)
    notation, action = GAME.notation, GAME.notation.parse("exchange 1 1 2")
    assert (notation.public(action) if notation.is_secret(action, state) else notation.sentence(action)) == shown


@pytest.mark.parametrize(
    ("text", "public"),
    [
        ("play 3", "play card"),
        ("play 3 piper", "play card piper"),
        ("discard 1 2", "discard card card"),
        ("redraw yellow 1 green 2", "redraw yellow 1 green 2"),
        ("monks 2", "monks 2"),
    ],
)
def test_the_public_form_of_a_sentence_hides_cards_and_nothing_else(text, public):
    assert GAME.notation.public(GAME.notation.parse(text)) == public


@pytest.mark.parametrize("text", ["redraw", "redraw green 2 yellow 1", "exchange 2 1 1", "play 5", "keep yellow"])
def test_nonsense_has_no_action(text):
    with pytest.raises(KeyError):
        GAME.notation.parse(text)


def test_all_cards_are_counted_in_every_view():
    state = fight()
    view = view_of(state, 1)
    known = [view.hand[1][value] + view.discards[value] for value in range(4)]
    hidden = sum(view.in_hand) - view.in_hand[1] + view.in_deck + 1
    assert sum(CARDS) == sum(known) + hidden

"""Keltis: who sees what, and what a guess may be."""

from collections import Counter
from itertools import combinations, permutations

from scipy.stats import binomtest, chisquare

from dolmen.core import transcript
from dolmen.core.plain import same
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.core.viewer import EVERYBODY, NOBODY
from dolmen.games.keltis import GAME, rules
from dolmen.games.keltis.board import CARDS, HELD, NO_CARD, REMOVED, SECRET, UNKNOWN, Phase
from dolmen.games.keltis.notation import CARD_WORDS
from tests.games.keltis.positions import HAND_OF_W7, begin, hand, offered, play, position

RED_1 = CARD_WORDS.index("red 1")


def view_of(state, viewer):
    view = state.copy()
    rules.hide(view, viewer)
    return view


def sight_of(state, viewer):
    view = view_of(state, viewer)
    rules.forget(view, viewer)
    return view


def after_a_pile(**options):
    """White has taken the red 1 from a pile; black is to move."""
    state = position(HAND_OF_W7, piles={"pink": [9, 8], "red": [1]}, **options)
    state.player = 1
    card = next(card for card in hand(state, 1) if not card.startswith(("red", "pink")))
    play(state, f"discard {card}", "draw red")
    return state


def test_a_view_blanks_other_hands_the_deck_and_the_cards_below_it():
    state = begin(2)
    view = view_of(state, 0)
    assert view.hand[0] == state.hand[0]
    assert view.hand[1] == [UNKNOWN] * 8
    assert view.deck == [UNKNOWN] * (REMOVED[2] + 64) + [NO_CARD] * (CARDS - 94)
    assert view.dice == [0] * 5


def test_a_card_taken_from_a_pile_stays_known_in_a_view():  # R57
    view = view_of(after_a_pile(), 0)
    assert view.hand[1] == [HELD * RED_1, *[UNKNOWN] * 7]
    assert view_of(after_a_pile(), NOBODY).hand[1] == view.hand[1]


def test_a_spectator_sees_no_hand():  # R55
    view = view_of(begin(3), NOBODY)
    assert view.hand[:3] == [[UNKNOWN] * 8] * 3


def test_all_players_together_know_every_hand_and_not_the_deck():
    state = after_a_pile()
    view = view_of(state, EVERYBODY)
    assert view.hand == state.hand  # what is secret and what is known in it, too
    assert view.dice == [0] * 5
    assert set(view.deck[: REMOVED[2] + state.deck_size]) == {UNKNOWN}
    for viewer in (NOBODY, 0, 1):
        assert same(view_of(view, viewer), view_of(state, viewer))


def test_without_browsing_people_see_only_the_top_of_a_pile_and_no_known_cards():  # option discard_browse
    state = after_a_pile(discard_browse="false")
    sight = sight_of(state, 0)
    assert sight.pile[2][:2] == [UNKNOWN, 8]
    assert sight.hand[1] == [UNKNOWN] * 8
    assert all(slot % HELD == SECRET for slot in sight_of(state, 1).hand[1])
    assert view_of(state, 0).pile[2][:2] == [9, 8]  # a bot remembers


def test_with_browsing_people_see_all_of_it():
    state = after_a_pile()
    assert same(sight_of(state, 0), view_of(state, 0))


def test_everything_is_shown_when_all_is_over():  # R58
    state = begin(2, stall_rounds=1)
    while state.phase != Phase.OVER:
        play(state, offered(state)[-1])
    for viewer in (NOBODY, 0, 1):
        assert same(sight_of(state, viewer), state)


def test_hands_stay_secret_between_games():  # R58, R59
    state = begin(2, rounds=3, stall_rounds=1)
    state.phase = Phase.ENDED
    assert view_of(state, 0).hand[1] == [UNKNOWN] * 8


def nearly_played():
    """White has one known card and one unknown; five cards are unseen by black."""
    state = position("red 1, red 2", piles={})
    keep = [0, 0, 1, 1, 2]  # red 0 twice, red 1 ... unseen by black but for what they hold
    state.hand[0] = [HELD * 5 + SECRET, *[NO_CARD] * 7]
    state.hand_size[0] = 1
    state.hand[1] = [HELD * 3, HELD * keep[0] + SECRET, *[NO_CARD] * 6]
    state.hand[1] = sorted(state.hand[1][:2]) + [NO_CARD] * 6
    state.hand_size[1] = 2
    for card in range(len(CARD_WORDS)):
        state.laid[0][card] = 2 - keep.count(card) - (card == 5) - (card == 3)
    state.deck = [*keep[1:], *[NO_CARD] * (CARDS - 4)]
    state.players = 3  # no cards removed, a third hand is empty
    state.hand_size[2] = 0
    state.hand[2] = [NO_CARD] * 8
    state.deck_size = 4
    return state


def test_a_guess_is_any_deal_of_single_cards_each_equally_likely():
    view = view_of(nearly_played(), 0)
    found: Counter = Counter()
    draws = 4000
    for seed in range(draws):
        state = view.copy()
        state.dice[:2] = [seed, 77]
        rules.guess(state, 0)
        secret = next(slot // HELD for slot in state.hand[1][:2] if slot % HELD == SECRET)
        found[secret, tuple(state.deck[:4])] += 1
        assert HELD * 3 in state.hand[1]
        assert sorted([secret, *state.deck[:4]]) == [0, 0, 1, 1, 2]
    first: Counter = Counter()
    for (secret, deck), count in found.items():
        first[secret, deck[-1]] += count
    wanted = Counter()
    for one, two in combinations([0, 0, 1, 1, 2], 2):
        wanted[one, two] += 1
        wanted[two, one] += 1
    total = sum(wanted.values())
    assert set(first) == set(wanted)
    keys = sorted(wanted)
    assert chisquare([first[k] for k in keys], [draws * wanted[k] / total for k in keys]).pvalue > 0.001


def test_what_all_know_together_is_guessed_by_shuffling_the_deck_alone_each_order_equally_likely():
    state = nearly_played()
    state.deck, state.deck_size = [0, 1, 2, *[NO_CARD] * (CARDS - 3)], 3
    state.laid[0][1] = 1  # the other red 1
    view = view_of(state, EVERYBODY)
    found: Counter = Counter()
    draws = 3000
    for seed in range(draws):
        guessed = view.copy()
        guessed.dice[:2] = [seed, 77]
        rules.guess(guessed, EVERYBODY)
        assert guessed.hand == state.hand
        found[tuple(guessed.deck[:3])] += 1
    assert set(found) == set(permutations([0, 1, 2]))
    assert chisquare(list(found.values())).pvalue > 0.001


def test_for_all_together_cards_removed_unseen_are_dealt_like_those_of_the_deck():  # R36
    state = begin(2, seed=9)
    view = view_of(state, EVERYBODY)
    size = REMOVED[2] + state.deck_size
    bottom, draws = 0, 2000
    for seed in range(draws):
        guessed = view.copy()
        guessed.dice[:2] = [seed, 5]
        rules.guess(guessed, EVERYBODY)
        assert sorted(guessed.deck) == sorted(state.deck)
        bottom += state.deck[0] in guessed.deck[: REMOVED[2]]
    copies = state.deck[:size].count(state.deck[0])
    chance = REMOVED[2] / size if copies == 1 else 1 - (1 - REMOVED[2] / size) * (1 - REMOVED[2] / (size - 1))
    assert binomtest(bottom, draws, chance).pvalue > 0.001


def test_a_swap_for_all_together_moves_the_deck_and_no_hand():
    changed = 0
    for seed in range(10):
        state = after_a_pile()
        before = state.copy()
        state.dice[:2] = [seed, 3]
        rules.swap(state, EVERYBODY)
        assert state.hand == before.hand
        assert sorted(state.deck) == sorted(before.deck)
        changed += state.deck != before.deck
    assert changed == 10


def test_a_swap_does_exchange_cards_and_never_a_known_one():
    changed = 0
    for seed in range(40):
        state = after_a_pile()
        before = state.copy()
        state.dice[:2] = [seed, 3]
        rules.swap(state, 0)
        assert rules.check(state) in (0, 8)  # the position is cut down: tiles are missing
        assert same(view_of(state, 0), view_of(before, 0))
        assert HELD * RED_1 in state.hand[1]
        changed += state.hand[1] != before.hand[1]
    assert changed > 30


def test_a_record_tells_a_reader_his_own_cards_only():
    made = Play.new("keltis", 2, {"start_player": "0"}, seed_from(5))
    made.play("discard " + made.sentences[-1].removeprefix("discard "))
    made.play("draw deck")
    mine, other, watcher = (transcript.dump(made, reader) for reader in (0, 1, NOBODY))
    assert "(black holds" in mine and "(white holds" not in mine and "(black draws" in mine
    assert "(white holds" in other and "(black holds" not in other and "draws" not in other
    assert "holds" not in watcher and "draws" not in watcher
    for text in (mine, other, watcher):
        assert "black: draw deck" in text
        assert "(game 1 start black)" in text


def test_nothing_that_is_said_depends_on_a_hidden_hand():  # R56
    state = begin(2)
    for viewer in (1, NOBODY):
        other = state.copy()
        other.dice[:2] = [9, 9]
        rules.swap(other, viewer)
        assert other.hand[0] != state.hand[0]
        story = GAME.story
        assert story.ask(sight_of(state, viewer), viewer) == story.ask(sight_of(other, viewer), viewer)

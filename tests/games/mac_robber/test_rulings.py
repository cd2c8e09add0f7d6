"""Mac Robber: what the worked examples leave out, ruling by ruling."""

import random

import pytest

from dolmen.games.mac_robber import rules
from dolmen.games.mac_robber.board import CLAN_WORDS, Event, Phase, Place
from dolmen.games.mac_robber.deeds import go_on_acting
from tests.games.mac_robber.positions import (
    LETTERS,
    begin,
    court,
    estates,
    held,
    offered,
    play,
    play_any,
    position,
    score_now,
    scores,
    set_next_tile,
    told,
)


def test_chance_gives_everybody_the_start_player_marker_equally_often():  # R3
    starts = [0] * 3
    for seed in range(600):
        starts[begin(3, seed).start] += 1
    assert all(160 <= count <= 240 for count in starts)


def test_the_first_seat_starts_where_the_table_wants_it():  # option start_player
    assert {begin(5, seed, start_player="first_seat").start for seed in range(20)} == {0}


def test_every_list_of_first_actions_is_what_the_table_of_actions_says():  # T3
    chance = random.Random(3)
    for seed in range(30):
        state = begin(3 + seed % 3, seed)
        while legal := offered(state):
            if state.phase == Phase.ACT:
                assert set(legal) == allowed(state)
            play(state, chance.choice(legal))


def allowed(state):
    """All that the table of actions allows, said once more and in another way than in the rules."""
    me, (y, b, g, r) = state.active, state.display
    warriors, _, monks = state.court[me]
    is_last = (me + 1) % state.players == state.start
    used_names = {name for bit, name in enumerate(NAMES) if state.deeds >> bit & 1}
    found = {}
    if estates(state, LETTERS[me]).split().count("-"):
        found |= {"cattle": (r >= 1, 1), "castle": (b >= 2, 2), "abbey": (g >= 3, 3)}
    found |= {"warrior": (y >= 1, 1), "piper": (b >= 1, 1), "monks 1": (g >= 1, 1), "monks 2": (g >= 2, 2)}
    if len(estates(state, LETTERS[me]).split()) < 6 and state.pile:
        for source, has_yellow, costs in (("draw", y >= 1, 1), ("court", warriors >= 4, 0)):
            found[f"estate red {source}"] = (has_yellow and r >= 1, costs + 1)
            for n in range(3):
                found[f"estate green {source} {n}"] = (has_yellow and g >= n and monks >= 2 - n, costs + n)
    texts = {
        text
        for text, (is_there, cubes) in found.items()
        if is_there and state.used + cubes <= 4 and text.split()[0] not in used_names
    }
    if state.acted == 0 and b:
        for rival in range(state.players):
            rich = state.court[rival][0] >= 4 or state.court[rival][1] or state.court[rival][2]
            if rival != me and rich:
                texts.add(f"bard {CLAN_WORDS[rival]}")
    assert state.acted < (1 if is_last else 2)
    return texts | ({"done"} if state.acted else set())


NAMES = ("cattle", "castle", "abbey", "warrior", "piper", "monks", "estate")


def test_no_action_is_done_twice_whatever_its_form():  # R11
    state = position("A | y4 b2 g2", display="y2 g4")
    play(state, "monks 1")
    assert not [text for text in offered(state) if text.startswith("monks")]
    state = position("A | y5 b2 g4", display="y2 g4")
    play(state, "estate green draw 0")
    assert not [text for text in offered(state) if text.startswith("estate")]


def test_castle_and_piper_are_different_actions_although_both_are_blue():  # R11
    state = position("A | y4 b2 g0 | cattle -", display="b6")
    play(state, "castle")
    assert offered(state) == ["piper", "done"]


def test_a_bard_is_alone():  # R12
    state = position("A | y4 b2 g0", display="y2 b2 g2")
    play(state, "piper")
    assert not [text for text in offered(state) if text.startswith("bard")]
    state = position("A | y4 b2 g0", display="y2 b2 g2")
    play(state, "bard macdonald", "bag blue")
    assert state.phase == Phase.VENTURE


def test_a_bard_leaves_three_warriors_and_never_touches_estates():  # R16, R18
    state = position("B | y3 b1 g1 | castle abbey", display="y2 b2 g2")
    play(state, "bard macdonald")
    takes = [text for text in offered(state) if "yellow" in text]
    assert takes == []
    play(state, "bag blue green")
    assert (court(state, "B"), estates(state, "B")) == ("y3 b0 g0", "castle abbey")


def test_both_cubes_of_a_bard_may_go_into_the_bag():  # R17
    state = position("A | y4 b2 g0 | | 1 2 3 4", "B | y5 b1 g0 | | 1 2 3 4 4", display="y2 b2 g2")
    bag = list(state.bag)
    play(state, "bard macdonald", "bag yellow blue")
    assert (state.player, state.phase) == (1, Phase.DISCARD)
    play(state, "macdonald: discard 4")
    assert (held(state, "B"), held(state, "A")) == ("1 2 3 4", "1 2 3 4")
    gained = [now - then for now, then in zip(state.bag, bag, strict=True)]
    assert gained == [1 + 2, 1 + 1 + 1, 2, 0]  # with the leftovers of the display


def test_the_victim_discards_before_the_bard_is_followed_by_a_new_card():  # R19
    state = position("A | y4 b2 g0 | | 1 2 3 4", "B | y4 b1 g0 | | 1 2 3 4", display="y2 b2 g2")
    play(state, "bard macdonald", "keep yellow bag blue")
    assert (state.in_hand[0], state.court[0][0]) == (4, 5)
    play(state, "discard 1", deck="4")
    events = [event[0] for event in state.tale.events]
    assert events.index(Event.DISCARDED) < events.index(Event.CARDS)
    assert held(state, "A") == "1 2 3 4 4"


def test_a_lost_warrior_costs_a_card_even_if_all_are_alike():  # R15, R53
    state = position("A | y4 b2 g0", "B | y4 b1 g0 | | 3 3 3 3", display="y2 b2 g2")
    play(state, "bard macdonald", "bag yellow")
    assert offered(state) == ["discard 3"]


def test_an_estate_can_be_paid_by_the_court_alone_and_is_an_action():  # R20
    state = position("A | y4 b0 g2 | cattle castle | 1 2 3 4", display="b6")
    play(state, "estate green court 0", "discard 1")
    assert (state.used, state.acted) == (0, 1)
    assert "castle" in offered(state)


def test_no_estate_beyond_six_and_none_without_a_pile():  # R24
    state = position("A | y5 b2 g4 | cattle - - - - -", display="y2 g2 r2")
    assert not [text for text in offered(state) if text.startswith("estate")]
    state = position("A | y5 b2 g4", display="y2 g2 r2")
    state.tile_place = [Place.REMOVED] * 25
    state.pile = 0
    assert not [text for text in offered(state) if text.startswith("estate")]


def test_pieces_go_to_and_are_taken_from_the_lowest_estate():  # R5
    state = position("A 5 | y4 b2 g0 | castle - - | 1 4 4 4", "B | y4 b2 g0 | - cattle cattle | 1 1 1 2")
    play(state, "assault macdonald", *["play 4", "play 1"] * 3, "steal cattle")
    assert (estates(state, "A"), estates(state, "B")) == ("castle cattle -", "- - cattle")


def test_the_first_action_may_be_left_out_where_the_table_wants_it():  # option first_action
    state = position("A | y4 b2 g0", display="y2 b2 g2", first_action="free")
    play(state, "done")
    assert (state.phase, state.acted) == (Phase.VENTURE, 0)


def test_a_second_action_that_cannot_be_is_not_asked_for():  # R9
    state = position("A | y3 b0 g0 | cattle -", "B | y3 b0 g0", "C | y3 b0 g0", display="b1 r5")
    play(state, "piper")
    assert offered(state) == ["cattle", "done"]
    state = position("A | y3 b0 g0 | cattle castle", "B | y3 b0 g0", "C | y3 b0 g0", display="b2 r4")
    go_on_acting(state)  # a piper is the only action
    assert (court(state, "A"), state.phase) == ("y3 b1 g0", Phase.VENTURE)


def test_anybody_else_can_be_assaulted():  # R27
    state = position("A", "E", turn="C", start="A")
    assert [text for text in offered(state) if text.startswith("assault")] == [
        f"assault {clan}" for clan in ("campbell", "macdonald", "mackenzie", "macleod")
    ]


def test_three_combat_rounds_are_fought_even_after_two_wins():  # R30
    state = position("A | y4 b2 g0 | | 1 4 4 4", "B | y4 b2 g0 | | 1 1 1 2")
    play(state, "assault macdonald", *["play 4", "play 1"] * 2)
    assert (state.phase, state.combat) == (Phase.COMBAT, 2)


def test_a_piper_can_be_played_only_from_the_court():  # R35
    state = position("A | y4 b1 g0 | castle - | 1 2 3 4", "B | y4 b0 g0 | | 1 2 3 4")
    play(state, "assault macdonald", "play 4 piper")
    assert offered(state) == ["play 1", "play 2", "play 3", "play 4"]
    play(state, "play 1")
    assert offered(state) == ["play 1", "play 2", "play 3"]


def test_the_winner_may_drive_a_herd_into_the_bag_or_leave_it():  # R34
    for text, mine, theirs in (
        ("steal cattle", "cattle", "-"),
        ("steal cattle bag", "-", "-"),
        ("leave", "-", "cattle"),
    ):
        state = position("A | y4 b2 g0 | - - | 1 4 4 4", "B | y4 b2 g0 | cattle - | 1 1 1 2")
        play(state, "assault macdonald", *["play 4", "play 1"] * 3, text)
        assert (estates(state, "A"), estates(state, "B")) == (f"{mine} -", f"{theirs} -")


def test_razing_sends_the_cubes_into_the_bag_and_leaves_the_estate():  # R34
    for text, kind, colour, cubes in (("raze castle", "castle", 1, 2), ("raze abbey", "abbey", 2, 3)):
        state = position("A | y4 b2 g0 | - - | 1 4 4 4", f"B | y4 b2 g0 | {kind} - | 1 1 1 2")
        play(state, "assault macdonald", *["play 4", "play 1"] * 3)
        before = state.bag[colour]
        assert offered(state) == [text, "leave"]
        play(state, text)
        assert (state.bag[colour], estates(state, "B")) == (before + cubes, "- -")


def test_two_cards_of_the_whole_hand_are_discarded_where_the_table_wants_it():  # option refill
    state = position("A | y4 b2 g0 | - - | 1 2 3 4", "B | y4 b2 g0 | - - | 1 2 3 4", refill="hand")
    play(state, "assault macdonald", *["play 2", "play 2", "play 3", "play 3", "play 4", "play 4"], deck="2 2 3 3 4")
    assert held(state, "A") == "1 2 2 3 3 4"
    assert len(offered(state)) == 8
    play(state, "discard 1 2")
    assert held(state, "A") == "2 3 3 4"


def test_the_marker_stays_with_somebody_who_is_not_among_the_tied():  # R41
    state = position("A | y5 b1 g0", "B | y5 b1 g0", "C | y3 b0 g0", turn="C", marker="C")
    score_now(state)
    assert state.following == 2
    assert told(state, Event.FOLLOWING_STAYS) == [(2,)]


def test_most_herds_must_be_strictly_most():  # R43
    state = position("A 0 | y4 b0 g0 | cattle cattle", "B 0 | y4 b0 g0 | cattle cattle", "C 0 | y4 b0 g0", turn="C")
    score_now(state)
    assert scores(state) == [2, 2, 1]


def test_ones_own_herds_do_not_lower_ones_own_blue_points():  # R44
    state = position("A 0 | y4 b3 g0 | cattle cattle -", "B 0 | y4 b1 g0 | - -", "C 0 | y4 b0 g0 | - -", turn="C")
    score_now(state)
    assert [found[-1] for found in told(state, Event.BLUE)] == [3, 0, 0]


def test_the_red_area_counts_what_stands_after_the_scoring():  # R46
    state = position("A 29 | y4 b0 g0 | - -", "B | y4 b0 g0 | - -", "C | y4 b0 g0 | - -", turn="C")
    set_next_tile(state, 30)
    score_now(state)
    assert told(state, Event.TILE) == [(0, 29)]
    state = position("A 29 | y4 b1 g0 | - -", "B | y4 b0 g0 | - -", "C | y4 b0 g0 | - -", turn="C")
    set_next_tile(state, 30)
    score_now(state)
    assert (told(state, Event.TILE), state.phase) == ([(30, 30)], Phase.OVER)


def test_without_tiles_the_red_area_alone_ends_the_game():  # R49
    for points, is_over in ((29, False), (30, True)):
        state = position(f"A {points} | y4 b0 g0 | - -", "B | y4 b0 g0 | - -", "C | y4 b0 g0 | - -", turn="C")
        state.tile_place = [Place.REMOVED] * 25
        state.pile = 0
        score_now(state)
        assert (state.phase == Phase.OVER) == is_over


def test_the_game_ends_after_round_twenty_five():  # R49
    state = position("A | y4 b0 g0 | - -", "B | y4 b0 g0 | - -", "C | y4 b0 g0 | - -", turn="C", round=25)
    score_now(state)
    assert (state.phase, told(state, Event.ENDED)) == (Phase.OVER, [(2,)])


def test_equal_points_share_the_victory():  # R51
    state = position("A 36 | y4 b0 g0 | - -", "B 36 | y4 b0 g0 | - -", "C 3 | y4 b0 g0 | - -", turn="C")
    set_next_tile(state, 30)
    score_now(state)
    assert [rules.rank(state, player) for player in range(3)] == [0, 0, 2]


@pytest.mark.parametrize("option", ["open", "closed"])
def test_cards_from_a_hand_lie_face_down_on_a_closed_pile_and_played_ones_open(option):  # R39
    state = position("A | y4 b2 g0 | - - | 1 4 4 4", "B | y4 b2 g0 | - - | 1 1 1 2", discard_pile=option)
    play(state, "assault macdonald", *["play 4", "play 1"] * 3, deck="2 2 3 3 4 1 1 2 2 3")
    assert state.discards == [3, 0, 0, 3]
    play(state, "discard 2 2", "discard 1 1")
    if option == "open":
        assert (state.discards, state.in_covered[:2]) == ([5, 2, 0, 3], [0, 0])
    else:
        assert (state.discards, state.in_covered[:2]) == ([3, 0, 0, 3], [2, 2])
        assert (held(state, "A", "covered"), held(state, "B", "covered")) == ("2 2", "1 1")


def test_a_shuffle_takes_open_and_covered_cards_alike():  # R37, R39
    state = position("A | y4 b2 g0 | | 1 1 2 4", discards="3 3", discard_pile="closed")
    state.covered[1], state.in_covered[1] = list(state.deck), state.in_deck
    state.deck, state.in_deck = [0] * 4, 0
    play(state, "exchange 1 1 2")
    assert (state.discards, sum(state.in_covered)) == ([0] * 4, 0)
    assert len(told(state, Event.SHUFFLED)) == 1


def test_the_hand_follows_the_warriors_through_whole_games():  # R15, R28
    chance = random.Random(5)
    for seed in range(20):
        state = begin(3 + seed % 3, seed)
        while legal := offered(state):
            if state.phase in (Phase.REDRAW, Phase.ACT, Phase.VENTURE):
                assert state.in_hand[: state.players] == [row[0] for row in state.court[: state.players]]
            play(state, chance.choice(legal))


def test_a_redraw_puts_the_cubes_back_before_drawing():  # R50
    state = position(
        "A | y7 b9 g6", "B | y7 b7 g7 | cattle -", "C | y7 b7 g7 | cattle cattle", display="r6", marker="A"
    )
    assert sum(state.bag) == 0
    state.phase = Phase.REDRAW
    play(state, "redraw red 6")
    assert told(state, Event.CUBES) == [(0, 0, 0, 0, 6)]


def test_nobody_but_the_holder_of_the_marker_is_asked_for_a_redraw():  # T2
    chance = random.Random(8)
    for seed in range(10):
        state = begin(4, seed)
        while legal := offered(state):
            if state.phase == Phase.REDRAW:
                assert state.player == state.following == state.active
            play(state, chance.choice(legal))


def test_what_was_not_chosen_to_exchange_stays():  # R38
    state = position("A | y4 b2 g0 | | 1 2 3 4")
    play(state, "exchange 1 2 3", deck="4 4 4")
    assert held(state, "A") == "4 4 4 4"
    assert state.in_deck == 67 - 3 - 12
    play_any(state)

"""Mac Robber: every worked example, one test each, named after the rule it shows."""

import pytest

from dolmen.games.mac_robber import rules
from dolmen.games.mac_robber.board import CLAN_WORDS, Event, Phase, Place
from dolmen.games.mac_robber.deeds import go_on_acting
from tests.games.mac_robber.positions import (
    LETTERS,
    begin,
    court,
    estates,
    fill_bag,
    hand,
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


def winners(state):
    return [LETTERS[player] for player in range(state.players) if rules.rank(state, player) == 0]


def test_a_piper_adds_one_and_equal_strength_wins_nothing():  # X1
    state = position("A | y4 b2 g0 | | 1 2 3 3", "B | y4 b2 g0 | | 1 2 3 4")
    blue = state.bag[1]
    play(state, "assault macdonald", "campbell: play 3 piper", "macdonald: play 4")
    assert (state.discards, state.bag[1]) == (hand("3 4"), blue + 1)
    assert told(state, Event.DUEL) == [(0, 3, 1, 1, 4, 0, 0)]
    assert rules.score(state, 0) == rules.score(state, 1) == 2
    assert (court(state, "A"), state.player) == ("y4 b1 g0", 0)


@pytest.mark.parametrize(
    ("green", "points"),
    [
        ((4, 4, 3), (1, 1, 0)),  # X2: a tie for most
        ((5, 2, 2, 1), (3, 1, 1, 0)),  # X3: a tie for second
        ((5, 4, 1, 0, 0), (3, 2, 0, 0, 0)),
        ((5, 0, 0), (3, 0, 0)),  # R42: none is not second
        ((0, 0, 0), (0, 0, 0)),
        ((2, 2, 2, 2), (1, 1, 1, 1)),
    ],
)
def test_green_gives_three_and_two_and_one_in_a_tie(green, points):
    state = position(
        *(f"{LETTERS[i]} 10 | y4 b0 g{n} | - -" for i, n in enumerate(green)), turn=LETTERS[len(green) - 1]
    )
    score_now(state)
    assert [found[2] for found in told(state, Event.GREEN)] == list(points)
    assert scores(state) == [10 + gained for gained in points]


@pytest.mark.parametrize(("green", "points"), [((0, 0, 0), (1, 1, 1)), ((5, 0, 0), (3, 1, 1)), ((5, 2, 0), (3, 2, 0))])
def test_players_without_green_take_part_where_the_table_wants_it(green, points):  # option green_zero
    clans = [f"{LETTERS[i]} 10 | y4 b0 g{n} | - -" for i, n in enumerate(green)]
    state = position(*clans, turn="C", green_zero="counts")
    score_now(state)
    assert scores(state) == [10 + gained for gained in points]


def test_blue_counts_above_the_herds_of_the_best_other_player():  # X4
    state = position(
        "A 10 | y4 b3 g0 | castle castle",
        "B 10 | y4 b3 g0 | cattle cattle cattle",
        "C 10 | y4 b0 g0 | cattle cattle",
        turn="C",
    )
    score_now(state)
    assert [found[4] for found in told(state, Event.BLUE)] == [4, 1, 0]
    assert [(found[1], found[2]) for found in told(state, Event.BLUE)] == [(7, 3), (3, 2), (0, 3)]
    assert [found[2:] for found in told(state, Event.HERDS)] == [(0, 0), (3, 2), (2, 0)]
    assert [found[2] for found in told(state, Event.GREEN)] == [0, 0, 0]
    assert told(state, Event.FOLLOWING_STAYS) == [(-1,)]
    assert scores(state) == [14, 16, 12]


@pytest.mark.parametrize(
    ("players", "points", "bag", "deck"),
    [(3, 2, (9, 17, 20, 7), 55), (4, 5, (9, 17, 20, 6), 51), (5, 8, (9, 17, 20, 5), 47)],
)
def test_set_up(players, points, bag, deck):  # X5
    state = begin(players)
    assert [b + d for b, d in zip(state.bag, state.display, strict=True)] == list(bag)
    assert (sum(state.display), state.in_deck, state.pile) == (6, deck, 25)
    assert (state.discards, state.following) == ([0] * 4, -1)  # R8
    for player in range(players):
        clan = LETTERS[player]
        assert (court(state, clan), estates(state, clan), state.in_hand[player]) == ("y4 b2 g0", "cattle -", 4)
    assert scores(state) == [points] * players


@pytest.mark.parametrize(("number", "is_over"), [(36, True), (35, True), (37, False)])
def test_a_tile_not_above_the_leader_ends_the_game(number, is_over):  # X6, R47
    plain = "y4 b0 g0 | - -"
    state = position(f"A 36 | {plain}", f"B 31 | {plain}", f"C 30 | {plain}", turn="C")
    set_next_tile(state, number)
    score_now(state)
    assert told(state, Event.TILE) == [(number, 36)]
    assert (state.phase == Phase.OVER) == is_over
    assert state.tile_place[0] == Place.SHOWN
    if is_over:
        assert winners(state) == ["A"]
    else:
        assert (state.start, state.active, state.round) == (1, 1, 3)


def test_at_most_four_drawn_cubes_are_used():  # X7, R10
    state = position("A | y4 b2 g2 | cattle -", display="y1 b2 g2 r1")
    play(state, "castle")
    assert (state.used, estates(state, "A")) == (2, "cattle castle")
    assert offered(state) == [
        "warrior",
        "monks 1",
        "monks 2",
        "estate red draw",
        "estate red court",
        "estate green draw 0",
        "estate green draw 1",
        "estate green court 0",
        "estate green court 1",
        "estate green court 2",
        "done",
    ]


def eighth(**options):
    return position(
        "A 9 | y3 b1 g1 | cattle castle | 1 2 4",
        "B | y4 b0 g0",
        "C | y3 b0 g0",
        display="y1 b1 g2 r2",
        **options,
    )


def test_all_first_actions():  # X8
    wanted = [
        "warrior",
        "piper",
        "monks 1",
        "monks 2",
        "estate red draw",
        "estate green draw 1",
        "estate green draw 2",
        "bard macdonald",
    ]
    assert offered(eighth()) == wanted
    assert offered(eighth(first_action="free")) == [*wanted, "done"]


def test_a_new_estate_can_be_used_at_once():  # X9, R22
    state = eighth()
    bag = list(state.bag)
    play(state, "estate red draw")
    assert [now - then for now, then in zip(state.bag, bag, strict=True)] == [1, 0, 0, 1]
    assert (state.pile, estates(state, "A"), state.used) == (24, "cattle castle -", 2)
    assert offered(state) == ["cattle", "piper", "monks 1", "monks 2", "done"]
    play(state, "cattle")
    assert (estates(state, "A"), state.used) == ("cattle castle cattle", 3)
    assert told(state, Event.PUT_LEFT) == [(0, 0, 1, 2, 0)]
    assert (state.phase, state.display) == (Phase.VENTURE, [0] * 4)


def test_a_warrior_may_pay_for_an_estate():  # X10, R16, R21
    state = position("A | y3 b1 g2 | cattle castle | 1 2 4", display="y1 b3 g2")
    play(state, "warrior", deck="3")
    assert (court(state, "A"), held(state, "A"), state.used) == ("y4 b1 g2", "1 2 3 4", 1)
    estate = [text for text in offered(state) if text.startswith("estate")]
    assert estate == ["estate green court 0", "estate green court 1", "estate green court 2"]
    play(state, "estate green court 0")
    assert (court(state, "A"), state.used) == ("y3 b1 g0", 1)
    assert offered(state) == ["discard 1", "discard 2", "discard 3", "discard 4"]
    play(state, "campbell: discard 1")
    assert (held(state, "A"), estates(state, "A")) == ("2 3 4", "cattle castle -")


def test_a_bard_takes_a_warrior():  # X11, R17, R19
    state = position(
        "A | y4 b1 g0 | | 2 2 3 4", "C | y4 b3 g2 | | 1 2 3 4", "D", turn="A", start="B", display="y1 b2 g3"
    )
    bag = state.bag[1]
    play(state, "bard macgregor")
    assert state.bag[1] == bag + 1
    assert offered(state) == [
        "bag yellow",
        "bag blue",
        "bag green",
        "keep yellow bag blue",
        "keep blue bag yellow",
        "bag yellow blue",
        "keep yellow bag green",
        "keep green bag yellow",
        "bag yellow green",
        "keep blue bag green",
        "keep green bag blue",
        "bag blue green",
    ]
    play(state, "keep yellow bag blue")
    assert court(state, "C") == "y3 b2 g2"
    play(state, "macgregor: discard 1", deck="4")
    assert (held(state, "C"), held(state, "A")) == ("2 3 4", "2 2 3 4 4")
    assert (court(state, "A"), state.phase, state.player) == ("y5 b1 g0", Phase.VENTURE, 0)
    assert state.bag[1] == bag + 2 + 1  # the bard, the victim's piper, and the display's other blue cube


def test_a_bard_on_a_poor_court_has_no_choice():  # X12
    state = position("B | y3 b0 g2", "C | y3 b0 g0", display="b1 g5")
    play(state, "bard macdonald")
    assert (court(state, "B"), court(state, "A"), state.phase) == ("y3 b0 g1", "y4 b2 g0", Phase.VENTURE)
    assert told(state, Event.TOOK) == [(0, 1, 2)]


def test_the_last_player_has_one_action():  # X13, R13
    state = position("A | y4 b2 g0", display="y2 b2 g2", start="B")
    assert "bard macdonald" in offered(state)
    play(state, "piper")
    assert (state.phase, state.acted) == (Phase.VENTURE, 1)


def fourteenth(**options):
    return position("A 14 | y4 b2 g0 | cattle - | 2 3 4 4", "C 17 | y3 b1 g2 | cattle castle | 1 3 4", **options)


def test_an_assault_wins_a_point_and_a_herd():  # X14
    state = fourteenth()
    play(state, "assault macgregor", "campbell: play 3", "macgregor: play 1")
    play(state, "campbell: play 4 piper", "macgregor: play 4 piper", "campbell: play 4")
    assert offered(state) == ["play 3"]  # R53: asked although there is no choice
    play(state, "macgregor: play 3")
    assert (rules.score(state, 0), state.player) == (15, 0)
    assert offered(state) == ["steal cattle", "steal cattle bag", "raze castle", "leave"]
    play(state, "steal cattle", deck="1 1 3 2 4 2 4 3 1 2")
    assert (estates(state, "A"), estates(state, "C")) == ("cattle cattle", "- castle")
    assert (held(state, "A"), held(state, "A", "fresh"), held(state, "C", "fresh")) == ("2", "1 1 2 3 4", "1 2 2 3 4")
    assert offered(state) == [f"discard {pair}" for pair in ("1 1", "1 2", "1 3", "1 4", "2 3", "2 4", "3 4")]
    play(state, "campbell: discard 1 1")
    assert held(state, "A") == "2 2 3 4"
    play(state, "macgregor: discard 1 2")
    assert (held(state, "C"), court(state, "A"), court(state, "C")) == ("2 3 4", "y4 b1 g0", "y3 b0 g2")
    assert rules.score(state, 2) == 17
    assert state.discards == hand("3 1 4 4 4 3 1 1 1 2")


def fight(state, *duels):
    """Plays combat rounds: pairs of cards of attacker and defender."""
    for attack, defence in duels:
        play(state, f"play {attack}", f"play {defence}")


@pytest.mark.parametrize(("option", "gain"), [("none", 0), ("attacker1", 1)])
def test_a_drawn_assault_changes_nothing_but_cards(option, gain):  # X15, R32
    state = position("A 5 | y4 b1 g0 | | 1 2 3 4", "B 5 | y4 b0 g0 | | 1 2 3 4", assault_draw=option)
    play(state, "assault macdonald")
    fight(state, ("4", "1"), ("1", "4"), ("2 piper", "3"))
    assert (scores(state)[:2], state.phase) == ([5 + gain, 5], Phase.SORT)
    assert (state.in_fresh[:2], court(state, "A")) == ([5, 5], "y4 b0 g0")
    play_any(state, 2)
    assert state.in_hand[:2] == [4, 4]


@pytest.mark.parametrize(("option", "points"), [("more", [4, 7]), ("two", [5, 5])])
def test_one_combat_round_more_than_the_other_is_enough(option, points):  # X16, R31
    state = position("A 5 | y4 b2 g0 | | 1 2 3 4", "B 5 | y4 b2 g0 | | 1 2 3 4", assault_win=option)
    play(state, "assault macdonald")
    fight(state, ("2", "2"), ("3", "3"), ("1", "4"))
    assert scores(state)[:2] == points


def test_a_stolen_herd_without_room_goes_into_the_bag():  # X17, R34
    state = position("A 5 | y4 b2 g0 | cattle castle | 1 3 4 4", "B | y4 b2 g0 | cattle - | 1 1 2 3")
    red = state.bag[3]
    play(state, "assault macdonald")
    fight(state, ("4", "1"), ("4", "1"), ("3", "2"))
    assert offered(state) == ["steal cattle", "leave"]
    play(state, "steal cattle")
    assert (rules.score(state, 0), state.bag[3]) == (6, red + 1)
    assert (estates(state, "A"), estates(state, "B")) == ("cattle castle", "- -")


def test_where_there_is_nothing_to_plunder_a_win_is_worth_two():  # X18, R33
    state = position("A 5 | y4 b2 g0 | | 1 3 4 4", "B 5 | y4 b2 g0 | - - | 1 1 2 3")
    play(state, "assault macdonald")
    fight(state, ("4", "1"), ("4", "1"), ("3", "2"))
    assert (scores(state)[:2], state.phase, estates(state, "B")) == ([7, 5], Phase.SORT, "- -")


def test_the_discard_pile_is_shuffled_in_the_middle_of_a_draw():  # X19, R37
    state = position("A | y5 b2 g0", "B | y4 b2 g0", "C | y4 b2 g0", "D | y4 b2 g0", "E | y4 b2 g0")
    assert sum(state.in_hand) == 21
    for value in range(4):  # all but three cards of the deck are discarded
        gone = max(0, state.deck[value] - (3 if value == 2 else 0))
        state.deck[value] -= gone
        state.discards[value] += gone
    state.in_deck = sum(state.deck)
    assert (state.in_deck, sum(state.discards)) == (3, 43)
    play(state, "assault macdonald")
    play_any(state, 5)
    assert (sum(state.in_hand), state.in_deck, sum(state.discards)) == (16, 3, 47)  # one more lies face down
    play_any(state)
    if state.phase == Phase.PLUNDER:
        play(state, "leave")
    assert told(state, Event.SHUFFLED) == [(49,)]
    assert (state.in_deck, sum(state.discards), state.in_fresh[:2]) == (42, 0, [5, 5])
    play_any(state, 2)
    assert (sum(state.discards), sum(state.in_hand)) == (4, 21)


@pytest.mark.parametrize(("pipers", "holder"), [(3, "B"), (2, "C")])
def test_a_tie_of_warriors_is_broken_by_the_court_or_leaves_the_marker_where_it_is(pipers, holder):  # X20, R41
    state = position("A | y5 b2 g0", f"B | y5 b{pipers} g0", "C | y4 b1 g0", "D | y4 b1 g0", turn="D", marker="C")
    score_now(state)
    assert state.following == LETTERS.index(holder)


def test_the_holder_of_the_marker_may_redraw_once():  # X21, R50
    state = position("A | y4 b2 g0", display="b1 g4 r1", marker="A")
    state.phase = Phase.REDRAW
    bag = sum(state.bag)
    assert len(offered(state)) == 20
    play(state, "redraw green 2")
    assert told(state, Event.PUT_BACK) == [(0, 0, 0, 2, 0)]
    assert (sum(state.bag), sum(state.display), state.phase) == (bag, 6, Phase.ACT)
    assert state.display[2] >= 2


def test_the_game_ends_at_once_when_the_bag_has_not_six_cubes():  # X22, R48
    state = position("A 25 | y7 b9 g6", "B 27 | y7 b7 g7 | cattle -", "C 27 | y7 b7 g7 | cattle -", turn="B")
    # Courts hold all yellow, blue and green cubes; seven red ones are in the bag, and two of them go to an estate.
    state.estate[0] = [2, 2, 2, 2, 1, 0]
    for _ in range(3):
        state.tile_place[25 - state.pile] = 0
        state.pile -= 1
    fill_bag(state)
    assert sum(state.bag) == 4
    play(state, "end turn")
    assert (state.phase, told(state, Event.ENDED), scores(state)) == (Phase.OVER, [(3,)], [25, 27, 27])
    assert (winners(state), told(state, Event.SCORED)) == (["B", "C"], [])


def test_six_cubes_in_the_bag_are_enough():  # R48
    state = position("A | y7 b9 g6", "B | y7 b7 g7 | cattle -", "C | y7 b7 g7 | cattle cattle", turn="B")
    assert sum(state.bag) == 6
    play(state, "end turn")
    assert state.phase != Phase.OVER and state.active == 2


def test_a_whole_scoring_with_four_players():  # X23
    state = position(
        "A 11 | y6 b1 g2 | cattle castle -",
        "B 14 | y4 b4 g0 | abbey cattle",
        "C 9 | y5 b0 g3 | cattle cattle cattle",
        "D 12 | y3 b2 g1 | castle castle",
        turn="D",
        marker="D",
    )
    score_now(state)
    assert told(state, Event.FOLLOWING) == [(0, 6, 0, 0)]
    assert [found[1:] for found in told(state, Event.GREEN)] == [(2, 0), (3, 1), (3, 1), (1, 0)]
    assert [found[2] + found[3] for found in told(state, Event.HERDS)] == [1, 1, 5, 0]
    assert [found[4] for found in told(state, Event.BLUE)] == [0, 1, 0, 3]
    assert scores(state) == [12, 17, 15, 15]


@pytest.mark.parametrize(("option", "left"), [("zero", 0), ("none", -1)])
def test_a_score_does_not_fall_below_zero(option, left):  # X24, R40
    state = position("A 0 | y4 b2 g0 | | 1 1 1 2", "B 7 | y4 b2 g0 | | 3 3 4 4", score_floor=option)
    play(state, "assault macdonald")
    fight(state, ("1", "3"), ("1", "3"), ("1", "4"))
    assert scores(state)[:2] == [left, 9]


def test_exactly_three_cards_are_exchanged():  # X25, R38
    state = position("A | y4 b2 g0 | | 1 1 2 4")
    exchanges = [text for text in offered(state) if text.startswith("exchange")]
    assert exchanges == ["exchange 1 1 2", "exchange 1 1 4", "exchange 1 2 4"]
    play(state, "exchange 1 1 2", deck="3 4 1")
    assert (held(state, "A"), state.discards) == ("1 3 4 4", hand("1 1 2"))
    assert state.active == 1


def test_up_to_three_cards_are_exchanged_where_the_table_wants_it():  # X25, option exchange
    state = position("A | y4 b2 g0 | | 1 1 2 4", exchange="upto3")
    sets = ("1", "2", "4", "1 1", "1 2", "1 4", "2 4", "1 1 2", "1 1 4", "1 2 4")
    assert [text for text in offered(state) if text.startswith("exchange")] == [f"exchange {cards}" for cards in sets]
    play(state, "exchange 1", deck="4")
    assert held(state, "A") == "1 2 4 4"


def test_the_start_player_changes_with_the_round():  # X26
    clans = [f"{clan} 10 | y4 b2 g0 | - -" for clan in "ABD"] + ["C 23 | y4 b8 g0 | - -"]
    state = position(*clans, turn="B", start="C")
    state.earned[2][0] = 21
    score_now(state)
    assert max(scores(state)) == 29
    assert told(state, Event.TILE) == [(0, 29)]
    assert (state.tile_place[0], state.start, state.active, state.round) == (Place.REMOVED, 3, 3, 3)
    order = []
    while state.round == 3:
        order.append(CLAN_WORDS[state.active])
        while state.phase != Phase.VENTURE:
            play(state, offered(state)[-1])
        if len(order) == 4:
            assert state.acted <= 1
        play(state, "end turn")
    assert order == ["mackenzie", "campbell", "macdonald", "macgregor"]


def test_a_display_without_any_legal_action_skips_to_the_venture():  # "Nothing legal"
    state = position("A | y3 b2 g0 | castle castle castle castle castle castle", display="r6")
    go_on_acting(state)
    assert (state.phase, told(state, Event.PUT_LEFT)) == (Phase.VENTURE, [(0, 0, 0, 0, 6)])


def test_a_single_first_action_is_done_without_asking():  # section 4, general conventions
    state = position("A | y3 b2 g0 | cattle -", "B | y4 b2 g0", display="r6")
    go_on_acting(state)
    assert (estates(state, "A"), state.phase) == ("cattle cattle", Phase.VENTURE)

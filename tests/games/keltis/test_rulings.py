"""Keltis: what the worked examples leave out, ruling by ruling."""

import random

import pytest

from dolmen.core.tell import Tale
from dolmen.games.keltis import rules
from dolmen.games.keltis.board import REMOVED, Direction, Ending, Event, Phase
from dolmen.games.keltis.maps import COLOUR_WORDS, LISTS
from dolmen.games.keltis.notation import CARD_WORDS
from dolmen.games.keltis.scoring import stone_points
from dolmen.games.keltis.story import known_cards
from tests.games.keltis.positions import (
    HAND_OF_W7,
    HAND_OF_W19,
    begin,
    figures,
    hand,
    next_turn,
    offered,
    pile,
    play,
    position,
    row,
    stones,
    tile,
    verbs,
)


def known(state, player=0):
    return [CARD_WORDS[card] for card in known_cards(state, player)]


def test_the_last_of_equal_cards_leaves_a_row_rising():  # R4
    state = position(
        HAND_OF_W7, figures={"black": "small d4"}, rows={"black": {"yellow": [3, 6, 6]}}, tiles={"d5": "shed"}
    )
    play(state, "play red 1", "move small d4 d5", "shed row yellow")
    assert row(state, "yellow") == [3, 6]
    assert state.direction[0][COLOUR_WORDS.index("yellow")] == Direction.RISING


def test_a_row_that_is_emptied_starts_afresh():  # R4, R18
    state = position(HAND_OF_W7, figures={"black": "small d4"}, tiles={"d5": "shed"})
    play(state, "play red 1", "move small d4 d5", "shed row red")
    assert (row(state, "red"), pile(state, "red")) == ([], [1])
    assert figures(state)[0] == "d5"  # R20


def test_a_card_below_an_equal_one_discarded_this_turn_cannot_be_reached():  # R22
    state = position(HAND_OF_W7, piles={"pink": [2]})
    play(state, "discard pink 2")
    assert offered(state) == ["draw deck"]


def test_what_one_player_discards_the_next_may_take():  # R22
    state = position(HAND_OF_W7)
    play(state, "discard blue 1", "draw deck")
    other = next(card for card in hand(state, 1) if not card.startswith("blue"))
    play(state, f"discard {other}", "draw blue")
    assert "blue 1" in hand(state, 1)


def test_a_step_inside_the_goal_area_counts_nobody_again():  # R26
    state = position(
        "red 1, red 2, yellow 1, yellow 2, pink 1, green 1, blue 1, blue 2",
        figures={"black": "small c7, small e8, small a9", "white": "small b9"},
        tiles={"c8": "points 2"},
    )
    play(state, "play red 1", "move small c7 c8")
    assert (state.phase, state.points[0]) == (Phase.DRAW, 2)


def test_a_clover_may_have_to_bring_in_the_fifth_figure():  # R14, R27
    state = position(
        "red 1, red 2, yellow 1, yellow 2, pink 1, green 1, blue 1, blue 2",
        figures={"black": "small a9, small b9, small c9, small d9, big e6"},
        tiles={"d6": "clover"},
    )
    assert state.phase == Phase.MAIN
    play(state, "play red 1")
    assert offered(state) == ["move big e6 e7"]
    play(state, "move big e6 e7")
    assert state.ending == Ending.GOAL


def test_a_clover_must_be_used_on_new_paths_unless_the_option_says_may():  # R14
    for option, can_refuse in (("must", False), ("may", True)):
        state = position(HAND_OF_W7, figures={"black": "small d4"}, tiles={"d5": "clover"}, clover_new_paths=option)
        play(state, "play red 1", "move small d4 d5")
        assert ("clover none" in offered(state)) == can_refuse
    play(state, "clover none")
    assert (state.phase, figures(state)[0]) == (Phase.DRAW, "d5")


def test_a_clover_must_be_used_on_classic_where_the_option_says_so():  # R14
    state = position(
        HAND_OF_W19,
        board="classic",
        figures={"black": "small green2"},
        tiles={"green3": "clover"},
        clover_classic="must",
    )
    play(state, "play green 5", "move small green2 green3")
    assert "clover none" not in offered(state)


def test_rows_may_be_made_to_rise_only():  # option row_rule
    state = position(
        "red 1, red 2, red 3, yellow 1, pink 1, green 1, blue 1, blue 2",
        rows={"black": {"red": [2]}},
        row_rule="ascending",
    )
    assert [card for card in verbs(state, "play") if card.startswith("red")] == ["red 2", "red 3"]


def test_tiles_on_end_stones_act():  # R50
    state = position(
        HAND_OF_W19,
        board="classic",
        figures={"black": "small green8"},
        tiles={"green9": "points 3"},
    )
    play(state, "play green 5", "move small green8 green9")
    assert state.points[0] == 3


def test_a_single_wish_stone_is_taken_once():  # R34
    state = position("red 4, red 6, red 9, green 3, yellow 9, pink 2, pink 6, blue 1", tiles={"c1": "wish green"})
    play(state, "play red 4", "move small start c1", "draw deck")
    assert (stones(state), tile(state, "c1")) == ({"green": 1}, None)
    next_turn(state)
    play(state, "play red 6", "move small start c1")
    assert stones(state) == {"green": 1}


def test_six_stones_of_a_colour_are_one_set():  # R30
    assert stone_points(position(stones={"black": "6 blue"}), 0) == -3 + 10
    assert stone_points(position(stones={"black": "3 blue, 3 red"}), 0) == 2 + 20


@pytest.mark.parametrize(("count", "points"), [(0, -4), (1, -3), (2, 2), (3, 3), (4, 6), (5, 10), (9, 10)])
def test_stones_of_classic_count_by_their_number(count, points):
    state = position(board="classic", stones={"black": f"{count} wish"} if count else {})
    assert stone_points(state, 0) == points


def test_chance_lets_everybody_start_equally_often():  # R38
    starts = [0] * 3
    for seed in range(300):
        state = begin(3, seed=seed, start_player="random")
        assert state.player == state.starter
        starts[state.starter] += 1
    assert all(70 <= count <= 130 for count in starts)


@pytest.mark.parametrize("rounds", [1, 2, 10])
def test_so_many_rounds_without_a_step_or_a_deck_draw_end_the_game(rounds):  # R39
    state = position(HAND_OF_W7, piles={"yellow": [3], "green": [4, 5]}, stall_rounds=rounds)
    for turn in range(2 * rounds):
        assert (state.phase, state.still) == (Phase.MAIN, turn)
        colour = next(colour for colour in COLOUR_WORDS if pile(state, colour))
        card = next(text for text in verbs(state, "discard") if text.split()[0] != colour)
        play(state, f"discard {card}", f"draw {colour}")
    assert (state.phase, state.ending, offered(state)) == (Phase.OVER, Ending.STALL, [])


def test_a_deck_draw_or_a_step_starts_the_count_of_quiet_turns_again():  # R39
    state = position(HAND_OF_W7, piles={"yellow": [3], "green": [4, 5]})
    state.still = 7
    play(state, "discard pink 6", "draw green")
    assert state.still == 8
    play(state, f"discard {hand(state, 1)[0]}", "draw deck")
    assert state.still == 0


def test_play_goes_on_over_three_games_from_seat_to_seat_and_adds_up():  # R59
    state = begin(3, rounds=3, start_player=2)
    state.tale = Tale()
    chance = random.Random(4)
    totals, starters = [0] * 3, [state.player]
    while legal := offered(state):
        before, game = state.copy(), state.round
        text = chance.choice(legal)
        play(state, text)
        if state.round != game or not offered(state):
            totals = [rules.score(state, player) for player in range(3)]
        if state.round != game:
            starters.append(state.player)
            assert [state.past[game - 1][p] for p in range(3)] != [0] * 3
            assert state.hand_size[:3] == [8] * 3
            assert before.round == game
    assert starters == [2, 0, 1]
    last = [rules.count_points(state, player) for player in range(3)]
    assert totals == [state.past[0][p] + state.past[1][p] + last[p] for p in range(3)]
    ends = [event for event in state.tale.events if event[0] == Event.GAME_ENDED]
    assert [event[1] for event in ends] == [1, 2]


def test_a_card_from_a_pile_is_known_in_the_hand_until_one_like_it_leaves():  # R57
    state = position(
        "red 1, red 2, yellow 1, yellow 2, pink 1, green 1, blue 1, blue 2", piles={"red": [1], "blue": [5]}
    )
    play(state, "discard pink 1", "draw red")
    assert known(state) == ["red 1"]
    next_turn(state)
    play(state, "discard red 1", "draw blue")  # one of two copies: nobody learns which
    assert hand(state).count("red 1") == 1
    assert known(state) == ["blue 5"]


def test_the_cards_removed_lie_under_the_deck_and_are_never_drawn():  # R36, R58
    state = begin(2)
    removed = state.deck[: REMOVED[2]]
    chance = random.Random(8)
    while legal := offered(state):
        play(state, chance.choice([text for text in legal if text == "draw deck"] or legal))
    assert state.deck[: REMOVED[2]] == removed


def test_who_can_only_discard_is_still_asked():  # R56, R44
    state = position("pink 0, pink 3, pink 3, pink 5, pink 8, pink 9, pink 10, pink 10")
    assert (state.phase, state.player) == (Phase.MAIN, 0)
    assert all(text.startswith("discard") for text in offered(state))


def test_at_most_one_shed_tile_is_met_in_a_turn():  # R43
    chance = random.Random(1)
    for seed in range(6):
        state = begin(2, seed=seed)
        shed, player = 0, state.player
        while legal := offered(state):
            if state.player != player:
                shed, player = 0, state.player
            shed += state.phase == Phase.SHED
            assert shed <= 1
            play(state, chance.choice(legal))


def test_every_list_of_steps_is_what_the_rules_of_moving_say():  # R6, R7, R9, R11, R47, said once more
    chance = random.Random(3)
    for seed in range(8):
        state = begin(2 + seed % 3, seed=seed, board=("new_paths", "classic")[seed % 2])
        while legal := offered(state):
            if state.phase == Phase.MOVE:
                assert set(legal) == set(allowed(state))
            play(state, chance.choice(legal))


def allowed(state):
    """The steps of the card just laid, written in another way than in the rules."""
    found = LISTS[state.board]
    by_id = {space["id"]: space for space in found}
    mine = [found[place] for place in state.figures[state.player]]
    colour = COLOUR_WORDS[state.colour]
    is_classic = state.board == 1
    at_end = is_classic and any(space["id"] == f"{colour}9" for space in mine)
    for number, space in enumerate(mine):
        for word in space["next"]:
            to = by_id[word]
            if is_classic and space["id"] == "start" and any(other.get("color") == to["color"] for other in mine):
                continue
            if to["color"] in (colour, "joker") or at_end:
                yield f"move {'big' if number == 4 else 'small'} {space['id']} {word}"

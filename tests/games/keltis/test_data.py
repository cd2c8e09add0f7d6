"""Keltis: the boards and figures of data.toml are what the rules say of them."""

from collections import Counter
from itertools import combinations

import pytest

from dolmen.games.keltis import GAME, board
from dolmen.games.keltis.maps import BOARD_WORDS, COLOUR_WORDS, DATA, LISTS, PLACES, STEP_COUNT, STEP_WORDS, VALUE
from tests.games.keltis.positions import begin, offered

NEW, OLD = LISTS[board.NEW_PATHS], LISTS[board.CLASSIC]


def spaces(found):
    return [space for space in found if space["id"] != "start"]


def test_cards_and_figures():
    assert (board.CARDS, board.KINDS, board.HAND, board.FIGURES, board.GOAL_FIGURES) == (110, 55, 8, 5, 5)


@pytest.mark.parametrize(("players", "removed", "deck"), [(2, 30, 64), (3, 0, 86), (4, 0, 78)])
def test_set_up(players, removed, deck):  # R36
    state = begin(players)
    assert (board.REMOVED[players], state.deck_size) == (removed, deck)
    assert state.hand_size[:players] == [8] * players
    assert len(offered(state)) > 0


def test_the_default_of_every_option_is_the_first_value():
    for option in GAME.options:
        assert option.choices(4)[0] == str(DATA["options"][option.name]).lower()


def test_new_paths_has_44_spaces_of_five_kinds():  # R46
    kinds = Counter(space["kind"] for space in spaces(NEW))
    assert kinds == {"tile": 22, "stack": 5, "joker": 4, "end": 5, "plain": 8}
    assert sum(space["tile"] for space in spaces(NEW)) == 22


def test_each_colour_of_new_paths_is_missing_from_one_row_and_has_one_end():  # R46
    for colour in COLOUR_WORDS:
        rows = [space["row"] for space in spaces(NEW) if space["color"] == colour]
        assert len(rows) == len(set(rows)) == 8
        assert 9 in rows
    stones = {space["stone"]: space["color"] for space in spaces(NEW) if space["kind"] == "stack"}
    assert set(stones) == set(stones.values()) == set(COLOUR_WORDS)
    assert all(stone != colour for stone, colour in stones.items())


@pytest.mark.parametrize("found", LISTS, ids=BOARD_WORDS)
def test_every_step_goes_up_one_row_and_every_space_leads_to_an_end(found):
    by_id = {space["id"]: space for space in found}
    for space in found:
        assert all(by_id[to]["row"] == space["row"] + 1 for to in space["next"])
        assert bool(space["next"]) == (space["row"] < 9)
    entered = {to for space in found for to in space["next"]}
    assert entered == {space["id"] for space in spaces(found)}


def test_there_are_67_steps_on_new_paths_and_no_two_cross():
    by_id = {space["id"]: space for space in NEW}
    steps = [(space, by_id[to]) for space in NEW for to in space["next"]]
    assert len(steps) == 67
    for (a, b), (c, d) in combinations(steps, 2):
        if a["row"] == c["row"]:  # between two rows two steps cross when their ends are in the other order
            assert (a["x"] - c["x"]) * (b["x"] - d["x"]) >= 0


def test_classic_has_five_paths_of_nine_stones_and_25_tiles():
    assert Counter(space["color"] for space in spaces(OLD)) == dict.fromkeys(COLOUR_WORDS, 9)
    assert sum(space["tile"] for space in spaces(OLD)) == 25
    for colour in COLOUR_WORDS:
        assert [PLACES[1][f"{colour}{row}"] for row in range(1, 10)] == sorted(
            PLACES[1][f"{colour}{row}"] for row in range(1, 10)
        )


def test_rows_have_the_values_of_their_board():  # R41
    for number, word in enumerate(BOARD_WORDS):
        values = DATA["board"][word]["row_values"]
        for place, space in enumerate(LISTS[number]):
            assert VALUE[number][place] == (values[space["row"] - 1] if space["row"] else 0)


def test_a_sentence_names_one_step():
    assert len(set(STEP_WORDS)) == STEP_COUNT == 67 + 45


def test_tiles_are_as_many_as_their_places():
    for number, word in enumerate(BOARD_WORDS):
        mix = sum(entry["count"] for entry in DATA["tile_mix"][word])
        assert mix == sum(bool(space.get("tile")) for space in LISTS[number])

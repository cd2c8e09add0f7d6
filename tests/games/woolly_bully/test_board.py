"""Woolly Bully: the tables are those of data.toml, and the tile set is what the rules say of it."""

import tomllib
from collections import Counter
from itertools import combinations_with_replacement
from pathlib import Path

import numpy as np

import dolmen.games.woolly_bully as home
from dolmen.games.woolly_bully.board import (
    ACTIONS,
    BONUSES,
    CENTRE,
    EDGES,
    FACE_LETTERS,
    FIRST_BEAST,
    HAS_VILLAGE,
    LETTERS,
    LONGEST,
    MOST_LEGAL,
    PLACES,
    REACH,
    SERIES,
    SIDES,
    SLOTS,
    START_HAND,
    STATE,
    STEP,
    TILES,
    distance_of,
    place_at,
    x_of,
    y_of,
)
from dolmen.games.woolly_bully.notation import parse, sentence
from tests.games.woolly_bully.tables import letters

DATA = tomllib.loads((Path(home.__file__).parent / "data.toml").read_text("utf-8"))


def test_every_face_has_the_edges_of_the_data_in_all_four_turns():
    for number, tile in enumerate(DATA["tile"]):
        assert tile["id"] == f"t{number + 1:02}"
        for side, word in enumerate("ab"):
            for turn in range(SIDES):
                lies = SIDES * (2 * number + side) + turn
                printed = tile[word]
                assert letters(EDGES[lies]) == printed[SIDES - turn :] + printed[: SIDES - turn]


def test_the_regions_of_the_data_are_those_the_diagonal_model_gives():
    for tile in DATA["tile"]:
        for word in "ab":
            assert sorted(tile[f"{word}_regions"]) == sorted(regions(tile[word]))


def regions(edges):
    """Runs of equal neighbouring edges round a tile, as strings of NESW."""
    groups = [{side} for side in range(4)]
    for side in range(4):
        after = (side + 1) % 4
        if edges[side] == edges[after]:
            joined = groups[side] | groups[after]
            for member in joined:
                groups[member] = joined
    return {"".join("NESW"[side] for side in sorted(group)) for group in groups}


def test_wolves_and_hunters_are_the_last_tiles_one_of_each_colour():
    kinds = [tile["special"] for tile in DATA["tile"]]
    assert kinds == ["none"] * FIRST_BEAST + ["wolf"] * 4 + ["hunter"] * 4
    assert [tile["a"][0] for tile in DATA["tile"][FIRST_BEAST:]] == list("kyrb") * 2


def test_figures_of_the_box():
    assert (TILES, START_HAND, BONUSES) == (68, 4, (0, 6, 3, 1, 0))
    assert sum(HAS_VILLAGE) == 38
    edges = Counter("".join(FACE_LETTERS[: 2 * TILES]))
    assert edges == {"k": 99, "y": 99, "r": 99, "b": 99, "f": 84, "v": 64}
    assert not any("v" in face and "f" in face for face in FACE_LETTERS)


def test_every_combination_of_four_terrains_without_village_and_forest_occurs():
    wanted = {
        combination
        for combination in combinations_with_replacement(sorted(LETTERS[1:]), 4)
        if not {"v", "f"} <= set(combination)
    }
    assert {tuple(sorted(face)) for face in FACE_LETTERS} == wanted


def test_the_tile_set_is_fair_to_the_four_colours():
    tiles = Counter(canonical(tile["a"], tile["b"], tile["special"]) for tile in DATA["tile"])
    for pairs in ("kyrb", "krby", "kbyr"):
        first, second, third, fourth = pairs
        swap = str.maketrans(first + second + third + fourth, second + first + fourth + third)
        swapped = Counter(
            canonical(tile["a"].translate(swap), tile["b"].translate(swap), tile["special"]) for tile in DATA["tile"]
        )
        assert swapped == tiles


def canonical(a, b, special):
    """A tile however it is turned and whichever side is called a."""
    return tuple(sorted(min(face[n:] + face[:n] for n in range(4)) for face in (a, b))), special


def test_series_are_all_orders_of_up_to_four_of_each_kind():
    assert len(SERIES) == 250
    assert max(length for length, *_ in SERIES) == 8


def test_places_are_numbered_without_gaps_and_neighbours_are_where_the_compass_says():
    spots = [(x_of(place), y_of(place)) for place in range(PLACES)]
    assert len(set(spots)) == PLACES
    assert {abs(x) + abs(y) for x, y in spots} == set(range(REACH + 2))  # the outermost ring is the hem
    for place, (x, y) in enumerate(spots):
        assert place_at(x, y) == place
        assert distance_of(place) == abs(x) + abs(y)
        if abs(x) + abs(y) <= REACH:
            beside = [(x_of(place + step), y_of(place + step)) for step in STEP]
            assert beside == [(x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)]


def test_places_that_share_a_slot_lie_far_apart():
    near = [(x, y) for x in range(-20, 21) for y in range(-20, 21) if 0 < abs(x) + abs(y) < 21]
    assert all((place_at(x, y) - CENTRE) % SLOTS for x, y in near)


def test_no_field_forest_or_village_can_outgrow_its_field_of_the_state():
    largest = np.iinfo(STATE["size"].base).max
    for letter in LETTERS[1:]:
        quarters = [face.count(letter) for face in FACE_LETTERS[: 2 * TILES]]
        assert SIDES + sum(max(quarters[2 * tile : 2 * tile + 2]) for tile in range(TILES)) <= largest


def test_bounds_are_finite_and_stated():
    assert (MOST_LEGAL, LONGEST) == (8763, 1612)
    assert sentence(ACTIONS - 1) == "quiet"


def test_sentences_parse_back_and_nonsense_is_refused():
    for said in ("place t11b 0 1 r2", "place t61a -3 4 r0", "reveal yellow 1 2", "declare wolf hunter wolf", "stop"):
        assert sentence(parse(said)) == said
    nonsense = (
        "place t11b 0 1",
        "place t61b 0 1 r0",  # R24: the forest side comes by declaring
        "place t61a 0 1 r1",
        "place t69a 0 1 r0",
        "place t11b 00 1 r0",
        "place t11b 99 0 r0",
        "wolf t65 0 1",
        "hunter t61 0 1",
        "declare",
        "declare wolf wolf wolf wolf wolf",
        "reveal green 0 1",
        "juggle",
    )
    for said in nonsense:
        try:
            parse(said)
        except (KeyError, ValueError):
            continue
        raise AssertionError(said)

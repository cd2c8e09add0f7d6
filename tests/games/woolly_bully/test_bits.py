"""Woolly Bully: sets of tiles as numbers, beside Python's own; all tiles that fit at once, beside one at a time."""

import random

from dolmen.games.woolly_bully.bits import count, lowest, nth
from dolmen.games.woolly_bully.board import EDGES, FIRST_BEAST, LETTERS, SIDES, TILES, pack_edges
from dolmen.games.woolly_bully.rules.fitting import tile_fits
from dolmen.games.woolly_bully.rules.landscape import fits


def test_a_set_is_counted_and_its_members_are_found_in_order():
    chance = random.Random(1)
    for size in (1, 2, 7, 30, 60):
        members = sorted(chance.sample(range(60), size))
        bits = sum(1 << member for member in members)
        assert (count(bits), lowest(bits)) == (size, members[0])
        assert [nth(bits, n) for n in range(size)] == members
    assert count(0) == 0


def test_every_single_member_is_the_lowest_of_its_set():
    assert [lowest(1 << member) for member in range(63)] == list(range(63))


def test_the_tiles_that_fit_are_those_one_face_of_which_fits_in_some_turn():
    chance = random.Random(2)
    for _ in range(60):
        edges = pack_edges("".join(chance.choice(LETTERS) if chance.random() < 0.5 else "." for _ in range(SIDES)), 0)
        for tile in range(TILES):
            ways = range(2 * SIDES * tile, 2 * SIDES * tile + (2 * SIDES if tile < FIRST_BEAST else 1))
            if edges:
                assert tile_fits(tile, edges) == any(fits(EDGES[way], edges) for way in ways), (tile, oct(edges))

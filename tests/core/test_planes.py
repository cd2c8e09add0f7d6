"""Planes: each begins where the one before it ends."""

from dolmen.core.planes import Planes


def test_a_plane_begins_where_those_before_it_end():
    planes = Planes()
    assert [planes("my hand", 24), planes("rows by seat and card", 4, 24), planes("cards in the deck", 1)] == [
        0,
        24,
        120,
    ]


def test_planes_are_listed_with_their_sizes_in_their_order():
    planes = Planes()
    planes("rows by seat and card", 4, 24)
    planes("cards in the deck", 1)
    assert planes.listed == (("rows by seat and card", 96), ("cards in the deck", 1))

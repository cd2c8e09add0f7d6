"""Woolly Bully for people: a hand as a list."""

from .board import FIRST_BEAST, TILES


def tiles_of(view, player: int) -> list[int]:
    """The tiles of a hand that can be seen, by number."""
    lands, beasts = view.lands[player], view.beasts[player]
    return [
        *(tile for tile in range(FIRST_BEAST) if lands >> tile & 1),
        *(FIRST_BEAST + beast for beast in range(TILES - FIRST_BEAST) if beasts >> beast & 1),
    ]

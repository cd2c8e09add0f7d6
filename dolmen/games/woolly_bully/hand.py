"""Woolly Bully for people: a hand as a list."""

from .board import TILES
from .rules.bag import has_tile


def tiles_of(view, player: int) -> list[int]:
    """The tiles of a hand that can be seen, by number."""
    return [tile for tile in range(TILES) if has_tile(view, player, tile)]

"""What comes of the numbers that Cairn foretells, found from the rules in one deal: a law asks over many deals."""

from .board import Place
from .stones import count


def stones_to_come(state, viewer: int, details) -> int:
    """How many stones can still be drawn."""
    return count(state, Place.BAG)


FORECASTS = {"progress.stones": stones_to_come}

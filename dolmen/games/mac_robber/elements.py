"""Mac Robber: cards, cubes, followers, pieces and tiles, by name, and the events that speak of them."""

from dolmen.core.contract.elements import Elements, Told

from .board import COLOUR_WORDS, LEAVE, LOWEST_TILE, STEAL, TILE_NUMBERS, VALUES, Estate, Event

FOLLOWER_WORDS = ("warrior", "piper", "monk")  # by colour
PIECE_WORDS = ("cattle", "castle", "abbey")
# A piece is named by its Estate; a herd also by the action that steals it.
PIECES = {Estate.CATTLE: 0, Estate.CASTLE: 1, Estate.ABBEY: 2, STEAL: 0}

ELEMENTS = (
    Elements(
        "card",
        tuple(str(value) for value in range(1, VALUES + 1)),
        gained=(Told(Event.CARD, thing=2, player=1),),
        used=(Told(Event.PLAYED, thing=2, player=1),),
        of=(-1, *range(VALUES)),
    ),
    Elements(
        "cube",
        COLOUR_WORDS,
        offered=(Told(Event.CUBE, thing=2, player=1),),
        used=(Told(Event.USED, thing=2, player=1),),
    ),
    Elements(
        "follower",
        FOLLOWER_WORDS,
        gained=(Told(Event.FOLLOWED, thing=2, player=1),),
        used=(Told(Event.SPENT, thing=2, player=1),),
    ),
    Elements(
        "piece",
        PIECE_WORDS,
        gained=(Told(Event.BUILT, thing=2, player=1), Told(Event.PLUNDERED, thing=3, player=1)),
        of=tuple(PIECES.get(number, -1) for number in range(LEAVE + 1)),
    ),
    # Turned up after a round; 0 is a tile that stays hidden.
    Elements(
        "tile",
        tuple(str(LOWEST_TILE + number) for number in range(TILE_NUMBERS)),
        used=(Told(Event.TILE, thing=1),),
        of=(-1,) * LOWEST_TILE + tuple(range(TILE_NUMBERS)),
    ),
)

"""Woolly Bully as it was at first: on a grid that ends 48 steps from the square. What was played then replays here."""

from dolmen.core.folder import game_in
from dolmen.core.options import Option

from .board import DATA

GAME = game_in(
    __name__,
    name="woolly_bully",
    players=range(2, 5),
    minutes=(25, 40),
    version=1,
    options=tuple(
        Option(name, tuple(str(value) for value in option["values"])) for name, option in DATA["options"].items()
    ),
)

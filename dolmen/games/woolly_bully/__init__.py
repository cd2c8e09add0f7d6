"""Woolly Bully: fields, fences and wolves round a village, for two to four shepherds."""

from dolmen.core.folder import game_in
from dolmen.core.options import Option

from .board import DATA
from .v1 import GAME as VERSION_1

GAME = game_in(
    __name__,
    players=range(2, 5),
    minutes=(25, 40),
    version=2,
    earlier={1: VERSION_1},
    options=tuple(
        Option(name, tuple(str(value) for value in option["values"])) for name, option in DATA["options"].items()
    ),
)

"""Honey Fair: sealed bids for jars of honey, for two to four."""

from dolmen.core.folder import game_in
from dolmen.core.options import Option

GAME = game_in(
    __name__,
    players=range(2, 5),
    minutes=(5, 10),
    version=1,
    options=(Option("unsold", ("kept", "gone")),),
)

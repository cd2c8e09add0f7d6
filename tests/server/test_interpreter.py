"""The interpreter of a server process."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from enum import EnumType

from dolmen.core.game import games


def enumerations() -> Iterator[EnumType]:
    """Every enumeration that has been made in this process, those of all titles among them."""
    games()
    for module in list(sys.modules.values()):
        yield from (value for value in vars(module).values() if isinstance(value, EnumType))


def test_members_are_found_without_the_second_way_that_a_server_takes_away() -> None:
    way = type.__getattribute__
    for kind in enumerations():
        assert all(way(kind, name) is member for name, member in kind.__members__.items()), kind

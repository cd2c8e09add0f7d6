"""The interpreter of a server process."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from enum import EnumType

import pytest

from dolmen.core import dice
from dolmen.core.game import games
from dolmen.core.native import has_compiler, native
from dolmen.server.interpreter import keep_blocks


def enumerations() -> Iterator[EnumType]:
    """Every enumeration that has been made in this process, those of all titles among them."""
    games()
    for module in list(sys.modules.values()):
        yield from (value for value in vars(module).values() if isinstance(value, EnumType))


def test_members_are_found_without_the_second_way_that_a_server_takes_away() -> None:
    way = type.__getattribute__
    for kind in enumerations():
        assert all(way(kind, name) is member for name, member in kind.__members__.items()), kind


def test_dice_whose_blocks_are_kept_fall_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice, "scramble", dice.scramble)  # undone after the test
    seeds = [[word, 2, 3, 4, 0] for word in range(5)]
    before = [[dice.next_word(one) for _ in range(10)] for one in [seed.copy() for seed in seeds]]
    keep_blocks()
    drawn = [seed.copy() for seed in seeds]
    in_turn = [[dice.next_word(one) for one in drawn] for _ in range(10)]  # as tables take turns
    assert [list(words) for words in zip(*in_turn, strict=True)] == before


@pytest.mark.skipif(not has_compiler(), reason="needs Numba")
def test_rules_are_compiled_as_before_where_blocks_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice, "scramble", dice.scramble)
    monkeypatch.setattr("dolmen.core.native._twins", {})
    keep_blocks()
    assert native(dice).philox(1, 2, 3, 4, 5, 6, 3) == dice.philox(1, 2, 3, 4, 5, 6, 3)

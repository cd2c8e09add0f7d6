"""Which tests belong to which run, and how they are spread over workers.

Marks come from where a test lies: `browser`, `wheel`, `long` and `quick` need not be written into it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product, zip_longest
from pathlib import Path

import pytest

from dolmen.core.contract.room import Box
from dolmen.core.game import Game, games
from dolmen.laws.suite.law import Law
from dolmen.laws.walk import Setting, settings

HERE = Path(__file__).parent
GAMES, BROWSER, WHEEL, LONG = (HERE / name for name in ("games", "browser", "wheel", "long"))
CLUSTER, TRAIN, DOCS, REVIEWS = (HERE / name for name in ("cluster", "train", "docs", "reviews"))
QUICK = (HERE / "core", GAMES, HERE / "test_every_game.py")  # `make quick`: the core, the rules, the laws
LARGE = ("test_boxes.py", "test_picture.py")  # of a game: how it looks in every room
TEMPLATE = "cairn"


def diagonal(names: str, *axes: Sequence[object]) -> pytest.MarkDecorator:
    """Every case of some axes, all but a diagonal of them `long`: on that each value of each axis occurs."""
    near = {tuple(axis[turn % len(axis)] for axis in axes) for turn in range(max(map(len, axes)))}
    cases = (pytest.param(*case, marks=[] if case in near else pytest.mark.long) for case in product(*axes))
    return pytest.mark.parametrize(names, [*cases], ids=named)


def named(value: object) -> str | None:
    """What a case is called where a name of its own helps."""
    return f"{value.width}x{value.height}" if isinstance(value, Box) else None


def spread(items: list[pytest.Item]) -> None:
    """Marks tests by their place and their group, and lets groups with a browser and others take turns."""
    groups = {item: group_of(item) for item in items}
    waiting = Counter(group for item, group in groups.items() if is_in(item, BROWSER))
    working = Counter(group for item, group in groups.items() if not is_in(item, BROWSER))
    order = in_turn(working, waiting)
    items.sort(key=lambda item: order[groups[item]])
    for item, group in groups.items():
        item.add_marker(pytest.mark.xdist_group(group))
        for folder in (BROWSER, WHEEL, LONG, CLUSTER, TRAIN, DOCS, REVIEWS):
            if is_in(item, folder):
                item.add_marker(folder.name)
        if is_quick(item):
            item.add_marker(pytest.mark.quick)


def in_turn(*kinds: Counter[str]) -> dict[str, int]:
    """Places of groups: one of each kind after the other, the largest first, so that none of them is begun last."""
    queues = [[group for group, _ in kind.most_common()] for kind in kinds]
    turns = [group for turn in zip_longest(*queues) for group in turn if group is not None]
    return {group: place for place, group in enumerate(turns)}


def is_quick(item: pytest.Item) -> bool:
    """Whether a test belongs to daily work; of a game's many settings only the first does, and large laws once."""
    is_later = any(item.get_closest_marker(mark) for mark in ("slow", "long")) or item.path.name in LARGE
    if is_later or not any(is_in(item, place) for place in QUICK):
        return False
    return not any(is_for_later(value, game_of(item)) for value in parameters(item))


def is_for_later(value: object, game: str | None) -> bool:
    """Whether a parameter is a setting that is not its game's first, or a law that takes its time."""
    if isinstance(value, Setting):
        return value != next(settings(value.game))
    if not isinstance(value, Law):
        return False
    return value.name == "no_rule_reads_or_writes_outside_its_arrays" or (value.is_large and game != TEMPLATE)


def parameters(item: pytest.Item) -> list[object]:
    """What a test is given beside its fixtures."""
    return list(item.callspec.params.values()) if hasattr(item, "callspec") else []


def group_of(item: pytest.Item) -> str:
    """Tests of one game share its compiled rules; others share what their file has; each game in a browser is apart."""
    game = game_of(item) or ""
    return f"{item.path.stem} {game}" if is_in(item, BROWSER) else game or item.path.stem


def is_in(item: pytest.Item, place: Path) -> bool:
    """Whether a test lies in a folder, or is of a file."""
    return item.path.is_relative_to(place)


def game_of(item: pytest.Item) -> str | None:
    """The name of the game that a test is about: by its folder, or by its parameters."""
    if item.path.parent.parent == GAMES:
        return item.path.parent.name
    for value in parameters(item):
        game = getattr(value, "game", value)  # a setting has a game
        if isinstance(game, Game):
            return game.name
        if isinstance(game, str) and game in games():
            return game
    return None

"""How tests are spread over workers: what belongs together stays together, and what takes long begins first."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from dolmen.core.game import Game, games

HERE = Path(__file__).parent
GAMES, BROWSER = HERE / "games", HERE / "browser"


def spread(items: list[pytest.Item]) -> None:
    """Marks the tests of a group, and puts those with a browser and the largest groups first."""
    groups = {item: group_of(item) for item in items}
    sizes = Counter(groups.values())
    items.sort(key=lambda item: (not is_with_browser(item), -sizes[groups[item]]))
    for item, group in groups.items():
        item.add_marker(pytest.mark.xdist_group(group))
        if is_with_browser(item):
            item.add_marker(pytest.mark.browser)


def group_of(item: pytest.Item) -> str:
    """Tests of one game share its compiled rules; others share what their file has; each game in a browser is apart."""
    game = game_of(item) or ""
    return f"{item.path.stem} {game}" if is_with_browser(item) else game or item.path.stem


def is_with_browser(item: pytest.Item) -> bool:
    """Whether a test needs Chromium."""
    return item.path.is_relative_to(BROWSER)


def game_of(item: pytest.Item) -> str | None:
    """The name of the game that a test is about: by its folder, or by its parameters."""
    if item.path.parent.parent == GAMES:
        return item.path.parent.name
    for value in item.callspec.params.values() if hasattr(item, "callspec") else ():
        game = getattr(value, "game", value)  # a setting has a game
        if isinstance(game, Game):
            return game.name
        if isinstance(game, str) and game in games():
            return game
    return None

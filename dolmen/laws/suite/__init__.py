"""The laws over whole games as tests. One line in a game's own tests runs them all, one test per law:

    from dolmen.laws.suite import laws_of

    test_laws = laws_of("mygame")

This package alone imports pytest.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

import pytest

from dolmen.core.game import Game, find_game
from dolmen.laws.suite.law import LAWS, Law
from dolmen.laws.walk import Setting

THEMES = (
    "rules", "transcripts", "undo", "secrecy", "pictures", "look", "sheet", "words", "spoken", "together", "lessons",
    "puzzles",
)  # fmt: skip
pytest.register_assert_rewrite(*(f"{__name__}.{theme}" for theme in THEMES))  # a broken law shows what differs

from dolmen.laws.suite import (  # noqa: E402
    lessons,
    look,
    pictures,
    puzzles,
    rules,
    secrecy,
    sheet,
    spoken,
    together,
    transcripts,
    undo,
    words,
)

__all__ = [
    "LAWS",
    "laws_of",
    "lessons",
    "look",
    "pictures",
    "puzzles",
    "rules",
    "secrecy",
    "sheet",
    "spoken",
    "together",
    "transcripts",
    "undo",
    "words",
]


def laws_of(*games: Game | str, not_yet: Mapping[str, Collection[str]] | None = None) -> Callable[..., None]:
    """A test of every law for each of the games, to be given a name that begins with `test_`.

    `not_yet` names, by game, laws that it does not keep yet: such a test must fail, so that the list stays true.
    """
    found = [find_game(game) if isinstance(game, str) else game for game in games]
    broken = {name: frozenset(laws) for name, laws in (not_yet or {}).items()}
    cases = [
        _case(law, subject, law.name in broken.get(game.name, ()))
        for game in found
        for law in LAWS
        for subject in law.subjects(game)
    ]

    @pytest.mark.parametrize(("law", "subject"), cases)
    def test_laws(law: Law, subject: Game | Setting) -> None:
        law.holds(subject)

    return test_laws


def _case(law: Law, subject: Game | Setting, is_broken: bool) -> Any:
    named = subject.name if isinstance(subject, Game) else str(subject)
    marks = [pytest.mark.xfail(reason="not yet", strict=True)] if is_broken else []
    return pytest.param(law, subject, id=f"{law.name}-{named}", marks=marks)

"""The law of a game's own style sheet: what it says holds for its own pictures and for nothing else of a page."""

from __future__ import annotations

import re
from collections.abc import Iterator

from dolmen.core.game import Game
from dolmen.laws.suite.law import law
from dolmen.picture.svg import STYLE

_COMMENT = re.compile(r"/\*.*?\*/", re.S)
_IN_BRACKETS = re.compile(r"\([^()]*\)|\[[^\]]*\]")
_PART = re.compile(r"[^{};]*[{};]")


@law
def a_style_sheet_of_its_own_touches_its_own_pictures_alone(game: Game) -> None:
    path = game.folder / STYLE.name
    text = _COMMENT.sub("", path.read_text("utf-8")) if path.exists() else ""
    assert "url(" not in text, "what is drawn comes from the kit: a page may load nothing else"
    for selector in selectors(text):
        own = rf"(:root\S*\s+)?(svg|\.picture)?\.{game.name}(?![\w-])"
        assert re.match(own, selector), f"{path.name}: {selector!r} does not begin with .{game.name}"


def selectors(text: str) -> Iterator[str]:
    """What the rules of a sheet are for, also those in `@media`; rules inside a rule are for what that one is for."""
    around: list[str] = []
    for found in _PART.finditer(_IN_BRACKETS.sub("", text)):
        said, end = found[0][:-1].strip(), found[0][-1]
        is_free = all(one.startswith(("@media", "@supports")) for one in around)
        if end == "{":
            if is_free and not said.startswith(("@media", "@supports")):
                yield from (one.strip() for one in said.split(","))
            around.append(said)
        elif end == "}":
            around.pop()
        elif said and is_free:
            yield said

"""The rules for players: Markdown with anchors, `{#take}` at the end of a heading or paragraph, and figures.

`![caption](figure:NAME)` is a picture that the game's figures.py draws.
"""

from __future__ import annotations

import re

ANCHOR = re.compile(r"[ \t]*\{#([\w-]+)\}[ \t]*$", re.M)
FIGURE = re.compile(r"!\[([^\]]*)\]\(figure:([\w-]+)\)")


def anchors_in(text: str) -> list[str]:
    """The anchors of the rules."""
    return ANCHOR.findall(text)


def figures_in(text: str) -> list[str]:
    """The names of the figures of the rules."""
    return [name for _, name in FIGURE.findall(text)]


def without_marks(text: str) -> str:
    """The rules to be read as they are: without anchors, a caption in the place of its figure."""
    return FIGURE.sub(lambda figure: f"*{figure[1]}*", ANCHOR.sub("", text))

"""SVG as strings: a few functions that write elements, escape what people wrote, and frame a picture.

No colour is written here or in a game: elements carry classes, picture.css gives them colours by day and by night.
Whatever the page may move or lift (`part`, `piece`) has no transform of its own; put it in place with `at`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from html import escape
from pathlib import Path
from typing import Protocol
from zlib import crc32

from dolmen.picture.icons import symbols

Number = int | float
STYLE = Path(__file__).with_name("picture.css")
# What may not stand in a document, and signs that would turn the direction of the writing after them.
_UNSAFE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]")
_USED = re.compile(r'href="#i-([a-z0-9_-]+)"')


@lru_cache(maxsize=4000)
def escaped(words: str) -> str:
    """What people wrote, as text and nothing else."""
    return escape(_UNSAFE.sub("", words), quote=True)


def attributes(**values: str | Number | None) -> str:
    """Attributes, escaped; None and empty ones are left out, `_` becomes `-`, `cls` is the class."""
    written = ""
    for name, value in values.items():
        if value is None or value == "":
            continue
        shown = escaped(value) if isinstance(value, str) else f"{value:g}"
        written += f' {_attribute(name)}="{shown}"'
    return written


@cache
def _attribute(name: str) -> str:
    return "class" if name == "cls" else name.replace("_", "-")


def tag(name: str, content: str = "", **values: str | Number | None) -> str:
    """Any element; `content` is markup already."""
    inside = attributes(**values)
    return f"<{name}{inside}>{content}</{name}>" if content else f"<{name}{inside}/>"


def group(*content: str, cls: str = "") -> str:
    """Elements that share a class."""
    return f"<g{attributes(cls=cls)}>{''.join(content)}</g>"


def at(x: Number, y: Number, *content: str, turn: Number = 0, scale: Number = 1) -> str:
    """Elements moved to a place, turned clockwise by degrees, scaled."""
    moves = f"translate({x:g} {y:g})"
    if turn:
        moves += f" rotate({turn:g})"
    if scale != 1:
        moves += f" scale({scale:g})"
    return f'<g transform="{moves}">{"".join(content)}</g>'


def rect(x: Number, y: Number, w: Number, h: Number, r: Number = 0, cls: str = "") -> str:
    """A rectangle with round corners."""
    corners = f' rx="{r:g}"' if r else ""
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}"{corners} class="{cls}"/>'


def circle(x: Number, y: Number, r: Number, cls: str = "") -> str:
    """A circle about x, y."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" class="{cls}"/>'


def line(x1: Number, y1: Number, x2: Number, y2: Number, cls: str = "line") -> str:
    """A straight line."""
    return f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}" class="{cls}"/>'


def path(d: str, cls: str = "line") -> str:
    """A path of the game's own."""
    return f'<path d="{d}" class="{cls}"/>'


def text(x: Number, y: Number, content: str | int, size: Number = 16, cls: str = "", anchor: str = "start") -> str:
    """A line of text; y is its base line. Anchors: start, middle, end. Classes: serif, bold, soft, on-seat."""
    where = f'x="{x:g}" y="{y:g}" font-size="{size:g}"'
    if anchor != "start":
        where += f' text-anchor="{anchor}"'
    if cls:
        where += f' class="{cls}"'
    return f"<text {where}>{escaped(str(content))}</text>"


def lines(
    x: Number, y: Number, written: Iterable[str], size: Number, step: Number, cls: str = "", anchor: str = "start"
) -> str:
    """Lines of text, each so far below the one before it; y is the base line of the first."""
    return "".join(text(x, y + i * step, line, size, cls, anchor) for i, line in enumerate(written))


def part(
    content: str,
    phrase: str,
    label: str,
    about: str = "",
    key: str = "",
    rim: str = "",
    cls: str = "",
    hold: str = "",
    then: str = "",
    at_once: bool = False,
    **more: str,
) -> str:
    """Something that can be chosen: the words it stands for, its name, what it is about, its key for gliding.

    `rim` is a shape from `rim()`: where the part can be hit, and what glows. A part with a `hold` is picked up: while a
    word is unsaid nothing is played, and another part of the same hold takes its place. `then` is the phrase of the
    part that is chosen by itself at the next question, once this one has been answered. A part that says a sentence
    `at_once` plays it, though more could be said: a card is played, the piper beside it is chosen before. `more` is for
    pieces that are shown at their place (`slot`, `does`, `waits`: docs/picture.md).
    """
    own = {"data_phrase": phrase, "data_label": label, "data_about": about, "data_piece": key}
    what = attributes(**own, data_hold=hold, data_then=then, **{f"data_{name}": value for name, value in more.items()})
    what += ' data-at-once="yes"' if at_once else ""
    return f'<g class="part{" " + cls if cls else ""}"{what}>{content}{rim}</g>'


def piece(content: str, key: str, about: str = "") -> str:
    """Something that cannot be chosen but glides from picture to picture under its key."""
    return f'<g class="piece"{attributes(data_piece=key, data_about=about)}>{content}</g>'


def place(content: str, key: str) -> str:
    """Something at which events may happen (`places` of the story) and which does not glide."""
    return f"<g{attributes(data_place=key)}>{content}</g>"


def about(content: str, words: str) -> str:
    """Something that explains itself when asked, and does no more."""
    return f'<g class="about"{attributes(data_about=words)}>{content}</g>'


def rim(x: Number, y: Number, w: Number, h: Number, r: Number = 8) -> str:
    """The outline of a part, unseen until the page lights it up, and the area that can be hit."""
    return rect(x, y, w, h, r, "rim")


def picture(width: Number, height: Number, title: str, desc: str, *content: str, cls: str = "") -> str:
    """The whole document: its symbols, its title and description, and the content.

    A picture with parts is a group and not an image: what lies in an image is hidden from screen readers.
    """
    body = "".join(content)
    mark = f"{crc32(body.encode()):08x}"
    role = "group" if "data-phrase=" in body else "img"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="picture{" " + cls if cls else ""}"'
        f' viewBox="0 0 {width:g} {height:g}" role="{role}" aria-labelledby="t{mark}" aria-describedby="d{mark}">'
        f'<title id="t{mark}">{escaped(title)}</title><desc id="d{mark}">{escaped(desc)}</desc>'
        f"<defs>{symbols(set(_USED.findall(body)))}</defs>{body}</svg>"
    )


class HasFolder(Protocol):
    """What of a game its looks are found by."""

    @property
    def folder(self) -> Path:
        """Where its files lie."""


def sheets_of(game: HasFolder | None) -> tuple[Path, ...]:
    """The style sheets of a picture: that of all games, then the game's own picture.css where it brings one."""
    own = () if game is None else (game.folder / STYLE.name,)
    return (STYLE, *(path for path in own if path.exists()))


def style(game: HasFolder | None = None) -> str:
    """The style of a picture as the text of an element."""
    return _read(sheets_of(game))


@cache
def _read(sheets: tuple[Path, ...]) -> str:
    text = "\n".join(path.read_text("utf-8") for path in sheets)
    return text.replace("&", "&amp;").replace("<", "&lt;")


def standalone(svg: str, game: HasFolder | None = None) -> str:
    """The picture as a file of its own, with its style and that of its game inside, and a surface below."""
    opening, rest = svg.split(">", 1)
    surface = '<rect width="100%" height="100%" class="table"/>'
    return f"{opening}><style>{style(game)}</style>{surface}{rest}"

"""The icons: the same thing looks the same in every game, in the strip of players and in the log.

Each is a file, on a field of 24 by 24, and needs no colour: classes of picture.css give the tones. Those of drawings/
are for all games; what one game alone has lies in its folder under icons/, and its picture.py brings it by
`bring_icons(__file__)`. A game uses `icon("cow", x, y, 20)` in its picture; a page has all of them as symbols.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

DRAWINGS = Path(__file__).with_name("drawings")


def _content(path: Path) -> str:
    """What is drawn in a file, on one line."""
    inside = path.read_text("utf-8").split(">", 1)[1].rsplit("</svg>", 1)[0]
    return re.sub(r">\s+<", "><", inside).strip()


ICONS: dict[str, str] = {path.stem: _content(path) for path in sorted(DRAWINGS.glob("*.svg"))}


def bring_icons(beside: str) -> None:
    """Adds the drawings of the folder icons/ beside a file, for all that is drawn from now on.

    Names are shared by all games, since a page may show several: one that is taken by another drawing is refused.
    """
    for path in sorted(Path(beside).with_name("icons").glob("*.svg")):
        content = _content(path)
        if ICONS.setdefault(path.stem, content) != content:
            raise ValueError(f"{path}: another icon has this name; begin yours with the name of the game")


def icons_for(folders: Iterable[Path]) -> tuple[str, ...]:
    """The names of the icons that the games of some folders may draw: those for all, and their own."""
    own = {
        path.stem for folder in (DRAWINGS, *(folder / "icons" for folder in folders)) for path in folder.glob("*.svg")
    }
    return tuple(name for name in ICONS if name in own)


def icon(name: str, x: float, y: float, size: float = 24, cls: str = "") -> str:
    """An icon with its top left corner at x, y; the picture brings the drawing of each icon once."""
    if name not in ICONS:
        raise KeyError(f"no icon {name!r}")
    look = f' class="{cls}"' if cls else ""
    return f'<use href="#i-{name}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"{look}/>'


def centred(name: str, x: float, y: float, size: float = 24, cls: str = "") -> str:
    """An icon about x, y."""
    return icon(name, x - size / 2, y - size / 2, size, cls)


def symbols(names: Iterable[str]) -> str:
    """The drawings of some icons, to be used many times in one picture."""
    return "".join(f'<symbol id="i-{name}" viewBox="0 0 24 24">{ICONS[name]}</symbol>' for name in sorted(names))

"""How the environments show a game: as SVG, in the terminal, as pixels."""

from __future__ import annotations

from io import BytesIO, StringIO
from typing import Any

import numpy as np

from dolmen.library import Play

RENDER_MODES = ("human", "ansi", "svg", "rgb_array")
FRAMES_A_SECOND = 1
WIDTH = 100  # columns; no sketch is wider


def render(play: Play, mode: str | None, viewer: int) -> Any:
    """The game as `viewer` sees it: text, SVG or pixels; `human` prints it."""
    if mode == "svg":
        return play.svg(viewer)
    if mode == "rgb_array":
        return pixels(play.svg(viewer))
    if mode == "ansi":
        return text(play, viewer)
    if mode == "human":
        print(text(play, viewer))
    return None


def text(play: Play, viewer: int) -> str:
    """The sketch of the game, coloured by ANSI codes."""
    from rich.console import Console
    from rich.text import Text

    from dolmen.words import seat_names, texts

    words, sight = texts("en", play.game), play.sight(viewer)
    sketch = play.game.sketch(sight, viewer, words, seat_names(play.game, sight, words))
    console = Console(file=StringIO(), force_terminal=True, width=WIDTH)
    console.print(Text.from_markup(sketch))
    return str(console.file.getvalue())  # type: ignore[attr-defined]


def pixels(svg: str) -> np.ndarray:
    """A picture as height × width × red, green, blue."""
    import resvg_py
    from PIL import Image

    drawn = Image.open(BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, background="#ffffff"))))
    return np.array(drawn.convert("RGB"))

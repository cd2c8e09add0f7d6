"""Pages that a command writes below a mark, so that what people wrote above it is kept, and the plots beside them."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from dolmen.study.plots import Plot
from dolmen.study.report import as_svg, put


def put_below(page: Path, mark: str, heading: str, blocks: Iterable[str]) -> None:
    """Writes the blocks below the mark of a page; a new page has a heading above it."""
    above = page.read_text("utf-8").partition(mark)[0] if page.exists() else f"# {heading}\n\n"
    put(page, above + mark + "\n" + "\n".join(blocks))


def put_drawn(folder: Path, plot: Plot) -> None:
    """Writes a plot as SVG into a folder."""
    put(folder / f"{plot.name}.svg", as_svg(plot))

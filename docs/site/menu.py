"""The menu of the site, which stands at the end of its first page, and the list of titles."""

from __future__ import annotations

from pathlib import Path

from docs.site.arrange import Part, name_of, parts_of
from dolmen.core.game import Game, games


def title_names() -> list[Game]:
    """Every title, the lightest first, the template last."""
    return sorted(games().values(), key=lambda game: (game.is_template, sum(game.minutes)))


def pages_of(part: Part) -> list[str]:
    """What stands in a part of the menu, in its order."""
    names = [name_of(source) for source in part.pages]
    if part.has_titles:
        names = ["index", *(game.name for game in title_names())]
    if part.has_reference:
        names.insert(1, "reference")
    return [f"{part.folder}/{name}" for name in names]


def add_menu(language: str, target: Path) -> None:
    """Adds the menu to the first page."""
    lines = []
    for part in parts_of(language):
        pages = "\n".join(pages_of(part))
        lines.append(f"\n```{{toctree}}\n:hidden:\n:caption: {part.title}\n\n{pages}\n```\n")
    first = target / "index.md"
    first.write_text(first.read_text("utf-8") + "".join(lines), "utf-8")

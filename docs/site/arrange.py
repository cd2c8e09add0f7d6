"""Arranges the pages of the repository into the folders that Sphinx reads, one for each language."""

from __future__ import annotations

import os
import shutil
import tomllib
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Any

from docs.site.links import ELSEWHERE, relinked

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
HOME = {"en": "docs/README.md", "it": "docs/it/README.md"}
SITE = {"en": "", "it": "it"}  # where each language is on the site
LANGUAGES = tuple(HOME)


class LostLink(Exception):
    """A link that leads to nothing in the repository, or to a page that the site does not have."""


@dataclass(frozen=True)
class Part:
    """A part of the menu."""

    folder: str
    title: str
    pages: tuple[str, ...]
    has_titles: bool
    has_reference: bool


def parts_of(language: str) -> list[Part]:
    """The menu of a language."""
    found: list[dict[str, Any]] = tomllib.loads((HERE / "pages.toml").read_text("utf-8"))[language]
    return [
        Part(one["folder"], one["title"], tuple(one.get("pages", ())), "titles" in one, "reference" in one)
        for one in found
    ]


def name_of(source: str) -> str:
    """What a page is called on the site: `docs/studies/tain.md` is `studies-tain`."""
    path = PurePosixPath(source).with_suffix("")
    words = [word.lower() for word in path.parts if word not in ("docs", "it", "README")]
    return "-".join(words).replace("_", "-")


def places(language: str) -> dict[str, str]:
    """Where every page of the repository is in a language's folder."""
    found = {HOME[language]: "index.md"}
    for part in parts_of(language):
        found.update({source: f"{part.folder}/{name_of(source)}.md" for source in part.pages})
    return found


def arrange(language: str, target: Path, root: Path = ROOT) -> None:
    """Copies the pages of a language, with their links led to where things went, and whatever they link to."""
    for source, place in places(language).items():
        page = Arrival(language, source, place, target, root)
        text = relinked((root / source).read_text("utf-8"), page.lead)
        write(target / place, text)


def other_than(language: str) -> str:
    """The other language."""
    return next(one for one in LANGUAGES if one != language)


ABROAD = {language: places(other_than(language)) for language in LANGUAGES}


@dataclass(frozen=True)
class Arrival:
    """A page on its way to its place."""

    language: str
    source: str
    place: str
    target: Path
    root: Path

    def lead(self, link: str) -> str:
        """The same link from the page's new place."""
        if link.startswith((*ELSEWHERE, "#")):
            return link
        path, mark, anchor = link.partition("#")
        asked = os.path.normpath(self.root / self.source / ".." / path)
        name = Path(asked).relative_to(self.root).as_posix()
        if not Path(asked).exists():
            raise LostLink(f"{self.source} links to {link}, which is not there")
        if name in ABROAD[self.language]:
            return self.abroad(ABROAD[self.language][name])
        return self.relative(self.arrived(name)) + mark + anchor

    def abroad(self, place: str) -> str:
        """A page of the other language, as it will be on the site; conf.py knows `site:`."""
        here = PurePosixPath(SITE[self.language]) / self.place
        there = PurePosixPath(SITE[other_than(self.language)]) / place
        return f"site:{PurePosixPath(os.path.relpath(there.with_suffix('.html'), here.parent)).as_posix()}"

    def arrived(self, name: str) -> str:
        """Where a file of the repository is among the pages; what is no page is brought along."""
        pages = places(self.language)
        if name in pages:
            return pages[name]
        if name.endswith(".md"):
            raise LostLink(f"{self.source} links to {name}, which is no page of the site ({HERE.name}/pages.toml)")
        return brought(self.root / name, name, self.target)

    def relative(self, place: str) -> str:
        """A place as seen from the page."""
        return PurePosixPath(os.path.relpath(place, PurePosixPath(self.place).parent)).as_posix()


def brought(path: Path, name: str, target: Path) -> str:
    """Copies what a page shows or hands out; a folder goes along as an archive."""
    place = target / "files" / name
    place.parent.mkdir(parents=True, exist_ok=True)
    if path.is_dir():
        shutil.make_archive(str(place), "zip", path.parent, path.name)
        return f"files/{name}.zip"
    shutil.copyfile(path, place)
    return f"files/{name}"


def write(path: Path, text: str) -> None:
    """Writes a page, into folders that may not be there yet."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")

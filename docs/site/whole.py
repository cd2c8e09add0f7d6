"""Whether a site is whole: every link leads to a page and a place on it, and nothing comes from elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

FETCHED = {"script": "src", "link": "href", "img": "src", "source": "src", "iframe": "src", "object": "data"}
FROM_ELSEWHERE = re.compile(r"(?:url\(|@import)\s*[\"']?(?:https?:)?//")
KNOWN_BY_NOBODY = ("canonical", "alternate")  # kinds of <link> that no browser fetches


class Page(HTMLParser):
    """The addresses within a page, where it leads, and what it fetches."""

    def __init__(self, text: str):
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.ids |= {found[name] for name in ("id", "name") if name in found}
        if tag == "a" and "href" in found:
            self.links.append(found["href"])
        if FETCHED.get(tag) in found and found.get("rel") not in KNOWN_BY_NOBODY:
            self.fetched.append(found[FETCHED[tag]])


def faults_of(site: Path) -> Iterator[str]:
    """One sentence for everything that is wrong with a site."""
    for path in sorted(site.rglob("*.html")):
        page = read(path)
        for link in (*page.links, *page.fetched):
            if not is_elsewhere(link) and not leads(path, link):
                yield f"{path.relative_to(site)} links to {link}, which is not there"
        yield from (f"{path.relative_to(site)} fetches {link}" for link in page.fetched if is_elsewhere(link))
    for path in sorted(site.rglob("*.css")):
        if FROM_ELSEWHERE.search(path.read_text("utf-8")):
            yield f"{path.relative_to(site)} fetches something from elsewhere"


@cache
def read(path: Path) -> Page:
    """A page, read once."""
    return Page(path.read_text("utf-8"))


def is_elsewhere(link: str) -> bool:
    """Whether a link leaves the site; what is written into the page itself does not."""
    parts = urlsplit(link)
    return bool(parts.netloc) or parts.scheme in ("http", "https", "mailto")


def leads(path: Path, link: str) -> bool:
    """Whether a link within the site leads to a file, and to a place in it."""
    parts = urlsplit(link)
    if parts.scheme == "data":
        return True
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if not target.is_file():
        return False
    return not parts.fragment or target.suffix != ".html" or unquote(parts.fragment) in read(target).ids

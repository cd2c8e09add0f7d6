"""Links of Markdown: found outside code, led to where a page went, and the addresses of headings."""

from __future__ import annotations

import re
from collections.abc import Callable

CODE = re.compile(r"(^```.*?^```|^    [^\n]*$|`+[^`\n]+`+)", re.S | re.M)
LINK = re.compile(r"(?<=\]\()([^)\s]+)(?=\))")
HEADING = re.compile(r"^#{1,6} +(.+?) *$", re.M)
FENCE = re.compile(r"^```.*?^```", re.S | re.M)
MARKS = re.compile(r"[^\w\- ]")
ELSEWHERE = ("http://", "https://", "mailto:")


def links_in(text: str) -> list[str]:
    """Where the links and pictures of a page lead."""
    return [link for place, part in enumerate(CODE.split(text)) if place % 2 == 0 for link in LINK.findall(part)]


def relinked(text: str, lead: Callable[[str], str]) -> str:
    """A page with every link led anew; what is code stays as it is."""
    parts = CODE.split(text)
    parts[::2] = [LINK.sub(lambda link: lead(link[1]), part) for part in parts[::2]]
    return "".join(parts)


def addresses_in(text: str) -> set[str]:
    """The addresses of a page's headings, as Sphinx and the sites of repositories make them."""
    return {address_of(heading) for heading in HEADING.findall(FENCE.sub("", text))}


def address_of(heading: str) -> str:
    """`What each file holds` is at `what-each-file-holds`."""
    words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
    return MARKS.sub("", words).replace(" ", "-")

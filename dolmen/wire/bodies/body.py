"""What every body has in common, and the answers that belong to no subject."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from dolmen.wire.messages import NO_NUL

LONGEST_BODY = 16_384  # bytes
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=NO_NUL)]
Word = Annotated[str, Meta(min_length=1, max_length=40, pattern=NO_NUL)]
Options = Annotated[dict[Word, Annotated[str, Meta(max_length=200, pattern=NO_NUL)]], Meta(max_length=40)]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """Something a person sends."""


class Nothing(Body):
    pass


class Link(msgspec.Struct):
    link: str


class ErrorShown(msgspec.Struct):
    key: str
    text: str

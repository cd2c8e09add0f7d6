"""Reviews of finished games."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from dolmen.wire.bodies.body import Body


class ReviewShown(msgspec.Struct):
    table: str
    status: Literal["none", "waiting", "taken", "done", "failed"]
    done: int  # so much of so much
    of: int
    before: int  # reviews that are made before this one
    mine: bool  # whoever asks sat there, and may ask for it and share it
    shared: bool  # they let anybody with the link see it
    open: bool  # so do all who sat there
    asked: list[str]  # who of them does not yet


class ShareReview(Body):
    shared: bool


class PlayOn(Body):
    step: Annotated[int, Meta(ge=0, le=100_000)]  # how many steps were played before the decision

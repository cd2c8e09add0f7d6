"""A step as one player saw it: what a bot may be told of the past, besides what it sees now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dolmen.core.view import View


@dataclass(frozen=True)
class Seen:
    """One step of a game, of which the viewer is told nothing but what they could see."""

    player: int  # who acted
    action: int | None  # what the viewer did; what others did shows, as far as it does, in the views
    before: View  # what the viewer knew just before; just after, it is the `before` of the next step or the view of now

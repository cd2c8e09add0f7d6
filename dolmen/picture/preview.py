"""Pieces that the page shows at their place before they are played: sides to flip, looks to turn, slots to lie in.

A part with sides shows one of them at a time; the side that is up is what it says. A part with looks says how it would
lie: once it is chosen together with a part that has a slot, the page draws the first look that fits there, and lets it
be turned, flipped, confirmed and taken back, without asking the server. docs/picture.md has an example.
"""

from __future__ import annotations

from dolmen.picture.svg import Number, attributes

FIELD = 100  # a look is drawn on a field of so many units, and scaled to the slot


def side(content: str, phrase: str, label: str, is_up: bool = False) -> str:
    """One side of a piece, inside its part: what the part says and is called while this side is up."""
    return (
        f'<g class="piece-side{" up" if is_up else ""}"{attributes(data_side=phrase, data_label=label)}>{content}</g>'
    )


def look(content: str, phrase: str, of: str, label: str) -> str:
    """One way in which a piece may lie, unseen inside its part: `phrase` in place of what side `of` says."""
    return f'<g class="look"{attributes(data_look=phrase, data_of=of, data_label=label)}>{content}</g>'


def flipper(content: str, key: str, label: str, rim: str) -> str:
    """What flips the part with that key; it stands beside the part, not in it."""
    return f'<g class="flipper"{attributes(data_flips=key, data_label=label)}>{content}{rim}</g>'


def slot(x: Number, y: Number, size: Number) -> str:
    """Where a look lies in a part, for `part(…, slot=slot(0, 0, 60))`."""
    return f"{x:g} {y:g} {size:g}"

"""Whether what Cairn says against a choice is true, found from the rules: a law asks wherever it is said."""

from .board import DROP, LAY, MOST_LEGAL, NOTHING, STONES, Place, colour_of, value_of
from .notation import STONE_WORDS
from .rules import legal_actions
from .stones import top_of


def can_lay(state) -> bool:
    """Whether the player to move has drawn: then every stone of the hand can be dropped."""
    return any(LAY <= action < DROP + STONES for action in legal(state))


def legal(state) -> list[int]:
    out = [0] * (MOST_LEGAL + 1)
    return out[: legal_actions(state, out)]


def stone_in(phrase: str) -> int:
    """The stone that a phrase names."""
    return next(STONE_WORDS.index(word) for word in phrase.replace("|", " ").split() if word in STONE_WORDS)


def top_is(state, viewer: int, stone: int, details) -> bool:
    """Whether the number that is told is that on top of the viewer's tower, and the stone does not rise above it."""
    top = top_of(state, viewer, colour_of(stone))
    return details["top"] == top >= value_of(stone)


def is_too_low(state, viewer: int, phrase: str, details) -> bool:
    """A stone of the viewer's own hand that can be dropped and not laid."""
    stone = stone_in(phrase)
    allowed = legal(state)
    return top_is(state, viewer, stone, details) and DROP + stone in allowed and LAY + stone not in allowed


CLAIMS = {
    "why-draw-first": lambda state, viewer, phrase, details: not can_lay(state),
    "why-drawn": lambda state, viewer, phrase, details: can_lay(state),
    "why-nothing-dropped": lambda state, viewer, phrase, details: state.offered == NOTHING,
    "why-no-take": lambda state, viewer, phrase, details: top_is(state, viewer, state.offered, details),
    "why-not-yours": lambda state, viewer, phrase, details: state.place[stone_in(phrase)] != Place.HAND + viewer,
    "why-too-low": is_too_low,
}

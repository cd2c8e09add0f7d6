"""Cairn in words: `lay r3`, `drop b1`, `draw`, `take`."""

from dolmen.core.viewer import FULL

from .board import STONES, Event, colour_of, value_of

STONE_WORDS = [f"{'rgby'[colour_of(stone)]}{value_of(stone)}" for stone in range(STONES)]
SENTENCES = [*(f"lay {s}" for s in STONE_WORDS), *(f"drop {s}" for s in STONE_WORDS), "draw", "take"]
ACTIONS_BY_SENTENCE = {sentence: action for action, sentence in enumerate(SENTENCES)}


def sentence(action: int) -> str:
    """The one sentence of an action."""
    return SENTENCES[action]


def parse(text: str) -> int:
    """The action of a sentence; KeyError if there is none."""
    return ACTIONS_BY_SENTENCE[text]


def public(action: int) -> str:
    """What others are shown of an action: all of it, nothing in Cairn is played face down."""
    return SENTENCES[action]


def remark(event, state, reader: int) -> str | None:
    """What chance gave, for transcripts; a reader sees their own stones only (FULL: everything)."""
    if event[0] == Event.STARTS:
        return f"start p{event[1] + 1}"
    if event[0] in (Event.DEALT, Event.DREW):
        _, player, stone = event
        return f"draw p{player + 1} {STONE_WORDS[stone] if reader in (player, FULL) else 'stone'}"
    return None

"""Cairn in words: `lay r3`, `drop b1`, `draw`, `take`."""

from dolmen.games._template.board import STONES, Event, colour_of, value_of

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


def seat(state, player: int) -> str:
    """The word of a seat in records."""
    return f"p{player + 1}"


def remark(event, state, reader: int) -> str | None:
    """What chance gave, for the record; `reader` sees his own stones only (below NOBODY: everything)."""
    kind, player, *details = *event, -1
    if kind == Event.STARTS:
        return f"start p{player + 1}"
    if kind in (Event.DEALT, Event.DREW):
        stone = STONE_WORDS[details[0]] if reader in (player, -2) else "stone"
        return f"draw p{player + 1} {stone}"
    return None

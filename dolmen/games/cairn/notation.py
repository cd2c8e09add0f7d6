"""Cairn in words: `lay r3`, `drop b1`, `draw`, `take`."""

from dolmen.core.sentences import Sentences
from dolmen.core.viewer import FULL

from .board import DRAW, DROP, LAY, STONES, TAKE, Event, colour_of, value_of

STONE_WORDS = [f"{'rgby'[colour_of(stone)]}{value_of(stone)}" for stone in range(STONES)]
said = Sentences(
    {
        LAY: [f"lay {stone}" for stone in STONE_WORDS],
        DROP: [f"drop {stone}" for stone in STONE_WORDS],
        DRAW: ["draw"],
        TAKE: ["take"],
    }
)
sentence, parse = said.sentence, said.parse
public = sentence  # nothing in Cairn is played face down


def remark(event, state, reader: int) -> str | None:
    """What chance gave, for transcripts; `reader` sees their own stones only (FULL: everything)."""
    if event[0] == Event.STARTS:
        return f"start p{event[1] + 1}"
    if event[0] in (Event.DEALT, Event.DREW):
        _, player, stone = event
        return f"draw p{player + 1} {STONE_WORDS[stone] if reader in (player, FULL) else 'stone'}"
    return None

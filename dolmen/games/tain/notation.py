"""Táin in words: `guard daughter house 1`, `raid boy green stable 2`, `outland chief`, `pass`, `free boy from blue`."""

from dolmen.core.sentences import Sentences

from .board import CLAN_WORDS, FREE, GUARD, OUTLAND, OUTLAND_KINDS, PASS, RAID, RAID_KINDS, Event, clan_of

KIND_WORDS = ("chief", "warrior", "bluff", "boy", "daughter")
HOSTAGE_WORDS = ("boy", "daughter")
SPACE_WORDS = ("stable 1", "stable 2", "stable 3", "house 1", "house 2")
HIDDEN = "tile"  # stands for a kind that is secret

_RAIDERS, _OUTLANDERS = KIND_WORDS[:RAID_KINDS], KIND_WORDS[:OUTLAND_KINDS]
said = Sentences(
    {
        GUARD: [f"guard {kind} {space}" for kind in KIND_WORDS for space in SPACE_WORDS],
        RAID: [f"raid {kind} {clan} {space}" for kind in _RAIDERS for clan in CLAN_WORDS for space in SPACE_WORDS],
        OUTLAND: [f"outland {kind}" for kind in _OUTLANDERS],
        PASS: ["pass"],
        FREE: [f"free {kind} from {clan}" for kind in HOSTAGE_WORDS for clan in CLAN_WORDS],
    }
)
sentence, parse = said.sentence, said.parse


def public(action: int) -> str:
    """What others are shown of an action while tiles are face down: all but the kind; whom one frees is public."""
    words = sentence(action).split()
    if words[0] in ("guard", "raid", "outland"):
        words[1] = HIDDEN
    return " ".join(words)


def seat(state, player: int) -> str:
    """The word of a seat in transcripts: its clan."""
    return CLAN_WORDS[clan_of(state, player)]


def remark(event, state, reader: int) -> str | None:
    """What chance gave, for transcripts: who began. It is public."""
    if event[0] == Event.STARTS:
        return f"start {seat(state, event[1])}"
    return None

"""Mac Robber in words: `castle`, `estate green court 1`, `keep yellow bag blue`, `exchange 1 1 2`, `play 3 piper`."""

from dolmen.core.sentences import Sentences
from dolmen.core.viewer import FULL

from .board import (
    ACT,
    ASSAULT,
    CARD_SETS,
    CLAN_WORDS,
    CLOSED,
    COLOUR_WORDS,
    DISCARD,
    END_TURN,
    EXCHANGE,
    PAIRS,
    PLAY,
    REDRAW,
    REDRAWS,
    SORT,
    STEAL,
    TAKE,
    TAKES,
    TRIPLES,
    VALUES,
    Deed,
    Event,
)

HIDDEN = "card"  # stands for a card whose value is secret


def counted(counts, words=COLOUR_WORDS) -> str:
    """`yellow 1 green 2`: what there is none of is left out."""
    return " ".join(f"{word} {n}" for word, n in zip(words, counts, strict=True) if n)


def values(counts) -> list[str]:
    """Counts by value as single cards: `1`, `1`, `2`."""
    return [str(value) for value, n in enumerate(counts, 1) for _ in range(n)]


def _take_words(take) -> str:
    kept, *bagged = (COLOUR_WORDS[colour] if colour >= 0 else "" for colour in take)
    return " ".join(f"{f'keep {kept} ' if kept else ''}bag {' '.join(bagged)}".split())


_CARDS = [" ".join(str(value) for value in cards) for cards in CARD_SETS]
said = Sentences(
    {
        REDRAW: ["no redraw", *(f"redraw {counted(counts)}" for counts in REDRAWS[1:])],
        ACT: ["cattle", "castle", "abbey", "warrior", "piper", "monks 1", "monks 2"],
        ACT + Deed.RED_DRAW: ["estate red draw", "estate red court"],
        ACT + Deed.GREEN_DRAW: [f"estate green {side} {n}" for side in ("draw", "court") for n in range(3)],
        ACT + Deed.BARD: [f"bard {clan}" for clan in CLAN_WORDS],
        ACT + Deed.DONE: ["done"],
        TAKE: [_take_words(take) for take in TAKES],
        DISCARD: [f"discard {value}" for value in range(1, VALUES + 1)],
        ASSAULT: [f"assault {clan}" for clan in CLAN_WORDS],
        EXCHANGE: [f"exchange {cards}" for cards in _CARDS],
        END_TURN: ["end turn"],
        PLAY: [f"play {value}{piper}" for value in range(1, VALUES + 1) for piper in ("", " piper")],
        STEAL: ["steal cattle", "steal cattle bag", "raze castle", "raze abbey", "leave"],
        SORT: [f"discard {cards}" for cards in _CARDS[PAIRS:TRIPLES]],
    }
)
sentence, parse = said.sentence, said.parse


def public(action: int) -> str:
    """What others are shown of an action while its cards are secret: how many, and a piper."""
    words = sentence(action).split()
    if words[0] in ("play", "discard", "exchange"):
        words = [HIDDEN if word.isdigit() else word for word in words]
    return " ".join(words)


def seat(state, player: int) -> str:
    """The word of a seat in transcripts: its clan."""
    return CLAN_WORDS[player]


def remark(event, state, reader: int) -> str | None:
    """What chance gave, for transcripts; cards that were drawn are their owner's secret."""
    kind, *details = event
    if kind == Event.STARTS:
        return f"start {seat(state, details[0])}"
    if kind == Event.CUBES:
        return f"cubes {counted(details[1:])}"
    if kind == Event.CARDS:
        player, *counts = details
        cards = values(counts) if reader in (FULL, player) else [HIDDEN] * sum(counts)
        return f"cards {seat(state, player)} {' '.join(cards)}"
    if kind == Event.SHUFFLED:
        return "shuffle"
    if kind == Event.TILE:
        return f"tile {details[0]}" if details[0] else "tile hidden"
    return None


def is_secret(action: int, state) -> bool:
    """Whether the cards of an action may stay secret from others: those of a closed pile."""
    return state.discard_pile == CLOSED and sentence(action).split()[0] in ("discard", "exchange")

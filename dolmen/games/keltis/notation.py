"""Keltis in words: `play red 3`, `move small c1 d2`, `clover big c4 c5`, `shed row blue`, `draw deck`."""

from dolmen.core.sentences import Sentences
from dolmen.core.viewer import FULL

from .board import (
    CLOVER_NONE,
    CLOVER_STEP,
    DISCARD,
    DRAW_DECK,
    DRAW_PILE,
    MOVE,
    PLAY,
    SEAT_WORDS,
    SHED_HAND,
    SHED_ROW,
    VALUES,
    Event,
)
from .maps import CLOVER, COLOUR_WORDS, LISTS, PLAIN_WISH, POINTS, SHED, STEP_WORDS, WISH

CARD_WORDS = tuple(f"{colour} {value}" for colour in COLOUR_WORDS for value in range(VALUES))
SIZE_WORDS = ("small", "big")
ENDING_WORDS = ("none", "goal", "deck", "stall")  # by Ending

said = Sentences(
    {
        PLAY: [f"play {card}" for card in CARD_WORDS],
        DISCARD: [f"discard {card}" for card in CARD_WORDS],
        MOVE: [f"move {size} {step}" for size in SIZE_WORDS for step in STEP_WORDS],
        CLOVER_STEP: [f"clover {size} {step}" for size in SIZE_WORDS for step in STEP_WORDS],
        CLOVER_NONE: ["clover none"],
        SHED_HAND: [f"shed hand {card}" for card in CARD_WORDS],
        SHED_ROW: [f"shed row {colour}" for colour in COLOUR_WORDS],
        DRAW_DECK: ["draw deck"],
        DRAW_PILE: [f"draw {colour}" for colour in COLOUR_WORDS],
    }
)
sentence, parse = said.sentence, said.parse
public = sentence  # which card came from the deck is no part of it


def seat(state, player: int) -> str:
    """The word of a seat in transcripts: the colour of its figures."""
    return SEAT_WORDS[player]


def remark(event, state, reader: int) -> str | None:
    """What chance gave, for transcripts: tiles and who began to all, hands and cards from the deck to their owner.

    How a game ended stands there too, so that a reader need not work it out.
    """
    kind, *details = event
    if kind == Event.ENDED:
        return f"end {ENDING_WORDS[details[0]]}"
    if kind == Event.GAME_ENDED:
        return f"game {details[0]} end {ENDING_WORDS[details[1]]}"
    if kind == Event.TILE:
        board, space, tile = details
        return f"{LISTS[board][space]['id']} {tile_word(tile)}"
    if kind == Event.GAME:
        game, starter = details
        return f"game {game} start {seat(state, starter)}"
    if kind in (Event.DEALT, Event.DREW) and reader in (details[0], FULL):
        cards = details[1:2] if kind == Event.DREW else details[1:]
        verb = "draws" if kind == Event.DREW else "holds"
        return f"{seat(state, details[0])} {verb} {', '.join(CARD_WORDS[card] for card in cards)}"
    return None


def tile_word(tile: int) -> str:
    """`clover`, `shed`, `points 2`, `wish red`, `wish`."""
    if tile > POINTS:
        return f"points {tile - POINTS}"
    if tile >= WISH and tile < PLAIN_WISH:
        return f"wish {COLOUR_WORDS[tile - WISH]}"
    return {CLOVER: "clover", SHED: "shed", PLAIN_WISH: "wish"}[tile]

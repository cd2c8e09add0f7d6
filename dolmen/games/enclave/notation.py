"""Enclave in words: `play knives`, `look trap 2 pryze 1`, `carry riot-shield-red`."""

from dolmen.core.sentences import Sentences
from dolmen.core.viewer import FULL

from . import actions as act
from .actions import LOOKS
from .board import Event, SeatChoice
from .cards import (
    AUCTION_COINS,
    CARD_WORDS,
    DECK_OF,
    DECK_WORDS,
    FIRST_ITEM,
    LEVELS,
    LOCATION_WORDS,
    LOCATIONS,
    MARKER_START,
    MOST_KNOWLEDGE,
    MOST_ROW,
    NOTHING,
    THIEF_WORDS,
    TREE_WORDS,
)

ITEM_WORDS = CARD_WORDS[FIRST_ITEM:]
_TOKENS = [(number, place) for number in range(1, LOCATIONS + 1) for place in LOCATION_WORDS[:LOCATIONS]]
_LOOKS = [" ".join(f"{DECK_WORDS[deck]} {n}" for deck, n in enumerate(split) if n) for split in LOOKS]
_ENDS = ("top", "bottom")

said = Sentences(
    {
        act.HEAL: [f"heal {card}" for card in ITEM_WORDS],
        act.THIEF: [f"thief {thief}" for thief in THIEF_WORDS],
        act.BID: [f"bid {coins}" for coins in range(AUCTION_COINS + 1)],
        act.TOKEN: [f"token {number} {place}" for number, place in _TOKENS],
        act.PLAY: [f"play {place}" for place in LOCATION_WORDS],
        act.LEVEL: [f"level {level}" for level in range(1, LEVELS + 1)],
        act.LOOK: [f"look {split}" for split in _LOOKS],
        act.LOOK_NONE: ["look none"],
        act.PUT: [f"put {card} {end}" for card in CARD_WORDS for end in _ENDS],
        act.BUY: [f"buy {slot}" for slot in range(1, MOST_ROW + 1)],
        act.SCRAP: [f"scrap {slot}" for slot in range(1, MOST_ROW + 1)],
        act.TAKE: [f"take {card}" for card in ITEM_WORDS],
        act.PASS: ["pass"],
        act.REPLACE: [f"replace {card}" for card in ITEM_WORDS],
        act.SYNC: [f"sync {thief}" for thief in THIEF_WORDS],
        act.SYNC_NONE: ["sync none"],
        act.BOARD: [f"board {slot}" for slot in range(1, MOST_ROW + 1)],
        act.BLIND: ["board blind", "prepare"],
        act.CARRY: [f"carry {card}" for card in ITEM_WORDS],
        act.READY: ["ready"],
        act.USE: [f"use {card}" for card in ITEM_WORDS],
        act.USE_PREPARATION: ["use preparation", "done", "tree keep", "tree swap"],
        act.KEEP: [f"keep {card}" for card in ITEM_WORDS],
        act.SELL: [f"sell {card}" for card in ITEM_WORDS],
        act.TRADE: [f"trade {knowledge}" for knowledge in range(max(MARKER_START) + 1)],
        act.STEAL: [f"steal {thief}" for thief in THIEF_WORDS],
        act.LET_GO: ["let go", "peek deck", "peek discard", "pay"],
        act.EXCHANGE: [f"exchange {knowledge}" for knowledge in range(MOST_KNOWLEDGE)],
        act.BOARD_ANGELOS: ["board angelos"],
        act.OFFER: [f"offer {card}" for card in ITEM_WORDS],
        act.EXCHANGE_TREE: ["exchange tree", "exchange knowledge"],
        act.ROOT: [f"root {level}" for level in range(1, LEVELS + 1)],
        act.SKIP: ["skip"],
    }
)
sentence, parse = said.sentence, said.parse
CARDS_BY_WORD = {word: card for card, word in enumerate(CARD_WORDS)}


def public(action: int) -> str:
    """What others are shown of an action while it is secret: never which card."""
    words = sentence(action).split()
    if words[0] == "play":
        return "play card"
    if words[0] == "put":
        return f"put {DECK_WORDS[DECK_OF[CARDS_BY_WORD[words[1]]]]} {words[2]}"
    if words[0] in ("carry", "keep"):
        return f"{words[0]} card"
    return sentence(action)


def seat(state, player: int) -> str:
    """The word of a seat in transcripts: its thief; its number where thieves are chosen in the game."""
    if state.seat_choice == SeatChoice.FREE:
        return f"seat{player + 1}"
    return THIEF_WORDS[state.thief[player]]


def remark(event, state, reader: int) -> str | None:
    """What chance gave, for transcripts; `reader` is a player, a spectator, or FULL."""
    kind, *details = event
    if kind == Event.ORDERED:
        return "order " + " ".join(seat(state, player) for player in details if player != NOTHING)
    if kind == Event.STARTS_BIDS:
        return f"first {seat(state, details[0])}"
    if kind == Event.TREE_CARD:
        return f"tree {details[0] + 1} {TREE_WORDS[details[1]]}"
    if kind == Event.ROW:
        return f"row {DECK_WORDS[details[0]]} {CARD_WORDS[details[1]]}"
    if kind == Event.SHUFFLED:
        return f"shuffle {DECK_WORDS[details[0]]}"
    if kind == Event.TRAPS:
        drawn = [CARD_WORDS[card] for card in details[1:] if card != NOTHING]
        return f"draw trap {' '.join(drawn)}" if drawn else None
    if kind == Event.BLIND:
        return f"draw mission {CARD_WORDS[details[1]]}"
    if kind == Event.SAW:
        return _seen(f"see {DECK_WORDS[DECK_OF[details[1]]]}", details[1:], reader in (FULL, details[0]))
    if kind == Event.DREW_PRYZES:
        return _seen("draw pryze", details[1:], reader in (FULL, details[0]) or state.open_hands == 1)
    if kind == Event.STOLEN:
        return _seen("stolen", details[2:], reader in (FULL, details[0], details[1]) or state.open_hands == 1)
    return None


def _seen(what: str, cards: list[int], may_see: bool) -> str:
    words = [CARD_WORDS[card] if may_see else "card" for card in cards if card != NOTHING]
    return f"{what} {' '.join(words)}"

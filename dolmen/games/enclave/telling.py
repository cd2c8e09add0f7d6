"""Enclave: events as lines of the log, as each viewer may hear them."""

from dolmen.games.enclave.actions import LOOKS
from dolmen.games.enclave.board import Ending, Event, Phase, Stage
from dolmen.games.enclave.cards import DECK_OF, KIND, LOCATIONS, NOTHING, ROUNDS, Kind
from dolmen.games.enclave.names import (
    card_line,
    cards_line,
    deck_line,
    join_lines,
    mission_line,
    place_line,
    split_line,
    thief_line,
    tree_line,
)
from dolmen.words import Line, Named

# Events that are told to all in the same way: the key of the line, then what each detail is.
PLAIN = {
    Event.CHOSE_THIEF: ("told-thief", "player", "thief"),
    Event.STARTS_BIDS: ("told-starts-bids", "player"),
    Event.BID: ("told-bid", "player", "coins"),
    Event.TREE_CARD: ("told-tree-card", "level", "tree"),
    Event.PLACED_TOKEN: ("told-token", "player", "number", "place"),
    Event.SHOWED: ("told-showed", "player", "place"),
    Event.ARRIVED: ("told-arrived", "place"),
    Event.LOOKED_NOT: ("told-looked-not", "player"),
    Event.BOUGHT: ("told-bought", "player", "card", "coins"),
    Event.SCRAPPED: ("told-scrapped", "player", "card"),
    Event.PASSED: ("told-passed", "player"),
    Event.REMOVED: ("told-removed", "player", "card"),
    Event.INSTALLED: ("told-installed", "player", "card"),
    Event.PREPARED: ("told-prepared", "player"),
    Event.BLIND: ("told-blind", "player", "card"),
    Event.JOINED: ("told-joined", "player", "other"),
    Event.USED: ("told-used", "player", "card"),
    Event.USED_PREPARATION: ("told-used-preparation", "player"),
    Event.SUCCEEDED: ("told-succeeded", "player", "mission"),
    Event.FAILED: ("told-failed", "player", "mission"),
    Event.KNOWLEDGE: ("told-knowledge", "player", "knowledge"),
    Event.KEPT_TOKEN: ("told-kept-token", "player"),
    Event.SWAPPED_TOKEN: ("told-swapped-token", "player", "knowledge"),
    Event.SOLD: ("told-sold", "player", "card", "coins"),
    Event.TRADED: ("told-traded", "player", "knowledge", "level"),
    Event.TOOK_MARKER: ("told-took-marker", "player", "level"),
    Event.STEALS: ("told-steals", "player", "other"),
    Event.PAID: ("told-paid", "player", "coins", "knowledge"),
    Event.LIZARD_COINS: ("told-lizard-coins", "player", "coins"),
    Event.SOLD_WOO: ("told-sold", "player", "card", "coins"),
    Event.ALBA: ("told-alba", "player", "knowledge", "coins"),
    Event.TERTIUS: ("told-tertius", "player"),
    Event.TOOK_SYNC: ("told-took-sync", "player"),
    Event.TOOK_THULE: ("told-took-thule", "player"),
    Event.TOOK_CANCEL: ("told-took-cancel", "player"),
    Event.OFFERED: ("told-offered", "player", "card", "knowledge"),
    Event.ROTATED: ("told-rotated", "deck", "card"),
    Event.LOST_PREPARATION: ("told-lost-preparation", "player"),
    Event.LOST_SYNC: ("told-lost-sync", "player"),
    Event.SHUFFLED: ("told-shuffled", "deck"),
    Event.ROW: ("told-row", "deck", "card"),
}
MAKERS = {
    "player": Named,
    "other": Named,
    "thief": thief_line,
    "card": card_line,
    "tree": tree_line,
    "deck": deck_line,
    "place": place_line,
    "mission": mission_line,
    "level": lambda level: level + 1,
}


def tell(event, viewer: int, view) -> Line | None:
    """An event as `viewer` may hear it, given what the view shows now; None if it is not worth a line."""
    kind, *details = event
    if kind in PLAIN:
        key, *names = PLAIN[Event(kind)]
        made = {name: MAKERS.get(name, int)(value) for name, value in zip(names, details, strict=True)}
        return Line.of(key, **made)
    if kind in (Event.ORDERED, Event.NEXT_ORDER):
        return tell_order(kind, details)
    if kind in (Event.CHOSE, Event.SAW, Event.PUT, Event.CARRIED, Event.DREW_PRYZES, Event.KEPT, Event.STOLEN):
        return tell_secret(kind, details, viewer, view)
    if kind in (Event.TRAPS, Event.WOUNDED, Event.BOARDED, Event.SYNCED, Event.HEALED):
        return tell_mission(kind, details)
    return tell_course(kind, details, view)


def tell_order(kind: int, details: list[int]) -> Line:
    lines = [Line.of("name", player=Named(player)) for player in details if player != NOTHING]
    return Line.of("told-order" if kind == Event.ORDERED else "told-next-order", order=join_lines(lines))


def tell_secret(kind: int, details: list[int], viewer: int, view) -> Line | None:
    """What some know and others only notice."""
    player = details[0]
    is_open = viewer == player or view.phase == Phase.OVER
    if kind == Event.CHOSE:
        if is_open:
            return Line.of("told-chose", player=Named(player), place=place_line(details[1]))
        return Line.of("told-chose-hidden", player=Named(player))
    if kind == Event.SAW:
        return Line.of("told-saw", player=Named(player), card=card_line(details[1])) if is_open else None
    if kind == Event.PUT:
        end = "bottom" if details[2] else "top"
        named = card_line(details[1]) if is_open else Line("a-card")
        return Line.of(f"told-put-{end}", player=Named(player), card=named, deck=deck_line(DECK_OF[details[1]]))
    if kind == Event.CARRIED:
        is_open = is_open or not is_packing(view, player) or is_packing(view, viewer) or view.open_hands == 1
        named = card_line(details[1]) if is_open else Line("a-card")
        return Line.of("told-carried", player=Named(player), card=named)
    is_open = is_open or view.open_hands == 1
    if kind == Event.DREW_PRYZES:
        cards = details[1:]
        if is_open:
            return Line.of("told-drew-pryzes", player=Named(player), cards=cards_line(cards))
        return Line.of("told-drew-pryzes-hidden", player=Named(player), n=len(cards))
    if kind == Event.STOLEN:
        victim, card = details[1:]
        named = card_line(card) if is_open or viewer == victim else Line("a-card")
        return Line.of("told-stolen", player=Named(player), other=Named(victim), card=named)
    is_open = is_open or KIND[details[1]] not in (Kind.PROTECTION, Kind.MEDICINE)
    named = card_line(details[1]) if is_open else Line("a-card")
    return Line.of("told-kept", player=Named(player), card=named)


def is_packing(view, player: int) -> bool:
    """Whether a player is of the party that equips now."""
    return view.stage == Stage.EQUIP and player in view.party[: view.party_size]


def tell_mission(kind: int, details: list[int]) -> Line | None:
    player = details[0]
    if kind == Event.TRAPS:
        traps = [card for card in details[1:] if card != NOTHING]
        return Line.of("told-traps", cards=cards_line(traps)) if traps else Line("told-no-traps")
    if kind == Event.WOUNDED:
        if not details[1] and not details[2]:
            return Line.of("told-unhurt", player=Named(player))
        return Line.of("told-wounded", player=Named(player), physical=details[1], mental=details[2])
    if kind == Event.BOARDED:
        return Line.of("told-boarded", player=Named(player), mission=mission_line(details[1]))
    if kind == Event.HEALED:
        gained = {"physical": details[2], "mental": details[3]}
        return Line.of("told-healed", player=Named(player), card=card_line(details[1]), **gained)
    if details[1] == NOTHING:
        return Line.of("told-synced-none", player=Named(player))
    return Line.of("told-synced", player=Named(player), other=Named(details[1]))


def tell_course(kind: int, details: list[int], view) -> Line | None:
    if kind == Event.ROUND:
        return Line.of("told-round", round=details[0], rounds=ROUNDS)
    if kind == Event.QUEUED:
        player, line = details
        if line >= LOCATIONS:
            return Line.of("told-level", player=Named(player), level=line - LOCATIONS + 1)
        return None
    if kind == Event.SHEPHERD:
        player, coins, knowledge = details
        return Line.of("told-shepherd", player=Named(player), coins=coins, knowledge=knowledge)
    if kind == Event.LOOKED:
        return Line.of("told-looked", player=Named(details[0]), split=split_line(LOOKS[details[1]]))
    if kind == Event.PEEKED:
        pile = "pile" if details[2] else "deck"
        return Line.of(f"told-peeked-{pile}", player=Named(details[0]), deck=deck_line(details[1]))
    if kind == Event.TYLLO:
        return Line.of("told-tyllo-token" if details[1] else "told-tyllo-knowledge", player=Named(details[0]))
    if kind == Event.BONUS:
        player, category, points = details
        return Line.of("told-bonus", player=Named(player), category=Line(f"bonus-{category}"), points=points)
    if kind == Event.ENDED:
        return Line("told-ended-tokens" if details[0] == Ending.TOKENS else "told-ended-rounds")
    return None

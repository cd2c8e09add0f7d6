"""Enclave: events as lines of the log, as each viewer may hear them."""

from functools import partial

from dolmen.words import By, Line, Named, Telling

from .actions import LOOKS
from .board import Ending, Event, Phase, Stage
from .cards import DECK_OF, KIND, LOCATIONS, NOTHING, ROUNDS, Kind
from .names import (
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


def tell_order(key: str, viewer: int, view, *players: int) -> Line:
    lines = [Line.of("name", player=Named(player)) for player in players if player != NOTHING]
    return Line.of(key, order=join_lines(lines))


# --- what some know and others only notice ---


def is_open(viewer: int, view, player: int) -> bool:
    """Whether what a player alone knows may be told: to that player, and at the end to all."""
    return viewer == player or view.phase == Phase.OVER


def is_packing(view, player: int) -> bool:
    """Whether a player is of the party that equips now."""
    return view.stage == Stage.EQUIP and player in view.party[: view.party_size]


def seen_line(card: int, may_see: bool) -> Line:
    """A card, for those who may see which."""
    return card_line(card) if may_see else Line("a-card")


def tell_chose(viewer: int, view, player: int, location: int) -> Line:
    if is_open(viewer, view, player):
        return Line.of("told-chose", player=Named(player), place=place_line(location))
    return Line.of("told-chose-hidden", player=Named(player))


def tell_saw(viewer: int, view, player: int, card: int) -> Line | None:
    return Line.of("told-saw", player=Named(player), card=card_line(card)) if is_open(viewer, view, player) else None


def tell_put(viewer: int, view, player: int, card: int, is_bottom: int) -> Line:
    key = "told-put-bottom" if is_bottom else "told-put-top"
    named = seen_line(card, is_open(viewer, view, player))
    return Line.of(key, player=Named(player), card=named, deck=deck_line(DECK_OF[card]))


def tell_carried(viewer: int, view, player: int, card: int) -> Line:
    is_shown = not is_packing(view, player) or is_packing(view, viewer) or view.open_hands == 1
    named = seen_line(card, is_shown or is_open(viewer, view, player))
    return Line.of("told-carried", player=Named(player), card=named)


def tell_pryzes(viewer: int, view, player: int, *cards: int) -> Line:
    if view.open_hands == 1 or is_open(viewer, view, player):
        return Line.of("told-drew-pryzes", player=Named(player), cards=cards_line(list(cards)))
    return Line.of("told-drew-pryzes-hidden", player=Named(player), n=len(cards))


def tell_stolen(viewer: int, view, player: int, victim: int, card: int) -> Line:
    named = seen_line(card, view.open_hands == 1 or viewer == victim or is_open(viewer, view, player))
    return Line.of("told-stolen", player=Named(player), other=Named(victim), card=named)


def tell_kept(viewer: int, view, player: int, card: int) -> Line:
    """Upgrades and schemes are put to use at once; what stays in the hand is hidden with it."""
    is_shown = view.open_hands == 1 or KIND[card] not in (Kind.PROTECTION, Kind.MEDICINE)
    return Line.of("told-kept", player=Named(player), card=seen_line(card, is_shown or is_open(viewer, view, player)))


# --- missions and the course of the game ---


def tell_traps(viewer: int, view, mission: int, *drawn: int) -> Line:
    traps = [card for card in drawn if card != NOTHING]
    return Line.of("told-traps", cards=cards_line(traps)) if traps else Line("told-no-traps")


def tell_wounded(viewer: int, view, player: int, physical: int, mental: int) -> Line:
    if not physical and not mental:
        return Line.of("told-unhurt", player=Named(player))
    return Line.of("told-wounded", player=Named(player), physical=physical, mental=mental)


def tell_synced(viewer: int, view, player: int, partner: int) -> Line:
    if partner == NOTHING:
        return Line.of("told-synced-none", player=Named(player))
    return Line.of("told-synced", player=Named(player), other=Named(partner))


def tell_round(viewer: int, view, round: int) -> Line:
    return Line.of("told-round", round=round, rounds=ROUNDS)


def tell_queued(viewer: int, view, player: int, line: int) -> Line | None:
    """Who climbs the Tree; lines at locations are seen when the cards are shown."""
    if line < LOCATIONS:
        return None
    return Line.of("told-level", player=Named(player), level=line - LOCATIONS + 1)


told = Telling(
    {
        "other": Named,
        "thief": thief_line,
        "card": card_line,
        "tree": tree_line,
        "deck": deck_line,
        "place": place_line,
        "mission": mission_line,
        "level": lambda level: level + 1,
        "split": lambda look: split_line(LOOKS[look]),
        "category": lambda category: Line(f"bonus-{category}"),
    },
    {
        Event.ORDERED: partial(tell_order, "told-order"),
        Event.STARTS_BIDS: ("told-starts-bids", "player"),
        Event.TREE_CARD: ("told-tree-card", "level", "tree"),
        Event.ROW: ("told-row", "deck", "card"),
        Event.SHUFFLED: ("told-shuffled", "deck"),
        Event.CHOSE_THIEF: ("told-thief", "player", "thief"),
        Event.BID: ("told-bid", "player", "coins"),
        Event.ROUND: tell_round,
        Event.PLACED_TOKEN: ("told-token", "player", "number", "place"),
        Event.CHOSE: tell_chose,
        Event.SHOWED: ("told-showed", "player", "place"),
        Event.QUEUED: tell_queued,
        Event.ARRIVED: ("told-arrived", "place"),
        Event.SHEPHERD: ("told-shepherd", "player", "coins", "knowledge"),
        Event.LOOKED: ("told-looked", "player", "split"),
        Event.LOOKED_NOT: ("told-looked-not", "player"),
        Event.SAW: tell_saw,
        Event.PUT: tell_put,
        Event.NEXT_ORDER: partial(tell_order, "told-next-order"),
        Event.BOUGHT: ("told-bought", "player", "card", "coins"),
        Event.SCRAPPED: ("told-scrapped", "player", "card"),
        Event.PASSED: ("told-passed", "player"),
        Event.REMOVED: ("told-removed", "player", "card"),
        Event.INSTALLED: ("told-installed", "player", "card"),
        Event.HEALED: ("told-healed", "player", "card", "physical", "mental"),
        Event.SYNCED: tell_synced,
        Event.PREPARED: ("told-prepared", "player"),
        Event.BOARDED: ("told-boarded", "player", "mission"),
        Event.BLIND: ("told-blind", "player", "card"),
        Event.JOINED: ("told-joined", "player", "other"),
        Event.CARRIED: tell_carried,
        Event.TRAPS: tell_traps,
        Event.USED: ("told-used", "player", "card"),
        Event.USED_PREPARATION: ("told-used-preparation", "player"),
        Event.WOUNDED: tell_wounded,
        Event.SUCCEEDED: ("told-succeeded", "player", "mission"),
        Event.FAILED: ("told-failed", "player", "mission"),
        Event.KNOWLEDGE: ("told-knowledge", "player", "knowledge"),
        Event.KEPT_TOKEN: ("told-kept-token", "player"),
        Event.SWAPPED_TOKEN: ("told-swapped-token", "player", "knowledge"),
        Event.DREW_PRYZES: tell_pryzes,
        Event.KEPT: tell_kept,
        Event.SOLD: ("told-sold", "player", "card", "coins"),
        Event.TRADED: ("told-traded", "player", "knowledge", "level"),
        Event.TOOK_MARKER: ("told-took-marker", "player", "level"),
        Event.STEALS: ("told-steals", "player", "other"),
        Event.STOLEN: tell_stolen,
        Event.PEEKED: By(2, (("told-peeked-deck", "player", "deck"), ("told-peeked-pile", "player", "deck"))),
        Event.PAID: ("told-paid", "player", "coins", "knowledge"),
        Event.LIZARD_COINS: ("told-lizard-coins", "player", "coins"),
        Event.SOLD_WOO: ("told-sold", "player", "card", "coins"),
        Event.ALBA: ("told-alba", "player", "knowledge", "coins"),
        Event.TERTIUS: ("told-tertius", "player"),
        Event.TOOK_SYNC: ("told-took-sync", "player"),
        Event.TOOK_THULE: ("told-took-thule", "player"),
        Event.TOOK_CANCEL: ("told-took-cancel", "player"),
        Event.OFFERED: ("told-offered", "player", "card", "knowledge"),
        Event.TYLLO: By(1, (("told-tyllo-knowledge", "player"), ("told-tyllo-token", "player"))),
        Event.ROTATED: ("told-rotated", "deck", "card"),
        Event.LOST_PREPARATION: ("told-lost-preparation", "player"),
        Event.LOST_SYNC: ("told-lost-sync", "player"),
        Event.BONUS: ("told-bonus", "player", "category", "points"),
        Event.ENDED: By(0, {Ending.TOKENS: ("told-ended-tokens",), Ending.ROUNDS: ("told-ended-rounds",)}),
    },
)
tell = told.tell

"""Enclave: events as lines of the log, as each viewer may hear them."""

from functools import partial
from operator import itemgetter

from dolmen.words import By, Line, Named, Telling, signed

from .actions import LOOKS
from .board import Ending, Event, OrderMethod, Phase, Stage
from .cards import BONUS_MOST, DECK_OF, DECK_WORDS, KIND, LOCATIONS, NOTHING, ROUNDS, START_COINS, Kind
from .names import (
    card_line,
    cards_line,
    counted,
    damage_line,
    deck_line,
    effect_line,
    gains_line,
    join_lines,
    mission_line,
    place_line,
    players_line,
    split_line,
    thief_line,
    tree_line,
)


def tell_order(viewer: int, view, *players: int) -> Line:
    """The first turn order; drawn by lot, it comes with coins."""
    seats = [player for player in players if player != NOTHING]
    if view.order_method == OrderMethod.AUCTION:
        return Line.of("told-order", order=players_line(seats))
    coins = [counted("coins", START_COINS[place]) for place in range(len(seats))]
    places = [
        Line.of("told-order-place", player=Named(player), coins=given)
        for player, given in zip(seats, coins, strict=True)
    ]
    return Line.of("told-order", order=join_lines(places))


def tell_next_order(viewer: int, view, *details: int) -> Line:
    *players, round = details
    seats = [player for player in players if player != NOTHING]
    return Line.of("told-next-order" + last(round), order=players_line(seats))


def last(round: int) -> str:
    """The ending of a key: after the last round nothing comes any more."""
    return "-last" if round == ROUNDS else ""


def tell_for_next(key: str, viewer: int, view, player: int, round: int) -> Line:
    """Something that is for the next round."""
    return Line.of(key + last(round), player=Named(player))


# --- what some know and others only notice ---


def is_open(viewer: int, view, player: int) -> bool:
    """Whether what a player alone knows may be told: to that player, and at the end to all."""
    return viewer == player or view.phase == Phase.OVER


def is_packing(view, player: int) -> bool:
    """Whether a player is of the party that equips now."""
    return view.stage == Stage.EQUIP and player in view.party[: view.party_size]


def seen_line(card: int, may_see: bool | int) -> Line:
    """A card, for those who may see which."""
    return card_line(card) if may_see else Line("a-card")


def tell_saw(viewer: int, view, player: int, card: int) -> Line | None:
    return Line.of("told-saw", player=Named(player), card=card_line(card)) if is_open(viewer, view, player) else None


def tell_put(viewer: int, view, player: int, card: int, is_bottom: int) -> Line:
    key = "told-put-bottom" if is_bottom else "told-put-top"
    named = seen_line(card, is_open(viewer, view, player))
    return Line.of(key, player=Named(player), card=named, deck=deck_line(DECK_OF[card]))


def tell_carried(viewer: int, view, player: int, card: int, is_shown: int = 0) -> Line:
    """The party sees what its members carry, the others once the traps are turned up (see in_hindsight)."""
    is_seen = is_shown or not is_packing(view, player) or is_packing(view, viewer) or view.open_hands == 1
    named = seen_line(card, is_seen or is_open(viewer, view, player))
    return Line.of("told-carried", player=Named(player), card=named)


def tell_pryzes(viewer: int, view, player: int, *cards: int) -> Line:
    if view.open_hands == 1 or is_open(viewer, view, player):
        return Line.of("told-drew-pryzes", player=Named(player), cards=cards_line(list(cards)))
    return Line.of("told-drew-pryzes-hidden", player=Named(player), pryzes=counted("pryze", len(cards)))


def tell_stolen(viewer: int, view, player: int, victim: int, card: int, is_shown: int = 0) -> Line:
    is_seen = is_shown or view.open_hands == 1 or viewer == victim or is_open(viewer, view, player)
    return Line.of("told-stolen", player=Named(player), other=Named(victim), card=seen_line(card, is_seen))


def tell_kept(viewer: int, view, player: int, card: int, is_shown: int = 0) -> Line:
    """Upgrades and schemes are put to use at once; what stays in the hand is hidden with it until it is shown."""
    is_used = KIND[card] not in (Kind.PROTECTION, Kind.MEDICINE)
    is_seen = is_shown or is_used or view.open_hands == 1 or is_open(viewer, view, player)
    return Line.of("told-kept", player=Named(player), card=seen_line(card, is_seen))


def in_hindsight(events, at: int) -> tuple[int, ...]:
    """The name of a hidden card is filled in once the card is shown, and stays: a mark is added to its event."""
    event = events[at]
    if event[0] == Event.CARRIED and any(later[0] == Event.TRAPS for later in events[at:]):
        return (*event, 1)
    if event[0] in (Event.KEPT, Event.STOLEN) and (Event.SHOWN, event[-1]) in events[at:]:
        return (*event, 1)
    return event


def log_hangs_on(view, events) -> tuple[int, ...]:
    """Hidden cards are named when traps are turned up and when a card is shown, and not while somebody packs."""
    kinds = [*map(itemgetter(0), events)]
    return view.stage == Stage.EQUIP, kinds.count(Event.TRAPS) + kinds.count(Event.SHOWN)


# --- missions and the course of the game ---


def tell_traps(viewer: int, view, mission: int, *drawn: int) -> Line:
    traps = [card for card in drawn if card != NOTHING]
    return Line.of("told-traps", cards=cards_line(traps)) if traps else Line("told-no-traps")


def tell_wounded(viewer: int, view, player: int, physical: int, mental: int) -> Line:
    if not physical and not mental:
        return Line.of("told-unhurt", player=Named(player))
    return Line.of("told-wounded", player=Named(player), damage=damage_line(physical, mental))


def tell_healed(viewer: int, view, player: int, card: int, physical: int, mental: int) -> Line:
    changes = [Line.of(f"healed-{what}", by=signed(n)) for what, n in (("physical", physical), ("mental", mental)) if n]
    return Line.of("told-healed", player=Named(player), card=card_line(card), changes=join_lines(changes))


def tell_installed(viewer: int, view, player: int, card: int) -> Line:
    return Line.of("told-installed", player=Named(player), card=card_line(card), effect=effect_line(card))


def tell_shepherd(viewer: int, view, player: int, coins: int, knowledge: int) -> Line:
    return Line.of("told-shepherd", player=Named(player), gains=gains_line(coins, knowledge))


def tell_traded(viewer: int, view, player: int, knowledge: int, level: int) -> Line:
    numbers = {"knowledge": counted("knowledge", knowledge), "points": counted("points", knowledge)}
    return Line.of("told-traded", player=Named(player), level=level + 1, **numbers)


def tell_shuffled(viewer: int, view, deck: int, discards: int) -> Line:
    if discards == 0:
        return Line.of("told-shuffled", deck=deck_line(deck))
    return Line.of("told-reshuffled", deck=deck_line(deck), cards=counted("cards", discards))


def tell_row(viewer: int, view, deck: int, card: int) -> Line:
    return Line.of(f"told-row-{DECK_WORDS[deck]}", card=card_line(card))


def tell_rotated(viewer: int, view, deck: int, card: int) -> Line:
    return Line.of("told-rotated", card=card_line(card), row=Line(f"row-{DECK_WORDS[deck]}"))


def tell_bonus(viewer: int, view, player: int, category: int, points: int) -> Line:
    key = "told-bonus-most" if points == BONUS_MOST else "told-bonus-tie"
    named = {"category": Line(f"bonus-{category}"), "points": counted("points", points)}
    return Line.of(key, player=Named(player), **named)


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
        "coins": partial(counted, "coins"),
        "knowledge": partial(counted, "knowledge"),
    },
    {
        Event.ORDERED: tell_order,
        Event.STARTS_BIDS: ("told-starts-bids", "player"),
        Event.TREE_CARD: ("told-tree-card", "level", "tree"),
        Event.ROW: tell_row,
        Event.SHUFFLED: tell_shuffled,
        Event.CHOSE_THIEF: ("told-thief", "player", "thief"),
        Event.BID: ("told-bid", "player", "coins"),
        Event.ROUND: tell_round,
        Event.PLACED_TOKEN: ("told-token", "player", "number", "place"),
        Event.SHOWED: ("told-showed", "player", "place"),
        Event.QUEUED: tell_queued,
        Event.ARRIVED: ("told-arrived", "place"),
        Event.SHEPHERD: tell_shepherd,
        Event.LOOKED: ("told-looked", "player", "split"),
        Event.LOOKED_NOT: ("told-looked-not", "player"),
        Event.SAW: tell_saw,
        Event.PUT: tell_put,
        Event.NEXT_ORDER: tell_next_order,
        Event.BOUGHT: ("told-bought", "player", "card", "coins"),
        Event.SCRAPPED: ("told-scrapped", "player", "card"),
        Event.PASSED: ("told-passed", "player"),
        Event.REMOVED: ("told-removed", "player", "card"),
        Event.INSTALLED: tell_installed,
        Event.HEALED: tell_healed,
        Event.SYNCED: tell_synced,
        Event.PREPARED: partial(tell_for_next, "told-prepared"),
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
        Event.TRADED: tell_traded,
        Event.TOOK_MARKER: ("told-took-marker", "player", "level"),
        Event.STEALS: ("told-steals", "player", "other"),
        Event.STOLEN: tell_stolen,
        Event.EMPTY_HANDED: ("told-empty-handed", "player", "other"),
        Event.PEEKED: By(2, (("told-peeked-deck", "player", "deck"), ("told-peeked-pile", "player", "deck"))),
        Event.PAID: ("told-paid", "player", "coins", "knowledge"),
        Event.LIZARD_COINS: ("told-lizard-coins", "player", "coins"),
        Event.SOLD_WOO: ("told-sold", "player", "card", "coins"),
        Event.ALBA: ("told-alba", "player", "knowledge", "coins"),
        Event.TERTIUS: ("told-tertius", "player"),
        Event.TOOK_SYNC: partial(tell_for_next, "told-took-sync"),
        Event.TOOK_THULE: partial(tell_for_next, "told-took-thule"),
        Event.TOOK_CANCEL: ("told-took-cancel", "player"),
        Event.OFFERED: ("told-offered", "player", "card", "knowledge"),
        Event.TYLLO: By(1, (("told-tyllo-knowledge", "player"), ("told-tyllo-token", "player"))),
        Event.ROTATED: tell_rotated,
        Event.LOST_PREPARATION: ("told-lost-preparation", "player"),
        Event.LOST_SYNC: ("told-lost-sync", "player"),
        Event.BONUS: tell_bonus,
        Event.ENDED: By(0, {Ending.TOKENS: ("told-ended-tokens",), Ending.ROUNDS: ("told-ended-rounds",)}),
    },
)
tell = told.tell

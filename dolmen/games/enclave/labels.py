"""Enclave: what a button says, action by action. No two legal actions of a position have the same label."""

from dolmen.words import Line, Named

from . import actions as act
from .actions import LOOKS
from .board import Phase
from .cards import (
    ALBA_COINS,
    DECK_OF,
    FIRST_ITEM,
    ITEMS,
    LIZARD_COST,
    LIZARD_KNOWLEDGE,
    LOCATIONS,
    PRICE,
    ROUNDS,
    Deck,
)
from .names import (
    card_line,
    counted,
    deck_line,
    effect_line,
    kind_line,
    place_line,
    split_line,
    thief_line,
    tree_line,
)
from .rules.shop import shop_deck
from .thieves import seat_of

# Families of actions that name a card: the first action and the key.
CARD_FAMILIES = (
    (act.HEAL, "label-heal"),
    (act.TAKE, "label-take"),
    (act.REPLACE, "label-replace"),
    (act.CARRY, "label-carry"),
    (act.USE, "label-use"),
    (act.KEEP, "label-keep"),
    (act.OFFER, "label-offer"),
)
SINGLE = {
    act.LOOK_NONE: "label-look-none",
    act.PASS: "label-pass",
    act.SYNC_NONE: "label-sync-none",
    act.BLIND: "label-blind",
    act.READY: "label-ready",
    act.USE_PREPARATION: "label-use-preparation",
    act.DONE: "label-done",
    act.TREE_KEEP: "label-tree-keep",
    act.TREE_SWAP: "label-tree-swap",
    act.TRADE: "label-trade-none",
    act.LET_GO: "label-let-go",
    act.PEEK_DECK: "label-peek-deck",
    act.PEEK_DISCARD: "label-peek-discard",
    act.EXCHANGE: "label-exchange-none",
    act.BOARD_ANGELOS: "label-angelos",
    act.EXCHANGE_TREE: "label-exchange-tree",
    act.EXCHANGE_KNOWLEDGE: "label-exchange-knowledge",
    act.SKIP: "label-skip",
}


def label(action: int, view) -> Line:
    """An action as a button says it."""
    if action in SINGLE:
        return Line(SINGLE[action])
    if action == act.PREPARE:
        return Line("label-prepare-last" if view.round == ROUNDS else "label-prepare")
    for first, key in CARD_FAMILIES:
        if first <= action < first + ITEMS:
            return with_card(key, FIRST_ITEM + action - first)
    if act.SELL <= action < act.SELL + ITEMS:
        card = FIRST_ITEM + action - act.SELL
        return with_card("label-sell", card, sale(view, card))
    if act.PUT <= action < act.BUY:
        card = (action - act.PUT) // 2
        end = "bottom" if (action - act.PUT) % 2 else "top"
        return Line.of(f"label-put-{end}", card=card_line(card), deck=deck_line(DECK_OF[card]))
    return label_number(action, view)


def with_card(key: str, card: int, coins: int | None = None) -> Line:
    """A card with what it is and does, and with its price, or what is paid for it."""
    paid = counted("coins", PRICE[card] if coins is None else coins)
    return Line.of(key, card=card_line(card), kind=kind_line(card), effect=effect_line(card), coins=paid)


def sale(view, card: int) -> int:
    """What a card is sold for: to Mr Woo for twice its value, else for price and sesame."""
    return 2 * PRICE[card] if view.phase == Phase.WOO else PRICE[card] + view.sesame[view.player]


def label_number(action: int, view) -> Line:
    """Actions that name a number, a slot, a place or a thief."""
    if action < act.BID:
        return Line.of("label-thief", thief=thief_line(action - act.THIEF))
    if action < act.TOKEN:
        return Line.of("label-bid", coins=counted("coins", action - act.BID))
    if action < act.PLAY:
        number, place = divmod(action - act.TOKEN, LOCATIONS)
        return Line.of("label-token", number=number + 1, place=place_line(place))
    if action < act.LEVEL:
        return Line.of("label-play", place=place_line(action - act.PLAY))
    if action < act.LOOK:
        level = action - act.LEVEL
        return Line.of("label-level", level=level + 1, tree=tree_line(view.tree[level]), marker=view.marker[level])
    if action < act.LOOK_NONE:
        return Line.of("label-look", split=split_line(LOOKS[action - act.LOOK]))
    if action < act.TAKE:
        is_buy = action < act.SCRAP
        card = view.row[shop_deck(view)][action - (act.BUY if is_buy else act.SCRAP)]
        return with_card("label-buy" if is_buy else "label-scrap", card)
    if action < act.SYNC_NONE:
        return Line.of("label-sync", player=Named(seat_of(view, action - act.SYNC)))
    if action < act.BLIND:
        return with_card("label-board", view.row[Deck.MISSION][action - act.BOARD])
    return label_tree(action, view)


def label_tree(action: int, view) -> Line:
    """The numbers and the thieves of the Tree."""
    if action < act.STEAL:
        return Line.of("label-trade", knowledge=counted("knowledge", action - act.TRADE))
    if action < act.LET_GO:
        return Line.of("label-steal", player=Named(seat_of(view, action - act.STEAL)))
    if action == act.PAY:
        coins, knowledge = LIZARD_COST[view.turn], LIZARD_KNOWLEDGE[view.turn]
        return Line.of("label-pay", coins=counted("coins", coins), knowledge=counted("knowledge", knowledge))
    if action < act.BOARD_ANGELOS:
        n = action - act.EXCHANGE
        return Line.of("label-exchange", knowledge=counted("knowledge", n), coins=counted("coins", ALBA_COINS * n))
    level = action - act.ROOT
    return Line.of("label-root", level=level + 1, marker=view.marker[level])

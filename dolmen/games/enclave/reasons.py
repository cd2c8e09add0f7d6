"""Enclave: why something cannot be chosen now. claims.py holds each reason against the rules."""

from dolmen.core.phrase import words_of
from dolmen.words import Line, Named

from .board import Phase, Place
from .cards import (
    CARD_WORDS,
    DECK_WORDS,
    FIRST_ITEM,
    KIND,
    LOCATION_WORDS,
    LOCATIONS,
    NOTHING,
    PRICE,
    THIEF_WORDS,
    Kind,
    Location,
)
from .names import card_line, counted, deck_line
from .rules.places import is_in_line
from .rules.planning import is_in_reach
from .rules.shop import shop_deck
from .rules.tree_people import peeked_card
from .rules.tree_visit import most_to_trade
from .thieves import can_heal, seat_of

# Decisions that begin with a medicine window.
WINDOWS = frozenset(
    {Phase.LOOK, Phase.SHOP, Phase.SYNC, Phase.BOARD, Phase.CARRY, Phase.TRADE, Phase.STEAL, Phase.ANSWER, Phase.PEEK}
    | {Phase.PAY, Phase.WOO, Phase.ALBA, Phase.ANGELOS, Phase.TYLLO, Phase.ORDER}
)


def why_not(phrase: str, view, viewer: int) -> Line | None:
    """Why something cannot be chosen now: asked of the player to move, of what they cannot choose."""
    words = words_of(phrase)
    reason = REASONS.get(words[0])
    return reason(words[1:], view, viewer) if reason is not None else None


def number_in(words: list[str]) -> int | None:
    """The number with which a sentence goes on."""
    return int(words[0]) if words and words[0].isdecimal() else None


def item_in(words: list[str]) -> int | None:
    """The card with which a sentence goes on."""
    if words and words[0] in CARD_WORDS[FIRST_ITEM:]:
        return CARD_WORDS.index(words[0], FIRST_ITEM)
    return None


def why_not_buy(words: list[str], view, viewer: int) -> Line | None:
    slot = number_in(words)
    if view.phase != Phase.SHOP or slot is None or not 1 <= slot <= len(view.row[0]):
        return None
    return why_too_dear(view.row[shop_deck(view)][slot - 1], view, viewer)


def why_not_take(words: list[str], view, viewer: int) -> Line | None:
    card = item_in(words)
    if view.phase != Phase.TAKE or card not in (peeked_card(view, 0), peeked_card(view, 1)):
        return None
    return why_too_dear(card, view, viewer)


def why_too_dear(card: int | None, view, viewer: int) -> Line | None:
    if card is None or card == NOTHING or PRICE[card] <= view.coins[viewer]:
        return None
    price, coins = counted("coins", PRICE[card]), counted("coins", view.coins[viewer])
    return Line.of("why-too-dear", card=card_line(card), price=price, coins=coins)


def why_not_carry(words: list[str], view, viewer: int) -> Line | None:
    card = item_in(words)
    if card is None or KIND[card] != Kind.PROTECTION or view.place[card] != Place.HAND + viewer:
        return None
    if view.phase != Phase.CARRY:
        return Line("why-mission-only")
    if view.carried[viewer] >= view.sarcophagus[viewer]:
        return Line.of("why-full", limit=counted("cards", view.sarcophagus[viewer]))
    return None


def why_not_use(words: list[str], view, viewer: int) -> Line | None:
    card = item_in(words)
    if view.phase != Phase.USE or card is None or view.place[card] != Place.HAND + viewer or view.rank[card] == 1:
        return None
    return Line.of("why-left-behind", card=card_line(card))


def why_not_heal(words: list[str], view, viewer: int) -> Line | None:
    card = item_in(words)
    if card is None or KIND[card] != Kind.MEDICINE or view.place[card] != Place.HAND + viewer:
        return None
    if view.phase not in WINDOWS:
        return Line("why-no-medicine-now")
    if not can_heal(view, viewer, card):
        return Line.of("why-heals-nothing", card=card_line(card))
    return None


def why_not_level(words: list[str], view, viewer: int) -> Line | None:
    level = number_in(words)
    if view.phase != Phase.LEVEL or level is None or not 1 <= level <= 5 or is_in_reach(view, viewer, level - 1):
        return None
    tokens = counted("tokens", view.tree_tokens[viewer])  # whoever has none is not asked
    return Line.of("why-too-far", tokens=tokens, round=view.round)


def why_not_play(words: list[str], view, viewer: int) -> Line | None:
    if view.phase != Phase.PLAY or not words or words[0] not in LOCATION_WORDS:
        return None
    is_played = view.played[viewer] >> LOCATION_WORDS.index(words[0]) & 1
    return Line("why-played") if is_played else None


def why_not_bid(words: list[str], view, viewer: int) -> Line | None:
    coins = number_in(words)
    if view.phase != Phase.BID or coins is None or coins == 0 or coins not in view.bid[: view.players]:
        return None
    return Line.of("why-bid-taken", coins=counted("coins", coins))


def why_not_token(words: list[str], view, viewer: int) -> Line | None:
    number = number_in(words)
    if view.phase != Phase.TOKEN or number is None:
        return None
    if number in view.token and 1 <= number <= LOCATIONS:
        return Line.of("why-token-placed", number=number)
    place = words[1] if len(words) > 1 else ""
    if place in LOCATION_WORDS[:LOCATIONS] and (there := view.token[LOCATION_WORDS.index(place)]):
        return Line.of("why-place-taken", number=there)
    return None


def why_not_trade(words: list[str], view, viewer: int) -> Line | None:
    asked, most = number_in(words), most_to_trade(view, viewer) if view.phase == Phase.TRADE else None
    if most is None or asked is None or asked <= most:
        return None
    owned = counted("knowledge", view.knowledge[viewer])
    return Line.of("why-trade-most", most=most, knowledge=owned, marker=view.marker[view.level])


def why_not_root(words: list[str], view, viewer: int) -> Line | None:
    level = number_in(words)
    if view.phase != Phase.ORDER or level is None or not 1 <= level <= 5 or view.marker[level - 1] > 0:
        return None
    return Line.of("why-level-empty", level=level)


def why_not_steal(words: list[str], view, viewer: int) -> Line | None:
    rival = thief_in(words, view)
    if view.phase != Phase.STEAL or rival in (NOTHING, viewer) or view.hand_size[rival] > 0:
        return None
    return Line.of("why-empty-hand", player=Named(rival))


def why_not_sync(words: list[str], view, viewer: int) -> Line | None:
    partner = thief_in(words, view)
    if view.phase != Phase.SYNC or partner in (NOTHING, viewer) or is_in_line(view, partner, Location.BOARDING):
        return None
    return Line.of("why-not-boarding", player=Named(partner))


def thief_in(words: list[str], view) -> int:
    """The player who leads the thief with which a sentence goes on, or NOTHING."""
    return seat_of(view, THIEF_WORDS.index(words[0])) if words and words[0] in THIEF_WORDS else NOTHING


def why_not_look(words: list[str], view, viewer: int) -> Line | None:
    if view.phase != Phase.LOOK:
        return None
    for word, count in zip(words[::2], words[1::2], strict=False):
        if word in DECK_WORDS and count.isdecimal() and int(count) > view.deck_size[DECK_WORDS.index(word)]:
            deck = DECK_WORDS.index(word)
            return Line.of("why-deck-short", deck=deck_line(deck), cards=counted("cards", view.deck_size[deck]))
    return None


REASONS = {
    "buy": why_not_buy,
    "take": why_not_take,
    "carry": why_not_carry,
    "use": why_not_use,
    "heal": why_not_heal,
    "level": why_not_level,
    "play": why_not_play,
    "bid": why_not_bid,
    "token": why_not_token,
    "trade": why_not_trade,
    "root": why_not_root,
    "steal": why_not_steal,
    "sync": why_not_sync,
    "look": why_not_look,
}

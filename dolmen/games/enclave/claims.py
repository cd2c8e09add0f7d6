"""Whether what Enclave says against a choice is true: found from the rules, for a law that asks wherever it is said."""

from . import rules
from .actions import CARRY, HEAL, LEVEL, MOST_LEGAL, PLAY, READY, USE
from .board import Place
from .cards import (
    CARD_WORDS,
    DECK_WORDS,
    EFFECT,
    FIRST_ITEM,
    LOCATION_WORDS,
    MEDICINES,
    PRICE,
    PROTECTIONS,
    ROUNDS,
    THIEF_WORDS,
    Deck,
    Location,
)


def legal(state) -> list[int]:
    out = [0] * MOST_LEGAL
    return out[: rules.legal_actions(state, out)]


def words_in(phrase: str) -> list[str]:
    return phrase.split("|")[0].replace("*", " ").split()


def card_in(phrase: str) -> int:
    return CARD_WORDS.index(words_in(phrase)[1])


def told(details, name: str) -> int:
    """A number of a reason, also where its text counts things."""
    value = details[name]
    return value if isinstance(value, int) else value.details["n"]


def number_after(phrase: str) -> int:
    return int(words_in(phrase)[1])


def is_too_dear(state, viewer, phrase, details) -> bool:
    """The card lies before the viewer, and it costs what is said, more than the viewer has."""
    if words_in(phrase)[0] == "buy":
        deck = Deck.MAGGOT if state.here == Location.MAGGOT else Deck.KNIVES
        card = state.row[deck][number_after(phrase) - 1]
    else:
        card = card_in(phrase)
    prices = PRICE[card] == told(details, "price") and state.coins[viewer] == told(details, "coins")
    return prices and PRICE[card] > state.coins[viewer] and details["card"].key == f"card-{CARD_WORDS[card]}"


def is_full(state, viewer, phrase, details) -> bool:
    """As many cards are carried as the sarcophagus holds, and no other can be carried."""
    carried = [c for c in PROTECTIONS if state.place[c] == Place.HAND + viewer and state.rank[c] == 1]
    can_carry = any(CARRY <= action < CARRY + len(CARD_WORDS) - FIRST_ITEM for action in legal(state))
    return len(carried) == state.sarcophagus[viewer] == told(details, "limit") and not can_carry


def is_no_packing(state, viewer, phrase, details) -> bool:
    """A protection of the viewer's hand, while nobody equips."""
    is_held = card_in(phrase) in PROTECTIONS and state.place[card_in(phrase)] == Place.HAND + viewer
    return is_held and READY not in legal(state)


def is_left_behind(state, viewer, phrase, details) -> bool:
    card = card_in(phrase)
    is_in_hand = state.place[card] == Place.HAND + viewer and state.rank[card] == 0
    return is_in_hand and USE + card - FIRST_ITEM not in legal(state)


def is_no_window(state, viewer, phrase, details) -> bool:
    """No medicine could be used now, even if the viewer were badly hurt."""
    hurt = state.copy()
    hurt.best[viewer][0] = hurt.best[viewer][1] = 5
    hurt.condition[viewer][0] = hurt.condition[viewer][1] = -5
    items = len(CARD_WORDS) - FIRST_ITEM
    return card_in(phrase) in MEDICINES and not any(HEAL <= action < HEAL + items for action in legal(hurt))


def heals_nothing(state, viewer, phrase, details) -> bool:
    card = card_in(phrase)
    raised = [min(state.best[viewer][w], state.condition[viewer][w] + EFFECT[card][w]) for w in range(2)]
    helps = any(EFFECT[card][w] > 0 and raised[w] > state.condition[viewer][w] for w in range(2))
    return state.place[card] == Place.HAND + viewer and not helps


def is_too_far(state, viewer, phrase, details) -> bool:
    """The levels that can be chosen are those as far from the round's as tree tokens are owned."""
    tokens = told(details, "tokens")
    reach = {level for level in range(1, 6) if abs(level - state.round) <= tokens}
    chosen = {action - LEVEL + 1 for action in legal(state)}
    return state.round == told(details, "round") < ROUNDS and chosen == reach and number_after(phrase) not in reach


def is_played(state, viewer, phrase, details) -> bool:
    location = LOCATION_WORDS.index(words_in(phrase)[1])
    is_shown = state.played[viewer] & 1 << location > 0
    return is_shown and (viewer != state.player or PLAY + location not in legal(state))


def is_bid(state, viewer, phrase, details) -> bool:
    coins = number_after(phrase)
    others = [state.bid[player] for player in range(state.players) if player != viewer]
    return coins > 0 and coins in others and coins == told(details, "coins")


def is_placed(state, viewer, phrase, details) -> bool:
    return told(details, "number") == number_after(phrase) and number_after(phrase) in state.token


def has_token(state, viewer, phrase, details) -> bool:
    return state.token[LOCATION_WORDS.index(words_in(phrase)[2])] == told(details, "number") > 0


def is_most(state, viewer, phrase, details) -> bool:
    """As much can be traded as is owned and as the marker leaves."""
    owned, left = state.knowledge[viewer], state.marker[state.level]
    numbers = told(details, "knowledge") == owned and told(details, "marker") == left
    return numbers and told(details, "most") == min(owned, left) < number_after(phrase)


def is_empty_level(state, viewer, phrase, details) -> bool:
    level = number_after(phrase)
    return level == told(details, "level") and state.marker[level - 1] == 0 and state.marker_owner[level - 1] >= 0


def rival_in(state, phrase: str) -> int:
    return list(state.thief[: state.players]).index(THIEF_WORDS.index(words_in(phrase)[1]))


def has_empty_hand(state, viewer, phrase, details) -> bool:
    rival = rival_in(state, phrase)
    return details["player"].player == rival and Place.HAND + rival not in list(state.place)


def is_not_boarding(state, viewer, phrase, details) -> bool:
    rival = rival_in(state, phrase)
    line = state.line[Location.BOARDING][: state.line_size[Location.BOARDING]]
    return details["player"].player == rival and rival not in list(line)


def is_short(state, viewer, phrase, details) -> bool:
    words = words_in(phrase)[1:]
    asked = {words[i]: int(words[i + 1]) for i in range(0, len(words) - 1, 2)}
    deck = details["deck"].key.removeprefix("deck-")
    size = state.deck_size[DECK_WORDS.index(deck)]
    return told(details, "cards") == size < asked[deck]


CLAIMS = {
    "why-too-dear": is_too_dear,
    "why-full": is_full,
    "why-mission-only": is_no_packing,
    "why-left-behind": is_left_behind,
    "why-no-medicine-now": is_no_window,
    "why-heals-nothing": heals_nothing,
    "why-too-far": is_too_far,
    "why-played": is_played,
    "why-bid-taken": is_bid,
    "why-token-placed": is_placed,
    "why-place-taken": has_token,
    "why-trade-most": is_most,
    "why-level-empty": is_empty_level,
    "why-empty-hand": has_empty_hand,
    "why-not-boarding": is_not_boarding,
    "why-deck-short": is_short,
}

"""Enclave: which lines of the log tell that a public field has changed, and which fields need none."""

from .board import Event

MISSION_ENDS = {Event.SUCCEEDED, Event.FAILED}
DECIDED = {Event.KEPT, Event.SOLD, Event.KEPT_TOKEN, Event.SWAPPED_TOKEN, Event.REMOVED, Event.INSTALLED}
# The last decision of a mission: after it the table is cleared, and the next in line comes up.
CLEARED = MISSION_ENDS | DECIDED | {Event.WOUNDED}
UPGRADED = {Event.INSTALLED, Event.REMOVED, Event.SOLD_WOO}
SPENT = {Event.HEALED, Event.OFFERED, Event.SCRAPPED, Event.ROTATED}

TELLS: dict[str, frozenset[int]] = {
    field: frozenset(events)
    for field, events in {
        "coins": {
            *(Event.ORDERED, Event.STARTS_BIDS, Event.BID, Event.SHEPHERD, Event.BOUGHT, Event.SOLD, Event.SOLD_WOO),
            *(Event.PAID, Event.LIZARD_COINS, Event.ALBA),
        },
        "knowledge": {
            *(Event.SHEPHERD, Event.KNOWLEDGE, Event.SWAPPED_TOKEN, Event.TRADED, Event.PAID, Event.ALBA),
            *(Event.OFFERED, Event.TYLLO),
        },
        "points": {Event.TRADED},
        # cards
        "deck_size": {
            *(Event.ROW, Event.SHUFFLED, Event.LOOKED, Event.PUT, Event.BLIND, Event.TRAPS, Event.DREW_PRYZES),
            *(Event.BOUGHT, Event.CHOSE_THIEF),
        },
        "discard_size": {*SPENT, *UPGRADED, *CLEARED, Event.BOUGHT, Event.SHUFFLED},
        "row": {*SPENT, *CLEARED, Event.ROW, Event.BOUGHT, Event.BOARDED, Event.PREPARED, Event.CHOSE_THIEF},
        "looked": {Event.LOOKED, Event.PUT},
        "hand_size": {
            *(Event.CHOSE_THIEF, Event.BOUGHT, Event.HEALED, Event.USED, Event.KEPT, Event.STOLEN, Event.OFFERED)
        },
        "carried": {*CLEARED, Event.CARRIED, Event.USED},
        "drawn": {Event.DREW_PRYZES, Event.KEPT, Event.SOLD},
        "pending": {Event.BOUGHT, Event.KEPT, Event.INSTALLED},
        # thief boards
        "thief": {Event.CHOSE_THIEF},
        "condition": {*UPGRADED, Event.HEALED, Event.WOUNDED, Event.TERTIUS},
        "best": UPGRADED,
        "sesame": UPGRADED,
        "sarcophagus": UPGRADED,
        "upgrade": UPGRADED,
        "tree_tokens": {Event.KEPT_TOKEN, Event.TYLLO},
        "prepared": {*CLEARED, Event.PREPARED, Event.LOST_PREPARATION},
        "in_sync": {Event.TOOK_SYNC, Event.SYNCED, Event.LOST_SYNC},
        "thule": {Event.TOOK_THULE, Event.ROUND},
        "cancels": {Event.TOOK_CANCEL},
        "tyllo": {Event.TYLLO},
        # board
        "marker": {Event.TRADED},
        "marker_owner": {Event.TOOK_MARKER},
        "order": {Event.ORDERED, Event.ROUND},
        "next_order": {Event.NEXT_ORDER, Event.ORDERED, Event.ROUND},
        "bid": {Event.BID},
        "token": {Event.PLACED_TOKEN, Event.ROUND},
        "line": {Event.SHOWED, Event.QUEUED, Event.ROUND},
        "line_size": {Event.SHOWED, Event.QUEUED, Event.ROUND},
        "played": {Event.SHOWED, Event.ROUND},
        "left_shop": {Event.PASSED, Event.ARRIVED},
        "partner": {*CLEARED, Event.SYNCED, Event.PREPARED},
        # mission
        "mission": {*CLEARED, Event.BOARDED, Event.BLIND},
        "party": {*CLEARED, Event.BOARDED, Event.BLIND},
        "party_size": {*CLEARED, Event.BOARDED, Event.BLIND},
        "preparation": {*CLEARED, Event.USED_PREPARATION},
        "wounds": CLEARED,
        "outcome": CLEARED,
        "tokens_left": {*MISSION_ENDS, Event.KEPT_TOKEN, Event.SWAPPED_TOKEN, *DECIDED},
        # where we are
        "round": {Event.ROUND},
        "here": {Event.ARRIVED},
        "victim": {Event.STEALS, Event.STOLEN, Event.EMPTY_HANDED},
        "ending": {Event.ENDED},
    }.items()
}

_STANDING = "the prompt and the heading say where the round stands"
_OPTION = "an option of the table, chosen before the game"
UNTOLD = {
    "stage": _STANDING,
    "phase": "the prompt says what is decided",
    "turn": _STANDING,
    "part": _STANDING,
    "step": _STANDING,
    "stop": "the location is told when it is reached, and locations without markers are skipped",
    "level": _STANDING,
    "member": "the prompt names the member of the party who decides",
    "first_bidder": "told as the bids begin; then the prompt names the player who bids",
    "used": "the number of the used cards, each of which is told",
    "peeked": "the log tells it with the look itself, also where two in a row look at the same",
    "player": "the prompt names the player to move",
    "players": "the seats of the table",
    "tree": "laid out before the first decision and told then; never changed",
    "order_method": _OPTION,
    "tree_set": _OPTION,
    "tree_1": _OPTION,
    "tree_2": _OPTION,
    "tree_3": _OPTION,
    "tree_4": _OPTION,
    "tree_5": _OPTION,
    "tree_tokens_to_win": _OPTION,
    "sync_failure": _OPTION,
    "open_hands": _OPTION,
    "tyllo_both_ways": _OPTION,
    "seat_choice": _OPTION,
}

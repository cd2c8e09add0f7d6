"""Enclave: thieves steal knowledge from a false paradise and carry it to the Tree, for two to four."""

from dolmen.core.folder import game_in
from dolmen.core.options import Option

from .actions import ACTIONS, LONGEST, MOST_LEGAL
from .cards import CARDS_A_LEVEL, LEVELS, TOKENS_TO_WIN, TREE_WORDS


def tree_option(level: int) -> Option:
    """The card of a level, from 0: one of three, or whatever `tree_set` says."""
    cards = TREE_WORDS[level * CARDS_A_LEVEL : (level + 1) * CARDS_A_LEVEL]
    return Option(f"tree_{level + 1}", ("random", *cards))


GAME = game_in(
    __name__,
    players=range(2, 5),
    minutes=(90, 120),
    version=1,
    actions=ACTIONS,
    most_legal=MOST_LEGAL,
    longest=LONGEST,
    options=(
        Option("order_method", ("draw", "auction")),
        Option("tree_set", ("random", "first")),
        *(tree_option(level) for level in range(LEVELS)),
        Option("tree_tokens_to_win", tuple(str(tokens) for tokens in TOKENS_TO_WIN)),
        Option("sync_failure", ("each", "any")),
        Option("open_hands", ("false", "true")),
        Option("tyllo_both_ways", ("false", "true")),
        Option("seat_choice", ("fixed", "free")),
    ),
)

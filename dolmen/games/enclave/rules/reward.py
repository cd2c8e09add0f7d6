"""Enclave: what a mission brings: knowledge, tree tokens, pryzes; and the clean-up after it."""

from dolmen.core.tell import tell

from ..actions import KEEP, SELL, TREE_KEEP, TREE_SWAP
from ..board import Event, Outcome, Part, Phase, Place, Stage
from ..cards import (
    ANGELOS,
    FAIL_KNOWLEDGE,
    FIRST,
    FIRST_ITEM,
    FIRST_MISSION,
    ITEMS,
    KIND,
    MISSION_KNOWLEDGE,
    MISSION_PRYZES,
    MISSION_TRAPS,
    MISSION_TREE,
    MOST_PLAYERS,
    NOTHING,
    PRICE,
    PROTECTIONS,
    SCHEME,
    SIZE,
    SWAP_KNOWLEDGE,
    TREE_TOKENS,
    Deck,
    Kind,
)
from ..piles import check_deck, discard, draw, give, show
from ..thieves import ask, gain_knowledge, install
from .mission import is_carried, trap


def reward(state):
    """Stage REWARD: each member in turn: knowledge, tree tokens, pryzes; R27: after a failure one knowledge only."""
    if state.member == state.party_size:
        clean_up(state)
        return
    player = state.party[state.member]
    if state.part == Part.FIRST:
        reward_knowledge(state, player)
    elif state.part == Part.SECOND:
        reward_token(state, player)
    elif state.drawn > 0:
        ask(state, Phase.PRYZE, player)
    else:
        state.member += 1
        state.part = Part.FIRST


def reward_knowledge(state, player):
    if state.outcome == Outcome.FAILURE:
        gain_knowledge(state, player, FAIL_KNOWLEDGE)
        state.member += 1
        return
    if state.mission != ANGELOS:
        tell(state, Event.RETURNED, player, FIRST_MISSION + state.mission)
    if MISSION_KNOWLEDGE[state.mission] > 0:
        gain_knowledge(state, player, MISSION_KNOWLEDGE[state.mission])
    state.tokens_left = MISSION_TREE[state.mission]
    state.part = Part.SECOND


def reward_token(state, player):
    """R33: each token is kept or swapped; with an empty supply only swapped."""
    if state.tokens_left == 0:
        draw_pryzes(state, player)
        state.part = Part.THIRD
    elif tokens_in_supply(state) > 0:
        ask(state, Phase.TREE_TOKEN, player)
    else:
        state.player = player
        decide_token(state, False)


def tokens_in_supply(state):
    left = TREE_TOKENS
    for player in range(MOST_PLAYERS):
        left -= state.tree_tokens[player]
    return left


def list_tokens_reward(state, out):
    out[0] = TREE_KEEP
    out[1] = TREE_SWAP
    return 2


def decide_token(state, is_kept):
    state.tokens_left -= 1
    player = state.player
    if is_kept:
        state.tree_tokens[player] += 1
        tell(state, Event.KEPT_TOKEN, player)
    else:
        state.knowledge[player] += SWAP_KNOWLEDGE
        tell(state, Event.SWAPPED_TOKEN, player, SWAP_KNOWLEDGE)


def draw_pryzes(state, player):
    """All pryzes of a reward are drawn together, for the eyes of who gets them (R32)."""
    for _ in range(MISSION_PRYZES[state.mission]):
        card = draw(state, Deck.PRYZE)
        if card != NOTHING:
            state.place[card] = Place.DRAWN
            state.rank[card] = 0
            state.drawn += 1
            state.known[card] |= 1 << player
            tell(state, Event.ON_OFFER, player, card)
            if state.open_hands == 1:
                show(state, card)
    if state.drawn > 0:
        tell_pryzes(state, player)
        check_deck(state, Deck.PRYZE)


def tell_pryzes(state, player):
    """One event with all pryzes of the reward."""
    tell(state, Event.DREW_PRYZES, player, *(pryze(state, nth) for nth in range(state.drawn)))


def tell_no_pryzes(state, player):
    """What `tell_pryzes` is when compiled."""


tell_pryzes.compiled_as = tell_no_pryzes  # type: ignore[attr-defined]


def pryze(state, nth):
    """The nth pryze that is not yet decided, or NOTHING."""
    for card in range(FIRST[Deck.PRYZE], FIRST[Deck.PRYZE] + SIZE[Deck.PRYZE]):
        if state.place[card] == Place.DRAWN:
            if nth == 0:
                return card
            nth -= 1
    return NOTHING


def list_pryzes(state, out):
    n = 0
    for nth in range(state.drawn):
        out[n] = KEEP + pryze(state, nth) - FIRST_ITEM
        n += 1
    for nth in range(state.drawn):
        out[n] = SELL + pryze(state, nth) - FIRST_ITEM
        n += 1
    return n


def keep_pryze(state, card):
    """Into the hand unseen; an upgrade is installed; a scheme is knowledge at once."""
    player = state.player
    state.drawn -= 1
    if KIND[card] == Kind.PROTECTION or KIND[card] == Kind.MEDICINE:
        give(state, card, player)
        tell(state, Event.KEPT, player, card)
        return
    show(state, card)
    tell(state, Event.KEPT, player, card)
    if KIND[card] == Kind.SCHEME:
        tell(state, Event.STUDIED, player, card)
        gain_knowledge(state, player, SCHEME[card])
        discard(state, card)
    else:
        install(state, player, card)


def sell_pryze(state, card):
    player = state.player
    coins = PRICE[card] + state.sesame[player]
    state.drawn -= 1
    state.coins[player] += coins
    show(state, card)
    tell(state, Event.SOLD, player, card, coins)
    discard(state, card)


# --- clean-up ---


def clean_up(state):
    """R57: mission card, traps, used protection in its order; what was not used is in the hand again."""
    mission = state.mission
    if mission != ANGELOS:
        discard(state, FIRST_MISSION + mission)
    for nth in range(MISSION_TRAPS[mission] + MOST_PLAYERS):
        card = trap(state, nth)
        if card != NOTHING:
            discard(state, card)
    for nth in range(state.used):
        discard(state, used_card(state, nth))
    for card in range(FIRST_ITEM, FIRST_ITEM + ITEMS):
        if is_carried(state, card):
            state.rank[card] = 0
    for player in range(MOST_PLAYERS):
        state.carried[player] = 0
        state.party[player] = NOTHING
        state.wounds[player][0] = state.wounds[player][1] = 0
        if state.preparation[player] == 1:
            state.preparation[player] = state.prepared[player] = 0
    state.party_size = state.used = 0
    state.mission = NOTHING
    state.outcome = Outcome.NONE
    state.part = Part.SECOND if mission != ANGELOS else Part.FIRST
    state.stage = Stage.BOARDING if mission != ANGELOS else Stage.TREE


def used_card(state, nth):
    """The card that was used as the nth in this mission."""
    for index in range(len(PROTECTIONS)):
        card = PROTECTIONS[index]
        if state.place[card] >= Place.USED and state.place[card] < Place.UPGRADE and state.rank[card] == nth:
            return card
    return NOTHING

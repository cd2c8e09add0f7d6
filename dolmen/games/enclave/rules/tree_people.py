"""Enclave: people met on the Tree: Loki, Anzelm and Ma Lou, Lizard, Mr Woo, the Foxes, Tyllo."""

from dolmen.core.dice import roll
from dolmen.core.tell import tell

from ..actions import (
    EXCHANGE_KNOWLEDGE,
    EXCHANGE_TREE,
    LET_GO,
    OFFER,
    PASS,
    PAY,
    PEEK_DECK,
    PEEK_DISCARD,
    SELL,
    SKIP,
    STEAL,
    TAKE,
)
from ..board import Event, Part, Phase, Place
from ..cards import (
    FIRST_ITEM,
    FOXES_KNOWLEDGE,
    LIZARD_COINS,
    LIZARD_COST,
    LIZARD_KNOWLEDGE,
    MEDICINES,
    MOST_PLAYERS,
    NOTHING,
    PEEK_CARDS,
    PRICE,
    TYLLO_KNOWLEDGE,
    Deck,
    Tree,
)
from ..piles import card_at, check_deck, discard, give, hand_card, lose, show, show_to
from ..thieves import ask, gain_knowledge, list_heals, may_be_patient, remove, seat_of
from .reward import tokens_in_supply
from .shop import pay_for
from .tree_visit import leave

# --- Loki ---


def ask_loki(state, player):
    for rival in range(state.players):
        if rival != player and state.hand_size[rival] > 0:
            ask(state, Phase.STEAL, player)
            return
    leave(state)


def list_steals(state, out):
    n = list_heals(state, out)
    for thief in range(MOST_PLAYERS):
        rival = seat_of(state, thief)
        if rival != NOTHING and rival != state.player and state.hand_size[rival] > 0:
            out[n] = STEAL + thief
            n += 1
    out[n] = SKIP
    return n + 1


def steal(state, action):
    if action == SKIP:
        leave(state)
        return
    state.victim = seat_of(state, action - STEAL)
    state.part = Part.THIRD
    tell(state, Event.STEALS, state.player, state.victim)


def answer_loki(state, player):
    """The victim may use medicine while all can see that they might (R36); then a random card goes."""
    victim = state.victim
    if may_be_patient(state, victim):
        ask(state, Phase.ANSWER, victim)
    else:
        rob(state, player, victim)


def list_answers(state, out):
    n = list_heals(state, out)
    out[n] = LET_GO
    return n + 1


def let_go(state, player):
    rob(state, player, state.victim)


def rob(state, player, victim):
    """One card at random; all but these two lose track of the victim's hand (R58)."""
    state.victim = NOTHING
    leave(state)
    if state.hand_size[victim] == 0:
        tell(state, Event.EMPTY_HANDED, player, victim)
        return
    stolen = hand_card(state, victim, roll(state.dice, state.hand_size[victim]))
    if state.open_hands == 0:
        for nth in range(state.hand_size[victim]):
            card = hand_card(state, victim, nth)
            state.known[card] &= 1 << player | 1 << victim
    lose(state, stolen, victim)
    show_to(state, stolen, victim)
    give(state, stolen, player)
    tell(state, Event.STOLEN, player, victim, stolen)


# --- Anzelm's Workshop and Ma Lou's Stand ---


def stand_deck(state):
    if state.tree[state.level] == Tree.MALOU:
        return Deck.MAGGOT
    return Deck.KNIVES


def ask_peek(state, player):
    deck = stand_deck(state)
    if state.deck_size[deck] + state.discard_size[deck] > 0:
        ask(state, Phase.PEEK, player)
    else:
        leave(state)


def list_peeks(state, out):
    n = list_heals(state, out)
    if state.deck_size[stand_deck(state)] > 0:
        out[n] = PEEK_DECK
        n += 1
    if state.discard_size[stand_deck(state)] > 0:
        out[n] = PEEK_DISCARD
        n += 1
    out[n] = SKIP
    return n + 1


def peek(state, action):
    """R37: the top two of the deck, for these eyes only, or of the pile. R55: a look at the deck always asks."""
    if action == SKIP:
        leave(state)
        return
    player = state.player
    state.peeked = action - PEEK_DECK
    tell(state, Event.PEEKED, player, stand_deck(state), state.peeked)
    for nth in range(PEEK_CARDS):
        card = peeked_card(state, nth)
        if card != NOTHING:
            tell(state, Event.ON_OFFER, player, card)
            if action == PEEK_DECK:
                show_to(state, card, player)
                tell(state, Event.SAW, player, card)
    if action == PEEK_DECK or can_pay_some(state):
        ask(state, Phase.TAKE, player)
    else:
        leave(state)


def peeked_card(state, nth):
    """The nth card from the top of the deck or pile that is looked at, or NOTHING."""
    deck = stand_deck(state)
    if state.peeked == 0:
        return card_at(state, deck, Place.DECK, state.deck_size[deck] - 1 - nth)
    return card_at(state, deck, Place.DISCARD, state.discard_size[deck] - 1 - nth)


def can_pay(state, card):
    return card != NOTHING and PRICE[card] <= state.coins[state.player]


def can_pay_some(state):
    for nth in range(PEEK_CARDS):
        if can_pay(state, peeked_card(state, nth)):
            return True
    return False


def list_takes(state, out):
    n = 0
    for nth in range(PEEK_CARDS):
        card = peeked_card(state, nth)
        if can_pay(state, card):
            out[n] = TAKE + card - FIRST_ITEM
            n += 1
    if n == 2 and out[0] > out[1]:
        higher = out[0]
        out[0] = out[1]
        out[1] = higher
    out[n] = PASS
    return n + 1


def take(state, action):
    """Buys one of the cards; the other stays where it was."""
    leave(state)
    if action == PASS:
        tell(state, Event.PASSED, state.player)
        return
    card = action - TAKE + FIRST_ITEM
    deck = stand_deck(state)
    if state.peeked == 0:
        above = card_at(state, deck, Place.DECK, state.rank[card] + 1)
        state.deck_size[deck] -= 1
    else:
        above = card_at(state, deck, Place.DISCARD, state.rank[card] + 1)
        state.discard_size[deck] -= 1
    if above != NOTHING:
        state.rank[above] -= 1
    show(state, card)
    pay_for(state, state.player, card)
    if state.pending == NOTHING:
        check_deck(state, deck)


# --- His Majesty Lizard ---


def ask_lizard(state, player):
    """R38: the first two may pay for knowledge, the others are given coins."""
    place = state.turn
    if LIZARD_COST[place] == 0:
        state.coins[player] += LIZARD_COINS[place]
        tell(state, Event.LIZARD_COINS, player, LIZARD_COINS[place])
        leave(state)
    elif LIZARD_COST[place] <= state.coins[player]:
        ask(state, Phase.PAY, player)
    else:
        leave(state)


def list_pays(state, out):
    n = list_heals(state, out)
    out[n] = PAY
    out[n + 1] = SKIP
    return n + 2


def pay(state, action):
    player = state.player
    if action == PAY:
        state.coins[player] -= LIZARD_COST[state.turn]
        state.knowledge[player] += LIZARD_KNOWLEDGE[state.turn]
        tell(state, Event.PAID, player, LIZARD_COST[state.turn], LIZARD_KNOWLEDGE[state.turn])
    leave(state)


# --- Mr Woo's Curiosities ---


def ask_woo(state, player):
    if state.upgrade[player][0] != NOTHING or state.upgrade[player][1] != NOTHING:
        ask(state, Phase.WOO, player)
    else:
        leave(state)


def list_woo(state, out):
    n = list_heals(state, out)
    one, two = state.upgrade[state.player][0], state.upgrade[state.player][1]
    if min(one, two) != NOTHING:
        out[n] = SELL - FIRST_ITEM + min(one, two)
        n += 1
    out[n] = SELL - FIRST_ITEM + max(one, two)
    out[n + 1] = SKIP
    return n + 2


def sell_to_woo(state, action):
    """R39: twice the printed cost or price."""
    if action != SKIP:
        card = action - SELL + FIRST_ITEM
        player = state.player
        state.coins[player] += 2 * PRICE[card]
        tell(state, Event.SOLD_WOO, player, card, 2 * PRICE[card])
        remove(state, player, card)
    leave(state)


# --- Talking Foxes ---


def ask_foxes(state, player):
    """R55: asked of whoever has a card in hand. R46: no medicine window."""
    if state.hand_size[player] > 0:
        ask(state, Phase.FOXES, player)
    else:
        leave(state)


def list_offers(state, out):
    n = 0
    for nth in range(len(MEDICINES)):
        if state.place[MEDICINES[nth]] == Place.HAND + state.player:
            out[n] = OFFER + MEDICINES[nth] - FIRST_ITEM
            n += 1
    out[n] = SKIP
    return n + 1


def offer(state, action):
    if action != SKIP:
        card = action - OFFER + FIRST_ITEM
        player = state.player
        lose(state, card, player)
        tell(state, Event.OFFERED, player, card, FOXES_KNOWLEDGE)
        discard(state, card)
        state.knowledge[player] += FOXES_KNOWLEDGE
    leave(state)


# --- Jacob Tyllo ---


def can_give_token(state, player):
    return state.tree_tokens[player] > 0


def can_give_knowledge(state, player):
    """Only where the table plays Tyllo both ways."""
    return state.tyllo_both_ways == 1 and state.knowledge[player] >= TYLLO_KNOWLEDGE and tokens_in_supply(state) > 0


def ask_tyllo(state, player):
    """R47: once in the game for each player."""
    if state.tyllo[player] == 0 and (can_give_token(state, player) or can_give_knowledge(state, player)):
        ask(state, Phase.TYLLO, player)
    else:
        leave(state)


def list_tyllo(state, out):
    n = list_heals(state, out)
    if can_give_token(state, state.player):
        out[n] = EXCHANGE_TREE
        n += 1
    if can_give_knowledge(state, state.player):
        out[n] = EXCHANGE_KNOWLEDGE
        n += 1
    out[n] = SKIP
    return n + 1


def meet_tyllo(state, action):
    player = state.player
    if action == EXCHANGE_TREE:
        state.tyllo[player] = 1
        state.tree_tokens[player] -= 1
        tell(state, Event.TYLLO, player, 1)
        gain_knowledge(state, player, TYLLO_KNOWLEDGE)
    elif action == EXCHANGE_KNOWLEDGE:
        state.tyllo[player] = 1
        state.knowledge[player] -= TYLLO_KNOWLEDGE
        state.tree_tokens[player] += 1
        tell(state, Event.TYLLO, player, 0)
    leave(state)

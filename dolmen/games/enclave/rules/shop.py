"""Enclave: Maggot's Outlet and Knives Square: two actions each, to buy or to scrap a card."""

from dolmen.core.tell import tell

from ..actions import BUY, PASS, REPLACE, SCRAP
from ..board import Event, Part, Phase, Stage
from ..cards import DECK_OF, FIRST_ITEM, NOTHING, PRICE, Deck, Location
from ..piles import check_deck, discard, refill_row, row_is_empty, row_length
from ..thieves import ask, first_slot, install, list_heals, may_be_patient, remove, take_goods


def shop_deck(state):
    if state.here == Location.MAGGOT:
        return Deck.MAGGOT
    return Deck.KNIVES


def visit_shop(state):
    """Stage SHOP: first actions in line order, then second ones of those who did not pass."""
    here = state.here
    if state.turn >= state.line_size[here]:
        state.turn = 0
        state.part += 1
        if state.part > Part.SECOND:
            refill_row(state, shop_deck(state))
            state.stage = Stage.TRAVEL
        return
    player = state.line[here][state.turn]
    if state.part == Part.SECOND and state.left_shop[player] == 1:
        state.turn += 1
    elif row_is_empty(state, shop_deck(state)) and not may_be_patient(state, player):  # R55
        state.player = player
        pass_by(state)
    else:
        ask(state, Phase.SHOP, player)


def list_shop(state, out):
    n = list_heals(state, out)
    deck = shop_deck(state)
    for slot in range(row_length(state, deck)):
        card = state.row[deck][slot]
        if card != NOTHING and PRICE[card] <= state.coins[state.player]:
            out[n] = BUY + slot
            n += 1
    for slot in range(row_length(state, deck)):
        if state.row[deck][slot] != NOTHING:
            out[n] = SCRAP + slot
            n += 1
    out[n] = PASS
    return n + 1


def pass_by(state):
    """R18: who passes at first gives up the second action too."""
    if state.part == Part.FIRST:
        state.left_shop[state.player] = 1
    state.turn += 1
    tell(state, Event.PASSED, state.player)


def buy(state, slot):
    deck = shop_deck(state)
    player = state.player
    card = state.row[deck][slot]
    state.row[deck][slot] = NOTHING
    state.turn += 1
    pay_for(state, player, card)
    if state.pending == NOTHING:
        refill_row(state, deck)


def pay_for(state, player, card):
    """Pays for a card and takes it."""
    state.coins[player] -= PRICE[card]
    tell(state, Event.BOUGHT, player, card, PRICE[card])
    take_goods(state, player, card)


def scrap(state, slot):
    deck = shop_deck(state)
    card = state.row[deck][slot]
    state.row[deck][slot] = NOTHING
    state.turn += 1
    tell(state, Event.SCRAPPED, state.player, card)
    discard(state, card)
    refill_row(state, deck)


# --- an upgrade without a free slot ---


def list_replaces(state, out):
    """The two upgrades of the same kind, in rising order."""
    slot = first_slot(state.pending)
    one, two = state.upgrade[state.player][slot], state.upgrade[state.player][slot + 1]
    out[0] = REPLACE - FIRST_ITEM + min(one, two)
    out[1] = REPLACE - FIRST_ITEM + max(one, two)
    return 2


def replace(state, card):
    """The old upgrade goes first, then the new one comes: two steps (R21)."""
    new = state.pending
    state.pending = NOTHING
    tell(state, Event.REMOVED, state.player, card)
    remove(state, state.player, card)
    install(state, state.player, new)
    check_deck(state, DECK_OF[new])
    if state.stage == Stage.SHOP:
        refill_row(state, shop_deck(state))

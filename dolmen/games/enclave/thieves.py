"""Enclave: the thief boards: conditions, medicine and upgrades."""

from dolmen.core.tell import tell

from .actions import HEAL
from .board import Event, Place
from .cards import (
    BEST,
    EFFECT,
    FIRST_ITEM,
    KIND,
    MEDICINES,
    MOST_SARCOPHAGUS,
    MOST_SESAME,
    NOTHING,
    SARCOPHAGUS,
    SARCOPHAGUS_START,
    SESAME,
    WORST,
    Kind,
)
from .piles import discard, give, lose

MACHINE_SLOT = 2  # of the four slots the first two are the thief's


def ask(state, phase, player):
    """Puts a decision before a player."""
    state.phase = phase
    state.player = player


def seat_of(state, thief):
    """The player who leads a thief."""
    for player in range(state.players):
        if state.thief[player] == thief:
            return player
    return NOTHING


def is_wounded(state, player):
    """Whether some condition is below its max."""
    return state.condition[player][0] < state.best[player][0] or state.condition[player][1] < state.best[player][1]


def may_be_patient(state, player):
    """Whether, as far as all can see, the player might use medicine (R55)."""
    return state.hand_size[player] > state.carried[player] and is_wounded(state, player)


def can_heal(state, player, card):
    """Whether a medicine would raise a condition (R22)."""
    for wound in range(2):
        if EFFECT[card][wound] > 0 and state.condition[player][wound] < state.best[player][wound]:
            return True
    return False


def list_heals(state, out):
    """Writes the medicines that the player to move may use; returns how many."""
    n = 0
    player = state.player
    if is_wounded(state, player):
        for nth in range(len(MEDICINES)):
            card = MEDICINES[nth]
            if state.place[card] == Place.HAND + player and can_heal(state, player, card):
                out[n] = HEAL + card - FIRST_ITEM
                n += 1
    return n


def heal(state, card):
    """Uses a medicine of the player to move; a negative value is a side effect."""
    player = state.player
    before_physical, before_mental = state.condition[player][0], state.condition[player][1]
    for wound in range(2):
        value = EFFECT[card][wound]
        if value > 0:
            cured = min(state.best[player][wound], state.condition[player][wound] + value)
            state.condition[player][wound] = max(state.condition[player][wound], cured)
        elif value < 0:
            state.condition[player][wound] = max(WORST, state.condition[player][wound] + value)
    lose(state, card, player)
    tell(
        state,
        Event.HEALED,
        player,
        card,
        state.condition[player][0] - before_physical,
        state.condition[player][1] - before_mental,
    )
    discard(state, card)


def recount(state, player):
    """Reckons the tracks anew from the upgrades; the conditions move with their max (R21)."""
    sesame, sarcophagus = 0, SARCOPHAGUS_START
    for slot in range(4):
        card = state.upgrade[player][slot]
        if card != NOTHING:
            sesame += SESAME[card]
            sarcophagus += SARCOPHAGUS[card]
    state.sesame[player] = min(MOST_SESAME, sesame)
    state.sarcophagus[player] = min(MOST_SARCOPHAGUS, sarcophagus)
    for wound in range(2):
        best = 0
        for slot in range(MACHINE_SLOT):
            card = state.upgrade[player][slot]
            if card != NOTHING:
                best += EFFECT[card][wound]
        best = max(WORST, min(BEST, best))
        moved = state.condition[player][wound] + best - state.best[player][wound]
        state.condition[player][wound] = max(WORST, min(BEST, moved))
        state.best[player][wound] = best


def first_slot(card):
    """The first of the two slots for an upgrade."""
    if KIND[card] == Kind.MACHINE:
        return MACHINE_SLOT
    return 0


def install(state, player, card):
    """Puts an upgrade into a free slot, or keeps it waiting until its owner has replaced one (R20)."""
    for slot in range(first_slot(card), first_slot(card) + 2):
        if state.upgrade[player][slot] == NOTHING:
            state.upgrade[player][slot] = card
            state.place[card] = Place.UPGRADE + player
            state.rank[card] = 0
            recount(state, player)
            tell(state, Event.INSTALLED, player, card)
            return
    state.pending = card
    state.place[card] = Place.PENDING


def remove(state, player, card):
    """Takes an upgrade out; it goes to the pile of its own deck."""
    for slot in range(4):
        if state.upgrade[player][slot] == card:
            state.upgrade[player][slot] = NOTHING
    recount(state, player)
    discard(state, card)


def take_goods(state, player, card):
    """What happens to a card that was bought: into the hand, or installed."""
    if KIND[card] == Kind.PROTECTION or KIND[card] == Kind.MEDICINE:
        give(state, card, player)
    else:
        install(state, player, card)


def gain_knowledge(state, player, knowledge):
    state.knowledge[player] += knowledge
    tell(state, Event.KNOWLEDGE, player, knowledge)

"""Enclave: a mission: equip, reveal, use, damage, reward, clean up."""

from dolmen.core.tell import tell

from ..actions import CARRY, DONE, READY, USE, USE_PREPARATION
from ..board import EVERY_EYE, Event, Outcome, Part, Phase, Place, Stage, SyncFailure
from ..cards import (
    ANGELOS,
    CRITICAL,
    EFFECT,
    FIRST,
    FIRST_ITEM,
    FIRST_MISSION,
    ITEMS,
    MISSION_DAMAGE,
    MISSION_TRAPS,
    MOST_PLAYERS,
    MOST_TRAPS,
    OPTIMAL,
    PREPARATION,
    PROTECTIONS,
    RED,
    SIZE,
    SYNC_TRAPS,
    WORST,
    Deck,
)
from ..piles import card_at, check_deck, draw, lose, show
from ..thieves import ask, list_heals, may_be_patient


def begin_mission(state, boarder, mission):
    """Gathers the party: the boarder, then the companions in turn order. In Sync does not reach Angelos (R41)."""
    state.mission = mission
    state.party[0] = boarder
    state.party_size = 1
    state.outcome = Outcome.NONE
    state.used = state.member = 0
    state.stage = Stage.EQUIP
    set_out(state, boarder, mission)
    for turn in range(state.players):
        companion = state.order[turn]
        if mission != ANGELOS and companion != boarder and state.partner[companion] == boarder:
            state.party[state.party_size] = companion
            state.party_size += 1
            tell(state, Event.JOINED, companion, boarder)
            set_out(state, companion, mission)
    for player in range(MOST_PLAYERS):
        state.carried[player] = state.preparation[player] = 0
        state.wounds[player][0] = state.wounds[player][1] = 0


def set_out(state, player, mission):
    """Says that a mission of the Enclave begins for a member."""
    if mission != ANGELOS:
        tell(state, Event.SET_OUT, player, FIRST_MISSION + mission)


# --- equip ---


def equip(state):
    """Stage EQUIP: each member chooses what to carry; R55 says when even a single option is asked."""
    if state.member == state.party_size:
        reveal(state)
        return
    player = state.party[state.member]
    if state.carried[player] < state.sarcophagus[player]:
        is_asked = state.hand_size[player] > state.carried[player]
    else:
        is_asked = may_be_patient(state, player)
    if is_asked:
        ask(state, Phase.CARRY, player)
    else:
        state.member += 1


def list_carries(state, out):
    n = list_heals(state, out)
    player = state.player
    if state.carried[player] < state.sarcophagus[player]:
        for nth in range(len(PROTECTIONS)):
            card = PROTECTIONS[nth]
            if state.place[card] == Place.HAND + player and state.rank[card] == 0:
                out[n] = CARRY + card - FIRST_ITEM
                n += 1
    out[n] = READY
    return n + 1


def carry(state, card):
    """Takes a card along: the party sees it, the others only how many (R28)."""
    state.rank[card] = 1
    state.carried[state.player] += 1
    for member in range(state.party_size):
        state.known[card] |= 1 << state.party[member]
    tell(state, Event.CARRIED, state.player, card)
    tell_hint(state)


def tell_hint(state):
    """Whoever carries a card out of a hand with hidden ones tells something of them."""
    cards = [card for card in range(FIRST_ITEM, FIRST_ITEM + ITEMS) if state.place[card] == Place.HAND + state.player]
    if any(state.known[card] != EVERY_EYE for card in cards):
        tell(state, Event.HINTED, state.player)


def tell_no_hint(state):
    """What `tell_hint` is when compiled."""


tell_hint.compiled_as = tell_no_hint  # type: ignore[attr-defined]


# --- reveal and use ---


def reveal(state):
    """Turns up the traps and all that is carried."""
    state.stage = Stage.USE
    state.member = 0
    for nth in range(len(PROTECTIONS)):
        if is_carried(state, PROTECTIONS[nth]):
            show(state, PROTECTIONS[nth])
    traps = MISSION_TRAPS[state.mission] + SYNC_TRAPS * (state.party_size - 1)
    for nth in range(traps):
        card = draw(state, Deck.TRAP)
        state.place[card] = Place.TRAP
        state.rank[card] = nth
        state.known[card] = EVERY_EYE
    tell_traps(state)
    check_deck(state, Deck.TRAP)


def trap(state, nth):
    """The nth trap of the mission that is going on, or NOTHING."""
    return card_at(state, Deck.TRAP, Place.TRAP, nth)


def tell_traps(state):
    """One event with the mission and its traps in their order."""
    tell(state, Event.TRAPS, state.mission, *(trap(state, nth) for nth in range(MOST_TRAPS)))


def tell_no_traps(state):
    """What `tell_traps` is when compiled."""


tell_traps.compiled_as = tell_no_traps  # type: ignore[attr-defined]


def is_carried(state, card):
    return state.place[card] >= Place.HAND and state.place[card] < Place.USED and state.rank[card] == 1


def has_usable_preparation(state, player):
    """R29: received in an earlier round and not used yet."""
    return state.prepared[player] > 0 and state.prepared[player] < state.round and state.preparation[player] == 0


def use_protection(state):
    """Stage USE: each member uses what they want of what they carry."""
    if state.member == state.party_size:
        resolve(state)
        return
    player = state.party[state.member]
    if state.carried[player] > 0 or has_usable_preparation(state, player):
        ask(state, Phase.USE, player)
    else:
        state.member += 1


def list_uses(state, out):
    n = 0
    player = state.player
    for nth in range(len(PROTECTIONS)):
        card = PROTECTIONS[nth]
        if state.place[card] == Place.HAND + player and state.rank[card] == 1:
            out[n] = USE + card - FIRST_ITEM
            n += 1
    if has_usable_preparation(state, player):
        out[n] = USE_PREPARATION
        n += 1
    out[n] = DONE
    return n + 1


def use_card(state, card):
    player = state.player
    lose(state, card, player)
    state.carried[player] -= 1
    state.place[card] = Place.USED + player
    state.rank[card] = state.used
    state.used += 1
    tell(state, Event.USED, player, card)


def use_preparation(state):
    state.preparation[state.player] = 1
    tell(state, Event.USED_PREPARATION, state.player)


# --- damage ---


def danger(state, wound):
    """S: what the mission and its traps do, before the personal numbers."""
    total = MISSION_DAMAGE[state.mission][wound]
    for card in range(FIRST[Deck.TRAP], FIRST[Deck.TRAP] + SIZE[Deck.TRAP]):
        if state.place[card] == Place.TRAP:
            total += EFFECT[card][wound]
    return total


def protection(state, wound):
    """B: what the whole party has used."""
    total = 0
    for nth in range(len(PROTECTIONS)):
        card = PROTECTIONS[nth]
        if state.place[card] >= Place.USED and state.place[card] < Place.UPGRADE:
            total += EFFECT[card][wound]
    for player in range(MOST_PLAYERS):
        if state.preparation[player] == 1:
            total += PREPARATION[wound]
    return total


def damage(state, player, wound):
    """R24: what is left for a member after the critical and optimal number and all protection."""
    space = state.condition[player][wound] - WORST
    threat = danger(state, wound) - OPTIMAL[space]
    if state.cancels[player] == 0:
        threat += CRITICAL[space]
    return max(0, max(0, threat) - protection(state, wound))


def fails(state, player, wound, net):
    """R25, R45: whether damage of one type makes a member fail."""
    if net == 0:
        return False
    after = state.condition[player][wound] - net
    if state.cancels[player] == 1:
        return after < WORST
    return after <= RED


def resolve(state):
    """Deals the damage to all members, then tells success from failure (R42 g)."""
    failed = 0
    for member in range(state.party_size):
        player = state.party[member]
        has_failed = False
        for wound in range(2):
            net = damage(state, player, wound)
            state.wounds[player][wound] = net
            has_failed = has_failed or fails(state, player, wound, net)
        failed += has_failed
    for member in range(state.party_size):
        player = state.party[member]
        for wound in range(2):
            hurt = state.condition[player][wound] - state.wounds[player][wound]
            state.condition[player][wound] = max(WORST, hurt)
        tell(state, Event.WOUNDED, player, state.wounds[player][0], state.wounds[player][1])
    is_failure = failed == state.party_size or (failed > 0 and state.sync_failure == SyncFailure.ANY)
    state.outcome = Outcome.FAILURE if is_failure else Outcome.SUCCESS
    state.stage = Stage.REWARD
    state.part = Part.FIRST
    state.member = 0
    tell(state, Event.FAILED if is_failure else Event.SUCCEEDED, state.party[0], state.mission)

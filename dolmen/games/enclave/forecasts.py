"""Enclave: what the odds of a mission foretell, played out by the rules in one deal."""

from itertools import combinations, product

from dolmen.core.tell import Tale

from .actions import BOARD, CARRY, DONE, MOST_LEGAL, READY, USE, USE_PREPARATION
from .board import Event, Place
from .cards import EFFECT, FIRST_ITEM, FIRST_MISSION, PROTECTIONS, Deck
from .odds import best_shields, party_of
from .rules import apply, hide, legal_actions


def boarded(state, viewer, details):
    """Whether a mission of the row succeeds, for each choice of cards that may be the best."""
    mission = details["mission"]
    slot = list(state.row[Deck.MISSION]).index(FIRST_MISSION + mission)
    return tuple(succeeds(state, cards, BOARD + slot) for cards in choices(state, viewer, mission))


def carried(state, viewer, details):
    """Whether the mission succeeds if nobody takes more along."""
    return succeeds(state, ())


def choices(state, viewer, mission):
    """What the party may take along of the cards that the viewer knows, less what is worse in both types."""
    seen = state.copy()
    hide(seen, viewer)
    by_member = []
    for member in party_of(state, viewer, mission):
        held = [card for card in PROTECTIONS if seen.place[card] == Place.HAND + member]
        by_member.append(combinations(held, min(state.sarcophagus[member], len(held))))
    together = [sum(cards, ()) for cards in product(*by_member)]
    by_sum = {tuple(sum(EFFECT[card][wound] for card in cards) for wound in range(2)): cards for cards in together}
    return [by_sum[shield] for shield in sorted(best_shields(set(by_sum)))]


def succeeds(state, cards, *first):
    """Plays on until the mission is decided: these cards are taken along, and everything is used."""
    state = state.copy()
    state.tale, out = Tale(), [0] * MOST_LEGAL
    wanted = [*first, *(CARRY + card - FIRST_ITEM for card in cards), READY, *range(USE, USE_PREPARATION + 1), DONE]
    while True:
        legal = out[: legal_actions(state, out)]
        apply(state, next(action for action in wanted if action in legal))
        told = [event[0] for event in state.tale.events]
        if Event.SUCCEEDED in told or Event.FAILED in told:
            return Event.SUCCEEDED in told


def chance(state, viewer, details):
    """The terminal's figure, of a mission of the row or of the one that is being equipped."""
    return boarded(state, viewer, details) if "mission" in details else carried(state, viewer, details)


FORECASTS = {"pic-odds-about.n": boarded, "pic-odds-shared.n": boarded, "pic-odds.n": chance}

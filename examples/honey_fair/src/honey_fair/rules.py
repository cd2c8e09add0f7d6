"""Honey Fair: nine jars are put up one after another, and everybody bids a coin for each, face down.

When all have chosen, the coins are opened. The highest coin that nobody else has laid takes the jar; all coins are
spent. If there is no such coin, the jar stands beside the next one (or leaves, if the table has chosen so).
"""

from dolmen.core.dice import roll
from dolmen.core.tell import tell

from .board import JARS, NOTHING, ROUNDS, UNSOLD, Event, Unsold
from .check import check
from .judge import judge, parts
from .purse import holds
from .sight import guess, hide, swap
from .tensor import observe
from .traits import describe

__all__ = ["check", "describe", "guess", "hide", "judge", "observe", "parts", "swap"]


def setup(state):
    """Shuffles the jars and shows the first."""
    for place in range(ROUNDS):
        state.jar[place] = place + 1
        state.buyer[place] = UNSOLD
    for place in range(ROUNDS - 1, 0, -1):
        other = roll(state.dice, place + 1)
        worth = state.jar[place]
        state.jar[place] = state.jar[other]
        state.jar[other] = worth
    tell(state, Event.SHOWN, state.jar[0])


def legal_actions(state, out):
    """Any coin that is left."""
    n = 0
    if state.round < ROUNDS:
        for coin in range(1, JARS + 1):
            if holds(state, state.player, coin):
                out[n] = coin - 1
                n += 1
    return n


def apply(state, action):
    """Lays a coin face down; after the last one all are opened."""
    state.bid[state.player][state.round] = action + 1
    tell(state, Event.BID, state.player, action + 1)
    state.player += 1
    if state.player == state.players:
        state.player = 0
        open_bids(state)


def open_bids(state):
    now = state.round
    state.round += 1
    for player in range(state.players):
        tell(state, Event.OPENED, player, state.bid[player][now])
    sell(state, now, best_bidder(state, now))
    if state.round == ROUNDS:
        tell(state, Event.ENDED)
    else:
        tell(state, Event.SHOWN, state.jar[state.round])


def best_bidder(state, now):
    """Who bid the highest coin that nobody else bid, or UNSOLD."""
    for coin in range(JARS, NOTHING, -1):
        bidder = UNSOLD
        bidders = 0
        for player in range(state.players):
            if state.bid[player][now] == coin:
                bidder = player
                bidders += 1
        if bidders == 1:
            return bidder
    return UNSOLD


def sell(state, now, buyer):
    if buyer == UNSOLD:
        tell(state, Event.LEFT, state.jar[now])
        return
    for place in range(now + 1):
        if is_on_sale(state, place, now):
            state.buyer[place] = buyer
            tell(state, Event.SOLD, buyer, state.jar[place])


def is_on_sale(state, place, now):
    """The jar of this round, and those that were kept."""
    return place == now or (place < now and state.buyer[place] == UNSOLD and state.unsold == Unsold.KEPT)


def score(state, player):
    """What the jars of a player are worth."""
    points = 0
    for place in range(ROUNDS):
        if state.buyer[place] == player:
            points += state.jar[place]
    return points


def rank(state, player):
    """Most points first; equal points share the place."""
    ahead = 0
    mine = score(state, player)
    for rival in range(state.players):
        ahead += score(state, rival) > mine
    return ahead

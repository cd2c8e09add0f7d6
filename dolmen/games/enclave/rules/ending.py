"""Enclave: the end of a round: has somebody won, rotation; and the score of the game."""

from dolmen.core.tell import tell

from ..board import Ending, Event, Phase, Place, Stage
from ..cards import BONUS_MOST, BONUS_TIE, FIRST, LEVELS, NOTHING, ROUNDS, SIZE, TOKENS_TO_WIN, Deck
from ..piles import discard, refill_row
from .planning import begin_round

CATEGORIES = 4  # tree markers, tree tokens, coins, pryzes


def end_round(state):
    """Stage END: R50: four tree tokens win now; after the last round the points count; else the rows rotate."""
    for player in range(state.players):
        if has_tokens_to_win(state, player):
            state.ending = Ending.TOKENS
    if state.ending == Ending.NONE and state.round == ROUNDS:
        state.ending = Ending.ROUNDS
    if state.ending != Ending.NONE:
        end_game(state)
        return
    rotate_row(state, Deck.MAGGOT)
    rotate_row(state, Deck.KNIVES)
    rotate_row(state, Deck.MISSION)
    return_tokens(state)
    for place in range(state.players):
        state.order[place] = state.next_order[place]
    begin_round(state)


def has_tokens_to_win(state, player):
    return state.tree_tokens[player] >= TOKENS_TO_WIN[state.tree_tokens_to_win]


def end_game(state):
    state.stage = Stage.OVER
    state.phase = Phase.OVER
    if state.ending == Ending.ROUNDS:
        for player in range(state.players):
            for category in range(CATEGORIES):
                points = bonus(state, player, category)
                if points > 0:
                    tell(state, Event.BONUS, player, category, points)
    tell(state, Event.ENDED, state.ending)


def rotate_row(state, deck):
    card = state.row[deck][0]
    if card != NOTHING:
        state.row[deck][0] = NOTHING
        tell(state, Event.ROTATED, deck, card)
        discard(state, card)
    refill_row(state, deck)


def return_tokens(state):
    """Tokens that were received before this round go back, and extra markers that were used."""
    for player in range(state.players):
        if state.prepared[player] > 0 and state.prepared[player] < state.round:
            state.prepared[player] = 0
            tell(state, Event.LOST_PREPARATION, player)
        if state.in_sync[player] > 0 and state.in_sync[player] < state.round:
            state.in_sync[player] = 0
            tell(state, Event.LOST_SYNC, player)
        if state.thule[player] < state.round:
            state.thule[player] = 0


# --- score ---


def amount(state, player, category):
    """What a player has in a category of the bonuses."""
    if category == 0:
        taken = 0
        for level in range(LEVELS):
            taken += state.marker_owner[level] == player
        return taken
    if category == 1:
        return state.tree_tokens[player]
    if category == 2:
        return state.coins[player]
    owned = 0
    for card in range(FIRST[Deck.PRYZE], FIRST[Deck.PRYZE] + SIZE[Deck.PRYZE]):
        place = state.place[card]
        owned += place == Place.HAND + player or place == Place.UPGRADE + player
    return owned


def bonus(state, player, category):
    """R51: two points for the most, one each if tied, nothing for nothing."""
    mine = amount(state, player, category)
    if mine == 0:
        return 0
    points = BONUS_MOST
    for rival in range(state.players):
        if rival != player:
            theirs = amount(state, rival, category)
            if theirs > mine:
                return 0
            if theirs == mine:
                points = BONUS_TIE
    return points


def score(state, player):
    """The track and, unless tree tokens ended the game, the bonuses."""
    points = state.points[player]
    if state.ending != Ending.TOKENS:
        for category in range(CATEGORIES):
            points += bonus(state, player, category)
    return points


def rank(state, player):
    """How many stand before a player: 5.1 after tree tokens have ended the game, else 5.2."""
    ahead = 0
    for rival in range(state.players):
        ahead += rival != player and stands_before(state, rival, player)
    return ahead


def stands_before(state, rival, player):
    if state.ending == Ending.TOKENS:
        mine, theirs = has_tokens_to_win(state, player), has_tokens_to_win(state, rival)
        if mine != theirs:
            return theirs
        if mine and state.tree_tokens[rival] != state.tree_tokens[player]:
            return state.tree_tokens[rival] > state.tree_tokens[player]
    mine_points, their_points = score(state, player), score(state, rival)
    if mine_points != their_points:
        return their_points > mine_points
    if state.tree_tokens[rival] != state.tree_tokens[player]:
        return state.tree_tokens[rival] > state.tree_tokens[player]
    return state.knowledge[rival] > state.knowledge[player]

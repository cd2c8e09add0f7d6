"""Mac Robber: a rough value of a position, for bots that look one step ahead over guesses.

What a clan has is worth what a scoring now would bring, times the scorings that are likely still to come; warriors,
cards, room on estates and the marker have a price of their own. An assault under way counts by its chances: a guess
makes all hands known, so the mean over guesses is the expectation of somebody who knows what has been shown.
"""

from enum import IntEnum

from .assault import lead_of
from .board import (
    COMBATS,
    DEFEAT_POINTS,
    DEFENCE_POINTS,
    GREEN_FIRST,
    GREEN_SECOND,
    GREEN_TIED,
    HERD_POINTS,
    LEAST_WARRIORS,
    MOST_HERDS_POINTS,
    SLOTS,
    VALUES,
    WIN_POINTS,
    WIN_POINTS_BARE,
    Colour,
    Deed,
    Estate,
    Phase,
)
from .cubes import blue_of, count_pieces, estates_of, find_estate, green_of, has_piece
from .deeds import open_deeds
from .scoring import best_score, score
from .sight import is_face_down

LIKELY_END, POINTS_A_ROUND = 37.0, 5.5  # where the leader stands at the end, and how fast they get there
FEWEST_LEFT, MOST_LEFT = 1.0, 5.0
CARD_WORTH = (0.0, 0.15, 0.5, 1.0)  # by value, of the three best cards
SPARE_CARD = 0.15  # of the rest of the hand
ROOM = (0.0, 1.5, 1.9, 2.1, 2.2, 2.2, 2.2)  # by empty estates
WARRIOR_WORTH, ENOUGH_WARRIORS = 0.4, 6
FOLLOWING_WORTH = 0.8
CUBE_WORTH = 0.12  # a round: even where a cube changes no place now, it will
ANOTHER_ACTION = 1.2
STOLEN_HERD, RAZED = 0.9, 0.5  # a round
BEST_RIVAL = 0.7  # the rest counts by the mean of all rivals


class Term(IntEnum):
    """What the worth of a clan is the sum of."""

    POINTS = 0
    CUBES = 1
    HERDS = 2
    BLUE = 3
    MOST_HERDS = 4
    GREEN = 5
    ROOM = 6
    WARRIORS = 7
    CARDS = 8
    FOLLOWING = 9
    ACTIONS = 10
    ASSAULT = 11


TERMS = len(Term)
_WORDS = tuple(term.name.lower().replace("_", "-") for term in Term)
PARTS = (*_WORDS, *(f"rival-{word}" for word in _WORDS))


def judge(state, player):
    """How far `player` is ahead of the rivals, the best of them above all, in points."""
    left = rounds_left(state)
    best, total = -1000.0, 0.0
    for rival in range(state.players):
        if rival != player:
            value = worth(state, rival, left)
            best = max(best, value)
            total += value
    return worth(state, player, left) - BEST_RIVAL * best - (1.0 - BEST_RIVAL) * total / (state.players - 1)


def parts(state, player, out):
    """The same in terms: the player's own, then those of the rivals, each rival with the share it has in the judgement.

    That of the best rival is 0.7 and part of the rest, that of the others an equal part of the rest.
    """
    left = rounds_left(state)
    for place in range(2 * TERMS):
        out[place] = 0.0
    add_terms(state, player, left, 1.0, 0, out)
    best = best_rival(state, player, left)
    for rival in range(state.players):
        if rival != player:
            share = (BEST_RIVAL if rival == best else 0.0) + (1.0 - BEST_RIVAL) / (state.players - 1)
            add_terms(state, rival, left, -share, TERMS, out)


def best_rival(state, player, left):
    best = (player + 1) % state.players
    for rival in range(state.players):
        if rival != player and worth(state, rival, left) > worth(state, best, left):
            best = rival
    return best


def rounds_left(state):
    """How many scorings are likely to come, this round's among them."""
    if state.phase == Phase.OVER:
        return 0.0
    return min(max((LIKELY_END - best_score(state)) / POINTS_A_ROUND, FEWEST_LEFT), MOST_LEFT)


def worth(state, player, left):
    """Points, and what board, hand and fights will bring: the sum of the terms."""
    points = 1.0 * score(state, player)
    if state.phase == Phase.OVER:
        return points
    herds, blue, green = count_pieces(state, player, Estate.CATTLE), blue_of(state, player), green_of(state, player)
    beside = herds_beside(state, player)
    income = growth(herds, blue, green) + herd_income(herds) + blue_income(blue, beside)
    points += left * (income + most_herds_income(herds, beside) + green_income(state, player, green))
    points += room_worth(state, player)
    points += warriors_worth(state, player)
    points += hand_worth(state, player)
    points += following_worth(state, player)
    points += actions_worth(state, player)
    return points + assault_worth(state, player, left)


def add_terms(state, player, left, share, first, out):
    """Adds a share of each term of a clan's worth to `out`, from place `first` on."""
    out[first + Term.POINTS] += share * score(state, player)
    if state.phase == Phase.OVER:
        return
    herds, blue, green = count_pieces(state, player, Estate.CATTLE), blue_of(state, player), green_of(state, player)
    beside = herds_beside(state, player)
    out[first + Term.CUBES] += share * left * growth(herds, blue, green)
    out[first + Term.HERDS] += share * left * herd_income(herds)
    out[first + Term.BLUE] += share * left * blue_income(blue, beside)
    out[first + Term.MOST_HERDS] += share * left * most_herds_income(herds, beside)
    out[first + Term.GREEN] += share * left * green_income(state, player, green)
    out[first + Term.ROOM] += share * room_worth(state, player)
    out[first + Term.WARRIORS] += share * warriors_worth(state, player)
    out[first + Term.CARDS] += share * hand_worth(state, player)
    out[first + Term.FOLLOWING] += share * following_worth(state, player)
    out[first + Term.ACTIONS] += share * actions_worth(state, player)
    out[first + Term.ASSAULT] += share * assault_worth(state, player, left)


# --- what each scoring to come brings ------------------------------------------------------------------------------


def herds_beside(state, player):
    """How many herds the rival with most of them has."""
    most = 0
    for rival in range(state.players):
        if rival != player:
            most = max(most, count_pieces(state, rival, Estate.CATTLE))
    return most


def growth(herds, blue, green):
    """What cubes may count for later that change no place now."""
    return CUBE_WORTH * (blue + green + herds)


def herd_income(herds):
    """A scoring's points for each herd."""
    return HERD_POINTS * herds


def blue_income(blue, beside):
    """Pipers and castles above the largest number of herds that somebody else has."""
    return max(0, blue - beside)


def most_herds_income(herds, beside):
    """More herds than anybody else."""
    return MOST_HERDS_POINTS if herds > beside else 0


def green_income(state, player, green):
    """Most or second most monks and cubes of abbeys, alone or tied."""
    if green == 0:
        return 0
    more, equal = 0, 0
    for rival in range(state.players):
        if rival != player:
            theirs = green_of(state, rival)
            more += theirs > green
            equal += theirs == green
    if more > 1:
        return 0
    if equal > 0:
        return GREEN_TIED
    return GREEN_FIRST if more == 0 else GREEN_SECOND


# --- what else a clan has ------------------------------------------------------------------------------------------


def room_worth(state, player):
    """Empty estates: the first makes the next piece possible, more of them are worth little."""
    return ROOM[count_pieces(state, player, Estate.EMPTY)]


def warriors_worth(state, player):
    """Warriors above the three that always stay: they are cards in hand, payment, and the marker."""
    return WARRIOR_WORTH * (min(state.court[player][Colour.YELLOW], ENOUGH_WARRIORS) - LEAST_WARRIORS)


def hand_worth(state, player):
    """The three best cards, and a little for the others."""
    points, best = 0.0, COMBATS
    for value in range(VALUES - 1, -1, -1):
        count = 0 + state.hand[player][value] + state.fresh[player][value]
        taken = min(count, best)
        best -= taken
        points += CARD_WORTH[value] * (taken + SPARE_CARD * (count - taken))
    return points


def following_worth(state, player):
    """The marker "largest following", which lets its holder draw again."""
    return FOLLOWING_WORTH if state.following == player else 0.0


def actions_worth(state, player):
    """An action that the active player may still do in this turn."""
    if state.phase != Phase.ACT or state.active != player:
        return 0.0
    return ANOTHER_ACTION if open_deeds(state) & ~(1 << Deed.DONE) != 0 else 0.0


# --- an assault under way ------------------------------------------------------------------------------------------


def assault_worth(state, player, left):
    """What an assault under way, or a plunder to come, is worth to one of its two sides; nothing to others."""
    if player != state.attacker and player != state.defender:
        return 0.0
    return fight_worth(state, player, left)


def fight_worth(state, player, left):
    """What an assault under way, or a plunder to come, is worth to one of its two sides."""
    is_attacker = player == state.attacker
    if state.phase == Phase.PLUNDER:
        prize = plunder_worth(state, left)
        return prize if is_attacker else -prize
    if state.phase != Phase.COMBAT:
        return 0.0
    lead, to_come = lead_of(state), COMBATS - state.combat
    if is_face_down(state):
        # The card on the table meets any of the defender's best, then the other combat rounds follow.
        win, draw = meets(state, state.duel_card[state.combat][0] + state.duel_piper[state.combat][0], to_come)
        lost = 1.0 - win - draw
        rest = to_come - 1
        value = win * outcome_worth(state, is_attacker, lead + 1, rest, left)
        value += draw * outcome_worth(state, is_attacker, lead, rest, left)
        return value + lost * outcome_worth(state, is_attacker, lead - 1, rest, left)
    return outcome_worth(state, is_attacker, lead, to_come, left)


def outcome_worth(state, is_attacker, lead, to_come, left):
    """The worth of an assault with so many combat rounds to come, by the best cards of both sides."""
    win, lost = 0.0, 0.0
    one, even = 0.0, 0.0
    if to_come > 0:
        for k in range(to_come):
            up, same = meets(state, best_card(state, state.attacker, k), to_come)
            one += up / to_come
            even += same / to_come
    down = 1.0 - one - even
    for up in range(to_come + 1):
        for same in range(to_come + 1 - up):
            fewer = to_come - up - same
            chance = ways(to_come, up, same) * one**up * even**same * down**fewer
            end = lead + up - fewer
            if end > 0:
                win += chance
            elif end < 0:
                lost += chance
    if is_attacker:
        return win * win_worth(state, left) - lost * DEFEAT_POINTS
    return lost * DEFENCE_POINTS - win * plunder_worth(state, left)


def ways(total, one, two):
    """How many ways to choose `one` and then `two` of up to three."""
    if one == total or two == total or (one == 0 and two == 0):
        return 1
    return 6 if total == 3 and one == 1 and two == 1 else total


def meets(state, strength, cards):
    """The chances that a strength beats, or equals, one of the defender's best cards."""
    win, draw = 0.0, 0.0
    for k in range(cards):
        card = best_card(state, state.defender, k)
        win += (strength > card) / cards
        draw += (strength == card) / cards
    return win, draw


def best_card(state, player, k):
    """The value of the k-th best card of a hand, from 0; 0 when there are not so many."""
    for value in range(VALUES - 1, -1, -1):
        k -= state.hand[player][value]
        if k < 0:
            return value + 1
    return 0


def win_worth(state, left):
    """What a won assault brings the attacker."""
    if not has_piece(state, state.defender):
        return 1.0 * WIN_POINTS_BARE
    return WIN_POINTS + plunder_worth(state, left)


def plunder_worth(state, left):
    """What the plunder itself is worth, to one side and about as much against the other."""
    if find_estate(state, state.defender, Estate.CATTLE) < SLOTS:
        has_room = find_estate(state, state.attacker, Estate.EMPTY) < SLOTS
        return left * (STOLEN_HERD if has_room else RAZED)
    return left * RAZED if estates_of(state, state.defender) > 0 and has_piece(state, state.defender) else 0.0

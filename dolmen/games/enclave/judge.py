"""Enclave: a rough value of a position in terms: what is owned, what the markers promise, how the mission goes."""

from enum import IntEnum

from .board import Ending, Outcome, Part, Place, Stage
from .cards import (
    CRITICAL,
    EFFECT,
    FIRST_ITEM,
    FIRST_MISSION,
    ITEMS,
    KIND,
    LEVELS,
    LOCATIONS,
    MISSION_DAMAGE,
    MISSION_KNOWLEDGE,
    MISSION_PRYZES,
    MISSION_TRAPS,
    MISSION_TREE,
    NOTHING,
    OPTIMAL,
    PREPARATION,
    PRICE,
    PROTECTIONS,
    RED,
    ROUNDS,
    SARCOPHAGUS_START,
    SCHEME,
    SHEPHERD_COINS,
    SHEPHERD_KNOWLEDGE,
    TOKENS_TO_WIN,
    WORST,
    Deck,
    Kind,
    Location,
)
from .rules.ending import CATEGORIES, bonus, stands_before
from .rules.mission import danger, has_usable_preparation, protection
from .rules.places import is_in_line


class Term(IntEnum):
    """The terms of what a player is worth."""

    POINTS = 0
    KNOWLEDGE = 1
    COINS = 2
    TREE_TOKENS = 3
    HAND = 4
    CONDITION = 5
    MACHINE = 6
    SAFEGUARDS = 7
    MAJORITIES = 8
    MARKERS = 9
    MISSIONS = 10


TERMS = len(Term)
VICTORY = 2 * TERMS  # once the game is over: after the terms of both
_OWN = tuple(term.name.lower().replace("_", "-") for term in Term)
PARTS = (*_OWN, *(f"rival-{name}" for name in _OWN), "victory")

WIN = 60.0
KNOWLEDGE, TRADABLE = 0.5, 0.95  # one knowledge, and one that this round's visit to the Tree can trade
COIN, TOKEN, PRYZE, WOUND = 0.06, 1.3, 0.75, 0.2
PROTECTION, SPARE_PROTECTION, ENOUGH = 0.14, 0.03, 10  # a point of protection, and beyond what a mission can use
MEDICINE, SLOT, SESAME_STEP, CONDITION, DANGEROUS = 0.07, 0.7, 0.1, 0.22, 0.4
PREPARED, CANCEL = 0.35, 0.6  # a preparation token, and Akunen's
EXTRA_MARKER, LEVEL = 0.8, 0.4  # a fifth action card in the next round, and a visit to a level of the Tree
TRAP_MEAN = 42 / 18  # damage of each type that a trap does on average
CHANCE_EVEN, CHANCE_STEP = 0.5, 0.15  # chance of success by the points of protection to spare


def judge(state, player):
    """How far `player` is ahead of the best rival."""
    if state.ending != Ending.NONE:
        return state.points[player] - points_to_beat(state, player) + victory(state, player)
    best = -1000.0
    for rival in range(state.players):
        if rival != player:
            best = max(best, worth(state, rival))
    return worth(state, player) - best


def parts(state, player, out):
    """The same in terms: the player's own, then those of the best rival as losses, then what the end is worth."""
    for part in range(len(PARTS)):
        out[part] = 0.0
    if state.ending != Ending.NONE:
        out[Term.POINTS] = state.points[player]
        out[TERMS + Term.POINTS] = -points_to_beat(state, player)
        out[VICTORY] = victory(state, player)
        return
    write_terms(state, player, out, 0)
    write_terms(state, best_rival(state, player), out, TERMS)
    for term in range(TERMS, 2 * TERMS):
        out[term] = -out[term]


def best_rival(state, player):
    """Who stands best of the others."""
    best = 1 if player == 0 else 0
    for rival in range(state.players):
        if rival != player and worth(state, rival) > worth(state, best):
            best = rival
    return best


def worth(state, player):
    """What a player has and may hope for: the sum of all terms."""
    hope = boardings_left(state, player)
    value = state.points[player] + knowledge_worth(state, player) + coin_worth(state, player)
    value += token_worth(state, player)
    value += hope * (hand_worth(state, player) + condition_worth(state, player) + machine_worth(state, player))
    value += safeguards(state, player, hope) + majorities(state, player)
    return value + markers(state, player, hope) + missions(state, player)


def write_terms(state, player, out, start):
    """Writes what a player is worth term by term, from a place of `out` on."""
    hope = boardings_left(state, player)
    out[start + Term.POINTS] = state.points[player]
    out[start + Term.KNOWLEDGE] = knowledge_worth(state, player)
    out[start + Term.COINS] = coin_worth(state, player)
    out[start + Term.TREE_TOKENS] = token_worth(state, player)
    out[start + Term.HAND] = hope * hand_worth(state, player)
    out[start + Term.CONDITION] = hope * condition_worth(state, player)
    out[start + Term.MACHINE] = hope * machine_worth(state, player)
    out[start + Term.SAFEGUARDS] = safeguards(state, player, hope)
    out[start + Term.MAJORITIES] = majorities(state, player)
    out[start + Term.MARKERS] = markers(state, player, hope)
    out[start + Term.MISSIONS] = missions(state, player)


def boardings_left(state, player):
    """How much equipment still matters: 1 while missions lie ahead, 0 after the last."""
    left = 0.5 * (ROUNDS - state.round)
    if is_ahead(state, Location.BOARDING) and is_in_line(state, player, Location.BOARDING):
        left += 1.0
    if state.chosen[player] == Location.BOARDING or state.stage < Stage.PLACE:
        left += 0.6
    return min(1.0, left)


def is_ahead(state, location):
    """Whether a location is still to be visited, or being visited, in this round."""
    if state.stage <= Stage.TRAVEL:
        return state.token[location] == 0 or state.token[location] > state.stop
    return state.stage < Stage.TREE and state.token[location] >= state.stop


# --- once the game is over ---


def victory(state, player):
    """A won game is worth more than any promise, a lost one as much less."""
    for rival in range(state.players):
        if rival != player and stands_before(state, rival, player):
            return -WIN
    return WIN


def points_to_beat(state, player):
    """The most points of a rival, since by how much a game was won still counts a little.

    Of a lost game: among the rivals by seat, up to the first who stands before the player.
    """
    best = 0.0
    for rival in range(state.players):
        if rival != player:
            best = max(best, state.points[rival])
            if stands_before(state, rival, player):
                return best
    return best


# --- what is owned ---


def knowledge_worth(state, player):
    """Knowledge counts most if the Tree is still to come; in the end only what can be traded."""
    knowledge, tradable = state.knowledge[player], 0
    if state.stage < Stage.TREE or (state.stage >= Stage.EQUIP and state.level < LEVELS):
        for level in range(state.level, LEVELS):
            if is_in_line(state, player, LOCATIONS + level):
                tradable = min(knowledge, state.marker[level])
    if state.chosen[player] == Location.TREE:
        tradable = min(knowledge, state.marker[min(LEVELS, state.round) - 1])
    rest = knowledge - tradable
    each = KNOWLEDGE if state.round < ROUNDS else 0.04
    if state.round == ROUNDS and state.stage < Stage.PLACE:
        each = 0.4
    return TRADABLE * tradable + each * min(rest, 8) + 0.3 * each * max(0, rest - 8)


def coin_worth(state, player):
    """Coins, of less use in the last round."""
    return COIN * state.coins[player] * (1.0 if state.round < ROUNDS else 0.4)


def token_worth(state, player):
    """Tree tokens: they open levels, and enough of them win the game."""
    tokens = state.tree_tokens[player]
    wanted = TOKENS_TO_WIN[state.tree_tokens_to_win]
    if tokens >= wanted:
        return 0.8 * WIN
    return TOKEN * tokens + (1.5 if tokens == wanted - 1 else 0.0)


def hand_worth(state, player):
    """Protection for the missions to come, and medicine."""
    physical, mental, medicine = 0, 0, 0
    for card in range(FIRST_ITEM, FIRST_ITEM + ITEMS):
        if state.place[card] == Place.HAND + player:
            if KIND[card] == Kind.PROTECTION:
                physical += EFFECT[card][0]
                mental += EFFECT[card][1]
            else:
                medicine += max(0, EFFECT[card][0]) + max(0, EFFECT[card][1])
    enough = min(physical, ENOUGH) + min(mental, ENOUGH)
    return PROTECTION * enough + SPARE_PROTECTION * (physical + mental - enough) + MEDICINE * min(medicine, 14)


def condition_worth(state, player):
    """How far the thief is from the red spaces, or how near to them."""
    value = 0.0
    for wound in range(2):
        condition = state.condition[player][wound]
        value += CONDITION * condition
        if condition < -1:
            value += DANGEROUS * (condition + 1)
    return value


def machine_worth(state, player):
    """Room in the sarcophagus, and sesame."""
    return SLOT * min(2, state.sarcophagus[player] - SARCOPHAGUS_START) + SESAME_STEP * state.sesame[player]


def safeguards(state, player, hope):
    """A preparation token that can still be used, and Akunen's, which makes red spaces harmless."""
    value = CANCEL * state.cancels[player] * hope
    if state.prepared[player] > 0 and state.preparation[player] == 0 and state.round < ROUNDS:
        value += PREPARED
    return value


def majorities(state, player):
    """The majorities of the end, the nearer the end the more."""
    value = 0.0
    for category in range(CATEGORIES):
        value += bonus(state, player, category)
    return value * (0.1 + 0.12 * state.round)


# --- what markers promise ---


def markers(state, player, hope):
    """What markers in lines, or the card just chosen, will bring but at Boarding; and a fifth card next round."""
    value = 0.0
    for location in range(LOCATIONS):
        if location != Location.BOARDING:
            place = place_to_come(state, player, location)
            if place != NOTHING:
                value += promise(state, player, location, place, hope)
    chosen = state.chosen[player]
    if chosen != NOTHING and chosen != Location.BOARDING and chosen != Location.TREE:
        value += promise(state, player, chosen, state.line_size[chosen], hope)
    if chosen == Location.TREE or has_level_to_come(state, player):
        value += LEVEL
    if state.thule[player] == state.round and state.round < ROUNDS:
        value += EXTRA_MARKER
    return value


def place_to_come(state, player, location):
    """The place in a line of a marker that has not had its turn this round, or NOTHING."""
    if is_ahead(state, location):
        for place in range(state.line_size[location]):
            if state.line[location][place] == player and not has_acted(state, location, place):
                return place
    return NOTHING


def has_acted(state, location, place):
    """Whether the marker at a place of a line has had its turn."""
    if state.stage <= Stage.TRAVEL or state.here != location:
        return False
    if state.part == Part.FIRST and (state.stage == Stage.SHOP or state.stage == Stage.BOARDING):
        return False
    return place < state.turn


def has_level_to_come(state, player):
    """Whether a marker on the Tree has not had its turn."""
    if state.stage <= Stage.TREE:
        for level in range(state.level, LEVELS):
            for place in range(state.line_size[LOCATIONS + level]):
                if state.line[LOCATIONS + level][place] == player and (level > state.level or place >= state.turn):
                    return True
    return False


def promise(state, player, location, place, hope):
    """What a place in the line of the Shepherd, of the Oracle or of a shop is worth."""
    if location == Location.SHEPHERD:
        return COIN * SHEPHERD_COINS[place] + KNOWLEDGE * SHEPHERD_KNOWLEDGE[place]
    if location == Location.ORACLE:
        return 0.15
    shopping = 0.1 + 0.5 * hope * (state.coins[player] >= 3)
    if location == Location.MAGGOT:
        hurt = state.best[player][0] - state.condition[player][0] + state.best[player][1] - state.condition[player][1]
        shopping *= 0.4 + 0.1 * min(8, hurt)
    return shopping


# --- missions ---


def missions(state, player):
    """What a mission promises: to a marker at Boarding, to the card just chosen, and to those who are on board."""
    value = 0.0
    place = place_to_come(state, player, Location.BOARDING)
    if place != NOTHING:
        value += boarding_promise(state, player, place)
    if state.chosen[player] == Location.BOARDING:
        value += boarding_promise(state, player, state.line_size[Location.BOARDING])
    if state.mission != NOTHING and is_member(state, player):
        value += mission_going_on(state, player)
    return value


def boarding_promise(state, player, place):
    """The best mission of the row, or what preparing is worth; less for those who come late."""
    best = PREPARED
    for slot in range(len(state.row[Deck.MISSION])):
        card = state.row[Deck.MISSION][slot]
        if card != NOTHING:
            best = max(best, mission_worth(state, player, card - FIRST_MISSION))
    return best * (1.0 - 0.12 * place)


def is_member(state, player):
    for member in range(state.party_size):
        if state.party[member] == player:
            return True
    return False


def reward_worth(mission):
    knowledge = KNOWLEDGE * 1.2 * MISSION_KNOWLEDGE[mission]
    return knowledge + PRYZE * MISSION_PRYZES[mission] + TOKEN * MISSION_TREE[mission]


def mission_worth(state, player, mission):
    """What boarding a mission is worth with the best cards that can be carried."""
    physical, mental = expected(state, player, mission, 0), expected(state, player, mission, 1)
    return weigh(state, player, mission, physical, mental, state.sarcophagus[player])


def expected(state, player, mission, wound):
    """The damage to expect of one type, before any protection of cards."""
    space = state.condition[player][wound] - WORST
    threat = MISSION_DAMAGE[mission][wound] + TRAP_MEAN * MISSION_TRAPS[mission] - OPTIMAL[space]
    if state.cancels[player] == 0:
        threat += CRITICAL[space]
    if has_usable_preparation(state, player):
        threat -= PREPARATION[wound]
    return threat


def weigh(state, player, mission, physical, mental, cards):
    """Takes along what helps most, then weighs reward against failure and wounds."""
    physical_need = physical - state.condition[player][0] + RED + 3.0
    mental_need = mental - state.condition[player][1] + RED + 3.0
    taken = 0  # bits of the cards counted so far
    cost = 0.0
    for _ in range(cards):
        best, best_help = NOTHING, 0.5
        for index in range(len(PROTECTIONS)):
            card = PROTECTIONS[index]
            if state.place[card] == Place.HAND + player and state.rank[card] == 0 and taken >> index & 1 == 0:
                help_given = min(max(0.0, physical_need), EFFECT[card][0] + 0.0)
                help_given += min(max(0.0, mental_need), EFFECT[card][1] + 0.0)
                if help_given > best_help:
                    best, best_help = index, help_given
        if best == NOTHING:
            break
        card = PROTECTIONS[best]
        taken |= 1 << best
        physical -= EFFECT[card][0]
        mental -= EFFECT[card][1]
        physical_need -= EFFECT[card][0]
        mental_need -= EFFECT[card][1]
        cost += 0.5 * PROTECTION * (EFFECT[card][0] + EFFECT[card][1])
    spare_physical = state.condition[player][0] - RED - 1 - physical
    spare_mental = state.condition[player][1] - RED - 1 - mental
    chance = chance_of(spare_physical) * chance_of(spare_mental)
    wounds = max(0.0, physical) + max(0.0, mental)
    return chance * reward_worth(mission) + (1.0 - chance) * KNOWLEDGE - WOUND * wounds - cost


def chance_of(spare):
    """The chance to hold out, by the points of protection and condition to spare."""
    return min(1.0, max(0.02, CHANCE_EVEN + CHANCE_STEP * spare))


def mission_going_on(state, player):
    """What the mission that is going on promises; once its outcome is known, what is still to come of the reward."""
    mission = state.mission
    if state.outcome == Outcome.FAILURE:
        return 0.0
    if state.outcome == Outcome.SUCCESS:
        return reward_going_on(state, player)
    if state.stage == Stage.EQUIP:
        return mission_worth_carried(state, player, mission)
    return showdown(state, player, mission)


def reward_going_on(state, player):
    value, is_later = 0.0, False
    for member in range(state.party_size):
        is_later = is_later or (state.party[member] == player and member > state.member)
    if is_later:
        return reward_worth(state.mission)
    if state.party[state.member] == player:
        value += TOKEN * state.tokens_left + PRYZE * MISSION_PRYZES[state.mission] * (state.part < 2)
        for card in range(FIRST_ITEM, FIRST_ITEM + ITEMS):
            if state.place[card] == Place.DRAWN:
                value += max(COIN * PRICE[card], KNOWLEDGE * SCHEME[card]) + 0.2
    return value


def mission_worth_carried(state, player, mission):
    """While equipping: what is carried counts, and what may still be added."""
    physical, mental = expected(state, player, mission, 0), expected(state, player, mission, 1)
    for index in range(len(PROTECTIONS)):
        card = PROTECTIONS[index]
        if state.place[card] == Place.HAND + player and state.rank[card] == 1:
            physical -= EFFECT[card][0]
            mental -= EFFECT[card][1]
    return weigh(state, player, mission, physical, mental, state.sarcophagus[player] - state.carried[player])


def showdown(state, player, mission):
    """The traps lie open: does it suffice, could it suffice, or is it lost?"""
    needed = 0.0
    for wound in range(2):
        space = state.condition[player][wound] - WORST
        threat = danger(state, wound) - OPTIMAL[space] + CRITICAL[space] * (1 - state.cancels[player])
        lacking = threat - protection(state, wound)
        if has_usable_preparation(state, player):
            lacking -= PREPARATION[wound]
        for index in range(len(PROTECTIONS)):
            card = PROTECTIONS[index]
            if state.place[card] == Place.HAND + player and state.rank[card] == 1:
                lacking -= EFFECT[card][wound]
        allowed = state.condition[player][wound] - RED - 1
        needed += max(0.0, lacking - max(0.0, allowed + 0.0))
    if needed > 0:
        return KNOWLEDGE
    return reward_worth(mission) - 0.1

"""Enclave: a rough value of a position in points: what is owned, what the markers promise, how the mission goes."""

from dolmen.games.enclave.board import Ending, Outcome, Place, Stage
from dolmen.games.enclave.cards import (
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
    SCHEME,
    SHEPHERD_COINS,
    SHEPHERD_KNOWLEDGE,
    TOKENS_TO_WIN,
    WORST,
    Deck,
    Kind,
    Location,
)
from dolmen.games.enclave.rules.ending import CATEGORIES, bonus, stands_before
from dolmen.games.enclave.rules.mission import danger, has_usable_preparation, protection
from dolmen.games.enclave.rules.places import is_in_line

WIN = 60.0
KNOWLEDGE, TRADABLE = 0.5, 0.95  # one knowledge, and one that this round's visit to the Tree can trade
COIN, TOKEN, PRYZE, WOUND = 0.06, 1.3, 0.75, 0.2
PROTECTION, SPARE_PROTECTION, ENOUGH = 0.14, 0.03, 10  # a point of protection, and beyond what a mission can use
MEDICINE, SLOT, SESAME_STEP, CONDITION, DANGEROUS = 0.07, 0.7, 0.1, 0.22, 0.4
TRAP_MEAN = 42 / 18  # damage of each type that a trap does on average
CHANCE_EVEN, CHANCE_STEP = 0.5, 0.15  # chance of success by the points of protection to spare


def judge(state, player):
    """How far `player` is ahead of the best rival."""
    if state.ending != Ending.NONE:
        return judge_end(state, player)
    best = -1000.0
    for rival in range(state.players):
        if rival != player:
            best = max(best, worth(state, rival))
    return worth(state, player) - best


def judge_end(state, player):
    """A won game is worth more than any promise; by how much it was won still counts a little."""
    value, best = state.points[player] + 0.0, 0.0
    for rival in range(state.players):
        if rival != player:
            best = max(best, state.points[rival] + 0.0)
            if stands_before(state, rival, player):
                return value - best - WIN
    return value - best + WIN


def worth(state, player):
    """What a player has and may hope for, in points."""
    hope = boardings_left(state, player)
    value = state.points[player] + knowledge_worth(state, player)
    value += COIN * state.coins[player] * (1.0 if state.round < ROUNDS else 0.4)
    value += token_worth(state, player)
    value += hope * (hand_worth(state, player) + thief_worth(state, player))
    value += bonus_worth(state, player)
    value += promises(state, player, hope)
    if state.prepared[player] > 0 and state.preparation[player] == 0 and state.round < ROUNDS:
        value += 0.35
    if state.thule[player] == state.round and state.round < ROUNDS:
        value += 0.8
    value += 0.6 * state.cancels[player] * hope
    if state.mission != NOTHING and is_member(state, player):
        value += mission_going_on(state, player)
    return value


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


def token_worth(state, player):
    tokens = state.tree_tokens[player]
    wanted = TOKENS_TO_WIN[state.tree_tokens_to_win]
    if tokens >= wanted:
        return 0.8 * WIN
    return TOKEN * tokens + (1.5 if tokens == wanted - 1 else 0.0)


def hand_worth(state, player):
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


def thief_worth(state, player):
    value = SLOT * min(2, state.sarcophagus[player] - 2) + SESAME_STEP * state.sesame[player]
    for wound in range(2):
        condition = state.condition[player][wound]
        value += CONDITION * condition
        if condition < -1:
            value += DANGEROUS * (condition + 1)
    return value


def bonus_worth(state, player):
    """The majorities of the end, the nearer the end the more."""
    value = 0.0
    for category in range(CATEGORIES):
        value += bonus(state, player, category)
    return value * (0.1 + 0.12 * state.round)


# --- what markers promise ---


def promises(state, player, hope):
    """What the lines in which a player stands will bring this round, or the card he has chosen."""
    value = 0.0
    for location in range(LOCATIONS):
        if is_ahead(state, location):
            for place in range(state.line_size[location]):
                if state.line[location][place] == player and not has_acted(state, location, place):
                    value += promise(state, player, location, place, hope)
    chosen = state.chosen[player]
    if chosen != NOTHING and chosen != Location.TREE:
        value += promise(state, player, chosen, state.line_size[chosen], hope)
    for level in range(state.level, LEVELS):
        for place in range(state.line_size[LOCATIONS + level]):
            if state.line[LOCATIONS + level][place] == player and (level > state.level or place >= state.turn):
                value += 0.4 * (state.stage <= Stage.TREE)
    if chosen == Location.TREE:
        value += 0.4
    return value


def has_acted(state, location, place):
    """Whether the marker at a place of a line has had its turn."""
    if state.stage <= Stage.TRAVEL or state.here != location:
        return False
    if state.stage == Stage.SHOP and state.part == 0:
        return False
    if state.stage == Stage.BOARDING and state.part == 0:
        return False
    return place < state.turn


def promise(state, player, location, place, hope):
    if location == Location.SHEPHERD:
        return COIN * SHEPHERD_COINS[place] + KNOWLEDGE * SHEPHERD_KNOWLEDGE[place]
    if location == Location.ORACLE:
        return 0.15
    if location == Location.BOARDING:
        return best_mission(state, player) * (1.0 - 0.12 * place)
    shopping = 0.1 + 0.5 * hope * (min(8, state.coins[player]) >= 3)
    if location == Location.MAGGOT:
        hurt = state.best[player][0] - state.condition[player][0] + state.best[player][1] - state.condition[player][1]
        shopping *= 0.4 + 0.1 * min(8, hurt)
    return shopping


def best_mission(state, player):
    """The best of the row, or what preparing is worth."""
    best = 0.35
    for slot in range(len(state.row[Deck.MISSION])):
        card = state.row[Deck.MISSION][slot]
        if card != NOTHING:
            best = max(best, mission_worth(state, player, card - FIRST_MISSION))
    return best


# --- missions ---


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

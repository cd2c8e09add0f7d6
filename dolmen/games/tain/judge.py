"""Táin: a rough value of a position, for bots that look one step ahead over guesses.

Tiles on spaces count by what they will bring if the round ended soon: a raider before a guard by the clash, a raider
before an empty threshold by the chance that no guard comes or that a chance guard lets him in, an entrance that nobody
has taken yet by what chance raiders would carry off. A guess makes all kinds known, so the mean over guesses is the
expectation of somebody who knows what has been shown.
"""

from dolmen.games.tain.board import (
    CLASH,
    COW_GOAL,
    COW_POINTS,
    EMPTY,
    GOAL_POINTS,
    HOSTAGE_POINTS,
    JEWEL_POINTS,
    KINDS,
    OUTLAND_SPACES,
    ROUNDS,
    SPACES,
    STABLES,
    Hostage,
    Kind,
    Outcome,
    Phase,
)

# By kind: chief, warrior, bluff, boy, daughter.
TILE_WORTH = (0.53, 0.8, 0.04, 0.2, 0.06)  # behind the screen of somebody who is in
REFRESH = 20.0  # to have laid everything: the whole set comes back
BALANCE, HALF = 3.1, 13.8  # for each tile that is no bluff, up to so many, in the hand of somebody who is in
STRANDED = 0.43  # for each tile short of a good stock that one passes with: next round there are only those
GOOD_STOCK = 26.3
# What is lost through an entrance that nobody has taken yet, by guard, as a part of what lies behind it; the last is
# for an empty threshold that may still be guarded.
LEAK = (-0.2, 0.05, 0.0, 0.02, 0.21, 0.19)
LAID_OPEN = 0.03  # the same for an empty threshold of somebody who has passed
GUARD_COMES = 0.79  # how likely a threshold is guarded later while its owner is in
BAIT = 0.19  # a bluff before an empty threshold: somebody may waste a guard on it
RISKED_BOY = -0.3  # a boy of one's own before a warrior; he is laid at least, and all must be before the set comes back
LOST_BOY = 1.24  # a boy in another's house
LOST_DAUGHTER = 5.0  # as much as she brings the raider: she has stopped him, which makes it even
OUT_CHIEF, OUT_WARRIOR, OUT_FIRST = 0.35, 0.49, 0.73  # a cow of the outland; for a warrior who is alone there


def judge(state, player):
    """How far `player` is ahead of the best rival, in points."""
    best = -1000.0
    for rival in range(state.players):
        if rival != player:
            best = max(best, worth(state, rival))
    return worth(state, player) - best


def worth(state, player):
    """What a clan has and what its tiles, its guards and its open doors will bring it."""
    points = 0.0 + own_points(state, player)
    if state.phase == Phase.OVER:
        return points + 0.01 * state.cows[player]
    if state.phase == Phase.SCOUT:
        points += outland_hope(state, player)
        for board in range(state.players):
            for space in range(SPACES):
                if board == player:
                    points -= loss(state, board, space)
                elif state.raider[board][space] == player:
                    points += gain(state, board, space, player)
    return points + stock_worth(state, player)


def own_points(state, player):
    """Points on the board and beside it."""
    cows = state.cows[player] + state.loot_cows[player]
    points = COW_POINTS * cows + JEWEL_POINTS * (state.jewels[player] + state.loot_jewels[player])
    if cows >= COW_GOAL:
        points += GOAL_POINTS
    for owner in range(state.players):
        for kind in range(len(HOSTAGE_POINTS)):
            points += HOSTAGE_POINTS[kind] * (state.hostages[player][owner][kind] + state.captives[player][owner][kind])
    return points


def outland_hope(state, player):
    """The cow that a tile in the outland will bring."""
    for space in range(OUTLAND_SPACES):
        if state.outlander[space] == player and state.outland[space] != Kind.BLUFF and state.outland_cows > 0:
            if state.outland[space] == Kind.CHIEF:
                return OUT_CHIEF * COW_POINTS
            other = state.outland[1 - space]
            if other == Kind.CHIEF:
                return 0.0
            return (OUT_FIRST if other == EMPTY else OUT_WARRIOR) * COW_POINTS
    return 0.0


def prize(state, board, space, player):
    """What a success at an entrance is worth to `player`."""
    if space < STABLES:
        return 1.0 * COW_POINTS if state.cows[board] > 0 else 0.0
    if state.hostages[board][player][Hostage.DAUGHTER] > 0:
        return 1.0 * HOSTAGE_POINTS[Hostage.DAUGHTER]
    if state.hostages[board][player][Hostage.BOY] > 0:
        return 1.0 * HOSTAGE_POINTS[Hostage.BOY]
    return 1.0 * JEWEL_POINTS if state.jewels[board] > 0 else 0.0


def way_in(state, board, space):
    """The chance that the raider at an entrance succeeds."""
    raider, guard = state.entrance[board][space], state.threshold[board][space]
    if raider == Kind.BLUFF:
        return 0.0
    if guard != EMPTY:
        return 1.0 if CLASH[raider][guard] == Outcome.WON else 0.0
    if state.passed[board] != 0 or state.in_supply[board] == 0:
        return 1.0
    open_to = 0
    for kind in range(KINDS):
        if CLASH[raider][kind] == Outcome.WON:
            open_to += state.supply[board][kind]
    return 1.0 - GUARD_COMES * (1.0 - open_to / state.in_supply[board])


def gain(state, board, space, player):
    """What a raider will bring his clan."""
    raider, guard = state.entrance[board][space], state.threshold[board][space]
    if raider == Kind.BLUFF:
        return BAIT if guard == EMPTY and state.passed[board] == 0 else 0.0
    if guard != EMPTY:
        outcome = CLASH[raider][guard]
        if outcome == Outcome.LOST_BOY:
            return -RISKED_BOY
        if outcome == Outcome.CAUGHT_DAUGHTER:
            return 1.0 * HOSTAGE_POINTS[Hostage.DAUGHTER]
    return way_in(state, board, space) * prize(state, board, space, player)


def loss(state, board, space):
    """What a clan will lose at one of its entrances."""
    raider, guard = state.entrance[board][space], state.threshold[board][space]
    if raider == EMPTY:
        return open_door(state, board, space)
    if raider != Kind.BLUFF and guard != EMPTY:
        outcome = CLASH[raider][guard]
        if outcome == Outcome.LOST_BOY:
            return -LOST_BOY
        if outcome == Outcome.CAUGHT_DAUGHTER:
            return LOST_DAUGHTER - HOSTAGE_POINTS[Hostage.DAUGHTER]
    return way_in(state, board, space) * prize(state, board, space, state.raider[board][space])


def open_door(state, board, space):
    """What chance raiders will carry off through an entrance that is still free."""
    if not can_be_raided(state, board) or (space < STABLES and state.cows[board] == 0):
        return 0.0
    goods = COW_POINTS if space < STABLES else JEWEL_POINTS
    guard = state.threshold[board][space]
    if guard != EMPTY:
        return LEAK[guard] * goods
    if state.passed[board] == 0 and state.in_supply[board] > 0:
        return LEAK[KINDS] * goods
    return LAID_OPEN * goods


def can_be_raided(state, board):
    """Whether somebody else still has tiles to lay."""
    for rival in range(state.players):
        if rival != board and state.passed[rival] == 0 and state.in_supply[rival] > 0:
            return True
    return False


def stock_worth(state, player):
    """What the tiles behind the screen are good for."""
    is_last = state.round == ROUNDS[state.rounds]
    if is_last and (state.phase != Phase.SCOUT or state.passed[player] != 0):
        return 0.0
    if state.in_supply[player] == 0:
        return 0.0 if is_last else REFRESH
    if state.passed[player] != 0:
        return -STRANDED * max(0.0, GOOD_STOCK - state.in_supply[player])
    total = 0.0
    for kind in range(KINDS):
        total += TILE_WORTH[kind] * state.supply[player][kind]
    if is_last:
        return total
    return total + BALANCE * min(HALF, 0.0 + state.in_supply[player] - state.supply[player][Kind.BLUFF])

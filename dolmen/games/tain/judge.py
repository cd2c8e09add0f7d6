"""Táin: a rough value of a position in terms, for bots that look one step ahead over guesses, and for reasons.

Tiles on spaces count by what they will bring if the round ended soon: a raider before a guard by the clash, a raider
before an empty threshold by the chance that no guard comes or that a chance guard lets the raider in, an entrance that
nobody has taken yet by what chance raiders would carry off. A guess makes all kinds known, so the mean over guesses is
the expectation of somebody who knows what has been shown.
"""

from enum import IntEnum

from .board import (
    CLASH,
    COW_GOAL,
    COW_POINTS,
    EMPTY,
    GOAL_POINTS,
    HOSTAGE_KINDS,
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


class Term(IntEnum):
    """The terms of what a clan is worth."""

    COWS = 0
    JEWELS = 1
    HOSTAGES = 2
    OUTLAND = 3
    RAIDS = 4  # own raiders at others' entrances
    BLUFFS = 5  # own bluffs at others' entrances
    RAIDERS = 6  # others' tiles at own entrances
    GUARDS = 7  # own guards behind entrances that are free
    OPEN_DOORS = 8  # free entrances without a guard
    TILES = 9
    FIGHTERS = 10
    NEXT_ROUND = 11


TERMS = len(Term)
_OWN = tuple(term.name.lower().replace("_", "-") for term in Term)
PARTS = (*_OWN, *(f"rival-{name}" for name in _OWN))

# By kind: chief, warrior, bluff, boy, daughter.
TILE_WORTH = (0.53, 0.8, 0.04, 0.2, 0.06)  # behind the screen of somebody who is in
REFRESH = 20.0  # to have laid everything: the whole set comes back
BALANCE, HALF = 3.1, 13.8  # for each tile that is no bluff, up to so many, in the hand of somebody who is in
STRANDED = 0.43  # for each tile short of a good stock that one passes with: next round there are only those
GOOD_STOCK = 26.3
# What is lost through an entrance that nobody has taken yet, by guard, as a part of what lies behind it; the last is
# for an empty threshold that may still be guarded.
LEAK = (-0.2, 0.05, 0.0, 0.02, 0.21, 0.19)
# The same for an empty threshold of somebody who has passed: rivals save their tiles for the rounds to come, but in the
# last one every tile is there to be used.
LAID_OPEN, LAID_OPEN_AT_LAST = 0.03, 0.5
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


def parts(state, player, out):
    """The same in terms: the player's own, then those of the best rival as losses."""
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
    """What a clan has and what its tiles, its guards and its open doors will bring it: the sum of all terms."""
    points = 0.0 + cow_points(state, player) + jewel_points(state, player) + hostage_points(state, player)
    if state.phase == Phase.OVER:
        return points + tie_break(state, player)
    if state.phase == Phase.SCOUT:
        points += outland_hope(state, player)
        for board in range(state.players):
            for space in range(SPACES):
                if board == player:
                    points -= loss(state, board, space)
                elif state.raider[board][space] == player:
                    points += gain(state, board, space, player)
    return points + (tiles(state, player) + fighters(state, player) + next_round(state, player))


def write_terms(state, player, out, start):
    """Writes what a clan is worth term by term, from a place of `out` on."""
    for term in range(TERMS):
        out[start + term] = 0.0
    out[start + Term.COWS] = cow_points(state, player)
    out[start + Term.JEWELS] = jewel_points(state, player)
    out[start + Term.HOSTAGES] = hostage_points(state, player)
    if state.phase == Phase.OVER:
        out[start + Term.COWS] += tie_break(state, player)
        return
    if state.phase == Phase.SCOUT:
        out[start + Term.OUTLAND] = outland_hope(state, player)
        write_spaces(state, player, out, start)
    out[start + Term.TILES] = tiles(state, player)
    out[start + Term.FIGHTERS] = fighters(state, player)
    out[start + Term.NEXT_ROUND] = next_round(state, player)


def write_spaces(state, player, out, start):
    """Adds what each of a clan's entrances will lose and each of its raiders will gain to the term it belongs to."""
    for board in range(state.players):
        for space in range(SPACES):
            if board == player:
                out[start + door_term(state, board, space)] -= loss(state, board, space)
            elif state.raider[board][space] == player:
                is_bluff = state.entrance[board][space] == Kind.BLUFF
                out[start + (Term.BLUFFS if is_bluff else Term.RAIDS)] += gain(state, board, space, player)


def door_term(state, board, space):
    """To which term the loss at an entrance belongs."""
    if state.entrance[board][space] != EMPTY:
        return Term.RAIDERS
    return Term.GUARDS if state.threshold[board][space] != EMPTY else Term.OPEN_DOORS


# --- what lies on the board and beside it --------------------------------------------------------------------------


def cow_points(state, player):
    """Cows, and the bonus for eleven of them."""
    cows = state.cows[player] + state.loot_cows[player]
    return COW_POINTS * cows + (GOAL_POINTS if cows >= COW_GOAL else 0)


def tie_break(state, player):
    """At the end a cow counts a hundredth more: of equal points, those with more cows come first."""
    return 0.01 * state.cows[player]


def jewel_points(state, player):
    """Jewels."""
    return JEWEL_POINTS * (state.jewels[player] + state.loot_jewels[player])


def hostage_points(state, player):
    """Boys and daughters of others."""
    points = 0
    for owner in range(state.players):
        for kind in range(HOSTAGE_KINDS):
            points += HOSTAGE_POINTS[kind] * (state.hostages[player][owner][kind] + state.captives[player][owner][kind])
    return points


# --- what tiles on spaces will bring, while scouting ---------------------------------------------------------------


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


def gain(state, board, space, player):
    """What a tile at another's entrance will bring its clan."""
    if state.entrance[board][space] == Kind.BLUFF:
        return bait(state, board, space)
    return booty(state, board, space, player)


def bait(state, board, space):
    """Term BLUFFS: somebody may waste a guard on a bluff."""
    return BAIT if state.threshold[board][space] == EMPTY and state.passed[board] == 0 else 0.0


def booty(state, board, space, player):
    """Term RAIDS: what a raider will bring home, or the boy who is risked."""
    raider, guard = state.entrance[board][space], state.threshold[board][space]
    if guard != EMPTY:
        outcome = CLASH[raider][guard]
        if outcome == Outcome.LOST_BOY:
            return -RISKED_BOY
        if outcome == Outcome.CAUGHT_DAUGHTER:
            return 1.0 * HOSTAGE_POINTS[Hostage.DAUGHTER]
    return way_in(state, board, space) * prize(state, board, space, player)


def loss(state, board, space):
    """What a clan will lose at one of its entrances."""
    if state.entrance[board][space] != EMPTY:
        return robbed(state, board, space)
    if not can_be_raided(state, board) or (space < STABLES and state.cows[board] == 0):
        return 0.0
    if state.threshold[board][space] != EMPTY:
        return guarded(state, board, space)
    return open_door(state, board, space)


def robbed(state, board, space):
    """Term RAIDERS: what a raider will carry off; a boy whom a warrior catches is no loss."""
    raider, guard = state.entrance[board][space], state.threshold[board][space]
    if raider != Kind.BLUFF and guard != EMPTY:
        outcome = CLASH[raider][guard]
        if outcome == Outcome.LOST_BOY:
            return -LOST_BOY
        if outcome == Outcome.CAUGHT_DAUGHTER:
            return LOST_DAUGHTER - HOSTAGE_POINTS[Hostage.DAUGHTER]
    return way_in(state, board, space) * prize(state, board, space, state.raider[board][space])


def guarded(state, board, space):
    """Term GUARDS: what chance raiders will carry off past a guard; a chief's entrance they will waste tiles on."""
    return LEAK[state.threshold[board][space]] * goods(space)


def open_door(state, board, space):
    """Term OPEN_DOORS: what chance raiders will carry off where no guard is yet, or none can come any more."""
    if state.passed[board] == 0 and state.in_supply[board] > 0:
        return LEAK[KINDS] * goods(space)
    return (LAID_OPEN_AT_LAST if is_last_round(state) else LAID_OPEN) * goods(space)


def goods(space):
    """The points of what lies behind an entrance."""
    return COW_POINTS if space < STABLES else JEWEL_POINTS


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


def prize(state, board, space, player):
    """What a success at an entrance is worth to `player`."""
    if space < STABLES:
        return 1.0 * COW_POINTS if state.cows[board] > 0 else 0.0
    if state.hostages[board][player][Hostage.DAUGHTER] > 0:
        return 1.0 * HOSTAGE_POINTS[Hostage.DAUGHTER]
    if state.hostages[board][player][Hostage.BOY] > 0:
        return 1.0 * HOSTAGE_POINTS[Hostage.BOY]
    return 1.0 * JEWEL_POINTS if state.jewels[board] > 0 else 0.0


def can_be_raided(state, board):
    """Whether somebody else still has tiles to lay."""
    for rival in range(state.players):
        if rival != board and state.passed[rival] == 0 and state.in_supply[rival] > 0:
            return True
    return False


# --- what the tiles behind the screen are good for; once scouting is over, everybody has passed ---------------------


def tiles(state, player):
    """Each tile that can still be laid in this round, by its kind."""
    points = 0.0
    if state.passed[player] == 0:
        for kind in range(KINDS):
            points += TILE_WORTH[kind] * state.supply[player][kind]
    return points


def fighters(state, player):
    """Tiles that are no bluffs, to be kept for the rounds to come."""
    if state.passed[player] != 0 or is_last_round(state):
        return 0.0
    return BALANCE * min(HALF, 0.0 + state.in_supply[player] - state.supply[player][Kind.BLUFF])


def next_round(state, player):
    """Who has laid everything gets the whole set back; who passes with few tiles has only those."""
    if is_last_round(state) or state.phase == Phase.OVER:
        return 0.0
    if state.in_supply[player] == 0:
        return REFRESH
    if state.passed[player] != 0:
        return -STRANDED * max(0.0, GOOD_STOCK - state.in_supply[player])
    return 0.0


def is_last_round(state):
    """Whether no round can follow."""
    return state.round == ROUNDS[state.rounds]

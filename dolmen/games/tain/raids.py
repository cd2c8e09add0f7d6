"""Táin, raids: all tiles are shown, bluffs go, the outland and the boards are judged."""

from dolmen.core.tell import tell
from dolmen.core.viewer import NOBODY

from .board import (
    CLANS,
    CLASH,
    EMPTY,
    FREE,
    HOSTAGE_KINDS,
    OUTLAND_SPACES,
    SPACES,
    STABLES,
    Event,
    Hostage,
    Kind,
    Outcome,
    Phase,
    clan_of,
)
from .tiles import clear_entrance, clear_outland, discard, next_player

HOSTAGE_TILES = (Kind.BOY, Kind.DAUGHTER)  # the kind of tile of each Hostage kind
RELEASES = (Outcome.FREED_BOY, Outcome.FREED_DAUGHTER)


def reveal(state):
    """R17, R19: every tile on every space is turned up at once, and stays in sight until the next round's first act."""
    state.phase = Phase.RAID
    state.shown = state.round
    tiles = 0
    for board in range(state.players):
        for space in range(SPACES):
            tiles += (state.threshold[board][space] != EMPTY) + (state.entrance[board][space] != EMPTY)
            state.shown_threshold[board][space] = state.threshold[board][space]
            state.shown_entrance[board][space] = state.entrance[board][space]
            state.shown_raider[board][space] = state.raider[board][space]
    for space in range(OUTLAND_SPACES):
        tiles += state.outland[space] != EMPTY
        state.shown_outland[space] = state.outland[space]
        state.shown_outlander[space] = state.outlander[space]
    tell(state, Event.REVEALED, state.round, tiles)


def remove_bluffs(state):
    """R18: bluffs are gone before any clash."""
    bluffs = 0
    for board in range(state.players):
        for space in range(SPACES):
            if state.threshold[board][space] == Kind.BLUFF:
                discard(state, board, Kind.BLUFF)
                state.threshold[board][space] = EMPTY
                bluffs += 1
            if state.entrance[board][space] == Kind.BLUFF:
                discard(state, state.raider[board][space], Kind.BLUFF)
                clear_entrance(state, board, space)
                bluffs += 1
    for space in range(OUTLAND_SPACES):
        if state.outland[space] == Kind.BLUFF:
            discard(state, state.outlander[space], Kind.BLUFF)
            clear_outland(state, space)
            bluffs += 1
    if bluffs > 0:
        tell(state, Event.UNBLUFFED, bluffs, state.round)


def judge_outland(state):
    """A cow for each tile in the outland, but a warrior yields to a chief; R20: in order of precedence."""
    if state.outland[0] == EMPTY and state.outland[1] == EMPTY:
        return
    player = state.active
    for _ in range(state.players):
        for space in range(OUTLAND_SPACES):
            if state.outlander[space] == player:
                judge_outlander(state, player, space)
        player = next_player(state, player)
    tell(state, Event.OUTLAND_JUDGED)


def judge_outlander(state, player, space):
    kind = state.outland[space]
    if kind == Kind.WARRIOR and state.outland[1 - space] == Kind.CHIEF:
        state.outland_outcome[space] = Outcome.FAILED
    elif state.outland_cows == 0:
        state.outland_outcome[space] = Outcome.NO_LOOT
    else:
        state.outland_outcome[space] = Outcome.COW
        state.outland_cows -= 1
        state.loot_cows[player] += 1
    tell(state, Event.OUTLANDER, player, kind, space, state.outland_outcome[space], state.round)


def begin_boards(state):
    """R34: the active player's board is the first."""
    state.board = state.active
    judge_clashes(state, state.active)


def judge_boards(state):
    """Judges board after board, going on where it stopped; false if it stops to ask whom to free."""
    while pay_board(state):
        board = state.board
        for space in range(SPACES):
            if state.outcome[board][space] != Outcome.NONE:
                tell(state, Event.BOARD_JUDGED, board)
                break
        board = next_player(state, board)
        if board == state.active:
            state.board = NOBODY
            return True
        state.board = board
        judge_clashes(state, board)
    return False


def judge_clashes(state, board):
    """Sets each raider of a board against the guard behind that entrance, and takes the captives."""
    for space in range(SPACES):
        kind = state.entrance[board][space]
        if kind != EMPTY:
            guard = state.threshold[board][space]
            outcome = Outcome.WON if guard == EMPTY else CLASH[kind][guard]
            state.outcome[board][space] = outcome
            raider = state.raider[board][space]
            if outcome == Outcome.WON:
                continue  # told when it is paid
            tell_clash(state, board, space)
            if outcome == Outcome.LOST_BOY:
                # R25: the guarding warrior's owner takes the boy. R26: beside their board until Resolution.
                clear_entrance(state, board, space)
                state.captives[board][raider][Hostage.BOY] += 1
                tell(state, Event.KIDNAPPED, board, raider, Hostage.BOY, board, space)
            elif outcome == Outcome.CAUGHT_DAUGHTER:
                state.threshold[board][space] = EMPTY  # R24: no loot, but the daughter, at stables too
                state.captives[raider][board][Hostage.DAUGHTER] += 1
                tell(state, Event.KIDNAPPED, raider, board, Hostage.DAUGHTER, board, space)
            tell(state, Event.FOUGHT, board, space)


def tell_clash(state, board, space):
    raider, kind, guard = state.raider[board][space], state.entrance[board][space], state.shown_threshold[board][space]
    tell(state, Event.CLASHED, board, space, raider, kind, guard, state.outcome[board][space], state.round)


def pay_board(state):
    """Pays the successes on a board; false if somebody must choose whom to free.

    R28: all successes of a player come before the next player's; R27: only what lay on the board can be taken.
    """
    board, player = state.board, state.active
    for _ in range(state.players):
        for space in range(STABLES):
            if state.outcome[board][space] == Outcome.WON and state.raider[board][space] == player:
                pay_stable(state, board, space, player)
        player = next_player(state, player)
    for _ in range(state.players):
        if has_choice(state, board, player):
            state.player = player
            return False
        for space in range(STABLES, SPACES):
            if state.outcome[board][space] == Outcome.WON and state.raider[board][space] == player:
                pay_house(state, board, space, player)
        player = next_player(state, player)
    return True


def pay_stable(state, board, space, player):
    tell_clash(state, board, space)
    if state.cows[board] == 0:
        find_nothing(state, board, space, player)
    else:
        state.cows[board] -= 1
        state.loot_cows[player] += 1
        state.outcome[board][space] = Outcome.COW
        tell(state, Event.TOOK_COW, player, board, space)
    tell(state, Event.FOUGHT, board, space)


def pay_house(state, board, space, player):
    tell_clash(state, board, space)
    # R29: an own hostage must be freed before any jewel can be taken. R32: those of others do not count.
    if state.hostages[board][player][Hostage.DAUGHTER] > 0:
        release(state, board, space, player, Hostage.DAUGHTER, 0)
    elif state.hostages[board][player][Hostage.BOY] > 0:
        release(state, board, space, player, Hostage.BOY, 0)
    elif state.jewels[board] == 0:
        find_nothing(state, board, space, player)
    else:
        state.jewels[board] -= 1
        state.loot_jewels[player] += 1
        state.outcome[board][space] = Outcome.JEWEL
        tell(state, Event.TOOK_JEWEL, player, board, space)
    tell(state, Event.FOUGHT, board, space)


def find_nothing(state, board, space, player):
    state.outcome[board][space] = Outcome.NO_LOOT
    tell(state, Event.FOUND_NOTHING, player, board, space)


def release(state, board, space, player, hostage, was_chosen):
    """R31: a freed tile goes to its owner's discards at once."""
    state.hostages[board][player][hostage] -= 1
    discard(state, player, HOSTAGE_TILES[hostage])
    state.outcome[board][space] = RELEASES[hostage]
    tell(state, Event.FREED, player, board, hostage, space, was_chosen)


def has_choice(state, board, player):
    """R30: own hostages of both kinds, successes left in this house, and fewer of these than of those."""
    boys = state.hostages[board][player][Hostage.BOY]
    daughters = state.hostages[board][player][Hostage.DAUGHTER]
    if (boys == 0) | (daughters == 0):
        return False
    left = 0
    for space in range(STABLES, SPACES):
        left += (state.outcome[board][space] == Outcome.WON) & (state.raider[board][space] == player)
    return (left > 0) & (left < boys + daughters)


def list_releases(state, out):
    """Writes the two answers to the question whom to free."""
    for hostage in range(HOSTAGE_KINDS):
        out[hostage] = nth_release(state, hostage)
    return HOSTAGE_KINDS


def nth_release(state, hostage):
    """The answer that names a kind of hostage."""
    return FREE + hostage * CLANS + clan_of(state, state.board)


def free(state, action):
    """Frees whom the player asked has chosen, with the first of their successes not yet paid."""
    board, player = state.board, state.player
    for space in range(STABLES, SPACES):
        if state.outcome[board][space] == Outcome.WON and state.raider[board][space] == player:
            tell_clash(state, board, space)
            release(state, board, space, player, (action - FREE) // CLANS, 1)
            tell(state, Event.FOUGHT, board, space)
            return

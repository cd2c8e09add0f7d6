"""Keltis: what is true of every position at rest."""

from .board import (
    BIG,
    CARDS,
    COLOURS,
    COPIES,
    FIGURES,
    GAMES,
    GOAL_FIGURES,
    HAND,
    HELD,
    KINDS,
    MOST_PLAYERS,
    NO_CARD,
    NO_PILE,
    REMOVED,
    STALL_ROUNDS,
    STONE_KINDS,
    VALUES,
    Direction,
    Ending,
    Phase,
    RowRule,
)
from .cards import fits
from .maps import COLOUR_BIT, IS_ONE_A_PATH, NO_TILE, PLAIN_WISH, SPACES, STACK_HEIGHT, STONE, TILE_MIX, TILES, WISH
from .steps import count_goal, reach

INVARIANTS = (
    "healthy",
    "there are two of each card, and no more",
    "hands have as many cards as the phase asks, in order",
    "the deck is as large as is said, and not empty while the game lasts",
    "last card and direction of a row are those of its cards",
    "discard piles are as high as is said",
    "the pile that is closed this turn has a card",
    "figures stand on spaces of the board, one to a path where that is the rule",
    "tiles and wish stones are all there",
    "five figures in the goal area end the game, and only they are an ending by goal",
    "the card just laid can move a figure",
    "quiet turns end the game in time",
    "round, starter and phase are in range",
    "absent seats have nothing",
)


def check(state):
    """The number of the first broken invariant, or 0."""
    broken = check_cards(state)
    if broken == 0:
        broken = check_rows(state)
    if broken == 0:
        broken = check_board(state)
    if broken == 0:
        broken = check_course(state)
    return broken


def check_cards(state):
    """Cards are conserved, kind by kind; hands and deck are as large as they should be."""
    if not is_pack_whole(state):
        return 1
    for player in range(state.players):
        if not is_hand_right(state, player):
            return 2
    size = REMOVED[state.players] + state.deck_size
    for i in range(CARDS):
        if (state.deck[i] == NO_CARD) != (i >= size):
            return 3
    if (state.deck_size == 0) != (state.ending == Ending.DECK) or state.deck_size < 0:
        return 3
    return 0


def is_pack_whole(state):
    """Whether there are two of each card, everywhere together: a bit a card for the first copy and for the second."""
    once, twice, cards = 0, 0, 0
    for i in range(CARDS):
        if state.deck[i] >= 0:
            twice |= once & 1 << state.deck[i]
            once |= 1 << state.deck[i]
            cards += 1
    for player in range(MOST_PLAYERS):
        for card in range(KINDS):
            for _ in range(state.laid[player][card]):
                twice |= once & 1 << card
                once |= 1 << card
                cards += 1
        for i in range(HAND):
            if state.hand[player][i] >= 0:
                card = state.hand[player][i] // HELD
                twice |= once & 1 << card
                once |= 1 << card
                cards += 1
    for colour in range(COLOURS):
        for i in range(VALUES * COPIES):
            if state.pile[colour][i] >= 0:
                card = colour * VALUES + state.pile[colour][i]
                twice |= once & 1 << card
                once |= 1 << card
                cards += 1
    return cards == CARDS and twice == (1 << KINDS) - 1


def is_hand_right(state, player):
    """Eight cards, of the mover fewer after laying, discarding or shedding; in rising order."""
    size = state.hand_size[player]
    least = HAND
    if player == state.player and state.phase != Phase.MAIN:
        least = HAND - 2 if state.phase == Phase.DRAW else HAND - 1
        if state.phase != Phase.OVER and size == HAND:
            return False
    if size < least and state.phase != Phase.OVER:
        return False
    for i in range(HAND):
        if (state.hand[player][i] == NO_CARD) != (i >= size):
            return False
        if i > 0 and i < size and state.hand[player][i] < state.hand[player][i - 1]:
            return False
    return True


def check_rows(state):
    for player in range(state.players):
        for colour in range(COLOURS):
            if not is_row_right(state, player, colour):
                return 4
    for colour in range(COLOURS):
        for i in range(VALUES * COPIES):
            if (state.pile[colour][i] == NO_CARD) != (i >= state.pile_size[colour]):
                return 5
    if state.closed != NO_PILE and (state.phase == Phase.MAIN or state.pile_size[state.closed] == 0):
        return 6
    return 0


def is_row_right(state, player, colour):
    """Nothing lies beyond the last card, and a direction needs two different values."""
    lowest, highest, different = VALUES, NO_CARD, 0
    for value in range(VALUES):
        if state.laid[player][colour * VALUES + value] > 0:
            lowest = min(lowest, value)
            highest = max(highest, value)
            different += 1
    direction = state.direction[player][colour]
    if state.row_rule == RowRule.ASCENDING and direction == Direction.FALLING:
        return False
    if (direction == Direction.UNDECIDED) != (different < 2):
        return False
    return state.last[player][colour] == (lowest if direction == Direction.FALLING else highest)


def check_board(state):
    board = state.board
    for player in range(state.players):
        taken = 0
        for figure in range(FIGURES):
            space = state.figures[player][figure]
            if space < 0 or space >= SPACES[board]:
                return 7
            bit = COLOUR_BIT[board][space]
            if IS_ONE_A_PATH[board] and (taken & bit) != 0:
                return 7
            taken |= bit
    if not is_all_there(state):
        return 8
    if (count_goal(state) >= GOAL_FIGURES) != (state.ending == Ending.GOAL):
        return 9
    return 0


def is_all_there(state):
    """Tiles that stay are on the board; a wish stone is on the board, in a stack, or somebody has it."""
    board = state.board
    stay = 0
    for i in range(TILES[board]):
        stay += TILE_MIX[board][i] > PLAIN_WISH
    for stone in range(STONE_KINDS):
        made, found = 0, 0
        for i in range(TILES[board]):
            made += TILE_MIX[board][i] == WISH + stone
        for space in range(SPACES[board]):
            found += state.tile[space] == WISH + stone
            if STONE[board][space] == stone and stone < COLOURS:
                made += STACK_HEIGHT[board]
                found += state.stack[space]
        for player in range(state.players):
            found += state.stones[player][stone]
        if made != found:
            return False
    for space in range(SPACES[board]):
        stay -= state.tile[space] > PLAIN_WISH
        if state.tile[space] != NO_TILE and state.stack[space] != 0:
            return False
    return stay == 0


def check_course(state):
    if state.phase == Phase.MOVE and (reach(state, state.player) >> state.colour) & 1 == 0:
        return 10
    if state.still < 0 or (state.still >= STALL_ROUNDS[state.stall_rounds] * state.players) != (
        state.ending == Ending.STALL
    ):
        return 11
    if state.round < 1 or state.round > GAMES[state.rounds] or state.starter < 0 or state.starter >= state.players:
        return 12
    if state.phase == Phase.ENDED or (state.phase == Phase.OVER) != (state.ending != Ending.NONE):
        return 12
    if state.phase == Phase.MAIN and not has_choice(state):
        return 12
    for player in range(state.players, MOST_PLAYERS):
        if state.hand_size[player] != 0 or state.points[player] != 0 or state.figures[player][BIG] != 0:
            return 13
    return 0


def has_choice(state):
    """R44: whoever is to move can at least discard; and no row refuses a card equal to its last one (R3)."""
    for colour in range(COLOURS):
        last = state.last[state.player][colour]
        if last != NO_CARD and not fits(state, state.player, colour, last):
            return False
    return state.hand_size[state.player] > 0

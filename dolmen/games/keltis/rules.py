"""Keltis: cards laid in rising or falling rows move figures along paths of stones.

A turn is a card played, which moves a figure, or discarded; then the hand is filled again. What a figure finds on its
stone acts at once. The game ends with the fifth figure in the goal area or the last card of the deck. The law is kept
in cards.py (hands, rows, piles) and steps.py (figures, tiles); here are the deal, the course and the score.
"""

from dolmen.core.dice import roll
from dolmen.core.tell import tell, telling

from .board import (
    CARDS,
    CLOVER_NONE,
    CLOVER_STEP,
    COLOURS,
    COPIES,
    DISCARD,
    FIGURES,
    GAMES,
    HAND,
    HELD,
    KINDS,
    MOST_PLAYERS,
    MOST_SPACES,
    MOVE,
    NO_CARD,
    NO_PILE,
    RANDOM_START,
    REMOVED,
    SECRET,
    SHED_HAND,
    SHED_ROW,
    STONE_KINDS,
    VALUES,
    Direction,
    Ending,
    Event,
    Phase,
)
from .cards import discard, draw, hold, list_draw, list_main, list_shed, play_card, shed_from_hand, shed_from_row
from .check import check
from .judge import judge, parts
from .maps import NO_TILE, SPACES, STACK_HEIGHT, START, STONE, TILE_MIX, TILE_SPACES, TILES
from .scoring import count_points, earlier_points
from .sight import forget, guess, hide, swap
from .steps import list_clover, list_moves, refuse_clover, take_step
from .tensor import observe
from .traits import describe

__all__ = ["check", "describe", "forget", "guess", "hide", "judge", "observe", "parts", "swap"]


def setup(state):
    """Chooses who starts (R38) and deals the first game."""
    if state.start_player == RANDOM_START:
        state.starter = roll(state.dice, state.players)
    else:
        state.starter = state.start_player - 1
    state.round = 1
    deal(state)


def deal(state):
    """A whole game is set up anew."""
    clear_table(state)
    lay_tiles(state)
    shuffle(state)
    for player in range(state.players):
        deal_hand(state, player)
    state.player = state.starter
    state.phase = Phase.MAIN
    tell(state, Event.GAME, state.round, state.starter)


def clear_table(state):
    """Empty rows, piles and hands, all figures on the start stone, nothing scored (R40)."""
    for player in range(MOST_PLAYERS):
        state.points[player] = 0
        state.hand_size[player] = 0
        for i in range(HAND):
            state.hand[player][i] = NO_CARD
        for card in range(KINDS):
            state.laid[player][card] = 0
        for colour in range(COLOURS):
            state.last[player][colour] = NO_CARD
            state.direction[player][colour] = Direction.UNDECIDED
        for figure in range(FIGURES):
            state.figures[player][figure] = START
        for stone in range(STONE_KINDS):
            state.stones[player][stone] = 0
    for colour in range(COLOURS):
        state.pile_size[colour] = 0
        for i in range(VALUES * COPIES):
            state.pile[colour][i] = NO_CARD
    state.closed = NO_PILE
    state.colour = 0
    state.stirred = 0
    state.still = 0
    state.ending = Ending.NONE


def lay_tiles(state):
    """A shuffled tile on each of its spaces, and the stacks."""
    board = state.board
    for space in range(MOST_SPACES):
        state.tile[space] = NO_TILE
        state.stack[space] = STACK_HEIGHT[board] if space < SPACES[board] and STONE[board][space] < COLOURS else 0
    for i in range(TILES[board]):
        here, other = TILE_SPACES[board][i], TILE_SPACES[board][roll(state.dice, i + 1)]
        state.tile[here] = state.tile[other]
        state.tile[other] = TILE_MIX[board][i]
    for i in range(TILES[board]):
        space = TILE_SPACES[board][i]
        tell(state, Event.TILE, board, space, state.tile[space])


def shuffle(state):
    """All cards in random order; R36: with two players the lowest are out of the game."""
    for i in range(CARDS):
        other = roll(state.dice, i + 1)
        state.deck[i] = state.deck[other]
        state.deck[other] = i // COPIES
    state.deck_size = CARDS - REMOVED[state.players]


def deal_hand(state, player):
    for _ in range(HAND):
        state.deck_size -= 1
        top = REMOVED[state.players] + state.deck_size
        hold(state, player, HELD * state.deck[top] + SECRET)
        state.deck[top] = NO_CARD
    tell_hand(state, player)


@telling
def tell_hand(state, player):
    tell(state, Event.DEALT, player, *(slot // HELD for slot in state.hand[player]))


def legal_actions(state, out):
    """Writes the legal actions into `out`, in rising order, and returns how many there are."""
    if state.phase == Phase.MAIN:
        return list_main(state, out)
    if state.phase == Phase.DRAW:
        return list_draw(state, out)
    if state.phase == Phase.MOVE:
        return list_moves(state, out)
    if state.phase == Phase.CLOVER:
        return list_clover(state, out)
    if state.phase == Phase.SHED:
        return list_shed(state, out)
    return 0


def apply(state, action):
    """Plays a legal action for the player to move, and all that follows without a choice."""
    if action < DISCARD:
        play_card(state, state.player, action)
    elif action < MOVE:
        discard(state, state.player, action - DISCARD)
    elif action < CLOVER_STEP:
        take_step(state, action - MOVE, 0)
    elif action < CLOVER_NONE:
        take_step(state, action - CLOVER_STEP, 1)
    elif action == CLOVER_NONE:
        refuse_clover(state)
    elif action < SHED_ROW:
        shed_from_hand(state, state.player, action - SHED_HAND)
    elif action < SHED_ROW + COLOURS:
        shed_from_row(state, state.player, action - SHED_ROW)
    else:
        draw(state, action)
    if state.phase == Phase.ENDED:
        end_game(state)


def end_game(state):
    """R59: the points of a game are kept and the next seat starts another, until the last one is over."""
    if state.round == GAMES[state.rounds]:
        state.phase = Phase.OVER
        tell(state, Event.ENDED, state.ending)
        return
    tell(state, Event.GAME_ENDED, state.round, state.ending)
    for player in range(state.players):
        state.past[state.round - 1][player] = count_points(state, player)
    state.round += 1
    state.starter = state.starter + 1 if state.starter + 1 < state.players else 0
    deal(state)


def score(state, player):
    """Points of this game as it stands, and of those before it."""
    return count_points(state, player) + earlier_points(state, player)


def rank(state, player):
    """How many players have more points; there is no tie-breaker (R37)."""
    ahead = 0
    mine = score(state, player)
    for rival in range(state.players):
        if score(state, rival) > mine:
            ahead += 1
    return ahead

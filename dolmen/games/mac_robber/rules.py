"""Mac Robber: Highland clans gather followers, cattle, castles and abbeys, and take them from each other.

In a turn six cubes are drawn, up to four of them are used for one or two actions, and then another clan may be
assaulted with cards. After each round everybody scores. From 30 points on a hidden number may end the game after each
round. The law is kept phase by phase: turn.py, deeds.py, assault.py, scoring.py; cubes.py and cards.py move pieces.
"""

from dolmen.core.dice import roll
from dolmen.core.tell import tell
from dolmen.core.viewer import NOBODY

from .assault import (
    forget_assault,
    list_plays,
    list_plunder,
    list_sorts,
    list_ventures,
    play_card,
    plunder,
    sort_cards,
    venture,
)
from .board import (
    ALL_CARDS,
    CARDS,
    COLOURS,
    COURT_COLOURS,
    CUBES,
    FEWEST_PLAYERS,
    FIRST_SEAT,
    PRINTED,
    START_COURT,
    START_HAND,
    START_POINTS,
    TILE_NUMBERS,
    TILES,
    TILES_OF,
    VALUES,
    Colour,
    Estate,
    Event,
    Phase,
    Place,
    Source,
)
from .cards import draw_cards
from .check import check
from .deeds import act, discard, list_deeds, list_discards, list_takes, take
from .judge import judge, parts
from .scoring import rank, score
from .sight import guess, hide, swap
from .tensor import observe
from .traits import describe
from .turn import begin_round, list_redraws, redraw

__all__ = ["check", "describe", "guess", "hide", "judge", "observe", "parts", "rank", "score", "swap"]


def setup(state):
    """Deals courts, estates, cards and tiles, and gives somebody the start-player marker."""
    for colour in range(COLOURS):
        state.bag[colour] = CUBES[state.players - FEWEST_PLAYERS][colour]
    for player in range(state.players):
        set_up_clan(state, player)
    shuffle_tiles(state)
    for value in range(VALUES):
        state.deck[value] = CARDS[value]
    state.in_deck = ALL_CARDS
    state.following = NOBODY  # R8
    state.round = 1
    state.start = 0 if state.start_player == FIRST_SEAT else roll(state.dice, state.players)  # R3
    forget_assault(state)
    tell(state, Event.STARTS, state.start)
    for player in range(state.players):
        draw_cards(state, player, START_HAND)
    begin_round(state)


def set_up_clan(state, player):
    """A court, a herd on the first printed estate, nothing on the second (R5), and the points to start with (R6)."""
    for colour in range(COURT_COLOURS):
        state.court[player][colour] = START_COURT[colour]
        state.bag[colour] -= START_COURT[colour]
    for slot in range(PRINTED):
        state.estate[player][slot] = Estate.EMPTY
    state.estate[player][0] = Estate.CATTLE
    state.bag[Colour.RED] -= 1
    state.earned[player][Source.START] = START_POINTS[state.players - FEWEST_PLAYERS]


def shuffle_tiles(state):
    """All tiles in one hidden pile."""
    at = 0
    for number in range(TILE_NUMBERS):
        for _ in range(TILES_OF[number]):
            state.tile[at] = number
            state.tile_place[at] = Place.PILE
            at += 1
    for last in range(TILES - 1, 0, -1):
        other = roll(state.dice, last + 1)
        number = state.tile[last]
        state.tile[last] = state.tile[other]
        state.tile[other] = number
    state.pile = TILES


def legal_actions(state, out):
    """Writes the legal actions into `out`, in rising order, and returns how many there are."""
    phase = state.phase
    if phase == Phase.ACT:
        return list_deeds(state, out)
    if phase == Phase.COMBAT:
        return list_plays(state, out)
    if phase == Phase.VENTURE:
        return list_ventures(state, out)
    if phase == Phase.SORT:
        return list_sorts(state, out)
    if phase == Phase.REDRAW:
        return list_redraws(state, out)
    if phase == Phase.BARD:
        return list_takes(state, out)
    if phase == Phase.DISCARD:
        return list_discards(state, out)
    if phase == Phase.PLUNDER:
        return list_plunder(state, out)
    return 0


def apply(state, action):
    """Plays a legal action for the player to move, and all that follows without a choice."""
    phase = state.phase
    if phase == Phase.ACT:
        act(state, action)
    elif phase == Phase.COMBAT:
        play_card(state, action)
    elif phase == Phase.VENTURE:
        venture(state, action)
    elif phase == Phase.SORT:
        sort_cards(state, action)
    elif phase == Phase.REDRAW:
        redraw(state, action)
    elif phase == Phase.BARD:
        take(state, action)
    elif phase == Phase.DISCARD:
        discard(state, action)
    elif phase == Phase.PLUNDER:
        plunder(state, action)

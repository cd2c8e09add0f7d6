"""Mac Robber: what is true of every position at rest."""

from dolmen.core.viewer import NOBODY

from .board import (
    ALL_CARDS,
    CARDS,
    CLOSED,
    COLOURS,
    COMBATS,
    COURT_COLOURS,
    CUBES,
    DRAWN,
    FEWEST_PLAYERS,
    FROM_HAND,
    LEAST_WARRIORS,
    MOST_PLAYERS,
    MOST_ROUNDS,
    MOST_USED,
    NO_CARD,
    NO_FLOOR,
    PIECE_COLOUR,
    PIECE_CUBES,
    PRINTED,
    REFILL,
    SLOTS,
    TILE_NUMBERS,
    TILES,
    TILES_OF,
    VALUES,
    Colour,
    Estate,
    Phase,
    Place,
)
from .cubes import estates_of, has_piece
from .deeds import is_single, open_deeds, open_takes
from .scoring import score
from .sight import is_face_down

INVARIANTS = (
    "healthy",
    "cubes of every colour are all there: bag, display, courts, estates and pipers on cards",
    "cards of every value are all there",
    "hands, fresh cards, covered cards and the deck are as many as is said",
    "hand = warriors, less what an assault has cost so far",
    "everybody has three warriors at least",
    "estates fill the slots from the first on, and the bought ones have their tiles",
    "tiles of every number are all there, and the pile is as high as is said",
    "six cubes are drawn, and at most four are used",
    "the player to move has a choice, in the phase that is theirs",
    "an open pile has no covered cards",
    "absent seats have nothing",
    "the round and the markers are in range",
    "no score falls below its floor",
)


def check(state):
    """The number of the first broken invariant, or 0."""
    if not are_cubes_there(state):
        return 1
    broken = check_cards(state)
    if broken != 0:
        return broken
    for player in range(state.players):
        if state.court[player][Colour.YELLOW] < LEAST_WARRIORS:
            return 5
        if not are_estates_right(state, player):
            return 6
        if state.score_floor != NO_FLOOR and score(state, player) < 0:
            return 13
    if not are_tiles_there(state):
        return 7
    if not is_display_right(state):
        return 8
    if not is_asked_rightly(state):
        return 9
    for player in range(state.players, MOST_PLAYERS):
        if not is_absent(state, player):
            return 11
    if state.round < 1 or state.round > MOST_ROUNDS or not is_player(state, state.start):
        return 12
    if state.following != NOBODY and not is_player(state, state.following):
        return 12
    return 0


def is_player(state, number):
    return 0 <= number < state.players


def are_cubes_there(state):
    """The cubes of section 9.1, colour by colour; pipers on a face-down duel are on the table."""
    for colour in range(COLOURS):
        count = 0 + state.bag[colour] + state.display[colour]
        if state.bag[colour] < 0 or state.display[colour] < 0:
            return False
        for player in range(state.players):
            if colour < COURT_COLOURS:
                if state.court[player][colour] < 0:
                    return False
                count += state.court[player][colour]
            for slot in range(SLOTS):
                kind = state.estate[player][slot]
                if PIECE_COLOUR[kind] == colour:
                    count += PIECE_CUBES[kind]
        if colour == Colour.BLUE and is_face_down(state):
            count += state.duel_piper[state.combat][0]
        if count != CUBES[state.players - FEWEST_PLAYERS][colour]:
            return False
    return True


def check_cards(state):
    """All cards are there and counted, and hands are as large as warriors say."""
    for value in range(VALUES):
        count = 0 + state.deck[value] + state.discards[value]
        if state.deck[value] < 0 or state.discards[value] < 0:
            return 2
        for player in range(state.players):
            if state.hand[player][value] < 0 or state.fresh[player][value] < 0 or state.covered[player][value] < 0:
                return 2
            if state.covered[player][value] != 0 and state.discard_pile != CLOSED:
                return 10
            count += state.hand[player][value] + state.fresh[player][value] + state.covered[player][value]
        if is_face_down(state) and state.duel_card[state.combat][0] == value + 1:
            count += 1
        if count != CARDS[value]:
            return 2
    deck = 0
    for value in range(VALUES):
        deck += state.deck[value]
    if deck != state.in_deck or deck > ALL_CARDS:
        return 3
    for player in range(state.players):
        hand, fresh, covered = 0, 0, 0
        for value in range(VALUES):
            hand += state.hand[player][value]
            fresh += state.fresh[player][value]
            covered += state.covered[player][value]
        if hand != state.in_hand[player] or fresh != state.in_fresh[player] or covered != state.in_covered[player]:
            return 3
        if hand + fresh != cards_due(state, player):
            return 4
    return 0


def cards_due(state, player):
    """R15, R36: as many cards as warriors, but for those played in an assault and those drawn after it."""
    due = 0 + state.court[player][Colour.YELLOW]
    phase = state.phase
    fights = player == state.attacker or player == state.defender
    if phase == Phase.DISCARD:
        due += player == state.player
        due -= player == state.active and state.player != state.active and state.kept == Colour.YELLOW
    elif phase == Phase.COMBAT and fights:
        due -= state.combat + (is_face_down(state) and player == state.attacker)
    elif phase == Phase.PLUNDER and fights:
        due -= COMBATS
    elif phase == Phase.SORT and (player == state.defender or player == state.player):
        due += REFILL - COMBATS
    return due


def are_estates_right(state, player):
    """R5: no gap between estates, and one tile for each beyond the printed ones."""
    owned = estates_of(state, player)
    for slot in range(owned):
        if state.estate[player][slot] < Estate.EMPTY or state.estate[player][slot] > Estate.ABBEY:
            return False
    bought = 0
    for tile in range(TILES):
        bought += state.tile_place[tile] == player
    return owned == PRINTED + bought


def are_tiles_there(state):
    left = 0
    for tile in range(TILES):
        left += state.tile_place[tile] == Place.PILE
        if (state.tile_place[tile] == Place.PILE) != (tile >= TILES - state.pile):
            return False
    for number in range(TILE_NUMBERS):
        count = 0
        for tile in range(TILES):
            count += state.tile[tile] == number
        if count != TILES_OF[number]:
            return False
    return left == state.pile


def is_display_right(state):
    shown = state.display[0] + state.display[1] + state.display[2] + state.display[3]
    if state.used < 0 or state.used > MOST_USED:
        return False
    phase = state.phase
    if phase == Phase.REDRAW:
        return shown == DRAWN and state.used == 0
    if phase == Phase.ACT or phase == Phase.BARD or phase == Phase.DISCARD:
        return shown + state.used == DRAWN
    return shown == 0


def is_asked_rightly(state):
    """The player to move has the say in this phase, and a choice unless it is about cards (R53)."""
    phase = state.phase
    if not is_player(state, state.player) or not is_player(state, state.active):
        return False
    if phase == Phase.REDRAW:
        return state.player == state.active == state.following
    if phase == Phase.ACT:
        return state.player == state.active and not is_single(open_deeds(state))
    if phase == Phase.BARD:
        return state.player == state.active and state.victim != state.active and not is_single(open_takes(state))
    if phase == Phase.DISCARD:
        return state.player == state.active or state.player == state.victim
    if phase == Phase.VENTURE:
        return state.player == state.active
    if phase == Phase.OVER:
        return True
    if state.attacker != state.active or not is_player(state, state.defender) or state.defender == state.attacker:
        return False
    if phase == Phase.PLUNDER:
        return state.player == state.attacker and has_piece(state, state.defender)
    if phase == Phase.COMBAT and (state.combat >= COMBATS or state.duel_card[state.combat][1] != NO_CARD):
        return False
    if phase == Phase.SORT and state.refill != FROM_HAND and state.in_fresh[state.player] != REFILL:
        return False
    return state.player == state.attacker or state.player == state.defender


def is_absent(state, player):
    """Seats without a player have no cube, estate, card or point."""
    if state.in_hand[player] != 0 or state.in_fresh[player] != 0 or state.in_covered[player] != 0:
        return False
    for colour in range(COURT_COLOURS):
        if state.court[player][colour] != 0:
            return False
    return estates_of(state, player) == 0 and score(state, player) == 0

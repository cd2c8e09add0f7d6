"""Enclave: a round begins: initiative tokens, then action cards face down, turned up together, and markers placed."""

from dolmen.core.tell import tell

from ..actions import LEVEL, PLAY, TOKEN
from ..board import Event, Phase, Stage
from ..cards import ACTION_CARDS, ACTIONS_A_ROUND, LEVELS, LINES, LOCATIONS, MOST_PLAYERS, NOTHING, ROUNDS, Location
from ..thieves import ask


def begin_round(state):
    """The next round: tokens back in the pool, cards and markers with their players."""
    state.round += 1
    state.stage = Stage.INITIATIVE
    state.turn = state.step = state.stop = state.level = state.part = 0
    for location in range(LOCATIONS):
        state.token[location] = 0
    for line in range(LINES):
        state.line_size[line] = 0
        for place in range(MOST_PLAYERS):
            state.line[line][place] = NOTHING
    for player in range(MOST_PLAYERS):
        state.played[player] = 0
        state.next_order[player] = state.order[player]
    tell(state, Event.ROUND, state.round)


# --- phase I: initiative ---


def place_tokens(state):
    """Stage INITIATIVE: five placements in turn order; the last is forced."""
    if state.turn < LOCATIONS - 1:
        ask(state, Phase.TOKEN, state.order[state.turn % state.players])
        return
    state.player = state.order[state.turn % state.players]
    for number in range(1, LOCATIONS + 1):
        for location in range(LOCATIONS):
            if is_free_token(state, number) and state.token[location] == 0:
                place_token(state, number, location)
    state.stage = Stage.CHOOSE
    state.turn = state.step = 0


def is_free_token(state, number):
    for location in range(LOCATIONS):
        if state.token[location] == number:
            return False
    return True


def list_tokens(state, out):
    n = 0
    for number in range(1, LOCATIONS + 1):
        if is_free_token(state, number):
            for location in range(LOCATIONS):
                if state.token[location] == 0:
                    out[n] = TOKEN + (number - 1) * LOCATIONS + location
                    n += 1
    return n


def place_token(state, number, location):
    state.token[location] = number
    state.turn += 1
    tell(state, Event.PLACED_TOKEN, state.player, number, location)


# --- phase II: planning ---


def has_extra_marker(state, player):
    """The fifth action card of 'Ultima Thule', in the round after it was received."""
    return state.thule[player] > 0 and state.thule[player] < state.round


def plays_now(state, player):
    """Whether the player plays a card in this step."""
    return state.step < ACTIONS_A_ROUND or has_extra_marker(state, player)


def choose_cards(state):
    """Stage CHOOSE: all choose face down, asked in turn order; then all cards are turned up."""
    while state.turn < state.players and not plays_now(state, state.order[state.turn]):
        state.turn += 1
    if state.turn < state.players:
        ask(state, Phase.PLAY, state.order[state.turn])
        return
    state.stage = Stage.PLACE
    state.turn = 0
    revealed = 0
    for place in range(state.players):
        player = state.order[place]
        if state.chosen[player] != NOTHING:
            state.played[player] |= 1 << state.chosen[player]
            revealed += 1
            tell(state, Event.SHOWED, player, state.chosen[player])
    if revealed > 0:
        tell(state, Event.REVEALED)


def list_plays(state, out):
    n = 0
    for location in range(ACTION_CARDS):
        if state.played[state.player] >> location & 1 == 0:
            out[n] = PLAY + location
            n += 1
    return n


def choose_card(state, location):
    state.chosen[state.player] = location
    state.turn += 1
    tell(state, Event.CHOSE, state.player, location)


def place_markers(state):
    """Stage PLACE: in turn order each marker goes to the end of its line; on the Tree to a level in reach."""
    if state.turn == state.players:
        next_step(state)
        return
    player = state.order[state.turn]
    location = state.chosen[player]
    if location == NOTHING:
        state.turn += 1
    elif location != Location.TREE:
        queue(state, player, location)
    elif levels_in_reach(state, player) > 1:
        ask(state, Phase.LEVEL, player)
    else:
        queue(state, player, LOCATIONS + state.round - 1)


def next_step(state):
    state.step += 1
    state.turn = 0
    if state.step <= ACTIONS_A_ROUND:
        state.stage = Stage.CHOOSE  # a step for which nobody has a marker passes unseen
    else:
        state.stage = Stage.TRAVEL


def queue(state, player, line):
    """Puts the marker at the end of a line."""
    state.line[line][state.line_size[line]] = player
    state.line_size[line] += 1
    state.chosen[player] = NOTHING
    state.turn += 1
    tell(state, Event.QUEUED, player, line)


def is_in_reach(state, player, level):
    """R9, R10: as many levels from the round's own as tree tokens are owned; all in the last round."""
    return state.round == ROUNDS or abs(level + 1 - state.round) <= state.tree_tokens[player]


def levels_in_reach(state, player):
    n = 0
    for level in range(LEVELS):
        n += is_in_reach(state, player, level)
    return n


def list_levels(state, out):
    n = 0
    for level in range(LEVELS):
        if is_in_reach(state, state.player, level):
            out[n] = LEVEL + level
            n += 1
    return n

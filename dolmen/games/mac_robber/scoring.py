"""Mac Robber, the end of a round: the following, green, red and blue, then a tile that may end the game."""

from dolmen.core.tell import tell
from dolmen.core.viewer import NOBODY

from .board import (
    COUNTED_BLUE,
    COUNTED_GREEN,
    COUNTED_HERDS,
    GREEN_FIRST,
    GREEN_SECOND,
    GREEN_TIED,
    HERD_POINTS,
    LOWEST_TILE,
    MOST_HERDS_POINTS,
    MOST_ROUNDS,
    RED_AREA,
    SOURCES,
    TILES,
    ZERO_COUNTS,
    Colour,
    Ending,
    Estate,
    Event,
    Place,
    Source,
)
from .cubes import blue_of, count_pieces, green_of


def score(state, player):
    """The points of a player."""
    points = 0
    for source in range(SOURCES):
        points += state.earned[player][source]
    return points


def rank(state, player):
    """R51: how many have more points; who has as many shares the place."""
    mine, ahead = score(state, player), 0
    for rival in range(state.players):
        ahead += score(state, rival) > mine
    return ahead


def best_score(state):
    """The highest score."""
    best = score(state, 0)
    for player in range(1, state.players):
        best = max(best, score(state, player))
    return best


def score_round(state):
    """R45: everything is counted first, then points are given."""
    for player in range(state.players):
        state.counted[player][COUNTED_HERDS] = count_pieces(state, player, Estate.CATTLE)
        state.counted[player][COUNTED_BLUE] = blue_of(state, player)
        state.counted[player][COUNTED_GREEN] = green_of(state, player)
    state.scored = state.round
    give_following(state)
    for player in range(state.players):
        points = green_points(state, player)
        state.earned[player][Source.GREEN] += points
        tell(state, Event.GREEN, player, state.counted[player][COUNTED_GREEN], points)
    for player in range(state.players):
        herds = state.counted[player][COUNTED_HERDS]
        most = most_herds_points(state, player)
        state.earned[player][Source.HERDS] += HERD_POINTS * herds
        state.earned[player][Source.MOST_HERDS] += most
        tell(state, Event.HERDS, player, herds, HERD_POINTS * herds, most)
    for player in range(state.players):
        rival = herder_beside(state, player)
        points = blue_points(state, player)
        state.earned[player][Source.BLUE] += points
        herds = state.counted[rival][COUNTED_HERDS]
        tell(state, Event.BLUE, player, state.counted[player][COUNTED_BLUE], herds, rival, points)
    tell_totals(state)
    tell(state, Event.SCORED, state.round)


def tell_totals(state):
    """Tells everybody's points; seats that nobody has have none."""
    one, two, three = score(state, 0), score(state, 1), score(state, 2)
    tell(state, Event.TOTALS, one, two, three, score(state, 3), score(state, 4))


def in_court(state, player):
    """R41: all cubes of a court."""
    court = state.court[player]
    return court[Colour.YELLOW] + court[Colour.BLUE] + court[Colour.GREEN]


def give_following(state):
    """R41: most warriors, then most cubes in the court; else the marker stays."""
    warriors = 0
    for player in range(state.players):
        warriors = max(warriors, state.court[player][Colour.YELLOW])
    cubes, tied, holder, equal = -1, 0, NOBODY, 0
    for player in range(state.players):
        if state.court[player][Colour.YELLOW] == warriors:
            equal += 1
            court = in_court(state, player)
            if court > cubes:
                cubes, tied, holder = court, 1, player
            elif court == cubes:
                tied += 1
    if tied != 1:
        tell(state, Event.FOLLOWING_STAYS, state.following)
        return
    had_it = state.following == holder
    state.following = holder
    tell(state, Event.FOLLOWING, holder, warriors, equal > 1, had_it)


def green_points(state, player):
    """R42: 3 for most green cubes, 2 for second most, 1 each in a tie; nothing for none."""
    mine = state.counted[player][COUNTED_GREEN]
    if mine == 0 and state.green_zero != ZERO_COUNTS:
        return 0
    most, before, equal = 0, 0, 0
    for rival in range(state.players):
        most = max(most, state.counted[rival][COUNTED_GREEN])
    between, leaders = 0, 0
    for rival in range(state.players):
        theirs = state.counted[rival][COUNTED_GREEN]
        before += theirs > mine
        equal += theirs == mine
        leaders += theirs == most
        between += mine < theirs < most
    if before == 0:
        return GREEN_FIRST if equal == 1 else GREEN_TIED
    if leaders > 1 or between > 0:
        return 0
    return GREEN_SECOND if equal == 1 else GREEN_TIED


def most_herds_points(state, player):
    """R43: 2 for strictly most herds."""
    mine = state.counted[player][COUNTED_HERDS]
    if mine == 0:
        return 0
    for rival in range(state.players):
        if rival != player and state.counted[rival][COUNTED_HERDS] >= mine:
            return 0
    return MOST_HERDS_POINTS


def herder_beside(state, player):
    """The other player who has most herds; the first of several."""
    best = 0 if player != 0 else 1
    for rival in range(state.players):
        if rival != player and state.counted[rival][COUNTED_HERDS] > state.counted[best][COUNTED_HERDS]:
            best = rival
    return best


def blue_points(state, player):
    """R44: blue cubes less the herds of the other player who has most, if that leaves any."""
    return max(0, state.counted[player][COUNTED_BLUE] - state.counted[herder_beside(state, player)][COUNTED_HERDS])


def remove_tile(state):
    """Takes a tile out of the game, open from 30 points on; returns whether the game goes on."""
    best = best_score(state)
    if state.pile > 0:
        top = TILES - state.pile
        state.pile -= 1
        if best >= RED_AREA:
            state.tile_place[top] = Place.SHOWN
            number = LOWEST_TILE + state.tile[top]
            tell(state, Event.TILE, number, best)
            if number <= best:  # R47
                tell(state, Event.ENDED, Ending.TILE)
                return False
        else:
            state.tile_place[top] = Place.REMOVED
            tell(state, Event.TILE, 0, best)
    elif best >= RED_AREA:  # R49
        tell(state, Event.ENDED, Ending.PILE)
        return False
    if state.round == MOST_ROUNDS:  # R49
        tell(state, Event.ENDED, Ending.ROUNDS)
        return False
    return True

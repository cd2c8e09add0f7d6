"""Woolly Bully: a rough value of a position."""

from dolmen.games.woolly_bully.board import (
    BEASTS_OF_A_KIND,
    BONUSES,
    COLOURS,
    NOTHING,
    SIDES,
    STEP,
    Kind,
    Phase,
    Terrain,
    due_kind,
)
from dolmen.games.woolly_bully.rules.forests import holds_hunter, is_dangerous, is_uncovered_wolf, suits_wolf
from dolmen.games.woolly_bully.rules.landscape import side_of, wanted
from dolmen.games.woolly_bully.rules.scoring import is_threatened, score, terrain_of
from dolmen.games.woolly_bully.rules.stopping import count_stopped

THREATENED = 0.15  # what is left of a closed field beside a wolf
EXPOSED = 0.5  # what is left of an open field beside a wolf
AT_RISK = 0.05  # what a closed field loses, for each wolf not yet seen, beside a forest that has no hunter
UNFENCED = 0.85
PER_OPEN_EDGE = 0.6  # sheep that an open edge may still bring
FADE, PATIENCE = 0.6, 0.15  # hope to close one more gate, with few tiles left; what many tiles add to it
FIT = 0.7  # of the tiles that fit a place, how many still do with one more neighbour
DEAD = 0.05  # hope for a place that no tile fits
FOREVER_EMPTY = 1 << Terrain.VILLAGE | 1 << Terrain.FOREST  # no tile has both
LEFT_OPEN = 0.3  # what an open field is still worth to who has stopped: only others can close it
SECOND = 0.4  # how much the better of what is open counts beside what is closed, and the other way round
GOAL = 9.0  # sheep a player hopes for in a field
HOPE = 0.65  # how much of what is missing still comes, while there are tiles
PLENTY = 14.0  # tiles a player, in hand and bag, that are as good as any number
TILE, MANY_TILES = 0.12, 12  # a tile in the hand, while there are many, and from when on one more does not matter
BONUS_HOPE = 0.75  # how much of the next stop bonus a player may count on, while there are tiles
TEMPO = 0.7  # a tile that may be laid at once
RELUCTANCE = 0.3  # a wolf or hunter in the hand is worth something too
BEST_RIVAL, OTHER_RIVALS = 0.5, 0.2
BEATEN = 5.0  # to have stopped with less than somebody else who has stopped: better to go on with little hope
LAST_PLACE = 4


def judge(state, player):
    """How far `player` is ahead, in points: the best rival counts most, the others a little."""
    mine = worth_of(state, player)
    best, total, beaten = 0.0, 0.0, 0.0
    for rival in range(state.players):
        if rival != player:
            worth = worth_of(state, rival)
            best = max(best, worth)
            total += worth
            if is_done(state, player) and is_done(state, rival) and worth > mine:
                beaten = BEATEN
    lead = mine - BEST_RIVAL * best - OTHER_RIVALS * total / (state.players - 1) - beaten
    if state.phase == Phase.BEAST and state.player == player:
        lead += promise(state, player) - RELUCTANCE
    return lead


def is_done(state, player):
    """Whether somebody has stopped for good, or the game is over for all."""
    return state.stopped[player] > 0 or state.phase == Phase.OVER


def worth_of(state, player):
    """Sheep that are there, sheep to be hoped for, the bonus, and the tiles to play with."""
    if state.phase == Phase.OVER:
        return 1.0 * score(state, player)
    plenty = plenty_of(state, player)
    worth = 0.0
    for colour in range(COLOURS):
        if state.owner[colour] == player:
            sheep = worth_of_colour(state, colour, plenty, 1.0 if state.stopped[player] == 0 else LEFT_OPEN)
            worth += sheep + HOPE * plenty * max(GOAL - sheep, 0.0)
    if state.stopped[player] > 0:
        return worth + BONUSES[state.stopped[player]]
    if state.player == player and (state.phase == Phase.TURN or state.phase == Phase.BONUS):
        worth += TEMPO
    bonus = BONUSES[min(count_stopped(state) + 1, LAST_PLACE)]
    return worth + plenty * (BONUS_HOPE * bonus + TILE * min(state.held[player], MANY_TILES))


def plenty_of(state, player):
    """Whether there are tiles to hope for: 1 for many, 0 for none or for who has stopped."""
    if state.stopped[player] > 0:
        return 0.0
    tiles = state.held[player] + state.left / (state.players - count_stopped(state))
    return min(tiles / PLENTY, 1.0)


def worth_of_colour(state, colour, plenty, hope):
    """The best closed field and the best open one, as far as there is hope for it; the lesser counts a little."""
    closed, unfenced = 0.0, 0.0
    for field in range(SIDES * state.laid):
        size, edges = state.size[field], state.open[field]
        if size == 0 or terrain_of(state, field) != Terrain.BLACK + colour:
            continue
        if edges == 0:
            if size > closed:
                closed = max(closed, size * share_left(state, field))
        elif hope * most_of_open(size, edges) > unfenced:
            value = hope * most_of_open(size, edges) * chance_to_close(state, field, plenty)
            if value > unfenced:
                unfenced = max(unfenced, value * share_left(state, field))
    return max(closed, unfenced) + SECOND * plenty * min(closed, unfenced)


def most_of_open(size, edges):
    """The value of an open field that is sure to be closed."""
    return UNFENCED * (size + PER_OPEN_EDGE * edges)


def chance_to_close(state, field, plenty):
    """The hope that all gates of a field are closed; the first one is as good as sure, if there is room."""
    chance, gates, quarter = 1.0, 0, field
    for _ in range(state.size[field]):
        side = quarter % SIDES
        place = state.place[quarter // SIDES] + STEP[side]
        if state.at[place] == 0 and is_first_at(state, place, (side + 2) % SIDES, field):
            gates += 1
            if gates > 1:
                chance *= FADE + PATIENCE * plenty
            chance *= ease_of(state, place)
        quarter = state.next[quarter]
    return chance


def is_first_at(state, place, side, field):
    """Whether no side of an empty place before this one touches the same field: so each place is counted once."""
    for earlier in range(side):
        neighbour = state.at[place + STEP[earlier]]
        if neighbour != 0 and state.region[SIDES * (neighbour - 1) + (earlier + 2) % SIDES] == field:
            return False
    return True


def ease_of(state, place):
    """How easily a tile is found for an empty place: fewer fit with more neighbours, and none with wood and village."""
    edges, ease, seen = wanted(state, place), 1.0, 0
    for side in range(SIDES):
        terrain = side_of(edges, side)
        if terrain != Terrain.NONE:
            seen |= 1 << terrain
            ease *= FIT
    if seen & FOREVER_EMPTY == FOREVER_EMPTY:
        return DEAD
    return ease / FIT


def share_left(state, field):
    """How much of its value a field keeps beside forests, with wolves in them or still to come."""
    if is_threatened(state, field):
        return THREATENED if state.open[field] == 0 else EXPOSED
    wolves = BEASTS_OF_A_KIND - state.shown[Kind.WOLF]
    if wolves > 0 and meets_unguarded_forest(state, field):
        return 1.0 - AT_RISK * wolves
    return 1.0


def meets_unguarded_forest(state, field):
    """Whether a field borders on a forest that has no hunter."""
    quarter = field
    for _ in range(state.size[field]):
        for turn in range(1, SIDES, 2):
            forest = forest_beside(state, quarter, turn)
            if forest != NOTHING and not holds_hunter(state, forest):
                return True
        quarter = state.next[quarter]
    return False


def forest_beside(state, quarter, turn):
    """The forest that the next quarter of the same tile, one or three turns on, belongs to, or NOTHING."""
    beside = quarter - quarter % SIDES + (quarter + turn) % SIDES
    if terrain_of(state, beside) != Terrain.FOREST:
        return NOTHING
    return state.region[beside]


def promise(state, player):
    """What the wolf or hunter that is due can do at its best place."""
    best = 0.0
    if due_kind(state.series, state.step) == Kind.WOLF:
        for i in range(state.empties):
            if suits_wolf(state, state.empty[i]):
                best = max(best, harm_of_wolf(state, player, state.empty[i]))
        return best
    for wolf in range(BEASTS_OF_A_KIND):
        if is_uncovered_wolf(state, wolf):
            best = max(best, -harm_in_forest(state, player, state.region[SIDES * state.post[wolf]], True))
    return best


def harm_of_wolf(state, player, place):
    """What a wolf on an empty place takes from the rivals, less what it takes from the player."""
    harm = 0.0
    for side in range(SIDES):
        neighbour = state.at[place + STEP[side]]
        if neighbour != 0:
            forest = state.region[SIDES * (neighbour - 1) + (side + 2) % SIDES]
            if not is_dangerous(state, forest):
                harm = max(harm, harm_in_forest(state, player, forest, False))
    return harm


def harm_in_forest(state, player, forest, threatened):
    """What danger in one forest means: the largest closed field beside it of each rival, less those of the player."""
    harm = 0.0
    for field in range(SIDES * state.laid):
        if state.size[field] == 0 or state.open[field] > 0 or is_threatened(state, field) != threatened:
            continue
        terrain = terrain_of(state, field)
        if terrain > COLOURS or not borders(state, field, forest):
            continue
        sheep = (1.0 - THREATENED) * state.size[field]
        if state.owner[terrain - Terrain.BLACK] == player:
            harm -= sheep
        elif state.owner[terrain - Terrain.BLACK] != NOTHING:
            harm += BEST_RIVAL * sheep
    return harm


def borders(state, field, forest):
    quarter = field
    for _ in range(state.size[field]):
        if forest_beside(state, quarter, 1) == forest or forest_beside(state, quarter, SIDES - 1) == forest:
            return True
        quarter = state.next[quarter]
    return False

"""Woolly Bully: a rough value of a position, in terms."""

from enum import IntEnum

from .board import (
    BEASTS_OF_A_KIND,
    BONUSES,
    COLOURS,
    NOTHING,
    POINT_PER_SHEEP,
    SIDES,
    STEP,
    Kind,
    Phase,
    Terrain,
    due_kind,
)
from .rules.forests import holds_hunter, is_dangerous, is_uncovered_wolf, suits
from .rules.landscape import number_at, side_of, wanted
from .rules.scoring import is_threatened, nth_sheep, score, terrain_of
from .rules.stopping import count_stopped

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


class Term(IntEnum):
    """What the judgement of a player is the sum of; the last two have nothing to do with what a rival is worth."""

    CLOSED = 0
    OPEN = 1
    GATES = 2
    WOLVES = 3
    GROWTH = 4
    BONUS = 5
    TILES = 6
    TURN = 7
    BEAST = 8
    BEATEN = 9


TERMS, RIVAL_TERMS = len(Term), int(Term.BEAST)
_WORDS = tuple(term.name.lower() for term in Term)
PARTS = (*_WORDS, *(f"rival-{word}" for word in _WORDS[:RIVAL_TERMS]))


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
    return lead + beast_worth(state, player)


def parts(state, player, out):
    """The same in terms: the player's own, then those of all rivals, each with the share it has in the judgement."""
    for place in range(TERMS + RIVAL_TERMS):
        out[place] = 0.0
    add_terms(state, player, 1.0, 0, out)
    out[Term.BEAST] = beast_worth(state, player)
    mine, best = worth_of(state, player), best_rival(state, player)
    for rival in range(state.players):
        if rival != player:
            share = (BEST_RIVAL if rival == best else 0.0) + OTHER_RIVALS / (state.players - 1)
            add_terms(state, rival, -share, TERMS, out)
            if is_done(state, player) and is_done(state, rival) and worth_of(state, rival) > mine:
                out[Term.BEATEN] = -BEATEN


def best_rival(state, player):
    best = (player + 1) % state.players
    for rival in range(state.players):
        if rival != player and worth_of(state, rival) > worth_of(state, best):
            best = rival
    return best


def is_done(state, player):
    """Whether somebody has stopped for good, or the game is over for all."""
    return state.stopped[player] > 0 or state.phase == Phase.OVER


def worth_of(state, player):
    """Sheep that are there, sheep to be hoped for, the bonus, and the tiles to play with: the sum of the terms."""
    if state.phase == Phase.OVER:
        return 1.0 * score(state, player)
    plenty, hope = plenty_of(state, player), hope_of(state, player)
    worth = 0.0
    for colour in range(COLOURS):
        if state.owner[colour] == player:
            closed, unfenced, _, _ = best_fields(state, colour, plenty, hope)
            sheep = max(closed, unfenced) + SECOND * plenty * min(closed, unfenced)
            worth += sheep + growth(sheep, plenty)
    if state.stopped[player] > 0:
        return worth + BONUSES[state.stopped[player]]
    worth += turn_worth(state, player)
    return worth + plenty * (next_bonus_worth(state) + tiles_worth(state, player))


def add_terms(state, player, share, first, out):
    """Adds a share of each term of what a player is worth to `out`, from place `first` on."""
    if state.phase == Phase.OVER:
        out[first + Term.CLOSED] += share * POINT_PER_SHEEP * nth_sheep(state, player, 1)
        out[first + Term.BONUS] += share * BONUSES[state.stopped[player]]
        return
    plenty = plenty_of(state, player)
    for colour in range(COLOURS):
        if state.owner[colour] == player:
            add_fields(state, colour, plenty, hope_of(state, player), share, first, out)
    if state.stopped[player] > 0:
        out[first + Term.BONUS] += share * BONUSES[state.stopped[player]]
        return
    out[first + Term.BONUS] += share * plenty * next_bonus_worth(state)
    out[first + Term.TILES] += share * plenty * tiles_worth(state, player)
    out[first + Term.TURN] += share * turn_worth(state, player)


def add_fields(state, colour, plenty, hope, share, first, out):
    """Adds the terms of a colour's best fields: their sheep, what gates and wolves take of them, what may be added."""
    closed, unfenced, closed_field, open_field = best_fields(state, colour, plenty, hope)
    for_closed = share * (1.0 if closed >= unfenced else SECOND * plenty)
    for_open = share * (1.0 if closed < unfenced else SECOND * plenty)
    if closed_field != NOTHING:
        out[first + Term.CLOSED] += for_closed * state.size[closed_field]
        out[first + Term.WOLVES] += for_closed * (closed - state.size[closed_field])
    if open_field != NOTHING:
        sure = hope * most_of_open(state.size[open_field], state.open[open_field])
        likely = sure * chance_to_close(state, open_field, plenty)
        out[first + Term.OPEN] += for_open * sure
        out[first + Term.GATES] += for_open * (likely - sure)
        out[first + Term.WOLVES] += for_open * (unfenced - likely)
    sheep = max(closed, unfenced) + SECOND * plenty * min(closed, unfenced)
    out[first + Term.GROWTH] += share * growth(sheep, plenty)


# --- what a player has to go on with -------------------------------------------------------------------------------


def plenty_of(state, player):
    """Whether there are tiles to hope for: 1 for many, 0 for none or for who has stopped."""
    if state.stopped[player] > 0:
        return 0.0
    tiles = state.held[player] + state.left / (state.players - count_stopped(state))
    return min(tiles / PLENTY, 1.0)


def hope_of(state, player):
    """What is left of an open field: all of it, unless only others can close it."""
    return 1.0 if state.stopped[player] == 0 else LEFT_OPEN


def growth(sheep, plenty):
    """Term GROWTH: the sheep that are missing to a good field, while there are tiles to win them with."""
    return HOPE * plenty * max(GOAL - sheep, 0.0)


def next_bonus_worth(state):
    """Term BONUS, while there are tiles: the next stop bonus, which somebody else may take first."""
    return BONUS_HOPE * BONUSES[min(count_stopped(state) + 1, LAST_PLACE)]


def tiles_worth(state, player):
    """Term TILES, while there are many: the choice that a hand gives."""
    return TILE * min(state.held[player], MANY_TILES)


def turn_worth(state, player):
    """Term TURN: a tile that may be laid at once."""
    if state.player == player and (state.phase == Phase.TURN or state.phase == Phase.BONUS):
        return TEMPO
    return 0.0


# --- fields --------------------------------------------------------------------------------------------------------


def best_fields(state, colour, plenty, hope):
    """The values of the best closed field and of the best open one, and which they are; NOTHING where there is none."""
    closed, unfenced, closed_field, open_field = 0.0, 0.0, NOTHING, NOTHING
    for field in range(SIDES * state.laid):
        size, edges = state.size[field], state.open[field]
        if size == 0 or terrain_of(state, field) != Terrain.BLACK + colour:
            continue
        if edges > 0:
            sure = hope * most_of_open(size, edges)
            if sure > unfenced:
                value = sure * chance_to_close(state, field, plenty)
                if value > unfenced:
                    value *= share_left(state, field)
                    if value > unfenced:
                        unfenced, open_field = value, field
        elif size > closed:
            value = size * share_left(state, field)
            if value > closed:
                closed, closed_field = value, field
    return closed, unfenced, closed_field, open_field


def most_of_open(size, edges):
    """Term OPEN: the value of an open field that is sure to be closed."""
    return UNFENCED * (size + PER_OPEN_EDGE * edges)


def chance_to_close(state, field, plenty):
    """Term GATES: the hope that all gates of a field are closed; the first is as good as sure, if there is room."""
    chance, gates, quarter = 1.0, 0, field
    for _ in range(state.size[field]):
        side = quarter % SIDES
        place = state.place[quarter // SIDES] + STEP[side]
        if number_at(state, place) == 0 and is_first_at(state, place, (side + 2) % SIDES, field):
            gates += 1
            if gates > 1:
                chance *= FADE + PATIENCE * plenty
            chance *= ease_of(state, place)
        quarter = state.next[quarter]
    return chance


def count_gates(state, field):
    """The empty places through which a field is open."""
    gates, quarter = 0, field
    for _ in range(state.size[field]):
        side = quarter % SIDES
        place = state.place[quarter // SIDES] + STEP[side]
        gates += number_at(state, place) == 0 and is_first_at(state, place, (side + 2) % SIDES, field)
        quarter = state.next[quarter]
    return gates


def is_first_at(state, place, side, field):
    """Whether no side of an empty place before this one touches the same field: so each place is counted once."""
    for earlier in range(side):
        neighbour = number_at(state, place + STEP[earlier])
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
    """Term WOLVES: how much of its value a field keeps beside forests, with wolves in them or still to come."""
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


# --- a wolf or hunter that is due ----------------------------------------------------------------------------------


def beast_worth(state, player):
    """Term BEAST: what the wolf or hunter that is due will do, less what it would be worth in the hand."""
    if state.phase != Phase.BEAST or state.player != player:
        return 0.0
    return promise(state, player) - RELUCTANCE


def promise(state, player):
    """What the wolf or hunter that is due can do at its best place."""
    best = 0.0
    if due_kind(state.series, state.step) == Kind.WOLF:
        for i in range(state.empties):
            if suits(state, Kind.WOLF, i):
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
        neighbour = number_at(state, place + STEP[side])
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

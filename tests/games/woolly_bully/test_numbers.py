"""Woolly Bully as numbers for networks: what they tell of fields is what the rules make of them."""

import numpy as np
import pytest

from dolmen.core.viewer import NOBODY
from dolmen.games.woolly_bully import GAME, tensor, traits
from dolmen.games.woolly_bully.board import BEAST, COLOURS, NOTHING, PLACE, PLACES, REVEAL, SIDES, SKIP, STEP, WAYS
from dolmen.games.woolly_bully.rules.landscape import count_touching, number_at, side_of, wanted
from dolmen.games.woolly_bully.rules.scoring import is_threatened, next_safe_field
from tests.games.woolly_bully.test_landscape import long_game


def described(play, action):
    out = np.zeros(GAME.description_size, np.float32)
    GAME.rules.describe(play.view(play.player), action, out)
    return out


@pytest.mark.parametrize("players", [2, 4])
def test_a_tile_is_told_to_become_part_of_what_laying_it_makes(players):
    closed = 0
    for play in long_game(players, 5):
        for action in play.legal[::9]:
            if action < REVEAL:
                told, after = described(play, action), play.copy()
                after.act(action)
                for side in range(SIDES):
                    region = after.state.region[SIDES * play.state.laid + side]
                    size, gates = after.state.size[region], after.state.open[region]
                    first = traits.AFTER + traits.REGION * side
                    assert [*told[first : first + 3]] == [size, gates, gates == 0]
                    closed += gates == 0 and size > 3
    assert closed > 20


def test_the_field_of_mine_that_a_tile_joins_is_told_apart_from_those_of_others():
    joins = 0
    for play in long_game(3, 6):
        for action in play.legal[::9]:
            if action < REVEAL:
                told = described(play, action)
                mine = [
                    told[traits.AFTER + traits.REGION * side] for side in range(SIDES) if told[traits.MINE + side] == 1
                ]
                assert told[traits.MY_FIELD] == max(mine, default=0)
                joins += bool(mine)
    assert joins > 20


def test_the_largest_fields_of_a_position_are_seen():
    seen = np.zeros(GAME.observation_size, np.float32)
    for play in long_game(3, 7):
        for viewer in (NOBODY, 1):
            seen[:] = 0
            GAME.rules.observe(play.view(viewer), viewer, seen)
            for colour in range(COLOURS):
                safe = next_safe_field(play.state, colour, NOTHING)
                assert seen[tensor.SAFE + colour] == (0 if safe == NOTHING else play.state.size[safe])
                assert seen[tensor.OPEN + tensor.FIELD * colour] == largest_open(play.state, colour)
            mine = [seen[tensor.SAFE + colour] for colour in range(COLOURS) if play.state.owner[colour] == viewer]
            assert seen[tensor.MY_SAFE] == (0 if viewer == NOBODY else max(mine, default=0))


def largest_open(state, colour):
    """By hand: the most quarters of a colour that hang together and have an open edge."""
    fields = {}
    for quarter in range(SIDES * state.laid):
        if tensor.terrain_of(state, quarter) == tensor.Terrain.BLACK + colour:
            fields.setdefault(state.region[quarter], []).append(quarter)
    return max((len(found) for field, found in fields.items() if state.open[field] > 0), default=0)


@pytest.mark.parametrize("players", [2, 4])
def test_the_gates_that_are_told_are_those_that_laying_leaves(players):
    several, dead = 0, 0
    for play in long_game(players, 8):
        for action in play.legal[::9]:
            if action < REVEAL:
                told, after = described(play, action), play.copy()
                after.act(action)
                for side in range(SIDES):
                    quarter = SIDES * play.state.laid + side
                    if tensor.terrain_of(after.state, quarter) < tensor.Terrain.BLACK + COLOURS:
                        first = traits.GATES + traits.GATE * side
                        found = gates_by_hand(after.state, after.state.region[quarter])
                        assert [*told[first : first + 3]] == found
                        several, dead = several + (found[0] > 2), dead + found[2]
    assert several > 20 and dead > 5


def gates_by_hand(state, field):
    """The empty places beyond a field: how many, edges wanted there, places between wood and village."""
    places = {
        state.place[quarter // SIDES] + STEP[quarter % SIDES]
        for quarter in range(SIDES * state.laid)
        if state.region[quarter] == field
    }
    wants = [wanted(state, place) for place in places if number_at(state, place) == 0]
    kinds = [{side_of(edges, side) for side in range(SIDES)} - {tensor.Terrain.NONE} for edges in wants]
    dead = sum({tensor.Terrain.VILLAGE, tensor.Terrain.FOREST} <= kind for kind in kinds)
    return [len(wants), sum(map(count_touching, wants)), dead]


def test_danger_that_is_told_is_there_after_laying_unless_forests_join():
    dangers = 0
    for seed in range(9, 12):
        for play in long_game(3, seed):
            for action in play.legal[::9]:
                if action < REVEAL and not joins_forests(play, action):
                    told, after = described(play, action), play.copy()
                    after.act(action)
                    for side in range(SIDES):
                        quarter = SIDES * play.state.laid + side
                        if tensor.terrain_of(after.state, quarter) < tensor.Terrain.BLACK + COLOURS:
                            threatened = is_threatened(after.state, after.state.region[quarter])
                            assert told[traits.GATES + traits.GATE * side + 3] == threatened
                            dangers += threatened
    assert dangers > 20


def joins_forests(play, action):
    """Whether a tile meets forest on two sides."""
    edges = wanted(play.state, (action - PLACE) // WAYS)
    return sum(side_of(edges, side) == tensor.Terrain.FOREST for side in range(SIDES)) > 1


def test_the_closed_fields_beside_the_forest_of_a_beast_are_told():
    told_of = set()
    for seed in range(9, 21):
        for play in long_game(3, seed):
            for action in play.legal:
                if BEAST <= action < SKIP:
                    told, after = described(play, action), play.copy()
                    after.act(action)
                    beast = (action - BEAST) // PLACES
                    found = most_beside(play, after.state, after.state.region[SIDES * after.state.post[beast]])
                    assert [*told[traits.HARMED : traits.HARMED + 2]] == found
                    told_of |= {place for place in range(2) if found[place] > 0}
    assert told_of == {0, 1}


def most_beside(play, state, forest):
    """The most quarters of a closed field that lie beside a forest on some tile: of the player's, of others'."""
    most = [0, 0]
    for quarter in range(SIDES * state.laid):
        beside = [quarter - quarter % SIDES + (quarter + turn) % SIDES for turn in (1, 3)]
        colour = tensor.terrain_of(state, quarter) - tensor.Terrain.BLACK
        is_there = any(state.region[other] == forest for other in beside)
        if colour < COLOURS and state.open[state.region[quarter]] == 0 and is_there:
            whose = play.state.owner[colour] != play.player
            most[whose] = max(most[whose], state.size[state.region[quarter]])
    return most

"""Woolly Bully as numbers for networks: what they tell of fields is what the rules make of them."""

import numpy as np
import pytest

from dolmen.core.viewer import NOBODY
from dolmen.games.woolly_bully import GAME, tensor, traits
from dolmen.games.woolly_bully.board import COLOURS, NOTHING, REVEAL, SIDES
from dolmen.games.woolly_bully.rules.scoring import next_safe_field
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

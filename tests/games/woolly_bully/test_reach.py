"""Woolly Bully: the table has no edge. As far out as tiles can be laid, they can be laid."""

import random

import pytest

from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.games.woolly_bully.board import MOST_LAID, REACH, REVEAL, STOP, WAYS, distance_of
from dolmen.games.woolly_bully.rules import check
from tests.games.woolly_bully import slow
from tests.games.woolly_bully.tables import Table

OLD_EDGE = 48  # where the grid of version 1 ends


def farthest(play):
    return max(distance_of(place) for place in play.state.place[: play.state.laid])


def lay_outward(players, seed, outward, stopping=()):
    """Who goes outward lays every tile as far out as possible, who is stopping stops at once, others play by lot."""
    play, chance = Play.new("woolly_bully", players, seed=seed_from(seed)), random.Random(seed)
    while not play.over:
        choices = [action for action in play.legal if action != STOP]
        tiles = [action for action in choices if action < REVEAL]
        if play.player in stopping and STOP in play.legal:
            play.act(STOP)
        elif play.player in outward and tiles:
            play.act(max(tiles, key=lambda action: (distance_of(action // WAYS), chance.random())))
        else:
            play.act(chance.choice(choices))
        yield play


@pytest.mark.parametrize("seed", range(6))
def test_who_lays_outward_alone_is_never_refused_by_an_edge(seed):
    """The other stops at once; every placement that matches is offered, at any distance."""
    beyond = 0
    for play in lay_outward(2, seed, outward=(0,), stopping=(1,)):
        if farthest(play) >= OLD_EDGE and not play.over and any(action < REVEAL for action in play.legal):
            beyond += 1
            offered = {distance_of(action // WAYS) for action in play.legal if action < REVEAL}
            found = {abs(x) + abs(y) for _, _, _, (x, y) in slow.placements(play.state, play.player)}
            assert offered == found
    assert beyond > 0 and check(play.state) == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_landscape_is_whole_when_all_lay_outward(players):
    for play in lay_outward(players, 1, outward=range(players)):
        assert check(play.state) == 0
    assert farthest(play) > OLD_EDGE


def test_all_tiles_in_one_straight_line_fit():
    """The same tile again and again, whose edges do not matter here: each finds its neighbours, to the last."""
    table = Table()
    for x in range(1, MOST_LAID):
        table.lay(f"t61a {x} 0 r0")
    state = table.state
    assert state.laid == MOST_LAID and distance_of(state.place[state.laid - 1]) == REACH
    assert state.empties == 2 * MOST_LAID + 2
    assert {(x, y) for x, y in slow.empty_places(state)} >= {(REACH + 1, 0), (-1, 0), (REACH, 1)}
    assert len(slow.empty_places(state)) == state.empties

"""`python -m bench.seeing`: who sees everything imagines games that go on from where things really stand."""

import numpy as np
import pytest

from bench.seeing import OpenRoom
from dolmen.bots.room import Room
from dolmen.core.dice import DICE_WORDS
from dolmen.core.game import find_game
from dolmen.core.play import Play
from dolmen.core.view import View

pytestmark = pytest.mark.slow
TAIN = find_game("tain")


def test_open_cards_are_not_guessed():
    play = Play.new(TAIN, 3, seed=9)
    for _ in range(12):
        play.act(play.legal[len(play.legal) // 2])
    seat, tried = play.player, np.array(play.legal[:2], np.int64)
    rooms = Room(TAIN, 8), OpenRoom(Room(TAIN, 8))
    rooms[1].truth = View.of(TAIN, seat, play.state)
    after = [play.copy() for _ in tried]
    for one, action in zip(after, tried, strict=True):
        one.act(int(action))
        while len(one.legal) == 1:
            one.act(one.legal[0])
    as_it_is = []
    for room in rooms:
        room.try_out(play.view(seat), seat, tried, np.zeros(DICE_WORDS, np.int64), 0)
        as_it_is.append([room.states[k].tobytes() == after[k % 2].state.pack(TAIN.state) for k in range(8)])
    assert as_it_is[1] == [True] * 8
    assert not all(as_it_is[0])

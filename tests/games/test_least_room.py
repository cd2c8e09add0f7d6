"""The picture of every title in the least room that a page may give it."""

import re

import pytest

from dolmen.core.contract.room import LEAST_HEIGHT, LEAST_WIDTH, Box
from dolmen.core.game import find_game, games
from dolmen.core.play import Play
from dolmen.core.viewer import NOBODY
from dolmen.words import seat_names, texts

BELOW_NOTHING = re.compile(r'<[^<]*(?<![-\w])(?:width|height|r|rx)="-[^>]*')
BOXES = [Box(width, LEAST_HEIGHT, is_coarse) for width in (LEAST_WIDTH, 640, 1280) for is_coarse in (True, False)]
DECISIONS = 24


@pytest.mark.parametrize("name", games())
def test_nothing_is_smaller_than_nothing_in_the_least_room(name):
    game, words = find_game(name), texts("it", find_game(name))
    play = Play.new(game, game.players[-1], seed=3)
    for step in range(DECISIONS):
        viewer = play.player if step % 2 else NOBODY
        sight = play.sight(viewer)
        drawn = game.picture(sight, viewer, words, seat_names(game, sight, words), BOXES[step % len(BOXES)])
        assert BELOW_NOTHING.findall(drawn) == [], BOXES[step % len(BOXES)]
        play.act(play.legal[step % len(play.legal)])
        if play.over:
            break

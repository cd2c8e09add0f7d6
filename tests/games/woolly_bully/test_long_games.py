"""Woolly Bully: every law at each step of games that go to the last tile; random games mostly stop much earlier."""

import random

import numpy as np
import pytest

from dolmen.core.game import find_game
from dolmen.core.seed import seed_from
from dolmen.games.woolly_bully.board import PASS, REVEAL, SKIP, STATE, STOP
from dolmen.laws import position
from dolmen.laws.suite.sample import walker


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_law_holds_when_nobody_stops_by_choice_and_specials_are_played_gladly(players):
    game = find_game("woolly_bully")
    chance, watch = random.Random(players), walker(game)
    truth = watch.box[position.TRUTH]
    watch.dice[:4] = [chance.getrandbits(32) for _ in range(4)]
    for seed in range(6):
        watch.box[position.TRUTH] = np.zeros(1, STATE)[0]
        game.prepare(truth, players, game.settle(players), seed_from(seed))
        watch.twin.setup(truth)
        while True:
            broken = watch.broken()
            assert position.LAWS[broken] == "healthy", game.invariants[watch.twin.check(truth)]
            count = watch.twin.legal_actions(truth, watch.out)
            if count == 0:
                break
            choices = [int(action) for action in watch.out[:count] if action != STOP]
            specials = [action for action in choices if REVEAL <= action < SKIP]
            watch.twin.apply(truth, chance.choice(specials if specials and chance.random() < 0.4 else choices))


def test_passes_of_the_first_turns_keep_every_law():
    """Games that begin with a pass: all know from then on that the hand had no village."""
    game = find_game("woolly_bully")
    chance, watch = random.Random(1), walker(game)
    truth, found = watch.box[position.TRUTH], 0
    for seed in range(300):
        watch.box[position.TRUTH] = np.zeros(1, STATE)[0]
        game.prepare(truth, 3, game.settle(3), seed_from(seed))
        watch.twin.setup(truth)
        for _ in range(40):
            count = watch.twin.legal_actions(truth, watch.out)
            actions = [int(action) for action in watch.out[:count]]
            if not found and PASS not in actions and int(truth["laid"]) == 1:
                break
            found += PASS in actions
            watch.twin.apply(truth, PASS if PASS in actions else chance.choice([a for a in actions if a != STOP]))
            broken = watch.broken()
            assert position.LAWS[broken] == "healthy"
        if found >= 3:
            return
    raise AssertionError("no game began with a pass")

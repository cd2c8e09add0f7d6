"""Woolly Bully as it was at first: on a grid with an end, and whole, so that what was played then replays."""

import random

from dolmen.core import transcript
from dolmen.core.game import find_game
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.core.viewer import NOBODY
from dolmen.games.woolly_bully.v1.board import REACH, REVEAL, STOP, WAYS, Event, distance_of
from dolmen.laws.golden import golden_files
from dolmen.words import texts

GAME = find_game("woolly_bully")
OLD = GAME.of_version(1)


def test_golden_games_of_both_versions_are_kept():
    versions = [transcript.load(path.read_text("utf-8")).game.version for path in golden_files(GAME)]
    assert sorted(versions) == [1] * 4 + [2] * 3


def test_the_versions_say_the_same_sentences_and_have_states_and_numbers_of_their_own():
    said = "place t11b 0 1 r2"
    assert OLD.notation.sentence(OLD.notation.parse(said)) == GAME.notation.sentence(GAME.notation.parse(said)) == said
    assert OLD.notation.parse(said) != GAME.notation.parse(said)
    assert 2 * GAME.state.itemsize < OLD.state.itemsize


def test_the_same_landscape_offers_the_same_in_both_versions():
    """Hand for hand and tile for tile: what chance gives is put into the newer game as the older one had it."""
    for seed in range(3):
        chance = random.Random(seed)
        old, new = (Play.new(game, 2, seed=seed_from(seed)).state for game in (OLD, GAME))
        take_over(old, new)
        while offered(OLD, old):
            assert set(offered(GAME, new)) == set(offered(OLD, old))
            said = chance.choice([said for said in offered(OLD, old) if said != "stop"] or ["stop"])
            OLD.rules.apply(old, OLD.notation.parse(said))
            GAME.rules.apply(new, GAME.notation.parse(said))
            take_over(old, new)
        assert offered(GAME, new) == []
        assert [OLD.rules.score(old, p) for p in range(2)] == [GAME.rules.score(new, p) for p in range(2)]


def offered(game, state):
    out = [0] * game.most_legal
    return [game.notation.sentence(action) for action in out[: game.rules.legal_actions(state, out)]]


def take_over(old, new):
    """Gives the hands, the bag and the colours of a position of version 1 to one of version 2."""
    for holder, tiles in enumerate([*old.hand, old.bag]):
        new.lands[holder] = sum(1 << tile for tile in tiles if 0 <= tile < 60)
        new.beasts[holder] = sum(1 << tile - 60 for tile in tiles if tile >= 60)
    new.owner, new.at_turn, new.player = list(old.owner), old.at_turn, old.player


def test_its_grid_has_an_end_which_is_told_and_breaks_an_invariant():
    play, chance = Play.new(OLD, 2, seed=seed_from(1)), random.Random(1)
    while not play.over:
        choices = [action for action in play.legal if action != STOP]
        tiles = [action for action in choices if action < REVEAL]
        outward = max(tiles, key=lambda action: (distance_of(action // WAYS), chance.random())) if tiles else None
        play.act(outward if outward is not None else chance.choice(choices))
    assert max(distance_of(place) for place in play.state.place[: play.state.laid]) == REACH == 48
    assert OLD.invariants[OLD.rules.check(play.state)] == "the landscape stays within the grid"
    told = [event for step in play.steps for event in step.tale if event[0] == Event.RIM]
    assert told and OLD.story.tell(told[0], NOBODY, play.sight(NOBODY)).key == "told-rim"


def test_it_is_drawn_and_spoken_of_with_its_own_files():
    play = Play.new(OLD, 3, seed=seed_from(2))
    for viewer in (NOBODY, 0):
        assert OLD.picture(play.sight(viewer), viewer, texts("it", OLD)).startswith("<svg")
        assert OLD.sketch(play.sight(viewer), viewer, texts("en", OLD))

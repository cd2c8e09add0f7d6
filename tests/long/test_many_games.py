"""The laws over many more games than every day allows."""

import pytest
from rich.console import Console

from dolmen.core.batch import Batch
from dolmen.core.game import games
from dolmen.core.seed import seed_from
from dolmen.laws import stress
from dolmen.laws.suite.sample import walker
from dolmen.laws.walk import settings
from tests.core.test_batch import EVERY, IDS, play_by_its_mover, single

every_game = pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.name)


@every_game
def test_every_law_holds_in_every_setting_for_many_seeds(game):
    for setting in settings(game):
        for seed in range(100, 110):
            walker(game).walk(setting, seed_from(seed))


@every_game
def test_no_game_of_many_breaks_a_law(game, tmp_path):
    assert stress.run(game.name, 500, seed=9, jobs=1, console=Console(quiet=True), into=tmp_path) == 0


@every_game
def test_no_game_of_many_breaks_a_law_of_words(game, tmp_path):
    quiet = Console(quiet=True)
    assert stress.run(game.name, 60, seed=9, jobs=1, console=quiet, into=tmp_path, of_words=True) == 0


@pytest.mark.parametrize(("game", "players"), EVERY, ids=IDS)
def test_a_large_batch_plays_the_games_of_single_plays_byte_for_byte(game, players):
    batch = Batch(game, 60, players, seed=21)
    batch.play_random()
    for i in range(batch.n):
        play = single(batch, i)
        play_by_its_mover(play, batch.mover_of(i))
        assert play.state.pack(game.state) == batch.states[i].tobytes()

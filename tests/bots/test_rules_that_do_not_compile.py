"""Wherever rules are compiled for the first time, a fault in them is told with file, line and reason."""

import pytest

from dolmen.arena.match import play_game
from dolmen.bench.own import parts
from dolmen.bots import Budget
from dolmen.bots.desk import desk_of
from dolmen.bots.searcher import Searcher
from dolmen.core.batch import Batch
from dolmen.core.errors import CannotCompile
from dolmen.core.game import find_game
from dolmen.core.play import Play

# In counting stones, which dealing, playing and guessing all do.
MISTAKE = ("stones.py", "    n = 0\n", "    n = len([place for place in range(3)]) - 3\n")
ENTRIES = {
    "a desk that is asked for a choice": lambda game: desk_of(game, True).choose("adept", seen(game), 0, bytes(16)),
    "a desk that weighs choices": lambda game: desk_of(game, True).weigh(seen(game), 0, bytes(16)),
    "a search": lambda game: Searcher(game, threads=1).analyse(seen(game), 0, 1, iterations=2),
    "a game of the arena": lambda game: play_game(game.name, ["random"] * 2, game.settle(2), 1, 2, Budget()),
    "the benchmark": lambda game: parts(game, 0.01),
    "a batch": lambda game: Batch(game, 2, 2, seed=1).play_random(),
}


def seen(game):
    return Play.new(game, 2, {"first_player": "first"}, seed=1).view(0)


@pytest.mark.parametrize("entry", ENTRIES)
def test_a_fault_is_told_with_file_line_and_reason(entry, make_game):
    folder = make_game(MISTAKE)
    with pytest.raises(CannotCompile, match=r"stones\.py, line \d+: it makes a list") as caught:
        ENTRIES[entry](find_game(folder.name))
    assert caught.value.details["file"] == str(folder / "stones.py")

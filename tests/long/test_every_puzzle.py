"""Every puzzle that is shipped, not only a sample: replayed, compared, said and drawn."""

import pytest

from dolmen.laws import puzzles
from dolmen.laws.suite.puzzles import nothing_wrong
from dolmen.puzzles import puzzles_of, with_puzzles

ASKED = (
    puzzles.is_legal,
    puzzles.has_one_answer,
    puzzles.takes_equal_actions_alike,
    puzzles.depends_on_the_view_alone,
    puzzles.is_said_in_both_languages,
    puzzles.is_drawn,
)


@pytest.mark.parametrize("game", with_puzzles(), ids=lambda game: game.name)
@pytest.mark.parametrize("faults_of", ASKED, ids=lambda asked: asked.__name__)
def test_nothing_is_wrong_with_any_puzzle(game, faults_of):
    nothing_wrong(game, faults_of, puzzles_of(game))

"""Blunders built by hand, each found by the review of its game: `make reviews`.

A folder of blunders/ has ten games of a title, played by adepts but for one decision, and blunders.toml, which says of
each file which decision that is and why it loses.
"""

import dataclasses
import tomllib
from pathlib import Path

import pytest

from dolmen.core import transcript
from dolmen.core.game import find_game
from dolmen.core.play import Play
from dolmen.review.estimate import Estimator, seed_of_view
from dolmen.review.review import review
from dolmen.review.yardstick import yardstick_of
from tests.review.games import CHECKS, CLEARLY

TEN = 10
WORST = 3  # decisions of a player that a blunder has to be among
WON = 0.6  # the chance of the better action, at least, however many play
FOLDERS = sorted((Path(__file__).parent / "blunders").iterdir())


@dataclasses.dataclass(frozen=True)
class Blunder:
    """What blunders.toml says of a file."""

    file: Path
    step: int
    seat: str
    action: str
    better: str
    why: str

    @property
    def game(self) -> str:
        """The name of the title."""
        return self.file.parent.name

    def load(self) -> Play:
        """The whole game."""
        return transcript.load(self.file.read_text("utf-8"))


def blunders_in(folder: Path) -> list[Blunder]:
    """The blunders of a title."""
    written = tomllib.loads((folder / "blunders.toml").read_text("utf-8"))
    return [Blunder(folder / f"{name}.game", **said) for name, said in written.items()]


every_blunder = pytest.mark.parametrize(
    "blunder",
    [blunder for folder in FOLDERS for blunder in blunders_in(folder)],
    ids=lambda blunder: f"{blunder.game}-{blunder.file.stem}",
)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_title_has_ten_blunders_and_says_of_each_why_it_is_one(folder):
    told = blunders_in(folder)
    assert {blunder.file for blunder in told} == set(folder.glob("*.game")) and len(told) == TEN
    assert all(blunder.why.endswith(".") for blunder in told)


@every_blunder
def test_a_blunder_throws_a_won_game_away(blunder):
    play = blunder.load()
    past, notation = play.at(blunder.step), play.game.notation
    assert play.seat_word(past.player) == blunder.seat
    assert notation.sentence(play.steps[blunder.step].action) == blunder.action
    view, actions = past.view(past.player), [notation.parse(blunder.better), notation.parse(blunder.action)]
    found = Estimator(play.game).estimate(view, actions, CHECKS, seed=seed_of_view(view, "by hand"))
    lost, error = found.difference(0, 1)
    assert found.win(0) >= WON and lost - 2 * error >= CLEARLY


@every_blunder
def test_a_blunder_is_among_the_three_worst_decisions_of_its_review(blunder):
    play, usual = blunder.load(), yardstick_of(find_game(blunder.game))
    small = dataclasses.replace(usual, guesses=8, most=192, chances=4, moments=4, moment_guesses=4)
    told = review(play, players=[play.steps[blunder.step].player], yardstick=small)
    assert blunder.step in [decision.step for decision in told.worst()[:WORST]]

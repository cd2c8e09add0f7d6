"""Laws of taking back: exactly, and only while nobody has learned anything."""

from __future__ import annotations

import random

import pytest

from dolmen.core.errors import CannotUndo
from dolmen.core.game import Game
from dolmen.laws.suite.law import law
from dolmen.laws.suite.sample import some_plays, walker

ENOUGH = 20  # so many steps of a game are taken back


@law
def what_may_be_taken_back_told_nobody_anything(game: Game) -> None:
    """Or told others what the player showed them, where the game leaves that to the player's own risk."""
    chance = random.Random(4)
    for play in some_plays(game, 2, seed=8):
        replayed = play.at(0)
        for step in play.steps:
            before = replayed.copy() if chance.random() < 0.3 else None
            replayed.act(step.action)
            if before is not None and step.is_quiet:
                at_own_risk = {event[0] for event in step.tale} & game.story.OWN_RISK
                learner = walker(game).learner(before, step.action, [step.player] if at_own_risk else None)
                assert learner is None, f"{learner} learned from {game.notation.sentence(step.action)}"


@law
def undo_gives_back_the_position_to_the_byte(game: Game) -> None:
    for play in some_plays(game, 2):
        quiet = [number for number, step in enumerate(play.steps, 1) if step.is_quiet]
        for number in quiet[:: len(quiet) // ENOUGH + 1]:
            moment = play.at(number)
            moment.undo()
            assert moment.state.pack(game.state) == play.at(number - 1).state.pack(game.state)


@law
def nothing_can_be_taken_back_when_the_game_is_over(game: Game) -> None:
    with pytest.raises(CannotUndo):
        some_plays(game, 1)[0].undo()

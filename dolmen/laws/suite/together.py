"""The law of choices made at the same time, for games that have them."""

from __future__ import annotations

from dolmen.core.contract import story
from dolmen.core.game import Game
from dolmen.core.play import Play
from dolmen.core.viewer import NOBODY
from dolmen.laws.suite.law import law_where
from dolmen.laws.suite.sample import some_plays

ENOUGH = 20  # of so many early choices at least the law must have seen that they hold


def _has_choices_at_the_same_time(game: Game) -> bool:
    return game.story.together is not story.together


@law_where(_has_choices_at_the_same_time)
def players_who_choose_at_the_same_time_can_choose_the_same_before_their_turn(game: Game) -> None:
    """From their own view, whatever the others choose meanwhile; and nobody else sees any of it before the last."""
    assert sum(_early_choices(played) for played in some_plays(game, 3, seed=61)) > ENOUGH


def _early_choices(played: Play) -> int:
    """Checks every choice of a game; returns how many were seen before their player was to move."""
    early: dict[int, tuple[int, ...]] = {}
    found, play, together_in = 0, played.at(0), played.game.story.together
    for step in played.steps:
        together = together_in(play.view(NOBODY))
        choosing = [player for player, has_chosen in together.items() if not has_chosen]
        if len(choosing) == len(together):  # a new question
            early = {player: play.legal_early(player) for player in choosing}
        early = {player: early[player] for player in choosing}
        for player, actions in early.items():
            found += player != play.player
            assert play.legal_early(player) == actions
            assert together_in(play.view(player)) == together
        assert not choosing or (play.player in choosing and play.legal == early[play.player])
        play.act(step.action)
        if len(choosing) > 1:
            _assert_kept_from_others(play)
    return found


def _assert_kept_from_others(play: Play) -> None:
    """The last step is sealed to all but its player, who cannot take it back."""
    last = len(play.steps) - 1
    player = play.steps[last].player
    for reader in (NOBODY, *range(play.players)):
        assert reader == player or play.game.story.is_sealed(play, last, reader), f"{reader} sees it"
    assert play.why_no_undo(player)

"""Laws of secrecy for people: what they are shown does not depend on what they cannot see."""

from __future__ import annotations

from dolmen.core.contract.room import Box
from dolmen.core.game import Game
from dolmen.core.plain import same
from dolmen.core.play import Play
from dolmen.core.viewer import NOBODY
from dolmen.laws.boxes import turns
from dolmen.laws.suite.law import large_law
from dolmen.laws.suite.sample import moments, some_plays
from dolmen.words import texts


@large_law
def a_swap_of_unseen_things_changes_neither_picture_nor_words(game: Game) -> None:
    a_swap_changes_nothing(game)


def a_swap_changes_nothing(game: Game, at_once: int = 1) -> None:
    """Positions of some games are shown to everybody, each in so many rooms or more."""
    found = [moment for play in some_plays(game, 2) for moment in moments(play, every=11)[:-1]]
    for moment, drawn in zip(found, turns(len(found), at_once), strict=True):
        for viewer in (NOBODY, *range(moment.players)):
            other = moment.copy()
            game.rules.swap(other.state, viewer)
            assert same(moment.view(viewer), other.view(viewer))
            for box, language in drawn:
                assert _shown(moment, viewer, box, language) == _shown(other, viewer, box, language)


def _shown(play: Play, viewer: int, box: Box, language: str) -> tuple:
    """All that a person is shown of a position."""
    sight, words, story = play.sight(viewer), texts(language, play.game), play.game.story
    return (
        play.game.picture(sight, viewer, words, box=box),
        play.game.sketch(sight, viewer, words),
        words.say(story.ask(sight, viewer)),
        words.say(story.progress(sight)),
        [story.facts(sight, player) for player in range(play.players)],
        [story.public_score(sight, player) for player in range(play.players)],
    )

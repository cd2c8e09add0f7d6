"""Laws of words: both languages say everything, and what they say of points is right."""

from __future__ import annotations

from collections.abc import Iterator

from dolmen.core.game import Game
from dolmen.core.play import Play
from dolmen.core.viewer import NOBODY
from dolmen.laws.suite.law import law
from dolmen.laws.suite.sample import NAMES, some_plays
from dolmen.words import LANGUAGES, Line, texts
from dolmen.words.keys import keys_in

GRAMMAR = (".gender", ".plural")
EVERY_GAME_HAS = ("title", "summary", "picture-title")


@law
def both_languages_have_every_key_with_the_same_details(game: Game) -> None:
    keys = [_said_in(game, language) for language in LANGUAGES]
    assert all(others == keys[0] for others in keys[1:])


def _said_in(game: Game, language: str) -> dict[str, set[str]]:
    """The texts of a language without its grammar: genders and plurals are its own affair."""
    keys = keys_in(game.folder / "words", language)
    return {key: details for key, details in keys.items() if not key.endswith(GRAMMAR)}


@law
def every_title_option_and_value_has_its_text(game: Game) -> None:
    for language in LANGUAGES:
        words = texts(language, game)
        assert [key for key in _wanted(game) if not words.has(key)] == [], language


def _wanted(game: Game) -> Iterator[str]:
    yield from EVERY_GAME_HAS
    for option in game.options:
        yield f"option-{option.name}"
        if not callable(option.values):
            yield from (f"option-{option.name}-{value.replace(' ', '_')}" for value in option.values)


@law
def everything_told_asked_and_labelled_can_be_said_in_both_languages(game: Game) -> None:
    for play in some_plays(game, 3, seed=31):
        for line in _spoken(play):
            for language in LANGUAGES:
                assert texts(language, game).say(line, NAMES).strip()


def _spoken(play: Play) -> Iterator[Line]:
    """Every line of a game, for every viewer, as it is said at the time and once it is over."""
    story, past, viewers = play.game.story, play.at(0), (NOBODY, *range(play.players))
    for step in play.steps:
        yield from (story.ask(past.sight(viewer), viewer) for viewer in viewers)
        sight = past.sight(past.player)
        yield story.progress(sight)
        for action in past.legal:
            yield story.label(action, sight)
            further = (story.confirm(action, sight), story.brings(action, sight))
            yield from (line for line in further if line is not None)
        past.act(step.action)
        for event in step.tale:
            for viewer in viewers:
                for view in (past.sight(viewer), play.sight(viewer)):
                    line = story.tell(event, viewer, view)
                    if isinstance(line, Line):
                        yield line
    for player in range(play.players):
        yield story.ask(play.sight(player), player)
        yield story.seat(play.state, player).line
        yield from (item.line for item in story.points(play.state, player))
        yield from (fact.line for fact in story.facts(play.sight(player), player))


@law
def points_add_up_to_the_score(game: Game) -> None:
    for play in some_plays(game, 4, seed=41):
        for player in range(play.players):
            assert sum(item.points for item in game.story.points(play.state, player)) == play.scores[player]


@law
def the_rules_for_players_are_there_in_both_languages(game: Game) -> None:
    for language in LANGUAGES:
        assert len((game.folder / f"rules.{language}.md").read_text("utf-8").split()) > 150

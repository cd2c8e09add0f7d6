"""The texts of a language are read once, and a short way says what Fluent says."""

from __future__ import annotations

from pathlib import Path

import pytest

import dolmen.words as words_home
from dolmen.core.game import find_game, games
from dolmen.core.play import Play
from dolmen.core.seed import by_lot, seed_from
from dolmen.words import LANGUAGES, Line, Named, Texts, lasting, texts
from dolmen.words.line import LASTING

STEPS = 40


def test_texts_of_no_game_are_read_once_however_they_are_asked_for() -> None:
    assert texts("en") is texts("en", None)


def test_texts_of_a_game_are_its_own() -> None:
    assert texts("en", find_game("cairn")) is not texts("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(games()))
def test_the_short_way_says_what_fluent_says(game: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    title, short, said = games()[game], Texts._format_afresh, []

    def both(self: Texts, key: str, details: tuple = ()) -> str:
        text, errors = self._bundle.format_pattern(self._pattern(key), dict(details))
        said.append((key, short(self, key, details), str(text)))
        assert not errors
        return str(text)

    monkeypatch.setattr(Texts, "_format_afresh", both)
    words, play = Texts(language, texts_of(title)), Play.new(title, seed=seed_from(5))
    for number in range(STEPS):
        sight = play.sight(0)
        for event in play.steps[-1].tale if play.steps else play.opening:
            if (line := title.story.tell(event, 0, sight)) is not None:
                words.say(line, ("Anna", "Ugo"))
        for action in play.legal[:20]:
            words.say(title.story.label(action, play.sight(play.player)), ("Anna", "Ugo"))
        if not play.over:
            play.act(by_lot(play.legal, seed_from(number)))
    assert said and not [(key, ours, theirs) for key, ours, theirs in said if ours != theirs]


def texts_of(game) -> list:
    """The folders whose texts a game has."""
    return [Path(words_home.__file__).parent, game.folder / "words"]


def test_a_number_of_thousands_has_the_mark_of_its_language() -> None:
    said = [texts(language, find_game("cairn"))("player-number", n=1234) for language in ("en", "it")]
    assert [text[-5:] for text in said] == ["1,234", "1.234"]


def test_a_line_that_lasts_is_made_once_and_one_with_names_is_said_anew_for_others() -> None:
    @lasting
    def stone(value: int) -> Line:
        return Line.of("stone", colour=Line("colour-red"), value=value)

    @lasting
    def told(player: int) -> Line:
        return Line.of("told-starts", player=Named(player))

    words = texts("en", find_game("cairn"))
    assert stone(3) is stone(3) and id(stone(3)) in LASTING and id(told(0)) not in LASTING
    assert words.word(stone(3)) == words.word(Line.of("stone", colour=Line("colour-red"), value=3))
    assert words.word(stone(3)) is words.word(stone(3))
    assert "Anna" in words.word(told(0), ("Anna", "Ugo")) and "Bea" in words.word(told(0), ("Bea", "Ugo"))

"""What is said of an action is kept by what the game looks at to say it, and by nothing less."""

from __future__ import annotations

from typing import Any

import pytest

from dolmen.core.game import games
from dolmen.core.play import Play
from dolmen.core.seed import by_lot, seed_from
from dolmen.server.web.choices import TRIES, UNKEPT, Choices, Kept
from dolmen.words import Named, has_names, texts
from dolmen.words.line import Line

STEPS = 60
NAMES = ("Anna", "Bea", "Carlo", "Dario", "Elsa", "Fulvio", "Gaia", "Ugo")


@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize("game", sorted(games()))
def test_what_is_kept_is_what_the_game_would_say(game: str, language: str) -> None:
    title = games()[game]
    words, said = texts(language, title), Choices(title, texts(language, title))
    for seed in (1, 2):
        play = Play.new(title, seed=seed_from(seed))
        for number in range(STEPS):
            if play.over:
                break
            sight = play.sight(play.player)
            for action, shown in zip(play.legal, said.shown(play.legal, sight, NAMES), strict=True):
                question = title.story.confirm(action, sight)
                asked = None if question is None else words.say(question, NAMES)
                label = words.say(title.story.label(action, sight), NAMES)
                assert (shown.sentence, shown.label, shown.confirm) == (title.notation.sentence(action), label, asked)
            play.act(by_lot(play.legal, seed_from(number)))


def made(kept: Kept, **fields: Any) -> Any:
    """What is made of action 7 at a Cairn table with other numbers in some fields."""
    sight = Play.new("cairn", seed=seed_from(3)).sight(0)
    for name, value in fields.items():
        setattr(sight, name, value)
    return kept.of(7, sight)


def test_it_is_asked_again_only_when_a_number_that_was_looked_at_has_changed() -> None:
    asked: list[int] = []

    def make(action: int, view: Any) -> str:
        asked.append(action)
        return f"{action} {view.offered}" if view.phase else "none"

    kept = Kept(make)
    assert [made(kept, phase=0, offered=2), made(kept, phase=0, offered=5)] == ["none", "none"] and len(asked) == 1
    assert [made(kept, phase=1, offered=2), made(kept, phase=1, offered=5)] == ["7 2", "7 5"] and len(asked) == 3
    assert [made(kept, phase=1, offered=2), made(kept, phase=0, offered=9)] == ["7 2", "none"] and len(asked) == 3


@pytest.mark.parametrize(
    "make",
    [
        lambda action, view: str(view.place[0]),
        lambda action, view: str(vars(view.copy())),
        lambda action, view: "some" if view else "none",
        lambda action, view: str(hash(view)),
    ],
)
def test_what_hangs_on_more_than_numbers_is_never_kept(make: Any) -> None:
    assert made(Kept(make)) is UNKEPT


def test_where_nothing_can_be_kept_it_is_no_longer_tried() -> None:
    asked: list[int] = []

    def make(action: int, view: Any) -> str:
        asked.append(action)
        return str(view.place[0])

    kept, sight = Kept(make), Play.new("cairn").sight(0)
    assert all(kept.of(action, sight) is UNKEPT for action in range(2 * TRIES)) and len(asked) == TRIES


def test_names_are_found_wherever_they_stand_in_a_line() -> None:
    assert has_names(Line.of("told", what=Line.of("list-2", one=Line("a"), two=Named(1))))
    assert not has_names(Line.of("told", what=Line.of("list-2", one=Line("a"), two=3)))

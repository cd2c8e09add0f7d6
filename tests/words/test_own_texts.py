"""Dolmen's own texts, of the page and the terminal, tell numbers and names rightly."""

import re

import pytest

from dolmen.core.game import games
from dolmen.laws.forms import name_faults, number_faults
from dolmen.words import Line, Named, texts
from dolmen.words.keys import keys_in
from dolmen.words.texts import HERE

NUMBERS = {"n", "most", "steps", "games", "place", "chance", "players", "round", "rounds", "minutes", "days", "hours"}
PLAYERS = {"player", "players"}
DOLMEN = HERE.parent
# Said with other words for one, where the page asks for them: `script-found-one`.
FOR_MANY = "-other"


def lines(players):
    """Every text of Dolmen with a number or with a player, and something in its other details."""
    for key, details in keys_in(HERE, "it").items():
        if key.endswith(FOR_MANY):
            continue
        made = {}
        for name in details:
            if players and name in PLAYERS:
                made[name] = Named(0)
            else:
                made[name] = 3 if name in NUMBERS else "Bea"
        if made:
            yield key, [Line(key, made)]


def test_there_are_texts_to_look_at():
    assert len(dict(lines(players=False))) > 60


def test_every_number_is_told_in_the_right_form():
    assert list(dict.fromkeys(number_faults(None, dict(lines(players=False))))) == []


def test_every_name_fits():
    assert list(dict.fromkeys(name_faults(None, dict(lines(players=True))))) == []


@pytest.mark.parametrize(("language", "right", "wrong"), [("it", "2,5", "2.5"), ("en", "2.5", "2,5")])
def test_a_fraction_has_the_decimal_mark_of_the_language_in_every_text(language, right, wrong):
    for game in (None, *games().values()):
        words, folder = texts(language, game), game.folder / "words" if game else HERE
        keys = {key: details for key, details in keys_in(folder, language).items() if words.has(key)}
        told = [words.say(Line(key, dict.fromkeys(details, 2.5))) for key, details in keys.items()]
        assert any(right in text for text in told)
        assert [text for text in told if wrong in text] == []


# Figures with a fraction for people; what is left writes coordinates of pictures, or files that machines read.
NOT_FOR_PEOPLE = {"server/web/plot.py", "terminal/frame"}
FRACTION = re.compile(r"\{[^{}]*:[^{}]*\.\d[fg%]\}|format\([^)]*\.\d")


@pytest.mark.parametrize("room", ["terminal", "server", "library", "words"])
def test_no_room_that_speaks_to_people_formats_fractions_by_itself(room):
    found = [
        f"{path.relative_to(DOLMEN)}: {line.strip()}"
        for path in sorted((DOLMEN / room).rglob("*.py"))
        if not str(path.relative_to(DOLMEN)).startswith(tuple(NOT_FOR_PEOPLE))
        for line in path.read_text("utf-8").splitlines()
        if FRACTION.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("language", ["it", "en"])
def test_no_text_has_a_blank_too_many(language):
    for path in HERE.glob(f"{language}*.ftl"):
        for line in path.read_text("utf-8").splitlines():
            text = line.partition(" = ")[2]
            assert "  " not in text and not text.endswith(" "), line

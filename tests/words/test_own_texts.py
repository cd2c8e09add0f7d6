"""Dolmen's own texts, of the page and the terminal, tell numbers and names rightly."""

import pytest

from dolmen.laws.forms import name_faults, number_faults
from dolmen.words import Line, Named
from dolmen.words.keys import keys_in
from dolmen.words.texts import HERE

NUMBERS = {"n", "most", "steps", "games", "place", "chance", "players", "round", "rounds", "minutes", "days", "hours"}
PLAYERS = {"player", "players"}
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


@pytest.mark.parametrize("language", ["it", "en"])
def test_no_text_has_a_blank_too_many(language):
    for path in HERE.glob(f"{language}*.ftl"):
        for line in path.read_text("utf-8").splitlines():
            text = line.partition(" = ")[2]
            assert "  " not in text and not text.endswith(" "), line

"""Lines that many games say."""

from types import SimpleNamespace

import pytest

from dolmen.core.game import games
from dolmen.core.play import Play
from dolmen.words import Line, Named, list_line, over_line, signed, texts, winners_of
from dolmen.words.keys import keys_in
from dolmen.words.names import seat_names
from dolmen.words.texts import HERE

THREE = SimpleNamespace(players=3)
# Texts in which `players` or `others` are people, not their number.
OF_PEOPLE = ("why-", "over-shared", "told-", "won-together", "call-")


@pytest.mark.parametrize("language, last", [("it", "a, b e c"), ("en", "a, b and c")])
def test_a_list_is_joined_as_its_language_does(language, last):
    assert texts(language).say(list_line(["a", "b", "c"])) == last
    assert texts(language).say(list_line(["a"])) == "a"


@pytest.mark.parametrize("language", ["it", "en"])
def test_lists_have_up_to_eight_things(language):
    said = texts(language).say(list_line([str(n) for n in range(8)]))
    assert [letter for letter in said if letter.isdigit()] == list("01234567")


def test_numbers_have_a_sign_and_nought_has_none():
    assert [signed(number) for number in (2, -4, 0)] == ["+2", "−4", "0"]


def test_one_winner_is_named_with_their_points():
    line = over_line(THREE, lambda view, player: player, lambda view, player: 10 - player)
    assert line == Line.of("over-won", player=Named(0), points=10)


def test_a_shared_victory_names_all_who_share_it():
    ranks = (0, 2, 0)
    line = over_line(THREE, lambda view, player: ranks[player], lambda view, player: 7)
    assert line == Line.of("over-shared", players=list_line([Named(0), Named(2)]), points=7)
    assert winners_of(THREE, lambda view, player: ranks[player]) == [0, 2]


def texts_with_lists(game):
    """The keys of Dolmen's and a game's texts that list players, with what belongs into them."""
    for folder in (HERE, game.folder / "words"):
        for key, details in keys_in(folder, "it").items():
            if key.startswith(OF_PEOPLE) and {"players", "others"} & set(details):
                yield key, details


@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_seats_without_a_person_have_their_article_in_every_list(game, language):
    words, view = texts(language, game), Play.new(game, seed=1).view(0)
    names, both = seat_names(game, view, words), list_line([Named(0), Named(1)])
    first, second = (words.say(list_line([Named(seat)]), names) for seat in (0, 1))
    found = dict(texts_with_lists(game))
    assert {"why-turn", "won-together", "call-turn"} <= set(found)
    for key, details in found.items():
        line = Line(key, {name: both if name in ("players", "others") else 2 for name in details})
        said = words.say(line, names)
        at = said.find(second)
        assert said[: at - 1].lower().endswith(f"{first.lower()} {'e' if language == 'it' else 'and'}"), said
        assert said[0].isupper(), said


def test_a_list_of_seats_says_the_article_and_one_of_people_does_not():
    waiting = Line.of("why-turn", players=list_line([Named(0), Named(1)]))
    said = texts("it").say(waiting)
    assert said == "Non tocca a te: tutti aspettano il giocatore 1 e il giocatore 2."
    assert texts("it").say(waiting, ["Anna", "Ezio"]) == "Non tocca a te: tutti aspettano Anna ed Ezio."
    assert texts("en").say(waiting, ["Anna", "Ezio"]).endswith("waiting for Anna and Ezio.")

"""What LOOK asks of the picture of every game, over random games."""

import random
from collections import Counter
from itertools import combinations
from xml.etree import ElementTree

import pytest
from rich.text import Text

from dolmen.core.game import games
from dolmen.core.phrase import completes, continuing, fits
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.core.viewer import NOBODY
from dolmen.picture.letters import COLUMNS
from dolmen.words import LANGUAGES, texts

PHONE = 390
SMALLEST = 12
SVG = "{http://www.w3.org/2000/svg}"
HOSTILE = ["<b>&amp;", '"]]>', "[red]x[/]", "日本" * 30, "\u202e\x07" + "W" * 80]
GAMES = list(games().values())
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def positions(game, count=8):
    """Random positions of every number of players, the opening and the end among them."""
    for players in game.players:
        chance = random.Random(players)
        play = Play.new(game, players, seed=seed_from(players))
        moments = {0, *(chance.randrange(200) for _ in range(count))}
        while True:
            if len(play.steps) in moments or play.over:
                yield play
            if play.over:
                break
            play.act(chance.choice(play.legal))


def pictures(game, names=(), languages=LANGUAGES[:1]):
    for play in positions(game):
        for viewer in (NOBODY, play.state.player):
            for language in languages:
                for narrow in (False, True):
                    svg = game.picture(play.sight(viewer), viewer, texts(language, game), names, narrow=narrow)
                    yield ElementTree.fromstring(svg), narrow


def walk(element, scale=1.0):
    """Every element with the scale it is drawn at."""
    moves = element.get("transform", "")
    if "scale(" in moves:
        scale *= float(moves.split("scale(")[1].split(")")[0].split()[0])
    yield element, scale
    for child in element:
        yield from walk(child, scale)


@every_game
def test_pictures_are_well_formed_whatever_people_are_called(game):
    for drawn, _ in pictures(game, HOSTILE, LANGUAGES):
        assert drawn.tag == f"{SVG}svg"
        assert drawn.find(f"{SVG}title").text
        assert drawn.find(f"{SVG}desc").text


@every_game
def test_nothing_is_smaller_than_twelve_pixels_on_a_phone(game):
    for drawn, narrow in pictures(game, languages=LANGUAGES):
        if narrow:
            assert drawn.get("viewBox").split()[2] == str(PHONE)
            for element, scale in walk(drawn):
                if element.tag == f"{SVG}text":
                    assert float(element.get("font-size")) * scale >= SMALLEST, element.text


@every_game
def test_the_key_of_a_piece_is_its_own(game):
    for drawn, _ in pictures(game):
        keys = Counter(key for element in drawn.iter() if (key := element.get("data-piece")))
        assert [key for key, count in keys.items() if count > 1] == []


@every_game
def test_pictures_bring_no_style_and_no_script_of_their_own(game):
    for drawn, _ in pictures(game):
        for element in drawn.iter():
            assert not element.tag.endswith(("script", "style", "foreignObject"))
            assert not any(name == "style" or name.startswith("on") for name in element.attrib), element.attrib


@every_game
def test_what_can_be_chosen_has_a_rim_to_glow_and_to_be_hit(game):
    for drawn, _ in pictures(game):
        for element in drawn.iter():
            if element.get("data-phrase"):
                assert any(child.get("class") == "rim" for child in element), element.attrib
                assert element.get("transform") is None


@every_game
def test_every_legal_sentence_is_reached_by_a_few_clicks(game):
    for play in positions(game):
        if play.over:
            continue
        for narrow in (False, True):
            sight = play.sight(play.player)
            svg = game.picture(sight, play.player, texts("it", game), narrow=narrow)
            phrases = [
                phrase for element in ElementTree.fromstring(svg).iter() if (phrase := element.get("data-phrase"))
            ]
            for sentence in play.sentences:
                assert is_reached(sentence, play.sentences, phrases), f"{sentence} in {sorted(phrases)}"


def is_reached(sentence, sentences, phrases):
    """Whether up to four parts together leave this sentence alone, or say all of it, which the page offers first.

    Two parts may say the same: two cards of one value.
    """
    useful = sorted(phrase for phrase in phrases if fits(sentence, [phrase]))
    return any(
        continuing(sentences, chosen) == [sentence] or completes(sentence, chosen)
        for count in (1, 2, 3, 4)
        for chosen in combinations(useful, count)
    )


@every_game
def test_a_sketch_is_at_most_a_hundred_columns_wide_whatever_people_are_called(game):
    for play in positions(game):
        for viewer in (NOBODY, play.state.player):
            for language in LANGUAGES:
                drawn = game.sketch(play.sight(viewer), viewer, texts(language, game), HOSTILE)
                lines = [Text.from_markup(line) for line in drawn.split("\n")]
                assert max(line.cell_len for line in lines) <= COLUMNS

"""Laws of looks: what every picture and sketch owes to people with phones, screen readers and odd names."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from xml.etree import ElementTree

from rich.text import Text

from dolmen.core.game import Game
from dolmen.core.phrase import completes, continuing, fits
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.core.viewer import NOBODY
from dolmen.laws.suite.law import law
from dolmen.picture.letters import COLUMNS
from dolmen.words import LANGUAGES, texts

PHONE = 390  # how wide a narrow picture is
SMALLEST = 12  # no letter on a phone is smaller
CLICKS = tuple(range(1, 9))  # eight wolves and hunters may be declared
SVG = "{http://www.w3.org/2000/svg}"
HOSTILE = ["<b>&amp;", '"]]>', "[red]x[/]", "日本" * 30, "\u202e\x07" + "W" * 80]
Element = ElementTree.Element


def _positions(game: Game, count: int = 8) -> Iterator[Play]:
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


def _pictures(
    game: Game, names: Sequence[str] = (), languages: Sequence[str] = LANGUAGES[:1]
) -> Iterator[tuple[Element, bool]]:
    """What is drawn, and whether it is narrow."""
    for play in _positions(game):
        for viewer in (NOBODY, play.state.player):
            for language in languages:
                for narrow in (False, True):
                    svg = game.picture(play.sight(viewer), viewer, texts(language, game), names, narrow=narrow)
                    yield ElementTree.fromstring(svg), narrow


def _scaled(element: Element, scale: float = 1.0) -> Iterator[tuple[Element, float]]:
    """Every element with the scale it is drawn at."""
    moves = element.get("transform", "")
    if "scale(" in moves:
        scale *= float(moves.split("scale(")[1].split(")")[0].split()[0])
    yield element, scale
    for child in element:
        yield from _scaled(child, scale)


@law
def pictures_are_well_formed_whatever_people_are_called(game: Game) -> None:
    for drawn, _ in _pictures(game, HOSTILE, LANGUAGES):
        assert drawn.tag == f"{SVG}svg"
        assert drawn.findtext(f"{SVG}title")
        assert drawn.findtext(f"{SVG}desc")


@law
def nothing_is_smaller_than_twelve_pixels_on_a_phone(game: Game) -> None:
    for drawn, narrow in _pictures(game, languages=LANGUAGES):
        if narrow:
            assert drawn.get("viewBox", "").split()[2] == str(PHONE)
            for element, scale in _scaled(drawn):
                if element.tag == f"{SVG}text":
                    assert float(element.get("font-size", 0)) * scale >= SMALLEST, element.text


@law
def the_key_of_a_piece_is_its_own(game: Game) -> None:
    for drawn, _ in _pictures(game):
        keys = Counter(key for element in drawn.iter() if (key := element.get("data-piece")))
        assert [key for key, count in keys.items() if count > 1] == []


@law
def pictures_bring_no_style_and_no_script_of_their_own(game: Game) -> None:
    for drawn, _ in _pictures(game):
        for element in drawn.iter():
            assert not element.tag.endswith(("script", "style", "foreignObject"))
            assert not any(name == "style" or name.startswith("on") for name in element.attrib), element.attrib


@law
def what_can_be_chosen_has_a_rim_to_glow_and_to_be_hit(game: Game) -> None:
    for drawn, _ in _pictures(game):
        for element in drawn.iter():
            if element.get("data-phrase"):
                assert any(child.get("class") == "rim" for child in element), element.attrib
                assert element.get("transform") is None


@law
def every_legal_sentence_is_reached_by_a_few_clicks(game: Game) -> None:
    for play in _positions(game):
        for narrow in (False, True) if not play.over else ():
            svg = game.picture(play.sight(play.player), play.player, texts("it", game), narrow=narrow)
            drawn = ElementTree.fromstring(svg).iter()
            phrases = [phrase for element in drawn if (phrase := element.get("data-phrase"))]
            for sentence in play.sentences:
                assert _is_reached(sentence, play.sentences, phrases), f"{sentence} in {sorted(phrases)}"


def _is_reached(sentence: str, sentences: Sequence[str], phrases: Sequence[str]) -> bool:
    """Whether a few parts together leave this sentence alone, or say all of it, which the page offers first.

    Two parts may say the same: two cards of one value.
    """
    useful = sorted(phrase for phrase in phrases if fits(sentence, [phrase]))
    return any(
        continuing(sentences, chosen) == [sentence] or completes(sentence, chosen)
        for count in CLICKS
        for chosen in combinations(useful, count)
    )


@law
def a_sketch_is_at_most_eighty_columns_wide_whatever_people_are_called(game: Game) -> None:
    for play in _positions(game):
        for viewer in (NOBODY, play.state.player):
            for language in LANGUAGES:
                drawn = game.sketch(play.sight(viewer), viewer, texts(language, game), HOSTILE)
                lines = [Text.from_markup(line) for line in drawn.split("\n")]
                wide = [line.plain for line in lines if line.cell_len > COLUMNS]
                assert not wide, f"{play.players} players, {language}: {wide[0]}"

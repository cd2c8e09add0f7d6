"""Laws of pictures and sketches: every view can be drawn, clicked and heard."""

from __future__ import annotations

from collections.abc import Sequence
from xml.etree import ElementTree

from rich.text import Text

from dolmen.core.game import Game
from dolmen.core.phrase import completes, continuing
from dolmen.core.viewer import NOBODY
from dolmen.laws.suite.law import law
from dolmen.laws.suite.sample import NAMES, moments, some_plays
from dolmen.picture.icons import ICONS
from dolmen.words import LANGUAGES, texts

FEW = 12  # how many sentences the page offers as buttons, once clicks have left no more
DIFFICULT_NAMES = ["Anna <b>", 'Bea "&"', *NAMES[2:]]


@law
def every_view_draws_as_well_formed_svg_in_both_languages_and_widths(game: Game) -> None:
    for play in some_plays(game, 2):
        for moment in moments(play, every=13):
            for viewer in (NOBODY, 0, moment.players - 1):
                sight = moment.sight(viewer)
                for words in (texts(language, game) for language in LANGUAGES):
                    for narrow in (False, True):
                        assert _is_svg(game.picture(sight, viewer, words, DIFFICULT_NAMES, narrow=narrow))
                    Text.from_markup(game.sketch(sight, viewer, words, DIFFICULT_NAMES))


def _is_svg(drawn: str) -> bool:
    return ElementTree.fromstring(drawn).tag.endswith("svg")


@law
def every_scene_can_be_drawn_and_said_as_it_was_at_that_moment(game: Game) -> None:
    words = texts("it", game)
    for play in some_plays(game, 2, seed=51):
        for step in play.steps[::3]:
            for _, frame in step.frames:
                for viewer in (NOBODY, step.player):
                    sight = play.sight(viewer, frame)
                    assert _is_svg(game.picture(sight, viewer, words))
                    assert words.say(game.story.ask(sight, viewer), NAMES).strip()


@law
def every_legal_action_can_be_reached_by_clicks(game: Game) -> None:
    words = texts("en", game)
    for play in some_plays(game, 3, seed=21):
        for moment in moments(play, every=5)[:-1]:
            for narrow in (False, True):
                svg = game.picture(moment.sight(moment.player), moment.player, words, narrow=narrow)
                phrases = set(attributes_of_parts(svg, "data-phrase"))
                for sentence in moment.sentences:
                    assert can_be_clicked(sentence, moment.sentences, phrases), f"{sentence} in {sorted(phrases)}"


def attributes_of_parts(svg: str, name: str) -> list[str]:
    """The values of an attribute, all over a picture."""
    return [value for element in ElementTree.fromstring(svg).iter() if (value := element.get(name))]


def can_be_clicked(sentence: str, sentences: Sequence[str], phrases: set[str]) -> bool:
    """Whether parts lead to the sentence alone, or to where the page offers the few that are left as buttons."""
    chosen: list[str] = []
    for phrase in sorted(phrases, key=lambda phrase: -len(phrase)):
        if continuing([sentence], [*chosen, phrase]):
            chosen.append(phrase)
    left = continuing(sentences, chosen)
    return left == [sentence] or completes(sentence, chosen) or (sentence in left and len(left) <= FEW)


@law
def every_phrase_of_a_picture_has_a_name_for_screen_readers(game: Game) -> None:
    words = texts("it", game)
    for play in some_plays(game, 1):
        for moment in moments(play, every=13)[:-1]:
            svg = game.picture(moment.sight(moment.player), moment.player, words)
            for element in ElementTree.fromstring(svg).iter():
                if element.get("data-phrase"):
                    assert element.get("data-label"), element.attrib


@law
def the_icon_of_every_fact_is_there(game: Game) -> None:
    for play in some_plays(game, 1):
        for player in range(play.players):
            for fact in game.story.facts(play.sight(NOBODY), player):
                assert fact.icon in ICONS, f"no icon {fact.icon!r}: a game's own lie in its folder icons/"

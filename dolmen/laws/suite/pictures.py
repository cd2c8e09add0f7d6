"""Laws of pictures and sketches: every view can be drawn, clicked and heard, and knows where things happen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from xml.etree import ElementTree

from rich.text import Text

from dolmen.core.contract.room import DESK, PHONE
from dolmen.core.game import Game
from dolmen.core.phrase import completes, continuing
from dolmen.core.play import Events, Play
from dolmen.core.view import View
from dolmen.core.viewer import NOBODY
from dolmen.laws.boxes import turns
from dolmen.laws.suite.clicks import attributes_of_parts, in_rooms, is_button, may_say
from dolmen.laws.suite.law import large_law, law
from dolmen.laws.suite.sample import NAMES, moments, some_plays
from dolmen.picture.icons import ICONS
from dolmen.words import LANGUAGES, texts

STEPS = 150  # of a game at most, at which places are looked for
FEW = 12  # how many sentences the page offers as buttons, once clicks have left no more
DIFFICULT_NAMES = ["Anna <b>", 'Bea "&"', *NAMES[2:]]


@large_law
def every_view_draws_as_well_formed_svg_in_both_languages_and_in_every_room(game: Game) -> None:
    every_view_draws(game)


def every_view_draws(game: Game, at_once: int = 1) -> None:
    """Views of some games are drawn, each in so many rooms or more: in all, every room has both languages."""
    found = [moment for play in some_plays(game, 2) for moment in moments(play, every=13)]
    for moment, drawn in zip(found, turns(len(found), at_once), strict=True):
        for viewer in (NOBODY, 0, moment.players - 1):
            sight = moment.sight(viewer)
            for box, language in drawn:
                assert _is_svg(game.picture(sight, viewer, texts(language, game), DIFFICULT_NAMES, box=box))
            for language in LANGUAGES:
                Text.from_markup(game.sketch(sight, viewer, texts(language, game), DIFFICULT_NAMES))


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
    every_action_is_reached(game)


def every_action_is_reached(game: Game, at_once: int = 1) -> None:
    """Positions of some games are drawn, each in so many rooms or more, and every legal action can be clicked."""
    found = [moment for play in some_plays(game, 3, seed=21) for moment in moments(play, every=5)[:-1]]
    for moment, box, phrases in in_rooms(game, found, at_once):
        for sentence in moment.sentences:
            assert can_be_clicked(sentence, moment.sentences, phrases), f"{sentence} in {sorted(phrases)} in {box}"


def can_be_clicked(sentence: str, sentences: Sequence[str], phrases: Sequence[str]) -> bool:
    """Whether parts lead to the sentence alone, or to where the page offers the few that are left as buttons."""
    if is_button(sentence, sentences, phrases):
        return True
    chosen: list[str] = []
    rest = sorted((phrase for phrase in phrases if may_say(phrase, sentence)), key=lambda phrase: -len(phrase))
    while following := next((phrase for phrase in rest if continuing([sentence], [*chosen, phrase])), None):
        chosen.append(following)
        rest.remove(following)
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


@large_law
def every_place_at_which_something_happens_is_in_the_picture_shown_with_it_or_before(game: Game) -> None:
    every_place_is_in_the_picture(game)


def every_place_is_in_the_picture(game: Game, viewers: int = 1) -> None:
    """Steps of some games are looked at by so many viewers, who take turns: a spectator, the player, the next one."""
    for play in some_plays(game, 2, seed=61):
        running, every = play.at(0), len(play.steps) // STEPS + 1
        for number, step in enumerate(play.steps):
            if number % every:
                running.act(step.action)
                continue
            before = running.copy()
            running.act(step.action)
            looking = (NOBODY, step.player, (step.player + 1) % play.players)
            for turn in range(viewers):
                _places_are_in_the_picture(before, running, looking[(number // every + turn) % len(looking)])


def _places_are_in_the_picture(before: Play, after: Play, viewer: int) -> None:
    earlier = before.sight(viewer)
    for events, sight in _shown(after, viewer):
        missing = {*_places(after, viewer, events, sight)}
        for shown in (sight, earlier):
            missing = missing and missing - _keys(after.game, viewer, shown)
        assert not missing, f"no {missing} of {events} for {viewer} after {len(after.steps)} steps"
        earlier = sight


def _shown(play: Play, viewer: int) -> Iterator[tuple[Events, View]]:
    """What the last step of a play told, scene by scene and at the end, and what is shown with it."""
    told, step = 0, play.steps[-1]
    for count, frame in step.frames:
        yield step.tale[told:count], play.sight(viewer, frame)
        told = count
    yield step.tale[told:], play.sight(viewer)


def _places(play: Play, viewer: int, events: Events, sight: View) -> Iterator[str]:
    """The keys of where events happen, those told to `viewer`; both ends of a way."""
    story, now = play.game.story, play.sight(viewer)
    for event in events:
        if story.tell(event, viewer, now) is not None:
            for place in story.places(event, viewer, sight):
                yield from place.split(">")


def _keys(game: Game, viewer: int, sight: View) -> set[str]:
    """The keys of pieces and places that are in a picture large and small."""
    drawn = [game.picture(sight, viewer, texts("it", game), box=box) for box in (DESK, PHONE)]
    large, small = ({*attributes_of_parts(svg, "data-piece", "data-place")} for svg in drawn)
    return large & small

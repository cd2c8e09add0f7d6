"""Laws of looks: what every picture and sketch owes to people with phones, screen readers and odd names."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from xml.etree import ElementTree

from rich.text import Text

from dolmen.core.game import Game
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.core.viewer import NOBODY
from dolmen.laws.boxes import AT_ONCE, SVG, Drawing, size_of_text, span, turns
from dolmen.laws.suite.clicks import in_rooms, is_reached
from dolmen.laws.suite.law import large_law, law
from dolmen.picture.letters import COLUMNS
from dolmen.words import LANGUAGES, texts

SMALLEST = 12  # no letter is smaller
EDGE = 4  # what a shadow, or a letter wider than we think, may lie outside
LONG_AND_SHORT = ["Bartolomeo", "Anna"]
HOSTILE = ["<b>&amp;", '"]]>', "[red]x[/]", "日本" * 30, "\u202e\x07" + "W" * 80]

Look = Callable[[Drawing], Iterator[str]]  # tells what is wrong with a picture in its room


@cache
def _positions(game: Game) -> list[Play]:
    """Random positions of every number of players, the opening and the end among them."""
    return [play.copy() for play in _played(game)]


def _played(game: Game, count: int = 8) -> Iterator[Play]:
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


def _pictures(game: Game, names: Sequence[str], at_once: int = AT_ONCE) -> Iterator[Drawing]:
    """Positions drawn for a spectator and the player to move; in all, every room has both languages."""
    found = _positions(game)
    for play, drawn in zip(found, turns(len(found), at_once), strict=True):
        for viewer in (NOBODY, play.state.player):
            sight = play.sight(viewer)
            for box, language in drawn:
                svg = game.picture(sight, viewer, texts(language, game), names, box=box)
                yield Drawing(ElementTree.fromstring(svg), box)


@large_law
def pictures_are_well_formed_whatever_people_are_called(game: Game) -> None:
    every_name_is_drawn(game)


def every_name_is_drawn(game: Game, at_once: int = 1) -> None:
    """Pictures with odd names are pictures, in so many rooms of a position or more."""
    for drawing in _pictures(game, HOSTILE, at_once):
        assert drawing.root.tag == f"{SVG}svg"
        assert drawing.root.findtext(f"{SVG}title")
        assert drawing.root.findtext(f"{SVG}desc")


@large_law
def nothing_is_smaller_than_twelve_pixels(game: Game) -> None:
    nothing_is_wrong(game, small_letters)


@large_law
def a_picture_has_the_size_of_its_room_and_nothing_lies_outside(game: Game) -> None:
    nothing_is_wrong(game, strays)


@large_law
def the_key_of_a_piece_is_its_own(game: Game) -> None:
    nothing_is_wrong(game, shared_keys)


@large_law
def pictures_bring_no_style_and_no_script_of_their_own(game: Game) -> None:
    nothing_is_wrong(game, own_styles)


@large_law
def what_can_be_chosen_has_a_rim_to_glow_and_to_be_hit(game: Game) -> None:
    nothing_is_wrong(game, parts_without_a_rim)


def nothing_is_wrong(game: Game, look: Look, at_once: int = AT_ONCE) -> None:
    """No picture has a fault of this kind, in some or all of the rooms."""
    found = list(dict.fromkeys(_faults(game, at_once)[look]))
    assert not found, "\n".join(found[:20])


@cache
def _faults(game: Game, at_once: int) -> dict[Look, list[str]]:
    """What all looks find wrong; every picture is drawn once for them all."""
    found: dict[Look, list[str]] = {look: [] for look in LOOKS}
    for drawing in _pictures(game, LONG_AND_SHORT, at_once):
        for look in LOOKS:
            found[look].extend(f"{fault} in {drawing.box}" for fault in look(drawing))
    return found


def small_letters(drawing: Drawing) -> Iterator[str]:
    """Letters that are smaller than they may be."""
    for element, matrix in drawing.placed:
        if element.tag == f"{SVG}text" and size_of_text(element, matrix) < SMALLEST - 0.01:
            yield f"{element.text} is too small"


def strays(drawing: Drawing) -> Iterator[str]:
    """A picture that does not fill its room, and what it draws outside."""
    box = drawing.box
    size = [float(number) for number in drawing.root.get("viewBox", "").split()][2:]
    if size != [box.width, box.height]:
        yield f"a picture of {size}"
    for element, matrix in drawing.placed:
        if found := span(element, matrix):
            left, top, right, bottom = found
            if min(left, top) < -EDGE or right > box.width + EDGE or bottom > box.height + EDGE:
                yield f"{element.tag} {element.attrib} {element.text or ''}: {found}"


def shared_keys(drawing: Drawing) -> Iterator[str]:
    """Keys that several pieces or places have."""
    named = (element.get("data-piece") or element.get("data-place") for element in drawing.root.iter())
    keys = Counter(key for key in named if key)
    yield from (f"{count} have the key {key}" for key, count in keys.items() if count > 1)


def own_styles(drawing: Drawing) -> Iterator[str]:
    """Styles and scripts, which are the page's affair."""
    for element in drawing.root.iter():
        is_foreign = element.tag.endswith(("script", "style", "foreignObject"))
        if is_foreign or any(name == "style" or name.startswith("on") for name in element.attrib):
            yield f"{element.tag} {element.attrib}"


def parts_without_a_rim(drawing: Drawing) -> Iterator[str]:
    """Parts that cannot glow or be hit, or are moved themselves."""
    for element in drawing.root.iter():
        if element.get("data-phrase"):
            has_rim = any(child.get("class") == "rim" for child in element)
            if not has_rim or element.get("transform") is not None:
                yield f"{element.attrib}"


LOOKS = (small_letters, strays, shared_keys, own_styles, parts_without_a_rim)


@law
def every_legal_sentence_is_reached_by_a_few_clicks(game: Game) -> None:
    every_sentence_is_reached(game)


def every_sentence_is_reached(game: Game, at_once: int = AT_ONCE) -> None:
    """Every legal sentence can be said by parts, in some or all of the rooms."""
    found = [play for play in _positions(game) if not play.over]
    for play, box, phrases in in_rooms(game, found, at_once):
        for sentence in play.sentences:
            assert is_reached(sentence, play.sentences, phrases), f"{sentence} in {sorted(phrases)} in {box}"


@law
def a_sketch_is_at_most_eighty_columns_wide_whatever_people_are_called(game: Game) -> None:
    for play in _positions(game):
        for viewer in (NOBODY, play.state.player):
            for language in LANGUAGES:
                drawn = game.sketch(play.sight(viewer), viewer, texts(language, game), HOSTILE)
                lines = [Text.from_markup(line) for line in drawn.split("\n")]
                wide = [line.plain for line in lines if line.cell_len > COLUMNS]
                assert not wide, f"{play.players} players, {language}: {wide[0]}"

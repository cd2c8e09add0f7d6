"""Woolly Bully's picture in every room: it can be read, its zones stay, nothing lies over another, all is reached."""

import gzip
import random
from itertools import combinations
from xml.etree import ElementTree

import pytest

from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.core.viewer import NOBODY
from dolmen.games.woolly_bully.board import place_at, x_of, y_of
from dolmen.laws.boxes import BOXES, SVG, placed, size_of_text, span
from dolmen.laws.suite.clicks import is_reached, phrases_of
from dolmen.words import texts
from tests.games.woolly_bully.tables import FENCED, Table

MOMENTS = (0, 7, 40, 90, 10_000)
NAMES = ["Bartolomeo", "Anna", "Maeve", "Conall"]


def moments(players):
    """A game at its opening, in the middle and at its end; special tiles are played when they can be."""
    chance, play = random.Random(players), Play.new("woolly_bully", players, seed=seed_from(players))
    for moment in MOMENTS:
        while len(play.steps) < moment and not play.over:
            said = list(zip(play.legal, play.sentences, strict=True))
            special = [action for action, words in said if words.split()[0] in ("reveal", "declare", "wolf", "hunter")]
            laid = [action for action, words in said if words.startswith("place")]
            play.act(chance.choice((chance.random() < 0.5 and special) or laid or play.legal))
        yield play


def drawn(play, viewer, box, language="it"):
    svg = play.game.picture(play.sight(viewer), viewer, texts(language, play.game), NAMES[: play.players], box=box)
    return svg, ElementTree.fromstring(svg)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_letters_are_large_enough_lie_in_the_room_and_not_on_one_another(players):
    for play in moments(players):
        for box in BOXES:
            for viewer in (NOBODY, max(play.player, 0)):
                written = []
                for element, matrix in placed(drawn(play, viewer, box)[1]):
                    if element.get("data-sheet"):
                        break  # sheets come last, and lie over the rest
                    if element.tag == f"{SVG}text":
                        assert size_of_text(element, matrix) >= 12
                        written.append((element.text, span(element, matrix)))
                for (one, a), (other, b) in combinations(written, 2):
                    apart = a[2] <= b[0] + 1 or b[2] <= a[0] + 1 or a[3] <= b[1] + 1 or b[3] <= a[1] + 1
                    assert apart, f"{one} and {other} in {box}"


def test_zones_stay_where_they_are_from_the_first_question_to_the_last():
    def zones(play, box):
        found = [*placed(drawn(play, 0, box)[1])]
        panels = [span(*one) for one in found if one[0].get("class") in ("meadow", "next-bonus") and one[0].get("rx")]
        frame = next(element for element in drawn(play, 0, box)[1].iter() if element.get("data-window"))
        return panels[0], [frame.get(name) for name in ("x", "y", "width", "height")]

    for box in BOXES:
        assert len({str(zones(play, box)) for play in moments(4)}) == 1


def test_every_sentence_is_reached_in_every_room():
    for play in moments(3):
        for box in BOXES if not play.over else ():
            phrases = phrases_of(drawn(play, play.player, box)[0])
            for sentence in play.sentences[:: max(1, len(play.sentences) // 12)]:
                assert is_reached(sentence, play.sentences, phrases), f"{sentence} in {box}"


def test_tiles_of_the_landscape_and_of_the_hand_can_be_hit_with_a_finger():
    for play in moments(4):
        for box in BOXES if not play.over else ():
            _, root = drawn(play, play.player, box)
            for part in root.iter():
                if part.get("data-slot"):
                    assert float(part.get("data-slot").split()[2]) >= 38
            rims = [
                child for part in root.iter() if "in-hand" in (part.get("class") or "") for child in part
                if child.get("class") == "rim"
            ]  # fmt: skip
            assert all(float(rim.get("width")) >= 24 for rim in rims), box


def test_a_place_names_the_marks_of_its_row_and_column_on_the_rulers():
    table = Table(FENCED, hands={"p1": "t02"}, bag="t30")
    play = Play.from_state("woolly_bully", table.state)
    _, root = drawn(play, 0, BOXES[-1])
    marks = {element.get("data-mark") for element in root.iter() if element.get("data-mark")}
    for element in root.iter():
        if element.get("data-marks"):
            x, y = map(int, element.get("data-phrase").split())
            assert element.get("data-marks") == f"x{x} y{y}" and {f"x{x}", f"y{y}"} <= marks
            assert (x_of(place_at(x, y)), y_of(place_at(x, y))) == (x, y)


def test_a_picture_is_light_on_the_wire():
    heaviest = max(len(gzip.compress(drawn(play, 0, BOXES[-2])[0].encode())) for play in moments(4))
    assert heaviest < 20_000

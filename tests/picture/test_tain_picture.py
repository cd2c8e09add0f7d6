"""Táin's picture: who sees which tile, and what is shown when."""

from xml.etree import ElementTree

import pytest

from dolmen.core.contract.room import DESK, PHONE
from dolmen.core.game import find_game
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.core.viewer import NOBODY
from dolmen.games.tain.board import Hostage, Kind
from dolmen.words import texts

TAIN = find_game("tain")
SVG = "{http://www.w3.org/2000/svg}"
both_widths = pytest.mark.parametrize("box", [DESK, PHONE], ids=["desk", "phone"])


def a_play(*acts, players=2, **options):
    play = Play.new(TAIN, players, {"start": "green", **options}, seed_from(1))
    for act in acts:
        play.play(act)
    return play


def drawn(play, viewer, box=DESK):
    svg = TAIN.picture(play.sight(viewer), viewer, texts("en", TAIN), box=box)
    return ElementTree.fromstring(svg)


def icons_of(element):
    """The icons drawn in an element."""
    return [use.get("href")[3:] for use in element.iter(f"{SVG}use")]


def piece(picture, key):
    return next(element for element in picture.iter() if element.get("data-piece") == key)


def place(picture, key):
    return next(element for element in picture.iter() if element.get("data-place") == key)


def part(picture, phrase):
    return next((element for element in picture.iter() if element.get("data-phrase") == phrase), None)


@both_widths
def test_a_face_down_tile_shows_its_owner_and_to_him_alone_its_kind(box):
    play = a_play("raid boy red stable 2", "guard warrior house 1")
    assert icons_of(piece(drawn(play, 0, box), "raid-1-1")) == ["spiral", "boy"]
    assert icons_of(piece(drawn(play, 1, box), "guard-1-3")) == ["triskele", "warrior"]
    for viewer in (1, NOBODY):
        assert icons_of(piece(drawn(play, viewer, box), "raid-1-1")) == ["spiral"]
    for viewer in (0, NOBODY):
        assert icons_of(piece(drawn(play, viewer, box), "guard-1-3")) == ["triskele"]


@both_widths
def test_tiles_of_the_last_round_are_shown_until_the_next_act(box):
    play = a_play("raid boy red stable 2", "pass", "pass")
    assert play.state.round == 2
    assert icons_of(piece(drawn(play, 1, box), "raid-1-1")) == ["boy", "spiral"]
    assert "cow" in icons_of(place(drawn(play, 1, box), "gate-1-1"))
    play.play("pass")
    assert not [element for element in drawn(play, 1, box).iter() if element.get("data-piece") == "raid-1-1"]


@both_widths
def test_a_part_stands_for_every_space_and_every_kind_while_scouting(box):
    picture = drawn(a_play(), 0, box)
    for phrase in ("guard * stable 1", "raid * red house 2", "outland", "boy", "daughter", "pass"):
        assert part(picture, phrase) is not None, phrase
    label = part(picture, "raid * red house 2").get("data-label")
    assert label == "Raid: the red clan’s house entrance 2"


def test_a_spectator_can_choose_nothing():
    assert not [element for element in drawn(a_play(), NOBODY).iter() if element.get("data-phrase")]


@both_widths
def test_whom_to_free_is_offered_large_and_in_the_house(box):
    play = a_play(players=2)
    state = play.state
    for hostage, kind in ((Hostage.BOY, Kind.BOY), (Hostage.DAUGHTER, Kind.DAUGHTER)):
        state.supply[0][kind] -= 1
        state.in_supply[0] -= 1
        state.hostages[1][0][hostage] += 1
    for act in ("raid boy red house 1", "pass", "pass"):
        play.play(act)
    assert play.sentences == ("free boy from red", "free daughter from red")
    for kind, named in (("boy", "a boy"), ("daughter", "the chief’s daughter")):
        parts = [e for e in drawn(play, 0, box).iter() if e.get("data-phrase") == f"free {kind} from red"]
        assert len(parts) == 2
        assert parts[0].get("data-label") == f"Free {named} from the red clan’s house"
    assert part(drawn(play, 0, box), "boy") is None
    assert part(drawn(play, 1, box), "free boy from red") is None


@both_widths
def test_kinds_of_discards_are_shown_to_others_only_where_the_table_says_so(box):
    acts = ("raid boy red stable 2", "pass", "pass", "pass", "pass")
    hidden, shown = a_play(*acts), a_play(*acts, discards="open")
    unknown = [[text.text for text in drawn(play, 1, box).iter(f"{SVG}text")].count("?") for play in (hidden, shown)]
    assert unknown == [5, 0]  # a kind each of the other clan


def test_the_marker_lies_with_the_active_player():
    play = a_play("pass", "pass", players=2)
    assert play.state.active == 1
    assert len([e for e in drawn(play, 0).iter() if e.get("data-piece") == "marker"]) == 1

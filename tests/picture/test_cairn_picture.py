"""Cairn's picture: hands are closed, the bag counts down, what may be taken or dropped shares its place."""

from xml.etree import ElementTree

from dolmen.core.contract.room import DESK, Box
from dolmen.core.game import find_game
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.core.viewer import NOBODY
from dolmen.games.cairn.board import Place
from dolmen.games.cairn.notation import STONE_WORDS
from dolmen.words import texts

CAIRN = find_game("cairn")


def a_play(*acts, players=2):
    play = Play.new(CAIRN, players, {"first_player": "first"}, seed_from(3))
    for act in acts:
        play.play(act)
    return play


def drawn(play, viewer, box=DESK):
    return ElementTree.fromstring(CAIRN.picture(play.sight(viewer), viewer, texts("en", CAIRN), box=box))


def values(play, viewer, name, box=DESK):
    return {value for element in drawn(play, viewer, box).iter() if (value := element.get(name))}


def held(play, player):
    return {STONE_WORDS[s] for s, place in enumerate(play.state.place) if place == Place.HAND + player}


def test_a_hand_is_drawn_for_its_player_alone():
    play = a_play()
    assert held(play, 0) <= values(play, 0, "data-phrase")
    assert not {f"stone-{word}" for word in held(play, 1)} & values(play, 0, "data-piece")
    assert not {f"stone-{word}" for word in held(play, 0)} & values(play, NOBODY, "data-piece")


def test_the_place_of_dropped_stones_says_take_or_drop_by_what_is_asked():
    play = a_play("draw")
    stone = sorted(held(play, 0))[0]
    labels = values(play, 0, "data-label")
    assert "Drop it here" in labels
    play.play(f"drop {stone}")
    assert any(label.startswith("Take the") for label in values(play, 1, "data-label"))


def test_the_description_says_what_is_held():
    play = a_play()
    svg = CAIRN.picture(play.sight(0), 0, texts("en", CAIRN))
    assert "Your hand: the" in svg
    assert "16 stones in the bag" in svg


def test_a_stone_is_drawn_at_the_name_of_somebody_whose_hand_has_no_room():
    play = a_play("draw", players=4)
    wanted = {place for event in play.steps[-1].tale for place in CAIRN.story.places(event, 1, play.sight(1))}
    assert wanted == {"hand-0-4"}
    assert wanted <= values(play, 1, "data-place", Box(360, 520))

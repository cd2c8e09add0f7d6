"""Woolly Bully: what is gained and used, as events tell it."""

from collections import Counter

from dolmen.core.game import find_game
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.core.tell import Tale
from dolmen.games.woolly_bully.board import COLOUR_WORDS
from dolmen.games.woolly_bully.hand import tiles_of
from dolmen.games.woolly_bully.notation import TILE_WORDS
from tests.games.woolly_bully.tables import FENCED, Table

GAME = find_game("woolly_bully")


def heard(kind, events):
    """What events say of the elements of a kind, counted: `("gained", 0, "t07")`."""
    elements = next(elements for elements in GAME.elements if elements.kind == kind)
    found = (told for event in events for told in elements.heard(event))
    return Counter((how, player, elements.names[which]) for how, player, which in found)


def told(table, *lines):
    """The events of what is played."""
    table.state.tale = Tale()
    return table.play(*lines).state.tale.events


def test_the_deal_gives_every_tile_of_a_hand_and_every_colour_to_its_owner():
    for players in GAME.players:
        play = Play(GAME, players, GAME.settle(players), seed_from(players))
        hands = [tiles_of(play.state, player) for player in range(players)]
        dealt = {("gained", player, TILE_WORDS[tile]): 1 for player, hand in enumerate(hands) for tile in hand}
        assert heard("tile", play.opening) == dealt
        owned = [(owner, colour) for owner, colour in zip(play.state.owner, COLOUR_WORDS, strict=True) if owner >= 0]
        assert heard("colour", play.opening) == {("gained", owner, colour): 1 for owner, colour in owned}


def test_a_tile_is_used_with_the_face_that_lies_up_and_each_one_drawn_is_gained():
    table = Table("t05b 1 0 r3, t02a 1 1 r2", hands={"p1": "t11 t13"}, bag="t30 t31 t32", revealed=())
    events = told(table, "place t11b 0 1 r2")
    assert heard("tile", events) == {("used", 0, "t11"): 1, ("gained", 0, "t30"): 1, ("gained", 0, "t31"): 1}
    assert heard("face", events) == {("used", 0, "t11b"): 1}


def test_a_wolf_is_used_as_a_wolf_with_the_forest_up_and_as_a_tile_with_its_sheep_up():
    table = Table(FENCED, hands={"p1": "t05 t61 t65"}, bag="t01 t02 t06 t07")
    events = told(table, "declare wolf hunter", "wolf t61 3 0", "hunter t65 3 0")
    assert heard("beast", events) == {("used", 0, "wolf"): 1, ("used", 0, "hunter"): 1}
    assert heard("face", events) == {("used", 0, "t61b"): 1, ("used", 0, "t65b"): 1}
    sheep = Table("t12b 1 0 r3", hands={"p1": "t61"}, bag="t01 t02")
    events = told(sheep, "place t61a 2 0 r0")
    assert (heard("beast", events), heard("face", events)) == ({}, {("used", 0, "t61a"): 1})


def test_a_colour_is_used_when_it_is_declared():
    table = Table("t05b 1 0 r3, t02a 1 1 r2", hands={"p1": "t11"}, bag="t30", owners=("yellow",), revealed=())
    assert heard("colour", told(table, "reveal yellow 1 2")) == {("used", 0, "yellow"): 1}

"""Mac Robber: what is offered, gained and used, as events tell it."""

from collections import Counter

from dolmen.games.mac_robber import GAME
from dolmen.games.mac_robber.board import NO_COLOUR, TAKES, Event
from dolmen.laws.walk import Setting, random_play
from tests.games.mac_robber.positions import play, position, set_next_tile


def heard(kind, events):
    """What events say of the elements of a kind, counted: `("gained", 0, "monk")`."""
    elements = next(elements for elements in GAME.elements if elements.kind == kind)
    found = (told for event in events for told in elements.heard(event))
    return Counter((how, player, elements.names[which]) for how, player, which in found)


def test_two_monks_are_two_green_cubes_used_and_two_followers_gained():
    state = position("A | y4 b2 g0 | cattle -", display="y2 g4")
    play(state, "monks 2")
    assert heard("cube", state.tale.events) == {("used", 0, "green"): 2}
    assert heard("follower", state.tale.events) == {("gained", 0, "monk"): 2}


def test_followers_that_pay_an_estate_are_used():
    state = position("A | y5 b2 g2 | cattle -", display="b2 g4")
    play(state, "estate green court 1")
    assert heard("follower", state.tale.events) == {("used", 0, "warrior"): 1, ("used", 0, "monk"): 1}
    assert heard("cube", state.tale.events) == {("used", 0, "green"): 1}


def test_a_follower_that_comes_with_the_bard_is_gained_and_one_lost_to_it_is_not_used():
    state = position("A | y4 b2 g0", "B | y4 b2 g2", display="b3 g3")
    play(state, "bard macdonald", "keep green bag blue")
    assert heard("follower", state.tale.events) == {("gained", 0, "monk"): 1}


def test_a_card_is_used_when_it_is_played_and_so_is_its_piper():
    state = position("A | y4 b2 g0 | - - | 1 4 4 4", "B | y4 b2 g0 | cattle - | 1 1 1 2")
    play(state, "assault macdonald", "play 4 piper", "play 2")
    assert heard("card", state.tale.events) == {("used", 0, "4"): 1, ("used", 1, "2"): 1}
    assert heard("follower", state.tale.events) == {("used", 0, "piper"): 1}


def test_a_piece_is_gained_by_who_builds_or_steals_it_and_a_razed_one_by_nobody():
    strong, weak = "A | y4 b2 g0 | - - | 4 4 4 4", "B | y4 b2 g0 | cattle castle | 1 1 1 1"
    for plunder, gained in (("steal cattle", {("gained", 0, "cattle"): 1}), ("raze castle", {}), ("leave", {})):
        state = position(strong, weak)
        play(state, "assault macdonald", *["play 4", "play 1"] * 3, plunder)
        assert heard("piece", state.tale.events) == gained
    state = position("A | y4 b2 g0 | cattle -", display="g4 b2")
    play(state, "abbey")
    assert heard("piece", state.tale.events) == {("gained", 0, "abbey"): 1}


def test_a_tile_is_named_when_it_is_shown_and_only_then():
    for points, told in ((10, {}), (35, {("used", None, "41"): 1})):
        state = position(f"A {points} | y4 b2 g0", turn="C", start="A")
        set_next_tile(state, 41)
        play(state, "end turn")
        assert heard("tile", state.tale.events) == told


def test_cards_cubes_and_followers_told_one_by_one_are_those_told_together():
    for players in GAME.players:
        game = random_play(Setting(GAME, players, GAME.settle(players)), 5)
        events = [*game.opening, *(event for step in game.steps for event in step.tale)]
        assert singles(events, Event.CARD, -1) == together(events, Event.CARDS)
        assert singles(events, Event.CUBE, 0) == together(events, Event.CUBES)
        joined = Counter()
        for event, player, *details in events:
            if event == Event.JOINED:
                joined[player, details[0]] += details[1]
            elif event == Event.TOOK and (kept := TAKES[details[1]][0]) != NO_COLOUR:
                joined[player, kept] += 1
        assert singles(events, Event.FOLLOWED, 0) == joined


def singles(events, kind, shift):
    """Things told one by one, counted by player and number."""
    return Counter((event[1], event[2] + shift) for event in events if event[0] == kind)


def together(events, kind):
    """The same from events that have counts."""
    found = Counter()
    for event in events:
        if event[0] == kind:
            found.update({(event[1], number): count for number, count in enumerate(event[2:]) if count})
    return found

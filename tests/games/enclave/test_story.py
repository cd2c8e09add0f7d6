"""What people are told, asked and shown; the sums of a mission among it."""

import random

from dolmen.core.contract.room import DESK, PHONE
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.core.viewer import NOBODY
from dolmen.games.enclave import GAME
from dolmen.games.enclave.board import Event, Phase
from dolmen.games.enclave.notation import parse
from dolmen.games.enclave.picture import draw
from dolmen.games.enclave.story import ask, confirm, tell, why_not
from dolmen.words import texts
from tests.games.enclave.table import Table

THREE = "matthias miriam raphael"
NAMES = ["Anna", "Bea", "Carlo"]


def said(line, language="en"):
    return texts(language, GAME).say(line, NAMES)


def mission():
    """E5 after the reveal."""
    table = Table(THREE).set("matthias", hand="riot-shield-red ghost-coat saints-medal-red", prepared=1)
    table.row("mission", "war-heaven suburb orchard")
    table.top("razor-meadow guardian-seraph")
    table.visit("boarding", "matthias", round=2)
    return table.play("board 1", "carry riot-shield-red", "carry ghost-coat")


def test_the_sums_of_a_mission_are_asked_and_drawn():
    table = mission().play("use riot-shield-red")
    asked = said(ask(table.state, 0))
    assert "11 physical damage (4 stopped), 3 mental damage (0 stopped)" in asked
    assert "your thief fails (−5, −3)" in asked
    svg = draw(table.state, 0, texts("en", GAME), NAMES)
    assert "11 − 4 = 7 → −5" in svg
    assert "3 − 0 = 3 → −3" in svg


def test_done_is_confirmed_while_protection_is_left_that_saves_the_mission():
    table = mission()
    assert confirm(parse("done"), table.state) is not None
    table.play("use riot-shield-red", "use ghost-coat")
    assert confirm(parse("done"), table.state) is not None  # the preparation token is still needed


def test_passing_at_first_boarding_blind_and_trading_less_are_confirmed():
    shop = Table(THREE).visit("knives", "matthias")
    assert confirm(parse("pass"), shop.state) is not None
    shop.play("scrap 1")
    assert confirm(parse("pass"), shop.state) is None
    boarding = Table(THREE).visit("boarding", "matthias")
    assert confirm(parse("board blind"), boarding.state) is not None
    tree = Table(THREE).set("miriam", knowledge=3).climb(3, "tertius", "miriam")
    assert confirm(parse("trade 1"), tree.state) is not None
    assert confirm(parse("trade 3"), tree.state) is None


def test_who_cannot_pay_is_told_why():
    table = Table(THREE).set("matthias", coins=2)
    table.row("knives", "ghost-coat carrying-straps tattoo-bear storm-cape")
    table.visit("knives", "matthias")
    assert said(why_not("buy 4", table.state, 0)) == "Storm Cape costs 5 coins; you have 2 coins."


def test_a_kept_card_is_named_to_its_owner_only():
    table = mission()
    event = (Event.KEPT, 0, table.card("salt-circle"))
    assert "Circle of Salt" in said(tell(event, 0, table.state))
    assert "a card" in said(tell(event, 1, table.state))
    assert "a card" in said(tell(event, NOBODY, table.state))


def test_a_hand_that_others_know_is_listed_when_asked():
    table = Table(THREE)
    view = table.state.copy()
    GAME.rules.hide(view, 0)
    svg = draw(view, 0, texts("it", GAME), NAMES)
    assert "4 carte in mano; note: Cuoio blu del corriere, Scudo antisommossa blu" in svg


def test_the_scenes_of_a_step_can_be_drawn_and_say_what_they_show():
    chance, shown = random.Random(9), set()
    play = Play.new(GAME, 3, {"tree_3": "angelos"}, seed_from(9))
    while not play.over:
        step = play.act(chance.choice(play.legal))
        for _, state in step.frames:
            for viewer in (NOBODY, *range(3)):
                sight = play.sight(viewer, state)
                assert "<svg" in draw(sight, viewer, texts("it", GAME), NAMES, PHONE if viewer == 0 else DESK)
                shown.add(ask(sight, viewer).key)
    assert shown == {"scene-plans", "scene-traps", "pic-success", "pic-failure"}


def test_every_decision_can_be_drawn_and_said_through_its_parts():
    chance, seen = random.Random(3), set()
    for number in range(12):
        options = {option.name: chance.choice(option.choices(4)) for option in GAME.options}
        play = Play.new(GAME, chance.choice((2, 3, 4)), options, seed_from(number))
        while not play.over:
            if play.state.phase not in seen:
                seen.add(play.state.phase)
                svg = draw(play.sight(play.player), play.player, texts("it", GAME), box=PHONE if number % 2 else DESK)
                whole = [sentence for sentence in play.sentences if f'data-phrase="{sentence}"' in svg]
                if play.state.phase not in (Phase.TOKEN, Phase.LOOK):  # these are said by two parts or more
                    assert whole == list(play.sentences)
            play.act(chance.choice(play.legal))
    assert len(seen) >= 22

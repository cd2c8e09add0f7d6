"""A card is picked up and put on a stone: two taps are two answers; what is held plays nothing by itself."""

import random

import pytest
from playwright.sync_api import expect

from dolmen.core.game import find_game
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from tests.browser.person import IS_OFFERED
from tests.browser.staged import Stage

SOON = 30_000  # milliseconds: sooner than the page would give up a line on which nothing is heard, and connect anew
ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "random"}
FIRST = {"start_player": "0"}
# The place of a card in the hand and of a stone among all, such that one figure alone can take that step.
SINGLE = """() => {
  const colourOf = (card) => card.dataset.phrase.split(" ")[0];
  const stones = [...document.querySelectorAll(".stone[data-then]")];
  const cards = [...document.querySelectorAll(".in-hand")];
  for (const stone of stones.filter((one) => one.dataset.about.split("can come here").length === 2)) {
    const colours = stone.dataset.phrase.split("|").map((phrase) => phrase.replace("play =", ""));
    const card = cards.findIndex((one) => colours.includes(colourOf(one)) && !one.querySelector(".struck"));
    if (card >= 0) return [card, stone.dataset.then];
  }
  return null;
}"""
CLICK = "(part) => part.dispatchEvent(new MouseEvent('click', {bubbles: true}))"
MIDDLE = """(part) => {
  const box = part.querySelector(":scope > .rim").getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""
IDLE = """() => {
  const opened = [...document.querySelectorAll(".stone[data-then]")].map((stone) => stone.dataset.phrase).join();
  const isIdle = (card) => !opened.includes(`=${card.dataset.phrase.split(" ")[0]}`);
  return [...document.querySelectorAll(".in-hand")].findIndex(isIdle);
}"""


def sit_down(invite, **more):
    anna = invite("Anna", **more)
    anna.open_table("keltis", [ME, BOT], options=FIRST)
    anna.wait_to_be_asked()
    return anna


def until_one_figure_can_go(anna):
    """Plays on until a card leads one figure to some stone."""
    for _ in range(60):
        anna.wait_to_be_asked()
        if anna.page.locator(".in-hand[data-hold=card]").count() and (found := anna.page.evaluate(SINGLE)):
            return found
        anna.play()
    raise AssertionError("no such card in sixty steps")


def stone(anna, name):
    return anna.page.locator(f".stone[data-then={name}]")


def card(anna, number):
    return anna.page.locator(".in-hand").nth(number)


@pytest.mark.parametrize("is_card_first", [True, False])
def test_a_card_and_a_stone_are_two_taps_in_either_order(invite, is_card_first):
    anna = sit_down(invite)
    number, name = until_one_figure_can_go(anna)
    before = anna.number
    taps = [card(anna, number), stone(anna, name)]
    for part in taps if is_card_first else reversed(taps):
        assert anna.number == before
        anna.hit(part)
    anna.page.wait_for_function(f"() => Number(document.querySelector('#table').dataset.number) >= {before + 2}")
    anna.has_read(f"to {name}")


@pytest.mark.parametrize("is_answer_first", [False, True], ids=["position-first", "answer-first"])
def test_a_step_that_was_meant_but_not_played_is_asked_for(invite, is_answer_first):
    """A line may break when the card has been laid, before the figure has moved."""
    anna = invite("Anna")
    play, chance = Play.new(find_game("keltis"), 2, seed=seed_from(5)), random.Random(5)
    stage = Stage(anna, play.game, 2)
    stage.enter(play.copy())
    stage.is_forgetful, stage.is_answer_first = True, is_answer_first
    while not (anna.page.locator(".in-hand[data-hold=card]").count() and (found := anna.page.evaluate(SINGLE))):
        play.act(chance.choice(play.legal))
        stage.show(play.copy())
    before = anna.number
    for part in (card(anna, found[0]), stone(anna, found[1])):
        anna.hit(part)
    anna.wait_for_change(before, "", None)
    anna.page.wait_for_function(f"() => {IS_OFFERED}", timeout=SOON)


def test_a_card_that_is_dragged_onto_a_stone_is_the_same(invite):
    anna = sit_down(invite)
    number, name = until_one_figure_can_go(anna)
    before = anna.number
    card(anna, number).hover()
    anna.page.mouse.down()
    x, y = stone(anna, name).evaluate(MIDDLE)
    anna.page.mouse.move(x, y, steps=6)
    anna.page.mouse.up()
    anna.page.wait_for_function(f"() => Number(document.querySelector('#table').dataset.number) >= {before + 2}")
    anna.has_read(f"to {name}")


def test_a_card_alone_plays_nothing_and_another_takes_its_place(invite):
    anna = sit_down(invite)
    anna.hit(card(anna, 0))
    assert "chosen" in card(anna, 0).get_attribute("class")
    anna.hit(card(anna, 7))
    assert "chosen" not in card(anna, 0).get_attribute("class")
    assert "chosen" in card(anna, 7).get_attribute("class")
    anna.hit(card(anna, 7))
    assert anna.page.locator(".part.chosen").count() == 0
    assert anna.number == 0


def test_a_card_that_can_only_be_discarded_waits_for_its_pile(invite):
    anna = sit_down(invite)
    for _ in range(60):
        anna.wait_to_be_asked()
        idle = anna.page.evaluate(IDLE) if anna.page.locator(".in-hand[data-hold=card]").count() else -1
        if idle >= 0:
            break
        anna.play()
    before = anna.number
    anna.hit(card(anna, idle))
    assert "chosen" in card(anna, idle).get_attribute("class") and anna.number == before
    colour = card(anna, idle).get_attribute("data-phrase").split(" ")[0]
    anna.hit(anna.page.locator(f".pile[data-phrase='discard ={colour}']"))
    anna.wait_for_change(before, "", None)
    anna.has_read("discards")


def test_the_way_is_shown_while_a_card_is_held(invite):
    anna = sit_down(invite)
    number, _ = until_one_figure_can_go(anna)
    assert anna.page.locator(".ways:visible").count() == 0
    anna.hit(card(anna, number))
    colour = card(anna, number).get_attribute("data-phrase").split(" ")[0]
    shown = anna.page.locator(".ways:visible")
    assert {colour in shown.nth(i).get_attribute("class") for i in range(shown.count())} == {True}


def test_a_tip_goes_with_its_picture(invite):
    anna = sit_down(invite)
    anna.page.locator("[data-place=deck]").hover()
    tip = anna.page.locator(".tip")
    expect(tip).to_contain_text("64 cards")
    card(anna, 0).evaluate(CLICK)  # without the mouse, which stays where it is
    anna.page.locator("#choices button").last.evaluate(CLICK)
    anna.wait_for_change(0, "", None)
    expect(tip).to_be_hidden()

"""A piece is shown at its place before it is laid: turned, flipped, confirmed, taken back; at a desk and on a phone."""

import pytest
from playwright.sync_api import expect

from dolmen.core.play import Play
from tests.browser.positions import Position
from tests.games.woolly_bully.tables import FENCED, Table

BOTS = [{"kind": "bot", "level": "random"}] * 3
RIVALS = {"p2": "t20", "p3": "t21", "p4": "t22"}
MIDDLE = """(element) => {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""


def a_position(anna, hand="t02 t18 t61 t65"):
    """A village with fields and a forest; the first player has red sheep, and a place for them."""
    table = Table(
        f"{FENCED}, t05b -1 0 r1 [yvyr]",
        hands={"p1": hand, **RIVALS},
        bag="t30 t31 t33 t34 t35 t36",
        owners=("red", "black", "yellow", "blue"),
        revealed=("black",),
    )
    position = Position(anna, Play.from_state("woolly_bully", table.state))
    anna.open_table("woolly_bully", [{"kind": "me"}, *BOTS])
    anna.page.wait_for_function("() => document.querySelector('#table').dataset.number === '1'")
    anna.page.wait_for_timeout(800)  # a page that has just come finds its room, and is drawn for it once more
    return position


def tile(anna, word):
    return anna.page.locator(f".part[data-piece='{word}']")


def place(anna, words):
    return anna.page.locator(f".part[data-phrase='{words}']")


@pytest.fixture(params=["desk", "phone"])
def anna(request, invite):
    return invite("Anna", phone=request.param == "phone")


def test_a_tile_is_turned_at_its_place_only_as_it_fits_and_laid(anna):
    position = a_position(anna)
    anna.hit(tile(anna, "hand-1"))
    legal = {" ".join(words[2:4]) for words in map(str.split, position.play.sentences) if words[1:2] == ["t02a"]}
    lit = anna.page.locator(".part.lit").evaluate_all("(parts) => parts.map((part) => part.dataset.phrase)")
    assert sorted(lit) == sorted(legal)
    anna.hit(place(anna, "1 2"))  # wants the other side
    lay, turn = anna.page.locator("#choices .lay"), anna.page.locator("#choices .turn")
    expect(lay).to_have_attribute("data-sentence", "place t02b 1 2 r0")
    expect(turn).to_contain_text("1/3")
    anna.press(anna.page.locator(".preview .turner").evaluate(MIDDLE))
    expect(lay).to_have_attribute("data-sentence", "place t02b 1 2 r1")
    anna.press(anna.page.locator(".frame-of-piece").evaluate(MIDDLE))
    expect(lay).to_have_attribute("data-sentence", "place t02b 1 2 r2")
    anna.page.keyboard.press("r")
    expect(lay).to_have_attribute("data-sentence", "place t02b 1 2 r0")
    turn.click()
    expect(turn).to_contain_text("2/3")
    assert position.said == []
    lay.click()
    anna.page.wait_for_function("() => document.querySelector('#table').dataset.number === '2'")
    assert position.said == ["place t02b 1 2 r1"]
    expect(anna.page.locator(".preview")).to_have_count(0)


def test_a_tile_is_flipped_at_its_place_or_goes_back_to_the_hand(anna):
    a_position(anna)
    expect(tile(anna, "hand-17").locator(".piece-side.up")).to_be_visible()
    expect(tile(anna, "hand-17").locator(".piece-side:not(.up)")).to_be_hidden()
    anna.hit(tile(anna, "hand-17"))
    anna.hit(place(anna, "-1 1"))
    lay = anna.page.locator("#choices .lay")
    expect(lay).to_have_attribute("data-sentence", "place t18a -1 1 r0")
    brings = anna.page.locator(".lies .brings")
    expect(brings).to_have_text("Yellow becomes a field of 2 sheep, closed and safe.")
    anna.page.keyboard.press("f")
    expect(lay).to_have_attribute("data-sentence", "place t18b -1 1 r3")
    expect(brings).to_contain_text("black becomes a field of 2 sheep with 2 sides open.")
    expect(tile(anna, "hand-17").locator(".piece-side.up")).to_have_attribute("data-side", "t18b")
    anna.page.keyboard.press("f")
    expect(lay).to_have_attribute("data-sentence", "place t18a -1 1 r0")
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".preview")).to_have_count(0)
    # The other side of this one fits nowhere: it goes back, and stays chosen.
    anna.hit(tile(anna, "hand-1"))
    anna.hit(place(anna, "1 2"))
    anna.page.locator("#choices .flip").click()
    expect(anna.page.locator(".preview")).to_have_count(0)
    expect(anna.page.locator(".part.chosen")).to_have_attribute("data-piece", "hand-1")
    expect(tile(anna, "hand-1").locator(".piece-side.up")).to_have_attribute("data-side", "t02a")


def test_another_place_and_another_tile_take_the_place_of_those_chosen(anna):
    a_position(anna)
    anna.hit(tile(anna, "hand-1"))
    anna.hit(place(anna, "1 2"))
    anna.hit(place(anna, "1 -2"))
    lay = anna.page.locator("#choices .lay")
    expect(lay).to_have_attribute("data-sentence", "place t02b 1 -2 r0")
    anna.hit(tile(anna, "hand-17"))  # fits there, too
    expect(lay).to_have_attribute("data-sentence", "place t18b 1 -2 r0")
    anna.hit(tile(anna, "hand-60"))  # does not
    expect(anna.page.locator(".part.chosen")).to_have_attribute("data-piece", "hand-60")
    expect(anna.page.locator(".preview")).to_have_count(0)


def test_wolf_and_hunter_are_declared_in_the_order_of_the_taps_and_laid_one_by_one(anna):
    position = a_position(anna)
    for key in ("hand-64", "hand-60"):  # t65 is a hunter, t61 a wolf
        anna.press(anna.page.locator(f"[data-flips='{key}']").evaluate(MIDDLE))
    expect(tile(anna, "hand-64").locator(".nth text")).to_have_text("1")
    expect(tile(anna, "hand-60").locator(".nth text")).to_have_text("2")
    assert position.said == []
    anna.page.locator("#choices .primary").click()
    anna.page.wait_for_function("() => document.querySelector('#table').dataset.number === '2'")
    assert position.said == ["declare hunter wolf"]
    anna.hit(place(anna, "3 0"))  # the one tile that is due comes by itself
    lay = anna.page.locator("#choices .lay")
    expect(lay).to_have_attribute("data-sentence", "hunter t65 3 0")
    lay.click()
    anna.page.wait_for_function("() => document.querySelector('#table').dataset.number === '3'")
    assert position.said[1:] == ["hunter t65 3 0"]


def test_a_colour_is_shown_by_three_taps_and_the_last_one_says_what_it_means(anna):
    position = a_position(anna)
    anna.hit(tile(anna, "question-2"))
    anna.hit(place(anna, "-2 0"))
    expect(anna.page.locator("#chosen .lies")).to_contain_text("red")
    expect(anna.page.locator("#confirm")).to_be_hidden()
    anna.press(anna.page.locator(".frame-of-piece").evaluate(MIDDLE))  # a second tap is not enough for this
    assert position.said == []
    anna.page.locator("#choices .lay").click()
    anna.page.wait_for_function("() => document.querySelector('#table').dataset.number === '2'")
    assert position.said == ["reveal red -2 0"]


def test_a_tile_is_laid_by_keys_alone(invite):
    anna = invite("Anna")
    position = a_position(anna)
    tile(anna, "hand-1").focus()
    anna.page.keyboard.press("Enter")
    place(anna, "1 2").focus()
    anna.page.keyboard.press("Enter")
    anna.page.keyboard.press("r")
    expect(anna.page.locator("#chosen .lies")).to_contain_text("1 east and 2 north")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_function("() => document.querySelector('#table').dataset.number === '2'")
    assert position.said == ["place t02b 1 2 r1"]

"""Pieces are dragged with a mouse and with a finger: a drop says both parts, and anything else says nothing."""

import pytest
from playwright.sync_api import expect

CENTRE = """(part) => {
  const box = (part.querySelector(":scope > .rim") ?? part).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""
STONE = "#stage .part.lit[data-piece^='stone-']"
BOT = {"kind": "bot", "level": "random"}


class Mouse:
    """Drags as at a desk."""

    def __init__(self, person):
        self.mouse = person.page.mouse

    def down(self, x, y):
        self.mouse.move(x, y)
        self.mouse.down()

    def move(self, x, y):
        self.mouse.move(x, y, steps=6)

    def up(self):
        self.mouse.up()


class Finger:
    """Drags as on a phone."""

    def __init__(self, person):
        self.wire, self.at = person.context.new_cdp_session(person.page), (0, 0)

    def _touch(self, kind, *points):
        self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    def down(self, x, y):
        self.at = (x, y)
        self._touch("touchStart", self.at)

    def move(self, x, y):
        (a, b), steps = self.at, 6
        for step in range(1, steps + 1):
            self._touch("touchMove", (a + (x - a) * step / steps, b + (y - b) * step / steps))
        self.at = (x, y)

    def up(self):
        self._touch("touchEnd")


@pytest.fixture(params=["desk", "phone"])
def seated(request, invite):
    """Somebody who has drawn a stone in Cairn, and what they point with."""
    anna = invite("Anna", phone=request.param == "phone")
    anna.open_table("cairn", [{"kind": "me"}, BOT], options={"first_player": "first"})
    anna.wait_to_be_asked()
    number = anna.state[0]
    anna.page.evaluate(
        "() => document.querySelector('.part[data-phrase=draw]').dispatchEvent(new Event('click', {bubbles: true}))"
    )
    anna.page.wait_for_function(f"() => Number(document.querySelector('#table').dataset.number) > {number}")
    anna.page.locator(STONE).first.wait_for()
    return anna, (Finger if request.param == "phone" else Mouse)(anna)


def centre(anna, selector):
    return anna.page.locator(selector).first.evaluate(CENTRE)


def chosen(anna):
    return anna.page.locator("#stage .part.chosen").count()


def test_a_piece_is_dropped_on_what_goes_with_it(seated):
    anna, pointer = seated
    number = anna.state[0]
    key = anna.page.locator(STONE).first.get_attribute("data-piece")
    pointer.down(*centre(anna, STONE))
    goal = centre(anna, "#stage .part[data-phrase='take|drop']")
    pointer.move(*goal)
    anna.page.locator(".ghost-piece").wait_for(state="attached", timeout=5000)
    expect(anna.page.locator(".part.under")).to_have_attribute("data-phrase", "take|drop")
    pointer.up()
    anna.page.wait_for_function(f"() => Number(document.querySelector('#table').dataset.number) > {number}")
    lies = anna.page.locator("#log li", has_text="drops").first
    lies.wait_for(state="attached")
    assert anna.page.locator(".ghost-piece").count() == 0
    assert anna.page.locator(f"#stage .part[data-piece={key}]").count() == 0


def test_a_piece_let_go_elsewhere_lies_where_it_lay(seated):
    anna, pointer = seated
    number = anna.state[0]
    x, y = centre(anna, STONE)
    pointer.down(x, y)
    pointer.move(x + 60, y)
    pointer.move(x, 20)
    anna.page.locator(".ghost-piece").wait_for(state="attached", timeout=5000)
    pointer.up()
    anna.page.wait_for_function("() => document.querySelector('.ghost-piece') === null")
    assert chosen(anna) == 0 and anna.state[0] == number and anna.page.locator(STONE).count() > 0


def test_a_small_slip_is_still_a_tap(seated):
    anna, pointer = seated
    x, y = centre(anna, STONE)
    pointer.down(x, y)
    pointer.move(x + 3, y + 2)
    pointer.up()
    anna.page.wait_for_function("() => document.querySelector('#stage .part.chosen, #stage .part.lit') !== null")
    assert anna.page.locator(".ghost-piece").count() == 0


def test_escape_ends_a_drag(invite):
    anna = invite("Anna")
    anna.open_table("cairn", [{"kind": "me"}, BOT], options={"first_player": "first"})
    anna.wait_to_be_asked()
    anna.page.locator(".part[data-phrase=draw]").click()
    anna.page.locator(STONE).first.wait_for()
    x, y = centre(anna, STONE)
    anna.page.mouse.move(x, y)
    anna.page.mouse.down()
    anna.page.mouse.move(x + 40, y - 30, steps=4)
    anna.page.locator(".ghost-piece").wait_for(state="attached", timeout=5000)
    anna.page.keyboard.press("Escape")
    assert anna.page.locator(".ghost-piece").count() == 0 and chosen(anna) == 0
    anna.page.mouse.up()
    assert chosen(anna) == 0


def test_a_picture_that_is_closer_is_moved_and_no_piece_with_it(seated):
    anna, pointer = seated
    anna.page.keyboard.press("+")
    where = "() => document.querySelector('#stage').style.transform"
    x, y = centre(anna, "#frame")
    before = anna.page.evaluate(where)
    assert "scale" in before
    pointer.down(x, y)
    pointer.move(x - 40, y - 30)
    pointer.up()
    assert anna.page.evaluate(where) != before
    assert anna.page.locator(".ghost-piece").count() == 0 and chosen(anna) == 0

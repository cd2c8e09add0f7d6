"""A landscape that is larger than its frame is dragged, pinched and zoomed in it, and its rulers travel along."""

import random

import pytest
from playwright.sync_api import expect

from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from tests.browser.positions import Position

SMALL = {"viewport": {"width": 360, "height": 640}}
PANNED = "() => document.querySelector('[data-pan=xy]').getAttribute('transform')"
MARKED = """() => [...document.querySelectorAll('[data-with] [data-at]')]
  .map((mark) => mark.getAttribute('transform')).join()"""
FRAME = """() => {
  const box = document.querySelector('.window-ground').getBoundingClientRect();
  return [box.x, box.y, box.width, box.height];
}"""


def a_wide_landscape() -> Play:
    """After many tiles, with a tile to lay."""
    chance = random.Random(3)
    play = Play.new("woolly_bully", 4, seed=seed_from(3))
    while len(play.steps) < 70 or not play.sentences[0].startswith("place"):
        tiles = [action for action, said in zip(play.legal, play.sentences, strict=True) if said.startswith("place")]
        others = [action for action, said in zip(play.legal, play.sentences, strict=True) if said != "stop"]
        play.act(chance.choice(tiles or others))
    return play


@pytest.fixture
def anna(invite):
    anna = invite("Anna", phone=True, **SMALL)
    anna.fingers = anna.context.new_cdp_session(anna.page)
    anna.position = Position(anna, a_wide_landscape())
    anna.open_table("woolly_bully", [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 3])
    anna.page.wait_for_function("() => document.querySelector('#table').dataset.number === '1'")
    anna.page.wait_for_timeout(800)  # a page that has just come finds its room, and is drawn for it once more
    return anna


def touch(anna, kind, *points):
    places = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    anna.fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})


def test_a_finger_drags_the_landscape_and_chooses_nothing_by_that(anna):
    x, y, w, h = anna.page.evaluate(FRAME)
    before, marks = anna.page.evaluate(PANNED), anna.page.evaluate(MARKED)
    touch(anna, "touchStart", (x + w / 2, y + h / 2))
    for step in range(1, 7):
        touch(anna, "touchMove", (x + w / 2 + 4 * step, y + h / 2 - 10 * step))
    touch(anna, "touchEnd")
    assert anna.page.evaluate(PANNED) != before
    assert anna.page.evaluate(MARKED) != marks
    expect(anna.page.locator(".part.chosen")).to_have_count(0)
    expect(anna.page.locator(".tip")).to_be_hidden()


def test_two_fingers_zoom_the_landscape_alone(anna):
    x, y, w, h = anna.page.evaluate(FRAME)
    touch(anna, "touchStart", (x + 60, y + h / 2), (x + w - 60, y + h / 2))
    for step in range(1, 6):
        touch(anna, "touchMove", (x + 60 + 8 * step, y + h / 2), (x + w - 60 - 8 * step, y + h / 2))
    touch(anna, "touchEnd")
    assert "scale(1)" not in anna.page.evaluate(PANNED)
    assert anna.page.evaluate("() => document.querySelector('#stage').style.transform") == ""


def test_the_whole_landscape_is_seen_on_request_and_a_place_comes_close_for_a_finger(anna):
    anna.page.keyboard.press("0")
    whole = anna.page.evaluate(PANNED)
    words = anna.position.play.sentences[0].split()
    anna.hit(anna.page.locator(f".part[data-phrase^='{words[1]}']").first)
    place = anna.page.locator(f".part[data-phrase='{words[2]} {words[3]}']")
    small = place.bounding_box()["width"]
    anna.hit(place)
    expect(anna.page.locator(".preview")).to_have_count(1)
    assert anna.page.locator(".frame-of-piece").bounding_box()["width"] > max(44, small)
    assert anna.page.locator(".marked").count() >= 1
    anna.page.keyboard.press("Escape")
    assert anna.page.evaluate(PANNED) == whole

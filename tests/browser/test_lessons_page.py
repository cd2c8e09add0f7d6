"""The page of lessons in the browser: found from the lobby, fits every screen, knows what was taken here."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.measure import smallest_text
from tests.browser.pupil import Pupil
from tests.browser.test_access import complaints

SCREENS = [(390, 844), (820, 1180), (1280, 720), (1400, 900)]
TARGET = 44  # pixels, as on the page of puzzles
# What is tapped: links and buttons of the page itself; a cover leads where the first button beside it leads.
TARGETS = """() => [...document.querySelectorAll("main :is(a, button)")]
  .filter((one) => one.getClientRects().length > 0)
  .map((one) => one.getBoundingClientRect()).map((box) => Math.min(box.width, box.height))"""
WIDER = """() => [...document.querySelectorAll("main *, .top *")]
  .filter((one) => !one.matches(".sr, .sr *") && one.getClientRects().length > 0)
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5)
  .map((one) => one.outerHTML.slice(0, 120))"""
KEEP = """(step) => localStorage.setItem("dolmen-lessons", JSON.stringify({ "cairn/first": { step, said: [] } }))"""
BACK = "dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))"  # as a page that was kept is shown
LONG_NAME = "Massimiliano Bartolomeo"


def listed(page, name):
    """A lesson of the list, `keltis/classic`."""
    game, lesson = name.split("/")
    return page.locator(f"#{game} [data-lesson='{lesson}']")


def button(page, name):
    """What begins it, or goes on."""
    return listed(page, name).get_by_role("link")


@pytest.mark.parametrize("size", SCREENS, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("language", "light"), [("it", "light"), ("en", "dark")])
def test_the_page_of_lessons_fits_every_screen_and_shuts_nobody_out(invite, size, language, light):
    viewport = dict(zip(("width", "height"), size, strict=True))
    anna = invite("Anna", language=language, color_scheme=light, viewport=viewport)
    anna.go("/learn")
    assert anna.page.evaluate(WIDER) == []
    assert anna.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert smallest_text(anna.page) >= 12
    assert min(anna.page.evaluate(TARGETS)) >= TARGET
    assert complaints(anna) == []


def test_a_lesson_read_to_its_last_card_has_a_tick_and_can_be_taken_again_from_the_start(invite):
    pupil = Pupil(invite(), "cairn", "first")
    pupil.take()
    anna, page = pupil.person, pupil.page
    anna.go("/learn")
    expect(listed(page, "cairn/first").get_by_text("Finished")).to_be_visible()
    expect(page.get_by_text("Finished").filter(visible=True)).to_have_count(1)
    assert complaints(anna) == []
    expect(button(page, "cairn/first")).to_have_accessible_name(re.compile("Take it again ?: Your first towers"))
    button(page, "cairn/first").click()
    pupil.wait_for(0)
    anna.go("/learn")
    expect(listed(page, "cairn/first").get_by_text("Finished")).to_be_visible()


def test_a_lesson_that_was_left_goes_on_from_the_list_where_it_was_left(invite):
    pupil = Pupil(invite(phone=True, language="it"), "cairn", "first")
    page = pupil.page
    page.locator("#step-next").click()
    pupil.wait_for(1)
    pupil.do()
    pupil.wait_for(2)
    pupil.person.go("/learn")
    expect(listed(page, "cairn/first").get_by_text("Fatta")).to_be_hidden()
    wanted = re.compile("Riprendi dal passo 3 di 6 ?: Le tue prime torri")
    expect(button(page, "cairn/first")).to_have_accessible_name(wanted)
    button(page, "cairn/first").tap()
    pupil.wait_for(2)


def test_a_list_that_was_kept_by_the_browser_knows_what_was_taken_since(invite):
    anna = invite()
    anna.go("/learn")
    expect(button(anna.page, "cairn/first")).to_contain_text("Begin the lesson")
    anna.page.evaluate(KEEP, 1)
    anna.page.evaluate(BACK)
    expect(button(anna.page, "cairn/first")).to_contain_text("Go on at step 2 of 6")


def test_what_is_kept_of_a_longer_version_of_a_lesson_does_not_go_beyond_its_end(invite):
    anna = invite()
    anna.go("/learn")
    anna.page.evaluate(KEEP, 40)
    anna.page.reload()
    expect(button(anna.page, "cairn/first")).to_contain_text("Go on at step 6 of 6")


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desk"])
def test_whoever_has_taken_the_first_lesson_finds_the_second_from_the_lobby(invite, phone):
    anna = invite(phone=phone)
    anna.go("/")
    place, name = ("main", "All lessons") if phone else ("header", "Lessons")
    way = anna.page.locator(place).get_by_role("link", name=name)
    expect(way).to_be_in_viewport(ratio=0.99)
    way.click()
    button(anna.page, "keltis/classic").click()
    anna.page.wait_for_url("**/learn/keltis/classic")
    expect(anna.page.locator("#card-title")).not_to_be_empty()


def test_the_list_of_lessons_needs_no_script(invite):
    anna = invite(java_script_enabled=False)
    anna.go("/learn")
    for name in ("keltis/first", "keltis/classic", "enclave/missions", "woolly_bully/wolves"):
        expect(button(anna.page, name)).to_contain_text("Begin the lesson")
        expect(button(anna.page, name)).to_have_attribute("href", f"/learn/{name}")


def test_a_long_name_leaves_the_header_in_one_line_and_what_a_table_says_whole(invite):
    anna = invite(LONG_NAME, language="it")
    anna.go("/learn")
    for width in (721, 760, 800, 801, 820, 1280):
        anna.page.set_viewport_size({"width": width, "height": 720})
        assert anna.page.locator(".top").bounding_box()["height"] < 60, width
    anna.open_table("woolly_bully", [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 3])
    anna.wait_to_be_asked()
    for width in (1180, 1400):
        anna.page.set_viewport_size({"width": width, "height": 900})
        assert anna.page.locator("#progress").evaluate("(one) => one.scrollWidth <= one.clientWidth"), width

"""What the table does for people, shown with the template game."""

import re

from playwright.sync_api import expect

from tests.browser.person import HIT
from tests.browser.rooms import enter_another_room, open_list

GAME = "cairn"
BOT = {"kind": "bot", "level": "random"}
ME = {"kind": "me"}
FIRST = {"first_player": "first"}


def test_a_choice_of_several_parts_says_what_is_missing_and_can_be_cleared(invite):
    anna = invite("Anna")
    anna.open_table(GAME, [ME, BOT], options=FIRST)
    anna.wait_to_be_asked()
    anna.page.keyboard.press("1")  # draw
    anna.page.wait_for_function("() => document.querySelector('#table').dataset.number === '1'")
    stone = anna.page.locator(".part.lit").filter(has=anna.page.locator(".rim")).first
    before = anna.page.locator(".part.lit").count()
    anna.hit(stone)
    if anna.page.locator(".part.chosen").count():
        expect(anna.page.locator("#chosen .missing")).to_be_visible()
        expect(anna.page.locator("#chosen .chip")).to_have_count(1)
        anna.page.keyboard.press("Escape")
        expect(anna.page.locator(".part.chosen")).to_have_count(0)
        expect(anna.page.locator(".part.lit")).to_have_count(before)


def test_everything_can_be_done_by_keyboard(invite):
    anna = invite("Anna")
    anna.open_table(GAME, [ME, BOT], options=FIRST)
    anna.wait_to_be_asked()
    anna.page.keyboard.press("b")
    assert anna.page.evaluate("() => document.activeElement.matches('.part.lit')")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_function("() => document.querySelector('#table').dataset.number === '1'")
    anna.page.keyboard.press("b")
    first = anna.page.evaluate("() => document.activeElement.getAttribute('data-label')")
    for key in ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"):
        anna.page.keyboard.press(key)
        if anna.page.evaluate("() => document.activeElement.getAttribute('data-label')") != first:
            break
    else:
        raise AssertionError("arrows do not move among lit parts")
    anna.page.keyboard.press("?")
    expect(anna.page.locator("#keys")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("#keys")).not_to_be_visible()


def test_the_open_list_stays_open_when_the_room_changes(invite):
    anna = invite("Anna", phone=True)
    anna.open_table("keltis", [ME, BOT])
    anna.wait_to_be_asked()
    open_list(anna.page)
    enter_another_room(anna.page, 820)
    number = anna.number
    anna.page.locator("#all-moves-list button").first.click()
    anna.page.wait_for_function(f"() => document.querySelector('#table').dataset.number !== '{number}'")


def test_a_part_that_is_not_lit_says_why(invite):
    anna = invite("Anna")
    anna.open_table(GAME, [ME, BOT], options=FIRST)
    anna.wait_to_be_asked()
    unlit = anna.page.locator(".part[data-phrase]:not(.lit)").first
    anna.hit(unlit)
    expect(anna.page.locator(".tip.answer")).not_to_be_empty()


def test_play_goes_on_after_the_line_was_cut(invite):
    anna = invite("Anna")
    anna.expected = ["WebSocket", "ERR_INTERNET_DISCONNECTED", "Failed to load"]
    anna.open_table(GAME, [ME, BOT], options=FIRST)
    anna.wait_to_be_asked()
    number = anna.number
    anna.context.set_offline(True)
    anna.page.evaluate("() => window.dispatchEvent(new Event('online'))")
    expect(anna.page.locator("#status")).to_be_visible()
    # What is chosen while the line is cut is said again when it is back.
    anna.page.locator("#choices button").first.click()
    anna.page.wait_for_timeout(300)
    assert anna.number == number
    anna.context.set_offline(False)
    anna.page.wait_for_function(f"() => Number(document.querySelector('#table').dataset.number) > {number}")
    expect(anna.page.locator("#status")).not_to_be_visible()


def test_a_killed_server_comes_back_and_nothing_is_lost(invite, house):
    anna = invite("Anna")
    anna.expected = [
        "WebSocket",
        "ERR_CONNECTION_REFUSED",
        "Failed to load",
        "ERR_CONNECTION_RESET",
        "ERR_EMPTY_RESPONSE",
    ]
    anna.open_table(GAME, [ME, BOT], options=FIRST)
    anna.wait_to_be_asked()
    anna.play()
    number, log = anna.number, anna.page.locator("#log").inner_text()
    house.kill()
    expect(anna.page.locator("#status")).to_be_visible()
    house.open()
    expect(anna.page.locator("#status")).not_to_be_visible()
    assert anna.number >= number
    assert anna.page.locator("#log").inner_text().startswith(log)
    anna.wait_to_be_asked()
    anna.play()


def test_people_at_one_device_have_a_curtain_between_their_secrets(invite):
    host = invite("Anna")
    host.open_table(GAME, [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bea"}], options=FIRST)
    page = host.page
    expect(page.locator("#curtain")).to_be_visible()
    expect(page.locator("#curtain-text")).to_contain_text("Anna")
    assert hand(page) == []
    page.locator("#curtain-lift").click()
    host.wait_to_be_asked()
    mine = hand(page)
    assert mine
    for _ in range(2):  # Anna draws, and lays or drops
        host.wait_to_be_asked()
        host.play()
    expect(page.locator("#curtain-text")).to_contain_text("Bea")
    assert hand(page) == []
    assert not re.search("draws the", page.locator("#log").inner_text()), "Anna's stones stand in the log"
    page.locator("#curtain-lift").click()
    host.wait_to_be_asked()
    assert not set(hand(page)) & set(mine)


def hand(page) -> list[str]:
    """The stones that the picture lets me choose from, lit or not."""
    return [
        text
        for text in page.locator(".part[data-phrase]").evaluate_all(
            "(parts) => parts.map((part) => part.dataset.phrase)"
        )
        if re.search(r"\b[rgby][1-6]\b", text)
    ]


def test_people_talk_and_are_seen_to_be_there(invite):
    anna, bea = invite("Anna"), invite("Bea")
    path = anna.open_table(GAME, [ME, {"kind": "open"}], options=FIRST)
    bea.go(path)
    bea.page.get_by_role("button", name="Sit here").click()
    expect(anna.page.locator(".player", has_text="Bea").locator(".here")).to_be_visible()
    bea.page.keyboard.press("c")
    bea.page.keyboard.type("Good luck <b>Anna</b>!")
    bea.page.keyboard.press("Enter")
    expect(anna.page.locator("#unread")).to_have_text("1")
    anna.page.locator("#chat-box summary").click()
    expect(anna.page.locator("#chat")).to_contain_text("Good luck <b>Anna</b>!")
    bea.page.close()
    expect(anna.page.locator(".player", has_text="Bea").locator(".away")).to_be_visible()


def test_the_rules_can_be_searched_beside_the_table(invite):
    anna = invite("Anna", language="it")
    anna.open_table(GAME, [ME, BOT])
    anna.page.keyboard.press("r")
    expect(anna.page.locator("#rules-text")).not_to_be_empty()
    anna.page.locator("#rules-search").fill("sacchetto")
    expect(anna.page.locator("#rules-text mark").first).to_have_text(re.compile("sacchetto", re.I))
    anna.page.keyboard.press("Escape")


def test_pieces_glide_and_scenes_can_be_skipped(invite):
    anna = invite("Anna", calm=False)
    anna.open_table(GAME, [ME, BOT], options=FIRST)
    anna.wait_to_be_asked()
    anna.page.evaluate("""() => {
      window.glides = 0;
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, how) {
        if (frames[0].translate) window.glides += 1;
        return animate.call(this, frames, how);
      };
    }""")
    for _ in range(6):
        anna.wait_to_be_asked()
        anna.play()
        if anna.page.locator("#skip").is_visible():
            anna.page.locator("#skip").click()
    assert anna.page.evaluate("() => window.glides") > 0


def test_the_language_changes_in_the_middle_of_a_game(invite):
    anna = invite("Anna")
    anna.open_table(GAME, [ME, BOT], options=FIRST)
    anna.wait_to_be_asked()
    english = anna.page.locator("#ask").inner_text()
    anna.page.locator("[data-language=it]").click()
    anna.page.wait_for_function("() => document.documentElement.lang === 'it'")
    anna.wait_to_be_asked()
    assert anna.page.locator("#ask").inner_text() != english


def test_zoom_by_keyboard_and_buttons(invite):
    anna = invite("Anna")
    anna.open_table(GAME, [ME, BOT], options=FIRST)
    anna.wait_to_be_asked()
    anna.page.keyboard.press("+")
    assert "scale" in anna.page.locator("#stage").evaluate("(stage) => stage.style.transform")
    anna.page.locator("#closer").click()
    anna.page.keyboard.press("0")
    assert anna.page.locator("#stage").evaluate("(stage) => stage.style.transform") == ""


def test_a_hint_is_lit_and_can_be_followed(invite):
    anna = invite("Anna")
    anna.open_table(GAME, [ME, BOT], options=FIRST)
    anna.wait_to_be_asked()
    anna.page.locator("#hint").click()
    expect(anna.page.locator("#advice")).not_to_be_empty()
    expect(anna.page.locator(".hinted").first).to_be_visible()


def test_a_long_press_on_a_phone_explains_and_chooses_nothing(invite):
    anna = invite("Anna", phone=True)
    anna.open_table(GAME, [ME, BOT], options=FIRST)
    anna.wait_to_be_asked()
    anna.page.wait_for_timeout(800)  # a page that has just come finds its room, and is drawn for it once more
    x, y = anna.page.locator(".part.lit[data-about]").first.evaluate(HIT)
    touch = anna.context.new_cdp_session(anna.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(anna.page.locator(".tip")).to_be_visible()
    anna.page.wait_for_timeout(400)  # reads it
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(anna.page.locator(".tip")).to_be_visible()
    assert anna.number == 0
    expect(anna.page.locator(".part.chosen")).to_have_count(0)


# From the touch of a finger on, the page has something else to do for longer than a long press takes.
BUSY = """() => addEventListener("pointerdown", () => setTimeout(() => {
  const end = performance.now() + 1500;
  while (performance.now() < end);
}, 30), {once: true})"""


def test_a_tap_plays_although_the_page_is_busy(invite):
    anna = invite("Anna", phone=True)
    anna.open_table(GAME, [ME, BOT], options=FIRST)
    anna.wait_to_be_asked()
    anna.page.wait_for_timeout(800)  # a page that has just come finds its room, and is drawn for it once more
    x, y = anna.page.locator(".part.lit[data-about]").first.evaluate(HIT)
    touch = anna.context.new_cdp_session(anna.page)
    anna.page.evaluate(BUSY)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    anna.page.wait_for_timeout(60)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    anna.page.wait_for_function("() => document.querySelector('#table').dataset.number === '1'")


def test_two_fingers_bring_the_board_closer(invite):
    anna = invite("Anna", phone=True)
    anna.open_table(GAME, [ME, BOT], options=FIRST)
    anna.wait_to_be_asked()
    touch = anna.context.new_cdp_session(anna.page)
    for kind, apart in (("touchStart", 40), ("touchMove", 70), ("touchMove", 110)):
        points = [{"x": 195 - apart, "y": 400, "id": 1}, {"x": 195 + apart, "y": 400, "id": 2}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert "scale" in anna.page.locator("#stage").evaluate("(stage) => stage.style.transform")

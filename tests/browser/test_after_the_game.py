"""What comes after a game: the points, every step from every seat's eyes, the transcript, the check, the rematch."""

import hashlib
import re

from playwright.sync_api import expect

from tests.browser.test_whole_games import play_on

GAME = "cairn"
# What of the reckoning does not fit into its frame.
CUT_OFF = """(all) => all.flatMap((one) => [...one.querySelectorAll("*")]
  .filter((part) => part.getBoundingClientRect().right > one.getBoundingClientRect().right)
  .map((part) => part.textContent))"""


def finished(invite, **more):
    """Somebody who has just played a game to its end against a bot."""
    anna = invite("Anna", **more)
    anna.open_table(GAME, [{"kind": "me"}, {"kind": "bot", "level": "random"}])
    play_on(anna)
    return anna


def figure(text: str) -> int:
    """A number as the page writes it."""
    return int(text.replace("\u2212", "-"))


def test_a_finished_game_is_told_replayed_checked_and_played_again(invite):
    anna = finished(invite)
    page = anna.page
    last = anna.number
    sheet = page.locator(".tally").first
    lines = [figure(text) for text in sheet.locator("td").all_inner_texts()]
    assert sum(lines) == figure(sheet.locator(".score").inner_text())
    assert not page.locator(".tally").evaluate_all(CUT_OFF)
    expect(page.locator(".tally .rating")).to_have_count(1)  # a bot's is that of its level, and no seat's
    assert re.fullmatch(r"rating \d+ → \d+ \([+−]?\d+\)", page.locator(".tally .rating").first.inner_text())

    page.locator("#replay-first").click()
    expect(page.locator("#replay-told")).to_contain_text(re.compile(rf"\b0\b.*\b{last}\b"))
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.querySelector('#table').dataset.number === '1'")
    assert page.url.endswith("#1")
    expect(page.locator("#stage .spots .ring")).to_have_count(1)  # the stone that was drawn
    told = page.locator("#log .now").all_inner_texts()
    # The caption tells the same as this seat heard it then; the log is open by now.
    assert told and page.locator("#ask").inner_text().split()[:2] == told[0].split()[:2]
    own = page.locator("#stage").inner_html()
    page.locator("#replay-eyes").select_option("1")
    page.wait_for_function("(own) => document.querySelector('#stage').innerHTML !== own", arg=own)
    page.locator("#replay-slider").fill(str(last // 2))
    page.wait_for_function(f"() => document.querySelector('#table').dataset.number === '{last // 2}'")
    for key, number in (("ArrowLeft", last // 2 - 1), ("ArrowRight", last // 2), ("Home", 0)):
        page.keyboard.press(key)
        page.wait_for_function(f"() => document.querySelector('#table').dataset.number === '{number}'")
    page.locator("#replay-last").click()
    page.wait_for_function(f"() => document.querySelector('#table').dataset.number === '{last}'")

    page.locator("#check-seed").click()
    expect(page.locator(".verdict.good")).to_be_visible()
    promised, seed, computed = page.locator("#checked code").all_inner_texts()
    assert promised == computed == hashlib.sha256(b"dolmen seed " + bytes.fromhex(seed)).hexdigest()

    with page.expect_download() as download:
        page.get_by_role("link", name="Download the transcript").click()
    record = download.value.path().read_text("utf-8")
    assert record.startswith("dolmen 1") and f"seed {seed}" in record

    before = page.url
    page.locator("#rematch").click()
    page.wait_for_url(lambda url: "/table/" in url and url != before)
    anna.wait_to_be_asked()

    anna.go("/me")
    expect(page.locator(".history li")).not_to_have_count(0)
    anna.go(f"/best?game={GAME}")
    expect(page.locator("table.grid tr.me")).to_have_count(1)


def test_on_a_phone_the_winner_and_the_rematch_are_in_sight_and_a_moment_can_be_sent(invite):
    anna = finished(invite, phone=True)
    for part in ("#result-title", "#rematch", "#replay"):
        expect(anna.page.locator(part)).to_be_in_viewport(ratio=1)
    anna.go(f"{anna.page.url.split('#')[0]}#3")
    anna.page.reload()
    anna.page.wait_for_function("() => document.querySelector('#table').dataset.number === '3'")
    expect(anna.page.locator("#result")).to_be_hidden()  # what was sent is the board at that moment
    anna.page.locator("#open-side").tap()
    expect(anna.page.locator("#result")).to_be_visible()
    anna.page.locator("#replay-on").tap()
    expect(anna.page.locator("#result")).to_be_hidden()
    for way, number in ((-1, 5), (-1, 6), (1, 5)):  # from right to left goes on
        swipe(anna, way)
        anna.page.wait_for_function(f"() => document.querySelector('#table').dataset.number === '{number}'")
    assert anna.page.url.endswith("#5")


def swipe(anna, way):
    """Draws a finger over the board."""
    fingers, box = anna.context.new_cdp_session(anna.page), anna.page.locator("#frame").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for kind, along in (("touchStart", -50), ("touchMove", 0), ("touchMove", 50)):
        point = {"x": x + way * along, "y": y}
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

"""A finger is broader than a small part: a tap beside one that can be chosen means it."""

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "random"}
FIRST = {"first_player": "first"}
# What can be chosen becomes as small as a letter; then a point beside the first such part, and one out of its reach.
SMALL = """() => {
  for (const rim of document.querySelectorAll("#stage .part.lit > .rim")) {
    const [w, h] = [Number(rim.getAttribute("width")), Number(rim.getAttribute("height"))];
    rim.setAttribute("x", Number(rim.getAttribute("x") ?? 0) + w / 2 - 8);
    rim.setAttribute("y", Number(rim.getAttribute("y") ?? 0) + h / 2 - 8);
    rim.setAttribute("width", 16);
    rim.setAttribute("height", 16);
    for (const other of rim.parentElement.querySelectorAll(":not(.rim)")) other.style.pointerEvents = "none";
  }
  const box = document.querySelector("#stage .part.lit > .rim").getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""


def test_a_tap_beside_a_small_part_means_it_and_one_farther_away_does_not(invite):
    anna = invite("Anna", phone=True)
    anna.open_table("cairn", [ME, BOT], options=FIRST)
    anna.wait_to_be_asked()
    before = anna.number
    x, y = anna.page.evaluate(SMALL)
    anna.page.touchscreen.tap(x + 26, y)
    anna.page.touchscreen.tap(x, y + 26)
    anna.page.wait_for_timeout(300)
    assert anna.number == before
    anna.page.touchscreen.tap(x + 20, y - 20)
    anna.wait_for_change(before, "", None)
    anna.has_read("draws")


def test_a_mouse_means_what_it_points_at(invite):
    anna = invite("Anna")
    anna.open_table("cairn", [ME, BOT], options=FIRST)
    anna.wait_to_be_asked()
    before = anna.number
    x, y = anna.page.evaluate(SMALL)
    anna.page.mouse.click(x + 20, y)
    anna.page.wait_for_timeout(300)
    assert anna.number == before
    anna.page.mouse.click(x, y)
    anna.wait_for_change(before, "", None)

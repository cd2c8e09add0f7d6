"""What happened is told one thing after another, as long as it takes to read; who wants it at once has it at once."""

from playwright.sync_api import expect

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "random"}
FIRST = {"first_player": "first"}
# As if this device had last seen its tables an hour ago.
AN_HOUR_AGO = """() => {
  for (const key of Object.keys(localStorage).filter((key) => key.startsWith("dolmen-seen-"))) {
    const seen = JSON.parse(localStorage.getItem(key));
    localStorage.setItem(key, JSON.stringify({...seen, at: Date.now() - 3600000}));
  }
}"""
TOLD = '{"speed":"normal"}'


def test_a_bots_move_has_a_caption_in_the_place_of_the_question_and_next_goes_on(invite):
    anna = invite("Anna", told=TOLD)
    anna.open_table("cairn", [ME, BOT], options=FIRST)
    anna.wait_to_be_asked()
    box = anna.page.locator(".asked").bounding_box()
    while not anna.page.locator("#table.telling").count():
        anna.play()
        anna.page.wait_for_selector("#table.telling, #table.my-turn")
    expect(anna.page.locator("#caption-text")).not_to_be_empty()
    assert anna.page.locator(".asked").bounding_box() == box
    expect(anna.page.locator("#ask")).to_be_hidden()
    while anna.page.locator("#table.telling").count():
        anna.page.keyboard.press("Space")
    expect(anna.page.locator("#ask")).to_be_visible()


def test_settings_are_kept_and_a_move_is_asked_about(invite):
    anna = invite("Anna", told=TOLD)
    anna.open_table("cairn", [ME, BOT], options=FIRST)
    anna.wait_to_be_asked()
    anna.page.locator("[data-open-settings]").click()
    anna.page.locator("[name=stops]").select_option("timed")
    anna.page.locator("[name=speed]").select_option("off")
    anna.page.locator("[name=confirm]").check()
    anna.page.locator("#settings .primary").click()
    kept = anna.page.evaluate("() => JSON.parse(localStorage.getItem('dolmen-told'))")
    assert kept == {"speed": "off", "stops": "timed", "confirm": True}
    anna.page.locator(".part.lit").first.evaluate(
        "(part) => part.dispatchEvent(new MouseEvent('click', {bubbles: true}))"
    )
    if not anna.page.locator("#confirm[open]").count():
        anna.page.locator("#choices button, .part.lit").first.click()
    expect(anna.page.locator("#confirm")).to_be_visible()
    assert anna.number == 0


def test_who_comes_back_is_told_what_happened_since_their_last_turn(invite):
    anna, bea = invite("Anna"), invite("Bea")
    path = anna.open_table("cairn", [ME, {"kind": "open"}], options=FIRST)
    bea.go(path)
    bea.page.get_by_role("button", name="Sit here").click()
    for _ in range(2):  # draw, then lay or drop
        anna.wait_to_be_asked()
        anna.play()
    anna.go("/")
    bea.wait_to_be_asked()
    bea.play()
    anna.page.evaluate(AN_HOUR_AGO)
    anna.go(path)
    expect(anna.page.locator("#away")).to_be_visible()
    expect(anna.page.locator("#away-lines")).to_contain_text("Bea")
    anna.page.locator("#away button").click()
    anna.page.reload()
    anna.page.wait_for_selector("#stage svg")
    expect(anna.page.locator("#away")).to_be_hidden()


# A reveal of two scenes, told by the theatre itself: what was shown and settled when it came to rest each time.
REVEAL = """async (stops) => {
  localStorage.setItem("dolmen-told", JSON.stringify({speed: "brisk", stops}));
  const { Scenes } = await import("/static/js/scenes.js");
  const told = [];
  const scenes = new Scenes((picture) => told.push(picture), () => told.push("rest"));
  const rest = () => new Promise((resolve) => setTimeout(resolve, 50));
  const reveal = [{picture: "one", lines: ["All tiles turn over."]}, {picture: "two", lines: ["A cow goes."]}];
  scenes.add({scenes: reveal}, true, []);
  const seen = [[...told, document.querySelector("#caption-text").textContent]];
  for (const _ of [1, 2]) {
    scenes.next();
    await rest();
    seen.push([...told, document.querySelector("#caption-text").textContent]);
  }
  return [seen, scenes.timeOf({caption: "A cow goes.", isStop: true})];
}"""


def test_a_reveal_waits_for_next_scene_by_scene_or_for_a_time(invite):
    anna = invite("Anna")
    anna.open_table("cairn", [ME, BOT], options=FIRST)
    anna.wait_to_be_asked()
    seen, _ = anna.page.evaluate(REVEAL, "always")
    assert seen == [["one", "All tiles turn over."], ["one", "two", "A cow goes."], ["one", "two", "rest", ""]]
    assert anna.page.evaluate(f"async () => (await ({REVEAL})('always'))[1] === Infinity")
    _, time = anna.page.evaluate(REVEAL, "timed")
    assert 1000 < time < 2000

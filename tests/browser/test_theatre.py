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
    assert kept == {"speed": "off", "stops": "timed", "confirm": True, "coach": False}
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
  const scenes = new Scenes((picture) => told.push(picture), () => told.push("rest"), () => {});
  const rest = () => new Promise((resolve) => setTimeout(resolve, 50));
  const reveal = [
    {picture: "one", lines: ["All tiles turn over."], places: [[]]},
    {picture: "two", lines: ["A cow goes."], places: [["cow-1"]]},
  ];
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


RINGED = """() => {
  const [ring, ...more] = document.querySelectorAll("#stage .spots .ring");
  if (!ring || more.length) return [];
  const { left, top, right, bottom } = ring.getBoundingClientRect();
  const inside = (piece) => {
    const box = piece.getBoundingClientRect();
    return box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
  };
  return [...document.querySelectorAll("#stage [data-piece]")].filter(inside).map((piece) => piece.dataset.piece);
}"""


def test_a_caption_rings_the_piece_at_which_it_happens_and_dims_the_rest(invite):
    anna = invite("Anna", told=TOLD)
    anna.open_table("cairn", [ME, BOT], options=FIRST)
    for _ in range(2):  # draw, then lay or drop
        anna.wait_to_be_asked()
        anna.play()
    anna.page.wait_for_selector("#table.telling #stage .spots")
    assert "draws" in anna.page.locator("#caption-text").inner_text()
    assert anna.page.evaluate(RINGED) == ["hand-1-4"]
    expect(anna.page.locator("#stage .spots .veil")).to_have_count(1)
    assert anna.page.locator("#stage .ring").evaluate("(ring) => getComputedStyle(ring).animationName") == "none"
    while anna.page.locator("#table.telling").count():
        anna.page.keyboard.press("Space")
    expect(anna.page.locator("#stage .spots")).to_have_count(0)


def test_with_motion_the_ring_breathes(invite):
    anna = invite("Anna", told=TOLD, calm=False)
    anna.open_table("cairn", [ME, BOT], options=FIRST)
    for _ in range(2):
        anna.wait_to_be_asked()
        anna.play()
    ring = anna.page.wait_for_selector("#table.telling #stage .ring")
    assert ring.evaluate("(ring) => getComputedStyle(ring).animationName") == "pulse"


TOGETHER = """async () => {
  const { together } = await import("/static/js/scenes.js");
  return together([
    { text: "The chief gets past a boy.", places: ["gate-1", "cell-3"] },
    { text: "He takes a cow.", places: ["gate-1", "cow-3>loot-0"] },
    { text: "A boy gets through.", places: ["gate-2"] },
    { text: "Nobody is there.", places: [] },
    { text: "Round 2.", places: [] },
  ]);
}"""


def test_lines_that_happen_at_the_same_pieces_are_one_caption(invite):
    anna = invite("Anna")
    anna.open_table("cairn", [ME, BOT], options=FIRST)
    assert anna.page.evaluate(TOGETHER) == [
        {"caption": "The chief gets past a boy. He takes a cow.", "places": ["gate-1", "cell-3", "cow-3>loot-0"]},
        {"caption": "A boy gets through.", "places": ["gate-2"]},
        {"caption": "Nobody is there.", "places": []},
        {"caption": "Round 2.", "places": []},
    ]


GLIDING = """async () => {
  const { spotsOf } = await import("/static/js/spots.js");
  const picture = document.querySelector("#stage svg");
  const card = `<g data-piece="card"><rect width="10" height="10"/></g>`;
  picture.insertAdjacentHTML("beforeend", `<g data-place="lane">${card}</g>`);
  const ways = [{translate: "300px 0"}, {translate: "0 0"}];
  const flight = picture.querySelector("[data-piece=card]").animate(ways, 60000);
  await flight.ready;
  return [spotsOf(picture).get("lane").x, flight.playState, flight.currentTime < 60000];
}"""


def test_a_place_to_which_a_piece_still_glides_is_ringed_where_the_piece_will_lie(invite):
    anna = invite("Anna")
    anna.open_table("cairn", [ME, BOT], options=FIRST)
    anna.page.wait_for_selector("#stage svg")
    assert anna.page.evaluate(GLIDING) == [0, "running", True]


LONG = """async () => {
  localStorage.setItem("dolmen-told", JSON.stringify({speed: "slow", stops: "always"}));
  const { Scenes } = await import("/static/js/scenes.js");
  const board = document.querySelector("#frame").getBoundingClientRect();
  const scenes = new Scenes(() => {}, () => {}, () => {});
  const line = "The chief of the blue clan gets past the warrior at the second threshold and carries off two cows. ";
  scenes.add({scenes: [{picture: "one", lines: [line + line, "Next."], places: [["a"], ["b"]]}]}, true, []);
  const voice = document.querySelector(".voice");
  const after = document.querySelector("#frame").getBoundingClientRect();
  const [asked, next] = [".asked", "#next"].map((one) => document.querySelector(one).getBoundingClientRect());
  const covered = asked.bottom > next.top;
  return [voice.scrollHeight - voice.clientHeight, after.height - board.height, covered];
}"""


def test_a_long_caption_is_read_whole_on_a_phone_and_the_board_keeps_its_room(invite):
    anna = invite("Anna", phone=True)
    anna.open_table("cairn", [ME, BOT], options=FIRST)
    anna.wait_to_be_asked()
    assert anna.page.evaluate(LONG) == [0, 0, False]

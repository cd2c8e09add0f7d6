"""What the page does by itself: calls me, keeps secrets from those who watch, takes back, is played by keys alone."""

import re

from playwright.sync_api import expect

ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "open"}
GAME = "cairn"
QUIET = "keltis"  # what is laid can be taken back until a card is drawn
FIRST = {"first_player": "first"}
# A browser whose tab lies behind others, that may notify, and that counts what it is asked to do.
STUBS = """() => {
  window.called = {notes: [], tones: 0};
  window.Notification = class {
    static permission = "granted";
    constructor(title, how) { window.called.notes.push([title, how.body]); }
  };
  Object.defineProperty(document, "hidden", {get: () => true});
  Object.defineProperty(navigator, "userActivation", {get: () => ({hasBeenActive: true})});
  const create = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () { window.called.tones += 1; return create.call(this); };
}"""


def test_a_tone_the_title_and_a_notification_call_me_when_it_is_my_turn(invite):
    anna = invite("Anna")
    anna.expected = ["AudioContext"]  # nobody has touched this page: the stub only says so
    anna.page.add_init_script(f"({STUBS})()")
    anna.open_table(GAME, [BOT, ME], options=FIRST, pace={"kind": "days", "days": 2})
    anna.wait_to_be_asked()
    expect(anna.page).to_have_title(re.compile("^● Your turn"))
    called = anna.page.evaluate("() => window.called")
    assert called["tones"] > 0
    assert called["notes"] == [["Your turn", anna.page.locator("#ask").inner_text()]]
    anna.page.locator("#sound").click()
    for _ in range(2):  # draw, then lay or drop: then the bot plays and I am called again
        anna.wait_to_be_asked()
        anna.play()
    anna.page.wait_for_function("() => window.called.notes.length === 2")
    assert anna.page.evaluate("() => window.called.tones") == called["tones"], "it sounds although the sound is off"


def test_several_moves_are_played_by_keys_alone(invite):
    anna = invite("Anna")
    anna.open_table(GAME, [ME, BOT], options=FIRST)
    for turn in range(8):
        anna.wait_to_be_asked()
        before = anna.number
        if turn % 3 == 2 and anna.page.locator("#choices kbd").count():
            anna.page.keyboard.press("1")
            anna.wait_for_change(before, "", None)
            continue
        anna.page.keyboard.press("b")
        anna.page.keyboard.press("ArrowRight" if turn % 2 else "ArrowDown")
        anna.page.keyboard.press("Enter")
        anna.wait_for_change(before, "|| document.querySelector('.part.chosen')", None)
        if anna.number == before:  # what is still missing
            anna.page.keyboard.press("b")
            anna.page.keyboard.press("Enter")
            anna.wait_for_change(before, "", None)


def test_a_move_is_taken_back_until_somebody_has_learned_something_and_then_the_page_says_why_not(invite):
    anna = invite("Anna")
    anna.open_table(QUIET, [ME, OPEN])
    bea = invite("Bea")
    bea.go(anna.page.url)
    bea.page.get_by_role("button", name="Sit here").click()
    person = next_asked(anna, bea)
    page, number = person.page, person.number
    lines = page.locator("#log li").count()
    say(person, "discard")
    expect(page.locator("#undo")).to_be_visible()
    page.locator("#undo").click()
    page.wait_for_function(f"() => Number(document.querySelector('#table').dataset.number) === {number}")
    expect(page.locator("#log li")).to_have_count(lines)
    expect(page.locator("#undo")).to_be_hidden()
    say(person, "discard")
    say(person, "draw deck")
    expect(page.locator("#undo")).to_be_hidden()
    page.keyboard.press("u")
    expect(page.locator("#trouble")).to_contain_text("Somebody has learned something since")


def next_asked(*people):
    """The player who is asked first."""
    for _ in range(600):
        for person in people:
            if person.state[1]:
                return person
        people[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def say(person, beginning: str) -> None:
    """Plays something that begins so, from the buttons or the list of all moves."""
    number = person.number
    script = "(wanted) => document.querySelector(`.choice[data-sentence^='${wanted}']`).click()"
    expect(person.page.locator(f".choice[data-sentence^='{beginning}']").first).to_be_attached()
    person.page.evaluate(script, beginning)
    if person.page.locator("#confirm[open]").is_visible():
        person.page.locator("#confirm-yes").click()
    person.wait_for_change(number, "", None)


def test_who_watches_sees_the_table_and_no_secret(invite):
    anna, vera = invite("Anna"), invite("Vera", phone=True)
    path = anna.open_table(GAME, [ME, BOT], options=FIRST)
    anna.wait_to_be_asked()
    anna.play()
    vera.go(path)
    expect(vera.page.locator("#watching")).to_be_visible()
    expect(vera.page.locator("#stage > svg")).to_be_visible()
    expect(vera.page.locator(".part.lit, #choices button, #hint:visible, #undo:visible")).to_have_count(0)
    mine = re.findall(r"draws the [\w ]+", anna.page.locator("#log").inner_text())
    assert mine and not re.findall(r"draws the [\w ]+", vera.page.locator("#log").inner_text())
    secret = "(parts) => parts.map((part) => part.dataset.phrase).filter((words) => /\\b[rgby][1-6]\\b/.test(words))"
    assert anna.page.locator(".part[data-phrase]").evaluate_all(secret)
    assert vera.page.locator(".part[data-phrase]").evaluate_all(secret) == []


def test_a_private_link_carries_the_game_that_is_being_played(invite):
    desk, phone = invite("Órla"), invite(phone=True)
    path = desk.open_table(GAME, [ME, BOT], options=FIRST)
    desk.wait_to_be_asked()
    phone.go(desk.ask("POST", "/api/me/link", {})["link"])
    phone.page.locator("main button[type=submit]").tap()
    phone.page.wait_for_url(phone.url + "/")
    phone.page.locator(f"#tables-mine a[href='{path}']").tap()
    phone.wait_to_be_asked()
    phone.play()
    desk.page.wait_for_function("() => document.querySelector('#table').dataset.number === '1'")


COUNTING = """async () => {
  const { Reckoning } = await import("/static/js/count.js");
  const panel = document.createElement("div");
  panel.innerHTML = `<details open><summary><strong class="score" data-score="5">5</strong></summary>
    <table><tr data-points="7"><td>7</td></tr><tr data-points="-2"><td>-2</td></tr></table></details>`;
  document.body.append(panel);
  const score = panel.querySelector(".score");
  const reckoning = new Reckoning(panel);
  const shown = [];
  new MutationObserver(() => shown.push(score.textContent)).observe(score, {childList: true});
  reckoning.begin([...panel.children]);
  const first = score.textContent;
  for (let n = 0; n < 400 && panel.classList.contains("counting"); n++) await new Promise((go) => setTimeout(go, 20));
  const last = score.textContent;
  reckoning.begin([...panel.children]);
  panel.click();
  return { first, last, shown, skipped: score.textContent };
}"""


def test_points_count_up_line_by_line_and_can_be_skipped_and_stand_still_for_the_calm(invite):
    lively, calm = invite(calm=False), invite()
    for person in (lively, calm):
        person.go("/")
    seen = lively.page.evaluate(COUNTING)
    assert seen["first"] == "0" and seen["last"] == seen["skipped"] == "5"
    assert "7" in seen["shown"]
    seen = calm.page.evaluate(COUNTING)
    assert seen["first"] == seen["last"] == "5" and seen["shown"] == []

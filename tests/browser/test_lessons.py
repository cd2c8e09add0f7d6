"""Lessons in the browser: taken whole by clicks on the real board; wrong tries, back, leaving, the free game."""

import re

import pytest
from playwright.sync_api import expect

from dolmen.core.game import games
from dolmen.lessons import said_at, taught
from dolmen.lessons.course import ELSE, RIGHT
from dolmen.lessons.said import answer
from dolmen.words import LANGUAGES, texts
from tests.browser.pupil import Pupil
from tests.browser.rooms import enter_another_room, open_list

EVERY = [(game.name, lesson.name) for game in games().values() for lesson in taught(game).lessons]
SAMPLE = [("cairn", "first", False), ("tain", "first", True)]  # and whether on a phone
ALL = [
    (game, lesson, phone) for game, lesson in EVERY for phone in (False, True) if (game, lesson, phone) not in SAMPLE
]


def taken(invite, game, lesson, phone, language="en"):
    pupil = Pupil(invite(phone=phone, language=language), game, lesson)
    titles = pupil.take()
    expect(pupil.page.locator("#step-free")).to_be_visible()
    assert len(titles) == pupil.count
    return pupil


@pytest.mark.lessons
@pytest.mark.parametrize(("game", "lesson", "phone"), SAMPLE)
def test_a_lesson_is_taken_on_the_real_board_and_leads_into_a_free_game(invite, game, lesson, phone):
    pupil = taken(invite, game, lesson, phone, "it" if phone else "en")
    pupil.page.locator("#step-free").click()
    expect(pupil.page.locator("#table.free")).to_be_visible()
    pupil.person.play()


@pytest.mark.lessons
@pytest.mark.parametrize(("game", "lesson", "phone"), ALL)
def test_every_lesson_is_taken_on_a_phone_and_on_a_desk(invite, game, lesson, phone):
    taken(invite, game, lesson, phone, "it" if phone else "en")


def test_a_wrong_try_is_seen_answered_and_taken_back(invite):
    pupil = Pupil(invite(), "cairn", "first")
    page = pupil.page
    page.locator("#step-next").click()
    pupil.wait_for(1)
    pupil.do()
    pupil.wait_for(2)
    open_list(page)
    enter_another_room(page, 820)
    page.locator("#all-moves-list button[data-sentence='lay g6']").click()
    expect(page.locator("#card-answer")).to_contain_text("nothing can follow")
    expect(page.locator("#table.trying")).to_be_visible()
    expect(page.locator("#table.trying")).to_have_count(0)
    expect(page.locator("#step-told")).to_have_text("Step 3 of 6")
    expect(page.locator(".part.lit[data-phrase='g6']").first).to_be_visible()  # it is in my hand again


# What of the header does not fit: parts behind the edge, and words cut short.
BEHIND = """() => [...document.querySelectorAll(".top *")]
  .filter((part) => part.getBoundingClientRect().right > innerWidth || part.matches("#step-told")
    && part.scrollWidth > part.clientWidth)
  .map((part) => part.textContent.trim())"""


def test_the_header_of_a_lesson_fits_every_desk(invite):
    somebody = invite("Massimiliano Bartolomeo", language="it")
    pupil = Pupil(somebody, "woolly_bully", "first")
    pupil.wait_for(0)
    for width in (1100, 1180, 1280, 1400, 1600):
        somebody.page.set_viewport_size({"width": width, "height": 720})
        assert somebody.page.evaluate(BEHIND) == [], width


CONTRAST = """() => {
  const asked = getComputedStyle(document.querySelector(".asked"));
  const light = (colour) => colour.match(/\\d+/g).slice(0, 3)
    .map((part) => part / 255).map((c) => (c <= 0.04 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
    .reduce((sum, c, n) => sum + c * [0.2126, 0.7152, 0.0722][n], 0);
  const [a, b] = [light(asked.color), light(asked.backgroundColor)].sort();
  return (b + 0.05) / (a + 0.05);
}"""


def test_what_happens_in_a_lesson_can_be_read(invite):
    pupil = Pupil(invite(phone=True, told='{"speed":"normal"}'), "tain", "first")
    pupil.page.locator("#step-next").click()
    expect(pupil.page.locator("#table.telling #caption-text")).not_to_be_empty()
    assert pupil.page.evaluate(CONTRAST) >= 4.5


def test_what_cannot_be_chosen_is_answered_with_the_reason_of_the_rules(invite):
    pupil = Pupil(invite(), "cairn", "first")
    pupil.page.locator("#step-next").click()
    pupil.wait_for(1)
    pupil.person.hit(pupil.page.locator("[data-piece='stone-g6']"))
    expect(pupil.page.locator(".tip.answer")).to_contain_text("First draw a stone.")


def test_a_lesson_goes_back_goes_on_where_it_was_left_and_begins_again(invite):
    pupil = Pupil(invite(), "cairn", "first")
    page = pupil.page
    page.locator("#step-next").click()
    pupil.wait_for(1)
    pupil.do()
    pupil.wait_for(2)
    page.reload()
    pupil.wait_for(2)
    page.locator("#step-back").click()
    pupil.wait_for(1)
    page.locator("#restart").click()
    pupil.wait_for(0)


def test_a_second_press_whose_answer_is_late_does_nothing(invite):
    somebody = invite(service_workers="block")
    somebody.expected.append("Service Worker registration blocked")
    pupil = Pupil(somebody, "cairn", "first")
    page, held = pupil.page, []
    page.locator("#step-next").click()
    pupil.wait_for(1)
    page.locator("#step-hint").click()
    page.route(re.compile("/1/try"), lambda route: held.append(route))
    page.evaluate("() => [0, 1].forEach(() => document.querySelector('#step-skip').click())")
    page.wait_for_timeout(300)
    first, *later = held
    first.continue_()
    pupil.wait_for(2)
    for route in later:
        with page.expect_response(re.compile("/1/try")):
            route.continue_()
    page.wait_for_timeout(300)
    expect(page.locator("#trouble")).to_be_empty()
    pupil.do()
    pupil.go_on(2)
    pupil.wait_for(3)


def test_a_reload_in_the_free_game_leads_back_to_where_it_begins(invite):
    pupil = Pupil(invite(), "cairn", "first")
    pupil.take()
    pupil.page.locator("#step-free").click()
    expect(pupil.page.locator("#table.free")).to_be_visible()
    pupil.page.reload()
    pupil.wait_for(pupil.count - 1)
    expect(pupil.page.locator("#step-free")).to_be_visible()


def test_whoever_goes_on_by_keys_keeps_a_place_among_the_buttons(invite):
    pupil = Pupil(invite(), "cairn", "first")
    pupil.page.locator("#step-next").press("Enter")
    pupil.wait_for(1)
    expect(pupil.page.locator("#step-hint")).to_be_focused()


def test_a_remark_does_not_ask_for_a_move(invite):
    pupil = Pupil(invite(), "cairn", "first")
    pupil.wait_for(0)
    expect(pupil.page.locator("#ask")).to_have_text("Read, then go on below.")
    pupil.page.locator("#step-next").click()
    pupil.wait_for(1)
    expect(pupil.page.locator("#ask")).not_to_have_text("Read, then go on below.")


SMALL = """() => [...document.querySelectorAll(":is(#card-more a, .lesson-row button, #all-moves summary)")]
  .filter((one) => one.getClientRects().length > 0)
  .map((one) => [one.textContent.trim(), one.getBoundingClientRect()])
  .filter(([, box]) => box.height < 44 || box.width < 44).map(([text]) => text)"""
CUT = """() => { const room = document.querySelector("#choices").closest(".action-row").getBoundingClientRect();
  return [...document.querySelectorAll("#choices button")].map((one) => one.getBoundingClientRect())
    .filter((box) => box.bottom > room.bottom + 1 || box.top < room.top - 1).length; }"""


def test_a_thumb_finds_every_button_of_a_lesson_whole(invite):
    pupil = Pupil(invite(phone=True, language="it"), "keltis", "first")
    for number in range(3):
        pupil.wait_for(number)
        assert pupil.page.evaluate(SMALL) == []
        if number == 2:
            break
        if number:
            pupil.do()
        pupil.go_on(number)
    assert pupil.page.locator("#choices button").count() == 2
    assert pupil.page.evaluate(CUT) == 0


def test_whoever_plays_a_title_for_the_first_time_is_offered_its_lesson_once(invite):
    anna = invite()
    anna.go("/")
    button = anna.page.locator("[data-game=tain] [data-play-now]")
    button.click()
    expect(anna.page.locator("#first-time")).to_contain_text("First time at Táin?")
    anna.page.locator("#first-time-learn").click()
    anna.page.wait_for_url("**/learn/tain")
    expect(anna.page.locator("#card-title")).to_have_text("What is yours")
    anna.go("/")
    button.click()
    anna.page.wait_for_url("**/table/*")
    expect(anna.page.locator("#stage > svg")).to_be_visible()


def test_a_beast_is_declared_by_a_button_whichever_side_of_its_tile_is_up_and_shown_by_its_own_side(invite):
    pupil = Pupil(invite(), "woolly_bully", "wolves")
    pupil.page.locator("#step-next").click()
    pupil.wait_for(1)
    expect(pupil.page.locator("#choices [data-sentence='declare wolf']")).to_be_visible()
    wolf = pupil.page.locator("[data-piece='hand-60'] .piece-side.up[data-side*='wolf']")
    expect(wolf).to_have_count(0)
    pupil.show_again()
    expect(wolf).to_have_count(1)


def test_another_room_keeps_what_was_hinted_and_what_was_done(invite):
    pupil = Pupil(invite(), "cairn", "first")
    page = pupil.page
    page.locator("#step-next").click()
    pupil.wait_for(1)
    pupil.show_again()
    enter_another_room(page, 1000)
    expect(page.locator(".part.hinted").first).to_be_visible()
    expect(page.locator("#card-answer")).to_be_visible()
    page.locator("#step-skip").click()
    pupil.wait_for(2)
    pupil.do()
    expect(page.locator("#card-answer.right")).to_be_visible()
    enter_another_room(page, 1280)
    expect(page.locator("#card-answer.right")).to_be_visible()
    expect(page.locator("#step-next")).to_be_visible()


def test_praise_stands_in_a_frame_as_every_answer_does(invite):
    pupil = Pupil(invite(phone=True), "cairn", "first")
    pupil.page.locator("#step-next").click()
    pupil.wait_for(1)
    pupil.do()
    pupil.wait_for(2)
    pupil.do()
    praise = pupil.page.locator("#card-answer.right")
    assert praise.evaluate("(one) => getComputedStyle(one).display") == "block"


CLICK = "(part) => part.dispatchEvent(new MouseEvent('click', {bubbles: true}))"


def test_a_card_and_its_space_chosen_together_leave_something_to_do(invite):
    pupil = Pupil(invite(), "keltis", "first")
    page = pupil.page
    for number in range(4):
        pupil.wait_for(number)
        if page.locator("#card-goal").is_visible():
            pupil.do()
        pupil.go_on(number)
    pupil.wait_for(4)
    page.locator("[data-then='d2']").evaluate(CLICK)
    page.locator(".part.lit[data-label*='pink 2']").first.evaluate(CLICK)
    pupil.wait_for(5)
    expect(page.locator("#choices button").first).to_be_visible()


OUT = """() => {
  const [card, room] = ["#card", ".actions"].map((one) => document.querySelector(one).getBoundingClientRect());
  return [["#card-goal", card], ["#card-answer", card], ["#step-show", room], ["#step-skip", room]]
    .filter(([one, within]) => document.querySelector(one).getBoundingClientRect().bottom > within.bottom + 1)
    .map(([one]) => one);
}"""


def test_a_phone_on_its_side_shows_goal_hint_and_buttons_whole(invite):
    pupil = Pupil(invite(phone=True, language="it", viewport={"width": 844, "height": 390}), "enclave", "first")
    pupil.page.locator("#step-next").click()
    pupil.wait_for(1)
    assert pupil.page.evaluate(OUT) == []
    pupil.page.locator("#step-hint").click()
    assert pupil.page.evaluate(OUT) == []


# Which steps do not fit their card: with what is said and to be done, and with each answer beside it.
TOO_LONG = """(steps) => {
  const [card, answer] = ["#card", "#card-answer"].map((one) => document.querySelector(one));
  const write = (id, text) => (Object.assign(document.querySelector(id), { textContent: text, hidden: text === "" }));
  return steps.filter(({ title, text, goal, answers }) => {
    write("#card-title", title), write("#card-text", text), write("#card-goal", goal);
    return ["", ...answers].some((told) => (write("#card-answer", told), card.scrollHeight > card.clientHeight + 1));
  }).map(({ title }) => title);
}"""


def answers_at(words, lesson, number):
    tries = [ELSE, *(wrong.say for wrong in lesson.steps[number].wrong)]
    again = [f"{answer(words, lesson, number, form)} {words('script-lesson-again')}" for form in tries]
    return [said_at(words, lesson, number).hint, answer(words, lesson, number, RIGHT), *again]


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (820, 1180), (1280, 720), (1400, 900)])
def test_what_a_step_says_fits_its_card(invite, size):
    pupil = Pupil(
        invite(phone=size[0] < 900, viewport=dict(zip(("width", "height"), size, strict=True))), "cairn", "first"
    )
    pupil.page.locator("#step-next").click()
    pupil.wait_for(1)
    steps = [
        {**vars(said_at(words, lesson, number)), "answers": answers_at(words, lesson, number)}
        for game in map(taught, games().values())
        for words in (texts(language, game) for language in LANGUAGES)
        for lesson in game.lessons
        for number in lesson.tasks
    ]
    assert pupil.page.evaluate(TOO_LONG, steps) == []

"""Nobody waits needlessly: choices made at the same time, questions between turns, people who are not there."""

import re

from playwright.sync_api import expect

ME, OPEN = {"kind": "me"}, {"kind": "open"}
TOGETHER = "enclave"  # cards are chosen at the same time, face down
CARDS = ".part.lit[data-phrase^='play ']"
WINDOWS = "woolly_bully"  # others are asked between two turns
FIRST = {"first_player": "first"}
# Says a sentence by its button or the list of all moves: what begins with the first of these words that is possible.
SAY = """(beginnings) => {
  for (const beginning of beginnings) {
    const button = document.querySelector(`.choice[data-sentence^="${beginning}"]`);
    if (button) return button.click(), button.dataset.sentence;
  }
  return null;
}"""


def sit_together(invite, game: str, names: list[str], **more) -> list:
    """A table full of people, each before a browser; the second has a phone, and it speaks Italian."""
    people = [invite(name, phone=n == 1, language="it" if n == 1 else "en") for n, name in enumerate(names)]
    path = people[0].open_table(game, [ME, *[OPEN] * (len(names) - 1)], **more)
    for person in people[1:]:
        person.go(path)
        person.page.locator("#waiting-seats button.primary").first.click()
    for person in people:
        expect(person.page.locator("#stage > svg")).to_be_visible()
    return people


def play_while(people: list, until: str, *beginnings: str) -> None:
    """Whoever is asked says what comes first, until something is to be seen by the first of them."""
    for _ in range(400):
        if people[0].page.locator(until).first.is_visible():
            return
        for person in people:
            if person.state[1]:
                before = person.number
                if person.page.evaluate(SAY, list(beginnings)):
                    person.wait_for_change(before, "|| document.querySelector('#confirm[open]')", None)
        people[0].page.wait_for_timeout(20)
    raise AssertionError(f"{until} never comes")


def test_everybody_chooses_at_once_what_is_chosen_at_the_same_time(invite):
    people = sit_together(invite, TOGETHER, ["Anna", "Bea"])
    play_while(people, f".chosen-mark, {CARDS}", "token")
    for person in people:  # both, though the rules ask one after the other
        expect(person.page.locator(CARDS).first).to_be_visible()
        assert len(set(person.page.locator(CARDS).evaluate_all("(all) => all.map((part) => part.dataset.phrase)"))) == 6
    number = people[0].number
    early = next(p for p in people if p.page.locator("#hint").is_disabled())
    other = next(p for p in people if p is not early)
    early.hit(early.page.locator(".part.lit[data-phrase^='play ']").nth(2))
    expect(early.page.locator("#standing .sealed")).to_be_visible()
    expect(early.page.locator(".part.lit")).to_have_count(0)
    expect(other.page.locator(".player", has_text="Bea" if early is people[1] else "Anna")).to_contain_text(
        re.compile("has chosen|ha scelto")
    )
    assert other.number == number
    early.page.reload()  # it is kept
    expect(early.page.locator("#standing .sealed")).to_be_visible()
    other.hit(other.page.locator(".part.lit[data-phrase^='play ']").first)
    for person in people:
        person.page.wait_for_function(f"() => Number(document.querySelector('#table').dataset.number) >= {number + 2}")
        expect(person.page.locator("#standing .sealed")).to_have_count(0)


def test_a_question_between_turns_is_let_pass_waited_for_or_answered_once_for_all(invite):
    people = sit_together(invite, WINDOWS, ["Anna", "Bea", "Carla"], grace=30)
    anna = people[0]
    play_while(people, "#standing .grace", "place", "end", "pass", "skip")
    expect(anna.page.locator("#arm")).to_be_hidden()
    anna.page.get_by_role("button", name="Wait for me").click()
    expect(anna.page.locator("#standing")).to_contain_text(re.compile("table (will wait|waits) for you"))
    if not anna.state[1]:
        anna.page.get_by_role("button", name="I changed my mind").click()
        expect(anna.page.locator("#standing .grace")).to_be_visible()
    play_while(people, "#standing:not([hidden]) button", "quiet", "place", "end", "pass", "skip")
    anna.page.get_by_role("button", name="Don’t ask me until my turn").click()
    before = anna.number
    expect(anna.page.locator("#standing")).to_contain_text("answered in advance")
    play_while(people, f"#table:not([data-number='{before}'])", "quiet", "place", "end", "pass", "skip")


def test_a_clock_runs_out_and_the_others_give_the_seat_to_a_bot(invite):
    people = sit_together(
        invite, "cairn", ["Anna", "Bea", "Carla"], options=FIRST, pace={"kind": "live", "minutes": 0.02, "increment": 0}
    )
    anna, bea, carla = people
    expect(anna.page.locator(".clock").first).to_be_visible()
    ballot = "[data-seat='0'] button"
    expect(bea.page.locator(ballot)).to_contain_text("0/1")
    expect(anna.page.locator(ballot)).to_have_count(0)
    bea.page.locator(ballot).tap()
    expect(carla.page.locator(ballot)).to_contain_text("1/2")
    carla.page.locator(ballot).click()
    expect(carla.page.locator("[data-seat='0'] .state")).to_contain_text("bot")
    bea.wait_to_be_asked()


def test_who_is_asked_and_not_there_may_be_replaced(invite):
    anna = invite("Anna")
    bea = invite("Bea")
    path = anna.open_table("cairn", [ME, OPEN])
    bea.go(path)
    bea.page.get_by_role("button", name="Sit here").click()
    for _ in range(2):  # until Bea is asked
        expect(anna.page.locator(".at-turn")).to_be_visible()
        if anna.state[1]:
            anna.play()
    expect(anna.page.locator(".player", has_text="Bea")).to_have_class(re.compile("at-turn"))
    bea.wait_to_be_asked()
    bea.page.close()
    expect(anna.page.locator("[data-seat='1'] .away")).to_be_visible()
    expect(anna.page.locator("[data-seat='1'] button")).to_have_count(0)
    anna.page.locator("[data-seat='1'] button").click()
    expect(anna.page.locator("[data-seat='1'] .state")).to_contain_text("bot")
    anna.wait_to_be_asked()


def test_who_leaves_is_asked_once_more_and_goes(invite):
    people = sit_together(invite, "cairn", ["Anna", "Bea"], options=FIRST)
    anna, bea = people
    anna.page.locator(".about-table summary").click()
    anna.page.locator("#leave").click()
    expect(anna.page.locator("#leave")).to_contain_text("Really?")
    anna.page.locator("#leave").click()
    anna.page.wait_for_url(anna.url + "/")
    bea.page.locator("[data-seat='0'] button").tap()
    bea.wait_to_be_asked()

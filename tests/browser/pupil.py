"""Somebody who takes a lesson: reads, asks for the hint, does on the board what is shown, and goes on."""

from urllib.parse import urlencode

from playwright.sync_api import TimeoutError, expect

from tests.browser.person import IS_BEGUN, Person

# What leads on: a question, a button that says it whole, a part that is shown, the handle of the sheet it lies on.
WAYS = """([sentence, before]) => {
  if (document.querySelector("#step-told").textContent !== before) return null;
  const seen = (part) => part && part.getClientRects().length > 0;
  const yes = document.querySelector("#confirm[open] #confirm-yes");
  if (yes) return yes;
  const button = document.querySelector(`#choices button[data-sentence="${sentence}"]`);
  if (seen(button)) return button;
  const parts = [...document.querySelectorAll(".part.hinted:not(.chosen)")];
  const part = parts.find((one) => seen(one) && !one.closest(".sheet:not(.open)"));
  if (part) return part;
  const sheet = parts[0]?.closest(".sheet")?.getAttribute("data-sheet");
  const turn = document.querySelector("#choices .turn:enabled");
  return document.querySelector(`[data-opens="${sheet}"]`) ?? turn
    ?? document.querySelector(`#all-moves-list button[data-sentence="${sentence}"]`);
}"""
DONE = """(before) => document.querySelector(".answer.right")
  || document.querySelector("#step-told").textContent !== before"""
KEPT = """(name) => {
  const { step, said } = JSON.parse(localStorage.getItem("dolmen-lessons"))[name];
  return [step, said];
}"""
# At once: a button that was looked for and then pressed may have gone meanwhile, with the step it belonged to.
PRESS = "(name) => { const button = document.querySelector(name); if (!button.hidden) button.click(); }"
MOST_CLICKS = 12
ANSWERED_WITHIN = 2_000  # milliseconds in which the answer to the last click mostly comes
PATIENCE = 15_000  # milliseconds without an answer, before the next click


class Pupil:
    """A person before a lesson."""

    def __init__(self, person: Person, game: str, lesson: str):
        self.person, self.page = person, person.page
        self.name = f"{game}/{lesson}"
        person.go(f"/learn/{self.name}")
        self.told = self.page.locator("#step-told")
        self.count = self.page.locator("#dots li").count()

    def take(self) -> list[str]:
        """Takes the whole lesson; gives the titles of its steps."""
        return self.take_from(0)

    def take_from(self, start: int) -> list[str]:
        """Takes the lesson from a step on that is shown."""
        titles = []
        for number in range(start, self.count):
            self.wait_for(number)
            titles.append(self.page.locator("#card-title").inner_text())
            if self.page.locator("#card-goal").is_visible():
                self.do()
            if number + 1 < self.count:
                self.go_on(number)
        return titles

    def go_on(self, number: int) -> None:
        """Presses 'next', unless the lesson has gone on by itself."""
        button, later = self.page.locator("#step-next"), self.page.locator(f"#dots li.now:nth-child(n + {number + 2})")
        expect(button.or_(later).first).to_be_visible()
        if later.count() == 0:
            button.click()

    def wait_for(self, number: int) -> None:
        """Waits until a step is shown and there is something to press."""
        dots = self.page.locator("#dots li")
        expect(dots.nth(number)).to_have_class("now")
        ready = "#step-next:visible, #step-hint:visible, #step-free:visible, #step-show:visible"
        expect(self.page.locator(ready).first).to_be_visible()

    def do(self) -> None:
        """Does what is asked, as the hint shows it."""
        before = self.told.inner_text()
        sentence = self.asked()
        for _ in range(MOST_CLICKS):
            found = self.page.evaluate_handle(WAYS, [sentence, before]).as_element()
            if self.is_answered(before):
                return
            if found is None:  # its answer is on the way, or the hint went with a picture drawn for another room
                if self.comes(DONE, before, ANSWERED_WITHIN):
                    return
                self.show_again()
                continue
            box = found.evaluate("(one) => one.matches('.part, .handle')")
            if box:
                self.person.hit(found)
            else:
                found.evaluate("(one) => one.closest('details')?.setAttribute('open', '')")
                found.click()
            if self.is_done(before):
                return
        raise AssertionError(f"{sentence} was not done")

    def asked(self) -> str:
        """The sentence that the lesson shows, after a hint and a request to be shown."""
        step, said = self.page.evaluate(KEPT, self.name)
        asked = urlencode({"said": ";".join(said), "layout": "800x600"})
        sentence = self.person.ask("GET", f"/api/lessons/{self.name}/{step}?{asked}")["show"]
        self.show_again()
        expect(self.page.locator("#card-answer")).to_be_visible()
        return sentence

    def show_again(self) -> None:
        """Asks once more to be shown what to do."""
        for name in ("hint", "show"):
            self.page.evaluate(PRESS, f"#step-{name}")
        self.page.wait_for_timeout(300)

    def is_done(self, before: str) -> bool:
        """Whether the step is done, once something came of a click: it was answered, or the next one has come."""
        return self.comes(f"(before) => {IS_BEGUN} || ({DONE})(before)", before, PATIENCE) and self.is_answered(before)

    def comes(self, script: str, before: str, patience: float) -> bool:
        """Whether something is so before patience ends."""
        try:
            self.page.wait_for_function(script, arg=before, timeout=patience)
        except TimeoutError:
            return False
        return True

    def is_answered(self, before: str) -> bool:
        """Whether the step has its answer, or another one is shown."""
        return bool(self.page.evaluate(f"(before) => Boolean(({DONE})(before))", before))

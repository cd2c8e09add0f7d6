"""Somebody in front of a browser: opens pages, looks, clicks, taps and types as people do."""

import json
import random
import re
from functools import partial

from playwright.sync_api import BrowserContext, Page, TimeoutError, expect

# A point of the screen where a part can really be hit: nothing else lies over it there.
HIT = """(part) => {
  part.focus({preventScroll: true});  // what lies outside its window comes into view
  part.scrollIntoView({block: "center", inline: "center"});
  const box = (part.querySelector(":scope > .rim") ?? part).getBoundingClientRect();
  const shares = [0.5, 0.25, 0.75, 0.1, 0.9];
  for (const v of shares) for (const h of shares) {
    const [x, y] = [box.x + box.width * h, box.y + box.height * v];
    if (document.elementFromPoint(x, y)?.closest(".part[data-phrase], .handle") === part) return [x, y];
  }
  throw new Error(`cannot be hit: ${part.dataset.label}`);
}"""
# What glows in sight: parts, and handles of sheets that have some.
LIT = '":is(.part.lit, .handle.lit):not(.sheet:not(.open) *)"'
# What somebody clicks next, by two throws of dice: what happened meanwhile is read and laid aside, then a yes to a
# question, mostly a lit part, else a button.
NEXT = """([kind, which]) => {
  const hit = (HIT);
  const middle = (button) => {
    button.scrollIntoView({block: "nearest"});
    const box = button.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  if (document.querySelector("#away[open]")) return middle(document.querySelector("#away button"));
  if (document.querySelector("#confirm[open]")) return middle(document.querySelector("#confirm-yes"));
  const done = document.querySelector("#choices .primary");  // what is wholly said, or shown at its place
  if (done && kind < 0.8) return middle(done);
  const [lit, buttons] = [LIT, "#choices button:enabled"].map((all) => [...document.querySelectorAll(all)]);
  const onSheet = lit.filter((part) => part.closest(".sheet.open"));
  const pick = (list) => list[Math.floor(which * list.length)];
  if (lit.length && (kind < 0.9 || !buttons.length)) return hit(pick(onSheet.length ? onSheet : lit));
  return buttons.length ? middle(pick(buttons)) : null;
}""".replace("HIT", HIT).replace("LIT", LIT)
STATE = """() => {
  const table = document.querySelector("#table");
  return [Number(table.dataset.number ?? -1), table.classList.contains("my-turn"),
    document.querySelector("#result:not([hidden])") !== null];
}"""
# Goes on clicking in the page itself, without a mouse to be moved from outside: for the rest of long games. Meanwhile
# the page need not be painted, which costs more than all else it does; it is shown again once the game is over.
ROBOT = """(seed) => {
  let dice = seed;
  const page = document.documentElement;
  const roll = (n) => Math.floor(((dice = (dice * 1103515245 + 12345) % 2147483648) / 2147483648) * n);
  const click = (part) => part.dispatchEvent(new MouseEvent("click", {bubbles: true}));
  const move = () => {
    const question = document.querySelector("#confirm[open] #confirm-yes");
    if (question) return question.click();
    if (!document.querySelector("#table.my-turn")) return;
    const done = document.querySelector("#choices .primary");
    if (done && roll(10) < 8) return done.click();
    const [lit, buttons] = [".part.lit", "#choices button:enabled"].map((all) => [...document.querySelectorAll(all)]);
    const open = lit.length && (roll(10) || !buttons.length) ? lit : buttons;
    // What lies first in a picture mostly moves the game on.
    if (open.length) click(open[roll(10) < 7 ? 0 : roll(open.length)]);
  };
  const step = () => {
    const isOver = !document.querySelector("#result").hidden;
    page.style.visibility = isOver ? "" : "hidden";
    if (isOver) return;
    move();
    setTimeout(step, 20);
  };
  step();
}"""
SEEN = """(spot) => ({
  at: spot && document.elementFromPoint(...spot)?.closest("[data-label], button")?.outerHTML.slice(0, 300),
  ask: document.querySelector("#ask").textContent,
  error: document.querySelector("#trouble").textContent,
  tip: document.querySelector(".tip").textContent,
  connection: document.querySelector("#table").dataset.connection,
})"""
IS_BEGUN = "document.querySelector('.part.chosen, #confirm[open], .sheet.open')"
# Something can be done: a part or a handle glows, a button is there, a question is open.
IS_OFFERED = "document.querySelector('.part.lit, .handle.lit, #choices button:enabled, #confirm[open]')"
PATIENCE = 15_000  # milliseconds after which somebody taps again
LOOKS = 50  # milliseconds between two looks for something: a look at every frame keeps the browser busy
IS_SEALED = "document.querySelector('#standing .sealed')"  # chosen at the same time as others: it waits for them
IS_READY = "() => document.querySelector('#table.my-turn, #table[data-status=over] #result:not([hidden])') !== null"


class Person:
    """One browser of its own; everything the console complains about is kept."""

    def __init__(self, context: BrowserContext, url: str, seed: int = 1, is_phone: bool = False):
        self.context, self.url, self.is_phone = context, url, is_phone
        self.dice = random.Random(seed)
        self.page: Page = context.new_page()
        self.page.wait_for_function = partial(self.page.wait_for_function, polling=LOOKS)
        self.complaints: list[str] = []
        self.expected: list[str] = []  # what the console may complain about, when a test cuts the line on purpose
        self.page.on("console", lambda said: said.type in ("error", "warning") and self.complaints.append(said.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.set_default_timeout(60_000)

    def is_expected(self, complaint: str) -> bool:
        """Whether a test has brought a complaint about."""
        return any(part in complaint for part in self.expected)

    def go(self, path: str) -> None:
        """Opens a page of the server, or any address."""
        self.page.goto(path if path.startswith("http") else self.url + path)

    def call_myself(self, name: str) -> None:
        """Gives a name through the dialog."""
        self.page.locator("header [data-open-name]").click()
        self.page.locator("#name-field").fill(name)
        self.page.locator("#name-form button[type=submit]").click()
        expect(self.page.locator("header [data-my-name]")).to_have_text(name)

    def ask(self, method: str, path: str, body: dict | None = None) -> dict:
        """Speaks to the server's interface as this person, without the page."""
        answer = self.context.request.fetch(
            self.url + path,
            method=method,
            data=None if body is None else json.dumps(body),
            headers={"content-type": "application/json", "origin": self.url},
        )
        assert answer.ok, answer.text()
        return answer.json()

    def open_table(self, game: str, seats: list[dict], **more: object) -> str:
        """Opens a table and goes there; gives its address."""
        pace = {"kind": "none"}
        body = {"game": game, "seats": seats, "options": {}, "pace": pace, "public": False, "hints": True, **more}
        path = f"/table/{self.ask('POST', '/api/tables', body)['table']}"
        self.go(path)
        return path

    @property
    def state(self) -> tuple[int, bool, bool]:
        """How many steps the page shows, whether it asks something of me, whether it shows the result."""
        return tuple(self.page.evaluate(STATE))

    @property
    def number(self) -> int:
        """How many steps the page shows."""
        return self.state[0]

    @property
    def is_over(self) -> bool:
        """Whether the page shows the result."""
        return self.state[2]

    def wait_to_be_asked(self) -> None:
        """Waits until it is my turn or the game is over."""
        self.page.wait_for_function(IS_READY)

    def hit(self, part) -> None:
        """Clicks or taps a part of the picture where it can be seen."""
        self.press(part.evaluate(HIT))

    def press(self, spot: list[float]) -> None:
        """Clicks or taps a point of the screen."""
        if self.is_phone:
            self.page.touchscreen.tap(*spot)
        else:
            self.page.mouse.click(*spot)

    def play(self) -> None:
        """Makes one move: by parts of the picture where there are any, else by a button."""
        before, is_asked, _ = self.state
        if not is_asked:  # a choice made at the same time as a bot's has been taken meanwhile, and the game went on
            return
        for _ in range(16):
            self.wait_for_change(before, f"|| {IS_SEALED} || {IS_OFFERED}", None)
            if self.number != before or self.page.evaluate(f"() => {IS_SEALED} !== null"):
                return
            self.press_until_something_comes_of_it(before)
        self.wait_for_change(before, f"|| {IS_SEALED}", None)

    def press_until_something_comes_of_it(self, before: int) -> None:
        """Presses what comes next; where a picture that was just drawn anew took no notice, once more."""
        for is_last in (False, True):
            spot = self.page.evaluate(NEXT, [self.dice.random(), self.dice.random()])
            if spot is None:
                return
            self.press(spot)
            try:
                self.wait_for_change(before, f"|| {IS_BEGUN} || {IS_SEALED}", spot, None if is_last else PATIENCE)
                return
            except AssertionError:
                if is_last:
                    raise

    def wait_for_change(self, before: int, other: str, spot: list[float] | None, patience: float | None = None) -> None:
        """Waits until the page has gone on; if it does not, tells what it shows."""
        try:
            self.page.wait_for_function(f"() => {has_moved(before)} {other}", timeout=patience)
        except TimeoutError as error:
            raise AssertionError(f"nothing came of {self.page.evaluate(SEEN, spot)}") from error

    def play_on_alone(self) -> None:
        """Lets a robot in the page click on to the end."""
        self.page.evaluate(ROBOT, self.dice.randrange(1 << 30))

    def has_read(self, pattern: str) -> None:
        """The log has a line of that kind."""
        expect(self.page.locator("#log")).to_contain_text(re.compile(pattern))


def has_moved(before: int) -> str:
    """Script that tells whether the page has gone on from a number of steps."""
    return f"Number(document.querySelector('#table').dataset.number ?? -1) !== {before}"

"""What a table looks like at a size of screen, in figures."""

from dataclasses import dataclass
from typing import Any

SIZES = (
    (360, 640), (390, 844), (844, 390), (768, 1024), (820, 1180), (1024, 768), (1280, 720), (1366, 768), (1400, 900),
    (1920, 1080),
)  # fmt: skip
LOOK = """() => {
  const seen = (element) => {
    const box = element.getBoundingClientRect();
    const isIn = box.top >= -1 && box.left >= -1 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
    return box.width > 0 && isIn;
  };
  const frame = document.querySelector("#frame").getBoundingClientRect();
  const inFrame = (part) => {
    const box = part.getBoundingClientRect();
    return box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
  };
  const written = [...document.querySelectorAll("#stage text")]
    .filter((text) => text.textContent.trim() && !text.closest(".sheet:not(.open)"));
  const scale = (text) => Math.hypot(text.getScreenCTM().a, text.getScreenCTM().b);
  const sizes = written.map((text) => parseFloat(getComputedStyle(text).fontSize) * scale(text));
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const around = [];
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent.trim() || parent.closest("svg, script, .sr, dialog:not([open])") || !seen(parent)) continue;
    around.push(parseFloat(getComputedStyle(parent).fontSize));
  }
  // What lies in a landscape that is moved in its window comes into view by moving it.
  const lit = [...document.querySelectorAll(":is(.part.lit, .handle.lit):not(.sheet:not(.open) *, [data-pan] *)")];
  const buttons = [...document.querySelectorAll("#choices button, #hint:not([hidden])")];
  const holds = (one) => one.scrollHeight <= one.clientHeight + 2 && one.scrollWidth <= one.clientWidth + 1;
  const lowest = lit.toSorted((a, b) => b.getBoundingClientRect().bottom - a.getBoundingClientRect().bottom)[0];
  return {
    picture: Math.min(...sizes), page: Math.min(...around),
    overflow: document.documentElement.scrollWidth - innerWidth,
    prompt: seen(document.querySelector(".asked")) && holds(document.querySelector(".voice")),
    progress: holds(document.querySelector("#progress")),
    hand: !lowest || inFrame(lowest),
    parts: lit.filter(inFrame).length, lit: lit.length,
    buttons: buttons.filter(seen).length, choices: buttons.length,
    board: [frame.x, frame.y, frame.width, frame.height].map(Math.round),
  };
}"""


@dataclass(frozen=True)
class Figures:
    """One look: sizes of letters in CSS pixels, what is in view, the box of the board."""

    picture: float  # the smallest text of the picture
    page: float  # the smallest text around it
    overflow: int  # pixels that the page is too wide
    prompt: bool  # whether what is asked is in view, all of it
    progress: bool  # whether the header says whole how far the game is
    hand: bool  # whether the lowest part that can be chosen, where my own things lie, is in view
    parts: int  # of the parts that can be chosen, how many are in view
    lit: int
    buttons: int  # of the buttons that choose or help, how many are in view
    choices: int
    board: list[int]  # x, y, width, height


def measure(person: Any) -> Figures:
    """The figures of what somebody's table shows now."""
    return Figures(**person.page.evaluate(LOOK))


def look(person: Any, size: tuple[int, int]) -> Figures:
    """The figures of somebody's table at a size, once it has come to rest."""
    width, height = size
    if person.page.viewport_size != {"width": width, "height": height}:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_timeout(700)  # the page tells the server its new room when it has kept it for a moment
        person.page.wait_for_function("() => document.querySelector('#table').dataset.connection === 'online'")
    person.page.wait_for_function("() => document.querySelector('#stage svg') !== null")
    person.page.wait_for_timeout(150)
    return measure(person)


SMALLEST = """() => {
  const words = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  let least = Infinity;
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const parent = node.parentElement;
    const isSeen = node.textContent.trim() && parent.getClientRects().length > 0;
    if (!isSeen || parent.closest("script, title, desc, .sr")) continue;
    const drawn = parent.closest("text");
    const scale = drawn ? Math.hypot(drawn.getScreenCTM().a, drawn.getScreenCTM().b) : 1;
    least = Math.min(least, parseFloat(getComputedStyle(parent).fontSize) * scale);
  }
  return least;
}"""


def smallest_text(page: Any) -> float:
    """The smallest letters that a page shows, in pixels; a hair is lost in rounding."""
    return page.evaluate(SMALLEST) + 0.05

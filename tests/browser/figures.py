"""Renews the table of figures in docs/screens/README.md: `python -m tests.browser.figures`."""

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from dolmen.core.game import find_game, games
from tests.browser.chromium import FLAGS, chromium
from tests.browser.house import House
from tests.browser.measure import SIZES, Figures, look
from tests.browser.person import Person

FILE = Path(__file__).parents[2] / "docs" / "screens" / "README.md"
BEGIN, END = "<!-- figures -->\n", "<!-- end of figures -->\n"
SMALLEST = 12
HAND = {"has_touch": True, "is_mobile": True, "device_scale_factor": 1}


def figures_of(browser: Browser, house: House, name: str) -> list[Figures]:
    """A title with three players in Italian after two moves, at every size."""
    context = browser.new_context(locale="it-IT", reduced_motion="reduce", **HAND)
    context.add_init_script("localStorage.setItem('dolmen-told', '{\"speed\":\"off\"}')")
    anna = Person(context, house.url, is_phone=True)
    anna.go("/")
    count = min(3, find_game(name).players[-1])
    anna.open_table(name, [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * (count - 1)])
    for _ in range(2):
        anna.wait_to_be_asked()
        anna.play()
    anna.wait_to_be_asked()
    found = [look(anna, size) for size in SIZES]
    context.close()
    return found


def cell(one: Figures) -> str:
    """Smallest text of the picture; a mark where something is not in view."""
    text = f"{one.picture:.1f}" if one.picture >= SMALLEST - 0.05 else f"**{one.picture:.1f}**"
    misses = "" if one.prompt and one.overflow <= 0 and one.hand and one.buttons == one.choices else " ✗"
    return text + misses


def main() -> None:
    """Measures every title and writes the table."""
    house = House(Path(tempfile.mkdtemp()))
    house.open()
    lines = ["| title | " + " | ".join(f"{w}×{h}" for w, h in SIZES) + " |", "| --- " * (len(SIZES) + 1) + "|"]
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            for name in games():
                lines.append(f"| {name} | " + " | ".join(map(cell, figures_of(browser, house, name))) + " |")
                print(lines[-1], flush=True)
            browser.close()
    finally:
        house.close()
    text = FILE.read_text("utf-8")
    before, after = text.split(BEGIN)[0], text.split(END)[1]
    FILE.write_text(before + BEGIN + "\n".join(lines) + "\n" + END + after, "utf-8")


if __name__ == "__main__":
    main()

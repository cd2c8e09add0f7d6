"""Renews the table of figures in docs/screens/README.md: `python -m tests.browser.figures`."""

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from dolmen.core.game import Game, games
from tests.browser.chromium import FLAGS, chromium
from tests.browser.conftest import invited
from tests.browser.house import House
from tests.browser.measure import SIZES, Figures, measure
from tests.browser.staged import Stage, moments

FILE = Path(__file__).parents[2] / "docs" / "screens" / "README.md"
BEGIN, END = "<!-- figures -->\n", "<!-- end of figures -->\n"
SMALLEST = 12
HAND = {"has_touch": True, "is_mobile": True, "device_scale_factor": 1}


def figures_of(browser: Browser, house: House, game: Game) -> dict[tuple[int, int], list[Figures]]:
    """A title with the most players in Italian, from its opening to near its end, at every size."""
    anna, players = invited(browser, house, "it", HAND), game.players[-1]
    during, _ = moments(game, players)
    stage, found = Stage(anna, game, players, "it"), {}
    stage.enter(during[0])
    for size in SIZES:
        stage.resize(*size)
        found[size] = []
        for play in during:
            stage.show(play)
            found[size].append(measure(anna))
    anna.context.close()
    return found


def cell(found: list[Figures]) -> str:
    """The smallest text of the pictures; a mark where something is not in view or the board moved."""
    least = min(one.picture for one in found)
    text = f"{least:.1f}" if least >= SMALLEST - 0.05 else f"**{least:.1f}**"
    is_well = all(
        one.prompt and one.progress and one.overflow <= 0 and one.parts == one.lit and one.buttons == one.choices
        for one in found
    )
    return text + ("" if is_well and len({tuple(one.board) for one in found}) == 1 else " ✗")


def main() -> None:
    """Measures every title and writes the table."""
    house = House(Path(tempfile.mkdtemp()))
    house.open()
    lines = ["| title | " + " | ".join(f"{w}×{h}" for w, h in SIZES) + " |", "| --- " * (len(SIZES) + 1) + "|"]
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            for name, game in games().items():
                figures = figures_of(browser, house, game)
                lines.append(f"| {name} | " + " | ".join(cell(figures[size]) for size in SIZES) + " |")
                print(lines[-1], flush=True)
            browser.close()
    finally:
        house.close()
    text = FILE.read_text("utf-8")
    before, after = text.split(BEGIN)[0], text.split(END)[1]
    FILE.write_text(before + BEGIN + "\n".join(lines) + "\n" + END + after, "utf-8")


if __name__ == "__main__":
    main()

"""The path of a first-time visitor: `python -m tests.browser.visit` writes docs/screens/visit-*.png."""

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.chromium import FLAGS, chromium
from tests.browser.conftest import PHONE
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.pupil import Pupil

SCREENS = Path(__file__).parents[2] / "docs" / "screens"
GAME = "tain"


def main() -> None:
    """Lobby, the offer, the first remark, a task, a hint, the reveal, and the free game."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.open()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            context = browser.new_context(
                locale="it-IT", reduced_motion="reduce", **{**PHONE, "device_scale_factor": 1}
            )
            context.add_init_script("localStorage.setItem('dolmen-told', '{\"speed\":\"off\"}')")
            walk(Person(context, house.url, is_phone=True))
        finally:
            browser.close()
            house.close()


def walk(person: Person) -> None:
    """Goes the path and takes a picture at each of its turns."""
    page, taken = person.page, iter(range(1, 20))

    def take(name: str) -> None:
        page.wait_for_timeout(500)
        page.screenshot(path=SCREENS / f"visit-{next(taken)}-{name}.png")

    person.go("/")
    page.locator(f"[data-game={GAME}]").scroll_into_view_if_needed()
    page.locator(f"[data-game={GAME}] [data-play-now]").click()
    take("offer")
    pupil = Pupil(person, GAME, "first")
    pupil.wait_for(0)
    take("remark")
    page.locator("#step-next").click()
    pupil.wait_for(1)
    take("task")
    page.locator("#step-hint").click()
    page.locator("#step-show").click()
    take("hint")
    pupil.take_from(1)
    take("end")
    page.locator("#step-free").click()
    page.locator("#table.free").wait_for()
    take("free")


if __name__ == "__main__":
    main()

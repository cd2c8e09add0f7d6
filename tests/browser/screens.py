"""Takes the pictures of docs/screens: `python -m tests.browser.screens`; with games, only their tables. Look at all."""

import sys
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from dolmen.core.game import find_game, games
from tests.browser.chromium import FLAGS, chromium
from tests.browser.conftest import PHONE, invited
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.staged import Stage, moments

HERE = Path(__file__).parents[2] / "docs" / "screens"
DESK = {"viewport": {"width": 1240, "height": 760}}
SMALL_DESK = {"viewport": {"width": 1110, "height": 685}}  # for the picture with the most colours
PHONE_SHARP = {**PHONE, "device_scale_factor": 1.5}
HAND = {"has_touch": True, "is_mobile": True, "device_scale_factor": 1}
BOT = {"kind": "bot", "level": "random"}
COLOURS = 255  # of a picture, so that the files stay small

TABLES = {"phone": (390, 844), "tablet": (820, 1180), "desk": (1400, 900)}  # every title at each of these


class Photographer:
    """Opens browsers, plays a little, takes pictures."""

    def __init__(self, house: House, browser: Browser):
        self.house, self.browser = house, browser

    def person(
        self, name: str, language: str = "en", dark: bool = False, phone: bool = False, small: bool = False
    ) -> Person:
        """Somebody whose browser is set so."""
        context = self.browser.new_context(
            locale={"it": "it-IT", "en": "en-GB"}[language],
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            **(PHONE_SHARP if phone else SMALL_DESK if small else DESK),
        )
        context.add_init_script("localStorage.setItem('dolmen-told', '{\"speed\":\"off\"}')")
        person = Person(context, self.house.url, seed=3, is_phone=phone)
        person.go("/")
        person.ask("PATCH", "/api/me", {"name": name})
        return person

    def take(self, person: Person, name: str) -> None:
        """One picture, from the top of the page."""
        person.page.mouse.move(0, 0)
        person.page.evaluate("() => { scrollTo(0, 0); document.activeElement?.blur(); }")
        person.page.wait_for_timeout(400)
        shown = Image.open(BytesIO(person.page.screenshot())).convert("RGB")
        shown.quantize(COLOURS, Image.Quantize.MEDIANCUT, kmeans=2, dither=Image.Dither.NONE).save(
            HERE / f"{name}.png", optimize=True
        )
        print(name, (HERE / f"{name}.png").stat().st_size // 1024, "KB")

    def seat(self, person: Person, game: str, moves: int) -> None:
        """A table against two bots, some moves in."""
        person.open_table(game, [{"kind": "me"}, BOT, BOT])
        for _ in range(moves):
            person.wait_to_be_asked()
            if person.is_over:
                break
            person.play()
        person.wait_to_be_asked()

    def sizes(self) -> None:
        """Every title in its middle at three sizes of screen, with three players, in Italian."""
        for name in sys.argv[1:] or games():
            game = find_game(name)
            person = invited(self.browser, self.house, "it", {**HAND, "viewport": {"width": 390, "height": 844}})
            stage = Stage(person, game, min(3, game.players[-1]), "it")
            stage.enter(moments(game, stage.players)[0][1])
            person.page.evaluate("() => document.querySelector('#away').close()")
            for word, size in TABLES.items():
                stage.resize(*size)
                self.take(person, f"{name}-{word}")
            person.context.close()

    def lobby(self) -> None:
        host = self.person("Brigid")
        open_seats = [{"kind": "me"}, {"kind": "open"}, BOT]
        host.open_table("tain", open_seats, public=True)
        host.open_table("cairn", [{"kind": "me"}, BOT], public=True)
        anna = self.person("Anna")
        anna.open_table("tain", [{"kind": "me"}, BOT, BOT])
        anna.wait_to_be_asked()
        for person, name in ((anna, "lobby"), (self.person("Anna", dark=True, phone=True), "lobby-phone-dark")):
            person.go("/")
            person.page.wait_for_timeout(800)
            self.take(person, name)
        anna.go("/new/tain")
        self.take(anna, "new-table")
        anna.page.context.close()
        host.open_table("tain", open_seats, public=True)
        self.take(host, "waiting")
        host.context.close()

    def tables(self) -> None:
        looks = (
            ("", {}),
            ("-italian", {"language": "it"}),
            ("-dark", {"dark": True}),
            ("-phone", {"phone": True, "language": "it"}),
        )
        for game in sys.argv[1:] or games():
            for suffix, look in looks if game == "tain" else looks[:1]:
                person = self.person("Anna", **look, small=game == "keltis")
                self.seat(person, game, 2 if game == "woolly_bully" else 4)
                self.take(person, f"{game}{suffix}")
                if game == "tain" and not suffix:
                    person.hit(person.page.locator(".part.lit").first)
                    self.take(person, "choosing")
                    person.page.keyboard.press("Escape")
                    person.page.keyboard.press("r")
                    person.page.wait_for_timeout(600)
                    self.take(person, "rules")
                person.context.close()

    def together(self) -> None:
        """Two people choose at the same time: one has chosen, the other has not."""
        anna, bea = self.person("Anna"), self.person("Bea", language="it")
        path = anna.open_table("enclave", [{"kind": "me"}, {"kind": "open"}])
        bea.go(path)
        bea.page.locator("#waiting-seats button.primary").first.click()
        cards = "#choices [data-sentence^='play ']"
        while not all(person.page.locator(cards).count() for person in (anna, bea)):
            for person in (anna, bea):
                if person.state[1] and not person.page.locator(cards).count():
                    person.play()
            anna.page.wait_for_timeout(50)
        early = next(person for person in (anna, bea) if person.page.locator("#hint").is_disabled())
        early.page.locator(cards).nth(2).click()
        early.page.locator(".sealed").wait_for()
        self.take(early, "together")
        for person in (anna, bea):
            person.context.close()

    def endings(self) -> None:
        for name, look in (("end", {}), ("end-phone", {"phone": True, "language": "it"})):
            person = self.person("Anna", **look)
            self.seat(person, "tain", 200)
            self.take(person, name)
            if name == "end":
                person.page.locator("#check-seed").click()
                for _ in range(9):
                    person.page.locator("#replay-back").click()
                person.page.locator("#replay-eyes").select_option("1")
                person.page.wait_for_timeout(600)
                self.take(person, "replay")
            person.context.close()

    def curtain(self) -> None:
        person = self.person("Anna", language="it")
        person.open_table("cairn", [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bruno"}])
        person.page.locator("#curtain-lift").wait_for()
        self.take(person, "hot-seat")
        person.context.close()


def main() -> None:
    """Takes them all."""
    HERE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.open()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            photographer = Photographer(house, browser)
            photographer.sizes()
            photographer.tables()
            if not sys.argv[1:]:
                photographer.lobby()
                photographer.together()
                photographer.endings()
                photographer.curtain()
        finally:
            browser.close()
            house.close()


if __name__ == "__main__":
    main()

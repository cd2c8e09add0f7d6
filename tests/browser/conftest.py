"""A server and a Chromium for all browser tests, and people who come and go."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from dolmen.core.game import games
from tests.browser.chromium import FLAGS, chromium
from tests.browser.house import House
from tests.browser.person import Person

expect.set_options(timeout=60_000)  # a busy machine is slow, not wrong
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 1}
DESK = {"viewport": {"width": 1280, "height": 800}}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`game_name`: every game that was found."""
    if "game_name" in metafunc.fixturenames:
        metafunc.parametrize("game_name", list(games()))


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests."""
    house = House(tmp_path_factory.mktemp("house"))
    house.open()
    yield house
    house.close()


@pytest.fixture(scope="session")
def playwright_session() -> Iterator[Playwright]:
    """What starts browsers."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def chrome(playwright_session: Playwright) -> Iterator[Browser]:
    """One browser program; each person has a context of its own in it."""
    browser = playwright_session.chromium.launch(executable_path=chromium(), args=FLAGS)
    yield browser
    browser.close()


def invited(browser: Browser, house: House, language: str, device: dict) -> Person:
    """Somebody who wants to see how it is, and not to be told how it came about."""
    locale = {"it": "it-IT", "en": "en-GB"}[language]
    context = browser.new_context(locale=locale, reduced_motion="reduce", **device)
    context.add_init_script("localStorage.setItem('dolmen-told', '{\"speed\":\"off\"}')")
    person = Person(context, house.url, is_phone=True)
    person.go("/")
    return person


@pytest.fixture
def invite(house: House, chrome: Browser) -> Iterator[Callable[..., Person]]:
    """`invite("Anna", language="it", phone=True)` seats somebody before a browser; at the end no console complained."""
    people: list[Person] = []

    def invite(
        name: str = "",
        language: str = "en",
        phone: bool = False,
        calm: bool = True,
        told: str = '{"speed":"off"}',
        **more: object,
    ) -> Person:
        context = chrome.new_context(
            locale={"it": "it-IT", "en": "en-GB"}[language],
            reduced_motion="reduce" if calm else "no-preference",
            **{**(PHONE if phone else DESK), **more},
        )
        # Most tests want to see how it is, not to be told how it came about.
        context.add_init_script(f"localStorage.getItem('dolmen-told') ?? localStorage.setItem('dolmen-told', '{told}')")
        person = Person(context, house.url, seed=len(people) + 1, is_phone=phone)
        people.append(person)
        if name:
            person.go("/")
            person.ask("PATCH", "/api/me", {"name": name})
        return person

    yield invite
    for person in people:
        person.context.close()
    complaints = [line for person in people for line in person.complaints if not person.is_expected(line)]
    assert complaints == []

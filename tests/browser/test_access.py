"""Everybody can use the pages: axe finds nothing serious, by day and by night, at a desk and on a phone."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

SERIOUS = ("serious", "critical")
OPTIONS = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]}}


def complaints(person) -> list[str]:
    """What axe finds, as far as it shuts people out."""
    person.page.wait_for_timeout(300)
    found = Axe().run(person.page, options=OPTIONS).response["violations"]
    return [
        f"{one['id']}: {one['help']}: {[node['html'][:160] for node in one['nodes'][:4]]}"
        for one in found
        if one["impact"] in SERIOUS
    ]


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("light", ["light", "dark"])
def test_lobby_and_forms_shut_nobody_out(invite, phone, light):
    anna = invite("Anna", phone=phone, color_scheme=light)
    for path in ("/", "/new/cairn", "/rules/cairn", "/me", "/best"):
        anna.go(path)
        assert complaints(anna) == [], path


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("light", ["light", "dark"])
def test_no_table_shuts_anybody_out(invite, game_name, phone, light):
    anna = invite("Anna", phone=phone, color_scheme=light, language="it")
    anna.go("/")
    anna.page.locator(f"[data-game='{game_name}'] [data-play-now]").click()
    anna.page.wait_for_url("**/table/*")
    expect(anna.page.locator("#stage > svg")).to_be_visible()
    anna.wait_to_be_asked()
    assert complaints(anna) == []


def test_every_part_that_acts_is_a_button_with_a_name(invite, game_name):
    anna = invite("Anna")
    anna.go("/")
    anna.page.locator(f"[data-game='{game_name}'] [data-play-now]").click()
    anna.page.wait_for_url("**/table/*")
    anna.wait_to_be_asked()
    lit = anna.page.locator(".part.lit")
    assert lit.count() + anna.page.locator("#choices button").count() > 0
    for part in lit.all():
        assert part.get_attribute("role") == "button"
        assert part.get_attribute("aria-label")
        assert part.get_attribute("tabindex") == "0"

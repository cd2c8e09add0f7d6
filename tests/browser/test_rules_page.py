"""The rules of every title on a phone."""

import pytest
from playwright.sync_api import expect

from dolmen.core.game import games
from tests.browser.measure import smallest_text

LANGUAGES = ("it", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_every_title_are_as_wide_as_a_phone(invite, language):
    """A table with many columns of words moves sideways in its frame, which keys reach."""
    anna = invite("Anna", language=language, phone=True)
    for name in games():
        anna.go(f"/rules/{name}")
        expect(anna.page.locator("#rules-text h1")).to_be_visible()
        assert anna.page.evaluate("document.documentElement.scrollWidth") == 390, name
        assert smallest_text(anna.page) >= 12, name
        frames = anna.page.locator("#rules-text .sideways")
        assert frames.count() == anna.page.locator("#rules-text :is(table, figure)").count()
        assert frames.evaluate_all("(all) => all.every((one) => one.tabIndex === 0)")

"""Mac Robber at the table: an assault in taps, on what lies on the board."""

import pytest
from playwright.sync_api import expect

from tests.browser.person import has_moved

SEATS = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 2]


@pytest.fixture(params=["desk", "phone"])
def attacker(request, invite):
    """Somebody who has done an action and may assault."""
    anna = invite("Anna", phone=request.param == "phone")
    anna.open_table("mac_robber", SEATS, options={"start_player": "first_seat", "first_action": "free"})
    anna.wait_to_be_asked()
    anna.hit(anna.page.locator("#stage .part.lit[data-phrase='done']").element_handle())
    expect(anna.page.locator("#stage .part.lit[data-phrase='end turn']")).to_be_visible()
    return anna


def test_a_card_is_played_by_one_tap_though_a_piper_could_go_with_it(attacker):
    page = attacker.page
    attacker.hit(page.locator("#stage .part.lit[data-phrase='assault macdonald']").first.element_handle())
    page.locator("#confirm-yes").click()
    expect(page.locator("#stage .part.lit[data-phrase='piper']")).to_be_visible()
    before = attacker.number
    attacker.hit(page.locator("#stage .part.lit[data-phrase^='play ']").first.element_handle())
    page.wait_for_function(f"() => {has_moved(before)}")
    expect(page.locator("#stage [data-place='lane-0-0'] .part, #stage [data-place='lane-0-0'] .piece")).to_have_count(1)

"""The time for a turn, on the page."""

import re

from playwright.sync_api import expect


def test_the_time_for_a_turn_runs_down_and_the_table_plays_for_who_is_late(invite):
    anna, bruno = invite("Anna"), invite("Bruno", language="it", phone=True)
    seats = [{"kind": "me"}, {"kind": "open"}]
    path = anna.open_table("woolly_bully", seats, options={"time_limit_s": "15"}, grace=2)
    bruno.go(path)
    bruno.page.get_by_role("button", name="Siediti qui").tap()
    for person in (anna, bruno):
        expect(person.page.locator("[data-clock]:not([hidden])")).to_have_text(re.compile(r"^0:(1[0-5]|0\d)$"))
    expect(anna.page.locator("#table")).not_to_have_attribute("data-number", "0")  # nobody has done anything
    anna.has_read("(Anna|Bruno) (lays|passes)")

"""The lobby, the form for a new table, names and devices."""

import re

from playwright.sync_api import expect

from dolmen.core.game import games


def test_the_lobby_shows_every_game_with_a_picture(invite):
    anna = invite()
    anna.go("/")
    for name in games():
        card = anna.page.locator(f"[data-game='{name}']")
        card.scroll_into_view_if_needed()
        expect(card.locator("h3")).not_to_be_empty()
        picture = card.locator(".game-picture img")
        anna.page.wait_for_function("(image) => image.naturalWidth > 0", arg=picture.element_handle())


def test_a_public_table_is_found_in_the_lobby_and_my_games_come_first(invite):
    anna, bea = invite("Anna"), invite("Bea", phone=True)
    anna.go("/new/cairn")
    anna.page.locator("[name=players][value='2']").check()
    expect(anna.page.locator("#seats select").nth(1)).to_have_value("open")
    anna.page.locator("[name=public][value=yes]").check()
    anna.page.locator("[name=pace][value=live]").check()
    anna.page.locator("[name=minutes]").fill("7")
    anna.page.get_by_role("button", name="Open the table").click()
    anna.page.wait_for_url("**/table/*")
    expect(anna.page.locator("#invite-shut")).to_contain_text("--lan")  # this server listens to itself alone
    expect(anna.page.locator("#invite-open")).to_be_hidden()
    link = anna.page.url
    bea.go("/")
    expect(bea.page.locator("#to-open")).to_be_in_viewport()
    bea.page.locator("#to-open a").tap()
    expect(bea.page.locator("#tables-open h2")).to_be_in_viewport()
    assert int(bea.page.locator("#to-open b").inner_text()) == bea.page.locator("#tables-open li").count()
    bea.page.locator(f"#tables-open a[href$='{link.split('/table/')[1]}']").tap()
    bea.page.get_by_role("button", name="Sit here").tap()
    expect(anna.page.locator(".clock").first).to_have_text(re.compile(r"[67]:\d\d"))
    anna.go("/")
    bea.go("/")
    for person in (anna, bea):
        expect(person.page.locator("#tables-mine li").first).to_be_visible()
    assert anna.page.locator("#tables-mine .waits").count() + bea.page.locator("#tables-mine .waits").count() == 1


def test_sitting_down_asks_a_name_once(invite):
    anna, bea = invite("Anna"), invite(phone=True)
    path = anna.open_table("cairn", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    bea.go(path)
    bea.page.get_by_role("button", name="Sit here").first.tap()
    bea.page.locator("#name-field").fill("Bea")
    bea.page.locator("#name-form button[type=submit]").tap()
    expect(anna.page.locator("#waiting-seats")).to_contain_text("Bea")
    bea.page.get_by_role("button", name="Stand up").tap()
    bea.page.get_by_role("button", name="Sit here").first.tap()
    expect(bea.page.get_by_role("button", name="Stand up")).to_be_visible()
    expect(bea.page.locator("#name-dialog")).to_be_hidden()


def test_a_name_goes_to_another_device_by_a_private_link(invite):
    desk, phone = invite(), invite(phone=True)
    desk.go("/me")
    desk.call_myself("Órla")
    desk.go("/me/keys")
    desk.page.locator("#make-link").click()
    expect(desk.page.locator("#my-link")).to_be_visible()
    phone.go(desk.page.locator("#my-link").input_value())
    phone.page.locator("main button[type=submit]").tap()
    phone.page.wait_for_url(phone.url + "/")
    assert phone.ask("GET", "/api/me")["name"] == "Órla"


def test_a_wrong_form_is_answered_beside_it_and_keeps_what_was_written(invite):
    anna = invite("Anna")
    anna.expected = ["400"]
    anna.go("/new/cairn")
    anna.page.locator("[name=pace][value=days]").check()
    anna.page.locator("[name=days]").evaluate("(field) => { field.max = ''; field.value = '9999'; }")
    anna.page.get_by_role("button", name="Open the table").click()
    expect(anna.page.locator("#new-error")).not_to_be_empty()
    expect(anna.page.locator("[name=days]")).to_have_value("9999")


def test_the_light_is_chosen_and_stays(invite):
    anna = invite()
    anna.go("/")
    for wanted in ("light", "dark"):
        anna.page.locator("#light").click()
        assert anna.page.evaluate("() => document.documentElement.dataset.theme") == wanted
    anna.page.reload()
    assert anna.page.evaluate("() => document.documentElement.dataset.theme") == "dark"

"""A person's own pages in a real browser: calls, passkeys and codes, quick play, duplicate tables."""

import json
from urllib.parse import urljoin

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import FLAGS, whole_chromium

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}

NOTES = """() => navigator.serviceWorker.ready.then((worker) => worker.getNotifications())
    .then((notes) => notes.map((note) => [note.title, note.body, note.tag, note.data.url]))"""


@pytest.fixture(scope="module")
def chrome(playwright_session):
    """A whole browser, since the light one does not answer on these pages."""
    path = whole_chromium()
    browser = playwright_session.chromium.launch(executable_path=path, channel=None if path else "chromium", args=FLAGS)
    yield browser
    browser.close()


def at_localhost(person) -> None:
    """Passkeys and workers are for names, and on this machine `localhost` is a secure one."""
    person.url = person.url.replace("127.0.0.1", "localhost")


def test_a_call_is_shown_by_the_service_worker_and_leads_to_the_table(invite):
    anna = invite()
    at_localhost(anna)
    anna.context.grant_permissions(["notifications"], origin=anna.url)
    anna.go("/me/calls")
    anna.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    devtools = anna.context.new_cdp_session(anna.page)
    found = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    devtools.send("ServiceWorker.enable")
    anna.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    while not found:
        anna.page.wait_for_timeout(50)
    call = {"title": "Your turn: Cairn", "body": "The table waits.", "url": "/table/x", "tag": "/table/x"}
    delivery = {"origin": anna.url, "registrationId": found[-1]["registrationId"], "data": json.dumps(call)}
    for _ in range(2):  # a second one takes the place of the first
        devtools.send("ServiceWorker.deliverPushMessage", delivery)
        while (notes := anna.page.evaluate(NOTES)) == []:
            anna.page.wait_for_timeout(50)
        assert notes == [["Your turn: Cairn", "The table waits.", "/table/x", "/table/x"]]


def test_where_the_page_is_not_secure_one_sentence_says_why_there_are_no_calls_and_passkeys(invite):
    anna = invite()
    anna.context.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    anna.go("/me/calls")
    expect(anna.page.locator("#push-insecure")).to_be_visible()
    expect(anna.page.locator("#push-on")).to_be_hidden()
    anna.go("/me/keys")
    expect(anna.page.locator("#passkey-insecure")).to_be_visible()
    expect(anna.page.locator("#passkey-make")).to_be_hidden()


def test_somebody_comes_back_by_passkey_and_by_code(invite):
    anna = invite()
    at_localhost(anna)
    devtools = anna.context.new_cdp_session(anna.page)
    devtools.send("WebAuthn.enable")
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    anna.go("/me/keys")
    anna.call_myself("Anna the Old")
    anna.page.locator("#passkey-make").click()
    expect(anna.page.locator("#passkeys li")).to_have_count(1)
    anna.page.locator("#make-code").click()
    expect(anna.page.locator("#code")).not_to_have_value("")
    code = anna.page.locator("#code").input_value()
    for come_back in (lambda: anna.page.locator("#passkey-use").click(), lambda: enter(anna, code)):
        anna.context.clear_cookies()
        anna.go("/back")
        expect(anna.page.locator("header [data-my-name]")).not_to_have_text("Anna the Old")
        come_back()
        anna.page.wait_for_url(f"{anna.url}/")
        expect(anna.page.locator("header [data-my-name]")).to_have_text("Anna the Old")


def enter(person, code: str) -> None:
    person.page.locator("#code").fill(code.lower())
    person.page.locator("#code-form button").click()


def test_quick_play_brings_two_browsers_to_one_table(invite):
    anna, bea = invite("Anna"), invite("Bea", phone=True)
    for person in (anna, bea):
        person.go("/quick/cairn?players=2")
        person.page.locator("#quick-go").click()
        if person is anna:
            expect(anna.page.locator("#quick-waiting")).to_be_visible()
    for person in (anna, bea):
        person.page.wait_for_url("**/table/*")
        expect(person.page.locator("#stage > svg")).to_be_visible()
    assert anna.page.url == bea.page.url


def test_duplicate_tables_are_opened_and_joined_by_their_page(invite):
    anna, bea = invite("Anna"), invite("Bea", phone=True)
    anna.go("/duplicate/new/cairn")
    anna.page.locator(".more summary").click()
    anna.page.locator("#option-first_player").select_option("first")
    anna.page.locator("#new-duplicate button[type=submit]").click()
    anna.page.wait_for_url("**/duplicate/*")
    expect(anna.page.locator("section .things")).to_have_count(2)
    for link in anna.page.locator("h2 a").all():
        path = str(link.get_attribute("href")).replace("/table/", "/api/tables/")
        table = anna.page.request.get(urljoin(anna.page.url, path)).json()
        assert {option["name"]: option["value"] for option in table["options"]}["first_player"] == "first"
    bea.go(anna.page.url)
    bea.page.locator("h2 a").first.click()
    bea.page.wait_for_url("**/table/*")
    bea.page.get_by_role("button", name="Sit here").first.tap()
    expect(bea.page.locator(".duplicate-link, #waiting-seats").first).to_be_attached()
    expect(bea.page.get_by_role("button", name="Sit here")).to_have_count(0)  # she sits, and the table has heard it
    # The page that Anna looks at renews itself.
    expect(anna.page.locator("section").first).to_contain_text("Bea")

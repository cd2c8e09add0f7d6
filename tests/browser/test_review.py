"""Looking back at a game in the browser: the review from the result, step by step, played on from; and the coach."""

import json
import re

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.measure import smallest_text
from tests.browser.person import NEXT
from tests.browser.test_after_the_game import GAME, finished


def shown(page, name: str) -> None:
    """Waits until a decision or event is on the board."""
    at = page.locator(f'.decision[data-name="{name}"]').get_attribute("data-at")
    expect(page.locator(f'#review[data-shown="{at}"] #stage svg')).to_be_visible()


def step_through(page, phone: bool) -> None:
    """From one decision to the next, on the board as it was seen and through other eyes; all of it can be read."""
    page.evaluate("location.hash = document.querySelector('.decision:not([data-event])').dataset.name")
    first, second = (page.locator(".decision:not([data-event])").nth(place) for place in (0, 1))
    shown(page, first.get_attribute("data-name"))
    expect(page.locator("#stage svg")).to_be_in_viewport(ratio=0.9)
    if phone:
        page.locator("#decision-on").click()
    else:
        page.keyboard.press("ArrowRight")
    expect(second).to_be_visible()
    expect(first).to_be_hidden()
    shown(page, second.get_attribute("data-name"))
    assert page.url.endswith(second.get_attribute("data-name"))
    own = page.locator("#stage").inner_html()
    second.locator("summary").click()
    second.locator('[data-eyes="1"]').click()
    page.wait_for_function("(own) => document.querySelector('#stage').innerHTML !== own", arg=own)
    assert smallest_text(page) >= 12
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def from_the_table(page) -> None:
    """A row far down in the table of all decisions leads to the board, which comes into sight."""
    page.set_viewport_size({"width": 1280, "height": 720})
    table = page.locator(".rv-left > details")
    table.locator("summary").click()
    table.scroll_into_view_if_needed()
    for _ in range(2):  # also to the decision that is open already
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        expect(page.locator("#frame")).not_to_be_in_viewport()
        table.locator("tbody a").last.click()
        expect(page.locator("#decision-title")).to_be_in_viewport()
        expect(page.locator("#frame")).to_be_in_viewport()
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the title gives way on a small phone"
    page.set_viewport_size({"width": 1280, "height": 800})


def test_a_game_is_looked_back_at_and_played_on_from_at_a_desk_and_on_a_phone(invite):
    anna = finished(invite, phone=True, language="it")
    page = anna.page
    expect(page.locator("#to-review")).to_be_in_viewport()
    page.locator("#to-review").click()
    expect(page.locator(".turning")).to_be_visible(timeout=180_000)  # a review takes its time on a busy machine
    step_through(page, phone=True)
    page.locator('[data-show="chances"]').click()
    expect(page.locator(".rv-chart.rv-phone").first).to_be_visible()
    assert smallest_text(page) >= 12

    desk = invite(language="en")
    desk.context.add_cookies(anna.context.cookies())
    desk.go(page.url.partition("#")[0].removeprefix(desk.url))
    from_the_table(desk.page)
    step_through(desk.page, phone=False)
    second = desk.page.locator(".decision:not([data-event])").nth(1)
    best = second.locator("[data-sentence]").first.get_attribute("data-sentence")
    second.locator("[data-play]").click()
    desk.page.wait_for_url(re.compile(r"/table/[\w-]+$"))
    desk.wait_to_be_asked()
    assert best in {one["sentence"] for one in position(desk)["legal"]}


def position(person) -> dict:
    """The position of the page's table, by the socket's own words."""
    table = person.page.locator("#table").get_attribute("data-table")
    return person.page.evaluate(
        """(table) => new Promise((resolve) => {
          const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live`);
          socket.onmessage = (event) => {
            const heard = JSON.parse(event.data);
            if (heard.type === "position") (socket.close(), resolve(heard));
          };
        })""",
        table,
    )


def doubtful(socket: WebSocketRoute) -> None:
    """A coach who doubts the first thing that is to be played, whatever it is."""
    server = socket.connect_to_server()
    legal: list[dict] = []
    doubted: list[str] = []

    def heard(message: str | bytes) -> None:
        legal[:] = json.loads(message).get("legal") or legal
        socket.send(message)

    def said(message: str | bytes) -> None:
        told = json.loads(message)
        if told["type"] != "coach":
            server.send(message)
            return
        mine, other = (
            next(one for one in legal if (one["sentence"] == told["sentence"]) is is_mine) for is_mine in (True, False)
        )
        tips = [
            {"sentence": one["sentence"], "label": one["label"], "chance": chance, "reasons": []}
            for one, chance in ((other, 60), (mine, 30))
        ]
        socket.send(json.dumps({"type": "answer", "of": told["id"], "text": "Look?", "tips": [] if doubted else tips}))
        doubted.append(told["sentence"])

    server.on_message(heard)
    socket.on_message(said)


def test_the_coach_shows_what_is_better_and_lets_me_choose_again(invite):
    anna = invite("Anna", phone=True)
    page = anna.page
    page.add_init_script("delete window.DecompressionStream")  # packed messages could not be read on the way
    page.route_web_socket(re.compile("/live"), doubtful)
    bot = {"kind": "bot", "level": "random"}
    anna.open_table(GAME, [{"kind": "me"}, bot], coach=True, options={"first_player": "first"})
    anna.wait_to_be_asked()
    anna.play()  # to draw is no choice
    anna.wait_to_be_asked()
    before, dialog = anna.number, page.locator("#coach")
    for _ in range(8):  # as many parts as a move may have
        spot = None if dialog.is_visible() else page.evaluate(NEXT, [0.3, 0.3])
        if spot is not None:
            anna.press(spot)
            page.wait_for_timeout(200)
    expect(dialog).to_be_visible()
    dialog.locator('button[value="look"]').click()
    expect(page.locator("#advice .tip-row")).to_have_count(2)
    assert anna.number == before
    anna.play()  # what was chosen again is not asked about again
    assert anna.number > before


def adviser(socket: WebSocketRoute) -> None:
    """Whoever asks for advice is given three actions, each with as many reasons as there can be."""
    server = socket.connect_to_server()
    legal: list[dict] = []

    def heard(message: str | bytes) -> None:
        legal[:] = json.loads(message).get("legal") or legal
        socket.send(message)

    def said(message: str | bytes) -> None:
        told = json.loads(message)
        if told["type"] != "hint":
            server.send(message)
            return
        reasons = [
            "+ has a more promising open field",
            "+ can still grow more",
            "− has a field that is harder to close",
        ]
        tips = [
            {"sentence": one["sentence"], "label": one["label"], "chance": 50, "reasons": reasons}
            for one in (legal * 3)[-3:]
        ]
        socket.send(json.dumps({"type": "answer", "of": told["id"], "text": None, "tips": tips}))

    server.on_message(heard)
    socket.on_message(said)


def test_at_a_low_desk_the_buttons_stay_in_sight_below_advice(invite):
    """In Woolly Bully, once a tile is laid: two buttons and three pieces of advice."""
    anna = invite("Anna", viewport={"width": 1280, "height": 720})
    page = anna.page
    page.add_init_script("delete window.DecompressionStream")
    page.route_web_socket(re.compile("/live"), adviser)
    bot = {"kind": "bot", "level": "random"}
    anna.open_table("woolly_bully", [{"kind": "me"}, bot])
    buttons = page.locator("#choices button:visible")
    for _ in range(12):
        anna.wait_to_be_asked()
        if buttons.count() > 1 and page.locator("#chosen").is_hidden():
            break
        anna.play()
    page.locator("#hint").click()
    expect(page.locator("#advice .tip-row")).to_have_count(3)
    for button in buttons.all():
        expect(button).to_be_in_viewport(ratio=1)

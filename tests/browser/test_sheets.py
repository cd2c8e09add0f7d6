"""Sheets of a picture: opened by taps and keys on the page alone, kept from picture to picture, never in the way."""

from playwright.sync_api import Page, expect

from dolmen.picture import at, handle, part, picture, rect, rim, sheet, text
from dolmen.words import texts

PAGE = """async ([one, two]) => {
  const page = await (await fetch("/learn/cairn")).text();  // has the words that boards say
  const words = new DOMParser().parseFromString(page, "text/html").querySelector("#words");
  document.body.innerHTML = words.outerHTML + '<div id="stage" tabindex="-1"></div>';
  const { Board } = await import("/static/js/board.js");
  const stage = document.querySelector("#stage");
  stage.style.width = "400px";
  window.said = [];
  window.pictures = { one, two };
  window.board = new Board(stage, (part) => window.said.push(part.dataset.phrase), () => {});
  document.addEventListener("keydown", (event) => event.key === "Escape" && window.board.sheets.close());
  window.board.show(one);
  window.ask = (...phrases) => {
    window.board.light((phrase) => phrases.includes(phrase), []);
    window.board.sheets.makeWay();
  };
  window.ask();
}"""


def knob(x: float, opens: str) -> str:
    return at(x, 8, handle(rect(0, 0, 90, 44, 8, "panel"), opens, f"show {opens}", rim(0, 0, 90, 44)))


def stone(x: float, y: float, phrase: str) -> str:
    return at(x, y, part(rect(0, 0, 60, 44, 8, "own"), phrase, f"lay {phrase}", rim=rim(0, 0, 60, 44)))


def drawn(word: str) -> str:
    """A board with a stone, and two sheets over it: one with a stone of its own, one with words."""
    deep = sheet("bag", stone(20, 60, "deep"), 384, 120, "The bag", "Close", "A deep stone.")
    told = sheet("piles", text(16, 70, word, 13), 384, 120, "Piles", "Close")
    content = knob(8, "bag") + knob(108, "piles") + stone(20, 110, "flat") + stone(20, 240, "mine")
    return picture(400, 300, "t", "d", content, at(8, 60, deep), at(8, 60, told))


def open_board(person) -> Page:
    person.go("/rules/cairn")  # where nothing is asked of the server by itself
    person.page.evaluate(PAGE, [drawn("three"), drawn("four")])
    return person.page


def test_a_tap_opens_a_sheet_and_another_closes_it_without_the_server(invite):
    page = open_board(invite())
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    bag, knob = page.locator("[data-sheet=bag]"), page.locator("[data-opens=bag]")
    expect(bag).to_be_hidden()
    expect(knob).to_have_attribute("aria-expanded", "false")
    knob.click()
    expect(bag).to_be_visible()
    expect(knob).to_have_attribute("aria-expanded", "true")
    page.locator("[data-opens=piles]").click()
    expect(bag).to_be_hidden()
    expect(page.locator("[data-sheet=piles]")).to_be_visible()
    page.locator("[data-sheet=piles] .closes").click()
    expect(page.locator("[data-sheet=piles]")).to_be_hidden()
    assert asked == []


def test_a_sheet_stays_open_while_the_picture_is_drawn_anew(invite):
    page = open_board(invite())
    page.locator("[data-opens=piles]").click()
    page.evaluate("board.show(pictures.two)")
    expect(page.locator("[data-sheet=piles]")).to_be_visible()
    expect(page.locator("[data-sheet=piles]")).to_contain_text("four")
    expect(page.locator("[data-sheet=piles]")).to_be_focused()
    expect(page.locator("[data-opens=piles]")).to_have_attribute("aria-expanded", "true")


def test_keys_open_a_sheet_move_the_focus_to_it_and_escape_brings_it_back(invite):
    page = open_board(invite())
    page.locator("[data-opens=bag]").focus()
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog", name="The bag")
    expect(sheet).to_be_focused()
    expect(sheet).to_have_attribute("aria-description", "A deep stone.")
    page.keyboard.press("Tab")
    expect(page.locator("[data-sheet=bag] .closes")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("[data-sheet=bag]")).to_be_hidden()
    expect(page.locator("[data-opens=bag]")).to_be_focused()


def test_a_handle_glows_while_its_closed_sheet_has_something_to_choose(invite):
    page = open_board(invite())
    page.evaluate("ask('deep', 'mine')")
    knob = page.locator("[data-opens=bag]")
    expect(knob).to_have_class("handle lit")
    expect(knob).to_have_attribute("aria-label", "show bag: something to choose here")
    expect(page.locator("[data-opens=piles]")).to_have_class("handle")
    knob.click()
    expect(knob).to_have_class("handle open")
    page.locator("[data-phrase=deep]").click()
    assert page.evaluate("said") == ["deep"]


def test_a_question_that_a_sheet_alone_answers_opens_it(invite):
    page = open_board(invite())
    page.evaluate("ask('deep')")
    expect(page.locator("[data-sheet=bag]")).to_be_visible()


def test_a_new_question_closes_a_sheet_that_does_not_answer_it(invite):
    page = open_board(invite())
    page.locator("[data-opens=piles]").click()
    page.evaluate("ask('flat')")
    expect(page.locator("[data-sheet=piles]")).to_be_hidden()


def test_what_the_keyboard_comes_to_is_never_under_a_sheet(invite):
    page = open_board(invite())
    page.evaluate("ask('flat', 'mine')")
    page.locator("[data-opens=piles]").click()
    page.locator("[data-phrase=mine]").focus()
    expect(page.locator("[data-sheet=piles]")).to_be_visible()
    page.locator("[data-phrase=flat]").focus()
    expect(page.locator("[data-sheet=piles]")).to_be_hidden()


def test_nothing_under_a_sheet_is_tapped_through_it(invite):
    page = open_board(invite())
    page.evaluate("ask('flat')")
    box = page.locator("[data-phrase=flat]").bounding_box()
    page.locator("[data-opens=piles]").click()
    page.mouse.click(box["x"] + 55, box["y"] + 40)
    assert page.evaluate("said") == []


def test_every_language_can_say_how_to_close_a_sheet():
    assert {texts(language)("sheet-close") for language in ("it", "en")} == {"Chiudi", "Close"}

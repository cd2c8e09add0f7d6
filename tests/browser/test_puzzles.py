"""Puzzles in the browser: a wrong answer told kindly, the right one on the real board, chances and truth afterwards."""

import pytest
from playwright.sync_api import expect

from dolmen.core.game import find_game
from dolmen.puzzles import find_puzzle
from tests.browser.rooms import enter_another_room, open_list

CAIRN = find_puzzle(find_game("cairn"))
PAGE = f"/puzzles/cairn/{CAIRN.name}"


def answered(page, sentence):
    open_list(page)
    page.locator(f"#all-moves-list button[data-sentence='{sentence}']").click()


def test_a_wrong_answer_may_be_followed_by_the_right_one(invite):
    anna = invite(phone=True)
    anna.go(PAGE)
    page = anna.page
    answered(page, CAIRN.beside)
    expect(page.locator("#card-answer")).to_contain_text("There is something better")
    expect(page.locator("#solution")).to_be_hidden()
    answered(page, CAIRN.best[0])
    expect(page.locator("#card-answer.right")).to_contain_text("That is it")
    expect(page.locator("#chances .right")).to_have_count(len(CAIRN.best))
    expect(page.locator("#chances .mine.right")).to_have_count(1)
    expect(page.locator("#chances li")).to_have_count(len(CAIRN.chances))


def test_the_open_list_stays_open_when_the_room_changes(invite):
    anna = invite(phone=True)
    anna.go(PAGE)
    open_list(anna.page)
    enter_another_room(anna.page, 820)
    anna.page.locator(f"#all-moves-list button[data-sentence='{CAIRN.beside}']").click()
    expect(anna.page.locator("#card-answer")).to_contain_text("There is something better")


def test_whoever_asks_is_shown_the_solution_and_what_the_others_saw(invite):
    anna = invite()
    anna.go(PAGE)
    page = anna.page
    hidden = page.locator("[data-piece='stone-g5']")
    expect(page.locator("#stage > svg")).to_be_visible()
    expect(hidden).to_have_count(0)
    page.locator("#show-solution").click()
    expect(page.locator("#card-answer")).to_contain_text("The best action")
    page.locator("#truth button").first.click()
    expect(hidden.first).to_be_visible()
    page.locator("#to-position").click()
    expect(hidden).to_have_count(0)
    expect(page.locator("#to-position")).to_be_hidden()


@pytest.mark.parametrize("size", [(390, 844), (820, 1180), (1280, 720)])
def test_board_question_and_buttons_are_in_sight_before_and_after_the_answer(invite, size):
    anna = invite(viewport=dict(zip(("width", "height"), size, strict=True)))
    anna.go(PAGE)
    page = anna.page
    for part in ("#card-title", "#stage > svg", "#show-solution"):
        expect(page.locator(part)).to_be_in_viewport(ratio=0.99)
    page.locator("#show-solution").click()
    for part in ("#card-answer", "#stage > svg", "#to-next"):
        expect(page.locator(part)).to_be_in_viewport(ratio=0.99)
    assert page.locator("#frame").bounding_box()["height"] > 0.4 * size[1]


def test_the_lobby_leads_to_the_puzzle_of_the_day(invite):
    anna = invite()
    anna.go("/")
    anna.page.locator(".puzzle-today").click()
    anna.page.wait_for_url("**/puzzles/*/*")
    expect(anna.page.locator("#stage > svg")).to_be_visible()

"""Somebody makes the window wider or narrower, or opens the list of all moves."""

from playwright.sync_api import Page, expect


def enter_another_room(page: Page, width: int) -> None:
    """Gives the page another width, and waits until the board is drawn for it."""
    before = page.locator("#stage > svg")
    expect(before).to_be_visible()
    before.evaluate("(picture) => picture.setAttribute('data-before', '')")
    page.set_viewport_size({"width": width, "height": 700})
    expect(page.locator("#stage > svg[data-before]")).to_have_count(0)
    expect(page.locator("#stage > svg")).to_be_visible()


def open_list(page: Page) -> None:
    """Opens the list of all moves once there is one, as a click on its title does."""
    moves = page.locator("#all-moves")
    expect(moves).to_be_visible()
    moves.evaluate("(list) => (list.open = true)")

"""Everybody can use the pages: axe finds nothing serious, by day at a desk and by night on a phone."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from dolmen.core.game import find_game, games

SERIOUS = ("serious", "critical")
OPTIONS = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]}}
OURS = ("/me/calls", "/me/keys", "/back", "/quick/cairn", "/duplicate/new/cairn")  # a person's own pages
PATHS = ("/", "/learn", "/puzzles", "/new/cairn", "/rules/cairn", "/me", "/best", *OURS)


def complaints(person) -> list[str]:
    """What axe finds, as far as it shuts people out."""
    person.page.wait_for_timeout(300)
    found = Axe().run(person.page, options=OPTIONS).response["violations"]
    return [
        f"{one['id']}: {one['help']}: {[node['html'][:160] for node in one['nodes'][:4]]}"
        for one in found
        if one["impact"] in SERIOUS
    ]


@pytest.mark.parametrize(
    ("light", "phone"), [("light", False), ("dark", True)], ids=["day at a desk", "night on a phone"]
)
def test_lobby_and_forms_shut_nobody_out(invite, phone, light):
    anna = invite("Anna", phone=phone, color_scheme=light)
    for path in PATHS:
        anna.go(path)
        assert complaints(anna) == [], path


def test_no_table_shuts_anybody_out(invite, game_name):
    """Games take turns to be looked at by day at a desk and by night on a phone."""
    is_phone = list(games()).index(game_name) % 2 == 1
    anna = invite("Anna", phone=is_phone, color_scheme="dark" if is_phone else "light", language="it")
    bots = [{"kind": "bot", "level": "random"}] * (find_game(game_name).players[0] - 1)
    anna.open_table(game_name, [{"kind": "me"}, *bots])
    anna.wait_to_be_asked()
    lit = anna.page.locator(".part.lit")
    assert lit.count() + anna.page.locator("#choices button").count() > 0
    for name in ("role", "aria-label", "tabindex"):
        assert lit.evaluate_all(f"(parts) => parts.every((part) => part.getAttribute('{name}'))"), name
    assert complaints(anna) == []

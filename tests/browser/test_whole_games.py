"""Whole games of every game found, played through the page by clicking."""

from time import monotonic

from playwright.sync_api import expect

from dolmen.core.game import find_game

BY_HAND = 12  # moves of each by mouse and finger
PATIENCE = 120  # seconds without a step after which a game does not go on; a busy machine is slow, not wrong
FITS = "() => document.documentElement.scrollWidth <= screen.width"


def test_two_people_and_a_bot_play_a_whole_game(invite, game_name):
    """One sits at a desk in English, the other has a phone in Italian; seats without them are a bot's."""
    players = 3 if 3 in find_game(game_name).players else find_game(game_name).players[-1]
    bots = [{"kind": "bot", "level": "random"}] * (players - 2)
    anna, bruno = invite("Anna"), invite("Bruno", language="it", phone=True)
    path = anna.open_table(game_name, [{"kind": "me"}, {"kind": "open"}, *bots])
    expect(anna.page.locator("#waiting")).to_be_visible()
    bruno.go(path)
    bruno.page.get_by_role("button", name="Siediti qui").tap()
    play_on(anna, bruno)
    for person in (anna, bruno):
        expect(person.page.locator("#result")).to_be_visible()
        expect(person.page.locator("#result-title")).not_to_be_empty()
        assert person.page.locator(".tally").count() == players
    expect(bruno.page.get_by_role("button", name="Rivincita")).to_be_visible()


def play_on(*people) -> None:
    """Everybody plays when asked until the game is over for all; after BY_HAND moves robots in the pages click on."""
    moves = dict.fromkeys(people, 0)
    shown, since = None, monotonic()
    while monotonic() - since < PATIENCE:
        states = [person.state for person in people]
        if all(is_over for _, _, is_over in states):
            return
        if states != shown:
            shown, since = states, monotonic()
        for person, (_, is_asked, _) in zip(people, states, strict=True):
            if is_asked and moves[person] < BY_HAND:
                assert person.page.evaluate(FITS), "the page scrolls sideways"
                person.play()
                moves[person] += 1
                if moves[person] == BY_HAND:
                    person.play_on_alone()
        people[0].page.wait_for_timeout(20 if min(moves.values()) < BY_HAND else 500)
    raise AssertionError(f"the game does not go on: {shown}")


def test_one_button_of_the_lobby_opens_a_game_against_bots(invite, game_name):
    """I am asked at once, or see whom I wait for."""
    anna = invite()
    anna.go("/")
    anna.page.locator(f"[data-game='{game_name}'] [data-play-now]").click()
    anna.page.locator("#first-time button").click()  # not the lesson: I know it from the box
    anna.page.wait_for_url("**/table/*")
    expect(anna.page.locator("#stage > svg")).to_be_visible()
    expect(anna.page.locator(".player")).not_to_have_count(0)
    expect(anna.page.locator("#ask")).not_to_be_empty()

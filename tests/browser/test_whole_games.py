"""Whole games of every game found, played through the page by clicking."""

import random
from collections.abc import Iterator
from time import monotonic

import pytest
from playwright.sync_api import expect

from dolmen.core.game import find_game, games
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from tests.browser.person import SEEN
from tests.browser.staged import Stage

BY_HAND = 15  # moves of each by mouse and finger
FIRST_MOVES, LAST_STEPS = 10, 6  # of the titles whose whole games take minutes
SHORT = ("cairn", "woolly_bully")
LONGER = [name for name in games() if name not in SHORT]
PATIENCE = 120  # seconds without a step after which a game does not go on; a busy machine is slow, not wrong
PAUSE = 100  # milliseconds between two looks
FITS = "() => document.documentElement.scrollWidth <= screen.width"


@pytest.mark.parametrize("title", [*SHORT, *(pytest.param(name, marks=pytest.mark.long) for name in LONGER)])
def test_two_people_and_a_bot_play_a_whole_game(invite, title):
    """One sits at a desk in English, the other has a phone in Italian; seats without them are a bot's."""
    people = sit_down(invite, title)
    play_on(*people)
    for person in people:
        expect_the_end(person, players_of(title))
    expect(people[1].page.get_by_role("button", name="Rivincita")).to_be_visible()


@pytest.mark.parametrize("title", LONGER)
def test_two_people_and_a_bot_begin_a_game(invite, title):
    people = sit_down(invite, title)
    moves = dict.fromkeys(people, 0)
    for asked in looks(people):
        for person in asked:
            move(person)
            moves[person] += 1
        if sum(moves.values()) >= FIRST_MOVES and min(moves.values()) >= 2:
            break
    assert not any(person.is_over for person in people)


@pytest.mark.parametrize("title", LONGER)
def test_the_last_moves_lead_to_the_result(invite, title):
    """Titles take turns to be played to their end at a desk in English and on a phone in Italian."""
    is_phone, players = LONGER.index(title) % 2 == 1, players_of(title)
    language = "it" if is_phone else "en"
    anna = invite("Anna", language=language, phone=is_phone)
    stage = Stage(anna, find_game(title), players, language)
    stage.enter(nearly_over(title, players))
    for _ in range(10 * LAST_STEPS):
        anna.wait_to_be_asked()
        if stage.play.over:
            break
        anna.play()
    expect_the_end(anna, players)
    expect(anna.page.locator("#rematch")).to_be_visible()


def nearly_over(title: str, players: int) -> Play:
    """A random game, some steps before its end."""
    play, chance = Play.new(title, players, seed=seed_from(players)), random.Random(players)
    while not play.over:
        play.act(chance.choice(play.legal))
    return play.at(len(play.steps) - LAST_STEPS)


def players_of(title: str) -> int:
    """Three, or as many as there can be."""
    return 3 if 3 in find_game(title).players else find_game(title).players[-1]


def sit_down(invite, title: str) -> tuple:
    """Two people at a table that has begun."""
    bots = [{"kind": "bot", "level": "random"}] * (players_of(title) - 2)
    anna, bruno = invite("Anna"), invite("Bruno", language="it", phone=True)
    path = anna.open_table(title, [{"kind": "me"}, {"kind": "open"}, *bots])
    expect(anna.page.locator("#waiting")).to_be_visible()
    bruno.go(path)
    bruno.page.get_by_role("button", name="Siediti qui").tap()
    return anna, bruno


def expect_the_end(person, players: int) -> None:
    """The page tells who won, and the points of all."""
    expect(person.page.locator("#result")).to_be_visible()
    expect(person.page.locator("#result-title")).not_to_be_empty()
    assert person.page.locator(".tally").count() == players


def play_on(*people) -> None:
    """Everybody plays when asked until the game is over for all; after BY_HAND moves robots in the pages click on."""
    moves = dict.fromkeys(people, 0)
    for asked in looks(people):
        for person in asked:
            if moves[person] < BY_HAND:
                move(person)
                moves[person] += 1
                if moves[person] == BY_HAND:
                    person.play_on_alone()


def looks(people) -> Iterator[list]:
    """Tells again and again who is asked, until the game is over for all; fails where it does not go on."""
    shown, since = None, monotonic()
    while monotonic() - since < PATIENCE:
        states = [person.state for person in people]
        if all(is_over for _, _, is_over in states):
            return
        if states != shown:
            shown, since = states, monotonic()
        yield [person for person, (_, is_asked, _) in zip(people, states, strict=True) if is_asked]
        people[0].page.wait_for_timeout(PAUSE)
    seen = [person.page.evaluate(SEEN, None) for person in people]
    raise AssertionError(f"the game does not go on: {shown}, {seen}")


def move(person) -> None:
    """One move by mouse or finger, on a page that has its place on the screen."""
    assert person.page.evaluate(FITS), "the page scrolls sideways"
    person.play()


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

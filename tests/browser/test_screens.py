"""Every table at every size of screen: letters that can be read, nothing too wide, what is asked in view, one board."""

import random

import pytest

from dolmen.core.game import find_game, games
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from tests.browser.chromium import FLAGS, chromium
from tests.browser.conftest import invited
from tests.browser.measure import SIZES, measure
from tests.browser.staged import Stage, moments

SAMPLE = ((360, 640), (844, 390), (820, 1180), (1280, 720))
LARGE_SIZES = ((390, 844), (1280, 720), (1400, 900))
SMALLEST = 12
HAND = {"has_touch": True, "is_mobile": True, "device_scale_factor": 1, "viewport": {"width": 390, "height": 844}}
LARGE_LETTERS = "--blink-settings=defaultFontSize=32"  # twice as large as usual, as people set it in their browser
IN_VIEW = """(wanted) => wanted.filter((one) => {
  const box = document.querySelector(one).getBoundingClientRect();
  const isIn = box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
  return box.width === 0 || !isIn;
})"""
TABLES = [(game.name, players) for game in games().values() for players in game.players]


def check(figures, where):
    """What holds for every title at every size and time."""
    assert figures.overflow <= 0, where
    assert figures.prompt and figures.progress, where
    assert figures.page >= SMALLEST - 0.05, where
    assert figures.picture >= SMALLEST - 0.05, where
    assert figures.hand and figures.parts == figures.lit, where
    assert figures.buttons == figures.choices, where


def check_everywhere(person, name, players, language, sizes, is_every_time=True):
    """A title from its opening to its end at all these sizes; else sizes take turns at what lies between."""
    game = find_game(name)
    during, end = moments(game, players)
    stage = Stage(person, game, players, language)
    stage.enter(during[0])
    boards = {}
    for turn, size in enumerate(sizes):
        stage.resize(*size)
        for play in during if is_every_time else (during[0], during[1 + turn % (len(during) - 2)], during[-1]):
            stage.show(play)
            figures, where = measure(person), f"{name} with {players}, {size}, after {len(play.steps)} steps"
            check(figures, f"{where}: {figures}")
            boards.setdefault(size, set()).add(tuple(figures.board))
    stage.show(end)
    for size in sizes:
        stage.resize(*size)
        figures = measure(person)
        boards[size].add(tuple(figures.board))
        assert figures.overflow <= 0 and min(figures.page, figures.picture) >= SMALLEST - 0.05, f"{name}, end, {size}"
        assert person.page.evaluate(IN_VIEW, ["#result-title", "#rematch", "#replay", ".tally summary"]) == [], size
    assert {size: places for size, places in boards.items() if len(places) > 1} == {}


def test_a_table_fits_every_screen_from_its_opening_to_its_end(invite, game_name):
    anna = invite("Anna", language="it", **HAND)
    check_everywhere(anna, game_name, find_game(game_name).players[-1], "it", SAMPLE, is_every_time=False)


def test_the_longest_question_is_read_whole(invite, game_name):
    game = find_game(game_name)
    anna, players = invite("Anna", language="it", **HAND), game.players[-1]
    stage = Stage(anna, game, players, "it")
    stage.enter(longest_question(stage))
    for size in SAMPLE:
        stage.resize(*size)
        figures = measure(anna)
        assert figures.prompt and figures.progress, f"{size}: {anna.page.locator('#ask').inner_text()}"


def longest_question(stage):
    """The position of a random game in which most is asked."""
    play, chance = Play.new(stage.game, stage.players, seed=seed_from(1)), random.Random(1)
    found, most = play.copy(), 0
    while not play.over:
        asked = stage.asked_at(play)
        if len(asked) > most:
            found, most = play.copy(), len(asked)
        play.act(chance.choice(play.legal))
    return found


@pytest.fixture(scope="session")
def large_chrome(playwright_session):
    """A browser in which somebody has set letters of twice the size."""
    browser = playwright_session.chromium.launch(executable_path=chromium(), args=[*FLAGS, LARGE_LETTERS])
    yield browser
    browser.close()


@pytest.fixture
def with_large_letters(large_chrome, house):
    """Somebody who sits before it."""
    person = invited(large_chrome, house, "it", HAND)
    yield person
    person.context.close()


def test_letters_of_twice_the_size_have_their_room(with_large_letters, game_name):
    anna, game = with_large_letters, find_game(game_name)
    stage = Stage(anna, game, game.players[0], "it")
    stage.enter(moments(game, game.players[0])[0][1])
    for size in LARGE_SIZES:
        stage.resize(*size)
        figures = measure(anna)
        assert figures.overflow <= 0 and figures.prompt and figures.page >= 1.5 * SMALLEST, size
        assert figures.picture >= SMALLEST - 0.05 and figures.parts + figures.buttons > 0, size


@pytest.mark.long
@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_table_fits_every_screen_at_any_time(invite, name, players, language):
    anna = invite("Anna", language=language, **HAND)
    check_everywhere(anna, name, players, language, SIZES)

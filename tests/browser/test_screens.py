"""Every table at every size of screen: nothing too wide, what is asked in view, the board always in its place."""

import pytest

from dolmen.core.game import find_game, games
from tests.browser.measure import SIZES, look

SAMPLE = ((390, 844), (844, 390), (820, 1180), (1280, 720))
SMALLEST = 12
HAND = {"has_touch": True, "is_mobile": True, "device_scale_factor": 1}


def seated(invite, name, players, language="en"):
    """Somebody at a table with bots, on a device whose size can be changed."""
    anna = invite("Anna", language=language, viewport={"width": 390, "height": 844}, **HAND)
    anna.is_phone = True
    anna.open_table(name, [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * (players - 1)])
    anna.wait_to_be_asked()
    return anna


def check(figures, size):
    """What holds for every title at every size."""
    assert figures.overflow <= 0, size
    assert figures.prompt, size
    assert figures.page >= SMALLEST, size
    assert figures.parts + figures.buttons > 0 or figures.lit + figures.choices == 0, size


def test_a_table_fits_every_screen(invite, game_name):
    anna = seated(invite, game_name, find_game(game_name).players[0])
    for size in SAMPLE:
        check(look(anna, size), size)


def test_the_board_keeps_its_place_from_question_to_question(invite, game_name):
    anna = seated(invite, game_name, find_game(game_name).players[-1], "it")
    boards = set()
    for _ in range(4):
        boards.add(tuple(look(anna, (390, 844)).board))
        anna.play()
        anna.wait_to_be_asked()
        if anna.is_over:
            break
    assert len(boards) == 1


def test_a_picture_is_never_smaller_than_it_can_be_read_on_a_phone(invite, game_name):
    anna = seated(invite, game_name, find_game(game_name).players[0])
    for size in ((390, 844), (820, 1180)):
        assert round(look(anna, size).picture, 1) >= SMALLEST


@pytest.mark.long
@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize(("name", "players"), [(game.name, n) for game in games().values() for n in game.players])
def test_every_table_fits_every_screen_at_any_time(invite, name, players, language):
    anna = seated(invite, name, players, language)
    for moment in range(3):
        for size in SIZES:
            check(look(anna, size), size)
        for _ in range(8 if moment == 0 else 0):
            anna.play()
            anna.wait_to_be_asked()
        if moment == 1:
            anna.play_on_alone()
            anna.page.wait_for_selector("#result:not([hidden])", state="attached", timeout=300_000)

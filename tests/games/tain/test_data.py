"""Táin: the figures of data.toml are those of the code."""

import tomllib

import pytest

from dolmen.games.tain import GAME, board
from dolmen.games.tain.board import CLASH, Kind, Outcome
from dolmen.games.tain.notation import KIND_WORDS
from tests.games.tain.positions import begin, offered

DATA = tomllib.loads((GAME.folder / "data.toml").read_text("utf-8"))
RESULTS = {
    Outcome.WON: "success",
    Outcome.EQUAL: "nothing",
    Outcome.FAILED: "fail",
    Outcome.LOST_BOY: "raider kidnapped",
    Outcome.CAUGHT_DAUGHTER: "guard kidnapped",
}


def test_constants():
    constants = DATA["constants"]
    assert constants["rounds"] == board.ROUNDS[0]
    assert constants["cow_goal"] == board.COW_GOAL
    assert (constants["start_cows"], constants["start_jewels"]) == (board.START_COWS, board.START_JEWELS)
    assert constants["total_cows"] == board.ALL_COWS
    assert constants["outland_spaces"] == board.OUTLAND_SPACES
    assert constants["tiles_per_clan"] == board.TILES == sum(board.SET)
    assert (DATA["game"]["players"], tuple(DATA["game"]["minutes"])) == ([2, 4], GAME.minutes)


@pytest.mark.parametrize("players", GAME.players)
def test_set_up(players):
    clans = DATA["clans"]["order"][:players]
    state, wanted = begin(clans, clans[0]), DATA["setup"][str(players)]
    assert state.outland_cows == wanted["outland_cows"]
    assert sum(state.jewels) == wanted["jewels_in_play"]
    assert len(offered(state)) == wanted["opening_options"]


def test_spaces():
    areas = DATA["areas"]
    assert (areas["stable"]["entrances"], areas["house"]["entrances"]) == (board.STABLES, board.HOUSES)


def test_tiles():
    for word, tile in DATA["tiles"].items():
        kind = KIND_WORDS.index(word)
        assert board.SET[kind] == tile["count"]
        assert (kind < board.RAID_KINDS) == tile["may_raid"]
        assert (kind < board.OUTLAND_KINDS) == tile["may_outland"]
    assert (DATA["tiles"]["boy"]["hostage_points"], DATA["tiles"]["daughter"]["hostage_points"]) == board.HOSTAGE_POINTS


def test_clashes():
    for raider, row in DATA["clash"].items():
        for guard, result in row.items():
            column = Kind.BLUFF if guard == "none" else KIND_WORDS.index(guard)
            assert RESULTS[CLASH[KIND_WORDS.index(raider)][column]] == result


def test_scoring_and_options():
    scoring, options = DATA["scoring"], DATA["options"]
    assert (scoring["cow"], scoring["jewel"]) == (board.COW_POINTS, board.JEWEL_POINTS)
    assert scoring["cow_goal_bonus"] == board.GOAL_POINTS
    named = {option.name: option for option in GAME.options}
    for name, values in options.items():
        assert [str(value) for value in values] == list(named[name].choices(4))

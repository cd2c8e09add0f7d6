"""Mac Robber: the figures of data.toml are those of the code."""

import tomllib

import pytest

from dolmen.games.mac_robber import GAME, board
from dolmen.games.mac_robber.board import COLOUR_WORDS, Estate
from dolmen.games.mac_robber.notation import said
from tests.games.mac_robber.positions import begin, scores

DATA = tomllib.loads((GAME.folder / "data.toml").read_text("utf-8"))


def by_colour(table):
    return tuple(table[word] for word in COLOUR_WORDS)


def test_players_and_clans():
    meta = DATA["meta"]
    assert (meta["players_min"], meta["players_max"]) == (GAME.players[0], GAME.players[-1])
    assert tuple(clan["id"] for clan in DATA["clans"]) == board.CLAN_WORDS
    assert tuple(DATA["cubes"]["order"]) == COLOUR_WORDS


@pytest.mark.parametrize("players", GAME.players)
def test_set_up(players):
    state, wanted = begin(players), DATA["setup"][f"players_{players}"]
    assert board.CUBES[players - 3] == by_colour(wanted["in_game"])
    total, removed = by_colour(DATA["cubes"]["total"]), by_colour(wanted["removed"])
    assert tuple(a - b for a, b in zip(total, removed, strict=True)) == by_colour(wanted["in_game"])
    assert tuple(a + b for a, b in zip(state.bag, state.display, strict=True)) == by_colour(wanted["bag"])
    assert scores(state) == [wanted["start_vp"]] * players
    each = DATA["setup"]["each_player"]
    assert tuple(each["court"][word] for word in COLOUR_WORDS[:3]) == board.START_COURT
    assert (len(each["estates"]), each["hand"]) == (board.PRINTED, board.START_HAND)


def test_board_and_turn():
    clan, turn = DATA["clan_board"], DATA["turn"]
    assert (clan["estate_slots"], clan["estate_slots_printed"]) == (board.SLOTS, board.PRINTED)
    assert clan["min_warriors"] == board.LEAST_WARRIORS
    assert (turn["draw"], turn["use_max"]) == (board.DRAWN, board.MOST_USED)
    assert (turn["actions_max"], turn["actions_max_last_player"]) == (board.MOST_ACTIONS, board.MOST_ACTIONS_LAST)


def test_every_action_has_a_sentence_and_its_cubes():
    words = {sentence.split()[0] for sentence in said.listed}
    actions = {action["id"]: action for action in DATA["actions"]}
    assert set(actions) <= words
    for kind, word in ((Estate.CATTLE, "cattle"), (Estate.CASTLE, "castle"), (Estate.ABBEY, "abbey")):
        colour = COLOUR_WORDS[board.PIECE_COLOUR[kind]]
        assert actions[word]["cost"] == {colour: board.PIECE_CUBES[kind]}
        assert actions[word]["needs_empty_estate"]


def test_cards_and_tiles():
    assert tuple(entry["count"] for entry in DATA["cards"]["values"]) == board.CARDS
    assert DATA["cards"]["total"] == board.ALL_CARDS == sum(board.CARDS)
    numbers = DATA["estates"]["numbers"]
    assert tuple(numbers.count(board.LOWEST_TILE + i) for i in range(board.TILE_NUMBERS)) == board.TILES_OF
    assert DATA["estates"]["total"] == board.TILES == sum(board.TILES_OF)


def test_assault_exchange_and_scoring():
    assault, scoring = DATA["assault"], DATA["scoring"]
    assert (assault["rounds"], assault["cards_drawn_after"]) == (board.COMBATS, board.REFILL)
    assert (assault["win_vp"], assault["win_vp_nothing_to_plunder"]) == (board.WIN_POINTS, board.WIN_POINTS_BARE)
    assert (assault["defence_vp"], assault["attacker_loss_vp"]) == (board.DEFENCE_POINTS, board.DEFEAT_POINTS)
    assert DATA["exchange"]["max"] == board.EXCHANGED
    green = (scoring["green_first"], scoring["green_second"], scoring["green_tied"])
    assert green == (board.GREEN_FIRST, board.GREEN_SECOND, board.GREEN_TIED)
    assert (scoring["red_each"], scoring["red_most"]) == (board.HERD_POINTS, board.MOST_HERDS_POINTS)
    assert DATA["track"]["draw_to"] == board.LAST_TRACK_SQUARE
    assert (DATA["track"]["red_from"], DATA["limits"]["max_rounds"]) == (board.RED_AREA, board.MOST_ROUNDS)


def test_options():
    assert {option.name: list(option.choices(3)) for option in GAME.options} == DATA["options"]

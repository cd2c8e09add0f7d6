"""OpenSpiel's own algorithms run on our games through the adapter."""

import pickle
from dataclasses import replace

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

from bench.ismcts import TERMS, Effort, Ledger, Row, budget_of, play, told
from dolmen.bots import Budget
from dolmen.core import loops
from dolmen.core.game import find_game
from dolmen.envs.openspiel import register
from dolmen.envs.rollouts import Rollouts

pytestmark = pytest.mark.slow

# A Cairn of four stones in two colours, of which each of two players holds one.
TINY = (
    ("board.py", "COLOURS, VALUES = 4, 6", "COLOURS, VALUES = 2, 2"),
    ("board.py", "HAND_SIZE = 4", "HAND_SIZE = 1"),
    ("board.py", "COSTS = (6, 4)", "COSTS = (1, 0)"),
)


def dealt(name, **settings):
    state = pyspiel.load_game(name, settings).new_initial_state()
    state.apply_action(state.chance_outcomes()[0][0])
    return state


def play_at_random(state, chance, moves):
    for _ in range(moves):
        if not state.is_terminal():
            state.apply_action(int(chance.choice(state.legal_actions())))


@pytest.mark.parametrize(
    ("name", "evaluator"), [("dolmen_keltis", Rollouts), ("dolmen_tain", mcts.RandomRolloutEvaluator)]
)
def test_its_search_plays_a_whole_game(name, evaluator):
    chance = np.random.RandomState(4)
    state = dealt(name)
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator(1, chance), 1.4, max_simulations=3, random_state=chance)
    while not state.is_terminal():
        if state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(int(chance.choice(state.legal_actions())))
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("name", ["dolmen_cairn", "dolmen_tain", "dolmen_mac_robber"])
def test_what_is_dealt_anew_looks_the_same_to_its_player_and_is_not_the_same(name):
    chance, state = np.random.RandomState(7), dealt(name)
    play_at_random(state, chance, 4)
    player = state.current_player()
    others = [state.resample_from_infostate(player, chance.random_sample) for _ in range(8)]
    for other in others:
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
    assert len({str(other) for other in others}) > 1


def test_an_information_state_grows_by_what_its_player_saw_and_tells_no_secret():
    state = dealt("dolmen_cairn", players=2)
    before = [state.information_state_string(player) for player in (0, 1)]
    mover = state.current_player()
    state.apply_action(state.legal_actions()[0])  # draws a stone
    after = [state.information_state_string(player) for player in (0, 1)]
    assert all(new.startswith(old) for old, new in zip(before, after, strict=True))
    drawn = [new[len(old) :].count("=") for old, new in zip(before, after, strict=True)]
    assert drawn[mover] > drawn[1 - mover]  # the other does not see which stone came


def test_a_state_is_the_same_after_it_was_written_down():
    state = dealt("dolmen_cairn", players=3, deals=5)
    play_at_random(state, np.random.RandomState(1), 5)
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    for player in range(3):
        assert again.information_state_string(player) == state.information_state_string(player)


@pytest.mark.parametrize("name", ["dolmen_cairn", "dolmen_tain"])
def test_a_compiled_roll_out_plays_the_game_that_a_plain_loop_plays(name):
    state = dealt(name)
    play_at_random(state, np.random.RandomState(3), 5)
    mover, plain = Rollouts(1, np.random.RandomState(8)).mover()[0].tolist(), state.clone()
    while not plain.is_terminal():
        legal = plain.legal_actions()
        plain.apply_action(legal[loops.pick(mover, len(legal))])
    worth = Rollouts(1, np.random.RandomState(8)).evaluate(state)
    assert worth.tolist() == plain.returns()


@pytest.mark.parametrize("terms", TERMS)
def test_its_search_is_measured_against_our_levels_and_a_broken_run_goes_on(terms, tmp_path):
    row, kept = Row("cairn", "novice", terms, {"simulations": 2, "time": 0.002}[terms]), tmp_path / "games.jsonl"
    first, second = Ledger(kept).missing([row], [3])
    Ledger(kept).add(row, play(first))
    assert "| 0 |" in told(row, Ledger(kept).games[row])  # half a pair does not count
    ledger = Ledger(kept)
    assert list(ledger.missing([row], [3])) == [second]
    ledger.add(row, play(second))
    games = Ledger(kept).games[row]
    assert [(game.deal, game.seat) for game in games] == [(3, 0), (3, 1)]
    assert all(0 <= game.share <= 1 and game.theirs.simulations >= game.theirs.moves > 0 for game in games)
    assert "| 2 |" in told(row, games)


def test_a_network_has_its_seconds_and_the_search_ten_times_as_many():
    row = Row("tain", "champion", "time", 0.05, times=10)
    assert row.rivals_budget == 0.5 and row.terms == "time × 10"
    assert budget_of(row, Effort()) == Budget(seconds=0.05, threads=1)
    assert budget_of(replace(row, level="master"), Effort(2, 200, 0.2)).iterations == 50


def test_parameters_are_the_options_of_a_game():
    game = pyspiel.load_game("dolmen_tain(players=3,rounds=4,active_marker=fixed)")
    assert game.num_players() == 3
    assert game.table.options["rounds"] == "4"
    assert game.table.options["active_marker"] == "fixed"


def test_an_option_of_words_and_numbers_takes_its_number_as_text():
    game = pyspiel.load_game("dolmen_keltis(players=2,start_player=_1)")
    assert game.table.options["start_player"] == "1"
    assert pyspiel.load_game("dolmen_keltis", {"start_player": "1"}).table.options == game.table.options
    assert pyspiel.load_game(str(game)).table.options == game.table.options


def test_counterfactual_regret_makes_a_tiny_cairn_harder_to_exploit(make_game):
    title = find_game(make_game(*TINY).name)
    register(title)
    game = pyspiel.load_game(f"dolmen_{title.name}", {"deals": 3})
    solver = cfr.CFRSolver(game)
    solver.evaluate_and_update_policy()
    before = exploitability.exploitability(game, solver.average_policy())
    for _ in range(20):
        solver.evaluate_and_update_policy()
    after = exploitability.exploitability(game, solver.average_policy())
    assert 0 <= after < before

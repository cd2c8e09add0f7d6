"""Batches: many games at once are the same games as one at a time."""

import re
from pathlib import Path

import numpy as np
import pytest

from dolmen.core import batch as batch_module
from dolmen.core import loops
from dolmen.core.batch import Batch
from dolmen.core.errors import BadOption, BadPlayers, IllegalAction, MissingExtra
from dolmen.core.game import games
from dolmen.core.plain import Plain
from dolmen.core.play import Play
from dolmen.core.viewer import NOBODY

EVERY = [(game, players) for game in games().values() for players in game.players]
IDS = [f"{game.name}-{players}" for game, players in EVERY]


def a_batch(n=5, players=3, **more):
    return Batch("cairn", n, players, seed=7, **{"threads": 1, **more})


def single(batch, i):
    return Play.new(batch.game, batch.players, batch.options, batch.seed_of(i))


def play_by_its_mover(play, mover):
    while not play.over:
        play.act(play.legal[loops.pick(mover, len(play.legal))])


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), EVERY, ids=IDS)
def test_random_games_of_a_batch_are_those_of_single_plays_byte_for_byte(game, players):
    batch = Batch(game, 3, players, seed=11, threads=1)
    batch.reset()  # so that the second game of a slot is shown to follow the rule as well
    batch.play_random()
    for i in range(batch.n):
        play = single(batch, i)
        play_by_its_mover(play, batch.mover_of(i))
        assert play.state.pack(game.state) == batch.states[i].tobytes()
        assert len(play.steps) == batch.moves[i]
        assert play.scores == batch.final_scores[i].tolist()
        assert play.ranks == batch.final_ranks[i].tolist()


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), EVERY, ids=IDS)
def test_stepping_shows_at_each_step_what_single_plays_show(game, players):
    batch = Batch(game, 2, players, seed=12, threads=1)
    plays = [single(batch, i) for i in range(batch.n)]
    for _ in range(25):
        mask, seen = batch.legal_mask(), batch.observations()
        traits, is_there = batch.described()
        for i, play in enumerate(plays):
            assert play.state.pack(game.state) == batch.states[i].tobytes()
            assert np.flatnonzero(mask[i]).tolist() == list(play.legal)
            assert batch.players_to_move[i] == play.player
            assert batch.scores[i].tolist() == play.scores
            assert seen[i].tolist() == observed(play, play.player)
            assert is_there[i].sum() == len(play.legal)
            assert traits[i][is_there[i]].tolist() == [described(play, action) for action in play.legal]
        actions = batch.random_actions()
        batch.step(actions)
        for play, action in zip(plays, actions.tolist(), strict=True):
            if not play.over:
                play.act(action)


def observed(play, viewer):
    out = np.zeros(play.game.observation_size, np.float32)
    play.rules.observe(play.view(viewer), viewer, out)
    return out.tolist()


def described(play, action):
    out = np.zeros(play.game.description_size, np.float32)
    play.rules.describe(play.view(play.player), action, out)
    return out.tolist()


def test_descriptions_are_padded_to_the_longest_list_of_the_batch():
    batch = a_batch(n=70)
    for _ in range(5):
        batch.step(batch.random_actions())
    traits, mask = batch.described()
    assert traits.shape == (70, batch.counts.max(), batch.game.description_size)
    assert (mask.sum(axis=1) == batch.counts).all()
    assert not traits[~mask].any()
    assert traits[mask].any(axis=1).all()


def test_descriptions_are_written_into_room_that_is_handed_in_and_may_be_longer():
    batch = a_batch()
    room = np.full((batch.n, batch.game.most_legal, batch.game.description_size), 9, np.float32)
    traits, mask = batch.described(out=room)
    assert traits is room
    assert not traits[~mask].any()
    assert (traits[:, : batch.counts.max()] == batch.described()[0]).all()
    with pytest.raises(ValueError, match="room for 0 actions"):
        batch.described(out=np.empty((batch.n, 0, batch.game.description_size), np.float32))


def test_a_game_whose_action_is_nobodys_waits():
    batch, other = a_batch(), a_batch()
    actions = batch.random_actions()
    actions[1] = NOBODY
    batch.step(actions)
    assert batch.moves.tolist() == [1, 0, 1, 1, 1]
    assert batch.states[1] == other.states[1]


def test_stepping_with_its_own_random_actions_is_playing_at_random():
    stepped, played = a_batch(), a_batch()
    while not stepped.over.all():
        stepped.step(stepped.random_actions())
    assert played.play_random() == stepped.moves.sum()
    assert stepped.states.tobytes() == played.states.tobytes()
    assert (stepped.final_ranks == played.final_ranks).all()


def test_the_number_of_threads_changes_nothing():
    alone, many = a_batch(n=400), a_batch(n=400, threads=3)
    for batch in (alone, many):
        batch.step(batch.random_actions())
        batch.reset(np.arange(100, 300))
    assert (alone.observations() == many.observations()).all()
    assert (alone.legal_mask() == many.legal_mask()).all()
    assert alone.play_random() == many.play_random()
    assert alone.states.tobytes() == many.states.tobytes()
    assert (alone.final_scores == many.final_scores).all()


def test_the_size_of_a_batch_changes_no_game_in_it():
    small, large = a_batch(n=3), a_batch(n=9)
    small.play_random()
    large.play_random()
    assert small.states.tobytes() == large.states[:3].tobytes()


def test_every_game_of_a_batch_has_a_seed_of_its_own_and_so_have_the_games_after_a_reset():
    batch = a_batch(n=50)
    seeds = {batch.seed_of(i) for i in range(50)}
    batch.reset()
    seeds |= {batch.seed_of(i) for i in range(50)}
    assert len(seeds) == 100
    assert not seeds & {bytes(np.array(batch.mover_of(i)[:4], "<u4")) for i in range(50)}


def test_without_a_seed_no_two_batches_are_the_same():
    assert Batch("cairn", 2, 2, threads=1).seed != Batch("cairn", 2, 2, threads=1).seed


def test_an_illegal_action_is_refused_with_the_game_and_the_action_and_nothing_changes():
    batch = a_batch()
    before = batch.states.tobytes()
    actions = batch.random_actions()
    actions[3] = batch.game.notation.parse("take")
    with pytest.raises(IllegalAction, match="game 3 cannot 'take' now; possible: draw"):
        batch.step(actions)
    assert batch.states.tobytes() == before
    assert not batch.moves.any()


@pytest.mark.parametrize("number", [-2, 50, 1_000_000])
def test_a_number_that_is_no_action_is_refused(number):
    batch = a_batch()
    with pytest.raises(IllegalAction, match=f"game 0 cannot '{number}' now"):
        batch.step(np.full(batch.n, number))


def test_the_wrong_number_of_actions_is_refused():
    with pytest.raises(ValueError, match="5 games need 5 actions"):
        a_batch().step([1, 2])


def test_games_that_are_over_wait_while_the_others_go_on():
    batch = a_batch(n=20)
    while not batch.over.any():
        batch.step(batch.random_actions())
    done = batch.over.copy()
    finished = batch.states[done].tobytes()
    assert not done.all()
    assert (batch.players_to_move[done] == NOBODY).all()
    ended = batch.step(batch.random_actions())
    assert not (ended & done).any()
    assert batch.states[done].tobytes() == finished


def test_a_reset_begins_a_new_game_in_the_named_slots_alone():
    batch = a_batch()
    batch.step(batch.random_actions())
    before, seeds = batch.states.copy(), [batch.seed_of(i) for i in range(5)]
    batch.reset(np.array([False, True, False, False, True]))
    for i in range(5):
        assert (batch.seed_of(i) == seeds[i]) == (i not in (1, 4))
        assert (batch.states[i].tobytes() == before[i].tobytes()) == (i not in (1, 4))
        assert batch.moves[i] == (i not in (1, 4))
    assert single(batch, 4).state.pack(batch.game.state) == batch.states[4].tobytes()


def test_a_slot_named_twice_is_reset_once():
    once, twice = a_batch(), a_batch()
    once.reset([2])
    twice.reset([2, 2])
    assert once.states.tobytes() == twice.states.tobytes()


def test_with_auto_reset_the_next_game_follows_at_once_and_the_result_is_kept():
    running, waiting = a_batch(auto_reset=True), a_batch()
    ended = np.zeros(5, bool)
    while not ended.any():
        ended = running.step(running.random_actions())
        waiting.step(waiting.random_actions())
    assert not running.over.any()
    assert (waiting.over == ended).all()
    assert (running.final_scores[ended] == waiting.scores[ended]).all()
    assert (running.final_ranks[ended] == waiting.ranks[ended]).all()
    first = int(np.flatnonzero(ended)[0])
    assert single(running, first).state.pack(running.game.state) == running.states[first].tobytes()


def test_what_is_observed_is_what_the_viewer_knows_and_no_more():
    batch = a_batch()
    play = single(batch, 0)
    for viewer in (NOBODY, 0, 1, 2):
        assert batch.observations(viewer=viewer)[0].tolist() == observed(play, viewer)
    mixed = batch.observations(viewer=[0, 1, 2, NOBODY, 0])
    assert (mixed[1] == batch.observations(viewer=1)[1]).all()


def test_observing_leaves_the_states_alone():
    batch = a_batch()
    before = batch.states.tobytes()
    batch.observations()
    assert batch.states.tobytes() == before


def test_a_viewer_who_does_not_sit_there_is_refused():
    with pytest.raises(ValueError, match="a viewer is a player from 0 to 2"):
        a_batch().observations(viewer=3)


def test_masks_and_observations_go_into_arrays_that_are_handed_in():
    batch = a_batch()
    mask = np.ones((5, batch.game.actions), bool)
    seen = np.full((5, batch.game.observation_size), 9, np.float32)
    assert batch.legal_mask(out=mask) is mask
    assert batch.observations(out=seen) is seen
    assert (mask == batch.legal_mask()).all()
    assert (seen == batch.observations()).all()
    with pytest.raises(ValueError, match="out must be a writeable, contiguous bool array of shape"):
        batch.legal_mask(out=mask[:, 1:])


def test_states_written_by_hand_are_listed_afresh():
    batch, other = a_batch(), a_batch()
    other.play_random()
    batch.states[2] = other.states[2]
    batch.refresh()
    assert batch.over.tolist() == [False, False, True, False, False]


def test_options_reach_every_game_and_bad_ones_are_refused():
    batch = a_batch(options={"cost": "4", "first_player": "first"})
    assert {Plain(state).cost for state in batch.states} == {1}
    assert (batch.players_to_move == 0).all()
    with pytest.raises(BadOption):
        a_batch(options={"cost": "5"})
    with pytest.raises(BadPlayers):
        a_batch(players=7)


def test_a_batch_without_games_and_a_seed_of_the_wrong_length_are_refused():
    with pytest.raises(ValueError, match="one game or more"):
        a_batch(n=0)
    with pytest.raises(ValueError, match="16 bytes"):
        Batch("cairn", 1, 2, seed=b"short")


def test_without_numba_the_error_says_what_to_install(monkeypatch):
    monkeypatch.setattr(batch_module, "has_compiler", lambda: False)
    with pytest.raises(MissingExtra, match=r"dolmen\[fast\]"):
        a_batch()


PAGE = Path(__file__).parents[2] / "docs" / "batches.md"


@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_examples_in_the_docs_run(number, capsys):
    examples = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert len(examples) == 3
    exec(compile(examples[number], PAGE.name, "exec"), {})

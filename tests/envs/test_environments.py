"""What the environments mean: rewards, seeds, illegal actions, listed actions, opponents, the next game."""

import importlib

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import dolmen
from dolmen.core import extras
from dolmen.core.errors import IllegalAction, MissingExtra
from dolmen.envs.gymnasium import BatchEnv, BotsEnv
from dolmen.envs.pettingzoo import env
from dolmen.envs.seen import LOSS, rewards


@pytest.mark.parametrize(
    ("kind", "scores", "ranks", "worth"),
    [
        ("victory", [9, 4], [0, 1], [1, -1]),
        ("victory", [4, 4], [0, 0], [0, 0]),
        ("victory", [9, 4, 2], [0, 1, 2], [1, -0.5, -0.5]),
        ("victory", [9, 9, 2], [0, 0, 2], [0.25, 0.25, -0.5]),
        ("rank", [9, 4, 2], [0, 1, 2], [1, 0, -1]),
        ("rank", [9, 4, 4], [0, 1, 1], [1, -0.5, -0.5]),
        ("points", [9, 4], [0, 1], [9, 4]),
    ],
)
def test_an_ending_is_worth(kind, scores, ranks, worth):
    assert rewards(kind, scores, ranks).tolist() == worth
    assert rewards(kind, [scores, scores], [ranks, ranks]).tolist() == [worth, worth]


def test_who_lacks_what_environments_need_is_told_what_to_install(monkeypatch):
    monkeypatch.setitem(extras.MODULES, "envs", ("no_such_module",))
    with pytest.raises(MissingExtra, match="envs"):
        importlib.reload(dolmen.envs)


def test_a_kind_of_rewards_that_there_is_not_is_refused():
    with pytest.raises(ValueError, match="rewards are victory, rank, points, not 'fame'"):
        env("cairn", rewards="fame")


def played(aec, chance):
    for agent in aec.agent_iter():
        seen, _, over, _, _ = aec.last()
        aec.step(None if over else chance.choice(np.flatnonzero(seen["action_mask"])))
        yield agent, seen


def test_an_agent_sees_its_own_view_and_what_it_can_choose():
    aec = env("cairn", players=3)
    aec.reset(seed=5)
    play = aec.unwrapped.play
    agent = aec.agent_selection
    view, out = play.view(play.player), np.zeros(play.game.observation_size, np.float32)
    play.rules.observe(view, play.player, out)
    seen = aec.observe(agent)
    assert seen["observation"].tolist() == out.tolist()
    assert np.flatnonzero(seen["action_mask"]).tolist() == list(play.legal)
    others = [other for other in aec.agents if other != agent]
    assert not any(aec.observe(other)["action_mask"].any() for other in others)


def test_the_rewards_of_a_game_are_what_its_ending_is_worth():
    aec, chance = env("cairn", players=3, rewards="points"), np.random.default_rng(1)
    aec.reset(seed=5)
    got = {}
    for agent in aec.agent_iter():
        seen, reward, over, _, _ = aec.last()
        got[agent] = got.get(agent, 0) + reward
        aec.step(None if over else chance.choice(np.flatnonzero(seen["action_mask"])))
    assert list(got.values()) == [got[f"player_{n}"] for n in map(int, (name[-1] for name in got))]
    assert [got[f"player_{n}"] for n in range(3)] == aec.unwrapped.play.scores


def test_a_listed_action_is_a_place_in_the_list_and_is_described():
    aec = env("cairn", actions="listed")
    aec.reset(seed=3)
    chance = np.random.default_rng(2)
    for number, (_, seen) in enumerate(played(aec, chance)):
        assert seen["actions"].shape == (10, aec.unwrapped.play.game.description_size)
        assert not seen["actions"][seen["action_mask"] == 0].any()
        if number == 5:
            break


def one(**settings):
    return BotsEnv("cairn", **settings)


def test_an_illegal_action_loses_or_raises_on_wish():
    losing, raising = one(), one(illegal="raise")
    seen, _ = losing.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, cut, info = losing.step(wrong)
    assert (reward, over, cut, info["illegal"]) == (LOSS["victory"], True, False, True)
    raising.reset(seed=1)
    with pytest.raises(IllegalAction):
        raising.step(wrong)


def test_bots_have_the_other_seats():
    class First(dolmen.Bot):
        asked = 0

        def choose(self, view, seat, legal, seed):
            self.asked += 1
            assert seat != 1
            return legal[0]

    bot = First()
    player = one(players=3, seat=1, opponents=[bot, "adept"])
    seen, _ = player.reset(seed=1)
    over = False
    while not over:
        assert player.play.over or player.play.player == 1
        seen, reward, over, _, info = player.step(np.flatnonzero(seen["action_mask"])[0])
    assert bot.asked > 0
    assert reward == rewards("victory", info["scores"], info["ranks"])[1]


def test_opponents_are_counted():
    with pytest.raises(ValueError, match="2 opponents are needed, not 1"):
        one(players=3, opponents=["random"])


def test_a_title_is_made_by_its_name():
    assert gymnasium.make("dolmen/Cairn-v1", opponents="random").unwrapped.play.game.name == "cairn"
    many = gymnasium.make_vec("dolmen/Cairn-v1", num_envs=3)
    assert isinstance(many, BatchEnv)
    assert many.reset(seed=1)[0]["observation"].shape[0] == 3


def legal_choices(seen, chance):
    wishes = np.where(seen["action_mask"] == 1, chance.random(seen["action_mask"].shape), -1)
    return wishes.argmax(axis=1)


def test_many_games_go_on_with_the_next_game_at_the_next_step():
    many, chance = BatchEnv("cairn", 8, players=3), np.random.default_rng(3)
    seen, _ = many.reset(seed=2)
    ended = np.zeros(8, bool)
    episodes = 0
    for _ in range(60):
        assert seen in many.observation_space
        numbers = many.batch.numbers.copy()
        seen, reward, over, cut, info = many.step(legal_choices(seen, chance))
        assert not cut.any()
        assert (many.batch.numbers - numbers == 8 * ended).all()  # where a game ended the step before, the next begins
        assert not (over & ended).any()
        assert not reward[~over].any()
        assert (reward[over] == info["rewards"][over, 0]).all()
        assert (info["player"][~over] == 0).all()
        ended, episodes = over, episodes + over.sum()
    assert episodes > 8


def test_many_games_go_on_at_the_same_step_on_wish_and_keep_what_was_seen_last():
    many = BatchEnv("cairn", 4, autoreset_mode=AutoresetMode.SAME_STEP, opponents=None, actions="listed")
    chance = np.random.default_rng(3)
    seen, info = many.reset(seed=2)
    while "final_obs" not in info:
        before = info["player"]
        seen, reward, over, _, info = many.step(legal_choices(seen, chance))
    first = int(np.flatnonzero(over)[0])
    assert reward[first] == info["rewards"][first, before[first]]
    assert not info["final_obs"][first]["action_mask"].any()
    assert seen["action_mask"][first].any()


def test_bots_play_in_a_batch_as_they_play_alone():
    many = BatchEnv("cairn", 2, players=2, opponents="novice", seat=1)
    seen, _ = many.reset(seed=2)
    play = dolmen.new("cairn", 2, seed=many.batch.seed_of(0))
    chance, over = np.random.default_rng(1), [False]
    while not over[0]:
        while play.player == 0:
            play.act(play.ask("novice").action)
        choices = legal_choices(seen, chance)
        play.act(int(choices[0]))
        seen, _, over, _, _ = many.step(choices)
    while not play.over:
        play.act(play.ask("novice").action)
    assert play.scores == many.batch.final_scores[0].tolist()


def test_an_illegal_action_in_a_batch_ends_that_game_as_a_loss():
    many = BatchEnv("cairn", 3)
    seen, _ = many.reset(seed=2)
    choices = legal_choices(seen, np.random.default_rng(1))
    choices[1] = np.flatnonzero(seen["action_mask"][1] == 0)[0]
    _, reward, over, _, info = many.step(choices)
    assert over.tolist() == info["illegal"].tolist() == [False, True, False]
    assert reward.tolist() == [0, LOSS["victory"], 0]


def test_the_same_seed_deals_the_same_games():
    left, right = BatchEnv("cairn", 4), BatchEnv("cairn", 4)
    assert (left.reset(seed=9)[0]["observation"] == right.reset(seed=9)[0]["observation"]).all()
    assert (left.reset()[0]["observation"] == right.reset()[0]["observation"]).all()
    assert not (left.reset(seed=10)[0]["observation"] == right.reset(seed=9)[0]["observation"]).all()

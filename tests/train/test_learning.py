"""Learning by self-play: that it learns at all, and that what it learns from is counted right. `make train`."""

import time
from dataclasses import replace

import pytest

torch = pytest.importorskip("torch")

from dolmen.core.game import find_game  # noqa: E402
from dolmen.train import checkpoint, plots, variants  # noqa: E402
from dolmen.train.advantages import advantages  # noqa: E402
from dolmen.train.evaluate import ADEPT, RANDOM, evaluate  # noqa: E402
from dolmen.train.imitate import Imitation  # noqa: E402
from dolmen.train.learn import Learner, Settings, largest  # noqa: E402
from dolmen.train.network import Network, padded  # noqa: E402
from dolmen.train.run import Training, settings_for  # noqa: E402
from dolmen.train.selfplay import Player, Written, outcome  # noqa: E402
from dolmen.train.world import World  # noqa: E402

CAIRN = find_game("cairn")
FADE = 0.95


@pytest.fixture(autouse=True)
def one_thread():
    torch.set_num_threads(1)


def written_games(games: int = 100, horizon: int = 64, seed: int = 3) -> tuple[Written, Network]:
    """Some decisions of games by a network that has opinions of its own."""
    torch.manual_seed(seed)
    network = Network(CAIRN, width=32, blocks=1, action_width=16)
    for layer in (network.share, network.score):
        torch.nn.init.normal_(layer.weight, std=0.3)
    kinds, places = variants.spread(CAIRN, games, seed)
    world = World(CAIRN, "cpu", kinds, places, seed)
    return Player(world, horizon, torch.Generator().manual_seed(seed)).play(network), network


def test_a_minute_of_cairn_beats_random_play_clearly(tmp_path):
    """A minute of this process, however busy the machine is."""
    rivals, path = [(RANDOM, 2), (ADEPT, 2)], tmp_path / "cairn.pt"
    network = Training(CAIRN, 1.0, "cpu", path, rivals=rivals, evaluations=2, clock=time.process_time).run()
    for players in CAIRN.players:
        found = evaluate(CAIRN, network, RANDOM, players, 600)
        assert found.share - found.within > 1.7 / players, found
    assert len(plots.strengths(plots.read_log(tmp_path / "cairn.jsonl"))["adept, 2 players"]) == 2
    assert plots.write(tmp_path / "cairn.jsonl", "cairn").read_text("utf-8").count("<polyline") >= 5


def test_who_copies_the_adept_foresees_its_choices_and_keeps_them_while_only_the_shares_are_learned(tmp_path):
    at = replace(settings_for(CAIRN, "cpu"), imitated=20.0, values_first=1_000_000, shares=0.0)
    lines = []
    training = Training(
        CAIRN, 0.5, "cpu", tmp_path / "cairn.pt", settings=at, rivals=[], report=lines.append, clock=time.process_time
    )
    training.run()
    foreseen = [line["imitated"] for line in lines if "imitated" in line]
    imitation = Imitation(training.world, training.learner, training.player.kind, 1)
    assert foreseen and imitation.round() > 0.6  # one of six or so by lot


def test_who_is_reminded_of_the_adept_forgets_it_less_and_where_learning_goes_on_too(tmp_path):
    def foreseen(reminded: float, name: str) -> float:
        path = tmp_path / f"{name}.pt"
        at = replace(small(0.0), imitated=4.0, reminded=reminded, reminded_until=9.0, entropy=1.0, last_entropy=1.0)
        more = {"settings": at, "rivals": [], "plan": 1.0, "clock": time.process_time}
        Training(CAIRN, 0.1, "cpu", path, **more).run()
        training = Training(CAIRN, 0.1, "cpu", path, resume=path, **more)
        training.run()
        fresh = Imitation(training.world, training.learner, training.player.kind, 1)
        return sum(fresh.round() for _ in range(8)) / 8

    assert foreseen(3.0, "reminded") > foreseen(0.0, "left") + 0.1


def test_advantages_are_those_of_a_plain_loop_over_100_games():
    written, _ = written_games()
    better, foreseen, known = advantages(written, FADE)
    for game in range(100):
        for seat, decisions in decisions_of(written, game).items():
            for t, gain, told in plain_advantages(written, game, seat, decisions):
                assert bool(known[t, game]) == (gain is not None)
                if gain is not None:
                    assert better[t, game].item() == pytest.approx(gain, abs=1e-5)
                    assert foreseen[t, game].tolist() == pytest.approx(told, abs=1e-4)


def decisions_of(written: Written, game: int) -> dict[int, list[list[int]]]:
    """By player: when they decided, game after game; the last list may be of a game that has not ended."""
    found: dict[int, list[list[int]]] = {seat: [[]] for seat in range(int(written.players[game]))}
    for t in range(len(written.mover)):
        found[int(written.mover[t, game])][-1].append(t)
        if written.ended[t, game]:
            for lists in found.values():
                lists.append([])
    return found


def plain_advantages(written: Written, game: int, seat: int, decisions: list[list[int]]):
    """When, the advantage and the shares that should have been foreseen, by the definition; None where unknown."""
    players, ends = int(written.players[game]), written.ended[:, game].nonzero().flatten().tolist()
    for number, times in enumerate(decisions):
        after, more = None, 0.0
        if number < len(ends):
            ranks = written.ranks[ends[number], game][:players].tolist()
            won = [(rank == 0) / ranks.count(0) for rank in ranks]
            after = [won[(seat + k) % players] for k in range(players)] + [0.0] * (5 - players)
            more = [0.0] * 5
        for t in reversed(times):
            value = written.value[t, game].tolist()
            if after is None:
                yield t, None, None
                more = [0.0] * 5
            else:
                more = [a - v + FADE * m for a, v, m in zip(after, value, more, strict=True)]
                told = [max(v + m, 0.0) for v, m in zip(value, more, strict=True)]
                yield t, more[0], [share / sum(told) for share in told]
            after = value


def test_before_the_first_step_old_and_new_likelihoods_are_the_same():
    written, network = written_games()
    counts = written.counts.flatten()
    owner = torch.repeat_interleave(torch.arange(len(counts)), counts)
    place = torch.arange(len(owner)) - (counts.cumsum(0) - counts)[owner]
    rows = written.starts.flatten()[owner] + place
    scores, _ = network(written.seen.flatten(0, 1), written.traits[rows], owner)
    logs = padded(scores, owner, place, len(counts), written.longest).log_softmax(1)
    chosen = logs.gather(1, written.chosen.flatten()[:, None]).squeeze(1)
    ratio = (chosen - written.chance.flatten()).exp()
    assert ratio.min().item() == pytest.approx(1, abs=0.01)
    assert ratio.max().item() == pytest.approx(1, abs=0.01)


def test_the_victory_is_shared_and_places_count_as_wished():
    ranks, players = torch.tensor([[0, 0, 2, 0, 0], [0, 1, 0, 0, 0]]), torch.tensor([3, 2])
    assert outcome(ranks, players, 0.0).tolist() == [[0.5, 0.5, 0, 0, 0], [1, 0, 0, 0, 0]]
    ranks, players = torch.tensor([[1, 0, 2, 0, 0]]), torch.tensor([3])
    shares = outcome(ranks, players, 0.3)[0].tolist()
    assert shares == pytest.approx([0.1, 0.9, 0, 0, 0])


def test_a_number_that_is_rarely_there_is_scaled_by_its_size_when_it_is():
    network = Network(find_game("cairn"))
    seen, traits = (torch.zeros(100, len(scale)) for scale in (network.seen_scale, network.traits_scale))
    seen[::20, 3], seen[:, 4], traits[::50, 0] = 8.0, 0.5, -4.0
    network.set_scales(seen, traits)
    assert network.seen_scale[2:5].tolist() == [1, 0.125, 1]
    assert network.traits_scale[0].item() == 0.25


def test_the_largest_share_of_sizes_is_kept():
    assert largest(torch.arange(100.0), 0.25).nonzero().flatten().tolist() == list(range(74, 100))


def test_a_schedule_holds_when_time_is_more_than_up():
    at = Settings()
    assert at.entropy_at(1.01) == at.last_entropy
    assert at.rate_at(1.01) == pytest.approx(at.rate * at.last_rate)
    assert at.by_rank_at(1.01) == 0


def small(league: float = 0.25) -> Settings:
    return replace(settings_for(CAIRN, "cpu"), games=64, horizon=16, league=league)


def test_learning_goes_on_where_it_was_saved(tmp_path):
    path = tmp_path / "cairn.pt"
    first = Training(CAIRN, 0.02, "cpu", path, rivals=[], settings=small(), plan=1.0)
    first.run()
    second = Training(CAIRN, 0.02, "cpu", path, resume=path, rivals=[], settings=small(), plan=1.0)
    assert second.course == first.course
    assert second.learner.steps == first.learner.steps
    for mine, its in zip(first.learner.average.parameters(), second.learner.average.parameters(), strict=True):
        assert torch.equal(mine, its)
    second.run()
    assert second.course.seconds > first.course.seconds


def test_the_same_seed_learns_the_same(tmp_path):
    weights = []
    for name in ("a", "b"):
        training = Training(CAIRN, 1.0, "cpu", tmp_path / f"{name}.pt", rivals=[], settings=small(0.0), seed=7)
        for _ in range(3):
            training._round()
        weights.append(training.learner.network.state_dict())
    assert all(torch.equal(weights[0][name], weights[1][name]) for name in weights[0])


def test_earlier_selves_have_all_seats_but_the_learners(tmp_path):
    training = Training(CAIRN, 1.0, "cpu", tmp_path / "cairn.pt", rivals=[], settings=small(0.5))
    training.league.keep(training.learner.average, 0)
    training.league.draw()
    training._seat_league()
    written = training.player.play(training.learner.network, training._others)
    first, learner = training.league.first, training.player.learner.long()
    assert bool(written.is_mine[:, :first].all())
    assert torch.equal(written.is_mine[:, first:], written.mover[:, first:] == learner[first:])
    assert not bool(advantages(written, FADE)[2][~written.is_mine].any())


def test_among_adepts_the_learner_has_one_seat_and_they_play_as_adepts_do(tmp_path):
    at = replace(small(0.25), adepts=0.25)
    training = Training(CAIRN, 1.0, "cpu", tmp_path / "cairn.pt", rivals=[], settings=at)
    world, learner, (first, last) = training.world, training.player.learner, training.among_adepts
    assert (first, last) == (32, 48) and set(world.players[first:last].tolist()) == set(CAIRN.players)
    sight = world.look()
    rows = training._others(sight, torch.zeros(world.n, sight.longest))
    is_theirs = (learner >= 0) & (world.movers != learner)
    assert is_theirs[first:last].any() and not is_theirs[:first].any() and not is_theirs[last:].any()
    theirs = world.adept(is_theirs)
    played = sight.actions[sight.starts + rows.argmax(1)]
    assert torch.equal(played[is_theirs], theirs[is_theirs])
    assert not rows[~is_theirs].any()
    written = training.player.play(training.learner.network, training._others)
    mine = written.mover[:, first:last] == learner[first:last].long()
    assert torch.equal(written.is_mine[:, first:last], mine) and bool(written.is_mine[:, last:].all())


def test_a_state_of_another_game_is_refused(tmp_path):
    path = tmp_path / "cairn.pt"
    training = Training(CAIRN, 1.0, "cpu", path, rivals=[], settings=small())
    training.save()
    with pytest.raises(ValueError, match="holds cairn, format 1, not tain"):
        checkpoint.load(path, "tain")


def test_a_learner_moves_towards_what_turned_out_well():
    written, network = written_games()
    average = Network(CAIRN, **network.shape)
    learner = Learner(network, average, replace(small(), batch=512), torch.Generator().manual_seed(1))
    figures = learner.learn(written, 0.5)
    assert figures["divergence"] > 0
    assert learner.steps > 1


def test_a_policy_that_has_gone_too_far_is_held_until_it_comes_back():
    def learned(farthest: float) -> float:
        written, network = written_games()
        at = replace(small(), batch=128, rate=0.02, farthest=farthest)
        learner = Learner(network, Network(CAIRN, **network.shape), at, torch.Generator().manual_seed(1))
        return learner.learn(written, 0.0)["divergence"]

    assert learned(0.001) < learned(1e9) / 2


def test_scores_that_have_gone_far_from_0_together_come_back():
    def size(centred: float) -> float:
        written, network = written_games()
        torch.nn.init.constant_(network.score.weight, -10.0)
        at = replace(small(), batch=128, rate=0.01, centred=centred)
        learner = Learner(network, Network(CAIRN, **network.shape), at, torch.Generator().manual_seed(1))
        for _ in range(12):
            learner.learn(written, 0.0)
        with torch.no_grad():
            scores, _ = network(written.seen.flatten(0, 1)[:1], written.traits[:2].float(), torch.zeros(2).long())
        return scores.abs().mean().item()

    assert size(1e-2) < size(0.0) / 2


def test_a_network_that_learns_on_from_its_file_says_what_it_said_at_the_end_of_its_plan(tmp_path):
    written, network = written_games()
    seen, first = written.seen.flatten(0, 1)[:50], written.counts.flatten()[:50]
    owner = torch.repeat_interleave(torch.arange(50), first)
    said = network(seen, written.traits[: len(owner)], owner)
    at = replace(small(0.0), games=64, horizon=8)
    more = {"settings": at, "rivals": [], "plan": 3.0, "begin": network, "clock": time.process_time}
    training = Training(CAIRN, 0.5, "cpu", tmp_path / "cairn.pt", **more)
    assert training.course.seconds == 150 and training.plan == 180
    training._set_scales()
    mine = training.learner.network
    assert mine.seen_scale.min() < 1  # so that there was something to make up for
    for before, now in zip(said, mine(seen, written.traits[: len(owner)], owner), strict=True):
        assert torch.allclose(before, now, atol=1e-4)


def test_a_network_that_begins_from_its_file_meets_what_it_was_and_copies_nobody(tmp_path):
    network = Network(CAIRN, width=32, blocks=1, action_width=16)
    at = replace(small(0.0), games=64, horizon=8, league=0.5, imitated=5.0, reminded=0.5)
    training = Training(CAIRN, 0.02, "cpu", tmp_path / "cairn.pt", settings=at, rivals=[], begin=network)
    assert training.settings.imitated == training.settings.reminded == 0
    training.run()
    first = training.league.selves[0]
    assert all(torch.equal(first[name].float(), value.half().float()) for name, value in network.state_dict().items())
    assert training.league.shares[0] != 0.5  # games against it were counted

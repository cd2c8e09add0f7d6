"""A network that was exported chooses as the one that learned. `make train`."""

from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from dolmen.bots.net import FILE, Net, Opinion  # noqa: E402
from dolmen.core.game import find_game  # noqa: E402
from dolmen.core.play import Play  # noqa: E402
from dolmen.train import variants  # noqa: E402
from dolmen.train.export import LARGEST, export  # noqa: E402
from dolmen.train.load import load  # noqa: E402
from dolmen.train.network import Network, by_game  # noqa: E402
from dolmen.train.run import settings_for  # noqa: E402
from dolmen.train.world import World  # noqa: E402

POSITIONS = 1_000
GAMES = ("cairn", "tain", "keltis")


def random_network(name: str, neck: int = 0) -> Network:
    torch.manual_seed(5)
    network = Network(find_game(name), width=48, blocks=2, action_width=24, neck=neck)
    for layer in (network.share, network.score):
        torch.nn.init.normal_(layer.weight, std=0.5)
    network.seen_scale.uniform_(0.2, 1)
    network.traits_scale.uniform_(0.2, 1)
    return network


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("neck", [0, 16])
def test_the_exported_network_chooses_alike_on_1000_positions(name, neck, tmp_path):
    game, network = find_game(name), random_network(name, neck)
    export(game, network, tmp_path / "net.onnx")
    opinion = Opinion(tmp_path / "net.onnx")
    kinds, places = variants.spread(game, POSITIONS // 20, 1)
    world, chance = World(game, "cpu", kinds, places, 1), torch.Generator().manual_seed(2)
    for _ in range(20):
        sight = world.look()
        with torch.no_grad():
            scores, seats = network(sight.seen, sight.traits, sight.owner)
        told, shares = opinion.of(sight.seen.numpy(), sight.traits.numpy(), sight.owner.numpy())
        np.testing.assert_allclose(told, scores.numpy(), atol=1e-3)
        np.testing.assert_allclose(shares, seats.numpy(), atol=1e-3)
        mine, its = by_game(scores, sight), by_game(torch.from_numpy(told), sight)
        best = mine.max(1).values
        assert bool((mine.gather(1, its.argmax(1)[:, None]).squeeze(1) >= best - 1e-4).all())
        place = (torch.rand(world.n, generator=chance) * sight.counts).long()
        world.act(sight.actions[sight.starts + place])


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_is_told_what_the_network_was_told_while_it_learned(name, tmp_path):
    game, network = find_game(name), random_network(name)
    export(game, network, tmp_path / "net.onnx")
    bot, players = Net(tmp_path / "net.onnx"), 3
    world = World(game, "cpu", [variants.usual(game, players)], np.zeros(1, np.int32), 1)
    play = Play.new(game, players, seed=world.device.host(world._states)[0]["dice"][:4].astype("<u4").tobytes())
    for _ in range(60):
        while len(play.legal) == 1:
            play.act(play.legal[0])
        sight = world.look()
        with torch.no_grad():
            scores, _ = network(sight.seen, sight.traits, sight.owner)
        likely, _ = bot._weigh(play.view(play.player), play.player, play.legal)
        assert sight.actions.tolist() == list(play.legal)
        np.testing.assert_allclose(likely, scores.softmax(0).numpy(), atol=1e-4)
        action = play.legal[len(play.legal) // 2]
        play.act(action)
        world.act(torch.tensor([action], dtype=torch.int32))
        if play.over or world.ended[0]:
            break


@pytest.mark.parametrize("name", ["tain", "keltis", "mac_robber", "enclave", "woolly_bully"])
def test_a_network_of_the_usual_size_is_small_enough_to_ship(name, tmp_path):
    game = find_game(name)
    at = settings_for(game, "cuda")
    network = Network(game, at.width, at.blocks, at.action_width, at.neck)
    assert export(game, network, tmp_path / "net.onnx") <= LARGEST
    assert Path(tmp_path / "net.onnx").stat().st_size <= LARGEST


@pytest.mark.parametrize("name", ["tain", "keltis", "mac_robber", "enclave", "woolly_bully"])
def test_a_shipped_network_that_learns_on_begins_with_what_its_file_says(name):
    game = find_game(name)
    network, opinion = load(game.folder / FILE, game), Opinion(game.folder / FILE)
    kinds, places = variants.spread(game, 20, 1)
    sight = World(game, "cpu", kinds, places, 1).look()
    with torch.no_grad():
        scores, seats = network(sight.seen, sight.traits, sight.owner)
    told, shares = opinion.of(sight.seen.numpy(), sight.traits.numpy(), sight.owner.numpy())
    np.testing.assert_allclose(told, scores.numpy(), atol=1e-3)
    np.testing.assert_allclose(shares, seats.numpy(), atol=1e-3)

"""A network as a file that plays anywhere: the averaged weights in ONNX, written node by node.

Inputs: `seen` (positions × numbers), `traits` (actions × numbers), `owner` (of each action: its position). Outputs:
`scores` (of each action; a softmax over those of a position says how likely each is) and `seats` (positions × seats,
counted from the player to move; a softmax over those who play says their shares of the victory).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper
from torch import Tensor, nn

from dolmen.core.game import Game
from dolmen.train.network import Network

OPSET = 17
IR_VERSION = 8
LARGEST = 4_000_000  # bytes


class Graph:
    """Nodes and weights, as they are added; what is added is known by the name of its output."""

    def __init__(self) -> None:
        self.nodes: list[Any] = []
        self.weights: list[Any] = []

    def weight(self, name: str, value: Tensor) -> str:
        """Adds weights."""
        array = value.detach().cpu().numpy().astype(np.float32)
        self.weights.append(numpy_helper.from_array(np.ascontiguousarray(array), name))
        return name

    def node(self, kind: str, inputs: list[str], name: str = "", **attributes: Any) -> str:
        """Adds a node."""
        out = name or f"{kind.lower()}_{len(self.nodes)}"
        self.nodes.append(helper.make_node(kind, inputs, [out], **attributes))
        return out

    def linear(self, x: str, name: str, layer: nn.Linear, scale: Tensor | None = None) -> str:
        """Adds a layer; a scale of what goes in becomes part of its weights."""
        weight = layer.weight if scale is None else layer.weight * scale
        x = self.node("MatMul", [x, self.weight(f"{name}.weight", weight.T)])
        return x if layer.bias is None else self.node("Add", [x, self.weight(f"{name}.bias", layer.bias)])

    def norm(self, x: str, name: str, layer: nn.LayerNorm) -> str:
        """Adds a norm."""
        inputs = [x, self.weight(f"{name}.weight", layer.weight), self.weight(f"{name}.bias", layer.bias)]
        return self.node("LayerNormalization", inputs, epsilon=layer.eps)

    def relu(self, x: str) -> str:
        """Adds a rectifier."""
        return self.node("Relu", [x])


def graph_of(network: Network) -> Graph:
    """The nodes of a network."""
    graph, x = Graph(), "seen"
    if network.neck is not None:
        x = graph.linear(x, "neck", network.neck, network.seen_scale)
        x = graph.relu(graph.linear(x, "enter", network.enter))
    else:
        x = graph.relu(graph.linear(x, "enter", network.enter, network.seen_scale))
    for k, block in enumerate(network.blocks):
        inner = graph.norm(x, f"norm{k}", block.norm)
        inner = graph.relu(graph.linear(inner, f"first{k}", block.first))
        x = graph.node("Add", [x, graph.linear(inner, f"second{k}", block.second)])
    x = graph.norm(x, "norm", network.norm)
    graph.node("Identity", [graph.linear(x, "share", network.share)], "seats")
    told = graph.linear("traits", "from_action", network.from_action, network.traits_scale)
    trunk = graph.node("Gather", [graph.linear(x, "from_trunk", network.from_trunk), "owner"], axis=0)
    met = graph.relu(graph.node("Add", [told, trunk]))
    scores = graph.linear(graph.relu(graph.linear(met, "meet", network.meet)), "score", network.score)
    graph.node("Squeeze", [scores, _axes(graph)], "scores")
    return graph


def _axes(graph: Graph) -> str:
    graph.weights.append(numpy_helper.from_array(np.array([1], np.int64), "axes"))
    return "axes"


def export(game: Game, network: Network, path: Path) -> int:
    """Writes the file of a network; returns how many bytes it has."""
    graph, size, traits = graph_of(network), network.seen_scale.numel(), network.traits_scale.numel()
    inputs = [
        helper.make_tensor_value_info("seen", TensorProto.FLOAT, ["positions", size]),
        helper.make_tensor_value_info("traits", TensorProto.FLOAT, ["actions", traits]),
        helper.make_tensor_value_info("owner", TensorProto.INT64, ["actions"]),
    ]
    outputs = [
        helper.make_tensor_value_info("scores", TensorProto.FLOAT, ["actions"]),
        helper.make_tensor_value_info("seats", TensorProto.FLOAT, ["positions", network.share.out_features]),
    ]
    made = helper.make_graph(graph.nodes, f"dolmen {game.name}", inputs, outputs, graph.weights)
    model = helper.make_model(made, opset_imports=[helper.make_opsetid("", OPSET)], producer_name="dolmen")
    model.ir_version = IR_VERSION
    helper.set_model_props(model, {"game": game.name, "version": str(game.version)})
    onnx.checker.check_model(model)
    data = model.SerializeToString()
    if len(data) > LARGEST:
        raise ValueError(f"the network of {game.name} has {len(data)} bytes, more than {LARGEST}")
    path.write_bytes(data)
    return len(data)

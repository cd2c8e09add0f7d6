"""A network from the file that plays anywhere: to learn on from it, or to be learned against."""

from __future__ import annotations

from pathlib import Path

import onnx
import torch
from onnx import numpy_helper
from torch import Tensor

from dolmen.core.game import Game
from dolmen.train.network import Network


def load(path: Path, game: Game) -> Network:
    """The network of an ONNX file that `export` wrote; scales are part of its weights and stay 1.

    What is told of actions since it learned weighs nothing at first.
    """
    model = onnx.load(str(path))
    kept = {one.key: one.value for one in model.metadata_props}
    if kept["game"] != game.name or int(kept["version"]) != game.version:
        raise ValueError(f"{path} plays {kept['game']}, version {kept['version']}, not {game.name}, {game.version}")
    found = {one.name: torch.from_numpy(numpy_helper.to_array(one).copy()) for one in model.graph.initializer}
    del found["axes"]
    network = Network(game, **_shape(found))
    known = found["from_action.weight"]
    more = network.from_action.in_features - len(known)
    found["from_action.weight"] = torch.cat([known, known.new_zeros(more, known.shape[1])])
    network.load_state_dict(_weights(found), strict=False)
    return network


def _shape(found: dict[str, Tensor]) -> dict[str, int]:
    blocks = sum(name.startswith("first") and name.endswith("weight") for name in found)
    neck = found["neck.weight"].shape[1] if "neck.weight" in found else 0
    width, action_width = found["from_trunk.weight"].shape
    return {"width": width, "blocks": blocks, "action_width": action_width, "neck": neck}


def _weights(found: dict[str, Tensor]) -> dict[str, Tensor]:
    """By the names that PyTorch gives them, layers turned as it keeps them."""
    weights = {}
    for name, value in found.items():
        layer, kind = name.split(".")
        for part in ("norm", "first", "second"):
            if layer.startswith(part) and layer[len(part) :].isdigit():
                layer = f"blocks.{layer[len(part) :]}.{part}"
        weights[f"{layer}.{kind}"] = value.T.contiguous() if value.ndim == 2 else value
    return weights

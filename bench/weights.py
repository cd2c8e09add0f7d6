"""The judge of a game with its weights as an argument, so that one compilation serves every set of weights.

A weight is a float, or a tuple of floats, written in capitals at the top of a judge.py. The source is read, each of its
functions gets one more argument, and each weight is looked up in it. Rules and judge know nothing of this.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from dolmen.core.game import Game
from dolmen.core.inline import inline
from dolmen.core.native import fast_jit, native

ARGUMENT = "weights"


@dataclass(frozen=True)
class Weight:
    """A weight or a table of them: its name, where it begins in the vector, and its shape (empty for a number)."""

    name: str
    start: int
    shape: tuple[int, ...]

    @property
    def size(self) -> int:
        """How many numbers it is."""
        return int(np.prod(self.shape, dtype=int))


class Weights:
    """The weights of a game's judge in the order of its source: names, and the values that it has now."""

    def __init__(self, game: Game):
        self.module = sys.modules[game.rules.judge.__module__]
        self.source = Path(str(self.module.__file__)).read_text("utf-8")
        self.tree = ast.parse(self.source)
        self.found: dict[str, Weight] = {}
        values: list[float] = []
        for name in self._names():
            value = getattr(self.module, name)
            if is_weight(value):
                numbers = np.array(value, float)
                self.found[name] = Weight(name, len(values), numbers.shape)
                values += numbers.ravel().tolist()
        self.values = np.array(values)

    def _names(self) -> Iterator[str]:
        for node in self.tree.body:
            for target in node.targets if isinstance(node, ast.Assign) else ():
                for name in target.elts if isinstance(target, ast.Tuple) else (target,):
                    if isinstance(name, ast.Name) and name.id.isupper():
                        yield name.id

    @property
    def labels(self) -> list[str]:
        """A name for each number: `HOLD`, `LEAK[2][1]`."""
        return [
            weight.name + "".join(f"[{i}]" for i in place)
            for weight in self.found.values()
            for place in np.ndindex(*weight.shape)
        ]

    def changed(self, changes: dict[str, float]) -> np.ndarray:
        """The values with some of them replaced."""
        labels, values = self.labels, self.values.copy()
        for label, value in changes.items():
            values[labels.index(label)] = value
        return values

    def judge(self, is_compiled: bool = True) -> Callable[[Any, int, np.ndarray], float]:
        """The function judge(state, player, weights), compiled or as it stands."""
        own = {node.name for node in self.tree.body if isinstance(node, ast.FunctionDef) and node.name[0] != "_"}
        world = {**vars(native(self.module) if is_compiled else self.module), "inline": inline}
        for node in ast.parse(self.source).body:
            if isinstance(node, ast.FunctionDef) and node.name in own:
                code = ast.Module([ast.fix_missing_locations(Rewriter(self.found, own).visit(node))], [])
                exec(compile(code, str(self.module.__file__), "exec"), world)
        for name in own if is_compiled else ():
            world[name] = fast_jit(world[name], cache=False)
        return world["judge"]


def is_weight(value: Any) -> bool:
    """Whether a constant is a float, or a tuple of floats of any depth."""
    if isinstance(value, tuple):
        return bool(value) and all(is_weight(entry) for entry in value)
    return isinstance(value, float)


class Rewriter(ast.NodeTransformer):
    """Hands the weights on from function to function, and looks each of them up."""

    def __init__(self, weights: dict[str, Weight], functions: set[str]):
        self.weights, self.functions = weights, functions

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Adds the argument."""
        self.generic_visit(node)
        node.args.args.append(ast.arg(ARGUMENT))
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """Hands it on."""
        self.generic_visit(node)
        if isinstance(node.func, ast.Name) and node.func.id in self.functions:
            node.args.append(ast.Name(ARGUMENT, ast.Load()))
        return node

    def visit_Name(self, node: ast.Name) -> ast.AST:
        """A weight that is a number."""
        weight = self.weights.get(node.id)
        return node if weight is None else look_up(ast.Constant(weight.start))

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        """An entry of a table of weights: `TABLE[i][j]`."""
        base, places = node, []
        while isinstance(base, ast.Subscript):
            places.insert(0, base.slice)
            base = base.value  # type: ignore[assignment]
        weight = self.weights.get(base.id) if isinstance(base, ast.Name) else None
        if weight is None:
            return self.generic_visit(node)
        return look_up(place_in(weight, [self.visit(place) for place in places]))


def place_in(weight: Weight, places: Sequence[ast.expr]) -> ast.expr:
    """The place in the vector of an entry of a table."""
    place: ast.expr = ast.Constant(0)
    for index, length in zip(places, weight.shape, strict=True):
        place = ast.BinOp(ast.BinOp(place, ast.Mult(), ast.Constant(length)), ast.Add(), index)
    return ast.BinOp(ast.Constant(weight.start), ast.Add(), place)


def look_up(place: ast.expr) -> ast.expr:
    return ast.Subscript(ast.Name(ARGUMENT, ast.Load()), place, ast.Load())

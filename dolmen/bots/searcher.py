"""A searcher: the tree search of search.py over one game, on all cores, with what it found out about each action."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from dolmen.bots import search
from dolmen.bots.desk import Desk
from dolmen.core.errors import NoCompiler
from dolmen.core.game import Game
from dolmen.core.native import has_compiler, native
from dolmen.core.seed import subseed

CHUNK = 128  # iterations between two looks at the clock
LONGEST_PATH = 400


@dataclass(frozen=True)
class Taste:
    """How a game wants to be searched; chosen by measurement and written down in the game's folder."""

    curiosity: float = 0.7  # how much what was seldom tried is preferred
    depth: int = 12  # actions played on below the tree before the position is judged
    greed: float = 0.5  # the share of those that the judge chooses
    scale: float = 6.0  # the lead in points that makes a victory about three to one
    tries: int = 4  # actions that the judge compares for one of those

    def as_array(self) -> np.ndarray:
        """In the order of the places that search.py names."""
        return np.array([self.curiosity, self.depth, self.greed, self.scale, self.tries])


@dataclass(frozen=True)
class Choice:
    """What the search thinks of one legal action."""

    action: int
    visits: int
    reward: float  # what it maximised, 0 to 1
    win: float  # the chance to win, as the games stood where they were judged
    lead: float  # the expected lead in points


@dataclass(frozen=True)
class Analysis:
    """All legal actions, the most visited first, and the line that the search expects."""

    choices: tuple[Choice, ...]
    line: tuple[int, ...]
    iterations: int

    @property
    def best(self) -> int:
        """The action to play."""
        return self.choices[0].action


class Tree:
    """One tree in arrays, with the scratch paper to grow it."""

    def __init__(self, game: Game, nodes: int):
        self.nodes = np.zeros((nodes, search.COLUMNS), np.int64)
        self.values = np.zeros((nodes, search.MEASURES))
        self.boxes = np.zeros(search.BOXES, game.state)
        self.legal = np.zeros(game.most_legal, np.int64)
        self.children = np.full(game.actions, search.NOTHING, np.int64)
        self.path = np.zeros(LONGEST_PATH, np.int64)
        self.rewards = np.zeros((max(game.players), search.MEASURES))
        self.size = 0
        self.iterations = 0


class Searcher:
    """Searches views of one game: `Searcher(game).analyse(view, seat, seed, seconds=1)`."""

    def __init__(self, game: Game, taste: Taste | None = None, threads: int | None = None, nodes: int = 1 << 18):
        if not has_compiler():
            raise NoCompiler(asked="a bot that searches")
        self.game = game
        self.taste = (taste or getattr(game, "taste", None) or Taste()).as_array()
        self.threads = threads or os.cpu_count() or 1
        self.code = native(search, game.rules)
        self.desk = Desk(game, True)
        self.trees = [Tree(game, nodes) for _ in range(self.threads)]

    def analyse(
        self,
        view: Any,
        seat: int,
        seed: bytes,
        iterations: int | None = None,
        seconds: float | None = None,
        stop: threading.Event | None = None,
    ) -> Analysis:
        """Thinks about the view in a box; exact for a seed, a number of iterations (of each thread) and of threads."""
        deadline = time.monotonic() + seconds if seconds is not None else float("inf")
        most = iterations if iterations is not None else 1 << 60

        def grow(number: int) -> None:
            self._grow(self.trees[number], view, seat, subseed(seed, "tree", number), most, deadline, stop)

        if self.threads == 1:
            grow(0)
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                list(pool.map(grow, range(self.threads)))
        return self._summed(view)

    def _grow(
        self, tree: Tree, view: Any, seat: int, seed: bytes, most: int, deadline: float, stop: threading.Event | None
    ) -> None:
        dice = self.desk.dice(seed)
        tree.size = self.code.plant(tree.nodes, tree.values)
        tree.iterations = 0
        while tree.iterations < most and time.monotonic() < deadline and not (stop and stop.is_set()):
            chunk = min(CHUNK, most - tree.iterations)
            tree.size = self.code.grow(
                view, seat, dice, tree.boxes, tree.nodes, tree.values, tree.size, chunk, self.taste, tree.legal,
                tree.children, tree.path, tree.rewards,
            )  # fmt: skip
            tree.iterations += chunk

    def _summed(self, view: Any) -> Analysis:
        legal = self.desk.numbers(self.game.most_legal)
        actions = [int(a) for a in legal[: self.desk.rules.legal_actions(view[0], legal)]]
        visits, sums = dict.fromkeys(actions, 0), {action: np.zeros(search.MEASURES) for action in actions}
        for tree in self.trees:
            for child in children_of(tree, search.ROOT):
                action = int(tree.nodes[child][search.ACTION])
                visits[action] += int(tree.nodes[child][search.VISITS])
                sums[action] += tree.values[child]
        choices = [Choice(a, visits[a], *(float(x) for x in sums[a] / max(visits[a], 1))) for a in actions]
        choices.sort(key=lambda choice: (-choice.visits, -choice.reward, choice.action))
        line = expected_line(self.trees[0], choices[0].action) if choices else ()
        return Analysis(tuple(choices), line, sum(tree.iterations for tree in self.trees))


def children_of(tree: Tree, node: int) -> list[int]:
    """The children of a node."""
    found, child = [], int(tree.nodes[node][search.CHILD])
    while child != search.NOTHING:
        found.append(child)
        child = int(tree.nodes[child][search.SIBLING])
    return found


def expected_line(tree: Tree, first: int, longest: int = 8) -> tuple[int, ...]:
    """The most visited actions, one after another, beginning with `first`."""
    line: list[int] = []
    node, pick = search.ROOT, _with_action(tree, first)
    while len(line) < longest and (children := children_of(tree, node)):
        node = pick(children)
        if node == search.NOTHING or tree.nodes[node][search.VISITS] < 2:
            break
        line.append(int(tree.nodes[node][search.ACTION]))
        pick = _most_visited(tree)
    return tuple(line)


def _with_action(tree: Tree, action: int) -> Callable[[list[int]], int]:
    return lambda children: next((c for c in children if tree.nodes[c][search.ACTION] == action), search.NOTHING)


def _most_visited(tree: Tree) -> Callable[[list[int]], int]:
    return lambda children: max(children, key=lambda child: (tree.nodes[child][search.VISITS], -child))

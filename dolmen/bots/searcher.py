"""A searcher: the tree search of search.py over one game, on all cores, with what it found out about each action."""

from __future__ import annotations

import math
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any

import numpy as np

from dolmen.bots import search
from dolmen.bots.adept import BOXES
from dolmen.bots.analysis import Analysis, Prospect
from dolmen.bots.clock import now
from dolmen.bots.desk import desk_of
from dolmen.bots.settings import SearchSettings, settings_of
from dolmen.core.batch import cores
from dolmen.core.errors import MissingExtra
from dolmen.core.explain import explained
from dolmen.core.game import Game
from dolmen.core.native import has_compiler, native
from dolmen.core.play import Play
from dolmen.core.seed import Seed, seed_from, subseed
from dolmen.core.view import View

FIRST_CHUNK = 16  # iterations before the first look at the clock
GLANCE = 0.01  # seconds between two looks, about
LONGEST_PATH = 400
NODES, SMALL_TREE = 1 << 18, 1 << 16  # a thread; a small tree is what a second fills
FORCED = 64  # iterations, where there is one legal action only


class Tree:
    """One tree in arrays, with the scratch paper to grow it."""

    def __init__(self, game: Game, nodes: int):
        self.nodes = np.zeros((nodes, search.COLUMNS), np.int64)
        self.values = np.zeros((nodes, search.MEASURES))
        self.boxes = np.zeros(BOXES, game.state)
        self.words = words_of(self.boxes)
        self.legal = np.zeros(game.most_legal, np.int64)
        self.children = np.full(game.actions, search.NOTHING, np.int64)
        self.path = np.zeros(LONGEST_PATH, np.int64)
        self.rewards = np.zeros((max(game.players), search.MEASURES))
        self.counts = np.zeros(search.COUNTS, np.int64)
        self.size = 0
        self.iterations = 0


def words_of(boxes: np.ndarray) -> np.ndarray:
    """The same boxes as rows of whole numbers, as large as fit."""
    size = boxes.dtype.itemsize
    return boxes.view(f"i{math.gcd(size, 8)}").reshape(len(boxes), -1)


class Searcher:
    """Searches views of one game: `Searcher(game).analyse(view, seat, seed, seconds=1)`."""

    def __init__(
        self, game: Game, settings: SearchSettings | None = None, threads: int | None = None, nodes: int = NODES
    ):
        if not has_compiler():
            raise MissingExtra(asked="Searcher", extra="fast")
        self.game = game
        self.settings = (settings or settings_of(game)).as_array()
        self.threads = threads or cores()
        self.code = native(search, game.rules)
        self.desk = desk_of(game, True)
        self.trees = [Tree(game, nodes) for _ in range(self.threads)]
        self.busy = threading.Lock()  # one question at a time: the trees are shared

    def analyse(
        self,
        view: View,
        seat: int,
        seed: Seed,
        iterations: int | None = None,
        seconds: float | None = None,
        stop: threading.Event | None = None,
    ) -> Analysis:
        """Thinks about a view; exact for a seed, a number of iterations (of each thread) and of threads."""
        if iterations is None and seconds is None and stop is None:
            raise ValueError("a search needs a limit: iterations, seconds or an event that stops it")
        with self.busy, explained(self.game):
            return self._analyse(view.box, seat, seed_from(seed), iterations, seconds, stop)

    def _analyse(
        self,
        view: Any,
        seat: int,
        seed: bytes,
        iterations: int | None,
        seconds: float | None,
        stop: threading.Event | None,
    ) -> Analysis:
        deadline = now() + seconds if seconds is not None else float("inf")
        most = iterations if iterations is not None else 1 << 60
        count = len(self._legal(view))
        if count == 0:
            raise ValueError("there is nothing to search: the game is over")
        if count == 1:
            most = min(most, FORCED)  # nothing to choose: enough to say how it stands

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
        dice = np.zeros(search.DICE, np.int64)
        seeded = self.desk.dice(seed)
        dice[: len(seeded)] = seeded
        tree.size = self.code.plant(
            view, seat, dice, tree.boxes, tree.words, tree.nodes, tree.values, self.settings, tree.legal,
            tree.rewards,
        )  # fmt: skip
        tree.counts[:] = 0
        tree.iterations, chunk = 0, FIRST_CHUNK
        at = now()
        while tree.iterations < most and at < deadline and not (stop and stop.is_set()):
            chunk = min(chunk, most - tree.iterations)
            tree.size = self.code.grow(
                view, seat, dice, tree.boxes, tree.words, tree.nodes, tree.values, tree.size, chunk, self.settings,
                tree.legal, tree.children, tree.path, tree.rewards, tree.counts,
            )  # fmt: skip
            tree.iterations += chunk
            before, at = at, now()
            chunk = max(1, chunk * 2 if at - before < GLANCE / 2 else chunk // 2 if at - before > GLANCE else chunk)

    def _legal(self, view: Any) -> list[int]:
        legal = self.desk.numbers(self.game.most_legal)
        return [int(action) for action in legal[: self.desk.rules.legal_actions(view[0], legal)]]

    def _summed(self, view: Any) -> Analysis:
        actions = self._legal(view)
        visits, sums = dict.fromkeys(actions, 0), {action: np.zeros(search.SUMMED) for action in actions}
        for tree in self.trees:
            for child in children_of(tree, search.ROOT):
                action = int(tree.nodes[child][search.ACTION])
                visits[action] += int(tree.nodes[child][search.VISITS])
                sums[action] += tree.values[child][: search.SUMMED]
        judged = len(self.trees)  # the judge's first opinion counts as one visit in each tree
        means = {action: sums[action] / max(visits[action], 1) for action in actions}
        found = [prospect_of(action, max(visits[action] - judged, 0), means[action]) for action in actions]
        found.sort(key=lambda prospect: (-prospect.visits, -prospect.reward, prospect.action))
        best = found[0].action
        done = sum(tree.iterations for tree in self.trees)
        moves, ends = (sum(int(tree.counts[place]) for tree in self.trees) for place in (search.MOVES, search.ENDS))
        return Analysis(best, tuple(found), expected_line(self.trees[0], best), done, moves, ends)


def prospect_of(action: int, visits: int, means: np.ndarray) -> Prospect:
    """What the search found out about an action."""
    reward, win, lead = (float(means[measure]) for measure in (search.REWARD, search.WIN, search.LEAD))
    return Prospect(action, win, lead, visits, reward)


def think_once(game: Game) -> None:
    """Compiles the search of a game, or loads it from the cache."""
    play = Play.new(game, seed=0)
    Searcher(game, threads=1, nodes=64).analyse(play.view(play.player), play.player, play.seed, iterations=1)


_shared = lru_cache(maxsize=16)(Searcher)
_own = threading.local()


def searcher_of(game: Game, threads: int | None = None) -> Searcher:
    """The searcher that is kept for a game: one of the process, on all cores, whose trees are large.

    With a number of threads it is one of the calling thread, whose trees are small: games run side by side.
    """
    if threads is None:
        return _shared(game)
    searchers = _own.__dict__.setdefault("searchers", {})
    if (game, threads) not in searchers:
        searchers[game, threads] = Searcher(game, threads=threads, nodes=SMALL_TREE)
    return searchers[game, threads]


def children_of(tree: Tree, node: int) -> list[int]:
    """The children of a node."""
    found, child = [], int(tree.nodes[tree.nodes[node][search.HOME]][search.CHILD])
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

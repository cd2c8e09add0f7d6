"""A searcher: the tree search of search.py over one game, on all cores, with what it found out about each action."""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from dolmen.bots import search
from dolmen.bots.desk import Desk
from dolmen.bots.heuristic import BOXES
from dolmen.bots.taste import Taste, taste_of
from dolmen.core.batch import cores
from dolmen.core.errors import MissingExtra
from dolmen.core.game import Game
from dolmen.core.native import has_compiler, native
from dolmen.core.seed import subseed

FIRST_CHUNK = 16  # iterations before the first look at the clock
GLANCE = 0.01  # seconds between two looks, about
LONGEST_PATH = 400
NODES = 1 << 18
FORCED = 64  # iterations, where there is one legal action only


@dataclass(frozen=True)
class Choice:
    """What the search thinks of one legal action."""

    action: int
    visits: int
    reward: float  # what the search maximised, 0 to 1
    win: float  # the chance to win; of positions that were judged before the end, what the judge makes of the leads
    lead: float  # the expected lead in points


@dataclass(frozen=True)
class Analysis:
    """All legal actions, the most visited first, and the line that the search expects."""

    choices: tuple[Choice, ...]
    line: tuple[int, ...]
    iterations: int
    moves: int = 0  # actions played in the tree and below it
    ends: int = 0  # iterations that came to the end of the game

    @property
    def best(self) -> int:
        """The action to play."""
        return self.choices[0].action


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

    def __init__(self, game: Game, taste: Taste | None = None, threads: int | None = None, nodes: int = NODES):
        if not has_compiler():
            raise MissingExtra(asked="Searcher", extra="fast")
        self.game = game
        self.taste = (taste or taste_of(game)).as_array()
        self.threads = threads or cores()
        self.code = native(search, game.rules)
        self.desk = Desk(game, True)
        self.trees = [Tree(game, nodes) for _ in range(self.threads)]
        self.busy = threading.Lock()  # one question at a time: the trees are shared

    def is_ready(self, patience: float = 0.0) -> bool:
        """Whether the search is compiled; if it is not, a thread begins, and this waits for it so many seconds."""
        with _lock:
            thread = _compiling.get(self.game)
            if thread is None:
                thread = _compiling[self.game] = threading.Thread(target=warm_up, args=(self.game,), daemon=True)
                thread.start()
        thread.join(None if patience == float("inf") else patience)
        return not thread.is_alive()

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
        if iterations is None and seconds is None and stop is None:
            raise ValueError("a search needs a limit: iterations, seconds or an event that stops it")
        with self.busy:
            return self._analyse(view, seat, seed, iterations, seconds, stop)

    def _analyse(
        self,
        view: Any,
        seat: int,
        seed: bytes,
        iterations: int | None,
        seconds: float | None,
        stop: threading.Event | None,
    ) -> Analysis:
        deadline = time.monotonic() + seconds if seconds is not None else float("inf")
        most = iterations if iterations is not None else 1 << 60
        if len(self._legal(view)) == 1:
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
            view, seat, dice, tree.boxes, tree.words, tree.nodes, tree.values, self.taste, tree.legal,
            tree.rewards,
        )  # fmt: skip
        tree.counts[:] = 0
        tree.iterations, chunk = 0, FIRST_CHUNK
        now = time.monotonic()
        while tree.iterations < most and now < deadline and not (stop and stop.is_set()):
            chunk = min(chunk, most - tree.iterations)
            tree.size = self.code.grow(
                view, seat, dice, tree.boxes, tree.words, tree.nodes, tree.values, tree.size, chunk, self.taste,
                tree.legal, tree.children, tree.path, tree.rewards, tree.counts,
            )  # fmt: skip
            tree.iterations += chunk
            before, now = now, time.monotonic()
            chunk = max(1, chunk * 2 if now - before < GLANCE / 2 else chunk // 2 if now - before > GLANCE else chunk)

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
        choices = [Choice(a, max(visits[a] - judged, 0), *(float(x) for x in means[a])) for a in actions]
        choices.sort(key=lambda choice: (-choice.visits, -choice.reward, choice.action))
        line = expected_line(self.trees[0], choices[0].action) if choices else ()
        done = sum(tree.iterations for tree in self.trees)
        moves, ends = (sum(int(tree.counts[place]) for tree in self.trees) for place in (search.MOVES, search.ENDS))
        return Analysis(tuple(choices), line, done, moves, ends)


_lock = threading.Lock()
_compiling: dict[Game, threading.Thread] = {}


def warm_up(game: Game) -> None:
    """Compiles the search of a game, or loads it from the cache, by thinking once."""
    from dolmen.core.play import Play

    play, searcher = Play.new(game, seed=bytes(16)), Searcher(game, threads=1, nodes=64)
    searcher.analyse(searcher.desk.box(play.view(play.player)), play.player, bytes(16), iterations=1)


@lru_cache(maxsize=16)
def searcher_of(game: Game) -> Searcher:
    """The searcher that a process keeps for a game, on all cores."""
    return Searcher(game)


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

"""Plays games side by side: in threads where bots are compiled, since those hold no interpreter, else in processes."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from contextlib import contextmanager
from functools import partial
from typing import TypeVar

from dolmen.arena.match import Outcome
from dolmen.bots import Budget, find_bot
from dolmen.core.game import Game
from dolmen.core.native import has_compiler

AHEAD = 2  # games handed out for each job, so that nobody waits and little is lost on Ctrl-C
Task = TypeVar("Task")


def get_ready(game: Game, words: Sequence[str], budget: Budget) -> None:
    """Makes bots ready before the clock of any of them runs, and before the threads would all do so."""
    for word in dict.fromkeys(words):
        find_bot(word, budget).get_ready(game)


def play_all(play: Callable[..., Outcome], tasks: Iterable[Task], jobs: int) -> Iterator[tuple[Task, Outcome]]:
    """Plays the game of each task, so many at a time, and yields it as soon as it is over.

    `play` is called with a task and, where it can be, with `stop`, an event that breaks the game off.
    """
    waiting: dict[Future[Outcome], tuple[int, Task]] = {}
    left = enumerate(tasks)
    with crew(play, jobs) as submit:
        while True:
            while len(waiting) < AHEAD * jobs and (numbered := next(left, None)) is not None:
                waiting[submit(numbered[1])] = numbered
            if not waiting:
                return
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in sorted(done, key=lambda future: waiting[future][0]):
                yield waiting.pop(future)[1], future.result()


@contextmanager
def crew(play: Callable[..., Outcome], jobs: int) -> Iterator[Callable[[Task], Future[Outcome]]]:
    """A function that hands out games. Left early, it cancels games that wait and breaks off those that run."""
    stop = threading.Event()
    if has_compiler():
        pool: ThreadPoolExecutor | ProcessPoolExecutor = ThreadPoolExecutor(jobs, "arena")
        play = partial(play, stop=stop)
    else:
        pool = ProcessPoolExecutor(jobs)
    try:
        yield partial(pool.submit, play)
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)

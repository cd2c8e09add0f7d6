"""Work side by side on this machine: in threads where it is compiled and holds no interpreter, else in processes."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context, parent_process
from typing import TypeVar

from dolmen.core.native import has_compiler

AHEAD = 2  # tasks handed out for each job, so that nobody waits and little is lost on Ctrl-C
Task = TypeVar("Task")
Result = TypeVar("Result")


def on_this_machine(
    work: Callable[..., Result], tasks: Iterable[Task], jobs: int, is_compiled: bool = True
) -> Iterator[tuple[Task, Result]]:
    """Does the work of each task, so many at a time, and yields it as soon as it is done."""
    waiting: dict[Future[Result], tuple[int, Task]] = {}
    left = enumerate(tasks)
    with crew(work, jobs, is_compiled and has_compiler()) as submit:
        while True:
            while len(waiting) < AHEAD * jobs and (numbered := next(left, None)) is not None:
                waiting[submit(numbered[1])] = numbered
            if not waiting:
                return
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in sorted(done, key=lambda future: waiting[future][0]):
                yield waiting.pop(future)[1], future.result()


@contextmanager
def crew(work: Callable[..., Result], jobs: int, in_threads: bool) -> Iterator[Callable[[Task], Future[Result]]]:
    """A function that hands out tasks. Left early, it cancels tasks that wait and breaks off those that run."""
    stop = threading.Event()
    if in_threads:
        pool: ThreadPoolExecutor | ProcessPoolExecutor = ThreadPoolExecutor(jobs, "crew")
        work = partial(work, stop=stop)
    else:
        pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=end_with_the_parent)
    try:
        yield partial(pool.submit, work)
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


def end_with_the_parent() -> None:
    """Ends this process as soon as the one that started it is gone: killed, it tells nobody to go home."""
    parent = parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=follow, name="follow", daemon=True).start()

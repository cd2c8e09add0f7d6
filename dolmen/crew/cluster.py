"""Work on a Ray cluster. Dolmen is installed on every node; a task whose node dies is done again on another."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from dolmen.core.extras import need

AHEAD = 2  # tasks handed out for each core of the cluster
FOR_EVER = -1  # how often a task is tried again whose node died
Task = TypeVar("Task")
Result = TypeVar("Result")


def on_ray(work: Callable[..., Result], tasks: Iterable[Task], address: str) -> Iterator[tuple[Task, Result]]:
    """Does the work of each task somewhere in the cluster, and yields it as soon as it is done."""
    need("cluster", asked=f"--on {address}")
    import ray

    ray.init(address="auto" if address == "ray" else address, log_to_driver=False, ignore_reinit_error=True)
    remote = ray.remote(num_cpus=1, max_retries=FOR_EVER)(_do)
    waiting: dict[Any, tuple[int, Task]] = {}
    left = enumerate(tasks)
    try:
        while True:
            while len(waiting) < _room() and (numbered := next(left, None)) is not None:
                waiting[remote.remote(work, numbered[1])] = numbered
            if not waiting:
                return
            done, _ = ray.wait(list(waiting), num_returns=1)
            for reference in done:
                yield waiting.pop(reference)[1], ray.get(reference)
    finally:
        for reference in waiting:
            ray.cancel(reference, force=True)
        ray.shutdown()


def _do(work: Callable[[Task], Result], task: Task) -> Result:
    """What a node runs: Ray takes functions, and `work` may be part of one."""
    return work(task)


def _room() -> int:
    """How many tasks are handed out: nodes come and go."""
    import ray

    return AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))

"""Where many games are played: tasks over numbered games, on this machine's cores or on a Ray cluster.

What a task gives depends on the task alone, so that it does not matter where or in which order they run.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from dolmen.core.batch import cores
from dolmen.core.errors import DolmenError
from dolmen.crew.local import on_this_machine

Task = TypeVar("Task")
Result = TypeVar("Result")

LOCAL, RAY = "local", "ray"


class UnknownPlace(DolmenError):
    """A place where nothing can be run."""

    key = "error-unknown-place"

    def sentence(self) -> str:
        return "nothing runs on {asked!r}; there are local, ray, and ray://HOST:PORT".format(**self.details)


def run_all(
    work: Callable[..., Result],
    tasks: Iterable[Task],
    on: str = LOCAL,
    jobs: int | None = None,
    is_compiled: bool = True,
) -> Iterator[tuple[Task, Result]]:
    """Does the work of each task, many at a time, and yields it as soon as it is done.

    `on` is `local`, `ray` (the cluster this machine belongs to) or `ray://host:port`. `work` is called with a task
    and, where it is compiled and runs here, with `stop`, an event that breaks it off.
    """
    if on == LOCAL:
        return on_this_machine(work, tasks, jobs or cores(), is_compiled)
    if on == RAY or on.startswith(f"{RAY}://"):
        from dolmen.crew.cluster import on_ray

        return on_ray(work, tasks, on)
    raise UnknownPlace(asked=on)

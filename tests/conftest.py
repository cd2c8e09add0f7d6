"""What tests share."""

import asyncio
import gc
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from functools import wraps

import pytest

from tests.packages import make_game, two_versions
from tests.spread import spread

__all__ = ["make_game", "two_versions"]  # fixtures for all


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Keeps what is read for all tests out of the search for garbage, which would look through it again and again."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(tryfirst=True)  # before xdist reads the marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    spread(items)


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Iterator[None]:
    """Gives a test a thread of its own where a browser is steered, since that holds the main thread's event loop."""
    if pyfuncitem.get_closest_marker("browser") is None and is_in_a_loop():
        pyfuncitem.obj = in_a_thread(pyfuncitem.obj)
    return (yield)


def is_in_a_loop() -> bool:
    """Whether an event loop is running in this thread."""
    try:
        return bool(asyncio.get_running_loop())
    except RuntimeError:
        return False


def in_a_thread(test: Callable[..., None]) -> Callable[..., None]:
    """The same test, in a thread that ends with it."""

    @wraps(test)
    def call(**arguments: object) -> None:
        with ThreadPoolExecutor(1) as thread:
            thread.submit(copy_context().run, test, **arguments).result()

    return call

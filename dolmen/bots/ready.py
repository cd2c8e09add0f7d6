"""Being ready: what takes long to make (compiled code above all) is made once, in a thread, and may be waited for."""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable
from concurrent.futures import Future

from dolmen.bots.bot import FOREVER

_lock = threading.Lock()
_begun: dict[Hashable, Future[None]] = {}


def is_made(what: Hashable) -> bool:
    """Whether something is ready; nothing is begun."""
    return what in _begun and _begun[what].done()


def make(what: Hashable, work: Callable[[], object], patience: float = FOREVER) -> bool:
    """Begins the work if nobody has, and waits for it so many seconds; whether it is done. What fails is raised."""
    with _lock:
        if what not in _begun:
            _begun[what] = Future()
            threading.Thread(target=do, args=(work, _begun[what]), daemon=True).start()
    try:
        _begun[what].result(None if patience == FOREVER else patience)
    except TimeoutError:
        return False
    return True


def do(work: Callable[[], object], done: Future[None]) -> None:
    """Works, and says when it is done or what went wrong."""
    try:
        work()
        done.set_result(None)
    except BaseException as error:
        done.set_exception(error)

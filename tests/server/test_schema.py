"""The JSON interface against its own document: no request, however made, ends in a 500."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.schemas import BaseSchema
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from dolmen.server.web.openapi import document
from tests.server.helpers import open_house


class Street:
    """A house in a thread of its own, for callers that do not wait."""

    def __init__(self, folder: Path):
        self.folder, self.app = folder, None
        self._open, self._shut = threading.Event(), asyncio.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._stay()))

    async def _stay(self) -> None:
        self._loop = asyncio.get_running_loop()
        async with open_house(self.folder) as door:
            self.door = door
            self.visitor = await door.visitor("Aoife")
            self.table = await self.visitor.new_table("cairn", "me", "random")
            self._open.set()
            await self._shut.wait()

    def __enter__(self) -> Street:
        self._thread.start()
        assert self._open.wait(60)
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._shut.set)
        self._thread.join()

    def ask(self, method: str, path: str, **more: object) -> object:
        """Makes a request in the thread of the house."""
        work = self.visitor.http.request(method, path, **more)  # type: ignore[arg-type]
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(60)


@pytest.fixture(scope="module")
def street(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Street]:
    with Street(tmp_path_factory.mktemp("street")) as street:
        yield street


@pytest.fixture(scope="module")
def interface() -> BaseSchema:
    return schemathesis.openapi.from_dict(document())


schema = schemathesis.pytest.from_fixture("interface")  # read where it is used: every worker collects this file


def so_many(examples: int) -> settings:
    """Every case that the document itself leads to, and so many others of each request."""
    return settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )


@schema.parametrize()
@so_many(6)
def test_no_request_ends_in_a_server_error(case: schemathesis.Case, street: Street) -> None:
    check(case, street)


@pytest.mark.long
@schema.parametrize()
@so_many(60)
def test_no_request_of_many_ends_in_a_server_error(case: schemathesis.Case, street: Street) -> None:
    check(case, street)


def check(case: schemathesis.Case, street: Street) -> None:
    """Makes a request, which is answered as the document says."""
    # Half of what is asked about a table is asked about one that exists.
    if "table" in (case.path_parameters or {}) and crc32(f"{case.body}{case.query}".encode()) % 2:
        case.path_parameters["table"] = street.table
    if "game" in (case.path_parameters or {}) and crc32(str(case.query).encode()) % 2:
        case.path_parameters["game"] = "cairn"
    kwargs = case.as_transport_kwargs(base_url="http://dolmen.test")
    kwargs.pop("cookies", None)
    url, method = kwargs.pop("url"), kwargs.pop("method")
    kwargs = {k: v for k, v in kwargs.items() if k in ("params", "json", "data", "headers", "content")}
    response = schemathesis.Response.from_any(street.ask(method, url, **kwargs))
    case.validate_response(response, checks=[not_a_server_error, status_code_conformance, response_schema_conformance])

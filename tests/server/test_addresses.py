"""One address cannot take every connection: neither live ones nor requests."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import uvicorn

from dolmen.server.web.app import make_app
from dolmen.server.web.transport import patient_protocol
from tests.server.helpers import open_house, run

ELSEWHERE = "127.0.0.2"  # this machine, by an address that is counted


@run
async def test_an_address_has_so_many_live_connections_and_no_more(tmp_path: Path) -> None:
    async with open_house(tmp_path, sockets_per_address=2) as door:
        aoife = await door.visitor("Aoife")
        table = await aoife.new_table("cairn", "me", "me")
        first, _second = await aoife.live(table), await aoife.live(table)
        with pytest.raises(ConnectionError, match="1008"):
            await aoife.live(table)
        await first.leave()
        await aoife.live(table)


@run
async def test_an_address_has_so_many_open_requests_and_the_web_server_in_front_as_many_as_it_needs(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as door:
        protocol = patient_protocol(10.0, 2)
        config = uvicorn.Config(make_app(house=door.house), http=protocol, lifespan="off", log_config=None)
        config.load()
        state = uvicorn.Server(config).server_state
        listening = await asyncio.get_running_loop().create_server(
            lambda: protocol(config=config, server_state=state, app_state={}), "127.0.0.1", 0
        )
        port = listening.sockets[0].getsockname()[1]

        async def come(address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
            return await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))

        async def is_served(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            try:
                return (await reader.readline()).startswith(b"HTTP/1.1 200")
            except ConnectionError:
                return False

        theirs = [await come(ELSEWHERE) for _ in range(3)]
        assert [await is_served(*one) for one in theirs] == [True, True, False]
        ours = [await come("127.0.0.1") for _ in range(5)]
        assert all([await is_served(*one) for one in ours])
        theirs[0][1].close()
        while protocol.held[ELSEWHERE] > 1:
            await asyncio.sleep(0.01)
        assert await is_served(*await come(ELSEWHERE))
        for _, writer in [*theirs, *ours]:
            writer.close()
        listening.close()

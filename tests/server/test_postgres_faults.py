"""Several processes on one PostgreSQL: answers taken back, ids sent twice, a NUL, a listener that is cut off."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import asyncpg
import httpx
import msgspec
import pytest
from alembic.util import CommandError

from dolmen.server.store import notices, opening
from dolmen.server.store.identity import note_session, sessions_of
from dolmen.server.store.rows import KeptStep
from dolmen.server.store.store import Store
from tests.server.helpers import Doorway, Socket, Visitor, open_house
from tests.server.postgres import running_postgres

FIRST = {"first_player": "first"}


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with running_postgres() as address:
        yield address


async def come_over(there: Doorway, person: Visitor) -> Visitor:
    """The same person at another process."""
    visitor = await there.visitor()
    visitor.http.cookies = httpx.Cookies({"dolmen": person.http.cookies["dolmen"]})
    return visitor


def test_an_answer_that_was_taken_back_at_one_process_is_not_played_by_the_other(database: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, database=database) as left, open_house(tmp_path, database=database) as right:
            aoife = await left.visitor("Aoife")
            table = await aoife.new_table("cairn", "me", "me", options=FIRST)
            here, there = await aoife.live(table, seat=0), await (await come_over(right, aoife)).live(table, seat=1)
            give = {"type": "standing", "seat": 1, "sentence": "draw", "until": "turn"}
            assert (await here.ask(**give, id="give"))["type"] == "done"
            mine = left.house.tables[table]
            assert mine.standing and (await there.ask(type="standing", id="back", seat=1))["type"] == "done"
            stale = next(iter(mine.standing.values()), None)
            for number in (0, 1):
                if stale is not None:  # as if the notice had not come yet
                    mine.standing[1] = stale
                sentence = mine.play.sentences[-1]
                await here.ask(type="act", id=f"a{number}", number=number, seat=0, sentence=sentence)
            await asyncio.sleep(0.5)
            assert len(mine.play.steps) == 2 and mine.turn == 1 and mine.standing == {}

    asyncio.run(scene())


def test_an_answer_given_at_one_process_is_known_to_the_other(database: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, database=database) as left, open_house(tmp_path, database=database) as right:
            aoife = await left.visitor("Aoife")
            table = await aoife.new_table("cairn", "me", "me", options=FIRST)
            here, there = await aoife.live(table, seat=0), await (await come_over(right, aoife)).live(table, seat=1)
            await asyncio.sleep(0.3)  # presence has been told by then
            told = len(here.everything)
            assert (await there.ask(type="standing", id="s", seat=1, sentence="draw", until="turn"))["type"] == "done"
            while not left.house.tables[table].standing:
                await asyncio.sleep(0.01)
            assert len(here.everything) == told, "and nobody hears of it"

    asyncio.run(scene())


def test_the_same_id_at_two_processes_is_done_once_and_answered_twice(database: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, database=database) as left, open_house(tmp_path, database=database) as right:
            aoife = await left.visitor("Aoife")
            for _ in range(10):
                table = await aoife.new_table("cairn", "me", "me", options=FIRST)
                sockets = [await aoife.live(table, seat=0), await (await come_over(right, aoife)).live(table, seat=0)]
                act = {"type": "act", "id": "same", "number": 0, "seat": 0, "sentence": "draw"}
                answers = await asyncio.gather(*(socket.ask(**act) for socket in sockets))
                assert [(answer["type"], answer.get("number")) for answer in answers] == [("done", 1)] * 2

    asyncio.run(scene())


def test_a_device_seen_at_two_processes_at_once_is_noted_once(database: str) -> None:
    async def scene() -> None:
        stores = [Store(database), Store(database)]
        for store in stores:
            await store.open()
        for number in range(20):
            noted = (store.write(note_session, "aoife", f"device {number}", "Phone", 1.0) for store in stores)
            assert await asyncio.gather(*noted, return_exceptions=True) == [None, None]
        found = await stores[0].read(sessions_of, "aoife")
        assert len(found) == len({session.id for session in found}) == 20
        for store in stores:
            await store.close()

    asyncio.run(scene())


def test_a_server_that_starts_before_its_database_waits_for_it(database: str, tmp_path: Path) -> None:
    connect, attempts = asyncpg.connect, []

    async def starting(*details: object, **more: object) -> object:
        attempts.append(1)
        if len(attempts) in (1, 3, 5):  # at the first sight, then for whoever listens, then for the keys
            raise asyncpg.CannotConnectNowError("the database system is starting up")
        return await connect(*details, **more)

    async def scene() -> None:
        with patch.object(asyncpg, "connect", starting), patch.object(opening, "PAUSE_SECONDS", 0.01):
            async with open_house(tmp_path, database=database) as house:
                assert (await (await house.visitor("Aoife")).http.get("/healthz")).status_code == 200
                assert len(attempts) > 5

    asyncio.run(scene())


def test_a_server_whose_database_never_answers_gives_up_and_says_why(tmp_path: Path) -> None:
    nowhere = "postgresql://dolmen@127.0.0.1:1/none"

    async def scene() -> None:
        with patch.object(opening, "PAUSE_SECONDS", 0.01), patch.object(opening, "OPENING_SECONDS", 0.1):
            async with open_house(tmp_path, database=nowhere):
                pass

    with pytest.raises(ConnectionRefusedError):
        asyncio.run(scene())


def test_a_database_that_refuses_for_good_is_not_waited_for() -> None:
    attempts = []

    async def of_a_later_release() -> None:
        attempts.append(1)
        raise CommandError("Can't locate revision identified by '0099'")

    with pytest.raises(CommandError):
        asyncio.run(opening.once_it_answers(of_a_later_release))
    assert len(attempts) == 1


def test_a_step_with_a_nul_fails_alone(database: str) -> None:
    async def scene() -> None:
        store = Store(database)
        await store.open()
        steps = [KeptStep("nul", n, 0, "draw", "p \0" if n == 3 else f"p {n}", 0.0) for n in range(10)]
        answers = await asyncio.gather(*(store.add(step) for step in steps), return_exceptions=True)
        assert [answer is True for answer in answers] == [n != 3 for n in range(10)]
        await store.close()

    asyncio.run(scene())


def test_a_listener_comes_back_whatever_was_wrong_catches_up_and_tells_healthz(database: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, database=database) as left, open_house(tmp_path, database=database) as right:
            aoife = await left.visitor("Aoife")
            table = await aoife.new_table("cairn", "me", "me", options=FIRST)
            here, there = await aoife.live(table, seat=0), await (await come_over(right, aoife)).live(table, seat=0)
            await there.next("position", number=0)
            connect, attempts = asyncpg.connect, []

            async def crowded(*details: object, **more: object) -> object:
                attempts.append(1)
                if len(attempts) < 3:
                    raise asyncpg.TooManyConnectionsError("sorry, too many clients already")
                return await connect(*details, **more)

            listener = right.house.store.notices
            with patch.object(asyncpg, "connect", crowded), patch.object(notices, "AGAIN_SECONDS", 0.2):
                await connect_and_cut(database, listener._connection.get_server_pid())  # type: ignore[attr-defined]
                while listener.is_well:
                    await asyncio.sleep(0.01)
                visitor = await right.visitor()
                assert (await visitor.http.get("/healthz")).status_code == 503
                act = {"type": "act", "id": "a", "number": 0, "seat": 0, "sentence": "draw"}
                assert (await here.ask(**act))["type"] == "done"
                assert (await there.next("position", number=1))["turn"] == 0, "what was missed is caught up"
                while not listener.is_well:
                    await asyncio.sleep(0.01)
            assert len(attempts) >= 3
            assert (await visitor.http.get("/healthz")).status_code == 200

    asyncio.run(scene())


async def connect_and_cut(database: str, process: int) -> None:
    """Ends another connection of the database."""
    connection = await asyncpg.connection.connect(database)  # not the one that a test has put in its place
    await connection.execute("SELECT pg_terminate_backend($1)", process)
    await connection.close()


def test_two_who_speak_at_once_at_two_processes_are_heard_once_each_and_in_one_order(
    database: str, tmp_path: Path
) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, database=database) as left, open_house(tmp_path, database=database) as right:
            aoife = await left.visitor("Aoife")
            table = await aoife.new_table("cairn", "me", "me", options=FIRST)
            here, there = await aoife.live(table, seat=0), await (await come_over(right, aoife)).live(table, seat=1)
            for number in range(12):
                said = (here.ask(type="chat", id=f"h{number}", text=f"here {number}"),)
                said += (there.ask(type="chat", id=f"t{number}", text=f"there {number}"),)
                assert [answer["type"] for answer in await asyncio.gather(*said)] == ["done", "done"]
            kept = [line.text for line in (await left.house.kept_table(table)).chats]
            assert len(kept) == 24
            while min(len(lines_heard(one)) for one in (here, there)) < 24:
                await asyncio.sleep(0.01)
            assert lines_heard(here) == lines_heard(there) == kept

    asyncio.run(scene())


def lines_heard(socket: Socket) -> list[str]:
    """The lines of the chat that came on a connection, in their order."""
    messages = [msgspec.json.decode(text) for text in socket.everything]
    return [line["text"] for message in messages if message["type"] == "chat" for line in message["lines"]]

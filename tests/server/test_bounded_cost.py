"""Nothing that one person does freezes or starves the others: steps replayed on the event loop are counted."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from dolmen.core.game import find_game
from dolmen.core.play import MARK_EVERY, Play
from dolmen.core.seed import by_lot, seed_from
from dolmen.lessons import Course, FreeGame
from dolmen.puzzles import puzzles_of, with_puzzles
from dolmen.server.table import seating
from dolmen.server.table.house import CROWD, FEW_STEPS
from dolmen.server.table.line import Line
from dolmen.server.web.connection import MOST_MISSED
from dolmen.server.web.limits import Limits
from dolmen.server.web.transport import patient_protocol
from tests.server.helpers import EasyBots, Socket, Visitor, open_house, run
from tests.server.test_undo import WITH_UNDO

GAME, SAID = next(iter(WITH_UNDO.items()))  # a game, and what is said in it up to a step that may be taken back
PAIRS = 300


class Replays:
    """How many actions were applied in which thread."""

    def __init__(self) -> None:
        self.on_loop = self.elsewhere = 0
        self.loop_thread = 0


@pytest.fixture
def replays(monkeypatch: pytest.MonkeyPatch) -> Iterator[Replays]:
    counted, act = Replays(), Play.act

    def counting(play: Play, action: int) -> object:
        if threading.get_ident() == counted.loop_thread:
            counted.on_loop += 1
        else:
            counted.elsewhere += 1
        return act(play, action)

    monkeypatch.setattr(Play, "act", counting)
    monkeypatch.setattr(seating, "fresh_seed", lambda: seed_from(5))
    yield counted


def keep_pairs(file: Path, table: str, player: int) -> None:
    """Writes a step that was played and taken back hundreds of times, as an older server would have let it."""
    base = sqlite3.connect(file)
    number = base.execute('SELECT count(*) FROM steps WHERE "table" = ?', (table,)).fetchone()[0]
    for pair in range(PAIRS):
        for sentence in (None, SAID[-1]):
            base.execute("INSERT INTO steps VALUES (?, ?, ?, ?, NULL, ?)", (table, number, player, sentence, pair))
            number += 1
    base.commit()
    base.close()


async def play_up_to_there(person: Visitor, table: str) -> tuple[Socket, int]:
    socket = await person.live(table)
    await socket.next("position")
    for number, sentence in enumerate(SAID):
        turn = socket.last["position"]["turn"]
        done = await socket.ask(type="act", id=f"a{number}", number=number, seat=turn, sentence=sentence)
        assert done["type"] == "done"
    return socket, turn


def test_a_table_with_hundreds_of_takings_back_costs_only_the_steps_that_stand(
    tmp_path: Path, replays: Replays
) -> None:
    @run
    async def scene(folder: Path) -> None:
        replays.loop_thread = threading.get_ident()
        async with open_house(folder) as door:
            aoife = await door.visitor("Aoife")
            table = await aoife.new_table(GAME, "me", "me")
            _, player = await play_up_to_there(aoife, table)
        keep_pairs(folder / "test.sqlite3", table, player)
        async with open_house(folder) as door:
            stranger = await door.visitor()
            replays.on_loop = replays.elsewhere = 0
            await stranger.get(f"/api/tables/{table}")
            assert replays.on_loop == 0, "the event loop replays no long table"
            assert replays.elsewhere == len(SAID)
            running = door.house.tables[table].at_play
            assert running.rows == len(SAID) + 2 * PAIRS and len(running.play.steps) == len(SAID)

    scene(tmp_path)


def test_a_step_is_taken_back_from_the_last_mark_and_only_so_often(tmp_path: Path, replays: Replays) -> None:
    @run
    async def scene(folder: Path) -> None:
        replays.loop_thread = threading.get_ident()
        async with open_house(folder, undos_per_step=3) as door:
            aoife = await door.visitor("Aoife")
            socket, player = await play_up_to_there(aoife, await aoife.new_table(GAME, "me", "me"))
            count = len(SAID)
            for turn in range(4):
                replays.on_loop = 0
                answer = await socket.ask(type="undo", id=f"u{turn}", number=count, seat=player)
                if turn == 3:
                    assert answer["key"] == "error-undo-often"
                    break
                assert answer["type"] == "done" and replays.on_loop < MARK_EVERY
                again = {"type": "act", "number": count - 1, "seat": player, "sentence": SAID[-1]}
                assert (await socket.ask(**again, id=f"r{turn}"))["type"] == "done"
            await socket.ask(type="look", id="l", seat=player)
            assert socket.last["position"]["undo"] is False

    scene(tmp_path)


def test_a_position_of_the_past_replays_few_steps_and_none_on_the_loop(tmp_path: Path, replays: Replays) -> None:
    @run
    async def scene(folder: Path) -> None:
        replays.loop_thread = threading.get_ident()
        async with open_house(folder) as door:
            aoife = await door.visitor("Aoife")
            table = await aoife.new_table("enclave", "random", "random", options={})
            while (await aoife.get(f"/api/tables/{table}"))["status"] != "over":
                await asyncio.sleep(0.05)
            steps = len(door.house.tables[table].play.steps)
            assert steps > 2 * FEW_STEPS
            replays.on_loop = replays.elsewhere = 0
            past = await aoife.get(f"/api/tables/{table}/at/{steps - 1}", seat=0, layout="none")
            assert past["number"] == steps - 1
            assert replays.on_loop == 0 and replays.elsewhere < MARK_EVERY
            await aoife.get(f"/api/tables/{table}/check")
            assert replays.on_loop == 0

    scene(tmp_path)


def test_lessons_and_puzzles_are_replayed_beside_the_loop(tmp_path: Path, replays: Replays) -> None:
    @run
    async def scene(folder: Path) -> None:
        replays.loop_thread = threading.get_ident()
        keltis, puzzled = find_game("keltis"), with_puzzles()[0]
        lesson = keltis.lessons[0]
        said, free = Course(keltis, lesson).shown(), FreeGame(keltis, lesson)
        play = free.at(said, seed_from(9), [])
        moves = []
        while len(moves) < 2 * FEW_STEPS and not play.over:
            moves.append(play.sentences[0])
            play.act(play.legal[0])
        assert len(moves) > FEW_STEPS
        async with open_house(folder) as door:
            aoife, home = await door.visitor("Aoife"), f"/api/lessons/keltis/{lesson.name}"
            before = said[:-1] if lesson.steps[-1].is_task else said
            replays.on_loop = replays.elsewhere = 0
            await aoife.get(f"{home}/{len(lesson.steps) - 1}", said=";".join(before), layout="wide")
            await aoife.post(f"{home}/free/why", said=said, seed=9, moves=moves, sentence="pass")
            await aoife.get(f"/api/puzzles/{puzzled.name}/{puzzles_of(puzzled)[-1].name}", layout="wide")
            assert replays.on_loop == 0 and replays.elsewhere > len(moves)
            shown = await aoife.post(f"{home}/free", said=said, seed=9, moves=moves, layout="wide", shown=0)
            assert replays.on_loop < FEW_STEPS, "only what bots answer now"
            assert len(shown["position"]["scenes"]) <= 4 * MOST_MISSED, "scenes of the last steps alone"

    scene(tmp_path)


def test_marks_change_nothing_about_going_back() -> None:
    play = Play.new("enclave", seed=seed_from(4))
    states = [play.state.pack(play.game.state)]
    for number in range(3 * MARK_EVERY + 5):
        play.act(by_lot(play.legal, seed_from(number)))
        states.append(play.state.pack(play.game.state))
    for count, state in enumerate(states):
        past = play.at(count)
        assert past.state.pack(past.game.state) == state
        assert [(s.action, s.tale) for s in past.steps] == [(s.action, s.tale) for s in play.steps[:count]]
        assert past.legal == play.copy().at(count).legal


@run
async def test_bots_go_before_hints_and_tables_take_turns(tmp_path: Path) -> None:
    line: Line[str] = Line()
    line.give("worker")
    served: list[str] = []

    async def ask(name: str, table: str, is_hint: bool) -> None:
        worker = await line.take(table, is_hint)
        served.append(name)
        await asyncio.sleep(0)
        line.give(worker)

    first = await line.take("a", False)
    asks = [ask(f"hint {n}", "a", True) for n in range(3)]
    asks += [ask(f"bot {table}{n}", table, False) for table in "ab" for n in range(3)]
    tasks = [asyncio.ensure_future(one) for one in asks]
    await asyncio.sleep(0)
    assert len(line) == 9
    tasks[4].cancel()  # somebody who no longer wants it holds nobody up
    line.give(first)
    await asyncio.gather(*tasks, return_exceptions=True)
    assert served == ["bot a0", "bot b0", "bot a2", "bot b1", "bot b2", "hint 0", "hint 1", "hint 2"]


class CountingBots(EasyBots):
    asked = 0

    async def advise(self, *question, **how):  # type: ignore[no-untyped-def]
        self.asked += 1
        return await super().advise(*question, **how)


@run
async def test_hints_are_limited_and_the_same_hint_is_thought_about_once(tmp_path: Path) -> None:
    bots = CountingBots()
    async with open_house(tmp_path, workers=bots, hints_per_minute=3) as door:
        aoife = await door.visitor("Aoife")
        table = await aoife.new_table("cairn", "me", "me", hints=True, options={"first_player": "first"})
        socket = await aoife.live(table, seat=0)
        answers = [await socket.ask(type="hint", id=f"h{n}") for n in range(5)]
        assert [answer["type"] for answer in answers] == ["answer"] * 3 + ["error"] * 2
        assert answers[-1]["key"] == "error-too-fast" and bots.asked == 1


class Budgets:
    """The settings that limits read."""

    acts_per_second, chats_per_minute, hints_per_minute, tables_per_hour = 20.0, 20.0, 10.0, 120.0
    mails_per_hour, guesses_per_minute, reviews_per_day = 6.0, 10.0, 40.0


def limits_at_one_moment() -> Limits:
    """Limits for which no time passes."""
    limits = Limits(Budgets())  # type: ignore[arg-type]
    for bucket in (*limits.people.values(), *limits.addresses.values()):
        bucket.now = lambda: 0.0  # type: ignore[method-assign]
    return limits


def count_allowed(limits: Limits, kind: str, tries: int, is_newcomer: bool, address: str = "10.0.0.1") -> int:
    from dolmen.server.refusals import TooFast

    allowed = 0
    for number in range(tries):
        try:
            limits.check(kind, f"person {number}", address, is_newcomer)
            allowed += 1
        except TooFast:
            pass
    return allowed


@pytest.mark.parametrize("kind", ("chats", "hints", "tables", "acts", "mails", "guesses"))
def test_strangers_without_cookies_count_as_one_and_an_address_has_limits_of_every_kind(kind: str) -> None:
    burst = limits_at_one_moment().people[kind].burst
    assert count_allowed(limits_at_one_moment(), kind, 1000, is_newcomer=True) <= burst
    assert count_allowed(limits_at_one_moment(), kind, 1000, is_newcomer=False) <= 3 * burst


def test_one_customer_with_many_addresses_counts_as_one() -> None:
    limits = limits_at_one_moment()
    for number in range(200):
        count_allowed(limits, "chats", 1, True, f"2001:db8:1:2::{number:x}")
    assert count_allowed(limits, "chats", 1, True, "2001:db8:1:2::ffff") == 0
    assert count_allowed(limits, "chats", 1, True, "2001:db8:1:3::1") == 1


@run
async def test_half_a_request_is_let_go(tmp_path: Path) -> None:
    import uvicorn

    from dolmen.server.web.app import make_app

    async with open_house(tmp_path) as door:
        protocol = patient_protocol(0.2, 500)
        config = uvicorn.Config(make_app(house=door.house), http=protocol, lifespan="off", log_config=None)
        config.load()
        server = uvicorn.Server(config)
        loop = asyncio.get_running_loop()
        listening = await loop.create_server(
            lambda: protocol(config=config, server_state=server.server_state, app_state={}), "127.0.0.1", 0
        )
        port = listening.sockets[0].getsockname()[1]
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: x")
        assert await reader.read() == b"", "a request whose head does not come"
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        assert (await reader.readline()).startswith(b"HTTP/1.1 200")
        writer.write(b"GET /healthz HTTP/1.1\r\nHo")
        assert b"HTTP" not in await reader.read(), "and the second on the same connection"
        listening.close()
        assert not protocol.held


HANDSHAKE = (
    b"GET /live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


async def listening_app(scope: dict, receive: Callable, send: Callable) -> None:
    """An application that takes a web socket and waits for what is said."""
    await receive()
    await send({"type": "websocket.accept"})
    await receive()


@run
async def test_a_live_connection_outlives_the_time_for_the_head_of_a_request(tmp_path: Path) -> None:
    import uvicorn

    from dolmen.server.web.frames import SwiftProtocol

    protocol = patient_protocol(0.1, 500)
    config = uvicorn.Config(listening_app, http=protocol, ws=SwiftProtocol, lifespan="off", log_config=None)
    config.load()
    server = uvicorn.Server(config)
    listening = await asyncio.get_running_loop().create_server(
        lambda: protocol(config=config, server_state=server.server_state, app_state={}), "127.0.0.1", 0
    )
    reader, writer = await asyncio.open_connection("127.0.0.1", listening.sockets[0].getsockname()[1])
    writer.write(HANDSHAKE)
    assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(reader.read(1), 0.5)
    writer.close()
    listening.close()
    assert not protocol.held


@run
async def test_a_body_that_does_not_come_is_refused(tmp_path: Path) -> None:
    async with open_house(tmp_path, body_seconds=0.1) as door:
        sent: list[dict] = []

        async def never() -> dict:
            await asyncio.sleep(60)
            return {}

        async def send(message: dict) -> None:
            sent.append(message)

        scope = {
            "type": "http", "method": "POST", "path": "/api/tables", "raw_path": b"/api/tables", "query_string": b"",
            "headers": [(b"host", b"dolmen.test")], "client": ("10.0.0.1", 1), "scheme": "http", "root_path": "",
            "server": ("dolmen.test", 80), "http_version": "1.1",
        }  # fmt: skip
        await door.app(scope, never, send)
        assert sent[0]["status"] == 408


@run
async def test_a_crowd_does_not_hold_up_those_who_play_and_a_picture_is_made_once(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor("Aoife")
        table = await aoife.new_table("cairn", "me", "me", options={"first_player": "first"})
        one = await aoife.live(table, seat=0)
        rooms = [f"{960 + 5 * number % 240}x800" for number in range(2 * CROWD)]
        crowd = [await (await door.visitor()).live(table, picture=room) for room in rooms]
        for watcher in crowd:
            await watcher.next("position", number=0)
        encoded: list[object] = []
        from dolmen.server.web import connection

        encode = connection.encode

        def counting(message: object) -> bytes:
            encoded.append(message)
            return encode(message)

        connection.encode = counting  # type: ignore[assignment]
        try:
            before = [len(watcher.everything) for watcher in crowd]
            assert (await one.ask(type="act", id="a", number=0, seat=0, sentence="draw"))["type"] == "done"
            assert [len(watcher.everything) for watcher in crowd] == before, "those who play are answered first"
            seen = [await watcher.next("position", number=1) for watcher in crowd]
            assert all(position["picture"] == seen[0]["picture"] for position in seen)
        finally:
            connection.encode = encode
        pictures = [one for one in encoded if getattr(one, "picture", None)]
        assert len(pictures) <= 3, "one for the seat, one for the crowd, one where the log began elsewhere"

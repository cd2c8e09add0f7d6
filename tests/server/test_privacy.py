"""What stays private: files, logs, figures; cookies that can be revoked; links that go where the operator says."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
import structlog

from dolmen.server.store.backup import backup
from dolmen.server.store.rows import KeptStep
from dolmen.server.table.requests import message_key
from tests.server.helpers import open_house, run


def mode_of(file: Path) -> int:
    return file.stat().st_mode & 0o777


@run
async def test_database_and_backup_are_for_their_owner_alone(tmp_path: Path) -> None:
    old = tmp_path / "test.sqlite3"
    sqlite3.connect(old).close()
    old.touch()
    old.chmod(0o644)
    async with open_house(tmp_path, database=str(tmp_path / "new" / "dolmen.sqlite3")) as door:
        await door.visitor("Aoife")
        files = list((tmp_path / "new").iterdir())
        assert len(files) > 1 and {mode_of(file) for file in files} == {0o600}
        assert mode_of(tmp_path / "new") == 0o700
        copy = Path(backup(str(tmp_path / "copy.sqlite3"), str(tmp_path / "new" / "dolmen.sqlite3")))
        assert mode_of(copy) == 0o600
    async with open_house(tmp_path):
        assert mode_of(old) == 0o600


@run
async def test_a_commit_that_fails_leaves_nobody_in_the_log(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        person = "f" * 32
        step = KeptStep("t", 0, 0, "draw", message_key(person, "m"), 0.0)

        def fail(connection: sa.Connection) -> None:
            connection.execute(sa.text("INSERT INTO nowhere VALUES (:who)"), {"who": person})

        with structlog.testing.capture_logs() as logs:
            with pytest.raises(sa.exc.OperationalError) as failed:
                await door.house.store.write(fail)
            await door.house.store.add(step)
        assert person not in str(failed.value) and person not in str(logs)


@run
async def test_cookies_can_be_revoked_and_the_device_at_hand_goes_on(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife, lost = await door.visitor("Aoife"), await door.visitor()
        link = (await aoife.post("/api/me/link"))["link"]
        assert (await lost.http.post(link)).status_code == 303
        assert (await lost.get("/api/me"))["name"] == "Aoife"
        table = await aoife.new_table("cairn", "me", "me")
        spying = await lost.live(table, seat=0)
        assert (await aoife.http.post("/me/revoke")).status_code == 303
        assert (await aoife.get("/api/me"))["name"] == "Aoife"
        assert (await lost.get("/api/me"))["name"] == ""
        assert spying.closed == 1012
        lost.http.cookies = httpx.Cookies({"dolmen": lost.http.cookies["dolmen"]})
        assert (await lost.get(f"/api/tables/{table}"))["mine"] == []
        assert (await (await door.visitor()).http.get(link)).status_code == 404, "the link ends, too"


@run
async def test_a_socket_with_a_revoked_cookie_is_a_strangers(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor("Aoife")
        table = await aoife.new_table("cairn", "me", "me")
        old = httpx.Cookies({"dolmen": aoife.http.cookies["dolmen"]})
        await aoife.http.post("/me/revoke")
        thief = await door.visitor()
        thief.http.cookies = old
        socket = await thief.live(table)
        assert socket.last["table"]["mine"] == []


@run
async def test_links_go_where_the_operator_says_whatever_the_host_header_says(tmp_path: Path) -> None:
    async with open_house(tmp_path, home="https://games.example") as door:
        aoife = await door.visitor("Aoife")
        answer = await aoife.http.post("/api/me/link", json={}, headers={"host": "evil.example"})
        assert answer.json()["link"].startswith("https://games.example/join/")
        table = await aoife.new_table("cairn", "me", "me")
        assert (await aoife.live(table)).last["table"]["link"] == f"https://games.example/table/{table}"


@run
async def test_figures_are_for_this_machine_or_for_whoever_has_the_token(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor()
        assert (await aoife.http.get("/metrics")).status_code == 200
        forwarded = {"x-forwarded-for": "203.0.113.9"}
        assert (await aoife.http.get("/metrics", headers=forwarded)).status_code == 403
    async with open_house(tmp_path, metrics_token="secret") as door:
        aoife = await door.visitor()
        assert (await aoife.http.get("/metrics")).status_code == 403
        assert (await aoife.http.get("/metrics", headers={"authorization": "Bearer secret"})).status_code == 200


@run
async def test_figures_are_sums_over_all_tables(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor()
        await aoife.new_table("cairn", "me", "random")
        lines = [line for line in (await aoife.get("/metrics")).splitlines() if line.startswith("dolmen_")]
        labels = {
            label.split("=")[0] for line in lines if "{" in line for label in line[line.index("{") + 1 :].split(",")
        }
        assert labels <= {"le", "method", "status", "key", "way", "outcome"}


@run
async def test_an_unknown_table_is_refused_without_a_word_in_the_log(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor()
        complaints: list[dict] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: complaints.append(context))
        with structlog.testing.capture_logs() as logs:
            for path in ("/api/tables/nothere", "/table/nothere", "/api/tables/nothere/at/3"):
                assert (await aoife.http.get(path)).status_code == 404
            with pytest.raises(ConnectionError, match="1008"):
                await aoife.live("nothere")
            gc.collect()
            await asyncio.sleep(0)
        assert logs == [] and complaints == []

"""The commands: a server as people start it, looked at by an operator, joined from a terminal, and stopped."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, subprocess.Popen, Path]]:
    folder = tmp_path_factory.mktemp("serve")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    settings = {"DOLMEN_DATABASE": str(folder / "serve.sqlite3"), "DOLMEN_BOT_PAUSE": "0", "XDG_DATA_HOME": str(folder)}
    command = [sys.executable, "-m", "dolmen", "serve", "--port", str(port)]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, env={**os.environ, **settings}, stderr=log)
    home = f"http://127.0.0.1:{port}"
    for _ in range(600):
        try:
            assert json.load(urllib.request.urlopen(f"{home}/healthz", timeout=5)) == {"status": "well"}
            break
        except OSError:
            assert process.poll() is None, (folder / "log").read_text()
            time.sleep(0.1)
    yield home, process, folder
    process.kill()
    process.wait()


def new_table(home: str, *seats: dict) -> tuple[str, str]:
    body = json.dumps({"game": "cairn", "seats": seats}).encode()
    answer = urllib.request.urlopen(urllib.request.Request(f"{home}/api/tables", body))
    return json.load(answer)["table"], answer.headers["set-cookie"].partition(";")[0]


def test_somebody_joins_from_a_terminal_and_plays_to_the_end(server: tuple[str, subprocess.Popen, Path]) -> None:
    home, _, folder = server
    table, _ = new_table(home, {"kind": "open"}, {"kind": "bot", "level": "random"})
    command = [sys.executable, "-m", "dolmen", "join", f"{home}/table/{table}", "--name", "Aoife", "--language", "it"]
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "COLUMNS": "100"}
    result = subprocess.run(command, input="1\n" * 100, env=environment, capture_output=True, text=True, timeout=120)
    assert result.returncode == 0, result.stderr
    assert "Aoife pesca" in result.stdout
    shown = json.load(urllib.request.urlopen(f"{home}/api/tables/{table}"))
    assert shown["status"] == "over" and shown["seats"][0]["name"] == "Aoife"


def test_figures_for_an_operator_are_there(server: tuple[str, subprocess.Popen, Path]) -> None:
    home, _, _ = server
    text = urllib.request.urlopen(f"{home}/metrics").read().decode()
    for name in ("dolmen_steps_total", "dolmen_connections", "dolmen_commit_seconds_bucket", "dolmen_tables_in_memory"):
        assert name in text


def test_a_server_that_is_stopped_says_when_to_come_back(server: tuple[str, subprocess.Popen, Path]) -> None:
    home, process, folder = server
    table, cookie = new_table(home, {"kind": "me"}, {"kind": "bot", "level": "random"})
    with connect(f"ws{home[4:]}/api/tables/{table}/live", additional_headers={"cookie": cookie}) as live:
        assert json.loads(live.recv())["type"] == "table"
        process.send_signal(signal.SIGTERM)
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                live.recv(timeout=30)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
    process.wait(30)
    last = json.loads((folder / "log").read_text().splitlines()[-1])
    assert last["event"] == "the house is shut"

"""boardgame.io under the same load: its own server, in memory, and a light client. Needs Node and npm."""

from __future__ import annotations

import asyncio
import json
import shutil
import socket
import subprocess
from pathlib import Path

from bench.figures import Figures, cpu_of, memory_of

HERE = Path(__file__).parent / "boardgame.io"
FOLDER = Path(__file__).parent.parent / ".peers" / "boardgameio"


def install() -> bool:
    """Installs the locked packages once; False where there is no npm or no way to get them."""
    if not (shutil.which("node") and shutil.which("npm")):
        print("boardgame.io is left out: node and npm are not installed")
        return False
    FOLDER.mkdir(parents=True, exist_ok=True)
    lock = (HERE / "package-lock.json").read_text()
    mark = FOLDER / "installed.json"
    for name in ("package.json", "package-lock.json", "server.js", "load.js"):
        shutil.copy(HERE / name, FOLDER / name)
    if mark.exists() and mark.read_text() == lock:
        return True
    if subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--silent"], cwd=FOLDER).returncode:
        print("boardgame.io is left out: npm cannot install it here")
        return False
    mark.write_text(lock)
    return True


async def measure(tables: int, seconds: float) -> Figures | None:
    """The figures of boardgame.io, or None where it cannot be installed."""
    if not install():
        return None
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    pipe = asyncio.subprocess.PIPE
    server = await asyncio.create_subprocess_exec("node", "server.js", str(port), cwd=FOLDER, stdout=pipe)
    try:
        assert server.stdout is not None
        while b"ready" not in await server.stdout.readline():
            pass
        command = ["node", "load.js", str(port), str(tables), str(seconds)]
        load = await asyncio.create_subprocess_exec(*command, cwd=FOLDER, stdout=pipe, limit=2**28)
        assert load.stdout is not None
        await load.stdout.readline()
        before = cpu_of(server.pid)
        result = json.loads(await load.stdout.readline())
        cpu, memory = cpu_of(server.pid) - before, memory_of(server.pid)
    finally:
        server.kill()
        await server.wait()
    latencies = [1e-3 * latency for latency in result["latencies"]]
    problem = f"{result['errors']} errors" if result["errors"] else "kept in memory only"
    people, took = 2 * tables, result["seconds"]
    return Figures("boardgame.io", tables, people, took, len(latencies), latencies, memory, cpu, problem)

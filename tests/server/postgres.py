"""A PostgreSQL of the test's own, in a folder that goes away: only where its programs are installed."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path
from tempfile import mkdtemp


def programs() -> Path | None:
    """The folder with initdb and pg_ctl, or None."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    return folders[-1].parent if folders else None


def servant() -> str | None:
    """PostgreSQL refuses to run as root: who runs it then."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


@contextlib.contextmanager
def running_postgres() -> Iterator[str]:
    """The address of a fresh, empty database server."""
    bin_folder = programs()
    assert bin_folder is not None
    folder, user = Path(mkdtemp(prefix="dolmen-pg-")), servant()
    if user:
        shutil.chown(folder, user)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]

    def call(*command: object) -> None:
        subprocess.run([str(part) for part in command], check=True, user=user, cwd=folder, stdout=subprocess.DEVNULL)

    data = folder / "data"
    call(bin_folder / "initdb", "-D", data, "-U", "dolmen", "--auth=trust", "-E", "UTF8", "--no-sync")
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
    call(bin_folder / "pg_ctl", "-D", data, "-l", folder / "log", "-o", options, "-w", "start")
    try:
        yield f"postgresql://dolmen@127.0.0.1:{port}/postgres"
    finally:
        call(bin_folder / "pg_ctl", "-D", data, "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)

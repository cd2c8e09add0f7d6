"""The ground that servers stand on: a database on a small file system of its own, which can be filled to the brim."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import sqlite3
import subprocess
from pathlib import Path
from tempfile import mkdtemp

import asyncpg

from tests.server.campaign.servers import free_port
from tests.server.postgres import programs, servant

SQLITE_MEGABYTES, POSTGRES_MEGABYTES = 32, 128
BLOCK = 4096


class SmallDisk:
    """A file system of some megabytes, where mounting is allowed; else a plain folder that is never full."""

    def __init__(self, megabytes: int):
        self.folder = Path(mkdtemp(prefix="dolmen-disk-"))
        self.ballast = self.folder / "ballast"
        mount = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=755", "tmpfs", str(self.folder)]
        self.is_small = os.geteuid() == 0 and subprocess.run(mount, check=False, capture_output=True).returncode == 0

    def fill(self) -> None:
        """Leaves not one block free."""
        with self.ballast.open("ab") as out, contextlib.suppress(OSError):
            while True:
                size = max(os.statvfs(self.folder).f_bavail * os.statvfs(self.folder).f_frsize, BLOCK)
                os.posix_fallocate(out.fileno(), out.seek(0, 2), size)

    def free(self) -> None:
        """Gives the room back."""
        self.ballast.unlink(missing_ok=True)

    def close(self) -> None:
        """Takes the file system away with all that is on it."""
        if self.is_small:
            subprocess.run(["umount", "--lazy", str(self.folder)], check=False)
        shutil.rmtree(self.folder, ignore_errors=True)


class SqliteGround:
    """A file; it cannot be restarted."""

    can_restart = False

    def __init__(self) -> None:
        self.disk = SmallDisk(SQLITE_MEGABYTES)
        self.file = self.disk.folder / "none"

    async def open(self) -> None: ...

    async def fresh(self, name: str) -> str:
        """A database that nobody has used; the one before is gone."""
        for old in self.disk.folder.glob("*.sqlite3*"):
            old.unlink()
        self.file = self.disk.folder / f"{name}.sqlite3"
        return str(self.file)

    def fill(self) -> None:
        """Fills the disk; nor has the log of SQLite any room of its own left."""
        with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(self.file, timeout=1)) as base:
            base.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self.disk.fill()

    async def heal(self) -> None:
        """The disk has room again."""
        self.disk.free()

    async def restart(self, how: str) -> None:
        raise NotImplementedError

    def check(self) -> None:
        """The file is whole."""
        with contextlib.closing(sqlite3.connect(f"file:{self.file}?mode=ro", uri=True)) as base:
            assert base.execute("PRAGMA integrity_check").fetchone() == ("ok",)

    async def close(self) -> None:
        self.disk.close()


class PostgresGround:
    """A cluster of the campaign's own."""

    can_restart = True

    def __init__(self) -> None:
        found = programs()
        assert found is not None, "PostgreSQL is not installed"
        self.programs, self.user, self.port = found, servant(), free_port()
        self.disk = SmallDisk(POSTGRES_MEGABYTES)
        self.data = self.disk.folder / "data"
        if self.user:
            shutil.chown(self.disk.folder, self.user)

    async def _call(self, program: str, *details: object, is_checked: bool = True) -> int:
        command = [str(self.programs / program), "-D", str(self.data), *map(str, details)]

        def call() -> int:
            quiet = subprocess.DEVNULL
            done = subprocess.run(
                command, user=self.user, cwd=self.disk.folder, stdout=quiet, stderr=quiet, check=is_checked
            )
            return done.returncode

        return await asyncio.to_thread(call)

    async def open(self) -> None:
        await self._call("initdb", "-U", "dolmen", "--auth=trust", "-E", "UTF8", "--no-sync", "--wal-segsize=1")
        settings = {
            "port": self.port, "listen_addresses": "127.0.0.1", "unix_socket_directories": self.disk.folder,
            "max_wal_size": "8MB", "min_wal_size": "2MB", "shared_buffers": "16MB", "max_connections": 80,
        }  # fmt: skip
        with (self.data / "postgresql.conf").open("a") as out:
            out.writelines(f"{name} = '{value}'\n" for name, value in settings.items())
        await self._call("pg_ctl", "-l", self.disk.folder / "log", "-w", "start")

    def _address(self, name: str) -> str:
        return f"postgresql://dolmen@127.0.0.1:{self.port}/{name}"

    async def fresh(self, name: str) -> str:
        connection = await asyncpg.connect(self._address("postgres"))
        for row in await connection.fetch("SELECT datname FROM pg_database WHERE datname LIKE 'round%'"):
            await connection.execute(f'DROP DATABASE "{row[0]}" WITH (FORCE)')
        await connection.execute(f'CREATE DATABASE "{name}"')
        await connection.close()
        return self._address(name)

    def fill(self) -> None:
        self.disk.fill()

    async def heal(self) -> None:
        """The disk has room again; a database that gave up is started again."""
        self.disk.free()
        if await self._call("pg_ctl", "status", is_checked=False) != 0:
            await self._call("pg_ctl", "-l", self.disk.folder / "log", "-w", "start")

    async def restart(self, how: str) -> None:
        """Restarts the database: `fast` ends every transaction, `immediate` is like a crash."""
        await self._call("pg_ctl", "-l", self.disk.folder / "log", "-m", how, "-w", "restart", is_checked=False)
        await self.heal()

    def check(self) -> None: ...

    async def close(self) -> None:
        await self._call("pg_ctl", "-m", "immediate", "stop", is_checked=False)
        self.disk.close()

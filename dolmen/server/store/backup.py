"""A copy of a database, also while it is in use, and a database from a copy."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import subprocess
from pathlib import Path

import sqlalchemy as sa

from dolmen.server.store.databases import driver_url, make_private

BUSY_SECONDS = 1.0  # how long a database that is to be replaced may be in use by somebody who is just leaving


def backup(path: str, database: str) -> str:
    """Copies a database while it is in use: SQLite to a file like it, PostgreSQL by its own tool."""
    target = Path(path)
    if target.exists():
        raise SystemExit(f"{target} is already there")
    url = driver_url(database)
    if url.startswith("postgresql"):
        make_private(target)
        _run("pg_dump", url, "--format=custom", f"--file={target}")
    else:
        source = _file_of(url)
        if not source.exists():
            raise SystemExit(f"there is no database at {source}")
        _copy(source, target)
    return str(target)


def restore(path: str, database: str, is_replaced: bool = False) -> str:
    """Makes a database from a copy. One that is there already stays, unless it is to be replaced; nobody may use it."""
    source, url = Path(path), driver_url(database)
    if not source.exists():
        raise SystemExit(f"there is no copy at {source}")
    if url.startswith("postgresql"):
        more = ["--clean", "--if-exists"] if is_replaced else []
        _run("pg_restore", url, "--no-owner", "--exit-on-error", "--single-transaction", *more, str(source))
        return sa.make_url(url).render_as_string(hide_password=True)
    target = _file_of(url)
    _check(source)
    if target.exists():
        if not is_replaced:
            raise SystemExit(f"{target} is already there; --replace takes its place and keeps it beside")
        _put_aside(target)
    _copy(source, target)
    return str(target)


def _file_of(url: str) -> Path:
    return Path(url.partition(":///")[2])


def _copy(source_path: Path, target_path: Path) -> None:
    make_private(target_path)
    source, target = sqlite3.connect(source_path), sqlite3.connect(target_path)
    with contextlib.closing(source), contextlib.closing(target):
        source.backup(target)
        target.execute("PRAGMA journal_mode=DELETE")


def _check(file: Path) -> None:
    """Refuses what is no whole copy of a database of ours."""
    try:
        with contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as base:
            is_whole = base.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            base.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.DatabaseError:
        is_whole = False
    if not is_whole:
        raise SystemExit(f"{file} is not a whole copy of a Dolmen database")


def _put_aside(file: Path) -> None:
    """Keeps a database beside the one that takes its place; refused while a server uses it."""
    with contextlib.closing(sqlite3.connect(file, timeout=BUSY_SECONDS)) as base:
        try:
            base.execute("PRAGMA journal_mode=DELETE")  # nobody else may have it open
        except sqlite3.OperationalError:
            raise SystemExit(f"{file} is in use: stop the server first") from None
    file.rename(file.with_name(f"{file.name}.replaced"))


def _run(program: str, url: str, *details: str) -> None:
    """A tool of PostgreSQL; the password goes by the environment, which other users of the machine cannot read."""
    if shutil.which(program) is None:
        raise SystemExit(f"{program} is not installed: it comes with PostgreSQL")
    address = sa.make_url(url)
    given = {
        "PGHOST": address.host,
        "PGPORT": address.port and str(address.port),
        "PGUSER": address.username,
        "PGPASSWORD": address.password,
    }
    environment = {**os.environ, **{name: value for name, value in given.items() if value}}
    command = [program, f"--dbname={address.database}", *details]
    if subprocess.run(command, env=environment, check=False).returncode != 0:
        raise SystemExit(f"{program} failed")

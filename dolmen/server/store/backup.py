"""A copy of a database, also while it is in use."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from dolmen.server.store.databases import driver_url


def backup(path: str, database: str) -> str:
    """Copies a SQLite database while it is in use; for PostgreSQL says what to do instead."""
    url = driver_url(database)
    if url.startswith("postgresql"):
        plain = url.replace("+asyncpg", "")
        raise SystemExit(f"for PostgreSQL use its own tool: pg_dump --format=custom --file={path} {plain}")
    source_path, target_path = Path(url.partition(":///")[2]), Path(path)
    if not source_path.exists():
        raise SystemExit(f"there is no database at {source_path}")
    if target_path.exists():
        raise SystemExit(f"{target_path} is already there")
    source, target = sqlite3.connect(source_path), sqlite3.connect(target_path)
    with source, target:
        source.backup(target)
    source.close()
    target.execute("PRAGMA journal_mode=DELETE")
    target.close()
    return str(target_path)

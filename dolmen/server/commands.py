"""What `dolmen serve`, `dolmen backup` and `dolmen join` do, as plain functions."""

from __future__ import annotations

import sqlite3
import sys
from pathlib import Path

from dolmen.server.settings import Settings
from dolmen.server.store import driver_url

LONGEST_FRAME = 65_536  # bytes; longer ones close the socket


def serve(host: str = "127.0.0.1", port: int = 8000, database: str | None = None, is_quiet: bool = False) -> None:
    """Runs a server until it is stopped; says which address to open."""
    import uvicorn

    from dolmen.server.app import make_app
    from dolmen.server.logs import set_up_logs

    given = {} if database is None else {"database": database}
    settings = Settings.from_environment(**given)
    set_up_logs(settings.log_json)
    if not is_quiet:
        shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host
        print(f"Dolmen is ready: open http://{shown}:{port}/", file=sys.stderr)
    config = uvicorn.Config(
        make_app(settings),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        ws_max_size=LONGEST_FRAME,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    uvicorn.Server(config).run()


def backup(path: str, database: str | None = None) -> str:
    """Copies a SQLite database while it is in use; for PostgreSQL says what to do instead."""
    url = driver_url(database or Settings.from_environment().database)
    if url.startswith("postgresql"):
        plain = url.replace("+asyncpg", "")
        raise SystemExit(f"for PostgreSQL use its own tool: pg_dump --format=custom --file={path} {plain}")
    source_path = Path(url.partition(":///")[2])
    if not source_path.exists():
        raise SystemExit(f"there is no database at {source_path}")
    target_path = Path(path)
    if target_path.exists():
        raise SystemExit(f"{target_path} is already there")
    source, target = sqlite3.connect(source_path), sqlite3.connect(target_path)
    with source, target:
        source.backup(target)
    source.close()
    target.execute("PRAGMA journal_mode=DELETE")
    target.close()
    return str(target_path)

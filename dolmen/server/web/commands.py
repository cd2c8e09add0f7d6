"""What `dolmen serve`, `dolmen backup` and `dolmen join` do."""

from __future__ import annotations

import gc
import sqlite3
import sys
from pathlib import Path
from typing import Annotated

import typer

from dolmen.server.settings import Settings
from dolmen.server.store.databases import driver_url

LONGEST_FRAME = 65_536  # bytes; longer ones close the socket
GARBAGE = (20_000, 20, 50)  # positions are many small objects without rings: look for rings less often
SWITCH_SECONDS = 0.0005  # the thread that writes waits no longer than that for the interpreter


app = typer.Typer(add_completion=False, no_args_is_help=True)


@app.command("serve")
def serve_command(
    host: Annotated[str, typer.Option(help="0.0.0.0 for every network")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="where to listen")] = 8000,
    database: Annotated[str | None, typer.Option(help="a file, or postgresql://…; else DOLMEN_DATABASE")] = None,
) -> None:
    """Opens the table in the browser."""
    serve(host, port, database)


@app.command("backup")
def backup_command(
    path: Annotated[str, typer.Argument(help="the file to write")],
    database: Annotated[str | None, typer.Option(help="a file; else DOLMEN_DATABASE")] = None,
) -> None:
    """Copies the server's store, also while it is in use."""
    print(backup(path, database))


@app.command("join")
def join_command(
    address: Annotated[str, typer.Argument(help="of the table, as the browser shows it")],
    name: Annotated[str | None, typer.Option(help="what to be called")] = None,
    seat: Annotated[int | None, typer.Option(help="which seat, from 0; else the first that is free")] = None,
    language: Annotated[str | None, typer.Option(help="it or en")] = None,
) -> None:
    """Sits down at a table on a server, from the terminal."""
    join(address, name, seat, language)


def serve(host: str = "127.0.0.1", port: int = 8000, database: str | None = None, is_quiet: bool = False) -> None:
    """Runs a server until it is stopped; says which address to open."""
    import uvicorn

    from dolmen.server.web.app import make_app
    from dolmen.server.web.logs import set_up_logs
    from dolmen.server.web.transport import GatheringProtocol

    given = {} if database is None else {"database": database}
    settings = Settings.from_environment(**given)
    application = make_app(settings)
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(*GARBAGE)
    set_up_logs(settings.log_json)
    if not is_quiet:
        shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host
        print(f"Dolmen is ready: open http://{shown}:{port}/", file=sys.stderr)
    config = uvicorn.Config(
        application,
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        ws=GatheringProtocol,
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


def join(address: str, name: str | None = None, seat: int | None = None, language: str | None = None) -> None:
    """Plays at a web table from the terminal."""
    from dolmen.terminal.join import play_at
    from dolmen.terminal.speech import speak

    play_at(address, name, seat, speak(language).language)

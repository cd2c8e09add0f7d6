"""The commands `dolmen serve`, `dolmen backup` and `dolmen restore`."""

from __future__ import annotations

import resource
import sys
from typing import Annotated

import typer
import uvicorn

from dolmen.server.heap import keep_few_heaps
from dolmen.server.interpreter import suit_server
from dolmen.server.settings import Settings
from dolmen.server.store.backup import backup, restore
from dolmen.server.web.app import Server, make_app
from dolmen.server.web.frames import SwiftProtocol
from dolmen.server.web.host_client import ask_server
from dolmen.server.web.logs import set_up_logs
from dolmen.server.web.reach import ANYWHERE, network_address
from dolmen.server.web.transport import patient_protocol

LONGEST_FRAME = 65_536  # bytes; longer ones close the socket
HERE = "127.0.0.1"
MOST_FILES = 65_536

app = typer.Typer(add_completion=False, no_args_is_help=True)


@app.command("serve")
def serve_command(
    lan: Annotated[bool, typer.Option("--lan", help="let friends in the same network come in")] = False,
    host: Annotated[str, typer.Option(help="where to listen; 0.0.0.0 for every network, as --lan")] = HERE,
    port: Annotated[int, typer.Option(help="where to listen")] = 8000,
    database: Annotated[str | None, typer.Option(help="a file, or postgresql://…; else DOLMEN_DATABASE")] = None,
) -> None:
    """Opens the table in the browser."""
    serve(ANYWHERE[0] if lan else host, port, database)


@app.command("backup")
def backup_command(
    path: Annotated[str, typer.Argument(help="the file to write")],
    database: Annotated[str | None, typer.Option(help="a file, or postgresql://…; else DOLMEN_DATABASE")] = None,
) -> None:
    """Copies the server's store, also while it is in use."""
    print(backup(path, database or Settings.from_environment().database))


@app.command("restore")
def restore_command(
    path: Annotated[str, typer.Argument(help="the file that `dolmen backup` wrote")],
    database: Annotated[str | None, typer.Option(help="a file, or postgresql://…; else DOLMEN_DATABASE")] = None,
    replace: Annotated[bool, typer.Option("--replace", help="in place of the database that is there")] = False,
) -> None:
    """Makes the server's store from a copy; no server may be using it."""
    print(restore(path, database or Settings.from_environment().database, replace))


@app.command("host")
def host_command(
    what: Annotated[
        str, typer.Argument(help="find NAME, ban MARK, unban MARK, rename MARK NAME, table ID, hush ID LINE, close ID")
    ],
    about: Annotated[str, typer.Argument(help="a name, the mark of somebody, or a table")],
    more: Annotated[str, typer.Argument(help="the number of a line, or a new name")] = "",
    server: Annotated[str, typer.Option(help="where the server is")] = "http://127.0.0.1:8000",
) -> None:
    """Takes abuse away at a running server; DOLMEN_HOST_TOKEN is the same there and here."""
    print(ask_server(server, Settings.from_environment().host_token, what, about, more))


def allow_many_files() -> None:
    """Every connection is a file: takes as many as the system allows this process."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def serve(host: str = HERE, port: int = 8000, database: str | None = None, is_quiet: bool = False) -> None:
    """Runs a server until it is stopped; says which address to open."""
    given = {} if database is None else {"database": database}
    if host in ANYWHERE and (found := network_address()):
        given["address"] = f"http://{found}:{port}"
    settings = Settings.from_environment(**given)
    application = make_app(settings)
    if not is_quiet:
        print(told(host, port, settings.address), file=sys.stderr)
    run(application, settings, host, port)


def run(application: Server, settings: Settings, host: str = HERE, port: int = 8000) -> None:
    """Runs an application in this process until it is stopped."""
    keep_few_heaps()
    suit_server()
    allow_many_files()
    set_up_logs(settings.log_json)
    config = uvicorn.Config(
        application,
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        http=patient_protocol(settings.header_seconds, settings.connections_per_address),
        ws=SwiftProtocol,
        ws_max_size=LONGEST_FRAME,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    uvicorn.Server(config).run()


def told(host: str, port: int, address: str) -> str:
    """Which address to open, and whether friends can come in."""
    shown = "localhost" if host in (HERE, *ANYWHERE) else host
    ready = f"Dolmen is ready: open http://{shown}:{port}/"
    if address:
        return f"{ready}\nFriends in the same network come in at {address}/ (the page shows a code to scan)."
    if host == HERE:
        return f"{ready}\nFriends cannot come in yet; `dolmen serve --lan` or `make play LAN=1` lets in their network."
    return ready

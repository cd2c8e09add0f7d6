"""The command `dolmen`: the terminal's commands and the server's put together, since neither knows the other."""

from functools import cache
from typing import Any

SERVER_COMMANDS = ("serve", "backup", "restore")


@cache
def commands() -> Any:
    """All commands, as Typer has them."""
    from dolmen.terminal.app import app, borrow

    for name in SERVER_COMMANDS:
        borrow(name, lender="dolmen.server.web.commands", extra="server")
    return app


def main() -> None:
    """Runs the command line."""
    commands()()


if __name__ == "__main__":
    main()

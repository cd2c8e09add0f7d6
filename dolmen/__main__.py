"""The command `dolmen`: the terminal's commands, the server's and those for learning, since none knows another."""

from functools import cache
from typing import Any

SERVER_COMMANDS = ("serve", "backup", "restore", "host")
LEARNING_COMMANDS = ("train", "exploit")


@cache
def commands() -> Any:
    """All commands, as Typer has them."""
    from dolmen.terminal.app import app, borrow

    for name in SERVER_COMMANDS:
        borrow(name, lender="dolmen.server.web.commands", extra="server")
    for name in LEARNING_COMMANDS:
        borrow(name, lender="dolmen.train.command", extra="train")
    return app


def main() -> None:
    """Runs the command line."""
    commands()()


if __name__ == "__main__":
    main()

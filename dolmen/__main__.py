"""The command `dolmen`: the terminal's commands and the server's put together, since neither knows the other."""

SERVER_COMMANDS = ("serve", "backup")


def main() -> None:
    """Runs the command line."""
    from dolmen.terminal.app import app, borrow

    for name in SERVER_COMMANDS:
        borrow(name, lender="dolmen.server.web.commands", extra="server")
    app()


if __name__ == "__main__":
    main()

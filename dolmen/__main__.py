"""The command `dolmen`."""


def main() -> None:
    """Runs the command line."""
    from dolmen.terminal.app import app

    app()


if __name__ == "__main__":
    main()

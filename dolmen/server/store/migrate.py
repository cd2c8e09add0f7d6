"""Brings a database to the present shape; run at every start, harmless when there is nothing to do."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa

if TYPE_CHECKING:
    from alembic.config import Config

HEAD = "0010"  # the last migration; a test compares it with the folder
LOCK = 0x0D01_3E11  # two processes that start at once go one after the other


def migrate(connection: sa.Connection) -> None:
    """Runs the migrations that are missing."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SET LOCAL lock_timeout = 0"))  # it may take long, and others wait for it
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    if present_version(connection) == HEAD:  # Alembic is slow to load, and there is nothing for it to do
        return
    from alembic import command

    config = settings()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def present_version(connection: sa.Connection) -> str | None:
    """The last migration that a database has had."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()


def settings() -> Config:
    """Where Alembic finds the migrations."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config

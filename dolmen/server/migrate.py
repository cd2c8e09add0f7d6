"""Brings a database to the present shape; run at every start, harmless when there is nothing to do."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

LOCK = 0x0D01_3E11  # two processes that start at once go one after the other


def migrate(connection: sa.Connection) -> None:
    """Runs the migrations that are missing."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")

"""Calls: devices and addresses at which people are told that it is their turn, quiet hours, days off, closed tables."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Adds columns with defaults, and the tables of calls."""
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("zone", sa.String(64)))
        people.add_column(sa.Column("quiet_from", sa.Integer))
        people.add_column(sa.Column("quiet_to", sa.Integer))
        people.add_column(sa.Column("calls", sa.String(8), nullable=False, server_default="all"))
        people.add_column(sa.Column("mail", sa.String(254)))
        people.add_column(sa.Column("mails", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_index("ix_people_mail", "people", ["mail"])
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("closed", sa.String(8)))
    op.create_table(
        "devices",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False, unique=True),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
    )
    op.create_index("ix_devices_person", "devices", ["person"])
    op.create_table(
        "wishes",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("wants", sa.Boolean, nullable=False),
    )
    op.create_table(
        "calls",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("after", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("due", sa.Float(53), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
    )
    op.create_index("calls_by_time", "calls", ["status", "due"])
    op.create_table(
        "days_off",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("start", sa.Float(53), nullable=False),
        sa.Column("end", sa.Float(53), nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("about", sa.String(254), nullable=False),
        sa.Column("until", sa.Float(53), nullable=False),
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])
    op.create_index("ix_tokens_about", "tokens", ["about"])

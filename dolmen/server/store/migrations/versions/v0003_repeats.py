"""Seats that can be taken back or are kept for somebody, cookies that can be revoked, ids of all that was asked."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Adds columns with defaults, and two tables."""
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("may_return", sa.Boolean, nullable=False, server_default=sa.false()))
        seats.add_column(sa.Column("kept_for", sa.String(32)))
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("cookies", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "messages",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("message", sa.String(80), primary_key=True),
        sa.Column("at", sa.Float(53), nullable=False),
    )
    op.create_table(
        "requests",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
    )
    op.create_index("requests_by_time", "requests", ["at"])

"""Duplicate tables: the same deals for several groups."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Adds the column by which a table belongs to others, and what they have in common."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("duplicate", sa.String(16)))
    op.create_index("ix_tables_duplicate", "tables", ["duplicate"])
    op.create_table(
        "duplicates",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
    )

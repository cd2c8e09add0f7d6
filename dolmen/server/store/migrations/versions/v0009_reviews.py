"""Reviews of finished games, games that begin from a position, and the coach."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Adds three columns and three tables; older games begin with a deal and had no coach."""
    # Not in a batch: others point to this table, and a text as the default lets SQLite add the column in its place.
    op.add_column("tables", sa.Column("coach", sa.Boolean, nullable=False, server_default=sa.text("false")))
    op.add_column("tables", sa.Column("start", sa.LargeBinary))
    op.add_column("tables", sa.Column("came_from", sa.String(16)))
    op.create_table(
        "reviews",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("seen", sa.Float(53), nullable=False),
        sa.Column("taken_by", sa.String(16)),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("of", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary),
    )
    op.create_index("reviews_by_status", "reviews", ["status", "at"])
    op.create_index("ix_reviews_person", "reviews", ["person"])
    op.create_table(
        "review_shares",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
    )
    op.create_table(
        "coached",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("decision", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("sentence", sa.String(200), nullable=False),
        sa.Column("loss", sa.Float(53), nullable=False),
    )

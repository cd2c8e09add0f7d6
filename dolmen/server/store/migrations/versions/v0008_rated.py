"""What each game did to the ratings of those at its seats."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Adds two columns; of older games nothing is known."""
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("rated_before", sa.Integer))
        seats.add_column(sa.Column("rated_after", sa.Integer))

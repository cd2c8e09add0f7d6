"""Finding players: ratings by number of players, their history, invitations."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
COLUMNS = "game, who, mu, sigma, played, won"


def upgrade() -> None:
    """Writes the ratings anew, those that are known as ratings over all numbers of players, and makes two tables."""
    op.create_table(
        "new_ratings",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True),
        sa.Column("who", sa.String(48), primary_key=True),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
    )
    op.execute(f"INSERT INTO new_ratings (players, {COLUMNS}) SELECT 0, {COLUMNS} FROM ratings")
    op.drop_table("ratings")
    op.rename_table("new_ratings", "ratings")
    op.create_table(
        "rating_steps",
        sa.Column("who", sa.String(48), primary_key=True),
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
    )
    op.create_index("rating_steps_by_time", "rating_steps", ["who", "game", "at"])
    op.create_table(
        "invitations",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("declined", sa.Boolean, nullable=False),
    )
    op.create_index("ix_invitations_person", "invitations", ["person"])

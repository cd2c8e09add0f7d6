"""The first shape: people, tables with seats, deeds, chat, votes, standing answers, ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Makes every table."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("language", sa.String(2)),
        sa.Column("link", sa.String(64), unique=True),
        sa.Column("at", sa.Float(53), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("grace", sa.Float(53), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("rematch", sa.String(16)),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("started", sa.Float(53)),
        sa.Column("ended", sa.Float(53)),
    )
    op.create_index("tables_by_status", "tables", ["status", "public", "created"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("level", sa.String(40)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("has_left", sa.Boolean, nullable=False),
        sa.Column("left_by", sa.String(32)),
        sa.Column("score", sa.Integer),
        sa.Column("place", sa.Integer),
    )
    op.create_index("seats_by_person", "seats", ["person"])
    op.create_index("seats_by_leaver", "seats", ["left_by"])
    op.create_table(
        "deeds",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Integer, nullable=False),
        sa.Column("message", sa.String(80)),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.UniqueConstraint("table", "message", name="deeds_message"),
    )
    op.create_table(
        "chats",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("message", sa.String(80)),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.UniqueConstraint("table", "message", name="chats_message"),
    )
    op.create_table(
        "votes",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("by", sa.Integer, primary_key=True),
    )
    op.create_table(
        "aheads",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("say", sa.String(200), nullable=False),
        sa.Column("until", sa.String(8), nullable=False),
        sa.Column("progress", sa.String(200), nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("who", sa.String(48), primary_key=True),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.String(100), nullable=False),
    )

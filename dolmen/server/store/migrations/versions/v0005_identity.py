"""Identity: sessions that are listed and ended, recovery codes, passkeys, blocked people, marks for hosts."""

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

people = sa.table("people", sa.column("id"), sa.column("mark"))


def upgrade() -> None:
    """Adds columns and tables, and gives everybody a mark."""
    with op.batch_alter_table("people") as changed:
        changed.add_column(sa.Column("code", sa.String(64)))
        changed.add_column(sa.Column("mark", sa.String(16)))
        changed.add_column(sa.Column("banned", sa.Boolean, nullable=False, server_default=sa.false()))
        changed.create_unique_constraint("people_code", ["code"])
    connection = op.get_bind()
    for person in connection.execute(sa.select(people.c.id)).scalars().all():
        mark = hashlib.sha256(f"mark {person}".encode()).hexdigest()[:10]
        connection.execute(sa.update(people).where(people.c.id == person).values(mark=mark))
    op.create_index("ix_people_mark", "people", ["mark"])
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("seen", sa.Float(53), nullable=False),
        sa.Column("ended", sa.Boolean, nullable=False),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
    )
    op.create_index("ix_blocks_other", "blocks", ["other"])

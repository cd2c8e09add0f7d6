"""Steps are kept as sentences instead of action numbers; standing answers get their name."""

import sqlalchemy as sa
from alembic import op

from dolmen.core.errors import DolmenError
from dolmen.core.game import find_game

revision = "0002"
down_revision = "0001"
UNDO = -1  # the action number that took back a step

old_steps = sa.table("deeds", *map(sa.column, ("table", "number", "seat", "action", "message", "at")))
tables = sa.table("tables", *map(sa.column, ("id", "game", "version")))


def upgrade() -> None:
    """Makes the new tables, writes every step anew with its sentence, and drops the old ones."""
    steps = op.create_table(
        "steps",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("sentence", sa.String(200)),
        sa.Column("message", sa.String(80)),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.UniqueConstraint("table", "message", name="steps_message"),
    )
    connection = op.get_bind()
    for table in connection.execute(sa.select(tables)).all():
        played = connection.execute(sa.select(old_steps).where(old_steps.c.table == table.id)).mappings().all()
        if played:
            kept = [with_sentence(dict(row), table.game, table.version) for row in played]
            connection.execute(sa.insert(steps), kept)
    op.drop_table("deeds")
    op.rename_table("aheads", "standing_answers")
    with op.batch_alter_table("standing_answers") as standing:
        standing.alter_column("say", new_column_name="sentence")


def with_sentence(row: dict, game: str, version: int) -> dict:
    """A step of the first release as it is kept from now on."""
    action = row.pop("action")
    return {**row, "sentence": None if action == UNDO else sentence_of(game, version, action)}


def sentence_of(game: str, version: int, action: int) -> str:
    """The sentence of an action; of a game that is not installed here, its number, which can still be read."""
    try:
        return find_game(game).of_version(version).notation.sentence(action)
    except DolmenError:
        return f"#{action}"

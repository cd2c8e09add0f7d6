"""The tables of the database. Migrations bring a file or a server to this shape."""

from __future__ import annotations

import sqlalchemy as sa

meta = sa.MetaData()
Seconds = sa.Float(53)  # since 1970

people = sa.Table(
    "people",
    meta,
    sa.Column("id", sa.String(32), primary_key=True),  # secret: only in the person's own cookie
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("language", sa.String(2)),
    sa.Column("link", sa.String(64), unique=True),  # hash of the token in the private link
    sa.Column("at", Seconds, nullable=False),
    sa.Column("cookies", sa.Integer, nullable=False, default=0, server_default="0"),  # how often all were revoked
)

tables = sa.Table(
    "tables",
    meta,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("pace", sa.Text, nullable=False),
    sa.Column("grace", Seconds, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("hints", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(8), nullable=False),  # open, running, over
    sa.Column("host", sa.String(32), nullable=False),
    sa.Column("rematch", sa.String(16)),  # the table that followed
    sa.Column("created", Seconds, nullable=False),
    sa.Column("started", Seconds),
    sa.Column("ended", Seconds),
    sa.Index("tables_by_status", "status", "public", "created"),
)

seats = sa.Table(
    "seats",
    meta,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),  # person, bot, open
    sa.Column("person", sa.String(32)),
    sa.Column("level", sa.String(40)),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("has_left", sa.Boolean, nullable=False, default=False),
    sa.Column("left_by", sa.String(32)),  # who sat here before a bot took over
    sa.Column("may_return", sa.Boolean, nullable=False, default=False, server_default=sa.false()),  # they, to this seat
    sa.Column("kept_for", sa.String(32)),  # who alone may take this open seat
    sa.Column("score", sa.Integer),
    sa.Column("place", sa.Integer),
    sa.Index("seats_by_person", "person"),
    sa.Index("seats_by_leaver", "left_by"),
)

# Never changed: taking back is a row of its own. Whoever inserts number n has played it.
steps = sa.Table(
    "steps",
    meta,
    sa.Column("table", sa.String(16), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("sentence", sa.String(200)),  # NULL takes back the last step that stands
    sa.Column("message", sa.String(80)),  # who sent it and under which id
    sa.Column("at", Seconds, nullable=False),
    sa.UniqueConstraint("table", "message", name="steps_message"),
)

chats = sa.Table(
    "chats",
    meta,
    sa.Column("table", sa.String(16), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("message", sa.String(80)),
    sa.Column("at", Seconds, nullable=False),
    sa.UniqueConstraint("table", "message", name="chats_message"),
)

votes = sa.Table(
    "votes",
    meta,
    sa.Column("table", sa.String(16), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),  # whose seat a bot should take
    sa.Column("by", sa.Integer, primary_key=True),  # the seat that says so
)

standing = sa.Table(
    "standing_answers",
    meta,
    sa.Column("table", sa.String(16), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("sentence", sa.String(200), nullable=False),  # empty for the wish to be asked
    sa.Column("until", sa.String(8), nullable=False),
    sa.Column("progress", sa.String(200), nullable=False),  # of the game when it was given
)

# What was asked and done, so that a repeated message is recognised: what has no row of its own in steps or chats.
messages = sa.Table(
    "messages",
    meta,
    sa.Column("table", sa.String(16), primary_key=True),
    sa.Column("message", sa.String(80), primary_key=True),  # who sent it and under which id
    sa.Column("at", Seconds, nullable=False),
)

# The same for requests over HTTP that carry an Idempotency-Key.
requests = sa.Table(
    "requests",
    meta,
    sa.Column("key", sa.String(64), primary_key=True),  # hash of who asked what under which key
    sa.Column("table", sa.String(16), nullable=False),  # the table to be shown when it is asked again
    sa.Column("at", Seconds, nullable=False),
    sa.Index("requests_by_time", "at"),
)

ratings = sa.Table(
    "ratings",
    meta,
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("who", sa.String(48), primary_key=True),  # a person, or `bot LEVEL`
    sa.Column("mu", Seconds, nullable=False),
    sa.Column("sigma", Seconds, nullable=False),
    sa.Column("played", sa.Integer, nullable=False),
    sa.Column("won", sa.Integer, nullable=False),
)

keys = sa.Table(
    "keys",
    meta,
    sa.Column("name", sa.String(20), primary_key=True),
    sa.Column("value", sa.String(100), nullable=False),
)

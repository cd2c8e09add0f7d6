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
    sa.Column("zone", sa.String(64)),  # the time zone, for quiet hours and days off
    sa.Column("quiet_from", sa.Integer),  # minutes of the day between which nobody calls them
    sa.Column("quiet_to", sa.Integer),
    sa.Column("calls", sa.String(8), nullable=False, default="all", server_default="all"),  # from all tables, or chosen
    sa.Column("mail", sa.String(254), index=True),  # an address that they have shown to be theirs
    sa.Column("mails", sa.Boolean, nullable=False, default=True, server_default=sa.true()),  # calls go there, too
    sa.Column("code", sa.String(64), unique=True),  # hash of the recovery code
    sa.Column("mark", sa.String(16), index=True),  # by which a host knows them: a hash of the id
    sa.Column("banned", sa.Boolean, nullable=False, default=False, server_default=sa.false()),
)

# Devices on which somebody is known by a cookie.
sessions = sa.Table(
    "sessions",
    meta,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("at", Seconds, nullable=False),
    sa.Column("seen", Seconds, nullable=False),
    sa.Column("ended", sa.Boolean, nullable=False, default=False),
)

passkeys = sa.Table(
    "passkeys",
    meta,
    sa.Column("id", sa.String(1400), primary_key=True),  # of the credential, in base64
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("public_key", sa.LargeBinary, nullable=False),
    sa.Column("count", sa.Integer, nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("at", Seconds, nullable=False),
)

# Whom somebody does not want to hear, or to sit with unasked.
blocks = sa.Table(
    "blocks",
    meta,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("other", sa.String(32), primary_key=True, index=True),
    sa.Column("name", sa.String(40), nullable=False),  # as they were called then
    sa.Column("at", Seconds, nullable=False),
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
    sa.Column("closed", sa.String(8)),  # why it ended without its game: `idle`, or `lapsed` where a clock ran out
    sa.Column("duplicate", sa.String(16), index=True),  # others have the same deals
    sa.Column("coach", sa.Boolean, nullable=False, default=False, server_default=sa.false()),  # asks before mistakes
    sa.Column("start", sa.LargeBinary),  # the state that its play begins from; without one it begins with a deal
    sa.Column("came_from", sa.String(16)),  # the table in whose review somebody wanted to play on
    sa.Index("tables_by_status", "status", "public", "created"),
)

# Groups with the same deals, sealed until the last has finished.
duplicates = sa.Table(
    "duplicates",
    meta,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("host", sa.String(32), nullable=False),
    sa.Column("created", Seconds, nullable=False),
    sa.Column("done", sa.Boolean, nullable=False, default=False),
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
    sa.Column("rated_before", sa.Integer),  # the rating of whoever answers for the seat, as people see it
    sa.Column("rated_after", sa.Integer),
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

# One row per game that somebody wants to look back at. Whoever takes it makes the review, and says so now and then.
reviews = sa.Table(
    "reviews",
    meta,
    sa.Column("table", sa.String(16), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False, index=True),  # who asked first
    sa.Column("status", sa.String(8), nullable=False),  # waiting, taken, done, failed
    sa.Column("at", Seconds, nullable=False),  # when it was asked for
    sa.Column("seen", Seconds, nullable=False),  # when whoever took it last said that they are at it
    sa.Column("taken_by", sa.String(16)),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("done", sa.Integer, nullable=False),  # so much of so much
    sa.Column("of", sa.Integer, nullable=False),
    sa.Column("data", sa.LargeBinary),  # the review as JSON, packed
    sa.Index("reviews_by_status", "status", "at"),
)

# Who of a table's people lets anybody with the link see its review.
review_shares = sa.Table(
    "review_shares",
    meta,
    sa.Column("table", sa.String(16), primary_key=True),
    sa.Column("person", sa.String(32), primary_key=True),
)

# Decisions before which the coach asked.
coached = sa.Table(
    "coached",
    meta,
    sa.Column("table", sa.String(16), primary_key=True),
    sa.Column("decision", sa.String(32), primary_key=True),  # hash of what was seen: the same view is the same decision
    sa.Column("number", sa.Integer, nullable=False),  # how many steps stood
    sa.Column("sentence", sa.String(200), nullable=False),  # what was about to be played
    sa.Column("loss", Seconds, nullable=False),  # of the chance to win
)

ratings = sa.Table(
    "ratings",
    meta,
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("players", sa.Integer, primary_key=True),  # for that many; 0 over all numbers of players
    sa.Column("who", sa.String(48), primary_key=True),  # a person, or `bot LEVEL`
    sa.Column("mu", Seconds, nullable=False),
    sa.Column("sigma", Seconds, nullable=False),
    sa.Column("played", sa.Integer, nullable=False),
    sa.Column("won", sa.Integer, nullable=False),
)

# What the ratings of people were after each game.
rating_steps = sa.Table(
    "rating_steps",
    meta,
    sa.Column("who", sa.String(48), primary_key=True),
    sa.Column("table", sa.String(16), primary_key=True),
    sa.Column("players", sa.Integer, primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("mu", Seconds, nullable=False),
    sa.Column("sigma", Seconds, nullable=False),
    sa.Column("at", Seconds, nullable=False),
    sa.Index("rating_steps_by_time", "who", "game", "at"),
)

# What somebody answered first to a puzzle, and whether they have found it since.
puzzle_tries = sa.Table(
    "puzzle_tries",
    meta,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("puzzle", sa.String(40), primary_key=True),
    sa.Column("sentence", sa.String(200)),  # NULL: they asked for the solution
    sa.Column("right", sa.Boolean, nullable=False),  # at the first try
    sa.Column("solved", sa.Boolean, nullable=False),
    sa.Column("at", Seconds, nullable=False),
)

# Of people who solve puzzles and of the puzzles themselves; a first try is a game between them.
puzzle_ratings = sa.Table(
    "puzzle_ratings",
    meta,
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("who", sa.String(48), primary_key=True),  # a person, or `puzzle NAME`
    sa.Column("mu", Seconds, nullable=False),
    sa.Column("sigma", Seconds, nullable=False),
    sa.Column("played", sa.Integer, nullable=False),
    sa.Column("won", sa.Integer, nullable=False),
)

invitations = sa.Table(
    "invitations",
    meta,
    sa.Column("table", sa.String(16), primary_key=True),
    sa.Column("person", sa.String(32), primary_key=True, index=True),
    sa.Column("by", sa.String(32), nullable=False),
    sa.Column("at", Seconds, nullable=False),
    sa.Column("declined", sa.Boolean, nullable=False, default=False),
)

keys = sa.Table(
    "keys",
    meta,
    sa.Column("name", sa.String(20), primary_key=True),
    sa.Column("value", sa.String(100), nullable=False),
)

# --- calls: telling people that it is their turn ---

devices = sa.Table(
    "devices",
    meta,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("endpoint", sa.String(1000), nullable=False, unique=True),  # of the browser's push service
    sa.Column("p256dh", sa.String(100), nullable=False),  # the browser's public key, and its secret, in base64
    sa.Column("auth", sa.String(40), nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("at", Seconds, nullable=False),
)

# Whether somebody wants to be called from a table, where it is not as they want it from all.
wishes = sa.Table(
    "wishes",
    meta,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("table", sa.String(16), primary_key=True),
    sa.Column("wants", sa.Boolean, nullable=False),
)

# One row per notice: whoever inserts it has noted it, whoever takes it sends it.
calls = sa.Table(
    "calls",
    meta,
    sa.Column("table", sa.String(16), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("after", sa.Integer, primary_key=True),  # how many steps stood after that seat's last one
    sa.Column("kind", sa.String(8), primary_key=True),  # turn, or soon: before the time runs out
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("due", Seconds, nullable=False),
    sa.Column("status", sa.String(8), nullable=False),  # waiting, taken, done
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("at", Seconds, nullable=False),  # when it was noted or taken
    sa.Index("calls_by_time", "status", "due"),
)

days_off = sa.Table(
    "days_off",
    meta,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("day", sa.String(10), primary_key=True),  # 2026-12-24
    sa.Column("start", Seconds, nullable=False),
    sa.Column("end", Seconds, nullable=False),
)

# What a link in an e-mail may do, once.
tokens = sa.Table(
    "tokens",
    meta,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("about", sa.String(254), nullable=False, index=True),  # such as an address
    sa.Column("until", Seconds, nullable=False),
)

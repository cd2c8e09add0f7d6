"""Histories: all that the people at one table sent, were answered and saw, in the order in which it happened.

One compressed file per table, one JSON object per line. Every event says `who` and what they `do`:

    open      a connection to the table begins: `link` is its number, `door` the process
    lost      it ended, or nobody answered any more
    send      a message on the socket, as it was sent (`message`), maybe not for the first time
    done      it was acknowledged: `of` its id, `number` of steps that stand
    refused   it was not: `key` says why
    saw       a position, as far as the checker compares it
    heard     lines of the chat
    ask       a request over HTTP under a `key`, maybe not for the first time
    answered  its `status`, and the table it was about
    arrived   `who` is this `person` in the database
    table     (nobody in particular) the table was made: its name, and the title
    calm      (nobody in particular) no more faults from here on
    last      `who` looks at the table for the last time: what they see next is how it stands
    end       (nobody in particular) the game is over, or it went on well enough when all was calm
"""

from __future__ import annotations

import gzip
import time
from pathlib import Path
from typing import Any

import msgspec

Event = dict[str, Any]
QUICKEST = 1  # level of compression


class History:
    """Writes the history of one table."""

    def __init__(self, file: Path):
        self._out = gzip.GzipFile(file, "wb", compresslevel=QUICKEST)

    def note(self, who: str, do: str, **details: Any) -> None:
        """Somebody did something, or something happened to them."""
        event = {"who": who, "do": do, "at": round(time.time(), 3), **details}
        self._out.write(msgspec.json.encode(event) + b"\n")

    def close(self) -> None:
        """Nothing more happens at this table."""
        self._out.close()


def read_history(file: Path) -> list[Event]:
    """The events of a table."""
    with gzip.open(file, "rb") as lines:
        return [msgspec.json.decode(line) for line in lines]

"""Events as lines of the log: a table with a row per event, and a function where hearers or positions differ."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from dolmen.words.line import Line, Named

# The key of a text, then what each detail of the event is called in it; details without a name are not told.
Row = tuple[str, ...]
# What is told to a viewer with a view, given the details: `drew(viewer, view, player, card)`.
Teller = Callable[..., Line | None]
MOST_KEPT = 2_000  # lines of a game


@dataclass(frozen=True)
class By:
    """A row that depends on one of the details: which detail, and the row for each of its values."""

    detail: int
    rows: Sequence[Row] | Mapping[int, Row]


class Telling:
    """What is told of each event of a game; of those that are not in the table, nothing.

        told = Telling({"card": card_line}, {Event.LAID: ("told-laid", "player", "card"), Event.DREW: drew})
        tell = told.tell

    `makers` turn a detail into what its text needs, by the detail's name; others are told as numbers.
    """

    def __init__(self, makers: Mapping[str, Callable[[int], Any]], table: Mapping[int, Row | By | Teller]):
        self._makers = {"player": Named, **makers}
        self._table = table
        self._row_line = lru_cache(maxsize=MOST_KEPT)(self._row_line_afresh)

    def tell(self, event: tuple[int, ...], viewer: int, view: Any) -> Line | None:
        """An event as `viewer` may hear it, given what the view shows now; None if it is not worth a line."""
        told = self._table.get(event[0])
        if told is None:
            return None
        return told(viewer, view, *event[1:]) if callable(told) else self._row_line(event)

    def _row_line_afresh(self, event: tuple[int, ...]) -> Line | None:
        """The line of a row, which is the same for everybody and in every position."""
        kind, *details = event
        row: Any = self._table[kind]
        if isinstance(row, By):
            row = row.rows[details[row.detail]]
        if not row:
            return None
        key, *names = row
        return Line(key, {name: self._made(name, value) for name, value in zip(names, details, strict=False) if name})

    def _made(self, name: str, value: int) -> Any:
        return self._makers[name](value) if name in self._makers else value

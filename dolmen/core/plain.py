"""A state as a plain Python object, for people's moves, reading, debugging and the web."""

from __future__ import annotations

from typing import Any

import numpy as np


class Plain:
    """The fields of a record as attributes: numbers are ints, arrays are nested lists."""

    tale: Any = None  # a core.tell.Tale, if somebody listens
    player: int  # who is to move: every state has it

    def __init__(self, record: Any):
        self.__dict__.update((name, record[name].tolist()) for name in record.dtype.names)

    def __getattr__(self, name: str) -> Any:  # only for fields that are missing; tells the type checker there are more
        raise AttributeError(f"the state has no field {name!r}")

    def copy(self) -> Plain:
        """An independent copy without the tale."""
        twin = Plain.__new__(Plain)
        for name, value in self.__dict__.items():
            if name != "tale":
                twin.__dict__[name] = _copied(value) if type(value) is list else value
        return twin

    def store(self, record: Any) -> None:
        """Writes the fields back; a number too large for its field raises OverflowError."""
        for name in record.dtype.names:
            record[name] = getattr(self, name)

    def pack(self, dtype: np.dtype) -> bytes:
        """The bytes of the state, the same as those of its compiled twin."""
        box = np.zeros(1, dtype)
        self.store(box[0])
        return box.tobytes()

    def __deepcopy__(self, memo: dict) -> Plain:
        return self.copy()


def _copied(values: list) -> list:
    if values and type(values[0]) is list:
        return [_copied(row) for row in values]
    return values.copy()


def as_plain(state: Any, dtype: np.dtype) -> Plain:
    """A state of one's own from a Plain, a record, an array of one record, or the bytes of one; else a ValueError."""
    data = _bytes_of(state, dtype)
    if len(data) != dtype.itemsize:
        raise ValueError(f"it has {len(data)} bytes, not {dtype.itemsize}")
    return Plain(np.frombuffer(data, dtype)[0])


def _bytes_of(state: Any, dtype: np.dtype) -> bytes:
    if isinstance(state, bytes):
        return state
    if isinstance(state, Plain):
        try:
            return state.pack(dtype)
        except (AttributeError, OverflowError, TypeError) as error:
            raise ValueError(str(error)) from None
    if getattr(state, "dtype", None) != dtype:
        raise ValueError("it is neither a Plain, a record of this layout, nor bytes")
    return state.tobytes()


def blank(dtype: np.dtype) -> Plain:
    """A state of zeros."""
    return Plain(np.zeros(1, dtype)[0])


def same(left: Plain, right: Plain) -> bool:
    """Whether two states are equal in every field."""
    one, two = ({k: v for k, v in vars(state).items() if k != "tale"} for state in (left, right))
    return one == two

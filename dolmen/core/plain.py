"""A state as a plain Python object, for people's moves, reading, debugging and the web.

Every layout of records has a class of its own whose fields are slots: rules read and write fields all the time, and
that is the quickest way the interpreter has. A misspelt field is an error when it is written, too.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Self

import numpy as np

OF_VIEWS = ("game", "viewer", "memory", "_box", "_lift")  # so that a state can become a view as it is


class Plain:
    """The fields of a record as attributes: numbers are ints, arrays are nested lists."""

    if not TYPE_CHECKING:  # every layout has its own
        __slots__ = ()

    layout: np.dtype  # of the records that it is equal to
    player: int  # who is to move: every state has it
    tale: Any  # a core.tell.Tale, if somebody listens

    def __new__(cls, record: Any) -> Self:
        kind: Any = cls
        return object.__new__(class_of(kind, record.dtype))

    def __init__(self, record: Any):
        self.fill({name: record[name].tolist() for name in record.dtype.names})

    def fill(self, fields: dict[str, Any]) -> None:
        """Gives every field its value."""
        for name, value in fields.items():
            setattr(self, name, value)
        self.tale = None

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...

    @property
    def __dict__(self) -> dict[str, Any]:  # type: ignore[override]  # for vars(): the fields by name
        return {name: getattr(self, name) for name in self.layout.names or ()}

    def copy(self) -> Plain:
        """An independent copy without the tale."""
        raise NotImplementedError  # every layout has its own

    def copy_to(self, twin: Plain) -> None:
        """Writes a copy of every field into another of the same layout."""
        raise NotImplementedError  # every layout has its own

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

    def __reduce__(self) -> Any:
        return as_plain, (self.pack(self.layout), self.layout)


@cache
def class_of(kind: Any, layout: np.dtype) -> Any:
    """The class of the states, or of a kind of views, of a layout."""
    if kind is not Plain:
        return type(kind.__name__, (kind, class_of(Plain, layout)), {"__slots__": ()})
    names = layout.names or ()
    made: Any = type("Plain", (Plain,), {"__slots__": ("tale", *OF_VIEWS, *names), "layout": layout})
    made.copy, made.copy_to = _copiers(made, layout)
    return made


def _copiers(made: type, layout: np.dtype) -> tuple[Any, Any]:
    """copy() and copy_to() that name every field, which is several times as fast as to go through them."""
    lines = [f"twin.{name} = {_copy_of(f'self.{name}', layout[name].ndim)}" for name in layout.names or ()]
    whole = ["def copy(self):", "twin = new(made)", *lines, "twin.tale = None", "return twin"]
    into = ["def copy_to(self, twin):", *lines, "twin.tale = None"]
    world: dict[str, Any] = {"new": object.__new__, "made": made}
    exec("\n    ".join(whole) + "\n" + "\n    ".join(into), world)
    world["copy"].__doc__, world["copy_to"].__doc__ = Plain.copy.__doc__, Plain.copy_to.__doc__
    return world["copy"], world["copy_to"]


def _copy_of(value: str, depth: int) -> str:
    if depth == 0:
        return value
    return f"{value}.copy()" if depth == 1 else f"[{_copy_of('row', depth - 1)} for row in {value}]"


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
    return vars(left) == vars(right)

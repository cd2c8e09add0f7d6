"""What a viewer knows of a position: for Python an object of ints and lists, for compiled code a record."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, Self

import numpy as np

from dolmen.core.plain import Plain, class_of

if TYPE_CHECKING:
    from dolmen.core.game import Game
    from dolmen.core.seen import Seen


class View(Plain):
    """A state with blanks, who looks at it, and of which game it is.

    It is made of one of the two forms; the other is made when it is first asked for, and once. So it is read and not
    changed: whoever wants to change something takes a `copy()`, which is a Plain of their own.
    """

    if not TYPE_CHECKING:
        __slots__ = ()

    game: Game
    viewer: int
    memory: tuple[Seen, ...]  # the last steps as the viewer saw them, the earliest first; none unless somebody asks
    _box: np.ndarray | None
    _lift: Callable[[View], None]  # of a view behind its veil: brings out the rest

    def __new__(cls, game: Game, viewer: int, box: np.ndarray) -> Self:
        """The view in a box, which is an array of one record."""
        kind: Any = cls
        view: Any = object.__new__(class_of(_in_box(kind), game.state))
        view.game, view.viewer, view.memory, view._box = game, viewer, (), box
        return view

    def __init__(self, game: Game, viewer: int, box: np.ndarray):
        """The fields stay in the box until one is asked for."""

    @classmethod
    def of(cls, game: Game, viewer: int, state: Plain) -> Self:
        """The view in a Plain that belongs to nobody else, and becomes it."""
        kind: Any = cls
        view: Any = state
        view.__class__ = _of_states(kind, view.__class__)
        view.game, view.viewer, view.memory, view._box = game, viewer, (), None
        return view

    @classmethod
    def veiled(cls, game: Game, viewer: int, state: Plain, lift: Callable[[View], None]) -> Self:
        """A view of which only the public numbers are out; `lift` brings out the rest when it is first asked for."""
        kind: Any = cls
        made, show = _behind_veil(kind, game)
        view: Any = object.__new__(made)
        view.game, view.viewer, view.memory, view._box, view._lift = game, viewer, (), None, lift
        show(state, view)
        return view

    @classmethod
    def unpack(cls, game: Game, viewer: int, data: bytes) -> Self:
        """The view that was packed into bytes."""
        return cls(game, viewer, np.frombuffer(data, game.state).copy())

    @property
    def box(self) -> np.ndarray:
        """The view as compiled code takes it: an array of one record."""
        if self._box is None:
            self._box = np.zeros(1, self.game.state)
            self.store(self._box[0])
        return self._box

    def __reduce__(self) -> Any:
        raise TypeError("a view goes to another process as its bytes: pack() and unpack()")


@cache
def _of_states(kind: Any, states: Any) -> Any:
    """A kind of views of such states. Every view asks for it, and classes are found faster than layouts."""
    return class_of(kind, states.layout)


@cache
def _in_box(kind: Any) -> Any:
    """A kind of views while their fields are still in their boxes."""
    return type(kind.__name__, (InBox, kind), {"__slots__": (), "opened": kind})


class InBox:
    """A view whose fields are still in its box: the first that is asked for brings all of them out."""

    __slots__ = ()

    def __getattr__(self, name: str) -> Any:
        view: Any = self
        if name not in (view.layout.names or ()):
            raise AttributeError(f"the state has no field {name!r}")
        view.__class__ = class_of(type(view).opened, view.layout)
        Plain.__init__(view, view._box[0])
        return getattr(view, name)

    @property
    def __dict__(self) -> dict[str, Any]:  # type: ignore[override]
        return {}


class Hidden:
    """A field behind the veil of a view: whoever asks for it has all of them brought out, hidden, or none."""

    def __init__(self, name: str):
        self.name = name

    def __get__(self, view: Any, kind: Any) -> Any:
        view.__class__ = kind.opened
        try:
            view._lift(view)
        except BaseException:
            view.__class__ = kind  # what may not have been hidden yet stays behind the veil
            raise
        return getattr(view, self.name)


@cache
def _behind_veil(kind: Any, game: Game) -> tuple[Any, Callable[[Plain, View], None]]:
    """A kind of views behind their veils, and what gives one the numbers that are public in a state."""
    whole, layout = class_of(kind, game.state), game.state
    public = [name for name in game.public if layout[name].ndim == 0]
    hidden = {name: Hidden(name) for name in layout.names or () if name not in public}
    lines = [f"view.{name} = state.{name}" for name in public]
    world: dict[str, Any] = {}
    exec("\n    ".join(["def show(state, view):", *lines, "view.tale = None"]), world)
    return type(kind.__name__, (whole,), {"__slots__": (), "opened": whole, **hidden}), world["show"]

"""What a viewer knows of a position: for Python an object of ints and lists, for compiled code a record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

import numpy as np

from dolmen.core.plain import Plain

if TYPE_CHECKING:
    from dolmen.core.game import Game


class View(Plain):
    """A state with blanks, who looks at it, and of which game it is.

    It is made of one of the two forms; the other is made when it is first asked for, and once. So it is read and not
    changed: whoever wants to change something takes a `copy()`, which is a Plain of their own.
    """

    __slots__ = ("_box", "game", "viewer")

    game: Game
    viewer: int

    def __init__(self, game: Game, viewer: int, box: np.ndarray):
        """The view in a box, which is an array of one record."""
        self.game, self.viewer = game, viewer
        self._box: np.ndarray | None = box

    @classmethod
    def of(cls, game: Game, viewer: int, state: Plain) -> Self:
        """The view in a Plain that belongs to nobody else."""
        view = cls.__new__(cls)
        view.game, view.viewer, view._box = game, viewer, None
        view.__dict__ = state.__dict__
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

    def __getattr__(self, name: str) -> Any:  # a field that is missing waits in the box
        if name in View.__slots__ or name not in (self.game.state.names or ()):
            return super().__getattr__(name)
        self._open()
        return self.__dict__[name]

    def _open(self) -> None:
        if "dice" not in self.__dict__:
            super().__init__(self.box[0])

    def copy(self) -> Plain:
        """The same as a state of one's own, to be changed."""
        self._open()
        return super().copy()

"""What a game must bring itself. Whatever else the contract names has a default there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


@dataclass(frozen=True)
class Needed:
    """Stands for a constant that every game has: what it is for, and an example."""

    why: str
    example: str


def needed(function: F) -> F:
    """Marks a function that every game has."""
    function.is_needed = True  # type: ignore[attr-defined]
    return function


def is_needed(part: object) -> bool:
    """Whether a game must bring this part of the contract itself."""
    return isinstance(part, Needed) or getattr(part, "is_needed", False)

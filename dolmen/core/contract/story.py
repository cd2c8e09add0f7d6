"""story.py of a game: what is told, asked and explained to people.

Lines are `dolmen.words.Line`: keys of the game's texts with details. Every function takes a sight, what a person in a
seat is shown, unless it says otherwise.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from dolmen.core.contract.needed import Needed, needed

# Events after which nothing can be taken back, since somebody learned something hidden. Dice count by themselves.
REVEALS: Any = Needed("events after which nothing can be taken back", "frozenset({Event.DREW})")
# Events at which the table shows the position as it is at that moment, before what follows from it.
SCENES: Collection[int] = frozenset()
# Events by which players show others something of their own and may still take it back, at their own risk.
OWN_RISK: Collection[int] = frozenset()
# Whether lines of the log change later (things are forgotten, or opened before the end).
RETELLS = True
# Whether there are windows, in which others may step in or decline.
HAS_WINDOWS = False
# The event with which a turn begins, where players may agree on a time for a turn.
NEW_TURN: int | None = None
# For each field of PUBLIC the events that tell of it: where it changes, at least one of them is a line to every viewer.
TELLS: Mapping[str, Collection[int]] = {}
# Fields of PUBLIC that need no line, each with the reason: {"player": "the prompt names the player to move"}.
UNTOLD: Mapping[str, str] = {}


@needed
def tell(event: tuple[int, ...], viewer: int, view: Any) -> Any:
    """An event as `viewer` may hear it, given what the view shows now; None if it is not worth a line."""
    raise NotImplementedError


def places(event: tuple[int, ...], viewer: int, view: Any) -> Sequence[str]:
    """Where in the picture an event that is told to `viewer` happens: keys of pieces and places drawn from the view.

    `herd-1>pen-0` is a way: something goes from the one to the other. What is gone by now has the key it had before.
    """
    return ()


def in_hindsight(events: Sequence[tuple[int, ...]], at: int) -> tuple[int, ...]:
    """The event at a place of all that were told, as `tell` takes it now: what was hidden may have been shown since."""
    return events[at]


def log_hangs_on(view: Any, events: Iterable[tuple[int, ...]]) -> Any:
    """Where RETELLS: what the lines told before hang on, given all events; they are told anew when it changes.

    None: they are told anew after every step.
    """
    return None


@needed
def label(action: int, view: Any) -> Any:
    """An action as a button and a screen reader say it."""
    raise NotImplementedError


@needed
def ask(view: Any, viewer: int) -> Any:
    """What is asked of `viewer`, or for whom they wait, in one sentence; at the end who won."""
    raise NotImplementedError


@needed
def progress(view: Any) -> Any:
    """How far the game is, in a few words: `round 3 of 8`."""
    raise NotImplementedError


@needed
def seat(view: Any, player: int) -> Any:
    """How a seat looks, and what it is called where nobody has a name."""
    raise NotImplementedError


@needed
def points(state: Any, player: int) -> list[Any]:
    """How the points of a full position came about, line by line, and which tie-breaks were used."""
    raise NotImplementedError


def facts(view: Any, player: int) -> list[Any]:
    """What is public of a player beside the score: an icon, a number, what it is."""
    return []


def public_score(view: Any, player: int) -> int | None:
    """The score that everybody may see now, or None while it is secret."""
    return None


def confirm(action: int, view: Any) -> Any:
    """A question before an action that is easily regretted, or None."""
    return None


def brings(action: int, view: Any) -> Any:
    """What a legal action would make of things, told while its piece is shown at its place; None for nothing."""
    return None


def why_not(phrase: str, view: Any, viewer: int) -> Any:
    """Why a part of the picture cannot be chosen now, where the game can say it, else None.

    Asked at the viewer's turn alone, of what cannot be chosen then, and whatever words somebody types: dolmen.words.why
    answers all else. The text `why-…` has the attribute `.rule`, the anchor of its paragraph in the rules for players.
    """
    return None


def is_sealed(play: Any, number: int, reader: int) -> bool:
    """Whether step `number` is still shown to `reader` in its public form only."""
    return False


def recall(view: Any, viewer: int, present: Any) -> bool:
    """Blanks, in place, what people may no longer look up of a past position; False if of a scene it is everything.

    `present` is the state now, while the game goes on; of it only what is public may be asked.
    """
    return True


def decline(view: Any) -> int | None:
    """The action that means no, if a window is open in what everybody sees; the table answers it after a grace time."""
    return None


def together(view: Any) -> dict[int, bool]:
    """Who chooses at the same time now, hidden until the last has chosen, and whether each has chosen already."""
    return {}


def turn_seconds(view: Any) -> int:
    """How long the player to move has, where players agreed on a time for a turn; 0 for no limit."""
    return 0


def is_turn(view: Any) -> bool:
    """Whether what is asked is the timed turn itself, and not something in between."""
    return False


def too_late(view: Any, legal: Sequence[int], missed: int) -> Sequence[int]:
    """What the table may play by lot when time has run out, given how many turns in a row were missed before."""
    return legal

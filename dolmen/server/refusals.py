"""What the server refuses, by cause; each has a sentence in each language (words/*-server.ftl) and an HTTP status."""

from __future__ import annotations

from dolmen.core.errors import DolmenError, UnknownGame
from dolmen.words import LANGUAGES, texts
from dolmen.words.texts import MissingText


class Refusal(DolmenError):
    """Something that cannot be done; nothing has changed."""

    status = 400

    def sentence(self) -> str:
        return " ".join([self.key, super().sentence()]).strip()


class BadMessage(Refusal):
    key = "error-bad-message"


class TooLong(Refusal):
    key = "error-too-long"
    status = 413


class NotFound(Refusal):
    key = "error-not-found"
    status = 404


class CannotOpen(Refusal):
    """A table whose game is not installed here, or whose steps are none of that game."""

    key = "error-cannot-open"
    status = 409


class Final(Refusal):
    """A sealed choice that was given."""

    key = "error-final"
    status = 409


class NotYours(Refusal):
    """A seat, table or page that belongs to somebody else."""

    key = "error-not-yours"
    status = 403


class Stranger(Refusal):
    """A page of another site acts in somebody's name."""

    key = "error-origin"
    status = 403


class Late(Refusal):
    """Somebody was faster, or the message is about a position that has passed."""

    key = "error-late"
    status = 409


class Taken(Refusal):
    key = "error-seat-taken"
    status = 409


class NotOpen(Refusal):
    """The game has begun: seats are as they are."""

    key = "error-not-open"
    status = 409


class NotRunning(Refusal):
    key = "error-not-running"
    status = 409


class NotOver(Refusal):
    key = "error-not-over"
    status = 409


class SeatsOpen(Refusal):
    key = "error-seats-open"
    status = 409


class NotAbsent(Refusal):
    """A vote about somebody who is there."""

    key = "error-not-absent"
    status = 409


class NoHints(Refusal):
    key = "error-no-hints"
    status = 409


class TooFast(Refusal):
    key = "error-too-fast"
    status = 429


class TryAgain(Refusal):
    """It is not known whether it was done; the same message once more is harmless."""

    key = "error-try-again"
    status = 503


def status_of(error: DolmenError) -> int:
    """The HTTP status that an error goes with."""
    if isinstance(error, Refusal):
        return error.status
    return 404 if isinstance(error, UnknownGame) else 400


def say_error(error: DolmenError, language: str) -> str:
    """The sentence of an error in a language."""
    words = texts(language if language in LANGUAGES else "en")
    details = {name: value if isinstance(value, int | float) else str(value) for name, value in error.details.items()}
    try:
        return words(error.key, **details)
    except MissingText:
        return words("error")

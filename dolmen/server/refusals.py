"""What the server refuses, by cause; each has a sentence in each language (words/*-server.ftl) and an HTTP status."""

from __future__ import annotations

from dolmen.core.errors import DolmenError, UnknownGame
from dolmen.lessons.find import NoLessons, UnknownLesson
from dolmen.puzzles.find import NoPuzzles, UnknownPuzzle
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
    key, status = "error-too-long", 413


class NotFound(Refusal):
    key, status = "error-not-found", 404


class CannotOpen(Refusal):
    """A table whose game is not installed here, or whose steps are none of that game."""

    key, status = "error-cannot-open", 409


class Final(Refusal):
    """A sealed choice that was given."""

    key, status = "error-final", 409


class NotYours(Refusal):
    """A seat, table or page that belongs to somebody else."""

    key, status = "error-not-yours", 403


class Stranger(Refusal):
    """A page of another site acts in somebody's name."""

    key, status = "error-origin", 403


class Late(Refusal):
    """Somebody was faster, or the message is about a position that has passed."""

    key, status = "error-late", 409


class Taken(Refusal):
    key, status = "error-seat-taken", 409


class NotOpen(Refusal):
    """The game has begun: seats are as they are."""

    key, status = "error-not-open", 409


class NotRunning(Refusal):
    key, status = "error-not-running", 409


class NotOver(Refusal):
    key, status = "error-not-over", 409


class SeatsOpen(Refusal):
    key, status = "error-seats-open", 409


class NotAbsent(Refusal):
    """A vote about somebody who is there."""

    key, status = "error-not-absent", 409


class TakenBackOften(Refusal):
    """One step that is taken back again and again."""

    key, status = "error-undo-often", 409


class MayComeBack(Refusal):
    """A vote about somebody who has only just gone."""

    key, status = "error-may-come-back", 409


class TimeLost(Refusal):
    """A seat that was lost by the clock is not taken back."""

    key, status = "error-time-lost", 409


class Kept(Refusal):
    """An open seat that waits for somebody else."""

    key, status = "error-seat-kept", 409


class OneSeat(Refusal):
    """A guest who wants a second seat at somebody's table."""

    key, status = "error-one-seat", 409


class NoHints(Refusal):
    key, status = "error-no-hints", 409


class NoCoach(Refusal):
    """A coach where two people sit, or nobody wanted one."""

    key, status = "error-no-coach", 409


class NoReview(Refusal):
    """A server that makes no reviews."""

    key, status = "error-no-review", 409


class NotShared(Refusal):
    """A review that those who sat at the table keep to themselves."""

    key, status = "error-review-not-shared", 403


class ReviewsWait(Refusal):
    """Somebody who has asked for several reviews that are yet to be made."""

    key, status = "error-reviews-wait", 429


class NoPush(Refusal):
    key, status = "error-no-push", 409


class NoMail(Refusal):
    key, status = "error-no-mail", 409


class BadMail(Refusal):
    key = "error-mail-address"


class MailFailed(Refusal):
    key, status = "error-mail-failed", 503


class BadZone(Refusal):
    key = "error-zone"


class NoDayOff(Refusal):
    """A day that is past, or one more than a year has."""

    key, status = "error-day-off", 409


class Banned(Refusal):
    """Whom the host of this server has told to be silent."""

    key, status = "error-banned", 403


class Unwanted(Refusal):
    """A seat among people who do not want somebody there."""

    key, status = "error-unwanted", 403


class WrongCode(Refusal):
    """A code, passkey or link that proves nothing."""

    key, status = "error-wrong-code", 403


class Sealed(Refusal):
    """What waits until the last group with the same deals has finished."""

    key, status = "error-sealed", 409


class TooFast(Refusal):
    key, status = "error-too-fast", 429


class TooSlow(Refusal):
    """A body that does not come."""

    key, status = "error-too-slow", 408


class TryAgain(Refusal):
    """It is not known whether it was done; the same message once more is harmless."""

    key, status = "error-try-again", 503


def status_of(error: DolmenError) -> int:
    """The HTTP status that an error goes with."""
    if isinstance(error, Refusal):
        return error.status
    unknown = UnknownGame | NoLessons | UnknownLesson | NoPuzzles | UnknownPuzzle
    return 404 if isinstance(error, unknown) else 400


def say_error(error: DolmenError, language: str) -> str:
    """The sentence of an error in a language."""
    words = texts(language if language in LANGUAGES else "en")
    details = {name: value if isinstance(value, int | float) else str(value) for name, value in error.details.items()}
    try:
        return words(error.key, **details)
    except MissingText:
        return words("error")

"""What can be wrong at the edge, by cause. Each error can be said to a person: a key, and what its text needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


class DolmenError(ValueError):
    """Something asked of Dolmen that cannot be. `key` and `details` find its sentence in each language."""

    key = "error"

    def __init__(self, **details: Any):
        self.details = details
        super().__init__(self.sentence())

    def sentence(self) -> str:
        """The error in plain English, for logs and Python."""
        return ", ".join(f"{name}: {value}" for name, value in self.details.items())


class UnknownGame(DolmenError):
    key = "error-unknown-game"

    def sentence(self) -> str:
        return "there is no game {asked!r}; there are {possible}".format(**self.details)


class UnknownVersion(DolmenError):
    """A version of a game's rules that is not known here."""

    key = "error-unknown-version"

    def sentence(self) -> str:
        return "version {asked} of the rules of {game} is not known; known are {possible}".format(**self.details)


class BrokenGame(DolmenError):
    """A game that was found but cannot be played: `faults` names what is missing or misshapen, one sentence each."""

    key = "error-broken-game"

    def __init__(self, game: str, faults: Sequence[str]):
        self.faults = tuple(faults)
        super().__init__(game=game, faults="\n  ".join(faults))

    def sentence(self) -> str:
        return "{game} cannot be played:\n  {faults}".format(**self.details)


class UnknownAction(DolmenError):
    """A sentence that no action of the game has."""

    key = "error-unknown-action"

    def sentence(self) -> str:
        return "{asked!r} is not a sentence of {game}; possible now: {possible}".format(**self.details)


class IllegalAction(DolmenError):
    """An action of the game that is not allowed now."""

    key = "error-illegal-action"

    def sentence(self) -> str:
        return "{player} cannot {asked!r} now; possible: {possible}".format(**self.details)


class NotYourTurn(DolmenError):
    key = "error-not-your-turn"

    def sentence(self) -> str:
        return "{player} cannot {asked!r}: it is the turn of {turn}".format(**self.details)


class GameOver(DolmenError):
    key = "error-game-over"

    def sentence(self) -> str:
        return "{player} cannot {asked!r}: the game is over".format(**self.details)


class CannotUndo(DolmenError):
    """Taking back would unlearn something, or there is nothing to take back. `why` is one of `CannotUndo.REASONS`."""

    key = "error-cannot-undo"
    REASONS = ("nothing", "other", "learned", "over")

    def sentence(self) -> str:
        return {
            "nothing": "there is nothing to take back",
            "other": "only who acted last can take back",
            "learned": "somebody has learned something since: nothing can be taken back",
            "over": "the game is over: nothing can be taken back",
        }[self.details["why"]]


class BadPlayers(DolmenError):
    key = "error-bad-players"

    def sentence(self) -> str:
        return "{game} is for {possible} players, not {asked}".format(**self.details)


class UnknownOption(DolmenError):
    key = "error-unknown-option"

    def sentence(self) -> str:
        return "{game} has no option {asked!r}; it has {possible}".format(**self.details)


class BadOption(DolmenError):
    """A value that an option does not have, or that does not go with the others."""

    key = "error-bad-option"

    def sentence(self) -> str:
        return "option {option} cannot be {asked!r}; possible: {possible}".format(**self.details)


class BadSeed(DolmenError):
    """Something that is no seed."""

    key = "error-bad-seed"

    def sentence(self) -> str:
        return "{asked} cannot be a seed: a seed is a whole number from 0 to 2^128 - 1, or 16 bytes".format(
            **self.details
        )


class BadState(DolmenError):
    """Something that is no state of the game."""

    key = "error-bad-state"

    def sentence(self) -> str:
        return "this is not a state of {game}: {why}".format(**self.details)


class MissingExtra(DolmenError):
    """Something was asked that needs packages which are not installed; `extra` is the set that has them."""

    key = "error-missing-extra"

    def sentence(self) -> str:
        return '{asked} needs packages that are not installed: pip install "dolmen[{extra}]"'.format(**self.details)


class NoGpu(DolmenError):
    """A batch was asked for on a GPU where there is none; `why` is what its driver said."""

    key = "error-no-gpu"

    def sentence(self) -> str:
        return "device='cuda' needs an NVIDIA GPU and its driver, which were not found here ({why})".format(
            **self.details
        )


class CannotCompile(DolmenError):
    """A rule that the compiler refuses: where it stands and why, in plain words."""

    key = "error-cannot-compile"

    def sentence(self) -> str:
        return "{file}, line {line}: {reason}".format(**self.details)


class BadTranscript(DolmenError):
    """A transcript that does not replay: `line` says where, `reason` why."""

    key = "error-bad-transcript"

    def sentence(self) -> str:
        return "line {line}: {reason}".format(**self.details)


class NoTranscript(DolmenError):
    """A game that did not begin with its deal, and so cannot be written down to be replayed."""

    key = "error-no-transcript"

    def sentence(self) -> str:
        return "this game of {game} went on from a given state: without its deal there is no transcript".format(
            **self.details
        )

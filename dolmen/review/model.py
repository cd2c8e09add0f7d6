"""A finished review as data: what is computed once, kept with a game, and shown by page and terminal.

Chances are shares of the victory from 0 to 1; all of a player's come from what that player could know then, unless a
field says that it is the table's. Nothing here is a picture or a text of a language: both are made from the transcript.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

SHAPE = 2  # of this file: kept reviews of another shape are made anew

FINE, INACCURACY, MISTAKE, BLUNDER = "fine", "inaccuracy", "mistake", "blunder"
LABELS = (FINE, INACCURACY, MISTAKE, BLUNDER)  # the mildest first
DECISION, LUCK, OTHERS = "decision", "luck", "others"  # what moved somebody's chance


class Budget(Struct, frozen=True, forbid_unknown_fields=True):
    """What was spent, by count: a review with the same budget is the same."""

    looks: int  # actions that the yardstick, who plays on, compares by the game's judge
    guesses: int  # with which all actions of a decision began
    most: int  # guesses of a decision that stayed open
    chances: int  # guesses on each side of a chance
    moment_guesses: int
    play_outs: int  # games that were played to the end, in all


class Candidate(Struct, frozen=True, forbid_unknown_fields=True):
    """An action that was compared."""

    action: int
    sentence: str
    win: float  # the chance to win with it
    points: float  # expected at the end
    behind: float  # how much less its chance is than that of the first in the list
    error: float  # the standard error of that
    guesses: int  # in which it was tried


class Cause(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the judge's opinion, and by how many points the best action is better in it than the chosen one."""

    part: str  # a name of the game's PARTS: texts part-NAME.for and part-NAME.against
    by: float


class Decision(Struct, frozen=True, forbid_unknown_fields=True):
    """A choice among several actions, judged by what its player could know."""

    step: int  # how many steps were played before it
    player: int
    action: int
    sentence: str
    legal: int  # how many actions there were
    before: float  # W: the player's chance before it, if the yardstick went on
    win: float  # Q: after the action chosen
    points: float  # expected at the end, after the action chosen
    chances: tuple[float, ...]  # of all players after it, as this player could know
    candidates: tuple[Candidate, ...]  # the best ones, best first; the chosen one is always among them
    loss: float  # of the chance to win, measured on other guesses than those that chose the best; noise may be below 0
    error: float  # the standard error of the loss
    stake: float  # what choosing by lot would lose
    stake_error: float
    matters: bool  # the stake is beyond doubt
    label: str  # one of LABELS
    is_doubted: bool  # it would be a blunder, but the second yardstick does not agree: it is called a mistake
    causes: tuple[Cause, ...]  # why the best is better than the chosen one

    @property
    def best(self) -> Candidate:
        """The best action found."""
        return self.candidates[0]

    @property
    def chosen(self) -> Candidate:
        """The action that was played."""
        return next(one for one in self.candidates if one.action == self.action)


class Moment(Struct, frozen=True, forbid_unknown_fields=True):
    """How all stand for a spectator; the chances sum to 1."""

    step: int
    chances: tuple[float, ...]
    error: float  # the greatest standard error among them


class Event(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that moved a player's chance, for the ledger."""

    step: int  # the step that brought it; -1 for the deal
    kind: str  # DECISION, LUCK or OTHERS
    by: float


class PlayersLedger(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a player's result comes from, by that player's own views: result - start = luck + own + others."""

    start: float  # the seat's chance before the deal
    luck: float  # the deal, draws, dice, tiles that this player saw; by the judge's appraisal
    own: float  # the player's decisions
    others: float  # what others did, what turned out, and what nothing explains
    result: float
    events: tuple[Event, ...]  # in the order of the game; those of a kind sum to it
    luck_error: float  # standard errors
    own_error: float
    others_error: float


class TablesLedger(Struct, frozen=True, forbid_unknown_fields=True):
    """The same by what any player had seen, fair to all: result - start = chance + own + others + hidden."""

    start: float
    chance: float  # c: what no player could know; its mean is 0, whoever plays
    own: float  # s: the player's decisions, given what the player could know
    others: float  # s: the others' decisions, each given what they could know
    hidden: float  # h: what deciders could not know made it better or worse, and what nothing explains
    result: float


class Accuracy(Struct, frozen=True, forbid_unknown_fields=True):
    """100 (1 - sum of losses / sum of stakes) over decisions that matter: 100 always best, 0 as by lot."""

    value: float | None  # None: no decision mattered
    low: float | None  # 95 %, over resampled decisions
    high: float | None
    decisions: int  # that count
    given_away: float  # the sum of losses that are beyond doubt, in chance to win


class Turning(Struct, frozen=True, forbid_unknown_fields=True):
    """A turning point: a moment at which a player's chance changed much."""

    step: int  # -1 for the deal
    player: int  # whose chance
    kind: str  # DECISION, LUCK or OTHERS
    by: float  # the change


class Seat(Struct, frozen=True, forbid_unknown_fields=True):
    """What is said of one player."""

    player: int
    share: float  # of the victory
    score: int
    own_line: tuple[tuple[int, float], ...]  # (step, W) at the player's decisions
    ledger: PlayersLedger
    table: TablesLedger
    accuracy: Accuracy
    counts: dict[str, int]  # of each label


class Review(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole review."""

    game: str
    version: int  # of the rules
    players: int
    options: dict[str, str]
    commitment: str  # of the seed: which game this is of
    steps: int
    decisions: tuple[Decision, ...]  # of the players reviewed, in the order of the game
    line: tuple[Moment, ...]
    seats: tuple[Seat, ...]  # of the players reviewed
    turning: tuple[Turning, ...]  # the greatest first
    budget: Budget
    is_compiled: bool
    shape: int = SHAPE

    def seat(self, player: int) -> Seat:
        """What is said of a player; KeyError if they were not reviewed."""
        for seat in self.seats:
            if seat.player == player:
                return seat
        raise KeyError(player)

    def decisions_of(self, player: int) -> list[Decision]:
        """A player's decisions, in the order of the game."""
        return [decision for decision in self.decisions if decision.player == player]

    def worst(self, player: int | None = None) -> list[Decision]:
        """Decisions, the worst first: by what they are called, then by what they cost."""
        mine = self.decisions if player is None else self.decisions_of(player)
        return sorted(mine, key=lambda decision: (-LABELS.index(decision.label), -decision.loss, decision.step))


def dump(review: Review) -> bytes:
    """A review as JSON."""
    return msgspec.json.encode(review)


def load(data: bytes | str) -> Review:
    """The review that `dump` wrote; msgspec.ValidationError for anything else, a review of another shape too."""
    found = msgspec.json.decode(data, type=Review)
    if found.shape != SHAPE:
        raise msgspec.ValidationError(f"a review of shape {found.shape}, not {SHAPE}")
    return found

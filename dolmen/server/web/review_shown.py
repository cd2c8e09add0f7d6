"""What the page shows of a review, for one seat and in a language: the summary, turning points, every decision."""

from __future__ import annotations

from dataclasses import dataclass

from dolmen.review.charts import CLASSES, SIGNS, points_text
from dolmen.review.figures import HUNDRED
from dolmen.review.model import DECISION, Candidate, Decision, Review, Turning
from dolmen.review.page import label_told, result_told, summary
from dolmen.review.retold import Retold, retell, span, turning_of
from dolmen.server.table.table import Table
from dolmen.server.web.showing import Look

MOST_TURNING = 5
BEST = 2  # actions that are shown beside the one chosen


@dataclass(frozen=True)
class OptionSeen:
    """An action that was compared."""

    rank: int
    sentence: str
    label: str
    chance: int  # percent
    points: str  # expected at the end, in words
    is_chosen: bool


@dataclass(frozen=True)
class DecisionSeen:
    """A decision of the seat."""

    step: int
    said: str  # what was done
    verdict: str
    label: str  # one of the review's LABELS
    options: list[OptionSeen]
    reasons: list[str]


@dataclass(frozen=True)
class PointSeen:
    """A turning point of the seat."""

    name: str  # in the address of the page
    step: int  # -1 for the deal
    at: int  # after how many steps the board shows it
    is_decision: bool
    sign: str
    look: str  # the class of its kind
    when: str
    lines: list[str]  # what happened
    what: str  # of which kind it is, or what was lost


@dataclass(frozen=True)
class SeatSeen:
    """What is said of a seat."""

    result: str  # how the game ended
    summary: str  # HTML of our own making
    turning: list[PointSeen]
    decisions: list[DecisionSeen]


def seat_seen(table: Table, review: Review, seat: int, language: str) -> SeatSeen:
    """Everything that is shown of one seat; made once while the game is in memory."""
    look = Look(table, seat, language)
    kept, key = look.running.shown, ("review", seat, language)
    if key not in kept:
        kept[key] = _seen(look, review, seat)
    return kept[key]


def _seen(look: Look, review: Review, seat: int) -> SeatSeen:
    told = retell(review, look.play, look.words, look.names, with_pictures=False)
    turning = [_point(told, one) for one in turning_of(review, review.seat(seat))[:MOST_TURNING]]
    return SeatSeen(
        result_told(told, look.play),
        summary(told, seat),
        turning,
        [_decision(told, one) for one in review.decisions_of(seat)],
    )


def _decision(told: Retold, one: Decision) -> DecisionSeen:
    ranked = [(rank, c) for rank, c in enumerate(one.candidates, 1) if rank <= BEST or c.action == one.action]
    options = [_option(told, one, rank, candidate) for rank, candidate in ranked]
    said, verdict = told.label(one.step, one.action), label_told(one, told.words)
    return DecisionSeen(one.step, said, verdict, one.label, options, told.why(one))


def _option(told: Retold, decision: Decision, rank: int, one: Candidate) -> OptionSeen:
    label, points = told.label(decision.step, one.action), told.words("review-points", points=round(one.points))
    return OptionSeen(rank, one.sentence, label, round(HUNDRED * one.win), points, one.action == decision.action)


def _point(told: Retold, one: Turning) -> PointSeen:
    decided = {other.step: other for other in told.review.decisions_of(one.player)}
    if one.kind == DECISION:
        lines, what = [told.label(one.step, decided[one.step].action)], label_told(decided[one.step], told.words)
        name, at, when = f"move-{one.step + 1}", one.step, told.words("review-place", n=one.step + 1)
    else:
        lines, what = told.happened(one), told.words(f"review-moved-{one.kind}")
        name, at, when = f"{one.kind}-{one.step + 1}", span(told.review, one).stop, told.moved(one)
    sign = f"{SIGNS[one.kind]} {points_text(one.by)}"
    return PointSeen(name, one.step, at, one.kind == DECISION, sign, CLASSES[one.kind], when, lines, what)

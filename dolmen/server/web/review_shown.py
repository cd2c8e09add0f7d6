"""What the page shows of a review, for one seat and in a language: figures in points of chance, actions in words."""

from __future__ import annotations

from dataclasses import dataclass, field

from dolmen.core.play import Play
from dolmen.core.plain import Plain
from dolmen.picture.palette import emblem_of
from dolmen.review.model import FINE, LUCK, Decision, Review, Seat, Turning
from dolmen.server.table.table import Table
from dolmen.server.web.review_chart import Band, chart, waterfall
from dolmen.server.web.showing import Look
from dolmen.words.reasons import said

MOST_TURNING = 5
DEAL = -1  # the step of what was dealt
BEST = 2  # actions that are shown beside the one chosen


@dataclass(frozen=True)
class Option:
    """An action that was compared."""

    rank: int
    label: str
    chance: int  # percent
    is_chosen: bool


@dataclass(frozen=True)
class DecisionSeen:
    """A decision of the seat."""

    step: int
    label: str  # of the review's LABELS
    lost: int  # points of chance
    error: int
    said: str  # what was done
    options: list[Option]
    reasons: list[str]
    matters: bool


@dataclass(frozen=True)
class Point:
    """A turning point of the seat."""

    step: int
    kind: str
    by: int
    said: str
    label: str = ""  # of a decision


@dataclass
class SeatSeen:
    """What is said of a seat."""

    decisions: list[DecisionSeen] = field(default_factory=list)
    turning: list[Point] = field(default_factory=list)
    accuracy: dict[str, int] | None = None
    counts: dict[str, int] = field(default_factory=dict)
    others: list[tuple[str, int | None]] = field(default_factory=list)  # names, and their accuracy
    ledger: list[tuple[str, int]] = field(default_factory=list)
    hidden: int = 0  # by the table's ledger: what those who decided could not know
    ahead: tuple[str, int] = ("never", 0)
    rows: list[tuple[int, list[int]]] = field(default_factory=list)  # the chances as a table
    charts: dict[str, str] = field(default_factory=dict)
    play_outs: int = 0
    error: int = 0


def points(share: float) -> int:
    """A share of the victory in points of a hundred."""
    return round(100 * share)


def seat_seen(table: Table, review: Review, seat: int, language: str) -> SeatSeen:
    """Everything that is shown of one seat; made once while the game is in memory."""
    look = Look(table, seat, language)
    kept, key = look.running.shown, ("review", seat, language, review.budget.play_outs)
    if key not in kept:
        kept[key] = _Seeing(look, review, seat).seen()
    return kept[key]


class _Seeing:
    """Puts together what is said of a seat."""

    def __init__(self, look: Look, review: Review, seat: int):
        self.look, self.review, self.number = look, review, seat
        self.seat: Seat = review.seat(seat)
        self.decided = {one.step: one for one in review.decisions_of(seat)}
        self.told: dict[int, str] = {}
        for line in look.log():
            self.told[line.step - 1] = f"{self.told.get(line.step - 1, '')} {line.text}".strip()

    def seen(self) -> SeatSeen:
        decisions = self._decisions()
        by_step = {one.step: one for one in decisions}
        accuracy = self.seat.accuracy
        return SeatSeen(
            decisions=decisions,
            turning=[self._point(one, by_step) for one in self._turning()],
            accuracy=None if accuracy.value is None else {
                "value": round(accuracy.value), "low": round(accuracy.low or 0), "high": round(accuracy.high or 0),
                "decisions": accuracy.decisions,
            },
            counts={label: n for label, n in self.seat.counts.items() if label not in (FINE, "forced") and n},
            others=[(self.look.names[one.player], _whole(one.accuracy.value)) for one in self.review.seats
                    if one.player != self.number],
            ledger=self._ledger(),
            hidden=points(self.seat.table.hidden),
            ahead=self._ahead(),
            rows=[(one.step, [points(share) for share in one.chances]) for one in self.review.line],
            charts=self._charts(),
            play_outs=self.review.budget.play_outs,
            error=max(1, points(max((one.error for one in self.review.line), default=0.0))),
        )  # fmt: skip

    def _decisions(self) -> list[DecisionSeen]:
        """The game is played once more, and stops at each decision."""
        past, found = self.look.play.at(0), []
        for step, played in enumerate(self.look.play.steps):
            if step in self.decided:
                found.append(self._decision(self.decided[step], past))
            past.act(played.action)
        return found

    def _decision(self, one: Decision, past: Play) -> DecisionSeen:
        sight = past.sight(one.player)
        ranked = list(enumerate(one.candidates, 1))
        shown = [(rank, c) for rank, c in ranked if rank <= BEST or c.action == one.action]
        options = [Option(rank, self._label(c.action, sight), points(c.win), c.action == one.action) for rank, c in shown]
        return DecisionSeen(
            one.step, one.label, max(points(one.loss), 0), max(1, points(one.error)), self._label(one.action, sight),
            options, said(one.causes, self.look.words), one.matters,
        )  # fmt: skip

    def _label(self, action: int, sight: Plain) -> str:
        return self.look.say(self.look.story.label(action, sight))

    def _turning(self) -> list[Turning]:
        return [one for one in self.review.turning if one.player == self.number][:MOST_TURNING]

    def _point(self, one: Turning, decisions: dict[int, DecisionSeen]) -> Point:
        mine = decisions.get(one.step) if one.kind == "decision" else None
        text = mine.said if mine else self.told.get(one.step, "")
        return Point(one.step, one.kind, points(one.by), text, mine.label if mine else "")

    def _ledger(self) -> list[tuple[str, int]]:
        """Where the result comes from, in whole points that add up: the largest takes what rounding leaves."""
        ledger = self.seat.ledger
        deal = sum(one.by for one in ledger.events if one.kind == LUCK and one.step == DEAL)
        terms = {"deal": deal, "draws": ledger.luck - deal, "decision": ledger.own, "others": ledger.others}
        rounded = {name: points(by) for name, by in terms.items()}
        largest = max(terms, key=lambda name: abs(terms[name]))
        rounded[largest] += points(ledger.result) - points(ledger.start) - sum(rounded.values())
        return [("start", points(ledger.start)), *rounded.items(), ("result", points(ledger.result))]

    def _ahead(self) -> tuple[str, int]:
        """From when or until when the seat was ahead, by what a spectator knew."""
        leads = [(one.step, one.chances[self.number] >= max(one.chances)) for one in self.review.line]
        if not any(is_ahead for _, is_ahead in leads):
            return "never", 0
        if leads[-1][1]:
            behind = [step for step, is_ahead in leads if not is_ahead]
            return ("always", 0) if not behind else ("from", behind[-1] + 1)
        return "until", max(step for step, is_ahead in leads if is_ahead)

    def _charts(self) -> dict[str, str]:
        colours = [self.look.story.seat(self.look.table.public_sight, n).colour for n in range(self.review.players)]
        order = [self.number, *(n for n in range(self.review.players) if n != self.number)]
        bands = [
            Band(self.look.names[n], colours[n], emblem_of(colours[n]), [one.chances[n] for one in self.review.line])
            for n in order
        ]
        marks = [(one.step, one.kind, points(one.by)) for one in self._turning()]
        steps = [one.step for one in self.review.line]
        drawn = (steps, bands, self.seat.own_line, marks, self.review.steps)
        ledger = [(self.look.words(f"review-term-{name}"), name, by) for name, by in self._ledger()]
        words = self.look.words
        return {
            "desk": chart(*drawn, words, 820, 360, "desk"),
            "phone": chart(*drawn, words, 350, 250, "phone"),
            "fall": waterfall(ledger, words, 360, 240),
        }


def _whole(value: float | None) -> int | None:
    return None if value is None else round(value)

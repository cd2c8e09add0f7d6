"""The drawings of a review, as SVG of our own: stacked chances with a player's own line, and the fall of a result.

Each is drawn for a desk and for a phone, so that text is 12 pixels or more on both. Nothing is told by colour alone:
bands have patterns, kinds of events have signs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from itertools import accumulate

from dolmen.picture import seat_class
from dolmen.review.figures import HUNDRED, in_points
from dolmen.review.model import DECISION, LUCK, OTHERS, Review, Seat
from dolmen.words import Texts

SIGNS = {LUCK: "◆", DECISION: "●", OTHERS: "▲"}
CLASSES = {LUCK: "rv-luck", DECISION: "rv-own", OTHERS: "rv-oth"}
SMALL = 12.5  # the least size of text
NAME = 14  # pixels of a name in its band
TICKS = (0, 25, 50, 75, 100)


@dataclass(frozen=True)
class Frame:
    """The size of a chart and its margins, in pixels."""

    name: str  # of its class: shown in the room that it is made for
    width: int
    height: int
    left: int = 40
    right: int = 14
    top: int = 34
    bottom: int = 26

    def x(self, part: float) -> float:
        """Across, from 0 to 1."""
        return self.left + (self.width - self.left - self.right) * part

    def y(self, part: float) -> float:
        """Up, from 0 to 1."""
        return self.height - self.bottom - (self.height - self.top - self.bottom) * part

    def svg(self, told: str, inside: str) -> str:
        """The chart."""
        return (
            f'<svg class="rv-chart rv-{self.name}" viewBox="0 0 {self.width} {self.height}" role="img" '
            f'aria-label="{escape(told, quote=True)}">{inside}</svg>'
        )


DESK, PHONE = Frame("desk", 800, 320), Frame("phone", 340, 230)
FALL_DESK, FALL_PHONE = Frame("desk", 480, 230, 8, 8, 28, 44), Frame("phone", 340, 205, 8, 8, 26, 59)


def text(x: float, y: float, said: str, size: float = SMALL, anchor: str = "middle", cls: str = "") -> str:
    """A line of text."""
    kind = f' class="{cls}"' if cls else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:g}" text-anchor="{anchor}"{kind}>{escape(said)}</text>'


def path(points: Sequence[tuple[float, float]], more: str, end: str = "") -> str:
    """A line through points."""
    drawn = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    return f'<path d="M{drawn}{end}" {more}/>'


# --- the line of chances -------------------------------------------------------------------------------------------


def chances(review: Review, seat: Seat, names: Sequence[str], colours: Sequence[int], words: Texts, told: str) -> str:
    """How all stood over the game, for a spectator, and how one stood by what that player could know."""
    return "".join(_chances(frame, review, seat, names, colours, words, told) for frame in (DESK, PHONE))


def _chances(
    frame: Frame,
    review: Review,
    seat: Seat,
    names: Sequence[str],
    colours: Sequence[int],
    words: Texts,
    told: str,
) -> str:
    order = [seat.player, *(player for player in range(review.players) if player != seat.player)]
    inside = patterns(frame, seat.player, colours)
    lower = [0.0] * len(review.line)
    for player in order:
        upper = [low + moment.chances[player] for low, moment in zip(lower, review.line, strict=True)]
        inside += _band(frame, review, player, seat.player, colours, lower, upper)
        lower = upper
    inside += _grid(frame, review, words) + _events(frame, review, seat) + _own_line(frame, review, seat)
    inside += _names(frame, review, order, names, colours)
    return frame.svg(told, inside)


def patterns(frame: Frame, whose: int, colours: Sequence[int]) -> str:
    """A pattern for each player in the colour of the seat."""
    marks = (
        "",
        '<path d="M0 8L8 0M-2 2L2 -2M6 10L10 6" class="rv-mark"/>',
        '<circle cx="4" cy="4" r="1.4" class="rv-dot"/>',
        '<path d="M0 4H8" class="rv-mark"/>',
        '<path d="M0 4H8M4 0V8" class="rv-mark"/>',
    )
    return "".join(
        f'<g class="{seat_class(colour)}"><pattern id="{_pattern(frame, whose, player)}" width="8" height="8" '
        f'patternUnits="userSpaceOnUse"><rect width="8" height="8" class="rv-fill"/>{marks[player % len(marks)]}'
        "</pattern></g>"
        for player, colour in enumerate(colours)
    )


def _pattern(frame: Frame, whose: int, player: int) -> str:
    return f"rv-{frame.name}-{whose}-{player}"


def _at(frame: Frame, review: Review, step: float) -> float:
    return frame.x(max(0, step) / max(1, review.steps))


def _band(
    frame: Frame,
    review: Review,
    player: int,
    whose: int,
    colours: Sequence[int],
    lower: Sequence[float],
    upper: Sequence[float],
) -> str:
    steps = [_at(frame, review, moment.step) for moment in review.line]
    over = [(x, frame.y(part)) for x, part in zip(steps, upper, strict=True)]
    under = [(x, frame.y(part)) for x, part in zip(steps, lower, strict=True)]
    return path([*over, *reversed(under)], f'fill="url(#{_pattern(frame, whose, player)})" class="rv-band"', "z")


def _grid(frame: Frame, review: Review, words: Texts) -> str:
    drawn = ""
    for tick in TICKS:
        y = frame.y(tick / HUNDRED)
        drawn += f'<path d="M{frame.left} {y:.1f}H{frame.width - frame.right}" class="rv-grid"/>'
        drawn += text(frame.left - 6, y + 4, str(tick), anchor="end")
    count = 4 if frame is PHONE else 6
    for k in range(count + 1):
        step = round(review.steps * k / count)
        said = words("review-step", n=step) if k == 0 else str(step)
        drawn += text(frame.x(k / count), frame.height - 7, said, anchor="start" if k == 0 else "end")
    return drawn


def _names(frame: Frame, review: Review, order: Sequence[int], names: Sequence[str], colours: Sequence[int]) -> str:
    """Each name in its band, where the band is widest of all places at which no other name stands."""
    drawn, taken = "", list[tuple[float, float, float]]()
    for player in order:
        wide = 4.5 * len(names[player]) + 6
        for moment in sorted(review.line[1:-1] or review.line, key=lambda one: (-one.chances[player], one.step)):
            if moment.chances[player] * (frame.height - frame.top - frame.bottom) < 2 * SMALL:
                break
            before = sum(moment.chances[other] for other in order[: order.index(player)])
            y = frame.y(before + moment.chances[player] / 2) + 5
            x = min(max(_at(frame, review, moment.step), frame.left + wide), frame.width - frame.right - wide)
            if all(abs(x - at) > wide + half or abs(y - line) > NAME for at, line, half in taken):
                taken.append((x, y, wide))
                name = text(x, y, names[player], NAME, cls="rv-name")
                drawn += f'<g class="{seat_class(colours[player])}">{name}</g>'
                break
    return drawn


def own_line(review: Review, seat: Seat) -> list[tuple[int, float]]:
    """The chance by step: before the deal, before and after each decision, and at the end."""
    known = [(0, seat.ledger.start)]
    for decision in review.decisions_of(seat.player):
        known += [(decision.step, decision.before), (decision.step + 1, decision.win)]
    return [*known, (review.steps, seat.share)]


def _own_line(frame: Frame, review: Review, seat: Seat) -> str:
    points = [(_at(frame, review, step), frame.y(chance)) for step, chance in own_line(review, seat)]
    return path(points, 'class="rv-line-below"') + path(points, 'class="rv-line"')


def _events(frame: Frame, review: Review, seat: Seat) -> str:
    """The turning points of a player; signs that would lie on each other are left out."""
    drawn, taken = "", list[float]()
    for turning in review.turning:
        x = _at(frame, review, turning.step)
        across = min(max(x, frame.left + 18), frame.width - frame.right - 18)
        if turning.player != seat.player or any(abs(across - other) < 44 for other in taken):
            continue
        taken.append(across)
        said = f"{SIGNS[turning.kind]} {points_text(turning.by)}"
        drawn += f'<path d="M{x:.1f} {frame.top - 8}V{frame.y(0):.1f}" class="rv-when {CLASSES[turning.kind]}"/>'
        drawn += text(across, frame.top - 13, said, 13, cls=f"rv-sign {CLASSES[turning.kind]}")
    return drawn


def points_text(by: float) -> str:
    """A change of a chance in points of a hundred: `−11`, `+9`, `0`."""
    return signed(round(HUNDRED * by))


def signed(points: int, error: int = 0) -> str:
    """A number of points with its sign, and how sure it is."""
    told = f"+{points}" if points > 0 else str(points).replace("-", "−")
    return f"{told} ± {error}" if error else told


# --- the fall of a result ------------------------------------------------------------------------------------------


Bar = tuple[str, int, str, str]  # what it is called, by how much, its class, its sign


def fall(seat: Seat, words: Texts, told: str) -> str:
    """From the chance before the deal to the result: the deal, other luck, own decisions, the others."""
    points = in_points(seat)
    unsure = "" if points.is_own_sure else " rv-unsure"
    bars = (
        (words("review-fall-deal"), points.deal, CLASSES[LUCK], SIGNS[LUCK]),
        (words("review-fall-luck"), points.draws, CLASSES[LUCK], SIGNS[LUCK]),
        (words("review-fall-own"), points.own, CLASSES[DECISION] + unsure, SIGNS[DECISION]),
        (words("review-fall-others"), points.others, CLASSES[OTHERS] + unsure, SIGNS[OTHERS]),
    )
    return "".join(_fall(frame, points.start, points.result, bars, words, told) for frame in (FALL_DESK, FALL_PHONE))


def _fall(frame: Frame, start: int, result: int, bars: Sequence[Bar], words: Texts, told: str) -> str:
    heights = list(accumulate((by for _, by, _, _ in bars), initial=start))
    low, high = min(0, *heights), max(1, *heights)
    wide = (frame.width - frame.left - frame.right) / (len(bars) + 2)

    def y(chance: float) -> float:
        return frame.y((chance - low) / (high - low))

    def bar(place: int, begin: float, end: float, said: str, below: str, cls: str) -> str:
        x, top, tall = frame.left + place * wide + wide * 0.1, y(max(begin, end)), abs(y(begin) - y(end))
        middle, under = x + wide * 0.4, frame.height - frame.bottom + 18
        lines = "".join(text(middle, under + 15 * row, word) for row, word in enumerate(below.split("|")))
        return (
            f'<rect x="{x:.1f}" y="{top:.1f}" width="{wide * 0.8:.1f}" height="{max(2.0, tall):.1f}" rx="3" '
            f'class="rv-bar {cls}"/>{text(middle, top - 6, said, 15, cls="rv-number")}{lines}'
        )

    drawn = f'<path d="M{frame.left} {y(0):.1f}H{frame.width - frame.right}" class="rv-ground"/>'
    drawn += bar(0, 0, start, f"{start} %", words("review-fall-start"), "rv-plain")
    at = start
    for place, (below, by, cls, sign) in enumerate(bars, 1):
        gap = "|" if frame is FALL_PHONE else " "  # where columns are narrow, the sign has a line of its own
        drawn += bar(place, at, at + by, signed(by), sign + gap + below, cls)
        at += by
    drawn += bar(len(bars) + 1, 0, result, f"{result} %", words("review-fall-end"), "rv-plain")
    return frame.svg(told, drawn)

"""The pictures of a review: how the chances of all went, and where a result comes from. SVG without styles of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from markupsafe import escape

from dolmen.words import Texts

MARKS = {"luck": "◆", "decision": "●", "others": "▲"}
TERMS = {"deal": "luck", "draws": "luck", "decision": "decision", "others": "others"}
LEFT, TOP, BOTTOM = 38, 30, 28  # room for figures around a chart
APART = 46  # pixels between two marks above a chart
GRID = (0, 25, 50, 75, 100)


@dataclass(frozen=True)
class Band:
    """The chances of a player, moment by moment."""

    name: str
    colour: int
    emblem: str
    chances: list[float]


def signed(by: int, words: Texts) -> str:
    """A change as it is written."""
    return words.figure(by, "+d") if by else "0"


def chart(
    steps: Sequence[int],
    bands: Sequence[Band],
    own: Sequence[tuple[int, float]],
    marks: Sequence[tuple[int, str, int]],
    last: int,
    words: Texts,
    width: int,
    height: int,
    name: str,
) -> str:
    """Bands that sum to 100, the first lowest, with that player's own line over them and marks at turning points."""
    right = width - 12

    def x(step: float) -> float:
        return LEFT + (right - LEFT) * max(step, 0) / max(last, 1)

    def y(share: float) -> float:
        return height - BOTTOM - (height - TOP - BOTTOM) * share

    parts = [f"<defs>{''.join(_pattern(name, place) for place in range(1, len(bands)))}</defs>"]
    heights = [list(accumulate(shares, initial=0.0)) for shares in zip(*(band.chances for band in bands), strict=True)]
    for place, band in enumerate(bands):
        parts.append(_band(place, band, [x(step) for step in steps], heights, y, name))
    parts += [_grid(y(share / 100), share, right) for share in GRID]
    parts += _ticks(last, x, height, words, 5 if width > 500 else 3)
    if own:
        way = " ".join(f"{x(step):.1f},{y(share):.1f}" for step, share in own)
        parts.append(f'<polyline class="own-under" points="{way}"/><polyline class="own-way" points="{way}"/>')
    parts += _marks(marks, x, y, words, right)
    label = escape(_summary(bands, words))
    return f'<svg class="chart {name}" viewBox="0 0 {width} {height}" role="img" aria-label="{label}">{"".join(parts)}</svg>'


def _summary(bands: Sequence[Band], words: Texts) -> str:
    said = [words("review-from-to", name=b.name, first=round(100 * b.chances[0]), last=round(100 * b.chances[-1])) for b in bands]
    return "; ".join(said)


def _pattern(name: str, place: int) -> str:
    """Bands differ by pattern as well as by colour."""
    marks = {
        1: '<path d="M0 8L8 0"/>',
        2: '<circle cx="4" cy="4" r="1.3"/>',
        3: '<path d="M0 4H8"/>',
        0: '<path d="M4 0V8"/>',
    }
    mark = marks[place % len(marks)]
    return f'<pattern id="band-{name}-{place}" class="band-mark" width="8" height="8" patternUnits="userSpaceOnUse">{mark}</pattern>'


def _band(place: int, band: Band, across: list[float], heights: list[list[float]], y, name: str) -> str:  # type: ignore[no-untyped-def]
    upper = [f"{at:.1f},{y(one[place + 1]):.1f}" for at, one in zip(across, heights, strict=True)]
    lower = [f"{at:.1f},{y(one[place]):.1f}" for at, one in zip(across, heights, strict=True)]
    outline = " ".join(upper + lower[::-1])
    marked = f'<polygon class="band-over" fill="url(#band-{name}-{place})" points="{outline}"/>' if place else ""
    return f'<g class="seat-{band.colour}"><polygon class="own band" points="{outline}"/>{marked}{_name(place, band, across, heights, y)}</g>'


def _name(place: int, band: Band, across: list[float], heights: list[list[float]], y) -> str:  # type: ignore[no-untyped-def]
    """The name of a player in the widest place of the band, where there is room."""
    inner = range(len(across) // 8, max(len(across) - len(across) // 4, len(across) // 8 + 1))
    widest = max(inner, key=lambda at: heights[at][place + 1] - heights[at][place])
    low, high = heights[widest][place], heights[widest][place + 1]
    if y(low) - y(high) < 22:
        return ""
    at = min(max(across[widest], LEFT + 40), across[-1] - 50)
    return f'<text class="band-name" x="{at:.1f}" y="{(y(low) + y(high)) / 2 + 4:.1f}" text-anchor="middle">{escape(band.name)}</text>'


def _grid(at: float, share: int, right: float) -> str:
    line = f'<path class="grid" d="M{LEFT} {at:.1f}H{right}"/>'
    return line + f'<text class="tick" x="{LEFT - 6}" y="{at + 4:.1f}" text-anchor="end">{share}</text>'


def _ticks(last: int, x, height: int, words: Texts, count: int) -> list[str]:  # type: ignore[no-untyped-def]
    ticks = []
    for number in range(count + 1):
        step = round(last * number / count)
        anchor = "start" if number == 0 else "end" if number == count else "middle"
        text = words("review-move", n=step) if number == 0 else str(step)
        ticks.append(f'<text class="tick" x="{x(step):.1f}" y="{height - 8}" text-anchor="{anchor}">{escape(text)}</text>')
    return ticks


def _marks(marks: Sequence[tuple[int, str, int]], x, y, words: Texts, right: float) -> list[str]:  # type: ignore[no-untyped-def]
    """Marks above the chart; of those that would cover each other, the greater is written."""
    written: list[float] = []
    parts = []
    for step, kind, by in marks:
        at = x(step + 1)
        parts.append(f'<path class="mark-line {kind}" d="M{at:.1f} {TOP - 8}V{y(0):.1f}"/>')
        text_at = min(max(at, LEFT + 18), right - 22)
        if all(abs(text_at - other) >= APART for other in written):
            written.append(text_at)
            text = f"{MARKS[kind]} {signed(by, words)}"
            parts.append(
                f'<a href="#move-{step + 1}" class="mark {kind}"><text x="{text_at:.1f}" y="16" text-anchor="middle">{text}</text></a>'
            )
    return parts


def waterfall(terms: Sequence[tuple[str, str, int]], words: Texts, width: int, height: int) -> str:
    """From the chance at the start to the result: what luck, one's own decisions and the others added."""
    base, top, across = height - 44, 28, (width - 8) / len(terms)
    levels, level = [], 0
    for _, name, by in terms:
        low, high = (0, by) if name in ("start", "result") else sorted((level, level + by))
        level = by if name in ("start", "result") else level + by
        levels.append((low, high, level))
    most, least = max(high for _, high, _ in levels), min(0, *(low for low, _, _ in levels))

    def y(value: float) -> float:
        return base - (base - top) * (value - least) / max(most - least, 1)

    parts = [f'<path class="floor" d="M0 {y(0):.1f}H{width}"/>']
    for number, ((text, name, by), (low, high, level)) in enumerate(zip(terms, levels, strict=True)):
        left = 4 + number * across
        kind, is_whole = TERMS.get(name, "whole"), name in ("start", "result")
        figure = f"{by} %" if is_whole else signed(by, words)
        parts.append(
            f'<rect class="term {kind}" x="{left + 5:.1f}" y="{y(high):.1f}" width="{across - 10:.1f}" '
            f'height="{max(y(low) - y(high), 2):.1f}" rx="3"/>'
            f'<text class="sum" x="{left + across / 2:.1f}" y="{y(high) - 6:.1f}" text-anchor="middle">{figure}</text>'
        )
        if number + 1 < len(terms):
            parts.append(f'<path class="step" d="M{left + across - 5:.1f} {y(level):.1f}h10"/>')
        parts += [
            f'<text class="tick" x="{left + across / 2:.1f}" y="{height - 26 + 15 * row}" text-anchor="middle">{escape(line)}</text>'
            for row, line in enumerate(_lines(text, MARKS.get(kind, "")))
        ]
    label = escape(", ".join(f"{text} {by}" for text, _, by in terms))
    return f'<svg class="fall" viewBox="0 0 {width} {height}" role="img" aria-label="{label}">{"".join(parts)}</svg>'


def _lines(text: str, mark: str) -> list[str]:
    """A label in one line, or two where it has two words."""
    first, _, rest = text.partition(" ")
    return [f"{mark} {first}".strip(), rest] if rest else [f"{mark} {text}".strip()]

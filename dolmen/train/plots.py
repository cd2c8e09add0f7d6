"""The course of learning as pictures: strength against fixed rivals, and the figures to watch, over minutes."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

WIDTH, HEIGHT, MARGIN = 640, 220, 44
COLOURS = ("#1b6e5a", "#b4552d", "#2f5d9b", "#8a6d1d", "#7a3f86", "#555555")
FEW = 12  # points of a curve
WATCHED = ("entropy", "explained", "divergence", "clipped")

Curve = list[tuple[float, float]]


def read_log(path: Path) -> list[dict[str, Any]]:
    """The lines of a log; one that was cut off in writing is left out."""
    lines = []
    for line in path.read_text("utf-8").splitlines():
        try:
            lines.append(json.loads(line))
        except json.JSONDecodeError:
            continue
    return lines


def strengths(lines: Iterable[dict[str, Any]]) -> dict[str, Curve]:
    """Shares by rival and number of players, over minutes."""
    curves: dict[str, Curve] = defaultdict(list)
    for line in lines:
        if "rival" in line:
            curves[f"{line['rival']}, {line['players']} players"].append((line["seconds"] / 60, line["share"]))
    return dict(curves)


def figures(lines: Iterable[dict[str, Any]], names: Sequence[str] = WATCHED) -> dict[str, Curve]:
    """The figures to watch, over minutes; each as a part of its largest value where that is above 1."""
    curves: dict[str, Curve] = {name: [] for name in names}
    for line in lines:
        for name in names:
            if name in line:
                curves[name].append((line["seconds"] / 60, line[name]))
    return {name: _fitted(curve) for name, curve in curves.items() if curve}


def _fitted(curve: Curve) -> Curve:
    most = max(1.0, *(abs(y) for _, y in curve))
    return [(x, y / most) for x, y in curve]


def chart(title: str, curves: dict[str, Curve], top: float, last: float) -> str:
    """Curves from 0 to 1 in a frame, with a legend; few points are marked."""
    across, down = WIDTH - 2 * MARGIN - 120, HEIGHT - 2 * MARGIN
    parts = [f'<text x="{MARGIN}" y="{top + 22}" class="title">{escape(title)}</text>']
    for level in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = top + MARGIN + down * (1 - level)
        parts.append(f'<path class="grid" d="M{MARGIN} {y:.1f}h{across}"/>')
        parts.append(f'<text x="{MARGIN - 6}" y="{y + 4:.1f}" class="axis end">{level:g}</text>')
    parts.append(f'<text x="{MARGIN + across}" y="{top + HEIGHT - 22}" class="axis end">{last:.1f} min</text>')
    for k, (name, curve) in enumerate(curves.items()):
        colour = COLOURS[k % len(COLOURS)]
        base = top + MARGIN + down
        points = [(MARGIN + across * x / last, base - down * min(max(y, 0), 1)) for x, y in curve]
        drawn = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(f'<polyline points="{drawn}" stroke="{colour}"/>')
        if len(points) <= FEW:
            parts.extend(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in points)
        y = top + MARGIN + 8 + 18 * k
        parts.append(f'<text x="{MARGIN + across + 12}" y="{y}" fill="{colour}">{escape(name)}</text>')
    return "".join(parts)


def picture(title: str, lines: Sequence[dict[str, Any]]) -> str:
    """Both charts, one above the other."""
    style = (
        "text{font:12px sans-serif}.title{font-weight:bold}.axis{fill:#666;font-size:11px}.end{text-anchor:end}"
        ".grid{stroke:#ddd;fill:none}polyline{fill:none;stroke-width:1.6}"
    )
    last = max((line["seconds"] for line in lines), default=60.0) / 60
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {2 * HEIGHT}" width="{WIDTH}">'
        f'<style>{style}</style><rect width="100%" height="100%" fill="#fff"/>'
        f"{chart(f'{title}: share of the victory', strengths(lines), 0, last)}"
        f"{chart(f'{title}: what to watch, each as a part of its largest', figures(lines), HEIGHT, last)}</svg>\n"
    )


def write(log: Path, title: str) -> Path:
    """Draws a log beside it."""
    out = log.with_suffix(".svg")
    out.write_text(picture(title, read_log(log)), "utf-8")
    return out

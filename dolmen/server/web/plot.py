"""A small plot of how a rating went: a line, and around it how sure it is."""

from __future__ import annotations

from collections.abc import Sequence

from dolmen.server.table.ratings import likely, spread

WIDTH, HEIGHT, MARGIN = 320, 96, 4
LABEL = 44  # room for the figures at the right


def rating_plot(points: Sequence[tuple[float, float]], title: str) -> str:
    """The ratings (mu, sigma) of somebody after each game as SVG; nothing for fewer than two."""
    if len(points) < 2:
        return ""
    rows = [(likely(mu), spread(sigma)) for mu, sigma in points]
    low, high = min(mid - by for mid, by in rows), max(mid + by for mid, by in rows)
    across = (WIDTH - LABEL - 2 * MARGIN) / (len(rows) - 1)

    def place(number: int, value: float) -> str:
        y = HEIGHT - MARGIN - (value - low) / max(high - low, 1) * (HEIGHT - 2 * MARGIN)
        return f"{MARGIN + number * across:.1f},{y:.1f}"

    upper = [place(number, mid + by) for number, (mid, by) in enumerate(rows)]
    lower = [place(number, mid - by) for number, (mid, by) in enumerate(rows)]
    line = [place(number, mid) for number, (mid, _) in enumerate(rows)]
    x, y = line[-1].split(",")
    return (
        f'<svg class="plot" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}">'
        f'<polygon class="band" points="{" ".join(upper + lower[::-1])}"/>'
        f'<polyline class="way" points="{" ".join(line)}"/><circle class="now" cx="{x}" cy="{y}" r="3.5"/>'
        f'<text x="{WIDTH - LABEL + 6}" y="{min(max(float(y) + 4, 12), HEIGHT - 4):.1f}">{rows[-1][0]}</text></svg>'
    )

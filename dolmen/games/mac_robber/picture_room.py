"""Mac Robber, drawn: which zones a box has room for, and where. Only the box and the number of players are asked."""

from typing import NamedTuple


class Zone(NamedTuple):
    """A rectangle of the picture, in pixels."""

    x: float
    y: float
    w: float
    h: float


# What a column of zones is made of, from the roomiest down: heights at least, the width that is needed, and how what is
# left over is shared. A `strip` has a badge for each rival and tabs for what lies on sheets; `pair` is `stock` beside
# `aside`; `line`, `now` and `mine_line` say in one line what `stock`, `aside` and `mine` show.
COLUMNS = (
    (400, (("rivals", 92), ("track", 42), ("stage", 250), ("pair", 150), ("mine", 128), ("hand", 96))),
    (0, (("rivals", 66), ("track", 36), ("stage", 190), ("line", 30), ("now", 30), ("mine", 84), ("hand", 62))),
    (0, (("rivals", 66), ("stage", 176), ("line", 30), ("now", 30), ("mine_line", 36), ("hand", 58))),
    (0, (("strip", 40), ("stage", 142), ("mine_line", 34), ("hand", 54))),
    (0, (("strip", 36), ("stage", 96), ("hand", 46))),
)
SHARES = {"rivals": 0.14, "track": 0.02, "stage": 0.5, "pair": 0.1, "mine": 0.2, "hand": 0.14, "strip": 0.04}
TALLEST = {"rivals": 150, "track": 54, "pair": 240, "mine": 210, "hand": 130, "strip": 46, "mine_line": 40}
NARROWEST_RIVAL = 84


def zones_of(box, players):
    """The zones of a box by their names."""
    w, h = box.width, box.height
    if w >= 840 and h >= 520:
        return wide(w, h)
    if h >= 520 and w >= 560 and h < 1.15 * w:
        return square(w, h)
    if w >= 1.25 * h and w >= 420:
        return beside(w, h)
    return column(w, h, players)


def between(least, value, most):
    return max(least, min(most, value))


def wide(w, h):
    """Rivals and track above; the stage between stock and aside; my clan and my hand below."""
    gap = 6 if h < 640 else 8
    top, track, low = between(104, h * 0.19, 172), between(38, h * 0.062, 54), between(124, h * 0.235, 212)
    middle = h - top - track - low - 5 * gap
    stock, aside = between(164, w * 0.17, 250), between(252, w * 0.265, 400)
    mine = (w - 3 * gap) * 0.5
    y = 2 * gap + top
    found = {"rivals": Zone(gap, gap, w - 2 * gap, top), "track": Zone(gap, y, w - 2 * gap, track)}
    y += track + gap
    stage = w - stock - aside - 4 * gap
    found["stock"] = Zone(gap, y, stock, middle)
    found["stage"] = Zone(stock + 2 * gap, y, stage, middle)
    found["aside"] = Zone(w - aside - gap, y, aside, middle)
    y += middle + gap
    found["mine"] = Zone(gap, y, mine, low)
    found["hand"] = Zone(mine + 2 * gap, y, w - mine - 3 * gap, low)
    return found


def square(w, h):
    """As wide, with the stock below the aside."""
    gap = 6
    top, track, low = between(92, h * 0.17, 130), between(36, h * 0.06, 44), between(116, h * 0.22, 170)
    middle = h - top - track - low - 5 * gap
    aside = between(220, w * 0.36, 300)
    y = 2 * gap + top
    found = {"rivals": Zone(gap, gap, w - 2 * gap, top), "track": Zone(gap, y, w - 2 * gap, track)}
    y += track + gap
    high = (middle - gap) * 0.57
    found["stage"] = Zone(gap, y, w - aside - 3 * gap, middle)
    found["aside"] = Zone(w - aside - gap, y, aside, high)
    found["stock"] = Zone(w - aside - gap, y + high + gap, aside, middle - high - gap)
    y += middle + gap
    mine = (w - 3 * gap) * 0.54
    found["mine"] = Zone(gap, y, mine, low)
    found["hand"] = Zone(mine + 2 * gap, y, w - mine - 3 * gap, low)
    return found


def beside(w, h):
    """A phone on its side: the stage left, my clan and my hand right, the rest on sheets."""
    gap = 4 if h < 400 else 6
    strip = 40
    y, high = strip + 2 * gap, h - strip - 3 * gap
    stage = (w - 3 * gap) * 0.63
    x, right = stage + 2 * gap, w - stage - 3 * gap
    mine = between(34, high * 0.38, 190) if high >= 190 and right >= 160 else 34
    return {
        "strip": Zone(gap, gap, w - 2 * gap, strip),
        "stage": Zone(gap, y, stage, high),
        "mine" if mine > 40 else "mine_line": Zone(x, y, right, mine),
        "hand": Zone(x, y + mine + gap, right, high - mine - gap),
    }


def column(w, h, players):
    """One below the other: as many zones as the height has room for."""
    gap = 4 if h < 600 else 6
    has_boards = (w - gap * players) / (players - 1) >= NARROWEST_RIVAL
    stack = next(
        (
            stack
            for least, stack in COLUMNS[:-1]
            if w >= least
            and (has_boards or stack[0][0] == "strip")
            and sum(high for _, high in stack) + gap * (len(stack) + 1) <= h
        ),
        COLUMNS[-1][1],
    )
    heights = grown(dict(stack), h - gap * (len(stack) + 1))
    found, y = {}, gap
    for name, _ in stack:
        found[name] = Zone(gap, y, w - 2 * gap, heights[name])
        y += heights[name] + gap
    if pair := found.pop("pair", None):
        stock = (pair.w - gap) * 0.4
        found["stock"] = Zone(pair.x, pair.y, stock, pair.h)
        found["aside"] = Zone(pair.x + stock + gap, pair.y, pair.w - stock - gap, pair.h)
    return found


def grown(heights, room):
    """The heights after what is left over was shared; the stage takes the rest."""
    spare = room - sum(heights.values())
    for name, high in heights.items():
        if name != "stage" and name in SHARES:
            heights[name] = min(high + spare * SHARES[name], TALLEST[name])
    heights["stage"] += room - sum(heights.values())
    return heights

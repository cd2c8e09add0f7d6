"""Where things go: rows and grids, and letters that fit, by the widths of a common sans serif face."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

# Widths in hundredths of the size, a little generous: no face is at hand when a picture is drawn.
_NARROW, _WIDE = "iljtfrI.,:;'!|()[]-· ", "mwMWQOG@%—…"
_MEAN, _SLIM, _BROAD, _CAPITAL = 0.56, 0.34, 0.86, 0.68
_KEPT = 8_000  # texts whose widths and lines are kept: most of a picture says what the last one said


def width_of(words: str, size: float = 16, bold: bool = False) -> float:
    """About how wide a line of text is."""
    return _letters(words) * size * (1.07 if bold else 1)


@lru_cache(maxsize=_KEPT)
def _letters(words: str, before: float = 0.0) -> float:
    for letter in words:
        before += _width(letter)
    return before


@lru_cache(maxsize=_KEPT)
def _width(letter: str) -> float:
    if letter in _NARROW:
        return _SLIM
    if letter in _WIDE or ord(letter) > 0x2E7F:  # what lies beyond is drawn on a square
        return _BROAD if ord(letter) < 0x2E80 else 1.05
    return _CAPITAL if letter.isupper() else _MEAN


def fit(words: str, width: float, size: float = 16, bold: bool = False) -> str:
    """The text, or as much of its beginning as there is room for and an ellipsis."""
    words = " ".join(words.split())
    if width_of(words, size, bold) <= width:
        return words
    while words and width_of(words + "…", size, bold) > width:
        words = words[:-1]
    return words.rstrip() + "…"


def wrap(words: str, width: float, size: float = 16, lines: int = 99) -> list[str]:
    """The text in lines of at most this width; what is left goes into the last, cut to fit."""
    return list(_wrapped(words, width, size, lines))


@lru_cache(maxsize=_KEPT)
def _wrapped(words: str, width: float, size: float, lines: int) -> tuple[str, ...]:
    done: list[str] = []
    rest = words.split()
    while rest and len(done) < lines - 1:
        count, wide = 1, _letters(rest[0])
        while count < len(rest) and (wide := _letters(f" {rest[count]}", wide)) * size <= width:
            count += 1
        done.append(fit(" ".join(rest[:count]), width, size))
        rest = rest[count:]
    if rest:
        done.append(fit(" ".join(rest), width, size))
    return tuple(done)


def shrink(words: str, width: float, size: float, least: float = 12) -> float:
    """The largest size up to `size`, and not under `least`, at which the text has this width."""
    wide = width_of(words, size)
    return size if wide <= width else max(least, size * width / wide)


def row(count: int, start: float, width: float, gap: float = 0) -> list[tuple[float, float]]:
    """Equal cells side by side that fill a width: where each begins, and how wide it is."""
    each = (width - gap * (count - 1)) / max(count, 1)
    return [(start + i * (each + gap), each) for i in range(count)]


def centred_row(count: int, middle: float, each: float, gap: float = 0) -> list[float]:
    """Where things of one width begin that stand side by side about a middle."""
    total = count * each + (count - 1) * gap
    return [middle - total / 2 + i * (each + gap) for i in range(count)]


def huddle(count: int, width: float, each: float, gap: float = 4) -> float:
    """The step from one thing to the next: side by side while there is room, then overlapping."""
    if count < 2:
        return 0
    return min(each + gap, (width - each) / (count - 1))


def grid(count: int, columns: int, x: float, y: float, dx: float, dy: float) -> Iterator[tuple[float, float]]:
    """The places of a grid, row by row."""
    for i in range(count):
        yield x + i % columns * dx, y + i // columns * dy


def around(players: int, viewer: int) -> tuple[int, Sequence[int]]:
    """Who sits at the bottom (the viewer; the first seat for a spectator) and the others in seat order after them."""
    me = max(viewer, 0)
    return me, [(me + step) % players for step in range(1, players)]


def name_of(player: int, names: Sequence[str], words: Callable[..., str]) -> str:
    """What a player is called: the name at the table, else the number of the seat."""
    return names[player] if player < len(names) else words("player-number", n=player + 1)

"""A link as a QR code in SVG: bytes, error correction M, versions 1 to 6, by ISO/IEC 18004."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

Grid = list[list[int]]  # 1 is dark
QUIET = 4  # modules of white around the code
# For each version from 1: words of error correction per block, blocks, words of data per block.
BLOCKS = ((10, 1, 16), (16, 1, 28), (26, 1, 44), (18, 2, 32), (24, 2, 43), (16, 4, 27))
HEADER_BITS = 12  # four for "bytes", eight for how many
PADDING = (0xEC, 0x11)
FIELD = 0x11D  # the polynomial of the field of 256
MASKS = (
    lambda r, c: (r + c) % 2 == 0,
    lambda r, c: r % 2 == 0,
    lambda r, c: c % 3 == 0,
    lambda r, c: (r + c) % 3 == 0,
    lambda r, c: (r // 2 + c // 3) % 2 == 0,
    lambda r, c: r * c % 2 + r * c % 3 == 0,
    lambda r, c: (r * c % 2 + r * c % 3) % 2 == 0,
    lambda r, c: ((r + c) % 2 + r * c % 3) % 2 == 0,
)


@lru_cache(maxsize=256)
def qr_svg(text: str) -> str | None:
    """The code as SVG, always black on white; None where the text is too long to be read from a screen."""
    data = text.encode()
    version = next((v for v in range(1, len(BLOCKS) + 1) if len(data) <= room(v)), None)
    if version is None:
        return None
    grid = smallest_penalty(version, interleaved(version, data))
    size = len(grid) + 2 * QUIET
    dark = "".join(
        f"M{c + QUIET} {r + QUIET}h1v1h-1z" for r, row in enumerate(grid) for c, bit in enumerate(row) if bit
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" shape-rendering="crispEdges">'
        f'<path fill="#fff" d="M0 0h{size}v{size}H0z"/><path d="{dark}"/></svg>'
    )


def room(version: int) -> int:
    """How many bytes a version holds."""
    _, blocks, words = BLOCKS[version - 1]
    return blocks * words - (HEADER_BITS + 4) // 8


# --- words -------------------------------------------------------------------------------------------------------


def data_words(version: int, data: bytes) -> list[int]:
    """Header, bytes, end and padding as words of eight bits."""
    _, blocks, words = BLOCKS[version - 1]
    bits = f"0100{len(data):08b}" + "".join(f"{byte:08b}" for byte in data) + "0000"
    found = [int(bits[i : i + 8], 2) for i in range(0, len(bits), 8)]
    return found + [PADDING[i % 2] for i in range(blocks * words - len(found))]


def interleaved(version: int, data: bytes) -> list[int]:
    """The words in the order in which they are drawn: all blocks in turn, first data, then correction."""
    correction, blocks, words = BLOCKS[version - 1]
    whole = data_words(version, data)
    parts = [whole[i * words : (i + 1) * words] for i in range(blocks)]
    checks = [remainder(part, correction) for part in parts]
    return [part[i] for i in range(words) for part in parts] + [c[i] for i in range(correction) for c in checks]


def times(a: int, b: int) -> int:
    """The product in the field of 256."""
    product = 0
    while b:
        if b & 1:
            product ^= a
        a, b = a << 1 ^ (FIELD if a & 0x80 else 0), b >> 1
    return product


@lru_cache
def generator(degree: int) -> list[int]:
    """The polynomial whose roots are the first powers of two, without its leading one."""
    found, root = [0] * (degree - 1) + [1], 1
    for _ in range(degree):
        found = [times(one, root) ^ (found[i + 1] if i + 1 < degree else 0) for i, one in enumerate(found)]
        root = times(root, 2)
    return found


def remainder(words: list[int], degree: int) -> list[int]:
    """The words of error correction of a block (Reed and Solomon)."""
    left = [0] * degree
    for word in words:
        factor = word ^ left[0]
        left = [a ^ times(b, factor) for a, b in zip([*left[1:], 0], generator(degree), strict=True)]
    return left


# --- modules -----------------------------------------------------------------------------------------------------


def smallest_penalty(version: int, words: list[int]) -> Grid:
    """The code under the mask that scanners read best."""
    return min((drawn(version, words, mask) for mask in range(len(MASKS))), key=penalty)


def drawn(version: int, words: list[int], mask: int) -> Grid:
    """All modules under one mask."""
    grid, fixed = patterns(version)
    bits = (word >> (7 - i) & 1 for word in words for i in range(8))
    for r, c in path(len(grid), fixed):
        grid[r][c] = next(bits, 0) ^ MASKS[mask](r, c)
    for (r, c), bit in zip(format_places(len(grid)), format_bits(mask) * 2, strict=True):
        grid[r][c] = bit
    return grid


def patterns(version: int) -> tuple[Grid, Grid]:
    """What every code of a version has: finders, timing, alignment; and which modules are taken by it."""
    size = 17 + 4 * version
    grid, fixed = [[0] * size for _ in range(size)], [[0] * size for _ in range(size)]

    def put(r: int, c: int, bit: int) -> None:
        if 0 <= r < size and 0 <= c < size:
            grid[r][c], fixed[r][c] = bit, 1

    for i in range(size):
        put(6, i, 1 - i % 2)
        put(i, 6, 1 - i % 2)
    for top, left in ((3, 3), (3, size - 4), (size - 4, 3)):
        for r in range(-4, 5):
            for c in range(-4, 5):
                put(top + r, left + c, int(max(abs(r), abs(c)) not in (2, 4)))
    if version > 1:
        for r in range(-2, 3):
            for c in range(-2, 3):
                put(size - 7 + r, size - 7 + c, int(max(abs(r), abs(c)) != 1))
    for r, c in format_places(size):
        put(r, c, 0)
    put(size - 8, 8, 1)
    return grid, fixed


def format_places(size: int) -> list[tuple[int, int]]:
    """Where the bits of the format go, the highest first: beside the first finder, then beside the two others."""
    beside = [(8, c) for c in (0, 1, 2, 3, 4, 5, 7, 8)] + [(r, 8) for r in (7, 5, 4, 3, 2, 1, 0)]
    others = [(size - 1 - i, 8) for i in range(7)] + [(8, size - 8 + i) for i in range(8)]
    return beside + others


def format_bits(mask: int) -> list[int]:
    """Level M and the mask with their own error correction, the highest bit first."""
    left = mask << 10
    for i in range(4, -1, -1):
        if left >> (10 + i) & 1:
            left ^= 0b10100110111 << i
    whole = (mask << 10 | left) ^ 0b101010000010010
    return [whole >> i & 1 for i in range(14, -1, -1)]


def path(size: int, fixed: Grid) -> Iterator[tuple[int, int]]:
    """The free modules in the order of the data: two columns at a time from the right, up and down in turn."""
    is_upward = True
    for right in (*range(size - 1, 6, -2), 5, 3, 1):
        for r in range(size - 1, -1, -1) if is_upward else range(size):
            for c in (right, right - 1):
                if not fixed[r][c]:
                    yield r, c
        is_upward = not is_upward


def penalty(grid: Grid) -> int:
    """How badly a code reads: long runs, squares, what looks like a finder, too much of one shade."""
    size, total = len(grid), 0
    for line in [*grid, *map(list, zip(*grid, strict=True))]:
        text = "".join(map(str, line))
        runs = text.replace("01", "0 1").replace("10", "1 0").split()
        total += sum(len(run) - 2 for run in runs if len(run) >= 5)
        total += 40 * sum(text.startswith(("10111010000", "00001011101"), i) for i in range(size - 10))
    for r in range(size - 1):
        for c in range(size - 1):
            total += 3 * (grid[r][c] == grid[r][c + 1] == grid[r + 1][c] == grid[r + 1][c + 1])
    share = 100 * sum(map(sum, grid)) / size**2
    return total + 10 * int(abs(share - 50) // 5)

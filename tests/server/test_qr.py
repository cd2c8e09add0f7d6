"""QR codes: read again module by module, as a scanner does."""

import re

import pytest

from dolmen.server.web.qr import (
    BLOCKS,
    MASKS,
    format_bits,
    format_places,
    path,
    patterns,
    qr_svg,
    remainder,
    room,
    times,
)

LINKS = ("http://192.168.1.20:8000/table/3FhLs0aQ9xYz", "x", "https://" + "a-long-name." * 7 + "example")


def test_the_correction_of_the_example_in_every_textbook():
    hello_world = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    assert remainder(hello_world, 10) == [196, 35, 39, 119, 235, 215, 231, 226, 93, 23]


def test_the_format_of_level_m_is_that_of_the_standard():
    written = ["".join(map(str, format_bits(mask))) for mask in (0, 5, 7)]
    assert written == ["101010000010010", "100000011001110", "100101010100000"]


@pytest.mark.parametrize("link", LINKS, ids=len)
def test_a_scanner_reads_the_link(link):
    grid = modules(qr_svg(link))
    size = len(grid)
    version = (size - 17) // 4
    _, fixed = patterns(version)
    places = format_places(size)
    seen = [grid[r][c] for r, c in places]
    assert seen[:15] == seen[15:]
    mask = next(m for m in range(8) if format_bits(m) == seen[:15])
    bits = [grid[r][c] ^ MASKS[mask](r, c) for r, c in path(size, fixed)]
    words = [int("".join(map(str, bits[i : i + 8])), 2) for i in range(0, len(bits) - 7, 8)]
    assert read(version, words) == link


def test_a_code_has_room_for_white_around_it_and_its_finders_in_three_corners():
    svg = qr_svg(LINKS[0])
    assert min(int(n) for pair in re.findall(r"M(\d+) (\d+)h1", svg) for n in pair) == 4
    grid = modules(svg)
    finder = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"]
    for top, left in ((0, 0), (0, len(grid) - 7), (len(grid) - 7, 0)):
        assert ["".join(map(str, row[left : left + 7])) for row in grid[top : top + 7]] == finder


def test_what_is_too_long_has_no_code():
    assert qr_svg("x" * room(6)) and qr_svg("x" * (room(6) + 1)) is None


def modules(svg):
    """The dark and light modules of a drawing."""
    size = int(re.search(r'viewBox="0 0 (\d+)', svg)[1]) - 8
    grid = [[0] * size for _ in range(size)]
    for c, r in re.findall(r"M(\d+) (\d+)h1v1h-1z", svg):
        grid[int(r) - 4][int(c) - 4] = 1
    return grid


def read(version, words):
    """The text of the words, each block free of errors."""
    correction, blocks, count = BLOCKS[version - 1]
    data, checks = words[: blocks * count], words[blocks * count :]
    parts = [data[i::blocks] for i in range(blocks)]
    for i, part in enumerate(parts):
        whole = part + checks[i::blocks][:correction]
        root = 1
        for _ in range(correction):
            value = 0
            for word in whole:
                value = times(value, root) ^ word
            assert value == 0
            root = times(root, 2)
    bits = "".join(f"{word:08b}" for part in parts for word in part)
    length = int(bits[4:12], 2)
    assert bits[:4] == "0100"
    return bytes(int(bits[12 + 8 * i : 20 + 8 * i], 2) for i in range(length)).decode()

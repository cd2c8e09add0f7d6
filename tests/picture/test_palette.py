"""The palette: emblems differ, letters can be read on it, and colour-blind people tell the seats apart."""

import re
from itertools import combinations

import pytest

from dolmen.picture import DYES, SEATS, style

# How eyes without one kind of cone see linear red, green and blue (Machado, Oliveira and Fernandes 2009).
EYES = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no long cones": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no middle cones": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "no short cones": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
SHADES = re.findall(r"(?:^|\n) *--seat-(\w+): (#\w{6});", style())
COUNT = len(SEATS)
DAY, NIGHT = dict(SHADES[:COUNT]), dict(SHADES[COUNT : 2 * COUNT])


def linear(colour):
    """A written colour as light."""
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def contrast(one, two):
    """The ratio the guidelines for accessible pages speak of."""
    bright = sorted(0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (linear(one), linear(two)))
    return (bright[1] + 0.05) / (bright[0] + 0.05)


def lab(light):
    """Light as lightness and two axes of colour, where equal steps look about equal."""
    r, g, b = light
    x, y, z = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505, 0.2126 * r + 0.7152 * g + 0.0722 * b, 0
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    fx, fy, fz = (max(v, 0) ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def seen(colour, eyes):
    return lab([sum(weight * part for weight, part in zip(row, linear(colour), strict=True)) for row in EYES[eyes]])


def test_every_seat_and_every_dye_has_a_sign_of_its_own():
    assert len({seat.emblem for seat in SEATS}) == len(SEATS)
    assert len(set(DYES.values())) == len(DYES)


def test_day_shades_are_those_of_the_palette():
    assert {seat.word: seat.day for seat in SEATS} == DAY


@pytest.mark.parametrize("shades", [DAY, NIGHT], ids=["day", "night"])
@pytest.mark.parametrize("eyes", EYES)
def test_seats_are_told_apart_by_every_kind_of_eye(shades, eyes):
    for one, two in combinations(shades.values(), 2):
        far = sum((a - b) ** 2 for a, b in zip(seen(one, eyes), seen(two, eyes), strict=True)) ** 0.5
        assert far > 10, f"{one} and {two} are only {far:.1f} apart"


def test_letters_can_be_read_on_a_seat_by_day_and_large_ones_by_night():
    assert min(contrast(seat.on, DAY[seat.word]) for seat in SEATS) >= 4.5
    assert min(contrast(seat.on, NIGHT[seat.word]) for seat in SEATS) >= 3


def test_what_is_written_on_a_seat_is_as_the_palette_says():
    written = re.findall(r"\.seat-\d { --own: var\(--seat-(\w+)\); --on-own: (#\w{6}); }", style())
    assert written == [(seat.word, seat.on) for seat in SEATS]


def test_letters_can_be_read_on_every_dye():
    for word in DYES:
        own, on = re.search(rf"\.dye-{word} {{ --own: (#\w{{6}}); --on-own: (#\w{{6}})", style()).groups()
        assert contrast(own, on) >= 3.5, word

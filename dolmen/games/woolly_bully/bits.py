"""Sets of small numbers, each one number: bit n says whether n is in it. The same interpreted and compiled."""

from dolmen.core.inline import inline

# A number whose six-bit windows are all different (de Bruijn): times a single bit, its top window tells which bit.
WINDOWS = 0x03F79D71B4CB0A89
WINDOW = 63
TOP = 58


def window_of(bit):
    """The window at the top for one bit."""
    return (WINDOWS << bit) >> TOP & WINDOW


BIT_OF_WINDOW = tuple(sorted(range(WINDOW + 1), key=window_of))

PAIRS, FOURS, BYTES, ONES = 0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F, 0x0101010101010101


@inline
def lowest(bits):
    """The smallest number of a set that is not empty."""
    return BIT_OF_WINDOW[(bits & -bits) * WINDOWS >> TOP & WINDOW]


def count(bits):
    """How many numbers a set has: in pairs of bits, in fours, in bytes, then all bytes by one product."""
    bits -= bits >> 1 & PAIRS
    bits = (bits & FOURS) + (bits >> 2 & FOURS)
    bits = bits + (bits >> 4) & BYTES
    return bits * ONES >> 56 & 127


def nth(bits, n):
    """The number of a set before which it has n smaller ones."""
    for _ in range(n):
        bits &= bits - 1
    return lowest(bits)

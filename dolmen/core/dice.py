"""Random numbers that live inside the state, the same on every machine and in every mode.

Philox4x32-10 (Salmon, Moraes, Dror and Shaw 2011): a block cipher over a counter, so that a position needs no more
memory than the seed and how many words were drawn. The dice of a state are five numbers: the four 32-bit words of
the secret seed (two of them the cipher's key, two the upper half of its counter), and the count of words drawn.
"""

from dolmen.core.inline import inline

MASK = 0xFFFFFFFF
SEED_WORDS = 4
DRAWN = 4  # the place of the count of words drawn
DICE_WORDS = 5

MULTIPLIER_0, MULTIPLIER_1 = 0xD2511F53, 0xCD9E8D57
WEYL_0, WEYL_1 = 0x9E3779B9, 0xBB67AE85
ROUNDS = 10


def scramble(key0, key1, c0, c1, c2, c3):
    """The block of four words that the key makes of the counter c0 (lowest) to c3."""
    for _ in range(ROUNDS):
        # Compiled, a product wraps round 64 bits; its halves, masked, are the same as in the interpreter.
        p0 = MULTIPLIER_0 * c0
        p1 = MULTIPLIER_1 * c2
        c0, c1, c2, c3 = ((p1 >> 32) & MASK) ^ c1 ^ key0, p1 & MASK, ((p0 >> 32) & MASK) ^ c3 ^ key1, p0 & MASK
        key0 = (key0 + WEYL_0) & MASK
        key1 = (key1 + WEYL_1) & MASK
    return c0, c1, c2, c3


def philox(key0, key1, c0, c1, c2, c3, lane):
    """Word `lane` (0 to 3) of the block."""
    w0, w1, w2, w3 = scramble(key0, key1, c0, c1, c2, c3)
    if lane == 0:
        return w0
    if lane == 1:
        return w1
    if lane == 2:
        return w2
    return w3


def philox_block(key0, key1, c0, c1, c2, c3, out, at):
    """Writes the four words of the block into `out`, from place `at`."""
    w0, w1, w2, w3 = scramble(key0, key1, c0, c1, c2, c3)
    out[at] = w0
    out[at + 1] = w1
    out[at + 2] = w2
    out[at + 3] = w3


def next_word(dice):
    """Draws 32 random bits."""
    drawn = dice[DRAWN]
    dice[DRAWN] = drawn + 1
    block = drawn >> 2
    return philox(dice[0], dice[1], block & MASK, (block >> 32) & MASK, dice[2], dice[3], drawn & 3)


def roll(dice, n):
    """Draws a number from 0 to n - 1, all exactly equally likely; n is at most 2 to the 31st."""
    number = fit(next_word(dice), n)
    while number < 0:
        number = fit(next_word(dice), n)
    return number


@inline
def fit(word, n):
    """The number from 0 to n - 1 that a random word stands for, or -1 where it belongs to the uneven rest.

    Lemire 2019: multiply, and reject.
    """
    product = word * n
    if product & MASK < n and product & MASK < (MASK + 1 - n) % n:
        return -1
    return product >> 32


def seed_dice(dice, w0, w1, w2, w3):
    """Starts the dice anew from the four words of a seed."""
    dice[0], dice[1], dice[2], dice[3] = w0, w1, w2, w3
    dice[DRAWN] = 0


def fork_dice(dice, other):
    """Starts `other` from four words drawn from `dice`: an independent stream."""
    for word in range(SEED_WORDS):
        other[word] = next_word(dice)
    other[DRAWN] = 0


def clear_dice(dice):
    """Hides the dice."""
    for word in range(DICE_WORDS):
        dice[word] = 0

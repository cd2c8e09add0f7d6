"""The dice: Philox4x32-10 as published, unbiased rolls, the same stream in every mode."""

import inspect
from collections import Counter
from itertools import count

import numpy as np
import pytest
from scipy.stats import chisquare

from dolmen.core import dice, loops
from dolmen.core.native import native
from dolmen.games.cairn import GAME

# The known answers that come with Random123: counter, key, block.
PI = (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344, 0xA4093822, 0x299F31D0)
ONES = 0xFFFFFFFF
KNOWN = [
    ((0,) * 4, (0,) * 2, (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
    ((ONES,) * 4, (ONES,) * 2, (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
    (PI[:4], PI[4:], (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1)),
]


def some_dice(seed=(1, 2, 3, 4), drawn=0):
    return [*seed, drawn]


@pytest.mark.parametrize(("counter", "key", "block"), KNOWN, ids=["zeros", "ones", "pi"])
@pytest.mark.parametrize("mode", ["interpreted", "compiled"])
def test_philox_gives_the_published_answers(mode, counter, key, block):
    module = dice if mode == "interpreted" else native(dice)
    assert tuple(module.philox(*key, *counter, lane) for lane in range(4)) == block
    out = np.zeros(6, np.int64)
    module.philox_block(*key, *counter, out, 1)
    assert out.tolist() == [0, *block, 0]


def test_word_n_of_a_stream_is_lane_n_mod_4_of_block_n_div_4():
    stream = some_dice(seed=(PI[4], PI[5], PI[2], PI[3]))
    for n in range(12):
        assert dice.next_word(stream) == dice.philox(PI[4], PI[5], n // 4, 0, PI[2], PI[3], n % 4)
        assert stream[dice.DRAWN] == n + 1


def test_a_stream_goes_on_beyond_the_lower_word_of_its_counter():
    stream = some_dice(drawn=(1 << 34) + 5)
    assert dice.next_word(stream) == dice.philox(1, 2, 1, 1, 3, 4, 1)


@pytest.mark.parametrize("drawn", [0, 3, (1 << 34) - 2])
def test_compiled_and_interpreted_streams_are_equal(drawn):
    compiled, plain, packed = native(dice), some_dice(drawn=drawn), np.array(some_dice(drawn=drawn))
    for n in [1, 2, 3, 6, 7, 52, 1000, 1_500_000_000, 2**31 - 1, 2**31]:
        assert compiled.roll(packed, n) == dice.roll(plain, n)
        assert compiled.next_word(packed) == dice.next_word(plain)
    assert packed.tolist() == plain


def tiny_roll():
    """`roll` over words of 8 bits instead of 32, made from its own source."""
    source = inspect.getsource(dice.fit) + inspect.getsource(dice.roll)
    assert source.count("32") == 1, "the stand-in replaces the one shift"
    space = {"MASK": 0xFF, "inline": dice.inline}
    exec(source.replace(">> 32", ">> 8"), space)
    return space


@pytest.mark.parametrize("n", [*range(1, 21), 36, 52, 100, 127, 128, 129, 200, 255, 256])
def test_every_face_has_exactly_the_same_number_of_words(n):
    space, faces = tiny_roll(), Counter()
    for word in range(256):
        words = iter([word])
        space["next_word"] = lambda _, words=words: next(words)
        try:
            faces[space["roll"](None, n)] += 1
        except StopIteration:  # a word of the uneven rest: it is thrown away and another drawn
            faces["again"] += 1
    assert [faces[face] for face in range(n)] == [256 // n] * n
    assert faces["again"] == 256 % n


@pytest.mark.parametrize("n", [2, 6, 7, 1000])
def test_rolls_are_spread_evenly(n):
    stream, faces = np.array(some_dice()), native(dice)
    counts = np.bincount([faces.roll(stream, n) for _ in range(20 * n + 20_000)], minlength=n)
    assert len(counts) == n
    assert chisquare(counts).pvalue > 1e-4


def test_neighbouring_seeds_give_unrelated_streams():
    words = {
        dice.next_word(some_dice(seed=(a, b, c, d))) for a in (0, 1) for b in (0, 1) for c in (0, 1) for d in (0, 1)
    }
    assert len(words) == 16


def test_forked_dice_start_anew_from_four_words_of_their_parent():
    parent, child, twin = some_dice(), some_dice(drawn=9), some_dice()
    dice.fork_dice(parent, child)
    assert child == [*(dice.next_word(twin) for _ in range(4)), 0]
    assert parent == twin


def test_hidden_dice_keep_nothing():
    stream = some_dice(drawn=9)
    dice.clear_dice(stream)
    assert stream == [0] * dice.DICE_WORDS


@pytest.mark.parametrize("mode", ["interpreted", "compiled"])
def test_a_mover_picks_what_its_dice_would_roll_but_draws_nothing_without_a_choice(mode):
    pick = loops.pick if mode == "interpreted" else native(loops, GAME.rules).pick
    mover = [0] * loops.MOVER_WORDS if mode == "interpreted" else np.zeros(loops.MOVER_WORDS, np.int64)
    dice.seed_dice(mover, 1, 2, 3, 4)
    stream = some_dice()
    for n in [2, 3, 1, 50, 1, 1, 7, 1_500_000_000, 1_500_000_000, 9, 1, 2]:
        drawn = mover[dice.DRAWN]
        assert pick(mover, n) == (0 if n == 1 else dice.roll(stream, n))
        assert mover[dice.DRAWN] == (drawn if n == 1 else stream[dice.DRAWN])


def test_a_word_of_the_uneven_rest_is_thrown_away(monkeypatch):
    n = 1_500_000_000
    words = count()  # 0 belongs to the rest of n: 0 × n has the lower half 0
    monkeypatch.setattr(dice, "next_word", lambda _: next(words))
    assert dice.roll(None, n) == 0
    assert next(words) == 2

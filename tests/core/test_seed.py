"""Seeds: fixed beforehand, told afterwards, a source of others."""

import numpy as np
import pytest

from dolmen.core.batch import Batch
from dolmen.core.errors import BadSeed
from dolmen.core.play import Play
from dolmen.core.seed import SEED_BYTES, by_lot, commitment, fresh_seed, seed_from, seed_of, subseed, words_of
from dolmen.core.transcript import dump, load


def test_fresh_seeds_differ_and_have_128_bits():
    seeds = {fresh_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert {len(seed) for seed in seeds} == {16}


def test_a_seed_by_number_is_always_the_same():
    assert seed_from(7) == bytes([7]) + bytes(15)
    assert len(seed_from(2**128 - 1)) == SEED_BYTES


def test_a_commitment_never_changes_so_that_old_records_keep_their_promise():
    assert commitment(seed_from(7)) == "9576197f0d87591c7d444fa949649867954d54f07a7f5c258313e60c78543e66"


def test_a_commitment_fixes_every_bit_of_the_seed_and_does_not_show_it():
    promises = {commitment(seed_from(1 << bit)) for bit in range(128)}
    assert len(promises) == 128
    assert not any(seed_from(1 << bit).hex() in promise for bit, promise in enumerate(promises))


def test_a_subseed_depends_on_the_seed_and_on_every_name():
    seed = seed_from(7)
    others = [
        subseed(seed, "game", 1),
        subseed(seed, "game", 2),
        subseed(seed, "bot", 1),
        subseed(seed_from(8), "game", 1),
    ]
    assert len({seed, *others}) == 5
    assert subseed(seed, "game", 1) == others[0]
    assert {len(other) for other in others} == {SEED_BYTES}


def test_a_subseed_is_not_the_start_of_the_commitment_that_everybody_sees():
    seed = seed_from(7)
    assert not commitment(seed).startswith(subseed(seed, "").hex())


@pytest.mark.parametrize("given", [-1, 2**128, b"short", bytes(17), "7", 1.5])
def test_what_is_no_seed_is_refused_with_what_a_seed_is(given):
    with pytest.raises(BadSeed, match="cannot be a seed: a seed is a whole number from 0 to 2\\^128 - 1, or 16 bytes"):
        seed_from(given)


def test_a_seed_of_the_wrong_length_is_named_by_its_length():
    with pytest.raises(BadSeed, match=r"^5 bytes cannot be a seed"):
        seed_from(b"short")


def test_a_seed_may_be_given_as_a_number_or_as_bytes_and_without_one_nobody_knows_it():
    assert seed_from(seed_from(7)) == seed_from(7) == seed_from(np.int64(7))
    assert seed_from(None) != seed_from(None)


@pytest.mark.parametrize(
    "begin",
    [
        lambda seed: Play.new("cairn", seed=seed),
        lambda seed: Batch("cairn", 1, seed=seed, threads=1),
        lambda seed: load(dump(Play.new("cairn", seed=7)), seed),
    ],
)
def test_wherever_a_seed_is_asked_for_a_number_and_bytes_mean_the_same_and_nonsense_is_refused(begin):
    assert begin(7).seed == begin(seed_from(7)).seed == seed_from(7)
    with pytest.raises(BadSeed):
        begin(-7)


def test_a_seed_is_four_words_and_back():
    seed = bytes(range(16))
    assert words_of(seed) == (0x03020100, 0x07060504, 0x0B0A0908, 0x0F0E0D0C)
    assert seed_of(words_of(seed)) == seed


def test_a_choice_by_lot_is_the_same_for_the_same_seed_and_takes_everything_now_and_then():
    assert {by_lot([3, 5, 8], seed_from(n)) for n in range(50)} == {3, 5, 8}
    assert by_lot([3, 5, 8], seed_from(1)) == by_lot([3, 5, 8], seed_from(1))

"""Seeds: fixed beforehand, told afterwards, a source of others."""

from dolmen.core.seed import SEED_BYTES, commitment, fresh_seed, seed_from, subseed


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

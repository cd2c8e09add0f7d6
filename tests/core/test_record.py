"""Records have no holes: equal states are equal bytes."""

import numpy as np
import pytest

from dolmen.core.record import record


def test_every_byte_of_a_record_belongs_to_a_field():
    state = record(("points", np.int32, 3), ("hand", np.int8, 5), ("player", np.int8))
    assert sum(state[name].itemsize for name in state.names) == state.itemsize


def test_the_tail_is_filled_with_spare_bytes():
    assert record(("player", np.int8))["spare"].shape == (7,)
    assert "spare" not in record(("score", np.int64)).names


def test_a_record_begins_with_its_dice():
    state = record(("player", np.int8))
    assert state.names[0] == "dice"
    assert state["dice"].shape == (5,)


def test_a_hole_between_fields_is_refused():
    with pytest.raises(ValueError, match="wide fields of a record before the narrow"):
        record(("player", np.int8), ("points", np.int32))


def test_states_written_field_by_field_are_equal_in_their_bytes():
    state = record(("points", np.int32), ("player", np.int8))
    dirty = np.frombuffer(bytearray(b"\xff" * state.itemsize), state).copy()
    for name in state.names:
        dirty[name] = 0
    assert dirty.tobytes() == np.zeros(1, state).tobytes()

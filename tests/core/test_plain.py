"""Plain: a record as an object of ints and lists."""

import copy
import pickle

import numpy as np
import pytest

from dolmen.core.plain import Plain, blank, same
from dolmen.core.record import record
from dolmen.core.tell import Tale

STATE = record(("points", np.int32, 2), ("grid", np.int8, (2, 3)), ("player", np.int8))


def some_state():
    state = blank(STATE)
    state.points[1] = 70_000
    state.grid[1][2] = -3
    state.player = 1
    return state


def test_a_state_goes_into_a_record_and_comes_back():
    box = np.zeros(1, STATE)
    some_state().store(box[0])
    assert box["points"].tolist() == [[0, 70_000]]
    assert same(Plain(box[0]), some_state())
    assert some_state().pack(STATE) == box.tobytes()


def test_fields_are_ints_and_nested_lists():
    state = some_state()
    assert type(state.player) is int
    assert state.grid == [[0, 0, 0], [0, 0, -3]]


@pytest.mark.parametrize("number", [128, -129, 1000])
def test_a_number_too_large_for_its_field_is_refused_alone_and_in_rows(number):
    state = some_state()
    state.player = number
    with pytest.raises(OverflowError):
        state.pack(STATE)
    state = some_state()
    state.grid[0][1] = number
    with pytest.raises(OverflowError):
        state.pack(STATE)


@pytest.mark.parametrize("copied", [lambda state: state.copy(), copy.deepcopy])
def test_a_copy_is_independent_down_to_its_rows_and_tells_no_tale(copied):
    state = some_state()
    state.tale = Tale()
    twin = copied(state)
    assert same(twin, state)
    assert twin.tale is None
    twin.grid[1][2] = 9
    twin.points[0] = 9
    assert state.grid[1][2] == -3
    assert state.points[0] == 0
    assert not same(twin, state)


def test_a_missing_field_is_named_when_it_is_read_and_when_it_is_written():
    state = some_state()
    with pytest.raises(AttributeError, match="'herd'"):
        _ = state.herd
    with pytest.raises(AttributeError, match="'herd'"):
        state.herd = 1


def test_a_state_goes_from_one_process_to_another():
    assert same(pickle.loads(pickle.dumps(some_state())), some_state())

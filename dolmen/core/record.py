"""The memory layout of a state."""

import numpy as np

from dolmen.core.dice import DICE_WORDS

TAKEN = ("tale", "copy", "copy_to", "store", "pack", "game", "viewer", "box")  # words of states and views


def record(*fields):
    """An aligned record without holes: list the wide fields first; the tail is filled with `spare` bytes.

    Every state begins with its dice. Holes would keep whatever was in memory, and two equal states would differ in
    their bytes.
    """
    every = [("dice", np.int64, DICE_WORDS), *fields]
    for name, *_ in every:
        if name in TAKEN:
            raise ValueError(f"a field cannot be called {name!r}: every state or view has that word for something else")
    dtype = np.dtype(every, align=True)
    names = dtype.names or ()
    spare = dtype.itemsize - sum(dtype[name].itemsize for name in names)
    if spare == 0:
        return dtype
    padded = np.dtype([*every, ("spare", np.int8, spare)], align=True)
    if padded.itemsize != dtype.itemsize:
        raise ValueError("list the wide fields of a record before the narrow ones")
    return padded

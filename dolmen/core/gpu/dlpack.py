"""Capsules by which libraries hand arrays to each other (DLPack): its C structures, and who frees them."""

from __future__ import annotations

import atexit
import ctypes
from typing import Any

import numpy as np

CPU, CUDA = 1, 2
CODES = {"i": 0, "u": 1, "f": 2, "b": 6}  # by NumPy's kinds
NAME = b"dltensor"


class Kind(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class Place(ctypes.Structure):
    _fields_ = (("type", ctypes.c_int32), ("number", ctypes.c_int32))


class Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("place", Place),
        ("ndim", ctypes.c_int32),
        ("kind", Kind),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
    )


class Managed(ctypes.Structure):
    """A tensor and the function that whoever took it calls when it is done."""


Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(Managed))
Managed._fields_ = (("tensor", Tensor), ("context", ctypes.c_void_p), ("deleter", Deleter))

_lent: dict[int, Any] = {}  # by the address of a structure: what must live as long as it is lent


@Deleter
def _returned(managed: Any) -> None:
    _lent.pop(ctypes.addressof(managed.contents), None)


_new = ctypes.pythonapi.PyCapsule_New
_new.restype, _new.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)


@atexit.register
def _let_go() -> None:
    """Before Python ends: what is still lent stays where it is, and whoever gives it back calls no Python any more.

    Some takers call a deleter that is none, so it becomes a function of C that does nothing.
    """
    for managed, *_ in _lent.values():
        managed.deleter = ctypes.cast(ctypes.pythonapi.Py_GetVersion, Deleter)
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(managed))


def capsule(array: Any, place: tuple[int, int]) -> Any:
    """A capsule of an array with `address`, `shape`, `strides` in bytes and `dtype`, which lives while it is lent.

    A capsule is made to be taken at once. It has no destructor: takers exchange it for their own, and Python must not
    be called back while it ends.
    """
    dtype = np.dtype(array.dtype)
    if dtype.kind not in CODES:
        raise BufferError(f"DLPack knows numbers and booleans, not {dtype}; take the array interface")
    sizes = (ctypes.c_int64 * len(array.shape))(*array.shape)
    steps = (ctypes.c_int64 * len(array.shape))(*(stride // dtype.itemsize for stride in array.strides))
    managed = Managed()
    managed.tensor = Tensor(
        array.address, Place(*place), len(array.shape), Kind(CODES[dtype.kind], 8 * dtype.itemsize, 1), sizes, steps, 0
    )
    managed.deleter = _returned
    address = ctypes.addressof(managed)
    _lent[address] = (managed, array, sizes, steps)
    return _new(address, NAME, None)

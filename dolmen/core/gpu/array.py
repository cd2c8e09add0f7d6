"""Arrays that lie on a GPU. PyTorch, JAX and CuPy take them without a copy: `torch.as_tensor(a, device="cuda")`,
`jax.dlpack.from_dlpack(a)`, `cupy.asarray(a)`; `numpy.asarray(a)` copies.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable
from typing import Any

import numpy as np

from dolmen.core.gpu import dlpack
from dolmen.core.gpu.driver import Gpu

DEFAULT_STREAM = 1  # as the array interface numbers it


class Memory:
    """Bytes on a GPU, given back when nobody refers to them any more."""

    def __init__(self, gpu: Gpu, size: int):
        self._gpu = gpu
        self.address = gpu.allocate(size)

    def __del__(self, is_closing: Callable[[], bool] = sys.is_finalizing) -> None:
        if hasattr(self, "address") and not is_closing():  # a process that ends gives back all it has
            self._gpu.free(self.address)


class DeviceArray:
    """Shape, type and place of an array on a GPU; whoever owns its memory is kept."""

    def __init__(self, gpu: Gpu, shape: tuple[int, ...], dtype: Any, by_column: bool = False, memory: Any = None):
        self.gpu = gpu
        self.shape = shape
        self.dtype = np.dtype(dtype)
        self.strides = _strides(shape, self.dtype.itemsize, by_column)
        self.memory = Memory(gpu, self.nbytes) if memory is None else memory

    @property
    def address(self) -> int:
        """Where it lies."""
        return self.memory.address

    @property
    def size(self) -> int:
        """How many elements it has."""
        return math.prod(self.shape)

    @property
    def nbytes(self) -> int:
        """How many bytes it has."""
        return self.size * self.dtype.itemsize

    @property
    def is_by_row(self) -> bool:
        """Whether its rows lie one after another, as C has them."""
        return self.strides == _strides(self.shape, self.dtype.itemsize, False)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {
            "shape": self.shape,
            "typestr": self.dtype.str,
            "descr": self.dtype.descr,
            "data": (self.address, False),
            "strides": None if self.is_by_row else self.strides,
            "stream": DEFAULT_STREAM,
            "version": 3,
        }

    def __dlpack_device__(self) -> tuple[int, int]:
        return dlpack.CUDA, self.gpu.number

    def __dlpack__(self, *, stream: int | None = None, **wishes: Any) -> Any:
        """A capsule of the array for a consumer on any stream: all work on it is done before it is handed over."""
        if wishes.get("copy"):
            raise BufferError("an array of a batch is handed over as it lies; copy it on the other side")
        self.gpu.wait()
        return dlpack.capsule(self, self.__dlpack_device__())

    def copy(self) -> DeviceArray:
        """Another array with the same content."""
        other = DeviceArray(self.gpu, self.shape, self.dtype)
        other.strides = self.strides
        self.gpu.copy(self.address, other.address, self.nbytes)
        return other

    def host(self) -> np.ndarray:
        """A copy in NumPy's memory."""
        order = "C" if self.is_by_row else "F"
        array: np.ndarray = np.empty(self.shape, self.dtype, order=order)  # type: ignore[call-overload]
        self.gpu.download(self.address, array)
        return array

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray:
        return self.host() if dtype is None else self.host().astype(dtype)

    def __len__(self) -> int:
        return self.shape[0]

    def __repr__(self) -> str:
        return f"DeviceArray({self.shape}, {self.dtype}, on {self.gpu.name})"


class Foreign:
    """Memory of somebody else's array."""

    def __init__(self, owner: Any, address: int):
        self.owner = owner
        self.address = address


def adopted(gpu: Gpu, array: Any) -> DeviceArray:
    """Somebody else's array on the GPU, by its array interface; its stream's work is done first."""
    facts = array.__cuda_array_interface__
    if facts.get("stream") not in (None, DEFAULT_STREAM):
        gpu.wait(facts["stream"])
    mine = DeviceArray(gpu, tuple(facts["shape"]), facts["typestr"], memory=Foreign(array, facts["data"][0]))
    mine.strides = tuple(facts.get("strides") or mine.strides)
    return mine


def _strides(shape: tuple[int, ...], itemsize: int, by_column: bool) -> tuple[int, ...]:
    strides = []
    for size in shape if by_column else reversed(shape):
        strides.append(itemsize)
        itemsize *= size
    return tuple(strides if by_column else reversed(strides))

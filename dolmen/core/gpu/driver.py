"""The GPU as its driver shows it: memory, code, launches. The one place that knows cuda-bindings.

All work goes to the default stream, one thing after another, so that nothing has to wait for anything by hand.
"""

from __future__ import annotations

import ctypes
import threading
from functools import cache
from typing import Any

import numpy as np

from dolmen.core.errors import NoGpu

Argument = int  # every argument of a kernel is a word of 64 bits: a number, a size or an address
_lock = threading.Lock()


class Gpu:
    """The first GPU of this machine."""

    def __init__(self, driver: Any):
        self._driver = driver
        self._call("cuInit", 0)
        self.number = 0
        self._handle = self._call("cuDeviceGet", self.number)
        self._context = self._call("cuDevicePrimaryCtxRetain", self._handle)
        self.name = self._call("cuDeviceGetName", 128, self._handle).split(b"\0")[0].decode()
        self.capability = (self._fact("COMPUTE_CAPABILITY_MAJOR"), self._fact("COMPUTE_CAPABILITY_MINOR"))
        self.processors = self._fact("MULTIPROCESSOR_COUNT")
        self.enter()
        self._keep_memory()

    def _call(self, name: str, *arguments: Any) -> Any:
        """Calls the driver; what it refuses is an error with its own name for it."""
        status, *answers = getattr(self._driver, name)(*arguments)
        if int(status) != 0:
            raise RuntimeError(f"the GPU's driver refused {name}: {status.name}")
        return answers[0] if len(answers) == 1 else tuple(answers)

    def _fact(self, name: str) -> int:
        kind = getattr(self._driver.CUdevice_attribute, f"CU_DEVICE_ATTRIBUTE_{name}")
        return int(self._call("cuDeviceGetAttribute", kind, self._handle))

    def _keep_memory(self) -> None:
        """Freed memory stays with this process, since a batch asks for the same again at each step."""
        pool = self._call("cuDeviceGetDefaultMemPool", self._handle)
        kind = self._driver.CUmemPool_attribute.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD
        self._call("cuMemPoolSetAttribute", pool, kind, self._driver.cuuint64_t(2**62))

    def enter(self) -> None:
        """Makes this the GPU of the running thread."""
        self._call("cuCtxSetCurrent", self._context)

    # --- memory ------------------------------------------------------------------------------------------------

    def allocate(self, size: int) -> int:
        """The address of so many bytes."""
        self.enter()
        return int(self._call("cuMemAllocAsync", max(size, 1), 0))

    def free(self, address: int) -> None:
        """Gives memory back."""
        self.enter()
        self._call("cuMemFreeAsync", address, 0)

    def clear(self, address: int, size: int) -> None:
        """Fills memory with zeros."""
        self.enter()
        self._call("cuMemsetD8Async", address, 0, size, 0)

    def copy(self, source: int, target: int, size: int) -> None:
        """Copies memory on the GPU."""
        self.enter()
        self._call("cuMemcpyDtoDAsync", target, source, size, 0)

    def upload(self, array: np.ndarray, address: int) -> None:
        """Copies a contiguous array to the GPU."""
        self.enter()
        self._call("cuMemcpyHtoD", address, array.ctypes.data, array.nbytes)

    def download(self, address: int, array: np.ndarray) -> None:
        """Fills a contiguous array from the GPU, once all work before is done."""
        self.enter()
        self._call("cuMemcpyDtoH", array.ctypes.data, address, array.nbytes)

    def wait(self, stream: int | None = None) -> None:
        """Waits until all work is done, or that of one stream."""
        self.enter()
        if stream is None:
            self._call("cuCtxSynchronize")
        else:
            self._call("cuStreamSynchronize", stream)

    # --- code --------------------------------------------------------------------------------------------------

    def load(self, image: bytes, entry: str) -> Any:
        """A kernel from machine code, or from portable code: the driver assembles that, and keeps it on disk."""
        self.enter()
        return self._call("cuModuleGetFunction", self._call("cuModuleLoadData", image + b"\0"), entry.encode())

    def blocks_at_once(self, kernel: Any, threads: int) -> int:
        """How many blocks of a kernel the whole GPU runs at the same time."""
        a_processor = self._call("cuOccupancyMaxActiveBlocksPerMultiprocessor", kernel, threads, 0)
        return int(a_processor) * self.processors

    def launch(self, kernel: Any, blocks: int, threads: int, arguments: list[Argument]) -> None:
        """Starts a kernel; the next one waits for it."""
        self.enter()
        packed = (tuple(arguments), (ctypes.c_int64,) * len(arguments))
        self._call("cuLaunchKernel", kernel, blocks, 1, 1, threads, 1, 1, 0, 0, packed, 0)


@cache
def _open() -> Gpu:
    from cuda.bindings import driver

    return Gpu(driver)


def the_gpu() -> Gpu:
    """The GPU of this machine; where there is none, a sentence says so."""
    with _lock:
        try:
            return _open()
        except (RuntimeError, ImportError, OSError) as error:
            raise NoGpu(why=str(error)) from None

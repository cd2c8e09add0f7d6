"""Kernels from Python to machine code, each compiled once and kept on disk under a hash of all it is made from.

numba-cuda makes portable code (PTX) for a compute capability, for which no GPU is needed. The driver makes machine
code of it when it is loaded, and keeps that in a cache of its own; unless `assembled` was asked for it ahead, which
NVIDIA's assembler makes where it is installed.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, NamedTuple

import numpy as np

from dolmen.core import loops
from dolmen.core.explain import explained
from dolmen.core.game import Game
from dolmen.core.gpu import kernels, playing
from dolmen.core.gpu.kernels import Shape
from dolmen.core.native import cache_folder, native

Kind = tuple[str, np.dtype, int]  # an argument: "array" by rows, "strided" or "number"; its type; its dimensions
Capability = tuple[int, int]
NUMBER: Kind = ("number", np.dtype(np.int64), 0)
THREADS = 128  # of a block, where each thread has one game
ASSEMBLER = "ptxas"
OLDEST = (9, 0)  # of the portable code's versions: that of the first drivers for CUDA 13, enough for all we use
_VERSION = re.compile(rb"^\.version (\d+)\.(\d+)", re.MULTILINE)


class Code(NamedTuple):
    """A kernel as the driver takes it."""

    entry: str  # its name
    image: bytes  # machine code where it is kept, else portable code
    place: Path  # of the portable code


def gpu_jit(function: Callable, cache: bool = True) -> Any:
    """Compiles a function for the GPU, to be called by kernels."""
    from numba import cuda

    body = function.on_gpu() if hasattr(function, "on_gpu") else function
    options: Any = {"device": True, "forceinline": getattr(function, "is_inline", False)}
    return cuda.jit(**options)(body)


gpu_jit.small_tables = True  # type: ignore[attr-defined]  # all constants together may have 64 kB


def loop_code(
    game: Game,
    module: ModuleType,
    loop: str,
    rows: Sequence[Kind],
    shared: Sequence[Kind],
    scratch: Sequence[tuple[int, np.dtype]],
    capability: Capability,
) -> Code:
    """A loop that runs with one game per thread."""

    def make() -> bytes:
        names = {"loop": getattr(native(module, game.rules, gpu_jit), loop)}
        names |= {f"kind{k}": _numba(dtype) for k, (_, dtype) in enumerate(scratch)}
        source = kernels.one_game_a_thread(len(rows), len(shared), scratch)
        return _compiled(game, source, names, [*rows, *shared], capability, THREADS)

    return _kept(game, module, (loop, rows, shared, scratch, THREADS), capability, make)


def lay_code(game: Game, capability: Capability) -> Code:
    """What copies a state to many places, one word per thread, so that neighbours write side by side."""
    word, mark = np.dtype(np.int64), np.dtype(bool)
    kinds: list[Kind] = [("array", word, 2), ("array", mark, 1), ("array", word, 1)]

    def make() -> bytes:
        return _compiled(game, kernels.LAY, {}, kinds, capability, THREADS)

    return _kept(game, playing, (kernels.LAY, kinds), capability, make)


def play_code(game: Game, shape: Shape, capability: Capability) -> Code:
    """Whole random games."""
    kinds = play_kinds(game)

    def make() -> bytes:
        twin = native(playing, game.rules, gpu_jit)
        names = {"alone": twin.alone, "regrouped": twin.regrouped, **kernels.play_names(game, shape)}
        names |= {name: _numba(kind) for name, kind in names.items() if isinstance(kind, np.dtype)}
        return _compiled(game, kernels.play_source(shape), names, kinds, capability, (shape.threads, shape.blocks))

    return _kept(game, playing, (shape, kinds), capability, make)


def play_kinds(game: Game) -> list[Kind]:
    """The arguments of the kernel for whole games: states, movers, counts, moves, tickets, played."""
    int32, int64 = np.dtype(np.int32), np.dtype(np.int64)
    plain: list[tuple[np.dtype, int]] = [(game.state, 1), (int64, 2), (int32, 1), (int64, 1), (int32, 1), (int64, 1)]
    return [("array", dtype, ndim) for dtype, ndim in plain]


def entry_of(ptx: bytes) -> str:
    """The name of the kernel in its code."""
    found = re.search(rb"\.entry\s+([\w$]+)", ptx)
    assert found is not None
    return found[1].decode()


def _compiled(
    game: Game, source: str, names: Mapping[str, Any], kinds: Sequence[Kind], capability: Capability, bounds: Any
) -> bytes:
    from numba import cuda, int32, int64, types

    kernel = kernels.made(source, {"cuda": cuda, "int32": int32, "int64": int64, **names})
    signature = types.void(*(_numba_kind(kind) for kind in kinds))
    with explained(game), _as_if_on(capability):
        ptx, _ = cuda.compile(
            kernel, signature, device=False, abi="numba", cc=capability, output="ptx", launch_bounds=bounds
        )
    return for_older_drivers(ptx.encode() if isinstance(ptx, str) else ptx)


def for_older_drivers(ptx: bytes) -> bytes:
    """The same code under no newer version than it needs: a driver refuses what names one newer than its own."""

    def oldest(found: re.Match[bytes]) -> bytes:
        return b".version %d.%d" % min(OLDEST, (int(found[1]), int(found[2])))

    return _VERSION.sub(oldest, ptx, count=1)


def assembled(code: Code, capability: Capability) -> Code:
    """The same kernel with machine code, which is kept beside it; as it is where no assembler is installed."""
    assembler = shutil.which(ASSEMBLER)
    if assembler is None:
        return code

    def make() -> bytes:
        with tempfile.NamedTemporaryFile(suffix=".cubin") as made:
            target = f"--gpu-name=sm_{capability[0]}{capability[1]}"
            subprocess.run([assembler, target, "--fmad=false", "-o", made.name, str(code.place)], check=True)
            return Path(made.name).read_bytes()

    return code._replace(image=keep(_machine(code.place), make))


def _machine(place: Path) -> Path:
    return place.with_suffix(".cubin")


@contextmanager
def _as_if_on(capability: Capability) -> Iterator[None]:
    """Lets numba-cuda compile for a GPU that need not be here, instead of asking its driver, and round as usual.

    A product and a sum in one instruction round once, and the adept's values would differ in their last bits.
    """
    from numba.cuda import dispatcher
    from numba.cuda.cudadrv import nvvm

    asked, compiled = dispatcher.get_current_device, nvvm.compile_ir
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=capability)
    nvvm.compile_ir = lambda code, **options: compiled(code, **options, fma=False)
    try:
        yield
    finally:
        dispatcher.get_current_device, nvvm.compile_ir = asked, compiled


def _numba_kind(kind: Kind) -> Any:
    from numba import types

    what, dtype, ndim = kind
    return _numba(dtype) if what == "number" else types.Array(_numba(dtype), ndim, "C" if what == "array" else "A")


def _numba(dtype: np.dtype) -> Any:
    from numba import from_dtype

    return from_dtype(dtype)


def _kept(game: Game, module: ModuleType, what: Any, capability: Capability, make: Callable[[], bytes]) -> Code:
    """What is on disk, else what is made now and written there."""
    folder = cache_folder(module, game.rules, gpu_jit)
    sources = [path.read_bytes() for path in (Path(kernels.__file__), Path(__file__), Path(loops.__file__))]
    digest = hashlib.sha256(b"\0".join(sources))
    digest.update(repr((what, version("numba"), version("numba-cuda"))).encode())
    name = f"{module.__name__.rpartition('.')[2]}-{digest.hexdigest()[:16]}-sm{capability[0]}{capability[1]}.ptx"
    ptx, machine = keep(folder / name, make), _machine(folder / name)
    return Code(entry_of(ptx), machine.read_bytes() if machine.exists() else ptx, folder / name)


def keep(path: Path, make: Callable[[], bytes]) -> bytes:
    """The bytes of a file; where there is none they are made, and written whole."""
    if not path.exists():
        written = path.with_name(f"{path.name}.{os.getpid()}")
        written.write_bytes(make())
        written.replace(path)
    return path.read_bytes()

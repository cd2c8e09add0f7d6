"""The same functions, compiled. `native(module)` is a twin of a module of plain functions, at machine speed.

The one place that knows Numba. A twin's code is cached on disk under a hash of every source it is made from, since
Numba's own cache does not see edits in other files. Its source is kept there, too, and compiled under that name: Numba
asks where a source lies, and the same source should not be compiled again for every checkout and environment.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import os
import sys
import threading
from collections.abc import Callable
from enum import EnumType, IntEnum
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

from dolmen.core.contract import rules as contract
from dolmen.core.extras import has, need

_lock = threading.RLock()
_twins: dict[tuple, ModuleType] = {}


def has_compiler() -> bool:
    """Whether Numba is installed; people's games do not need it."""
    return has("fast")


def fast_jit(function: Callable, cache: bool = True) -> Any:
    """Compiles without the interpreter lock; `_nrt=False` refuses a rule that would allocate memory.

    What is marked as `inline` becomes part of its callers.
    """
    import numba

    is_inline = getattr(function, "is_inline", False)
    options: Any = {"nogil": True, "error_model": "numpy", "_nrt": False, "forceinline": is_inline}
    return numba.njit(cache=cache, **options)(function)


def checked_jit(function: Callable, cache: bool = True) -> Any:
    """Compiles with a check of every index, for tests."""
    import numba

    return numba.njit(cache=cache, nogil=True, boundscheck=True)(function)


def native(module: ModuleType, rules: ModuleType | None = None, jit: Callable = fast_jit) -> Any:
    """Runs the source of `module` a second time and compiles each function in it.

    A function that comes from another module of ours is taken from that module's twin; one that comes from the
    contract is taken from the twin of `rules`. Import functions by name, never whole modules. Tables written as
    tuples of ints become constant arrays. `jit` takes a function, and `cache=False` for one not to be kept on disk.
    """
    need("fast", asked=f"native({module.__name__})")
    with _lock:
        return _twin(module, rules, jit)


def _twin(module: ModuleType, rules: ModuleType | None, jit: Callable) -> ModuleType:
    key = (module.__name__, rules and rules.__name__, jit)
    if key in _twins:
        return _twins[key]
    folder = cache_folder(module, rules, jit)
    twin = _run_again(module, folder)
    ours = _families(module, rules)
    for name, value in list(vars(twin).items()):
        if isinstance(value, FunctionType) and _family(value.__module__) in ours:
            home = rules if value.__module__ == contract.__name__ else sys.modules[value.__module__]
            if home is None:
                raise TypeError(f"{module.__name__} is written against the contract: say for which rules")
            if home is module:
                setattr(twin, name, _compiled(value, jit, folder))
            else:
                other = _twin(home, rules if home is not rules else None, jit)
                setattr(twin, name, getattr(other, value.__name__, None) or _compiled(value, jit, folder))
        elif name.isupper() and (table := _as_array(value, getattr(jit, "small_tables", False))) is not None:
            setattr(twin, name, table)
    _twins[key] = twin
    return twin


def _families(*modules: ModuleType | None) -> set[str]:
    """The packages whose functions are compiled: Dolmen and that of the game, which may be somebody else's."""
    return {"dolmen", *(_family(module.__name__) for module in modules if module is not None)}


def _family(name: str) -> str:
    return name.partition(".")[0]


def plain(module: ModuleType, rules: ModuleType) -> Any:
    """The interpreted twin of a module written against the contract, with the functions of `rules` in their place.

    What it imports from another such module comes from that one's twin.
    """
    with _lock:
        key = (module.__name__, rules.__name__, plain)
        if key not in _twins:
            twin = _run_again(module)
            for name, value in list(vars(twin).items()):
                if not isinstance(value, FunctionType) or value.__module__ == module.__name__:
                    continue
                if value.__module__ == contract.__name__:
                    setattr(twin, name, getattr(rules, value.__name__))
                elif _is_against_contract(sys.modules[value.__module__]):
                    setattr(twin, name, getattr(plain(sys.modules[value.__module__], rules), value.__name__))
            _twins[key] = twin
        return _twins[key]


def _is_against_contract(module: ModuleType) -> bool:
    imported = (value for value in vars(module).values() if isinstance(value, FunctionType))
    return any(function.__module__ == contract.__name__ for function in imported)


def _run_again(module: ModuleType, folder: Path | None = None) -> ModuleType:
    """A second module from the same source, which is kept in `folder` if there is one."""
    assert module.__file__ is not None
    spec = importlib.util.spec_from_file_location(module.__name__, module.__file__)
    assert spec is not None and spec.loader is not None
    twin = importlib.util.module_from_spec(spec)
    if folder is None:
        spec.loader.exec_module(twin)
    else:
        kept = _kept(Path(module.__file__), folder)
        tree = MembersAsInts(module).visit(ast.parse(kept.read_bytes()))
        exec(compile(tree, kept, "exec", dont_inherit=True), vars(twin))
    return twin


class MembersAsInts(ast.NodeTransformer):
    """Writes `Place.DECK` as the int it is; as an argument, as an int like any other.

    The compiler makes a function anew for each enumeration, and even for each number, that it is called with. A sum is
    neither: `count(Place.DECK)` becomes `count(Place.DECK + 0)`, and what is called is compiled once.
    """

    def __init__(self, module: ModuleType):
        self.names = {name: value for name, value in vars(module).items() if isinstance(value, EnumType)}

    def visit_Call(self, node: ast.Call) -> ast.Call:
        """Members that are arguments become sums."""
        node.args = [
            ast.copy_location(ast.BinOp(argument, ast.Add(), ast.copy_location(ast.Constant(0), argument)), argument)
            if self._member(argument) is not None
            else self.visit(argument)
            for argument in node.args
        ]
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        """Members elsewhere become constants."""
        member = self._member(node)
        if member is not None:
            return ast.copy_location(ast.Constant(int(member)), node)
        self.generic_visit(node)
        return node

    def _member(self, node: ast.expr) -> IntEnum | None:
        if not isinstance(node, ast.Attribute) or not isinstance(node.value, ast.Name):
            return None
        owner = self.names.get(node.value.id)
        if owner is None or not issubclass(owner, IntEnum):
            return None
        return owner.__members__.get(node.attr)


def _kept(source: Path, folder: Path) -> Path:
    """A copy of a source, beside what is compiled from it."""
    copy = folder / source.name
    if not copy.exists():
        written = folder / f"{source.name}.{os.getpid()}"
        written.write_bytes(source.read_bytes())
        written.replace(copy)  # whole, whoever else writes it at the same time
    return copy


def _compiled(function: FunctionType, jit: Callable, folder: Path) -> Any:
    """The function at machine speed, under a name that no other twin has.

    Numba names what it compiles by the function and by numbers that it counts anew in every process, those of states
    too. Kept code of two games, each compiled in a process of its own, would have the same names, and in a process that
    loads both one game would run the other's code.
    """
    import numba

    config: Any = numba.config
    for one in (function, getattr(function, "compiled_as", function)):
        one.__qualname__ = f"{folder.name}.{one.__name__}"
    if hasattr(function, "compiled_as"):
        # Not cached: it takes any game's types, and a cache shared by all games must not name one of them.
        return jit(function.compiled_as, cache=False)
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        return jit(function)
    finally:
        config.CACHE_DIR = before


def _as_array(value: Any, small: bool) -> Any:
    """A rectangular tuple of ints (or of such tuples) as an array, `small` of the smallest type that holds it."""
    if not isinstance(value, tuple) or not value:
        return None
    try:
        table = np.array(value)
    except ValueError:
        return None
    if table.dtype.kind == "i":
        return table.astype(_smallest(table) if small else np.int64)
    return table if table.dtype.kind == "f" else None


def _smallest(table: np.ndarray) -> type[np.signedinteger]:
    """The smallest signed type for the numbers of a table."""
    kinds = (np.int8, np.int16, np.int32)
    holding = (kind for kind in kinds if np.iinfo(kind).min <= table.min() and table.max() <= np.iinfo(kind).max)
    return next(holding, np.int64)


def cache_folder(module: ModuleType, rules: ModuleType | None, jit: Callable) -> Path:
    """Where is kept what is compiled from a module for some rules, by a hash of all its sources."""
    sources: dict[Path, bytes] = {}
    for start in (module, rules):
        if start is not None and start.__file__:
            _collect_sources(Path(start.__file__), start.__package__ or "", _families(module, rules), sources)
    # Compiled code names its modules, so that two games with the same sources must not share it.
    names = (jit.__name__, module.__name__, rules.__name__ if rules else "")
    digest = hashlib.sha256("\0".join(names).encode())
    for path in sorted(sources):
        digest.update(path.name.encode() + b"\0" + sources[path])
    root = os.environ.get("DOLMEN_CACHE") or Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "dolmen"
    folder = Path(root) / digest.hexdigest()[:20]
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _collect_sources(path: Path, package: str, ours: set[str], sources: dict[Path, bytes]) -> None:
    """Adds a source, the data beside it, and every source of ours that it imports."""
    if path in sources:
        return
    sources[path] = path.read_bytes()
    for data in path.parent.glob("*.toml"):
        sources[data] = data.read_bytes()
    for node in ast.walk(ast.parse(sources[path])):
        if isinstance(node, ast.ImportFrom):
            name = importlib.util.resolve_name("." * node.level + (node.module or ""), package)
            spec = importlib.util.find_spec(name) if _family(name) in ours else None
            if spec is not None and spec.origin is not None:
                _collect_sources(Path(spec.origin), spec.parent or "", ours, sources)

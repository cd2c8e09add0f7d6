"""Why a rule does not compile, in plain words: its file, its line and the reason, and not the compiler's own dump."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from dolmen.core.errors import CannotCompile
from dolmen.core.game import Game

SPOT = re.compile(r"at (\S+\.py) \((\d+)\)")  # as the compiler names a place, the innermost first
NAME = re.compile(r"name '(\w+)' is not defined")
UNIFY = re.compile(r"Cannot unify (.+?) and (.+?) for '([A-Za-z_]\w*)")
CALL = re.compile(r"No implementation of function Function\(<[^>]*?'?([\w.]+)'?(?: at [^>]*)?>\)")
HINT = "docs/game.md says what a rule may use"
ALLOCATES = (
    "it makes a list, a string or an array, and compiled rules own no memory: write into the state or into `out`"
)


@contextmanager
def explained(game: Game) -> Iterator[None]:
    """Turns what the compiler says of a game's rules into a sentence."""
    try:
        yield
    except Exception as error:
        if not _is_compilers(error):
            raise
        file, line = _place(error, game)
        raise CannotCompile(game=game.name, file=file, line=line, reason=_reason(error)) from None


def _is_compilers(error: Exception) -> bool:
    """Whether the compiler refused something; a field that a state lacks is a bare KeyError from deep inside it."""
    if any(kind.__module__.startswith("numba.") for kind in type(error).__mro__):
        return True
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return trace is not None and str(trace.tb_frame.f_globals.get("__name__", "")).startswith("numba.")


def _place(error: Exception, game: Game) -> tuple[str, int]:
    """The innermost place in a file of the game that the compiler names, or where the name that it misses is used."""
    text = str(error)
    if isinstance(error, KeyError):
        return _use_of(str(error.args[0]), sorted(game.folder.rglob("*.py")))
    named = [(file, int(line)) for file, line in SPOT.findall(text)]
    if (loc := getattr(error, "loc", None)) is not None:
        named.append((str(loc.filename), int(loc.line)))
    ours = ((source, line) for file, line in named if (source := _source_of(Path(file), game)))
    file, line = next(ours, (str(game.folder), 1))
    if found := UNIFY.search(text):  # the compiler names where the values meet, not where they come from
        return _use_of(found[3], [Path(file)], line)
    if found := NAME.search(text):
        return _use_of(found[1], sorted(game.folder.rglob("*.py")))
    return file, line


def _source_of(file: Path, game: Game) -> str:
    """The file of the game that the compiler means: it may have been given a copy, kept beside what it compiled."""
    if not file.is_file():
        return ""
    text = file.read_bytes()
    return next((str(path) for path in game.folder.rglob(file.name) if path.read_bytes() == text), "")


def _use_of(word: str, files: list[Path], line: int = 0) -> tuple[str, int]:
    """The first use of a name or field in some files; with a line, in the function around that line."""
    for path in files:
        tree: ast.AST = ast.parse(path.read_text("utf-8"))
        if line:
            tree = next((node for node in ast.walk(tree) if _surrounds(node, line)), tree)
        for node in ast.walk(tree):
            if (isinstance(node, ast.Attribute) and node.attr == word) or (
                isinstance(node, ast.Name) and node.id == word
            ):
                return str(path), node.lineno
    return str(files[0].parent), 1


def _surrounds(node: ast.AST, line: int) -> bool:
    return isinstance(node, ast.FunctionDef) and node.lineno <= line <= (node.end_lineno or line)


def _reason(error: Exception) -> str:
    text = str(error)
    if isinstance(error, KeyError):
        return f"the state has no field {error.args[0]!r}"
    if "NRT required" in text or "build_list" in text:
        return ALLOCATES
    if found := NAME.search(text):
        return f"the name {found[1]!r} is not defined there"
    if found := UNIFY.search(text):
        return f"the variable {found[3]!r} holds now {_kind(found[1])}, now {_kind(found[2])}: one name, one type"
    if "exception_match" in text or "UnsupportedError: Exception" in text:
        return f"compiled rules catch no exceptions; {HINT}"
    if found := CALL.search(text):
        if found[1] in {"zeros", "empty", "ones", "array", "str", "sorted", "list", "hash"}:
            return ALLOCATES
        return f"{found[1]!r} cannot be called there with what it is given; {HINT}"
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("Failed in nopython")]
    return f"{lines[0].strip().rstrip('.')}; {HINT}" if lines else HINT


def _kind(numba_name: str) -> str:
    """The compiler's name of a type in a word or two."""
    if numba_name.lower().startswith(("tuple", "unituple")):
        return "a tuple"
    if "int" in numba_name:
        return "a whole number"
    return "a fraction" if "float" in numba_name else numba_name

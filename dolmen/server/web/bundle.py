"""One script and one style sheet per page, put together from the files as they lie there: no build step, few requests.

Scripts are ES modules of a simple kind: `import { a, b } from "./x.js";`, `import "./x.js";`, and `export` before a
declaration. Each becomes a function that returns what it exports, after those it imports.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from dolmen.core.game import Game, games
from dolmen.picture.icons import icons_for, symbols
from dolmen.picture.svg import STYLE, sheets_of
from dolmen.review.page import STYLE as REVIEW_STYLE
from dolmen.server.refusals import NotFound

STATIC = Path(__file__).parent.parent / "static"
ELSEWHERE = {("css", "picture"): STYLE, ("css", "review"): REVIEW_STYLE}  # files that others use as well
KINDS = {"js": "text/javascript", "css": "text/css"}
FOREVER = "public, max-age=31536000, immutable"
ICONS_OF = "icons."  # before the name of a game
SMALL = 1024  # bytes that are not worth packing
_OF_GAME = re.compile(r"([a-z][a-z0-9_]*)\.([0-9]{1,6})")
_IMPORT = re.compile(r'^import (?:\{([^}]*)\} from )?"\./(\w+)\.js";\n', re.M)
_EXPORT = re.compile(r"^export ((?:async )?(?:function|class|const|let) (\w+))", re.M)
_COMMENT = re.compile(r"/\*.*?\*/|^\s*//[^\n]*", re.M | re.S)
_SPACE = re.compile(r"\n\s*")


@dataclass(frozen=True)
class Bundle:
    """The bytes of a bundle, packed and not, and its mark: another text has another."""

    whole: bytes
    packed: bytes
    mark: str


def address(kind: str, names: str) -> str:
    """Where a bundle is found: names with `+` between them. Its mark is in it, so that it may be kept for ever."""
    return f"/static/bundle/{names}.{kind}?v={bundle(kind, names).mark}"


def bundle(kind: str, names: str) -> Bundle:
    """A bundle, made anew when one of its files has changed."""
    if kind == "js" and names.startswith(ICONS_OF):
        return _icons(names.removeprefix(ICONS_OF))
    files = tuple(files_of(kind, names))
    return _made(kind, files, tuple(path.stat().st_mtime_ns for path in files))


@lru_cache(maxsize=64)
def _made(kind: str, files: tuple[Path, ...], times: tuple[int, ...]) -> Bundle:
    return _bundled("\n".join(map(_module if kind == "js" else _sheet, files)))


@lru_cache(maxsize=64)
def _icons(game: str) -> Bundle:
    """A script that brings the icons of the kit and of a game: kept, they need not come with every table."""
    if game not in games():
        raise NotFound()
    folders = [games()[game].folder, *(older.folder for older in games()[game].earlier.values())]
    return _bundled(f'document.querySelector("#icons").innerHTML = `{symbols(icons_for(folders))}`;')


def _bundled(text: str) -> Bundle:
    whole = text.encode()
    return Bundle(whole, gzip.compress(whole, 9, mtime=0), sha256(whole).hexdigest()[:12])


def files_of(kind: str, names: str) -> Iterator[Path]:
    """The files of a bundle, each after those it imports."""
    done: list[Path] = []
    for name in names.split("+"):
        path = _of_game(kind, name) or ELSEWHERE.get((kind, name)) or STATIC / kind / f"{name}.{kind}"
        if not re.fullmatch(r"[a-z0-9_.]+", name) or not path.exists():
            raise NotFound()
        _visit(path, done, ())
    return iter(done)


def sheet_name(game: Game) -> str:
    """The name in bundles of the style sheet that a game brings, after a `+`; empty for a game that brings none."""
    return f"+{game.name}.{game.version}" if len(sheets_of(game)) > 1 else ""


def _of_game(kind: str, name: str) -> Path | None:
    """The style sheet of a game and version, `keltis.2`."""
    found = _OF_GAME.fullmatch(name)
    if kind != "css" or found is None or found[1] not in games():
        return None
    game = games()[found[1]]
    versions = {**game.earlier, game.version: game}
    return sheets_of(versions[int(found[2])])[-1] if int(found[2]) in versions else None


def _visit(path: Path, done: list[Path], above: tuple[Path, ...]) -> None:
    if path in done:
        return
    if path in above:
        raise ValueError(f"{path.name} imports itself by way of {above[-1].name}")
    for _, name in _IMPORT.findall(path.read_text("utf-8")) if path.suffix == ".js" else ():
        _visit(path.with_name(f"{name}.js"), done, (*above, path))
    done.append(path)


def _module(path: Path) -> str:
    """A module as a function that is called once."""
    source = _COMMENT.sub("", path.read_text("utf-8"))
    exports = ", ".join(name for _, name in _EXPORT.findall(source))
    source = _EXPORT.sub(r"\1", _IMPORT.sub(_bound, source.lstrip() + "\n")).replace("export {};", "")
    return f"const m_{path.stem} = (() => {{{_SPACE.sub(chr(10), source)}return {{ {exports} }};\n}})();"


def _bound(found: re.Match[str]) -> str:
    names = found[1] and found[1].replace(" as ", ": ")
    return f"const {{{names}}} = m_{found[2]};\n" if names else ""


def _sheet(path: Path) -> str:
    return _SPACE.sub("\n", _COMMENT.sub("", path.read_text("utf-8")))


async def serve_bundle(request: Request) -> Response:
    """A bundle for a browser."""
    names, _, kind = request.path_params["names"].rpartition(".")
    made = bundle(kind if kind in KINDS else "js", names)
    kept = FOREVER if request.query_params.get("v") == made.mark else "no-cache"
    return packed(request, made.whole, KINDS.get(kind, KINDS["js"]), {"cache-control": kept}, made.packed)


def packed(
    request: Request, whole: bytes, media: str, headers: dict[str, str] | None = None, ready: bytes | None = None,
    status: int = 200,
) -> Response:  # fmt: skip
    """An answer, packed where the browser takes it so."""
    headers = {"vary": "Accept-Encoding", **(headers or {})}
    if len(whole) < SMALL or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(whole, status, headers, f"{media}; charset=utf-8")
    headers["content-encoding"] = "gzip"
    return Response(ready or gzip.compress(whole, 6), status, headers, f"{media}; charset=utf-8")

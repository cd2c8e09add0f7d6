"""Saved games. The transcript of a running game does not tell its seed, so the seed lies in a file beside it.

Both are for their keeper's eyes alone: the transcript of a running game holds what the players hide from each other.
"""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from dolmen.core.errors import BadSeed
from dolmen.core.play import Play
from dolmen.core.transcript import dump, load
from dolmen.library import files
from dolmen.library.files import seed_file
from dolmen.terminal.speech import BadInput

SEATS = "# seats "  # a remark for `--resume`; replay does not read it


def fresh_path(play: Play) -> Path:
    """A file name that is not taken."""
    stem = f"{play.game.name}-{datetime.now():%Y%m%d-%H%M%S}"
    path, count = Path(f"{stem}.game"), 1
    while path.exists():
        count += 1
        path = Path(f"{stem}-{count}.game")
    return path


def save(play: Play, path: Path, seats: str = "") -> None:
    """Writes the transcript, and the seed beside it until the game is over and the transcript tells it."""
    first, _, rest = dump(play).partition("\n")
    text = f"{first}\n{SEATS}{seats}\n{rest}" if seats else f"{first}\n{rest}"
    try:
        _write(path, text, 0o644 if play.over else 0o600)
        if play.over:
            seed_file(path).unlink(missing_ok=True)
        else:
            _write(seed_file(path), play.seed.hex() + "\n", 0o600)
    except (OSError, ValueError) as error:  # a name that no file can have is a ValueError
        raise BadInput("error-cannot-write", file=str(path), why=getattr(error, "strerror", "") or str(error)) from None


def _write(path: Path, text: str, mode: int) -> None:
    """Writes a file whole or not at all; nobody else can read it while it is written."""
    beside = path.with_name(path.name + ".new")
    beside.unlink(missing_ok=True)
    with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
        file.write(text)
    beside.chmod(mode)
    beside.replace(path)


def read(path: Path) -> str:
    """The text of a transcript."""
    try:
        return path.read_text("utf-8")
    except FileNotFoundError:
        raise BadInput("error-no-such-file", file=str(path)) from None
    except OSError as error:
        raise BadInput("error-cannot-read", file=str(path), why=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise BadInput("error-no-text", file=str(path)) from None


def kept_seed(path: Path) -> bytes | None:
    """The seed beside a transcript, if it is kept there."""
    try:
        return files.kept_seed(path)
    except BadSeed:
        raise BadInput("error-bad-seed-file", file=str(seed_file(path))) from None


def open_game(path: Path) -> Play:
    """Replays a transcript, finished or running."""
    return load(read(path), kept_seed(path))


def kept_seats(path: Path) -> str:
    """Who sat where when the game was saved."""
    for line in read(path).splitlines():
        if line.startswith(SEATS):
            return line.removeprefix(SEATS).strip()
    return ""

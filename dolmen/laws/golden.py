"""Golden transcripts: finished games, kept beside the tests, that must replay as they are as long as rules stay."""

from __future__ import annotations

from pathlib import Path

from dolmen.core.game import Game

FOLDER = Path("tests", "golden")  # beside the pyproject.toml of the project that a game belongs to


def golden_folder(game: Game) -> Path | None:
    """Where a game's golden transcripts lie: `tests/golden` of its project; none where only the package is there."""
    for folder in game.folder.parents:
        if (folder / "pyproject.toml").is_file():
            return folder / FOLDER
    return None


def golden_files(game: Game) -> list[Path]:
    """The golden transcripts of a game."""
    folder = golden_folder(game)
    return sorted(folder.glob(f"{game.name}-*.game")) if folder else []

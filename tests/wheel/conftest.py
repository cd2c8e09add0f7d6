"""The wheel of this tree, and empty environments outside the checkout in which it is installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
UV = Path(sys.executable).with_name("uv")


@dataclass(frozen=True)
class Place:
    """A folder outside the checkout, with a Python that has the wheel."""

    folder: Path
    python: Path

    @property
    def environment(self) -> dict[str, str]:
        """A new user's: an empty home, in English, nothing of the checkout."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("DOLMEN", "PYTHON", "LC_"))}
        return {**kept, "HOME": str(self.folder), "LANG": "en_GB.UTF-8", "COLUMNS": "200"}

    def run(self, *command: str, **more: str) -> subprocess.CompletedProcess[str]:
        """Runs Python with these arguments, as `python -c …` or `python -m dolmen …`."""
        return subprocess.run(
            [str(self.python), *command],
            cwd=self.folder,
            env={**self.environment, **more},
            capture_output=True,
            text=True,
        )


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from a copy, so that nothing left over from an earlier build is in it."""
    copy, out = tmp_path_factory.mktemp("tree"), tmp_path_factory.mktemp("wheel")
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    shutil.copytree(ROOT / "dolmen", copy / "dolmen", ignore=shutil.ignore_patterns("__pycache__"))
    options = ["--quiet", "--wheel", "--no-build-isolation", "--python", sys.executable, "--out-dir", str(out)]
    subprocess.run([UV, "build", *options, str(copy)], check=True)
    return next(out.glob("*.whl"))


@pytest.fixture(scope="session")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Place:
    """`pip install dolmen`."""
    return installed(str(wheel), tmp_path_factory.mktemp("bare"))


@pytest.fixture(scope="session")
def full(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Place:
    """`pip install "dolmen[all]"`."""
    return installed(f"{wheel}[all]", tmp_path_factory.mktemp("full"))


def installed(what: str, folder: Path) -> Place:
    """An empty environment with one thing installed, in the versions that were tested."""
    python = folder / "venv" / "bin" / "python"
    subprocess.run([UV, "venv", "--quiet", "--python", sys.executable, folder / "venv"], check=True)
    versions = ["--constraint", str(ROOT / "locks" / "dev.lock")]
    subprocess.run([UV, "pip", "install", "--quiet", "--python", python, *versions, what], check=True)
    return Place(folder, python)

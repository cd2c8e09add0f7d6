"""Games in packages of their own, found as if somebody had installed them."""

import hashlib
import importlib
import shutil
import sys
import tomllib
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from dolmen.core import game as finding
from dolmen.core.game import Game, find_game
from dolmen.terminal.new import SOURCES, make_package

EXAMPLES = Path(__file__).parents[1] / "examples"
# A file of the game, what stands there (None: all of it), what is to stand there (None: the file is to go).
Change = tuple[str, str | None, str | None]
# What makes version 2 of a copy: more stones (and so another state and more actions), another verb, another option.
NEWER: tuple[Change, ...] = (
    ("__init__.py", "version=1", "version=2,\n    earlier={1: VERSION_1}"),
    ("__init__.py", "\nGAME =", "\nfrom .v1 import GAME as VERSION_1\n\nGAME ="),
    ("__init__.py", '("6", "4")', '("8", "4")'),
    ("board.py", "COLOURS, VALUES = 4, 6", "COLOURS, VALUES = 4, 7"),
    ("board.py", "COSTS = (6, 4)", "COSTS = (8, 4)"),
    ("notation.py", 'f"lay {', 'f"put {'),
    ("picture.py", '"lay"', '"put"'),
    ("words/en.ftl", "option-cost-6 = six", "option-cost-8 = eight"),
    ("words/it.ftl", "option-cost-6 = sei", "option-cost-8 = otto"),
)


@contextmanager
def installed(project: Path) -> Iterator[None]:
    """Puts a package on the path with its entry points, as pip does, and takes it away again."""
    with TemporaryDirectory() as site, pytest.MonkeyPatch.context() as patch:
        _write_metadata(project, Path(site))
        patch.syspath_prepend(site)
        patch.syspath_prepend(project / SOURCES)
        _find_afresh()
        yield
    _find_afresh()


def _write_metadata(project: Path, site: Path) -> None:
    about = tomllib.loads((project / "pyproject.toml").read_text("utf-8"))["project"]
    info = site / f"{about['name']}-{about['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {about['name']}\nVersion: {about['version']}\n")
    named = about["entry-points"][finding.ENTRY_POINTS]
    lines = [f"[{finding.ENTRY_POINTS}]", *(f"{name} = {module}" for name, module in named.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")


def _find_afresh() -> None:
    """Forgets which games there are."""
    importlib.invalidate_caches()
    finding.packages.cache_clear()
    finding.load.cache_clear()


def change(folder: Path, *changes: Change) -> None:
    """Changes files of a game."""
    for file, right, wrong in changes:
        text = (folder / file).read_text("utf-8")
        assert right is None or right in text, f"{file}: what was to be changed has lost its place: {right!r}"
        if wrong is None:
            (folder / file).unlink()
        else:
            (folder / file).write_text(text.replace(right or text, wrong, 1), "utf-8")


@pytest.fixture
def make_game(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Callable[..., Path]]:
    """`make_game(("rules.py", right, wrong), …)` makes and installs a copy of the template with changes.

    Its name comes from the test's, so that what is compiled of it is found again by the next run.
    """
    name = "copy_" + hashlib.sha256(request.node.nodeid.encode()).hexdigest()[:12]
    with ExitStack() as installations:

        def make(*changes: Change) -> Path:
            project = make_package(name, tmp_path)
            change(project / SOURCES / name, *changes)
            installations.enter_context(installed(project))
            return project / SOURCES / name

        yield make
    for module in [module for module in sys.modules if module.partition(".")[0] == name]:
        del sys.modules[module]


def keep_version(folder: Path) -> None:
    """Keeps a game as it is in a folder v1/ of its own, as docs/game.md says it is done."""
    shutil.copytree(folder, folder / "v1", ignore=shutil.ignore_patterns("__pycache__"))
    change(folder / "v1", ("__init__.py", "    __name__,\n", f'    __name__,\n    name="{folder.name}",\n'))


@pytest.fixture
def two_versions(make_game: Callable[..., Path]) -> Game:
    """A game whose version 2 has another state, notation, options and number of actions; version 1 is kept whole."""
    folder = make_game()
    keep_version(folder)
    change(folder, *NEWER)
    return find_game(folder.name)

"""Pages of the repository in another place, where a fault can be planted."""

import shutil
from pathlib import Path

from docs.site.arrange import ROOT


def copy_of_the_pages(folder: Path) -> Path:
    """Copies everything that pages of the site are made from or link to."""
    root = folder / "root"
    for name in ("docs", "bench", "examples"):
        shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns("__pycache__", "site"))
    for path in ("README.md", "CHANGELOG.md", "CITATION.cff"):
        shutil.copyfile(ROOT / path, root / path)
    return root

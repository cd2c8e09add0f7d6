"""Makes the site: `python -m docs.site build/site`. Ends with an error where a link leads nowhere."""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from pathlib import Path

from sphinx.cmd.build import build_main

from docs.site.arrange import HERE, LANGUAGES, ROOT, SITE, LostLink, arrange
from docs.site.menu import add_menu
from docs.site.reference import write_reference
from docs.site.titles import write_titles
from docs.site.whole import faults_of


def main() -> int:
    """Makes the site in a folder, anew."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("site", type=Path)
    parser.add_argument("--root", type=Path, default=ROOT, help="where the pages lie")
    asked = parser.parse_args()
    shutil.rmtree(asked.site, ignore_errors=True)
    with tempfile.TemporaryDirectory() as folder:
        try:
            return made(asked.root.resolve(), Path(folder), asked.site)
        except LostLink as lost:
            return said([str(lost)])


def made(root: Path, folder: Path, site: Path) -> int:
    """Arranges the pages of both languages, lets Sphinx write them, and looks whether the site is whole."""
    for language in LANGUAGES:
        arrange(language, folder / language, root)
        add_menu(language, folder / language)
        write_titles(language, folder / language / "games")
    write_reference(folder / "en" / "research")
    for language in LANGUAGES:
        code = build_main(asked_of_sphinx(language, folder, site))
        if code:
            return int(code)
    return said(list(faults_of(site)))


def asked_of_sphinx(language: str, folder: Path, site: Path) -> list[str]:
    """Sphinx's arguments: every warning is an error."""
    target = site / SITE[language]
    kept = folder / f"kept-{language}"
    strict = ["-q", "-W", "--keep-going", "-b", "html", "-D", f"language={language}"]
    return [*strict, "-c", str(HERE), "-d", str(kept), str(folder / language), str(target)]


def said(faults: list[str]) -> int:
    """Tells the faults; the exit code."""
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())

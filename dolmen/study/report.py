"""A study as files: one page that opens offline, the numbers of every plot as CSV, the plots as SVG for papers."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import vl_convert

from dolmen.study.naming import Names
from dolmen.study.page import as_page
from dolmen.study.plots import plots_of
from dolmen.study.study import Study
from dolmen.study.tables import Row
from dolmen.words import texts


def write(study: Study, folder: Path, language: str) -> Path:
    """Writes the report into a folder; returns its page."""
    names = Names(study, texts(language, study.game))
    plots = plots_of(names)
    for name, rows in study.tables.items():
        put(folder / "data" / f"{name}.csv", as_csv(rows))
    for plot in plots.values():
        put(folder / "plots" / f"{plot.name}.svg", vl_convert.vegalite_to_svg(plot.for_file()))
    page = folder / "index.html"
    put(page, as_page(names, plots))
    return page


def put(path: Path, text: str) -> None:
    """Writes a file, and the folder it lies in."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8", newline="\n")


def as_csv(rows: list[Row]) -> str:
    """Rows as CSV, numbers with as many digits as they have."""
    written = io.StringIO()
    writer = csv.DictWriter(written, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return written.getvalue()

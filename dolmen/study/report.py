"""A study as files: one page that opens offline, the numbers of every plot as CSV, the plots as SVG for papers."""

from __future__ import annotations

import csv
import io
import math
import re
from pathlib import Path

import vl_convert

from dolmen.study.naming import Names
from dolmen.study.page import as_page
from dolmen.study.plots import Plot, plots_of
from dolmen.study.study import Study
from dolmen.study.tables import Row
from dolmen.words import texts

WIDER = 0.2  # DejaVu's letters beside Arial's, and a little more
SIZE = re.compile(
    r'(?P<head><svg [^>]*?)width="(?P<width>\d+)" height="(?P<height>\d+)" viewBox="[^"]*">'
    r'(?P<paper><rect width="\d+" height="\d+")[^>]*/><g [^>]*transform="translate\((?P<labels>[\d.]+),'
)


def write(study: Study, folder: Path, language: str) -> Path:
    """Writes the report into a folder; returns its page."""
    names = Names(study, texts(language, study.game))
    plots = plots_of(names)
    for name, rows in study.tables.items():
        put(folder / "data" / f"{name}.csv", as_csv(rows))
    for plot in plots.values():
        put(folder / "plots" / f"{plot.name}.svg", as_svg(plot))
    page = folder / "index.html"
    put(page, as_page(names, plots))
    return page


def as_svg(plot: Plot) -> str:
    """A plot as SVG, with room to spare on the left: whoever opens it may have wider letters."""
    drawn = vl_convert.vegalite_to_svg(plot.for_file())
    found = SIZE.match(drawn)
    assert found, drawn[:400]
    width, height, labels = int(found["width"]), int(found["height"]), float(found["labels"])
    spare = math.ceil(WIDER * labels)
    box = f'width="{width + spare}" height="{height}" viewBox="{-spare} 0 {width + spare} {height}">'
    paper = f'<rect x="{-spare}" width="{width + spare}" height="{height}"'
    return found["head"] + box + paper + drawn[found.end("paper") :]


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

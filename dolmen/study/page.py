"""The page of a study: what was found, in both languages, then chapter by chapter the plots, then how it was made."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path
from typing import Any

import vl_convert

from dolmen.study.headlines import Headlines
from dolmen.study.method import captions, notes
from dolmen.study.naming import Names
from dolmen.study.plots import CHAPTERS, DAY, NIGHT, Plot
from dolmen.study.summary import summary
from dolmen.study.tables import Row
from dolmen.words import LANGUAGES, texts

HERE = Path(__file__).parent
ROWS = 60  # of a table on the page; the file has all
GLANCE = ("length-minutes", "length-decisions", "drama-decided", "choice-matters", "luck-chance")
METHOD = "method"
SURE_OR_NOT = ("seats", "order", "roles", "gifts")


def as_page(names: Names, plots: dict[str, Plot]) -> str:
    """The page, scripts and styles included."""
    words = names.words
    title = words("study-title", title=words("title"))
    specs = {
        "plots": {name: plot.for_page() for name, plot in plots.items()},
        "themes": {"light": DAY.config() | {"background": None}, "dark": NIGHT.config() | {"background": None}},
    }
    data = json.dumps(specs, separators=(",", ":"), sort_keys=True).replace("</", "<\\/")
    shown = {name: [plots[each] for each in CHAPTERS[name] if each in plots] for name in CHAPTERS}
    chapters = [(name, mine) for name, mine in shown.items() if mine]
    body = "".join(chapter(name, mine, names) for name, mine in chapters)
    return (
        f'<!doctype html>\n<html lang="{words.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>'
        f"<style>{(HERE / 'report.css').read_text('utf-8')}</style></head><body>"
        f"{opening(names, title)}{contents(names, [name for name, _ in chapters])}<main>"
        f"{in_short(names)}{body}{numbers(names)}</main>"
        f'<script type="application/json" id="specs">{data}</script><script type=module>{script()}</script>'
        "</body></html>\n"
    )


def script() -> str:
    """The plotting library, and what draws the plots of a page."""
    bundle: Any = vl_convert.javascript_bundle  # its types ask for a snippet, which it does not need
    return bundle() + "\n" + (HERE / "report.js").read_text("utf-8")


def opening(names: Names, title: str) -> str:
    """The title, what was played, and the few figures that everybody asks for."""
    study, words = names.study, names.words
    first = study.terms.variants[0].name
    found = {
        (row["players"], row["measure"]): row["value"] for row in study.tables["figures"] if row["variant"] == first
    }
    cards = ""
    for players in study.terms.players:
        facts = "".join(
            f"<div><dt>{escape(words(f'glance-{name}'))}</dt>"
            f"<dd>{escape(names.value(name, max(found[players, name], 0.0)))}</dd></div>"
            for name in GLANCE
            if (players, name) in found
        )
        cards += f"<article><h2>{escape(names.panel(players))}</h2><dl>{facts}</dl></article>"
    told = words("study-played", games=names.number(study.terms.games, 0), level=names.level(study.terms.level))
    return f"<header><h1>{escape(title)}</h1><p>{escape(told)}</p><div class=glance>{cards}</div></header>"


def contents(names: Names, chapters: list[str]) -> str:
    """Where to find what."""
    links = "".join(f'<a href="#{name}">{escape(names.words(f"chapter-{name}"))}</a>' for name in chapters)
    return f"<nav>{links}<a href='#numbers'>{escape(names.words('study-numbers'))}</a></nav>"


def in_short(names: Names) -> str:
    """The summary in the page's language, and behind a fold in the others."""
    mine = f"<h2>{escape(names.words('study-summary'))}</h2>{_summed_up(names)}"
    others = ""
    for language in LANGUAGES:
        if language != names.words.language:
            theirs = Names(names.study, texts(language, names.study.game))
            title = escape(theirs.words("study-summary-in"))
            inside = f"<h2>{escape(theirs.words('study-summary'))}</h2>{_summed_up(theirs)}"
            others += f'<details lang="{language}"><summary>{title}</summary>{inside}</details>'
    return f'<section id="summary">{mine}{others}</section>'


def _summed_up(names: Names) -> str:
    told = ""
    for panel, lines in summary(names).items():
        items = "".join(f"<li>{escape(line)}</li>" for line in lines)
        told += f"<div><h3>{escape(panel)}</h3><ul>{items}</ul></div>"
    return f"<div class=columns>{told}</div>"


def chapter(name: str, plots: list[Plot], names: Names) -> str:
    """Plots that belong together; the last chapter says how the study was made."""
    told = "".join(f"<p>{escape(note)}</p>" for note in notes(names)) if name == METHOD else ""
    figures = "".join(figure(plot, names) for plot in plots)
    return f'<section id="{name}"><h2>{escape(names.words(f"chapter-{name}"))}</h2>{told}{figures}</section>'


def figure(plot: Plot, names: Names) -> str:
    """A plot with its finding, how to read it, and its table to open."""
    words = names.words
    found, about = Headlines(names).of(plot.name), words(f"plot-{plot.name}-about")
    if plot.name in SURE_OR_NOT:
        about += " " + words("plot-marks")
    label = escape(f"{words(f'plot-{plot.name}')}. {found} {about}", quote=True)
    panels = ""
    for number, panel in enumerate(plot.panels):
        title = f"<h4>{escape(panel.title)}</h4>" if panel.title else ""
        panels += f'<div class=panel>{title}<div data-plot="{plot.name}" data-panel="{number}"></div></div>'
    return (
        f'<figure id="plot-{plot.name}"><p class=topic>{escape(words(f"plot-{plot.name}"))}</p>'
        f"<h3>{escape(found)}</h3><p>{escape(about)}</p>"
        f'<div class="panels of{min(len(plot.panels), 3)}" role=img aria-label="{label}">{panels}</div>'
        f"<figcaption>{escape(captions(names)[plot.name])}</figcaption>"
        f"{_table(plot, names)}</figure>"
    )


def _table(plot: Plot, names: Names) -> str:
    rows = names.study.tables[plot.table]
    head = "".join(f"<th scope=col>{escape(str(name))}</th>" for name in rows[0])
    body = "".join(
        "<tr>" + "".join(f"<td>{_cell(value)}</td>" for value in row.values()) + "</tr>" for row in rows[:ROWS]
    )
    more = f"<p>{escape(names.words('study-table-more', count=len(rows) - ROWS))}</p>" if len(rows) > ROWS else ""
    return (
        f"<details><summary>{escape(names.words('study-table'))} · "
        f'<a href="data/{plot.table}.csv">CSV</a> · <a href="plots/{plot.name}.svg">SVG</a></summary>'
        f"<div class=wide><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>{more}</details>"
    )


def _cell(value: Any) -> str:
    return f"{value:.4g}" if isinstance(value, float) else escape(str(value))


def numbers(names: Names) -> str:
    """Every measure, a column for each number of players and variant."""
    study = names.study
    columns = list(study.main)
    by_name: dict[str, dict[tuple[int, str], Row]] = {}
    for row in study.tables["figures"]:
        by_name.setdefault(row["measure"], {})[row["players"], row["variant"]] = row
    head = ""
    for players, variant in columns:
        more = f"<br>{escape(names.variant(variant))}" if len(study.terms.variants) > 1 else ""
        head += f"<th scope=col>{escape(names.panel(players))}{more}</th>"
    body = ""
    for name in sorted(by_name, key=_in_order(list(by_name))):
        cells = "".join(f"<td>{_with_interval(names, by_name[name].get(column))}</td>" for column in columns)
        body += f"<tr><th scope=row>{escape(names.measure(name))}</th>{cells}</tr>"
    table = f"<table><thead><tr><td></td>{head}</tr></thead><tbody>{body}</tbody></table>"
    title = escape(names.words("study-numbers"))
    return f'<section id="numbers"><h2>{title}</h2><div class=wide>{table}</div></section>'


def _in_order(known: list[str]) -> Any:
    """Measures as they came, all seats together: some are first met with more players."""
    kinds = [name.partition("-")[0] for name in known]
    return lambda name: (kinds.index(name.partition("-")[0]), known.index(name))


def _with_interval(names: Names, row: Row | None) -> str:
    if row is None:
        return ""
    value, low, high = (escape(names.value(row["measure"], row[end])) for end in ("value", "low", "high"))
    return f"{value} <small>{low} … {high}</small>"

"""A review as HTML: for one player a fragment, which any page can take in, and a whole page that needs no network.

The fragment asks for the style of pictures (`dolmen.picture.style`), `review.css` and, to choose among players and
between day and night, `review.js`; without script everybody's review is shown.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from urllib.parse import quote

from dolmen.core.play import Play
from dolmen.picture import seat_class, style
from dolmen.review.charts import CLASSES, SIGNS, chances, fall, own_line, points_text, signed
from dolmen.review.compare import SURE
from dolmen.review.figures import HUNDRED, in_points, rounded
from dolmen.review.model import DECISION, FINE, LABELS, Candidate, Decision, Review, Seat, Turning
from dolmen.review.retold import Retold, retell, shown_steps, turning_of
from dolmen.words import Texts, list_line

HERE = Path(__file__).parent
STYLE = HERE / "review.css"
More = Callable[[Decision], str]  # what a page adds to a decision: links, buttons


def css() -> str:
    """The style of reviews."""
    return STYLE.read_text("utf-8")


def script() -> str:
    """What lets one choose on a page of its own."""
    return (HERE / "review.js").read_text("utf-8")


def page(review: Review, play: Play, words: Texts, names: Sequence[str] | None = None) -> str:
    """The whole review in one file."""
    told = retell(review, play, words, names)
    title = escape(words("review-title", title=told.title))
    body = "".join(fragment(told, seat.player) for seat in review.seats)
    return (
        f'<!doctype html>\n<html lang="{words.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>'
        f"<style>{style(play.game)}</style><style>{css()}</style></head><body class=rv-page>"
        f"<header class=rv-top><h1>{title}</h1><p>{escape(result_told(told, play))}</p>{_chooser(told)}"
        f'<button type=button data-rv-theme aria-label="{escape(words("review-theme"))}">◐</button></header>'
        f"<main>{body}</main><footer><p>{escape(words('review-honest'))}</p></footer>"
        f"<script>{script()}</script></body></html>\n"
    )


def result_told(told: Retold, play: Play) -> str:
    """What everybody scored."""
    scored = zip(told.names, play.scores, strict=True)
    return " · ".join(told.words("review-result", player=name, score=score) for name, score in scored)


def _chooser(told: Retold) -> str:
    seats = told.review.seats
    if len(seats) < 2:
        return ""
    options = "".join(f"<option value={seat.player}>{escape(told.names[seat.player])}</option>" for seat in seats)
    return f"<label>{escape(told.words('review-seen-by'))} <select data-rv-seats>{options}</select></label>"


def fragment(told: Retold, player: int, more: More | None = None) -> str:
    """One player's review: chances, where the result comes from, accuracy, turning points, all decisions."""
    seat = told.review.seat(player)
    heading = escape(told.words("review-of", player=told.names[player]))
    return (
        f'<article class="rv {seat_class(told.colours[player])}" data-rv-seat="{player}">'
        f"<h2 class=rv-whose>{heading}</h2>{summary(told, player)}"
        f"<div class=rv-right>{_turning(told, seat, more)}</div></article>"
    )


def summary(told: Retold, player: int) -> str:
    """A player's chances over the game, where the result comes from, accuracy, all decisions in a table."""
    seat = told.review.seat(player)
    return (
        f"<div class=rv-left>{_line(told, seat)}<div class=rv-two>{_fall(told, seat)}{_accuracy(told, seat)}</div>"
        f"{_all(told, seat)}</div>"
    )


def _card(heading: str, inside: str, cls: str = "") -> str:
    return f'<section class="rv-card {cls}"><h3>{escape(heading)}</h3>{inside}</section>'


def _note(said: str) -> str:
    return f"<p class=rv-note>{escape(said)}</p>"


def _percent(chance: float) -> int:
    return round(HUNDRED * chance)


def _line(told: Retold, seat: Seat) -> str:
    review, words, name = told.review, told.words, told.names[seat.player]
    known = [chance for _, chance in own_line(review, seat)]
    start, most, end = (_percent(chance) for chance in (known[0], max(known), known[-1]))
    heading = words("review-chart", player=name, start=start, most=most, end=end)
    drawn = chances(review, seat, told.names, told.colours, words, heading)
    note = _note(words("review-bands", player=name, budget=budget_told(review, words)))
    return _card(heading, drawn + note + _as_table(told, seat))


def _as_table(told: Retold, seat: Seat) -> str:
    """The chances of all in a table, and as a file for spreadsheets."""
    rows = chances_told(told, seat)
    head, *rest = ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows]
    head = head.replace("<td>", "<th scope=col>").replace("</td>", "</th>")
    body = "".join(f"<tr>{row}</tr>" for row in rest)
    summary = escape(told.words("review-as-table"))
    name = f"{told.review.game}-{seat.player}.csv"
    link = f'<a download="{name}" href="data:text/csv;charset=utf-8,{quote(as_csv(rows))}">CSV</a>'
    table = f"<div class=rv-wide><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    return f"<details><summary>{summary}</summary>{table}<p class=rv-note>{link}</p></details>"


def chances_told(told: Retold, seat: Seat) -> list[list[str]]:
    """The line of chances: a head, then for each moment the step, everybody's percent, and what moved the player's."""
    words, line = told.words, told.review.line
    found = [
        [
            words("review-column-step"),
            *(f"{name} %" for name in told.names),
            words("review-column-moved", player=told.names[seat.player]),
        ]
    ]
    for place, moment in enumerate(line):
        later = line[place + 1].step if place + 1 < len(line) else moment.step + 1
        moved = [one for one in turning_of(told.review, seat) if moment.step <= max(0, one.step) < later]
        events = [f"{SIGNS[one.kind]} {points_text(one.by)}" for one in sorted(moved, key=lambda one: one.step)]
        found.append([str(moment.step), *map(str, rounded(moment.chances, HUNDRED)), " ".join(events)])
    return found


def as_csv(rows: Sequence[Sequence[str]]) -> str:
    """A table as text for spreadsheets."""
    written = io.StringIO()
    csv.writer(written).writerows(rows)
    return written.getvalue()


def budget_told(review: Review, words: Texts) -> str:
    """What was spent, in a sentence."""
    used = review.budget
    return words(
        "review-budget",
        looks=used.looks,
        guesses=4 * used.guesses,
        most=max(used.most, 4 * used.guesses),
        count=used.play_outs,
        sure=words.figure(SURE),
    )


def _fall(told: Retold, seat: Seat) -> str:
    words, name, points = told.words, told.names[seat.player], in_points(seat)
    own = signed(points.own, points.own_error)
    heading = words(
        "review-fall",
        luck=signed(points.luck, points.luck_error),
        own=own,
        others=signed(points.others, points.others_error),
    )
    table = {"chance": points.chance, "own": points.own, "others": points.theirs, "hidden": points.hidden}
    split = words("review-table", **{term: signed(by) for term, by in table.items()})
    uncovered = f"<details><summary>{escape(words('review-uncover'))}</summary>{_note(split)}</details>"
    note = "" if points.is_own_sure else _note(words("review-fall-unsure", player=name, own=own))
    note += _note(words("review-fall-note", player=name))
    return _card(heading, fall(seat, words, heading) + note + uncovered)


def _accuracy(told: Retold, seat: Seat) -> str:
    words, found = told.words, seat.accuracy
    count = len(told.review.decisions_of(seat.player))
    if found.value is None or found.low is None or found.high is None:
        return _card(words("review-accuracy"), _note(words("review-accuracy-none")), "rv-accuracy")
    between = words("review-accuracy-between", low=round(found.low), high=round(found.high))
    big = (
        f"<p class=rv-big><b>{round(found.value)}</b> <span>{escape(words('review-accuracy-of'))}<br>"
        f"{escape(between)}</span></p>"
    )
    chips = "".join(
        f"<li>{escape(words(f'review-label-{label}.count', n=seat.counts[label]))}</li>"
        for label in reversed(LABELS)
        if label != FINE and seat.counts[label]
    )
    notes = [words("review-accuracy-means", counted=found.decisions, all=count)]
    notes.append(words("review-given-away", count=_percent(found.given_away)))
    notes += _others(told, seat)
    inside = big + (f"<ul class=rv-chips>{chips}</ul>" if chips else "") + "".join(map(_note, notes))
    return _card(words("review-accuracy"), inside, "rv-accuracy")


def _others(told: Retold, seat: Seat) -> list[str]:
    """The accuracy of everybody else who was reviewed."""
    others = [
        told.words("review-accuracy-one", player=told.names[one.player], value=round(one.accuracy.value))
        for one in told.review.seats
        if one.player != seat.player and one.accuracy.value is not None
    ]
    if not others:
        return []
    return [told.words("review-accuracy-others", others=told.words.say(list_line(others)))]


# --- decisions -----------------------------------------------------------------------------------------------------


def _turning(told: Retold, seat: Seat, more: More | None) -> str:
    words, review = told.words, told.review
    turning = turning_of(review, seat)
    by_step = {decision.step: decision for decision in review.decisions_of(seat.player)}
    shown = [
        decision_card(told, by_step[one.step], more) if one.kind == DECISION else _moved(told, one) for one in turning
    ]
    told_already = {one.step for one in turning if one.kind == DECISION}
    costly = [by_step[step] for step in shown_steps(review, seat) if step not in told_already]
    shown += [decision_card(told, decision, more) for decision in costly]
    inside = "".join(shown) or _note(words("review-no-turning"))
    return f"<h3>{escape(words('review-turning'))}</h3>{_note(words('review-signs'))}{inside}"


def _badge(kind: str, by: float) -> str:
    return f'<span class="rv-badge {CLASSES[kind]}">{SIGNS[kind]} {points_text(by)}</span>'


def _moved(told: Retold, turning: Turning) -> str:
    """A turning point that was no decision of the player."""
    what = told.words(f"review-moved-{turning.kind}")
    lines = "".join(f"<li>{escape(line)}</li>" for line in told.happened(turning))
    said = f"<div><h4>{escape(told.moved(turning))}</h4><small>{escape(what)}</small></div>"
    happened = f"<ul class=rv-happened>{lines}</ul>" if lines else ""
    return (
        f"<section class=rv-card><div class=rv-head>{_badge(turning.kind, turning.by)}{said}</div>{happened}</section>"
    )


def label_told(decision: Decision, words: Texts) -> str:
    """What a decision is called, and what it lost."""
    if decision.label == FINE:
        return words("review-label-best" if decision.best.action == decision.action else "review-label-fine")
    lost, error = (words.figure(HUNDRED * value, ".0f") for value in (decision.loss, decision.error))
    said = words("review-lost", label=words(f"review-label-{decision.label}"), lost=lost, error=error)
    return words("review-doubted", told=said) if decision.is_doubted else said


def decision_card(told: Retold, decision: Decision, more: More | None = None) -> str:
    """A decision with its position, what could be done, why, and what was really there behind a click."""
    words, name = told.words, told.names[decision.player]
    heading = words("review-at", n=decision.step + 1, what=told.label(decision.step, decision.action))
    top = (
        f"<div class=rv-head>{_badge(DECISION, -decision.loss)}<div><h4>{escape(heading)}</h4>"
        f"<small>{escape(label_told(decision, words))}</small></div></div>"
    )
    picture = told.pictures.get(decision.step, "")
    if picture:
        caption = escape(words("review-board", player=name))
        picture = f"<figure>{picture}<figcaption>{caption}</figcaption></figure>"
    options = "".join(_option(told, decision, one, place) for place, one in enumerate(decision.candidates, 1))
    inside = top + picture + f"<ol class=rv-options>{options}</ol>" + _why(told, decision) + _uncovered(told, decision)
    added = more(decision) if more else ""
    return f'<section class="rv-card rv-decision" id="rv-{decision.step}">{inside}{added}</section>'


def _option(told: Retold, decision: Decision, one: Candidate, place: int) -> str:
    words = told.words
    what = told.label(decision.step, one.action)
    is_chosen = one.action == decision.action
    said = words("review-chosen", player=told.names[decision.player], what=what) if is_chosen else what
    percent, points = _percent(one.win), words("review-points", points=round(one.points))
    return (
        f'<li class="{"rv-mine" if is_chosen else ""}"><span class=rv-place>{place}</span> <span>{escape(said)}</span> '
        f"<b>{percent} %</b><small>{escape(points)}</small>"
        f'<i class=rv-meter><i style="width:{percent}%"></i></i></li>'
    )


def _why(told: Retold, decision: Decision) -> str:
    lines = "".join(f"<li>{escape(line)}</li>" for line in told.why(decision))
    if not lines:
        return ""
    heading = escape(told.words("review-why", player=told.names[decision.player]))
    return f"<div class=rv-why><h5>{heading}</h5><ul>{lines}</ul></div>"


def _uncovered(told: Retold, decision: Decision) -> str:
    if decision.step not in told.uncovered:
        return ""
    summary = escape(told.words("review-uncover"))
    return f"<details class=rv-covered><summary>{summary}</summary>{told.uncovered[decision.step]}</details>"


def _all(told: Retold, seat: Seat) -> str:
    """Every decision in a table."""
    words, mine = told.words, told.review.decisions_of(seat.player)
    head = "".join(
        f"<th scope=col>{escape(words(f'review-column-{name}'))}</th>"
        for name in ("step", "did", "chance", "best", "lost")
    )
    rows = "".join(_row(told, decision) for decision in mine)
    table = f"<div class=rv-wide><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>"
    return f"<details class=rv-card><summary>{escape(words('review-all', count=len(mine)))}</summary>{table}</details>"


def _row(told: Retold, decision: Decision) -> str:
    words, step = told.words, decision.step
    best = label_told(decision, words) if decision.label == FINE else told.label(step, decision.best.action)
    lost = words.figure(HUNDRED * max(0.0, decision.loss), ".0f")
    cells = (
        str(step + 1),
        told.label(step, decision.action),
        f"{_percent(decision.win)} %",
        best,
        f"{lost} ± {words.figure(HUNDRED * decision.error, '.0f')}",
    )
    kind = f"rv-is-{decision.label}"
    return f'<tr class="{kind}">' + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"

"""`dolmen review`: what each decision of a finished game was worth, in the terminal and as a page."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from dolmen.core.play import Play
from dolmen.terminal.arguments import WORDS, Language
from dolmen.terminal.dataset import bar
from dolmen.terminal.keep import kept_seats, open_game
from dolmen.terminal.replay import File
from dolmen.terminal.seats import ME, called, seated
from dolmen.terminal.speech import BadInput, say, screen, speak
from dolmen.words import Texts

if TYPE_CHECKING:
    from dolmen.review.model import Decision, Review, Seat
    from dolmen.review.retold import Retold

Html = Annotated[Path | None, typer.Option("--html", help=WORDS("about-review-html"), metavar="FILE")]
Guesses = Annotated[int | None, typer.Option("--guesses", help=WORDS("about-review-guesses"), min=2, metavar="N")]
Player = Annotated[int | None, typer.Option("--player", help=WORDS("about-review-player"), min=0, metavar="N")]
WORST = 3  # decisions of a player that are told


def command(
    file: File, html: Html = None, guesses: Guesses = None, player: Player = None, lang: Language = None
) -> None:
    from dolmen.review.review import review

    play = open_game(file)
    words = speak(lang, play.game)
    if player is not None and player >= play.players:
        raise BadInput("error-no-such-seat", asked=player, possible=", ".join(map(str, range(play.players))))
    with bar() as progress:
        task = progress.add_task(words("review-working"), total=None)
        found = review(
            play,
            None if player is None else [player],
            guesses,
            lambda done, total: progress.update(task, completed=done, total=total),
        )
    names = called(play, seated(kept_seats(file) or ",".join([ME] * play.players)), words)
    show(screen(), found, play, words, names)
    if html is not None:
        write(html, found, play, words, names)
        say(screen(), words("review-done", file=str(html)))


def write(path: Path, found: Review, play: Play, words: Texts, names: list[str]) -> None:
    """Writes the page."""
    from dolmen.review.page import page

    try:
        path.write_text(page(found, play, words, names), "utf-8")
    except OSError as error:
        raise BadInput("error-cannot-write", file=str(path), why=error.strerror or str(error)) from None


def show(console: Console, found: Review, play: Play, words: Texts, names: list[str]) -> None:
    """The review in short: everybody's figures, then the turning points and costliest decisions of each."""
    from dolmen.review.page import budget_told
    from dolmen.review.retold import retell

    told = retell(found, play, words, names, with_pictures=False)
    console.print(_figures(told))
    for seat in found.seats:
        say(console, words("review-of", player=names[seat.player]), "bold")
        for line in lines_of(told, seat):
            say(console, f"  {line}")
    say(console, budget_told(found, words), "dim")
    say(console, words("review-honest"), "dim")


def _figures(told: Retold) -> Table:
    from dolmen.review.charts import signed
    from dolmen.review.figures import in_points

    words, table = told.words, Table(box=None, padding=(0, 1))
    heads = ("fall-start", "fall-luck", "fall-own", "fall-others", "fall-end", "accuracy")
    for head in ("", *(words(f"review-{name}").replace("|", " ") for name in heads)):
        table.add_column(head, justify="right" if head else "left")
    for seat in told.review.seats:
        points, found = in_points(seat), seat.accuracy
        accuracy = "–"
        if found.value is not None and found.low is not None and found.high is not None:
            accuracy = f"{round(found.value)} ({round(found.low)}–{round(found.high)})"
        changes = map(
            signed,
            (points.luck, points.own, points.others),
            (points.luck_error, points.own_error, points.others_error),
        )
        ends = (f"{points.start} %", *changes, f"{points.result} %")
        table.add_row(Text(told.names[seat.player], "bold"), *ends, accuracy)
    return table


def lines_of(told: Retold, seat: Seat) -> list[str]:
    """What is told of a player: turning points, then costly decisions."""
    from dolmen.review.charts import SIGNS, points_text
    from dolmen.review.model import DECISION, FINE
    from dolmen.review.retold import turning_of

    words, lines = told.words, []
    for turning in turning_of(told.review, seat):
        if turning.kind != DECISION:
            what = words(f"review-moved-{turning.kind}")
            lines.append(f"{SIGNS[turning.kind]} {points_text(turning.by)}  {told.moved(turning)} ({what})")
            lines += [f"     {line}" for line in told.happened(turning)]
    costly = [decision for decision in told.review.worst(seat.player) if decision.label != FINE]
    for decision in costly[:WORST]:
        lines += costly_lines(told, decision)
    return lines or [words("review-no-turning")]


def costly_lines(told: Retold, decision: Decision) -> list[str]:
    """A decision that cost something: what was done, what was better, and why."""
    from dolmen.review.charts import SIGNS, points_text
    from dolmen.review.model import DECISION
    from dolmen.review.page import label_told

    did = told.words("review-at", n=decision.step + 1, what=told.label(decision.step, decision.action))
    lines = [f"{SIGNS[DECISION]} {points_text(-decision.loss)}  {did} ({label_told(decision, told.words)})"]
    points = [told.words("review-points", points=round(one.points)) for one in decision.candidates]
    for one, said in zip(decision.candidates, points, strict=True):
        mark = ">" if one.action == decision.action else " "
        figures = f"{round(100 * one.win):3} %  {said:>{max(map(len, points))}}"
        lines.append(f"   {mark} {figures}  {told.label(decision.step, one.action)}")
    return [*lines, *(f"     {line}" for line in told.why(decision))]

"""`dolmen watch`: bots play; one game to look at, or a series to count."""

from __future__ import annotations

import json
import time
from typing import Annotated

import typer
from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from dolmen.arena.series import Series, play_series
from dolmen.bots.level import ADEPT, RANDOM
from dolmen.core.game import Game, find_game
from dolmen.core.native import has_compiler
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.core.viewer import NOBODY
from dolmen.terminal.arguments import WORDS, GameName, Language, Options, Seats, Seed, read_options
from dolmen.terminal.board import board, log_lines, result, show_log, spectator_board
from dolmen.terminal.diary import Diary
from dolmen.terminal.seats import Sitter, at_table, bot_called, bot_move, called, get_ready, seated
from dolmen.terminal.speech import BadInput, screen, speak
from dolmen.words import Texts

LAST_LINES = 8
Games = Annotated[int, typer.Option("--games", help=WORDS("about-watch-games"), min=1, metavar="N")]
Json = Annotated[bool, typer.Option("--json", help=WORDS("about-json"))]
Delay = Annotated[float, typer.Option("--delay", help=WORDS("about-delay"), min=0.0, metavar="SECONDS")]
Jobs = Annotated[int | None, typer.Option("--jobs", help=WORDS("about-jobs"), min=1, metavar="N")]


def command(
    game: GameName,
    seats: Seats = None,
    games: Games = 1,
    seed: Seed = None,
    json_line: Json = False,
    delay: Delay = 0.6,
    jobs: Jobs = None,
    option: Options = None,
    lang: Language = None,
) -> None:
    found = find_game(game)
    words = speak(lang, found)
    sitters = seated(seats or ",".join([ADEPT.name] + [RANDOM.name] * (found.players[0] - 1)))
    if any(sitter.is_person for sitter in sitters):
        raise BadInput("error-watch-me")
    asked, start = read_options(option), seed_from(seed)
    if games == 1 and not json_line:
        watch_one(Play.new(found, len(sitters), asked, start), sitters, words, delay)
        return
    names = [sitter.word for sitter in sitters]
    series = count_series(found, names, games, start, asked, jobs, words)
    screen().print(_table(series, words))
    if json_line:
        typer.echo(json.dumps(series.as_json()))


def watch_one(play: Play, sitters: list[Sitter], words: Texts, delay: float) -> None:
    """Shows a game move by move; without a terminal, its log."""
    console = screen()
    called_so = zip(called(play, sitters, words), sitters, strict=True)
    names = [f"{name} ({sitter.called(words)})" for name, sitter in called_so]
    get_ready(play.game, sitters, console, words)
    with at_table(play, sitters):
        if console.is_terminal:
            _show_moving(console, play, sitters, words, names, delay)
        while not play.over:
            _move(play, sitters)
    if not console.is_terminal:
        show_log(console, [line for _, line in log_lines(play, NOBODY, words, names)])
    console.print(spectator_board(play, words, names))
    console.print(result(play, words, names))


def _move(play: Play, sitters: list[Sitter]) -> None:
    bot = sitters[play.player].bot
    assert bot is not None
    play.act(bot_move(play, bot))


def _show_moving(
    console: Console, play: Play, sitters: list[Sitter], words: Texts, names: list[str], delay: float
) -> None:
    diary, lines = Diary(play, (NOBODY,), words, names), list[str]()
    with Live(console=console, auto_refresh=False, transient=True) as live:
        while not play.over:
            for page in diary.news(NOBODY):
                lines += page.lines
                if page.scene is not None:
                    _show(live, board(play, page.scene, NOBODY, words, names), lines, delay)
            _show(live, spectator_board(play, words, names), lines, delay)
            _move(play, sitters)
            diary.note()


def _show(live: Live, shown: RenderableType, lines: list[str], delay: float) -> None:
    """A board and the last lines of the log, for a while."""
    live.update(Group(shown, *(Text(f"· {line}") for line in lines[-LAST_LINES:])), refresh=True)
    time.sleep(delay)


def count_series(
    game: Game, seats: list[str], games: int, seed: bytes, asked: dict[str, str], jobs: int | None, words: Texts
) -> Series:
    """Plays a series with a progress bar on the error stream, so that the output stays clean."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(words("compiling" if has_compiler() else "playing"), total=games)

        def show(series: Series) -> None:
            progress.update(task, completed=series.games, description=words("playing"))

        return play_series(game, seats, games, seed, asked, jobs, show)


def _table(series: Series, words: Texts) -> Table:
    table = Table(title=words("series-title", games=series.games), title_justify="left", header_style="bold")
    table.add_column(words("column-bot"))
    table.add_column(words("column-first"), justify="right")
    table.add_column(words("column-share"), justify="right")
    for bot, first in sorted(series.first.items(), key=lambda entry: -entry[1]):
        table.add_row(
            bot_called(bot, words),
            words.figure(first, "g" if first % 1 == 0 else ".1f"),
            f"{words.figure(100 * first / series.games, '.1f')} %",
        )
    return table

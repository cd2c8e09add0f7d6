"""What is shown of a game: the board, the log, the points. Everything here is made from views."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from dolmen.core.plain import Plain
from dolmen.core.play import Play
from dolmen.core.viewer import NOBODY
from dolmen.terminal.speech import say
from dolmen.words import Line, Named, Texts, list_line


def board(play: Play, view: Plain, viewer: int, words: Texts, names: Sequence[str]) -> RenderableType:
    """The board as the game sketches it."""
    title = f"[bold]{escape(words('title'))}[/bold] · {escape(words.say(play.game.story.progress(view), names))}"
    inside = Text.from_markup(play.game.sketch(view, viewer, words, names))
    return Group(Rule(title, align="left", style="dim"), inside, Rule(style="dim"))


def log_lines(play: Play, viewer: int, words: Texts, names: Sequence[str]) -> list[tuple[int, str]]:
    """The whole log as `viewer` may hear it now: (after how many steps, the line)."""
    view = play.sight(viewer)
    told = [(0, event) for event in play.opening]
    told += [(number, event) for number, step in enumerate(play.steps, 1) for event in step.tale]
    story, events = play.game.story, [event for _, event in told]
    lines = ((told[at][0], story.tell(story.in_hindsight(events, at), viewer, view)) for at in range(len(told)))
    return [(number, words.say(line, names)) for number, line in lines if line is not None]


def show_log(console: Console, lines: Iterable[str]) -> None:
    """Prints lines of the log."""
    for line in lines:
        say(console, f"· {line}")


def result(play: Play, words: Texts, names: Sequence[str]) -> RenderableType:
    """The end: everybody's points, line by line, and who won."""
    tables: list[RenderableType] = [points_of(play, seat, words, names) for seat in _by_rank(play)]
    winners = [Named(seat) for seat in play.winners]
    alone, together = Line.of("won-alone", player=winners[0]), Line.of("won-together", players=list_line(winners))
    said = words.say(alone if len(winners) == 1 else together, names)
    return Group(*tables, Text(""), Text(said, "bold green"))


def points_of(play: Play, seat: int, words: Texts, names: Sequence[str]) -> Table:
    """How the points of one player came about."""
    table = Table(
        title=names[seat], title_justify="left", title_style="bold", box=None, show_header=False, padding=(0, 1)
    )
    table.add_column(justify="right", min_width=6)
    table.add_column()
    for entry in play.game.story.points(play.state, seat):
        table.add_row(str(entry.points), Text(words.say(entry.line, names)))
    table.add_row(Text(str(play.scores[seat]), "bold"), Text(words("points-total"), "bold"))
    return table


def _by_rank(play: Play) -> list[int]:
    return sorted(range(play.players), key=lambda seat: (play.ranks[seat], seat))


def listed(names: Sequence[str], words: Texts) -> str:
    """`Anna, Bruno and Carla`."""
    if len(names) == 1:
        return names[0]
    return words("and-list", first=", ".join(names[:-1]), last=names[-1])


def view_of(play: Play, viewer: int, is_open: bool = False) -> Plain:
    """What `viewer` knows; everything, where the game is long over and all is open."""
    return play.state.copy() if is_open else play.sight(viewer)


def spectator_board(play: Play, words: Texts, names: Sequence[str], is_open: bool = False) -> RenderableType:
    """The board for nobody in particular."""
    return board(play, view_of(play, NOBODY, is_open), NOBODY, words, names)

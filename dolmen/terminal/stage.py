"""What is shown at the keyboard, and to whom: news, boards, and scenes, which everybody sees to their end."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console

from dolmen.core.play import Play
from dolmen.core.viewer import NOBODY
from dolmen.terminal.board import board, show_log
from dolmen.terminal.diary import Diary, Page
from dolmen.terminal.reader import Reader
from dolmen.terminal.speech import say
from dolmen.words import Texts

FEW_LINES = 30  # of the log


class Stage:
    """The screen of a game with its people; it remembers what each of them has been shown."""

    def __init__(
        self, play: Play, people: Sequence[int], words: Texts, names: Sequence[str], console: Console, reader: Reader
    ):
        self.play, self.people, self.words, self.names = play, people, words, names
        self.console, self.reader = console, reader
        self.diary = Diary(play, (NOBODY, *people), words, names)
        self.seen_by_all: dict[int, set[str]] = {}  # lines that were shown to everybody, by step

    def wipe(self) -> None:
        """Takes everything off the screen, what was scrolled away, too."""
        if self.reader.is_live:
            self.console.clear()
            self.console.file.write("\x1b[3J")

    def show_to_everybody(self) -> bool:
        """Shows the scenes of the last step to all at the keyboard, as a spectator sees them; whether there were any.

        One person alone sees them with their own eyes, as news.
        """
        self.diary.note()
        number = len(self.play.steps)
        pages = [page for page in self.diary.news(NOBODY) if page.number == number] if len(self.people) > 1 else []
        if not any(page.scene is not None for page in pages):
            return False
        self.wipe()
        say(self.console, self.words("everybody-looks"), "bold")
        self.seen_by_all[number] = {line for page in pages for line in page.lines}
        self.show_pages(pages, NOBODY)
        return True

    def show_news(self, seat: int) -> None:
        """What has happened since this person last looked, without what was shown to everybody."""
        self.console.print()
        self.show_pages([self._own(page) for page in self.diary.news(seat)], seat)

    def _own(self, page: Page) -> Page:
        """A page without the scene and the lines that all at the keyboard have seen."""
        if len(self.people) == 1:
            return page
        seen = self.seen_by_all.get(page.number, ())
        return Page(page.number, tuple(line for line in page.lines if line not in seen))

    def show_pages(self, pages: Sequence[Page], viewer: int) -> None:
        """Lines, and boards of scenes, each until somebody has seen it."""
        hidden = max(sum(len(page.lines) for page in pages) - FEW_LINES, 0)
        if hidden:
            said = self.words("earlier-lines", n=hidden, command=self.words("command-log"))
            say(self.console, said, "dim")
        for page in pages:
            show_log(self.console, page.lines[hidden:])
            hidden = max(hidden - len(page.lines), 0)
            if page.scene is not None and not hidden:
                self.console.print(board(self.play, page.scene, viewer, self.words, self.names))
                self.reader.wait(self.words("press-enter-to-go-on"))

    def show_board(self, seat: int) -> None:
        """The board as it is now."""
        self.console.print(board(self.play, self.play.sight(seat), seat, self.words, self.names))

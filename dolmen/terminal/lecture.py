"""A lesson at the keyboard: the board, a remark, a task; wrong tries are answered and taken back."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from dolmen.core.contract.lessons import Lesson
from dolmen.core.errors import DolmenError
from dolmen.core.game import Game
from dolmen.core.play import Play
from dolmen.core.viewer import NOBODY
from dolmen.lessons import Course, FreeGame, names_at, said_at
from dolmen.lessons.said import about, answer, title_of
from dolmen.terminal.alone import Alone, Left
from dolmen.terminal.board import show_log
from dolmen.terminal.diary import Diary
from dolmen.terminal.reader import Reader
from dolmen.terminal.seats import ME, seated
from dolmen.terminal.session import Session
from dolmen.terminal.speech import say, sentence_of
from dolmen.words import Texts, seat_names


class Lecture(Alone):
    """One lesson with its pupil, from the first remark into the free game."""

    WORD, COMMANDS, HELP = "learn", ("hint", "show", "skip", "back", "quit"), "hint"

    def __init__(self, game: Game, lesson: Lesson, words: Texts, console: Console, reader: Reader):
        super().__init__(words, console, reader)
        self.game, self.lesson, self.course, self.seat = game, lesson, Course(game, lesson), lesson.pupil
        self.number = 0
        self.said: list[str] = []
        self.play = self.course.at(0, [])
        self.seen = -1  # how many steps stood when the board was last shown
        own = seat_names(game, self.play.sight(NOBODY), words)[self.seat]
        self.names = names_at(lesson, own)

    def run(self) -> None:
        """Leads through all steps; whoever has enough leaves at any of them."""
        self._say("learn-greeting", "bold", title=self.words("title"), lesson=title_of(self.words, self.lesson))
        say(self.console, about(self.words, self.lesson), "dim")
        try:
            while self.number < len(self.lesson.steps):
                self._step()
            self._play_on()
        except (Left, EOFError):
            self._say("learn-left", "dim")

    # One step

    def _step(self) -> None:
        before = len(self.play.steps)  # what the pupil did is known
        self.play = self.course.at(self.number, self.said)
        if not self.lesson.steps[self.number].later:
            self._show_news(before)
        if self.seen != len(self.play.steps):
            self._show_board()
        self.seen = len(self.play.steps)
        self._show_card()
        if self.lesson.steps[self.number].is_task:
            self._task()
            return
        if self._command(self.reader.wait(self.words("press-enter-to-go-on"))) == "back":
            self._back()
        else:
            self.number += 1

    def _show_news(self, before: int) -> None:
        """What the others did since the pupil last looked."""
        diary = Diary(self.play.at(min(before, len(self.play.steps))), [self.seat], self.words, self.names)
        diary.play = self.play
        diary.note()
        pages = [page for page in diary.pages[self.seat] if page.number > before]
        show_log(self.console, [line for page in pages for line in page.lines])

    def _show_card(self) -> None:
        said = said_at(self.words, self.lesson, self.number)
        goal = [Text(f"\n{self.words('learn-goal', goal=said.goal)}", "bold")] if said.goal else []
        place = self.words("step-of", n=self.number + 1, most=len(self.lesson.steps))
        title = f"{said.title} · {place}"
        self.console.print(
            Panel(Text.assemble(said.text, *goal), title=Text(title), title_align="left", style="yellow")
        )

    # A task

    def _task(self) -> None:
        menu = self._menu()
        self.console.print(menu.table())
        number = self.number
        while self.number == number:
            if sentence := self._ask(menu):
                self._try(sentence)

    def _try(self, sentence: str) -> None:
        try:
            verdict = self.course.judge(self.number, self.said, sentence)
        except DolmenError as error:
            say(self.console, sentence_of(error, self.words), "yellow")
            return
        told = answer(self.words, self.lesson, self.number, verdict.form)
        if not verdict.is_right:
            say(self.console, f"{told} {self.words('learn-again')}", "cyan")
            return
        self.said.append(sentence)
        self.play = verdict.play
        self.number += 1
        if told:
            self.console.print(Padding(Text(f"✓ {told}", "green"), (0, 0, 1, 0)))

    # Commands

    def _do_hint(self) -> None:
        say(self.console, said_at(self.words, self.lesson, self.number).hint, "cyan")

    def _do_show(self) -> None:
        self._say("learn-shown", "cyan", say=self.lesson.steps[self.number].show)

    def _do_skip(self) -> None:
        self._try(self.lesson.steps[self.number].show)

    def _do_back(self) -> None:
        self._back()

    def _back(self) -> None:
        """To the step before; what was said there is unsaid."""
        if self.number == 0:
            return
        self.number -= 1
        if self.lesson.steps[self.number].is_task:
            self.said.pop()

    # The free game

    def _play_on(self) -> None:
        free = FreeGame(self.game, self.lesson)
        play: Play = free.begin(self.said, None)
        self._say("learn-free", "bold")
        seats = ",".join(ME if seat == self.seat else self.lesson.free.level for seat in range(play.players))
        own = self.names[self.seat]
        names = names_at(self.lesson, own, play.players)
        Session(play, seated(seats), self.words, self.console, self.reader, names=names).run()

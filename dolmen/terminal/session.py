"""A game at the terminal: people take turns at the keyboard, bots answer, and nothing is lost on Ctrl-C."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path
from tempfile import gettempdir

from rich.console import Console
from rich.text import Text

from dolmen.core.errors import CannotUndo, DolmenError
from dolmen.core.play import Play
from dolmen.core.viewer import NOBODY
from dolmen.terminal.board import log_lines, result, show_log
from dolmen.terminal.hint import advice_for, show_advice
from dolmen.terminal.keep import fresh_path, save
from dolmen.terminal.menu import Menu, WordCompleter, number_in
from dolmen.terminal.reader import Reader
from dolmen.terminal.rulebook import show_rules
from dolmen.terminal.seats import Sitter, at_table, bot_move, called, get_ready
from dolmen.terminal.speech import BadInput, say, sentence_of
from dolmen.terminal.stage import FEW_LINES, Stage
from dolmen.words import Texts
from dolmen.words.why import why_not

COMMANDS = ("help", "board", "log", "hint", "undo", "rules", "save", "quit")
LONGEST_LINE = 400  # letters that somebody types; more is no sentence
HINT_PATIENCE = 2.0  # seconds to wait for a search that is still being compiled


def agrees(reader: Reader, words: Texts, question: str) -> bool:
    """Asks somebody something that is answered with yes or no; whatever is not yes is no."""
    answer = reader.ask(f"{question} [{words('answer-yes')}/{words('answer-no')}] ").lower()
    return bool(answer) and (words("answer-yes").startswith(answer) or answer in ("y", "yes"))


class Quit(Exception):
    """Somebody leaves; the game can go on later."""


class Session:
    """One game with its people, from the greeting to the points."""

    def __init__(
        self,
        play: Play,
        sitters: Sequence[Sitter],
        words: Texts,
        console: Console,
        reader: Reader,
        kept_in: Path | None = None,
        names: Sequence[str] | None = None,
    ):
        self.play, self.sitters, self.words, self.console, self.reader = play, sitters, words, console, reader
        self.names = called(play, sitters, words) if names is None else list(names)
        self.kept_in = kept_in  # where the game is saved, once it is
        self.people = [seat for seat, sitter in enumerate(sitters) if sitter.is_person]
        self.at_screen = self.people[0] if len(self.people) == 1 else NOBODY
        self.stage = Stage(play, self.people, words, self.names, console, reader)

    def run(self) -> None:
        """Plays to the end. Whatever interrupts, the game is kept first."""
        try:
            self._greet()
            get_ready(self.play.game, self.sitters, self.console, self.words)
            with at_table(self.play, self.sitters):
                while not self.play.over:
                    self._turn()
            self._finish()
        except (KeyboardInterrupt, EOFError, Quit) as leaving:
            self.play = self.play.at(len(self.play.steps))  # an action that was cut short did not happen
            if not (isinstance(leaving, Quit) and leaving.args):
                self._keep_somewhere()
            if isinstance(leaving, KeyboardInterrupt):
                raise

    def _say(self, key: str, style: str = "", **details: object) -> None:
        say(self.console, self.words(key, **details), style)

    def _greet(self) -> None:
        self._say("greeting", "bold", title=self.words("title"))
        for name, sitter in zip(self.names, self.sitters, strict=True):
            kind = "sits-level" if sitter.is_level else "sits-bot"
            if sitter.is_person:
                kind = "sits-you" if len(self.people) == 1 else "sits-person"
            self._say(kind, "dim", player=name, bot=sitter.called(self.words))

    def _turn(self) -> None:
        bot = self.sitters[self.play.player].bot
        if bot is None:
            self._person_turn(self.play.player)
        elif self.reader.is_live:
            with self.console.status(self.words("thinking", player=self.names[self.play.player])):
                self.play.act(bot_move(self.play, bot))
        else:
            self.play.act(bot_move(self.play, bot))
        if self.stage.show_to_everybody():
            self.at_screen = NOBODY

    # A person's turn

    def _person_turn(self, seat: int) -> None:
        if self.at_screen != seat and self._takes_back_behind_the_curtain(seat):
            return
        self.stage.show_news(seat)
        self.stage.show_board(seat)
        self.menu = self._menu(seat)
        self._show_menu(seat)
        completer = WordCompleter(
            self.menu, {self.words(f"command-{c}"): self.words(f"command-{c}-help") for c in COMMANDS}
        )
        steps = len(self.play.steps)
        while len(self.play.steps) == steps and not self.play.over:
            prompt = f"{self.names[seat]} › " if len(self.people) > 1 else "› "
            typed = self.reader.ask(prompt, completer, self._toolbar())[:LONGEST_LINE]
            try:
                self._follow(seat, typed)
            except DolmenError as error:
                say(self.console, sentence_of(error, self.words), "yellow")

    def _takes_back_behind_the_curtain(self, seat: int) -> bool:
        """Clears the screen, so that nobody reads what the last person saw; who may still take a move back."""
        last = self.at_screen
        self.stage.wipe()
        self._say("curtain", "bold", player=self.names[seat])
        if last != NOBODY and self._may_take_back(last):
            self._say("curtain-undo", "dim", player=self.names[last], command=self.words("command-undo"))
        answer = self.reader.wait(self.words("press-enter"))
        if last != NOBODY and self._command(answer) == "undo" and self._may_take_back(last):
            self._do_undo(last, "")
            return True
        if self.reader.is_live:
            self.console.clear()
        self.at_screen = seat
        return False

    def _menu(self, seat: int) -> Menu:
        view, play = self.play.sight(seat), self.play

        def label(sentence: str) -> str:
            return self.words.say(play.game.story.label(play.game.notation.parse(sentence), view), self.names)

        return Menu(play.sentences, label, lambda n: self.words("more-choices", n=n))

    def _show_menu(self, seat: int) -> None:
        ask = self.words.say(self.play.game.story.ask(self.play.sight(seat), seat), self.names)
        say(self.console, ask, "bold")
        self.console.print(self.menu.table())
        if self.menu.is_narrowed:
            self._say("menu-back", "dim")
        elif len(self.menu.sentences) == 1:
            self._say("menu-only", "dim")

    def _toolbar(self) -> str:
        return " · ".join(self.words(f"command-{command}") for command in COMMANDS)

    # What was typed

    def _follow(self, seat: int, typed: str) -> None:
        if not typed and len(self.menu.sentences) == 1:
            self._act(seat, self.menu.sentences[0])
            return
        if not typed:
            self.menu.open_up()
            self._show_menu(seat)
            return
        word, _, rest = typed.partition(" ")
        command = self._command(word)
        if command and typed.lower() not in self.menu.sentences:
            getattr(self, f"_do_{command}")(seat, rest.strip())
            return
        meant = self.menu.meant(typed)
        if len(meant) == 1:
            self._act(seat, meant[0])
        elif meant:
            self.menu.open_up(meant)
            self._show_menu(seat)
        else:
            self._explain(seat, typed)

    def _command(self, word: str) -> str:
        for command in COMMANDS:
            if word.lower() in (command, self.words(f"command-{command}")):
                return command
        return ""

    def _act(self, seat: int, sentence: str) -> None:
        action = self.play.game.notation.parse(sentence)
        question = self.play.game.story.confirm(action, self.play.sight(seat))
        if question is None or self._agrees(self.words.say(question, self.names)):
            self.play.play(sentence, seat)

    def _agrees(self, question: str) -> bool:
        return agrees(self.reader, self.words, question)

    def _explain(self, seat: int, typed: str) -> None:
        """Says why something cannot be done, where the game can say it."""
        number = number_in(typed)
        why = None if number is not None else why_not(self.play, typed, seat)
        if why is not None:
            say(self.console, self.words.say(why, self.names), "yellow")
        elif number is not None:
            self._say("no-such-number", "yellow", n=number, most=len(self.menu.shown))
        else:
            self._say("no-such-choice", "yellow", asked=typed, help=self.words("command-help"))

    # Commands

    def _do_help(self, seat: int, rest: str) -> None:
        self._say("help-answers")
        for command in COMMANDS:
            word, meaning = self.words(f"command-{command}"), self.words(f"command-{command}-help")
            self.console.print(Text.assemble((f"  {word:<10}", "bold"), meaning))

    def _do_board(self, seat: int, rest: str) -> None:
        self.stage.show_board(seat)
        self.menu.open_up()
        self._show_menu(seat)

    def _do_log(self, seat: int, rest: str) -> None:
        lines = [line for _, line in log_lines(self.play, seat, self.words, self.names)]
        if self.reader.is_live and len(lines) > FEW_LINES:
            with self.console.pager():
                show_log(self.console, lines)
        else:
            show_log(self.console, lines)

    def _do_hint(self, seat: int, rest: str) -> None:
        with self.console.status(self.words("hint-thinking")):
            found = advice_for(self.play, patience=HINT_PATIENCE)
        show_advice(self.console, self.play, found, self.words, self.names)

    def _do_undo(self, seat: int, rest: str) -> None:
        """Takes back my last step, and the bots' answers to it, as long as nobody has learned anything."""
        mine = self._my_last_step(seat)
        while len(self.play.steps) > mine:
            self.play.undo()
        self._say("taken-back", "green")

    def _my_last_step(self, seat: int) -> int:
        """The number of the step that `seat` may take back; an error says why there is none."""
        steps = self.play.steps
        mine = next((n for n in range(len(steps) - 1, -1, -1) if self.sitters[steps[n].player].is_person), None)
        if mine is None:
            raise CannotUndo(why="nothing")
        if steps[mine].player != seat:
            raise CannotUndo(why="other")
        if not all(step.is_quiet for step in steps[mine:]):
            raise CannotUndo(why="learned")
        return mine

    def _may_take_back(self, seat: int) -> bool:
        try:
            return self._my_last_step(seat) >= 0
        except CannotUndo:
            return False

    def _do_rules(self, seat: int, rest: str) -> None:
        show_rules(self.play.game, self.words, self.console, self.reader.is_live)

    def _do_save(self, seat: int, rest: str) -> None:
        self._keep(Path(rest) if rest else self.kept_in or fresh_path(self.play))

    def _do_quit(self, seat: int, rest: str) -> None:
        if self.reader.is_live and not self._agrees(self.words("save-before-leaving")):
            raise Quit("unsaved")
        raise Quit

    # The end, and interruptions

    def _finish(self) -> None:
        seat = self.people[0] if len(self.people) == 1 else NOBODY
        self.console.print()
        self.stage.show_pages(self.stage.diary.news(seat), seat)
        self.stage.show_board(seat)
        self.console.print(result(self.play, self.words, self.names))
        if self.kept_in is not None:
            self._keep_finished(self.kept_in)
        elif self.reader.is_live:
            proposal = fresh_path(self.play)
            answer = self.reader.ask(self.words("offer-to-save", file=str(proposal)) + " ")
            if answer:
                agrees = answer.lower() in ("y", "yes", self.words("answer-yes"), self.words("answer-yes")[0])
                self._keep_finished(proposal if agrees else Path(answer))

    def _keep_finished(self, path: Path) -> None:
        try:
            save(self.play, path)
            self._say("saved-finished", "green", file=str(path))
        except BadInput as error:
            say(self.console, sentence_of(error, self.words), "red")

    def _keep_somewhere(self) -> None:
        """Saves the game where it was to be, and where that cannot be, here or among what is temporary."""
        fresh = fresh_path(self.play)
        for path in (self.kept_in or fresh, fresh, Path(gettempdir()) / fresh.name):
            try:
                self._keep(path)
                return
            except BadInput as error:
                say(self.console, sentence_of(error, self.words), "red")

    def _keep(self, path: Path) -> None:
        save(self.play, path, ",".join(sitter.word for sitter in self.sitters))
        self.kept_in = path
        self.console.print()
        self._say("saved", "green", file=str(path))
        self._say("go-on", command=f"dolmen play {self.play.game.name} --resume {shlex.quote(str(path))}")

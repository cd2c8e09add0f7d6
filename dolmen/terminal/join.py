"""`dolmen join`: playing at a table on a server, with a menu instead of clicks; the messages are those of the page."""

from __future__ import annotations

import secrets
import sys
from collections import deque
from collections.abc import Iterator
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.rule import Rule
from rich.text import Text

from dolmen.core.game import find_game
from dolmen.core.plain import blank
from dolmen.core.viewer import NOBODY
from dolmen.terminal.arguments import WORDS
from dolmen.terminal.guest import Guest, reason_of, sit_down
from dolmen.terminal.menu import Menu, WordCompleter, number_in
from dolmen.terminal.reader import Reader, reader_for
from dolmen.terminal.session import LONGEST_LINE, agrees
from dolmen.terminal.speech import BadInput, say, speak
from dolmen.wire import messages as wire
from dolmen.words import Texts, texts

LONGEST_FRAME = 2**22  # bytes
LAST_LINES = 30  # of the log, shown at once

Address = Annotated[str, typer.Argument(metavar="ADDRESS", help=WORDS("about-join-address"))]
Name = Annotated[str | None, typer.Option("--name", help=WORDS("about-join-name"), metavar="NAME")]
Seat = Annotated[int | None, typer.Option("--seat", help=WORDS("about-join-seat"), metavar="NUMBER")]
Language = Annotated[str | None, typer.Option("--lang", "--language", help=WORDS("about-lang"), metavar="it|en")]


def command(address: Address, name: Name = None, seat: Seat = None, lang: Language = None) -> None:
    from websockets.exceptions import WebSocketException
    from websockets.sync.client import connect

    guest = Guest(address, speak(lang).language)
    shown = sit_down(guest, guest.table, name, seat)
    console = Console()
    query = f"?view=sight&language={guest.language}" + (f"&seat={shown.mine[0]}" if shown.mine else "")
    live = f"ws{guest.home[4:]}/api/tables/{guest.table}/live{query}"
    try:
        with connect(live, additional_headers={"cookie": guest.cookie}, max_size=LONGEST_FRAME) as socket:
            Place(socket, shown, guest.language, console, reader_for(console)).run()
    except (OSError, WebSocketException) as error:
        raise BadInput("error-no-server", address=guest.home, why=reason_of(error)) from None
    except (KeyboardInterrupt, EOFError):
        print(file=sys.stderr)


class Left(Exception):
    """Somebody leaves the table; their seat waits for them."""


class Place:
    """A place at the live table: prints what the socket says, and asks at the keyboard what there is to choose."""

    def __init__(self, socket: Any, shown: wire.TableShown, language: str, console: Console, reader: Reader):
        self.socket, self.console, self.reader = socket, console, reader
        self.game = find_game(shown.game)
        self.words: Texts = texts(language, self.game)
        self.later: deque[Any] = deque()  # messages that came while an answer was awaited
        self._meet(shown)

    def _meet(self, shown: wire.TableShown) -> None:
        self.names = [seat.name or seat.word for seat in shown.seats]

    def run(self) -> None:
        """Follows the table until the game is over, or somebody leaves it."""
        try:
            for message in self._messages():
                self._hear(message)
                if isinstance(message, wire.Position):
                    if message.over:
                        return
                    self._answer(message)
        except Left:
            self._print(self.words("left-table"), "green")

    def _messages(self) -> Iterator[Any]:
        """What the server says, first what came while something else was awaited."""
        for data in self.socket:
            yield wire.from_server.decode(data)
            while self.later:
                yield self.later.popleft()

    def _hear(self, message: Any) -> None:
        if isinstance(message, wire.TableShown):
            self._meet(message)
        elif isinstance(message, wire.Chats):
            for line in message.lines:
                self._print(f"{line.name}: {line.text}", "italic")
        elif isinstance(message, wire.Error):
            self._print(message.text, "yellow")
        elif isinstance(message, wire.Position):
            self._show(message)

    def _answer(self, position: wire.Position) -> None:
        """Plays at this seat's turn; where all choose at the same time, the choice is sealed until then."""
        number, seat, id = position.number, position.seat, secrets.token_hex(8)
        if seat is not None and position.legal:
            self._send(wire.Act(id, number, seat, self._choose(position.legal)))
        elif seat is not None and position.early:
            self._send(wire.SetStanding(id, seat, self._choose(position.early), "once"))

    def _send(self, message: wire.In) -> None:
        self.socket.send(wire.encode(message).decode())

    def _print(self, text: str, style: str = "") -> None:
        say(self.console, text, style)

    # What is shown

    def _show(self, position: wire.Position) -> None:
        viewer = NOBODY if position.seat is None else position.seat
        for scene in position.scenes:
            self._show_lines(scene.lines)
            self._show_board(scene.view, viewer, position.progress)
            self.reader.wait(self.words("press-enter-to-go-on"))
        shown = {line for scene in position.scenes for line in scene.lines}
        self._show_lines([line.text for line in position.log.lines[-LAST_LINES:] if line.text not in shown])
        self._show_board(position.view, viewer, position.progress)
        self._print(position.ask, "bold")
        for name, player in zip(self.names, position.result.players if position.result else (), strict=False):
            self._print(f"{name}: {player.score}")

    def _show_lines(self, lines: list[str]) -> None:
        for line in lines:
            self._print(f"· {line}")

    def _show_board(self, fields: Any, viewer: int, progress: str) -> None:
        if isinstance(fields, dict):
            view = blank(self.game.state)
            view.fill(fields)
            self.console.print(Rule(f"{escape(self.words('title'))} · {escape(progress)}", align="left"))
            self.console.print(Text.from_markup(self.game.sketch(view, viewer, self.words, self.names)))

    # What is chosen

    def _choose(self, possible: list[wire.LegalAction]) -> str:
        """The sentence that somebody chooses, after the question that the page would ask, too."""
        actions = {action.sentence: action for action in possible}
        menu = Menu(list(actions), lambda one: actions[one].label, lambda n: self.words("more-choices", n=n))
        self.console.print(menu.table())
        while True:
            typed = self.reader.ask("› ", WordCompleter(menu, {}))[:LONGEST_LINE]
            if typed.lower() in ("quit", self.words("command-quit")):
                raise Left
            meant = menu.meant(typed) if typed else []
            if len(meant) == 1 and self._agrees(actions[meant[0]].confirm):
                return meant[0]
            if typed and not meant:
                self._explain(typed)
            menu.open_up(meant if len(meant) > 1 else None)
            self.console.print(menu.table())

    def _agrees(self, question: str | None) -> bool:
        return question is None or agrees(self.reader, self.words, question)

    def _explain(self, typed: str) -> None:
        """Says why something cannot be done, as the page would."""
        self._print(self._why(typed) or self.words("script-not-now"), "yellow")

    def _why(self, typed: str) -> str | None:
        """Asks the server; what it says meanwhile is heard later."""
        if number_in(typed) is not None:
            return None
        asked = wire.Why(secrets.token_hex(8), typed)
        self._send(asked)
        for data in self.socket:
            message = wire.from_server.decode(data)
            if isinstance(message, wire.Answer | wire.Error) and message.of == asked.id:
                return message.text
            self.later.append(message)
        return None

"""A real page at any position of any game: the page comes from the server, its socket from here, at once.

What is said on the socket is made by the server's own code from a play in memory: nobody has to play until then.
"""

import json
import random
import re
from typing import Any
from urllib.parse import parse_qs, urlsplit

from dolmen.core.contract.room import DESK, LEAST_HEIGHT, LEAST_WIDTH, STEP, Box
from dolmen.core.game import Game
from dolmen.core.phrase import continuing
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.server.store.rows import Agreed, KeptSeat
from dolmen.server.table.table import Table
from dolmen.server.web.showing import Look, box_of
from dolmen.server.web.table_shown import table_shown
from dolmen.wire.messages import Log, Pace, encode

ME, HOME = "me", "http://dolmen.test"
NAMES = ("Anna", "Bartolomeo", "Carla", "Dora", "Ezio")
# What is shown is drawn for the room that the page told, and that is the room of the frame: the page tells another once
# it has stayed for a moment.
SHOWN = """([number, least, step, asked]) => {
  const [frame, svg] = [document.querySelector("#frame"), document.querySelector("#stage svg")];
  const told = (frame.dataset.room ?? "").replace("c", "").split("x").map(Number);
  const isTold = Math.max(Math.abs(frame.clientWidth - told[0]), Math.abs(frame.clientHeight - told[1])) < asked;
  const [width, height] = told.map((side, n) => Math.floor(Math.max(least[n], side) / step) * step);
  const box = svg?.viewBox.baseVal;
  const isDrawn = box?.width === width && box?.height === height;
  return document.querySelector("#table").dataset.number === String(number) && isTold && isDrawn;
}"""
TOLD_ANEW = 16  # as in room.js: pixels that make a difference


def moments(game: Game, players: int) -> tuple[list[Play], Play]:
    """A random game at its opening, in its middle and where most can be chosen; and at its end."""
    play, chance = Play.new(game, players, seed=seed_from(players)), random.Random(players)
    found = [play.copy()]
    richest = found[0]
    while not play.over:
        play.act(chance.choice(play.legal))
        if not play.over and len(play.legal) > len(richest.legal):
            richest = play.copy()
    for share in (0.3, 0.6, 0.9):
        found.append(play.at(int(len(play.steps) * share)))
    return [*found, richest], play


class Stage:
    """The table of a game on somebody's screen."""

    def __init__(self, person: Any, game: Game, players: int, language: str = "en"):
        self.person, self.game, self.players, self.language = person, game, players, language
        self.box: Box = DESK
        self.play: Play | None = None
        self.socket: Any = None
        self.is_forgetful = False  # of two answers that are said together it plays the first, as when the line breaks
        self.is_answer_first = False  # what was played is confirmed before the new position is told
        person.page.route_web_socket(re.compile("/live"), self._open)
        person.expected.append("404")  # the table that the socket tells of is none of the server's

    def enter(self, play: Play) -> None:
        """Opens the page of a table, at a position."""
        self.play = play
        others = [{"kind": "open"}] * (self.players - 1)
        self.person.open_table(self.game.name, [{"kind": "me"}, *others])
        self.wait()

    def show(self, play: Play) -> None:
        """Another position on the page that is open."""
        self.play = play
        self._tell()
        self.wait()

    def resize(self, width: int, height: int) -> None:
        """Another size of screen; the page asks for another picture if it has another room."""
        self.person.page.set_viewport_size({"width": width, "height": height})
        self.wait()

    def asked_at(self, play: Play) -> str:
        """What the page would ask at a position."""
        self.play = play
        look = Look(self._kept(), self.seat, self.language)
        return look.say(look.story.ask(look.sight, look.viewer))

    def wait(self) -> None:
        """Waits until the page shows the position, drawn for its room."""
        least = [LEAST_WIDTH, LEAST_HEIGHT]
        self.person.page.wait_for_function(SHOWN, arg=[len(self.play.steps), least, STEP, TOLD_ANEW])

    def _open(self, socket: Any) -> None:
        asked = parse_qs(urlsplit(socket.url).query)
        self.socket, self.box = socket, box_of(asked["picture"][0]) or DESK
        socket.on_message(self._hear)
        self._tell()

    def _hear(self, text: str) -> None:
        """What is chosen on the page is played here."""
        said = json.loads(text)
        if said["type"] == "act":
            self.play.play(said["sentence"])
            meant = continuing(self.play.sentences, said["then"]) if said["then"] and not self.is_forgetful else []
            if len(meant) == 1:
                self.play.play(meant[0])
            done = {"type": "done", "of": said["id"], "number": len(self.play.steps)}
            if self.is_answer_first:
                self.socket.send(json.dumps(done))
            self._tell()
            if not self.is_answer_first:
                self.socket.send(json.dumps(done))

    def _tell(self) -> None:
        for message in (self._table(), self._position()):
            self.socket.send(encode(message).decode())

    @property
    def seat(self) -> int:
        """Through whose eyes the position is seen: whoever is asked."""
        return 0 if self.play.over else self.play.player

    def _kept(self) -> Table:
        agreed = Agreed(
            "staged", self.game.name, self.game.version, dict(self.play.options), self.play.seed, Pace("none"), 0.0,
            False, True, ME, 0.0,
        )  # fmt: skip
        seats = [KeptSeat("person", name, f"p{n}") for n, name in enumerate(NAMES[: self.players])]
        seats[self.seat].person = ME
        table = Table(agreed, seats, "over" if self.play.over else "running")
        table.running = table.begin(self.play)
        return table

    def _table(self) -> Any:
        return table_shown(self._kept(), ME, self.language, 0.0, HOME, "")

    def _position(self) -> Any:
        look = Look(self._kept(), self.seat, self.language)
        return look.position(self.box, Log(0, look.log()), len(self.play.steps), "", 0.0)

"""A real page before a position of one's own: what the server says is exchanged, what is played stays here."""

import json
import re
from typing import Any

from dolmen.core.contract.room import Box
from dolmen.core.phrase import continuing
from dolmen.core.play import Play
from dolmen.words import texts

NO_PACKING = "delete window.DecompressionStream"


class Position:
    """Shows a play through the eyes of the player to move, and plays on what the page says."""

    def __init__(self, person: Any, play: Play, language: str = "en"):
        self.play, self.language = play, language
        self.said: list[str] = []  # the sentences that were played
        self.box = Box(1200, 800)
        self.base: dict[str, Any] = {}
        person.context.add_init_script(NO_PACKING)
        person.page.route_web_socket(re.compile("/live"), self.route)

    def route(self, socket: Any) -> None:
        """Sits between the page and the server."""
        self.box = Box.read(re.search(r"picture=([^&]*)", socket.url)[1]) or self.box
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(self.hear(text)))
        socket.on_message(lambda text: self.take(socket, server, text))

    def hear(self, text: str) -> str:
        """A position of the server's becomes ours."""
        heard = json.loads(text)
        if heard["type"] != "position":
            return text
        self.base = heard
        return self.shown()

    def take(self, socket: Any, server: Any, text: str) -> None:
        """An action is played here, and what it would bring is told; all else is the server's."""
        said = json.loads(text)
        if said["type"] == "brings":
            return socket.send(json.dumps({"type": "answer", "of": said["id"], "text": self.brings(said["sentence"])}))
        if said["type"] != "act":
            return server.send(text)
        self.say(said["sentence"])
        if len(meant := continuing(self.play.sentences, said["then"])) == 1 and said["then"]:
            socket.send(self.shown())
            self.say(meant[0])
        socket.send(json.dumps({"type": "done", "of": said["id"]}))
        socket.send(self.shown())
        return None

    def brings(self, sentence: str) -> str | None:
        """What an action would bring."""
        game, sight = self.play.game, self.play.sight(self.play.player)
        line = game.story.brings(game.notation.parse(sentence), sight)
        return None if line is None else texts(self.language, game).say(line)

    def say(self, sentence: str) -> None:
        """Plays a sentence."""
        self.said.append(sentence)
        self.play.play(sentence)

    def shown(self) -> str:
        """The position as the server would tell it."""
        play, game = self.play, self.play.game
        words, viewer = texts(self.language, game), play.player
        view = play.sight(viewer)
        names = [seat["name"] for seat in self.base.get("players", []) if "name" in seat]
        legal = [
            {"sentence": sentence, "label": words.say(game.story.label(action, view), names), "confirm": question}
            for action, sentence in zip(play.legal, play.sentences, strict=True)
            for question in [asked and words.say(asked, names) for asked in [game.story.confirm(action, view)]]
        ]
        mine = {
            "number": len(self.said) + 1,
            "seat": 0,
            "turn": 0,
            "ask": words.say(game.story.ask(view, viewer), names),
            "legal": legal,
            "scenes": [],
            "window": None,
            "picture": game.picture(view, viewer, words, names, box=self.box),
        }
        return json.dumps({**self.base, **mine})

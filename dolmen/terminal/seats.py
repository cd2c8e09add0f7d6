"""Who sits where: `me,random,heuristic`. People are `me` or `me:Anna`; bots are levels, or `module:Class`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dolmen.bots import Bot, desk_of
from dolmen.bots.own import find_bot
from dolmen.core.play import Play
from dolmen.core.record import NOBODY
from dolmen.core.seed import subseed
from dolmen.terminal.speech import BadInput
from dolmen.words import Texts

ME = "me"


@dataclass(frozen=True)
class Sitter:
    """Whoever sits in a seat: a person, perhaps with a name, or a bot."""

    word: str  # as it was given: `me:Anna`, `heuristic`
    bot: str | Bot | None = None

    @property
    def is_person(self) -> bool:
        return self.bot is None

    @property
    def name(self) -> str:
        """The name a person gave, or nothing."""
        return self.word.partition(":")[2].strip() if self.is_person else ""


def seated(text: str) -> list[Sitter]:
    """Reads `me:Anna,random,heuristic`."""
    sitters = []
    for raw in text.split(","):
        word = raw.strip()
        if not word:
            raise BadInput("error-empty-seat", asked=text)
        is_person = word == ME or word.startswith(ME + ":")
        sitters.append(Sitter(word, None if is_person else find_bot(word)))
    return sitters


def called(play: Play, sitters: Sequence[Sitter], words: Texts) -> list[str]:
    """What the players are called: by their name, else by that of their seat."""
    view = play.sight(NOBODY)
    own = [words.say(play.game.story.seat(view, seat).line) for seat in range(play.players)]
    return [sitter.name or name[:1].upper() + name[1:] for sitter, name in zip(sitters, own, strict=True)]


def bot_move(play: Play, bot: str | Bot) -> int:
    """What a bot does now, given its view. Interpreted: for one move at a time there is nothing to compile."""
    seat = play.player
    if isinstance(bot, Bot) or not isinstance(bot, str):
        return bot.choose(play.view(seat), seat, list(play.legal))
    desk = desk_of(play.game, False)
    return desk.choose(bot, desk.box(play.view(seat)), seat, subseed(play.seed, "bot", seat, len(play.steps)))

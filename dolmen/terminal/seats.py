"""Who sits where: `me,adept,random`. People are `me` or `me:Anna`; bots are levels, `module:Class`, `exec:file`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from rich.console import Console

from dolmen.bots import Bot, ask, find_bot
from dolmen.bots import at_table as bots_at_table
from dolmen.bots.level import LEVELS
from dolmen.bots.memory import view_for
from dolmen.core.game import Game
from dolmen.core.play import Play
from dolmen.core.seed import subseed
from dolmen.core.viewer import NOBODY
from dolmen.terminal.speech import BadInput
from dolmen.words import LANGUAGES, Texts, seat_names, texts

ME = "me"


@dataclass(frozen=True)
class Sitter:
    """Whoever sits in a seat: a person, perhaps with a name, or a bot."""

    word: str  # as it was given: `me:Anna`, `adept`
    bot: Bot | None = None

    @property
    def is_person(self) -> bool:
        return self.bot is None

    @property
    def name(self) -> str:
        """The name a person gave, or nothing."""
        return self.word.partition(":")[2].strip() if self.is_person else ""

    @property
    def is_level(self) -> bool:
        return any(level.name == self.word for level in LEVELS)

    def called(self, words: Texts) -> str:
        """What a bot is called in a language."""
        return bot_called(self.word, words)


def seated(text: str) -> list[Sitter]:
    """Reads `me:Anna,random,adept`. A level may be named in any of our languages."""
    sitters = []
    for raw in text.split(","):
        word = level_called(raw.strip())
        if not word:
            raise BadInput("error-empty-seat", asked=text)
        is_person = word == ME or word.startswith(ME + ":")
        sitters.append(Sitter(word, None if is_person else find_bot(word)))
    return sitters


def called(play: Play, sitters: Sequence[Sitter], words: Texts) -> list[str]:
    """What the players are called: by their name, else by that of their seat."""
    own = seat_names(play.game, play.sight(NOBODY), words)
    return [sitter.name or name for sitter, name in zip(sitters, own, strict=True)]


def bot_called(word: str, words: Texts) -> str:
    """The name of a level in a language; other bots by their word."""
    return words(f"level-{word}") if words.has(f"level-{word}") else word


def level_called(word: str) -> str:
    """The name of the level that is called so in one of our languages, else the word itself."""
    for level in LEVELS:
        if any(texts(language)(f"level-{level.name}") == word.lower() for language in LANGUAGES):
            return level.name
    return word


def bots_of(sitters: Sequence[Sitter]) -> dict[int, Bot]:
    """The bots by their seats."""
    return {seat: sitter.bot for seat, sitter in enumerate(sitters) if sitter.bot is not None}


@contextmanager
def at_table(play: Play, sitters: Sequence[Sitter]) -> Iterator[None]:
    """The bots sit down to a game; when it is over they hear how it ended, and in any case they leave the table."""
    bots = bots_of(sitters)
    with bots_at_table(bots, play.game, play.players, play.options):
        yield
        for bot in bots.values():
            bot.end(play.scores, play.ranks)


def get_ready(game: Game, sitters: Sequence[Sitter], console: Console, words: Texts) -> None:
    """Waits for bots that would else begin weaker than they are; one move of the others is not worth compiling."""
    late = [bot for bot in bots_of(sitters).values() if not bot.is_ready(game)]
    if late:
        with console.status(words("compiling")):
            for bot in late:
                bot.get_ready(game)


def bot_move(play: Play, bot: Bot) -> int:
    """What a bot does now, given its view, and what it saw before where it wants to know."""
    seat = play.player
    return ask(bot, view_for(bot, play), play.legal, subseed(play.seed, "bot", seat, len(play.steps)))

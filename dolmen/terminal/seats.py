"""Who sits where: `me,adept,random`. People are `me` or `me:Anna`; bots are levels, `module:Class`, `exec:file`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console

from dolmen.bots import Bot, choose
from dolmen.bots.level import LEVELS, find_level
from dolmen.bots.own import find_bot
from dolmen.bots.program import Program
from dolmen.core.game import Game
from dolmen.core.native import has_compiler
from dolmen.core.play import Play
from dolmen.core.seed import subseed
from dolmen.core.viewer import NOBODY
from dolmen.terminal.speech import BadInput
from dolmen.words import LANGUAGES, Texts, texts

ME = "me"


@dataclass(frozen=True)
class Sitter:
    """Whoever sits in a seat: a person, perhaps with a name, or a bot."""

    word: str  # as it was given: `me:Anna`, `adept`
    bot: str | Bot | Program | None = None

    @property
    def is_person(self) -> bool:
        return self.bot is None

    @property
    def name(self) -> str:
        """The name a person gave, or nothing."""
        return self.word.partition(":")[2].strip() if self.is_person else ""


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
    view = play.sight(NOBODY)
    own = [words.say(play.game.story.seat(view, seat).line) for seat in range(play.players)]
    return [sitter.name or name[:1].upper() + name[1:] for sitter, name in zip(sitters, own, strict=True)]


def level_called(word: str) -> str:
    """The name of the level that is called so in one of our languages, else the word itself."""
    for level in LEVELS:
        if any(texts(language)(f"level-{level.name}") == word.lower() for language in LANGUAGES):
            return level.name
    return word


def get_ready(game: Game, sitters: Sequence[Sitter], console: Console, words: Texts) -> None:
    """Compiles the search before the game, if somebody searches: else its first moves would be an adept's."""
    if has_compiler() and any(isinstance(one.bot, str) and find_level(one.bot).searches for one in sitters):
        from dolmen.bots.searcher import searcher_of

        with console.status(words("compiling")):
            searcher_of(game).is_ready(float("inf"))


def bot_move(play: Play, bot: str | Bot | Program) -> int:
    """What a bot does now, given its view. What does not search is interpreted: one move is not worth compiling."""
    seat = play.player
    seed = subseed(play.seed, "bot", seat, len(play.steps))
    if isinstance(bot, str):
        return choose(bot, play.game, play.view(seat), seat, seed, is_compiled=False)
    if isinstance(bot, Program):
        if not bot.is_seated:
            bot.begin(play.game, play.players, play.options, seat)
        return bot.choose(play.view(seat), play.legal, seed)
    return bot.choose(play.view(seat), seat, list(play.legal))

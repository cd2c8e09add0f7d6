"""A game to be played from Python: the core's play with its bots, its words and its pictures."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from dolmen.bots import Bot, Budget, ask_why, at_table, find_bot
from dolmen.core import play as core
from dolmen.core import transcript
from dolmen.core.errors import GameOver
from dolmen.core.plain import Plain
from dolmen.core.seed import Seed, seed_from, subseed
from dolmen.core.viewer import FULL, NOBODY
from dolmen.library.answer import Answer
from dolmen.library.files import kept_seed
from dolmen.library.view import DESK_SIZE, LANGUAGE, DrawnView, Size

if TYPE_CHECKING:
    from dolmen.review.model import Review


class Play(core.Play):
    """A game: `play.sentences`, `play.play("raid boy red stable 1")`, `play.ask("adept")`, `play.view(0)`."""

    def view(self, viewer: int = NOBODY, state: Plain | None = None) -> DrawnView:
        """What a player, or a spectator, knows; it draws itself."""
        return DrawnView.of(self.game, viewer, super().view(viewer, state))

    def ask(
        self,
        bot: str | Bot,
        seed: Seed | None = None,
        *,
        seconds: float | None = None,
        iterations: int | None = None,
        threads: int | None = None,
    ) -> Answer:
        """What a bot would do in the place of the player to move, given that player's view alone.

        A bot is a level, `module:Class`, `exec:program` or an object. A search takes the seconds of its level, or those
        given, or so many iterations on each thread; on all cores, or so many threads. Without a seed the bot's dice are
        those that it would have at a table.
        """
        if self.over:
            raise GameOver(player="nobody", asked=f"ask {bot}")
        asked = find_bot(bot, Budget(seconds, iterations, threads)) if isinstance(bot, str) else bot
        if not asked.is_ready(self.game):
            asked.get_ready(self.game)
        seat = self.player
        dice = subseed(self.seed, "bot", seat, len(self.steps)) if seed is None else seed_from(seed)
        with at_table({seat: asked}, self.game, self.players, self.options):
            view = self.view(seat)
            view.memory = self.memory(seat, asked.remembers(self.game))
            found = ask_why(asked, view, self.legal, dice)
        return Answer.of(view, found, asked.faults, dice)

    def review(
        self,
        players: Collection[int] | None = None,
        guesses: int | None = None,
        progress: Callable[[int, int], None] | None = None,
    ) -> Review:
        """What each decision of a finished game was worth to whoever made it, luck and skill apart: docs/review.md."""
        from dolmen.review.review import review  # only who asks waits for it

        return review(self, players, guesses, progress)

    def dump(self, reader: int = FULL) -> str:
        """The transcript; for a player or a spectator as `reader`, without what is still secret from them."""
        return transcript.dump(self, reader)

    def svg(
        self, viewer: int = NOBODY, lang: str = LANGUAGE, names: Sequence[str] | None = None, size: Size = DESK_SIZE
    ) -> str:
        """The picture that a viewer sees, as SVG; `size` is its width and height in pixels."""
        return self.view(viewer).svg(lang, names, size)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        turn = "over" if self.over else f"{self.seat_word(self.player)} to move"
        return f"<{self.game.name}, {self.players} players, {len(self.steps)} steps, {turn}>"


def new(
    game: str, players: int | None = None, options: Mapping[str, object] | None = None, seed: Seed | None = None
) -> Play:
    """A new game: by default for as few as can play, with the usual options, and a seed that nobody knows."""
    return Play.new(game, players, options, seed)


def load(source: str | Path, seed: Seed | None = None) -> Play:
    """Replays a transcript, given as text or as the path of a file.

    The transcript of a game that is not over does not tell its seed: hand it in, unless it lies beside the file.
    """
    if isinstance(source, Path) or "\n" not in source:
        path = Path(source)
        return transcript.load(path.read_text("utf-8"), kept_seed(path) if seed is None else seed, Play)
    return transcript.load(source, seed, Play)

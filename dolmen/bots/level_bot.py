"""The levels as bots. Those that do not search are interpreted until they are compiled, and choose the same."""

from __future__ import annotations

import math
from collections.abc import Sequence

from dolmen.bots.analysis import Analysis, Prospect
from dolmen.bots.bot import FOREVER, Bot, Budget
from dolmen.bots.desk import Desk, desk_of
from dolmen.bots.level import ADEPT, CHAMPION, Level
from dolmen.bots.lookahead import LooksAhead
from dolmen.bots.net import Net, has_network
from dolmen.bots.ready import is_made, make
from dolmen.bots.settings import settings_of
from dolmen.core.game import Game
from dolmen.core.native import has_compiler
from dolmen.core.play import Play
from dolmen.core.view import View


def level_bot(level: Level, budget: Budget) -> Bot:
    """The bot of a level. One that searches needs Numba; without, it plays as the adept."""
    if level.module == "net":
        return Net(is_drawn=level.name == "net-drawn", is_advised=level.name == "net-advised")
    if level.module == "lookahead":
        return LooksAhead(level, budget)
    if level is CHAMPION and has_compiler():
        return Champion(level, budget)
    if level.searches:
        return Searching(level, budget) if has_compiler() else Adept(ADEPT)
    return Adept(level) if level is ADEPT else Quick(level)


class Quick(Bot):
    """A level that does not search: its choice depends on the view and the seed alone."""

    def __init__(self, level: Level):
        self.level = level

    def choose(self, view: View, seat: int, legal: Sequence[int], seed: bytes) -> int:
        """What the module of the level chooses."""
        return self._desk(view.game).choose(self.level.module, view, seat, seed)

    def _desk(self, game: Game) -> Desk:
        return desk_of(game, has_compiler() and is_made((self.level.module, game)))

    def get_ready(self, game: Game, patience: float = FOREVER) -> bool:
        """Compiles the level for a game by asking it once."""

        def ask_once() -> None:
            play = Play.new(game, seed=0)
            desk_of(game, True).choose(self.level.module, play.view(play.player), play.player, play.seed)

        return not has_compiler() or make((self.level.module, game), ask_once, patience)


class Adept(Quick):
    """The level that can say what it thinks of each action: it judges them all one step ahead."""

    def analyse(self, view: View, seat: int, legal: Sequence[int], seed: bytes) -> Analysis:
        """The mean judgements as leads, and the chances that leads of this game promise."""
        scale = settings_of(view.game).scale
        best, leads = self._desk(view.game).weigh(view, seat, seed)
        prospects = [Prospect(action, 1 / (1 + math.exp(-lead / scale)), lead) for action, lead in leads.items()]
        prospects.sort(key=lambda prospect: (-prospect.lead, prospect.action != best))
        return Analysis(best, tuple(prospects))


class Searching(Bot):
    """A level that grows a tree.

    While its search is still being compiled it plays as the adept, unless its budget is counted: that depends on no
    clock.
    """

    def __init__(self, level: Level, budget: Budget):
        self.budget = budget
        self.seconds = budget.seconds or level.seconds

    def choose(self, view: View, seat: int, legal: Sequence[int], seed: bytes) -> int:
        """What the search visited most."""
        return self.analyse(view, seat, legal, seed).best

    def analyse(self, view: View, seat: int, legal: Sequence[int], seed: bytes) -> Analysis:
        """What the search found out within the budget."""
        from dolmen.bots.searcher import searcher_of

        counted = self.budget.iterations is not None and self.budget.seconds is None
        if not self.get_ready(view.game, patience=FOREVER if counted else self.seconds):
            return Adept(ADEPT).analyse(view, seat, legal, seed)
        searcher = searcher_of(view.game, self.budget.threads)
        return searcher.analyse(view, seat, seed, self.budget.iterations, None if counted else self.seconds)

    def is_ready(self, game: Game) -> bool:
        """Whether its search is compiled."""
        return is_made(("search", game))

    def get_ready(self, game: Game, patience: float = FOREVER) -> bool:
        """Compiles the search of a game by thinking once."""
        from dolmen.bots.searcher import think_once

        return make(("search", game), lambda: think_once(game), patience)


class Champion(Bot):
    """The strongest there is of a title: a network that looks ahead where one has learned it well, else the search."""

    def __init__(self, level: Level, budget: Budget):
        self.seconds = budget.seconds or level.seconds
        self._network, self._search = LooksAhead(level, budget), Searching(level, budget)

    def choose(self, view: View, seat: int, legal: Sequence[int], seed: bytes) -> int:
        """What it thinks best."""
        return self._with(view.game, view.players).choose(view, seat, legal, seed)

    def analyse(self, view: View, seat: int, legal: Sequence[int], seed: bytes) -> Analysis:
        """What it found out within the budget."""
        return self._with(view.game, view.players).analyse(view, seat, legal, seed)

    def remembers(self, game: Game) -> int:
        """What the network that looks ahead wants."""
        return max(bot.remembers(game) for bot in self._all(game))

    def is_ready(self, game: Game) -> bool:
        """Whether everything is compiled."""
        return all(bot.is_ready(game) for bot in self._all(game))

    def get_ready(self, game: Game, patience: float = FOREVER) -> bool:
        """Compiles by thinking once."""
        return all(bot.get_ready(game, patience) for bot in self._all(game))

    def _with(self, game: Game, players: int) -> Bot:
        return self._network if has_network(game) and players <= settings_of(game).network else self._search

    def _all(self, game: Game) -> set[Bot]:
        """Whoever plays for it with some number of players."""
        return {self._with(game, players) for players in game.players}

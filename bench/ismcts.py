"""OpenSpiel's own search (its Python IS-MCTS with random roll-outs) against our levels, through the adapter.

    python -m bench.ismcts [GAME…] [--games N] [--simulations N] [--seconds S] [--level master] [--rollouts compiled]
        [--times T] [--jobs N] [--keep FILE]

Two players, each deal played twice with seats exchanged. At equal simulations both search so many times a move; at
equal time both have so many seconds of the processor a move, on one thread: theirs counts them, ours has as many
simulations as took that long at the moves before; other work on the machine takes nothing from either. The
roll-outs of OpenSpiel's search are its own (`python`) or the same compiled (`dolmen.envs.rollouts`), which is the
stronger rival at equal time. With `--times` theirs has so many times the seconds of ours, and nothing else is played;
a network that looks ahead counts its seconds itself. Every finished game is a line of FILE, and the same command
goes on from there; all rows advance side by side, so that a run may be stopped at any time. Prints the table for
strength.md.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from itertools import product
from pathlib import Path

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import dolmen.envs.openspiel  # noqa: F401 - registers the games
from dolmen.arena.count import interval
from dolmen.bots import Budget, find_bot
from dolmen.bots.bot import ask_why
from dolmen.bots.clock import by_processor
from dolmen.bots.memory import view_for
from dolmen.core.play import Play
from dolmen.core.seed import subseed
from dolmen.crew import run_all
from dolmen.envs.rollouts import Rollouts

CURIOSITY = 1.4
FIRST_TRY = 50  # simulations of our first move at equal time, by which the next are reckoned
BUDGETS = {"simulations": "simulations", "time": "seconds"}  # what is equal, and which argument says how much
TERMS = tuple(BUDGETS)
BY_SECONDS = ("champion", "lookahead")  # their iterations are whole rounds of imagined games
EVALUATORS = {"compiled": Rollouts, "python": mcts.RandomRolloutEvaluator}
HEAD = """\
| game | level | roll-outs | equal | simulations, theirs | ours | seconds, theirs | ours | games | share | 95 % |
| --- | --- | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |"""


@dataclass(frozen=True)
class Row:
    """A line of the table: what is played, and what both have for a move."""

    game: str
    level: str
    equal: str  # simulations or time
    budget: float  # so many simulations, or seconds
    rollouts: str = "compiled"  # or python
    times: float = 1.0  # theirs has so many times the seconds of ours

    @property
    def rivals_budget(self) -> float:
        """What theirs has for a move."""
        return self.budget * self.times

    @property
    def terms(self) -> str:
        """What the table says of it."""
        return self.equal if self.times == 1 else f"time × {self.times:g}"


@dataclass
class Effort:
    """What one side's moves took, where there was a choice."""

    moves: int = 0
    simulations: int = 0
    seconds: float = 0.0  # of the processor

    def add(self, simulations: int, seconds: float) -> None:
        """Counts a move."""
        self.moves += 1
        self.simulations += simulations
        self.seconds += seconds

    def simulations_in(self, seconds: float) -> int:
        """How many simulations take that long, by what the moves so far took."""
        if not self.seconds:
            return FIRST_TRY
        return max(1, round(seconds * self.simulations / self.seconds))


@dataclass
class Game:
    """A finished game: which deal, our seat, our share of the victory, what the moves of both took."""

    deal: int
    seat: int
    share: float = 0.0
    ours: Effort = field(default_factory=Effort)
    theirs: Effort = field(default_factory=Effort)


Task = tuple[Row, int, int]  # a row, the number of a deal, our seat


class Timed(ismcts.ISMCTSBot):
    """OpenSpiel's search with a clock beside its count, which it keeps."""

    def __init__(self, game: pyspiel.Game, row: Row, chance: np.random.RandomState):
        evaluator = EVALUATORS[row.rollouts](1, chance)
        super().__init__(game, evaluator, CURIOSITY, int(row.rivals_budget), random_state=chance)
        self.row = row
        self.done = 0

    def run_search(self, state: pyspiel.State) -> list[tuple[int, float]]:
        """The search itself, until it has an opinion and the time or the simulations are spent."""
        self.reset()
        self._root_node = self.create_new_node(state)
        end, self.done = time.process_time() + self.row.rivals_budget, 0
        while self._root_node.total_visits == 0 or not self.is_spent(end):
            self.run_simulation(self.sample_root_state(state))
            self.done += 1
        return self.get_final_policy(state, self._root_node)

    def is_spent(self, end: float) -> bool:
        """Whether the move has taken what it may."""
        return self.done >= self.row.budget if self.row.equal == "simulations" else time.process_time() >= end


def one_game(row: Row, deal: int, seat: int) -> Game:
    """Plays one deal, our level in a seat."""
    game, found = pyspiel.load_game(f"dolmen_{row.game}", {"seed": 1}), Game(deal, seat)
    rival = Timed(game, row, np.random.RandomState(deal))
    state = game.new_initial_state()
    state.apply_action(deal)
    play = Play(state.table.game, 2, state.table.options, state.table.seed_of(deal))
    while not play.over:
        if len(play.legal) == 1:
            action = play.legal[0]
        else:
            action = ours(row, play, found.ours) if play.player == seat else theirs(rival, state, found.theirs)
        play.act(action)
        state.apply_action(action)
    found.share = (play.ranks[seat] == 0) / len(play.winners)
    return found


def ours(row: Row, play: Play, effort: Effort) -> int:
    """What our level does, by what it can see."""
    bot = find_bot(row.level, budget_of(row, effort))
    bot.get_ready(play.game)
    view = view_for(bot, play)
    start = time.process_time()
    found = ask_why(bot, view, play.legal, subseed(play.seed, "bot", len(play.steps)))
    effort.add(found.iterations, time.process_time() - start)
    return found.best


def budget_of(row: Row, effort: Effort) -> Budget:
    """What our level has for this move."""
    if row.level in BY_SECONDS:
        return Budget(seconds=row.budget, threads=1)
    count = int(row.budget) if row.equal == "simulations" else effort.simulations_in(row.budget)
    return Budget(iterations=count, threads=1)


def theirs(rival: Timed, state: pyspiel.State, effort: Effort) -> int:
    """What OpenSpiel's search does."""
    start = time.process_time()
    action = int(rival.step(state))
    effort.add(rival.done, time.process_time() - start)
    return action


class Ledger:
    """Finished games by their rows, in a file if there is one."""

    def __init__(self, path: Path | None = None):
        self.path = path
        self.games: dict[Row, list[Game]] = {}
        if path and path.exists():
            for line in path.read_text("utf-8").splitlines():
                self.take(*read(line))

    def take(self, row: Row, game: Game) -> None:
        """Counts a game."""
        self.games.setdefault(row, []).append(game)

    def has(self, row: Row, deal: int, seat: int) -> bool:
        """Whether that game was played before."""
        return any((game.deal, game.seat) == (deal, seat) for game in self.games.get(row, ()))

    def missing(self, rows: Sequence[Row], deals: Iterable[int]) -> Iterator[Task]:
        """The games that were not played before, deal by deal over all rows."""
        for deal, row, seat in product(deals, rows, (0, 1)):
            if not self.has(row, deal, seat):
                yield row, deal, seat

    def add(self, row: Row, game: Game) -> None:
        """Counts a game and writes it down."""
        self.take(row, game)
        if self.path:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"row": asdict(row), "game": asdict(game)}) + "\n")


def read(line: str) -> tuple[Row, Game]:
    """A line of the file."""
    kept = json.loads(line)
    game = kept["game"]
    efforts = {name: Effort(**game.pop(name)) for name in ("ours", "theirs")}
    return Row(**kept["row"]), Game(**game, **efforts)


def told(row: Row, games: list[Game]) -> str:
    """A line of the table; only deals that were played in both seats count."""
    deals: dict[int, list[float]] = {}
    for game in games:
        deals.setdefault(game.deal, []).append(game.share)
    pairs = [shares for shares in deals.values() if len(shares) == 2]
    counted = [game for game in games if len(deals[game.deal]) == 2]
    if not pairs:
        return f"| {row.game} | {row.level} | {row.rollouts} | {row.terms} | | | | | 0 | | |"
    low, high = interval(pairs)
    efforts = [[getattr(game, side) for game in counted] for side in ("theirs", "ours")]
    simulations = " | ".join(f"{per_move(side, 'simulations'):,.0f}" for side in efforts)
    seconds = " | ".join(f"{per_move(side, 'seconds'):.3f}" for side in efforts)
    return (
        f"| {row.game} | {row.level} | {row.rollouts} | {row.terms} | {simulations} | {seconds} | {len(counted)} "
        f"| {100 * np.mean(pairs):.1f} % | {100 * low:.1f} to {100 * high:.1f} |"
    )


def per_move(efforts: list[Effort], what: str) -> float:
    """A mean over all moves of a side."""
    return sum(getattr(one, what) for one in efforts) / max(1, sum(one.moves for one in efforts))


def rows_of(asked: argparse.Namespace) -> Iterator[Row]:
    """The lines of the table that were asked for."""
    for name, level, terms in product(asked.names, asked.level.split(","), TERMS if asked.times == 1 else ("time",)):
        yield Row(name, level, terms, getattr(asked, BUDGETS[terms]), asked.rollouts, asked.times)


def play(task: Task) -> Game:
    """Plays one game; whoever counts seconds counts those of the processor."""
    with by_processor():
        return one_game(*task)


def main() -> None:
    """Plays what is missing, deal by deal over all rows, and prints the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", default=["keltis", "tain"])
    parser.add_argument("--games", type=int, default=2, help="of each row; 0 prints what FILE has")
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--level", default="master", help="or several, a comma between")
    parser.add_argument("--rollouts", default="compiled", choices=EVALUATORS)
    parser.add_argument("--times", type=float, default=1.0, help="theirs has so many times the seconds of ours")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path)
    asked = parser.parse_args()
    ledger, rows = Ledger(asked.keep), list(rows_of(asked))
    todo = ledger.missing(rows, range((asked.games + 1) // 2))
    for (row, _, _), game in run_all(play, todo, jobs=asked.jobs, is_compiled=False):
        ledger.add(row, game)
    print(HEAD)
    for row in rows:
        print(told(row, ledger.games.get(row, [])))


if __name__ == "__main__":
    main()

"""How fast Dolmen is, beside its peers, in one run: `dolmen bench`, `make bench`."""

from __future__ import annotations

import json as json_text

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from dolmen.bench import report
from dolmen.bench.own import Parts, parts, speeds
from dolmen.bench.peers import CHECKOUT, PEERS, PeerMissing, are_here, measure_peer
from dolmen.bench.speed import Speed
from dolmen.core.game import Game, find_game, games
from dolmen.core.native import has_compiler

RESULTS = CHECKOUT / "bench" / "results.md"
GPU_RESULTS = CHECKOUT / "bench" / "gpu.md"


def run(
    game: str | None = None,
    json: bool = False,
    peers: bool = True,
    seconds: float = 1.0,
    console: Console | None = None,
) -> int:
    """Measures one game or all, and the peers; a whole run writes bench/results.md."""
    chosen = [find_game(game)] if game else list(games().values())
    screen = Console(stderr=True) if json else console or Console()
    bench = Bench(screen, json, seconds)
    with bench.progress:
        bench.measure_games(chosen)
        if peers:
            bench.measure_peers()
    bench.show()
    if game is None and peers and are_here():
        report.write(RESULTS, bench.speeds, bench.parts, bench.notes, bench.facts)
        screen.print(f"written: {RESULTS.relative_to(CHECKOUT)}")
    return 0


def run_on_gpu(game: str | None, peers: bool, seconds: float, console: Console) -> int:
    """Measures Pgx on a GPU, and there batches of one game or all; a whole run writes bench/gpu.md, row by row."""
    from dolmen.bench import gpu
    from dolmen.core.gpu.driver import the_gpu

    facts = [f"one {the_gpu().name}", *report.machine(seconds)]
    rates = gpu.measure_pgx(seconds) if peers and are_here() else {}
    speeds = []
    for chosen in [find_game(game)] if game else list(games().values()):
        speeds.append(gpu.measure_game(chosen, seconds))
        console.print(gpu.row(speeds[-1]), style="dim", markup=False, highlight=False)
        if game is None and are_here():
            gpu.write(GPU_RESULTS, speeds, rates, facts)
    console.print(gpu.page(speeds, rates, facts), markup=False, highlight=False)
    if game is None and are_here():
        console.print(f"written: {GPU_RESULTS.relative_to(CHECKOUT)}")
    return 0


class Bench:
    """One run: what is measured so far, and what could not be."""

    def __init__(self, screen: Console, json: bool, seconds: float):
        self.screen = screen
        self.json = json
        self.seconds = seconds
        self.speeds: list[Speed] = []
        self.parts: list[Parts] = []
        self.notes: list[str] = []
        self.facts = report.machine(seconds)
        columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed}/{task.total}"))
        self.progress = Progress(*columns, TimeElapsedColumn(), console=screen, transient=True)

    def measure_games(self, chosen: list[Game]) -> None:
        """Every game and number of players, in each mode."""
        compiles = has_compiler()
        if not compiles:
            self.note('compiled games: Numba is missing (pip install "dolmen[fast]")')
        for game in chosen:
            todo = list(speeds(game, self.seconds, compiles))
            task = self.progress.add_task(game.name, total=len(todo) + compiles)
            for measurement in todo:
                self.take(measurement())
                self.progress.advance(task)
            if compiles:
                self.progress.update(task, description=f"{game.name}: views, guesses, compiling from nothing")
                self.parts.append(parts(game, self.seconds))
                self.progress.advance(task)
            self.progress.update(task, description=game.name)

    def measure_peers(self) -> None:
        """Every peer that can be installed."""
        if not are_here():
            self.note("peers: their scripts are in the checkout, which is not here")
            return
        task = self.progress.add_task("peers", total=len(PEERS))
        for peer in PEERS:
            self.progress.update(task, description=f"peers: {peer.script}")
            try:
                for speed in measure_peer(peer, self.seconds):
                    self.take(speed)
            except PeerMissing as missing:
                self.note(str(missing))
            self.progress.advance(task)

    def take(self, speed: Speed) -> None:
        """Keeps a measurement, and says it at once."""
        self.speeds.append(speed)
        if self.json:
            print(json_text.dumps(speed.line()), flush=True)
        else:
            self.screen.print(f"{speed.name}: {speed.moves_per_second:,.0f} moves/s", style="dim", highlight=False)

    def note(self, text: str) -> None:
        """Says what could not be measured, and goes on."""
        self.notes.append(text)
        self.screen.print(f"not measured: {text}", style="yellow", highlight=False, markup=False)

    def show(self) -> None:
        """The tables."""
        self.screen.print(report.rich_table("Moves a second in whole random games", report.own_table(self.speeds)))
        if self.parts:
            self.screen.print(report.rich_table("Parts of a search, a CPU second", report.parts_table(self.parts)))
        if any(speed.mode == "peer" for speed in self.speeds):
            self.screen.print(report.rich_table("Peers", report.peer_table(self.speeds)))
        for fact in self.facts:
            self.screen.print(fact, style="dim", highlight=False)

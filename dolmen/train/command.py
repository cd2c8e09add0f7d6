"""`dolmen train`: a network learns a title by playing against itself; `dolmen exploit`: by playing against a level."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path
from typing import Annotated, Any

import torch
import typer

from dolmen.bots.net import FILE, has_network, network_of
from dolmen.core.extras import need
from dolmen.core.game import find_game
from dolmen.train import plots
from dolmen.train.evaluate import ADEPT
from dolmen.train.exploit import Exploiter
from dolmen.train.export import export
from dolmen.train.load import load
from dolmen.train.network import Network
from dolmen.train.run import Training, settings_for

app = typer.Typer(add_completion=False, no_args_is_help=True)


@app.command("train")
def train_command(
    game: Annotated[str, typer.Argument(help="the game's name, as `dolmen games` lists it")],
    minutes: Annotated[float, typer.Option(min=0.01, help="how long to learn")] = 10.0,
    device: Annotated[str | None, typer.Option(help="cpu or cuda; by default a GPU if there is one")] = None,
    out: Annotated[Path | None, typer.Option(help="the state of learning; by default GAME.pt")] = None,
    resume: Annotated[Path | None, typer.Option(help="go on with this state of learning", exists=True)] = None,
    begin: Annotated[Path | None, typer.Option(help="begin with this network, an ONNX file", exists=True)] = None,
    plan: Annotated[
        float | None,
        typer.Option(help="minutes in all, if more will follow later, or, with --begin, were before"),
    ] = None,
    adepts: Annotated[
        float, typer.Option(min=0.0, max=0.5, help="share of the games in which all other seats are adepts")
    ] = 0.0,
    seed: Annotated[int, typer.Option(help="the same number, the same run, as far as the device allows")] = 1,
    games: Annotated[int, typer.Option(min=8, help="games of each evaluation")] = 512,
    evaluations: Annotated[int, typer.Option(min=1, help="how often to evaluate, the end included")] = 5,
) -> None:
    """Learns a game by self-play; writes the state of learning, a log, a plot and the network as ONNX."""
    found = find_game(game)
    chosen = device or ("cuda" if torch.cuda.is_available() else "cpu")
    if chosen == "cuda":
        need("gpu", asked="dolmen train --device cuda")
    target = out or resume or Path(f"{found.name}.pt")
    training = Training(
        found,
        minutes,
        chosen,
        target,
        resume,
        seed,
        replace(settings_for(found, chosen), adepts=adepts),
        plan=plan,
        games=games,
        evaluations=evaluations,
        report=lambda line: typer.echo(told(line)),
        begin=load(begin, found) if begin else None,
    )
    network = training.run()
    size = export(found, network, target.with_suffix(".onnx"))
    plots.write(target.with_suffix(".jsonl"), found.name)
    names = ", ".join(str(target.with_suffix(end)) for end in (".pt", ".onnx", ".jsonl", ".svg"))
    typer.echo(f"{names} ({size / 1e6:.1f} MB as ONNX)")


@app.command("exploit")
def exploit_command(
    game: Annotated[str, typer.Argument(help="the game's name, as `dolmen games` lists it")],
    against: Annotated[str, typer.Option(help="the frozen level: net or adept, or a file of a network")] = "net",
    players: Annotated[int | None, typer.Option(help="by default the fewest")] = None,
    minutes: Annotated[float, typer.Option(min=0.01, help="how long to learn")] = 3.0,
    device: Annotated[str | None, typer.Option(help="cpu or cuda; by default a GPU if there is one")] = None,
    games: Annotated[int, typer.Option(min=8, help="games of each evaluation")] = 1024,
    is_new: Annotated[bool, typer.Option("--new", help="begin with a new network instead of the title's own")] = False,
    seed: Annotated[int, typer.Option(help="the same number, the same run, as far as the device allows")] = 1,
    is_json: Annotated[bool, typer.Option("--json", help="print the result as JSON")] = False,
) -> None:
    """Learns to beat one frozen level; its share is a lower bound of how exploitable that level is."""
    found = find_game(game)
    chosen = device or ("cuda" if torch.cuda.is_available() else "cpu")
    own = found.folder / FILE
    rival: Network | str = ADEPT
    if against == "net":
        network_of(found)  # says so if there is none
        rival = load(own, found)
    elif against != ADEPT:
        rival = load(Path(against), found)
    begin = None if is_new or not has_network(found) else load(own, found)
    count = players or found.players[0]
    exploiter = Exploiter(found, rival, count, begin, chosen, seed)
    result = exploiter.run(minutes, games)
    if is_json:
        typer.echo(json.dumps({"game": found.name, "against": against, "even": 1 / count, **asdict(result)}))
        return
    for when, one in (("before", result.before), ("after", result.after)):
        share, within = 100 * one.share, 100 * one.within
        typer.echo(
            f"{when}: {share:.1f} % ± {within:.1f} of {one.games} games against {against} ({100 / count:.0f} is even)"
        )
    typer.echo(f"{result.decisions:,} decisions in {result.seconds:.0f} s on {chosen}")


def told(line: dict[str, Any]) -> str:
    """A line of the log for people."""
    clock = f"{line['seconds'] / 60:6.1f} min, {max(line['left'], 0) / 60:.1f} left"
    if "rival" in line:
        share, within = 100 * line["share"], 100 * line["within"]
        return f"{clock}: {share:.1f} % ± {within:.1f} against {line['rival']}, {line['players']} players"
    if "imitated" in line:
        return f"{clock}: foresees {100 * line['imitated']:.0f} % of the adept's choices"
    speed = f"{line['speed'] / 1e3:,.0f} thousand decisions a second"
    return f"{clock}: {speed}, entropy {line['entropy']:.2f}, explained {line['explained']:.2f}"

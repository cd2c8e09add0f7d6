"""`dolmen bench`: how fast the games run, beside their peers."""

from __future__ import annotations

from typing import Annotated

import typer

from dolmen.core.extras import need
from dolmen.core.game import find_game
from dolmen.terminal.arguments import WORDS, Language
from dolmen.terminal.speech import screen, speak

Game = Annotated[str | None, typer.Argument(metavar="[GAME]", help=WORDS("about-bench-game"))]
Json = Annotated[bool, typer.Option("--json", help=WORDS("about-bench-json"))]
Peers = Annotated[bool, typer.Option("--peers/--no-peers", help=WORDS("about-bench-peers"))]
Device = Annotated[str, typer.Option("--device", help=WORDS("about-bench-device"), metavar="cpu|cuda")]
Seconds = Annotated[float, typer.Option("--seconds", help=WORDS("about-bench-seconds"), min=0.05)]


def command(
    game: Game = None,
    json_lines: Json = False,
    peers: Peers = True,
    seconds: Seconds = 1.0,
    device: Device = "cpu",
    lang: Language = None,
) -> None:
    from dolmen.bench import run, run_on_gpu

    speak(lang)
    if device == "cuda":
        need("gpu", asked="dolmen bench --device cuda")
        raise typer.Exit(run_on_gpu(find_game(game).name if game else None, peers, seconds, screen()))
    status = run(find_game(game).name if game else None, json_lines, peers, seconds, screen())
    need("fast", asked="dolmen bench")  # without it only the interpreter was measured
    raise typer.Exit(status)

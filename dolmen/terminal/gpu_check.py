"""`dolmen gpu-check`: the same games on the processor and on the GPU, every byte compared; or only compiles for one."""

from __future__ import annotations

from typing import Annotated

import typer

from dolmen.core.extras import need
from dolmen.core.game import find_game
from dolmen.terminal.arguments import WORDS, GameName, Language
from dolmen.terminal.speech import screen, speak

Games = Annotated[int, typer.Option("--games", help=WORDS("about-stress-games"), min=1, metavar="N")]
Compile = Annotated[str | None, typer.Option("--compile", help=WORDS("about-gpu-compile"), metavar="CAPABILITY")]

OF_THE_ADEPT = 256  # games, whose choices take their time here


def command(game: GameName, games: Games = 10_000, compile_for: Compile = None, lang: Language = None) -> None:
    need("gpu", asked="dolmen gpu-check")
    words, chosen, show = speak(lang), find_game(game), screen()
    if compile_for is not None:
        from dolmen.bots.many import adept_actions
        from dolmen.core.gpu.ahead import compile_all

        for name, size, seconds in compile_all(chosen, compile_for, [adept_actions]):
            show.print(words("gpu-compiled", kernel=name, size=size // 1024, seconds=round(seconds, 1)))
        return
    from dolmen.bots import many
    from dolmen.core.gpu import check

    failed = False
    for players in chosen.players:
        found = list(check.differences(chosen, players, games, "cuda"))
        found += many.differences(chosen, players, min(games, OF_THE_ADEPT), "cuda")
        failed = failed or bool(found)
        show.print(words("gpu-equal" if not found else "gpu-differs", players=players, games=games))
        for what in found:
            show.print(f"  {what}", style="red", highlight=False)
    raise typer.Exit(1 if failed else 0)

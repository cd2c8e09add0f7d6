"""The command `dolmen`: one file a command. What goes wrong is said in a sentence, in the user's language.

Exit codes: 0 all is well, 1 something failed (a broken law, a transcript that does not replay), 2 it was asked wrongly.
"""

from __future__ import annotations

import importlib
from typing import Any

import typer
from typer.core import TyperGroup

from dolmen.core.errors import BadTranscript, DolmenError
from dolmen.core.extras import need
from dolmen.terminal import (
    arena,
    bench,
    check,
    dataset,
    games,
    golden,
    gpu_check,
    hint,
    join,
    learn,
    new,
    play,
    puzzles,
    replay,
    review,
    rules,
    stress,
    study,
    watch,
)
from dolmen.terminal.arguments import asked_language
from dolmen.terminal.speech import complain, own_language, sentence_of, speak

USAGE, FAILURE = 2, 1
WORDS = speak(None)


class Commands(TyperGroup):
    """Says an error as a sentence instead of a traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except DolmenError as error:
            complain(sentence_of(error, speak(asked_language(ctx) or own_language())))
            raise typer.Exit(FAILURE if isinstance(error, BadTranscript) else USAGE) from None
        except KeyboardInterrupt:
            raise typer.Exit(130) from None


app = typer.Typer(
    cls=Commands, no_args_is_help=True, add_completion=False, help=WORDS("about"), pretty_exceptions_enable=False
)

for module in (
    games,
    rules,
    learn,
    puzzles,
    play,
    watch,
    arena,
    study,
    dataset,
    replay,
    review,
    hint,
    check,
    new,
    golden,
    stress,
    bench,
    gpu_check,
    join,
):
    name = module.__name__.rpartition(".")[2].replace("_", "-")
    app.command(name, help=WORDS(f"about-{name}"))(module.command)
app.command("transcript", help=WORDS("about-transcript"))(dataset.transcript)


def borrow(name: str, lender: str, extra: str) -> None:
    """Adds a command that another module offers in an `app` of its own; it is loaded only when the command is given."""

    def command(ctx: typer.Context) -> None:
        need(extra, asked=f"dolmen {name}")
        offered = importlib.import_module(lender).app
        typer.main.get_command(offered).main([name, *ctx.args], prog_name="dolmen")

    settings = {"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []}
    app.command(name, help=WORDS(f"about-{name}"), context_settings=settings)(command)

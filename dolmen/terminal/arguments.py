"""Arguments that several commands share."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from dolmen.terminal.speech import BadInput, speak
from dolmen.words import UnknownLanguage

WORDS = speak(None)


def _note_language(ctx: typer.Context, language: str | None) -> str | None:
    ctx.meta["language"] = language
    speak(language)
    return language


def asked_language(ctx: Any) -> str | None:
    """The language that was asked for, so that errors are said in it too."""
    language: str | None = ctx.meta.get("language")
    try:
        speak(language)
    except UnknownLanguage:
        return None
    return language


Language = Annotated[
    str | None,
    typer.Option("--lang", help=WORDS("about-lang"), callback=_note_language, is_eager=True, metavar="it|en"),
]
GameName = Annotated[str, typer.Argument(metavar="GAME", help=WORDS("about-game"))]
Seats = Annotated[str | None, typer.Option("--seats", help=WORDS("about-seats"), metavar="WHO,WHO,…")]
Seed = Annotated[int | None, typer.Option("--seed", help=WORDS("about-seed"), metavar="NUMBER")]
Options = Annotated[list[str] | None, typer.Option("--option", help=WORDS("about-option"), metavar="NAME=VALUE")]
Place = Annotated[str, typer.Option("--on", help=WORDS("about-on"), metavar="local|ray|ray://HOST:PORT")]


def read_options(given: list[str] | None) -> dict[str, str]:
    """`["cost=4"]` as a dictionary."""
    asked = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise BadInput("error-option-form", asked=text)
        asked[name.strip()] = value.strip().strip("\"'")
    return asked

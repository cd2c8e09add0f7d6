"""`dolmen golden`: makes golden games, transcripts that a law replays, or renews those that no longer replay."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from dolmen.bots.level import RANDOM
from dolmen.core import transcript
from dolmen.core.errors import BadTranscript, DolmenError
from dolmen.core.game import find_game
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.laws.golden import golden_files, golden_folder
from dolmen.terminal.arguments import WORDS, GameName, Language, Options, Seats, read_options
from dolmen.terminal.seats import Sitter, at_table, bot_move, seated
from dolmen.terminal.speech import BadInput, say, screen, speak
from dolmen.words import Texts

Players = Annotated[int | None, typer.Option("--players", help=WORDS("about-golden-players"), metavar="N")]
SeedNumber = Annotated[int, typer.Option("--seed", help=WORDS("about-golden-seed"), metavar="NUMBER")]


def command(
    game: GameName,
    players: Players = None,
    seats: Seats = None,
    seed: SeedNumber = 1,
    option: Options = None,
    lang: Language = None,
) -> None:
    found, words, console = find_game(game), speak(lang), screen()
    folder = golden_folder(found)
    if folder is None:
        raise BadInput("error-no-golden-folder", game=found.name, folder=str(found.folder))
    if players is None and seats is None and not option and golden_files(found):
        for path in golden_files(found):
            renew(path, console, words)
        return
    counts = [len(seats.split(","))] if seats else [players] if players else list(found.players)
    for count in counts:
        play = Play.new(found, count, read_options(option), seed)
        finish(play, seats)
        keep(play, folder / file_name(play))
        say(console, words("golden-made", file=str(folder / file_name(play)), steps=len(play.steps)), "green")


def file_name(play: Play) -> str:
    """`mygame-3-cost-4.game`: the players, and the options that are not as usual."""
    usual = play.game.settle(play.players)
    unusual = [f"{name}-{value}" for name, value in play.options.items() if value != usual[name]]
    return "-".join([play.game.name, str(play.players), *unusual]).replace(" ", "_") + ".game"


def renew(path: Path, console: Console, words: Texts) -> None:
    """Leaves a transcript that replays; else plays it again, its own steps as long as they are legal."""
    text = path.read_text("utf-8")
    try:
        play = transcript.load(text)
        say(console, words("golden-true", file=str(path), steps=len(play.steps)))
    except BadTranscript as error:
        play = played_again(text)
        keep(play, path)
        say(console, words("golden-renewed", file=str(path), steps=len(play.steps), why=str(error)), "yellow")


def played_again(text: str) -> Play:
    """The game of a transcript under the rules of today: the same deal and steps, then bots from where they differ."""
    found = transcript.parse(text)
    game = find_game(found.game)
    known = {option.name for option in game.options}
    options = {name: value for name, value in found.options.items() if name in known}
    play = Play.new(game, found.players, options, found.seed or seed_from(1))
    for _, act in found.told:
        if not act.startswith("("):
            try:
                play.play(act.partition(":")[2])
            except DolmenError:
                break
    finish(play)
    return play


def finish(play: Play, seats: str | None = None) -> None:
    """Lets bots play to the end; by default those that play at random, since they try whatever the rules allow."""
    sitters = seated(seats or ",".join([RANDOM.name] * play.players))
    with at_table(play, sitters):
        while not play.over:
            play.act(_move(play, sitters[play.player]))


def _move(play: Play, sitter: Sitter) -> int:
    if sitter.bot is None:
        raise BadInput("error-golden-me")
    return bot_move(play, sitter.bot)


def keep(play: Play, path: Path) -> None:
    """Writes a finished game."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(transcript.dump(play), "utf-8")
    except OSError as error:
        raise BadInput("error-cannot-write", file=str(path), why=error.strerror or str(error)) from None

"""`dolmen play`: a game at the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from dolmen.bots.level import ADEPT
from dolmen.core.game import Game, find_game
from dolmen.core.play import Play
from dolmen.terminal.arguments import WORDS, GameName, Language, Options, Seats, Seed, read_options
from dolmen.terminal.keep import kept_seats, open_game
from dolmen.terminal.seats import ME, seated
from dolmen.terminal.speech import BadInput, screen, speak

USUAL_PLAYERS = 3
Resume = Annotated[Path | None, typer.Option("--resume", help=WORDS("about-resume"), metavar="FILE")]
Record = Annotated[Path | None, typer.Option("--record", help=WORDS("about-record"), metavar="FILE")]


def command(
    game: GameName,
    seats: Seats = None,
    lang: Language = None,
    seed: Seed = None,
    option: Options = None,
    resume: Resume = None,
    record: Record = None,
) -> None:
    from dolmen.terminal.reader import reader_for  # loads the line editor, which no other command waits for
    from dolmen.terminal.session import Session

    found = find_game(game)
    words = speak(lang, found)
    if resume is None:
        sitters = seated(seats or usual_seats(found))
        play = Play.new(found, len(sitters), read_options(option), seed)
    else:
        play = resumed(found, resume)
        sitters = seated(seats or kept_seats(resume) or usual_seats(found, play.players))
    if len(sitters) != play.players:
        raise BadInput("error-seats-of-save", asked=len(sitters), players=play.players)
    console = screen()
    Session(play, sitters, words, console, reader_for(console), record or resume).run()


def usual_seats(game: Game, players: int | None = None) -> str:
    """Me against the strongest bots that answer at once, three at the table where the game allows it."""
    count = players or min(max(USUAL_PLAYERS, game.players[0]), game.players[-1])
    return ",".join([ME, *[ADEPT.name] * (count - 1)])


def resumed(game: Game, path: Path) -> Play:
    """A saved game, which must be one of this game and not over."""
    play = open_game(path)
    if play.game is not game:
        raise BadInput("error-other-game", file=str(path), game=play.game.name)
    if play.over:
        raise BadInput("error-already-over", file=str(path))
    return play

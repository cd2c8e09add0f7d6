"""`dolmen hint`: what a bot would do in a recorded position, with chances; also the command of a running game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import typer
from rich.console import Console

from dolmen.bots import FOREVER, Analysis, Budget, ask_why, beside_next_best, find_bot, usual
from dolmen.bots.memory import view_for
from dolmen.core.play import Play
from dolmen.core.seed import subseed
from dolmen.terminal.arguments import WORDS, Language
from dolmen.terminal.keep import kept_seats, open_game
from dolmen.terminal.replay import At, File
from dolmen.terminal.seats import ME, called, seated
from dolmen.terminal.speech import BadInput, say, screen, speak
from dolmen.words import Texts
from dolmen.words.reasons import said

BEST = 3  # actions that are shown
SECONDS = 1.0
Seconds = Annotated[float, typer.Option("--seconds", help=WORDS("about-hint-seconds"), min=0.01, metavar="SECONDS")]


def command(file: File, at: At = None, seconds: Seconds = SECONDS, lang: Language = None) -> None:
    whole = open_game(file)
    words = speak(lang, whole.game)
    number = len(whole.steps) if at is None else at
    if not 0 <= number <= len(whole.steps):
        raise BadInput("error-no-such-step", asked=number, most=len(whole.steps))
    play = whole.at(number)
    if play.over:
        raise BadInput("error-hint-over", most=len(whole.steps) - 1)
    names = called(play, seated(kept_seats(file) or ",".join([ME] * play.players)), words)
    console = screen()
    say(console, f"{words('step-of', n=number, most=len(whole.steps))} · {names[play.player]}", "bold")
    waiting = Console(stderr=True)
    with waiting.status(words("hint-thinking")):
        found = advice_for(play, seconds, FOREVER)
    show_advice(console, play, found, words, names)


def advice_for(play: Play, seconds: float = SECONDS, patience: float = 0.0) -> Analysis:
    """Advice for the player to move, from that seat's view alone.

    `patience` is how many seconds to wait for the compiler; it goes on meanwhile, so that the next advice is better.
    """
    seat, bot = play.player, find_bot(usual(), Budget(seconds, threads=None))
    bot.get_ready(play.game, patience)
    return ask_why(bot, view_for(bot, play), play.legal, subseed(play.seed, "hint", seat, len(play.steps)))


def show_reasons(console: Console, play: Play, found: Analysis, words: Texts, label: Callable[[int], str]) -> None:
    """Says what speaks for the best action, and what against it, beside the next best."""
    others = [one.action for one in found.prospects if one.action != found.best]
    seed = subseed(play.seed, "why", play.player, len(play.steps))
    other, why = beside_next_best(play.view(play.player), found.best, others, seed)
    if other is not None and (told := said(why, words)):
        say(console, words("hint-reasons", label=label(other)), "bold")
        for line in told:
            say(console, f"  {line}")


def show_advice(console: Console, play: Play, found: Analysis, words: Texts, names: list[str]) -> None:
    """Says the best actions and their chances, and how the search expects the game to go on."""
    sight, notation, story = play.sight(play.player), play.game.notation, play.game.story

    def label(action: int) -> str:
        return words.say(story.label(action, sight), names)

    say(console, words("hint", say=notation.sentence(found.best), label=label(found.best)), "cyan")
    for place, one in enumerate(found.prospects[:BEST], 1):
        named = {"place": place, "say": notation.sentence(one.action), "label": label(one.action)}
        told = found.chance_told(one)
        if told is None:
            say(console, words("hint-tip-at-first-sight", **named))
        else:
            chance, lead = round(100 * told), words.figure(one.lead, "+z.1f")
            say(console, words("hint-tip", **named, chance=chance, lead=lead))
    show_reasons(console, play, found, words, label)
    if found.iterations:
        line = " · ".join(notation.sentence(action) for action in found.line)
        say(console, words("hint-searched", n=found.iterations, line=line), "dim")
    else:
        say(console, words("hint-judged"), "dim")

"""What is wrong with a puzzle: each of these says it in a sentence, and says nothing where all is well."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from dolmen.core.contract.room import DESK, PHONE
from dolmen.core.errors import DolmenError
from dolmen.core.game import Game
from dolmen.core.play import Play
from dolmen.puzzles import Puzzle, Solving
from dolmen.words import LANGUAGES, texts
from dolmen.words.names import BOT_NAMES

Faults = Iterator[str]
SWAPS = 8  # one may leave all as it is
HOPE = 0.4  # of an even share of the victory that is left, at least


@cache
def position(game: Game, puzzle: Puzzle) -> Play:
    """The position of a puzzle, replayed once."""
    return Solving(game, puzzle).play


def is_legal(game: Game, puzzle: Puzzle) -> Faults:
    """The position is reached by legal sentences, and what has a chance there is just what is legal."""
    try:
        play = position(game, puzzle)
    except (DolmenError, ValueError) as error:
        yield f"{puzzle.name}: its position is not reached: {error}"
        return
    if play.player != puzzle.seat:
        yield f"{puzzle.name}: it is the turn of {play.player}, not of {puzzle.seat}"
    if {*play.sentences} != {*puzzle.chances}:
        yield f"{puzzle.name}: {sorted({*play.sentences} ^ {*puzzle.chances})} are legal, or have a chance, not both"
    for sentence in (*puzzle.best, puzzle.beside, puzzle.played):
        if sentence not in play.sentences:
            yield f"{puzzle.name}: {sentence!r} cannot be done; {' | '.join(play.sentences[:12])} can"


def has_one_answer(game: Game, puzzle: Puzzle) -> Faults:
    """What is right is better than all else, the adept's choice is wrong, and the game is still open."""
    others = [chance for sentence, chance in puzzle.chances.items() if not puzzle.is_right(sentence)]
    if not puzzle.best or not others:
        yield f"{puzzle.name}: there is nothing right, or nothing wrong"
        return
    if min(puzzle.chances[sentence] for sentence in puzzle.best) <= max(others):
        yield f"{puzzle.name}: {puzzle.best} is no better than the rest"
    if puzzle.is_right(puzzle.beside):
        yield f"{puzzle.name}: the adept finds it"
    if (chance := puzzle.chances[puzzle.best[0]]) < HOPE / puzzle.players:
        yield f"{puzzle.name}: the game is as good as lost, {chance}"


def takes_equal_actions_alike(game: Game, puzzle: Puzzle) -> Faults:
    """Actions that are the same to whoever chooses are all right, or all wrong."""
    view, parse = Solving(game, puzzle).view, game.notation.parse
    said: dict[tuple[float, ...], str] = {}
    for sentence in puzzle.chances:
        out = [0.0] * game.description_size
        game.rules.describe(view, parse(sentence), out)
        other = said.setdefault(tuple(out), sentence)
        if puzzle.is_right(other) != puzzle.is_right(sentence):
            yield f"{puzzle.name}: {other!r} and {sentence!r} are the same, and only one is right"


def depends_on_the_view_alone(game: Game, puzzle: Puzzle) -> Faults:
    """What its player cannot see may be exchanged: the view and what is legal stay as they are."""
    play = position(game, puzzle)
    other = play.state.copy()
    for _ in range(SWAPS):
        game.rules.swap(other, puzzle.seat)
    if play.view(puzzle.seat, other).pack(game.state) != play.view(puzzle.seat).pack(game.state):
        yield f"{puzzle.name}: its view changes with what its player cannot see"
    out = [0] * game.most_legal
    if tuple(out[: game.rules.legal_actions(other, out)]) != play.legal:
        yield f"{puzzle.name}: what is legal depends on what its player cannot see"


def is_said_in_both_languages(game: Game, puzzle: Puzzle) -> Faults:
    """Every action has its words, and every reason its clause."""
    sight, story, names = position(game, puzzle).sight(puzzle.seat), game.story, _names(puzzle)
    for language in LANGUAGES:
        words = texts(language, game)
        for sentence in puzzle.chances:
            if not words.say(story.label(game.notation.parse(sentence), sight), names).strip():
                yield f"{puzzle.name}: {sentence!r} has no words ({language})"
        for part, by in puzzle.reasons:
            key = f"part-{part}.{'for' if by > 0 else 'against'}"
            if not words.has(key):
                yield f"{puzzle.name}: {key} is missing ({language})"


def is_drawn(game: Game, puzzle: Puzzle) -> Faults:
    """The picture shows it on a desk and on a phone, to its player and to everybody else afterwards."""
    play = position(game, puzzle)
    for box in (DESK, PHONE):
        for seat in range(puzzle.players):
            drawn = game.picture(play.sight(seat), seat, texts(LANGUAGES[0], game), _names(puzzle), box=box)
            if not drawn.startswith("<svg"):
                yield f"{puzzle.name}: seat {seat} has no picture in {box}"


def _names(puzzle: Puzzle) -> list[str]:
    return [BOT_NAMES[seat % len(BOT_NAMES)] for seat in range(puzzle.players)]

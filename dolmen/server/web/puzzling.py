"""Puzzles over HTTP: the position as its player saw it, answers judged by chances, and what people have solved."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache, partial
from typing import Any

from msgspec import to_builtins
from starlette.responses import RedirectResponse, Response

from dolmen.core.game import Game, find_game
from dolmen.puzzles import Answer, Puzzle, Solving, find_puzzle, of_the_day, puzzles_of, with_puzzles
from dolmen.puzzles.puzzle import hardness
from dolmen.server.store.puzzles import Progress, note_try, progress_of, puzzle_rating
from dolmen.server.store.rows import Rating
from dolmen.server.table.ratings import rate_try, worth
from dolmen.server.web import lobby
from dolmen.server.web.alone import LAYOUT, PHRASE, Alone, layout_in
from dolmen.server.web.bundle import sheet_name
from dolmen.server.web.endpoint import Ask, Endpoint
from dolmen.wire import bodies
from dolmen.words import texts
from dolmen.words.reasons import said

Filled = tuple[str, dict[str, Any]] | Response
KEPT = 128  # positions in memory
BOTS = "adept"  # who played the games in which puzzles were found


@lru_cache(maxsize=KEPT)
def _solving(game: Game, puzzle: Puzzle) -> Solving:
    """A puzzle, replayed once."""
    solving = Solving(game, puzzle)
    assert solving.play.player == puzzle.seat
    return solving


class Desk:
    """A puzzle that somebody asks about."""

    def __init__(self, ask: Ask, solving: Solving):
        self.ask, self.solving, self.puzzle, self.game = ask, solving, solving.puzzle, solving.game
        self.alone = Alone(ask, self.game, self.puzzle.seat, BOTS)

    @classmethod
    async def of(cls, ask: Ask) -> Desk:
        """The puzzle that an address names."""
        game = find_game(ask.path("game"))
        puzzle = find_puzzle(game, ask.path("puzzle"))
        return cls(ask, await ask.house.look_up(_solving, game, puzzle))

    async def progress(self) -> Progress:
        """How far whoever asks is with this title."""
        return await self.ask.house.store.read(progress_of, self.ask.person.id, self.game.name)

    def label(self, sentence: str) -> str:
        """A sentence in words, as the player to move would read it."""
        look = self.alone.look(self.solving.play)
        return look.say(self.game.story.label(self.game.notation.parse(sentence), look.sight))

    def text(self, answer: Answer | None) -> str:
        """What is said of an answer."""
        words, puzzle = self.alone.words, self.puzzle
        if answer is None:
            best, chance = puzzle.ranked[0]
            return words("puzzle-shown", label=self.label(best), chance=percent(chance))
        details = {"chance": percent(answer.chance), "best": percent(answer.best_chance)}
        return words("puzzle-right" if answer.is_right else "puzzle-wrong", **details)

    def solution(self, layout: str, progress: Progress) -> bodies.PuzzleSolution:
        """All that is told in the end, the truth with it."""
        puzzle, play = self.puzzle, self.solving.play
        chances = [
            bodies.PuzzleChance(sentence, self.label(sentence), percent(chance), puzzle.is_right(sentence))
            for sentence, chance in puzzle.ranked
        ]
        names = self.alone.look(play).names
        eyes = [
            bodies.PuzzleEyes(names[seat], str(self.alone.through_the_eyes_of(play, seat, layout).picture or ""))
            for seat in range(puzzle.players)
            if seat != puzzle.seat and layout != "none"
        ]
        reasons = said(self.solving.reasons, self.alone.words)
        beside, played = self.label(puzzle.beside), self.label(puzzle.played)
        best = puzzle.ranked[0][0]
        return bodies.PuzzleSolution(
            best, chances, beside, reasons, played, eyes, next_of(self.game, puzzle.name, progress)
        )


def percent(chance: float) -> int:
    """A chance as people read it."""
    return round(100 * chance)


def next_of(game: Game, current: str | None, progress: Progress) -> str | None:
    """What comes next: the first that was never tried, then the first that is not solved."""
    names = [puzzle.name for puzzle in puzzles_of(game) if puzzle.name != current]
    untried = [name for name in names if name not in progress.tried]
    return next(iter([*untried, *(name for name in names if name not in progress.solved)]), None)


async def puzzles_now(ask: Ask) -> bodies.Puzzles:
    """The titles with puzzles, and that of the day."""
    titles, house = [], ask.house
    for game in with_puzzles():
        mine = await house.store.read(progress_of, ask.person.id, game.name)
        shown = lobby.game_shown(house, game, ask.language)
        count, rating = len(puzzles_of(game)), None if mine.rating is None else worth(mine.rating)
        titles.append(
            bodies.PuzzleTitle(game.name, shown.title, shown.cover, count, len(mine.solved), len(mine.tried), rating)
        )
    return bodies.Puzzles(titles, await _today(ask))


async def _today(ask: Ask) -> bodies.PuzzleOfDay | None:
    day = datetime.fromtimestamp(ask.house.now(), UTC).date()
    found = of_the_day(day)
    if found is None:
        return None
    game, puzzle = found
    mine = await ask.house.store.read(progress_of, ask.person.id, game.name)
    return bodies.PuzzleOfDay(
        game.name,
        texts(ask.language, game)("title"),
        puzzle.name,
        day.isoformat(),
        hardness(puzzle.level),
        puzzle.players,
        puzzle.name in mine.tried,
        puzzle.name in mine.solved,
    )


async def one_puzzle(ask: Ask) -> bodies.PuzzleShown:
    desk, puzzle = await Desk.of(ask), find_puzzle(find_game(ask.path("game")), ask.path("puzzle"))
    mine, every = await desk.progress(), puzzles_of(find_game(ask.path("game")))
    known = await ask.house.store.read(puzzle_rating, desk.game.name, puzzle.name)
    position = await ask.house.look_up(desk.alone.position, desk.solving.play.copy(), layout_in(ask), None)
    level, tried, solved = known.mu if known else puzzle.level, puzzle.name in mine.tried, puzzle.name in mine.solved
    place = every.index(puzzle) + 1
    return bodies.PuzzleShown(
        desk.game.name, puzzle.name, place, len(every), hardness(level), tried, solved, position
    )  # fmt: skip


async def answer_puzzle(ask: Ask) -> bodies.PuzzleAnswer:
    desk, body = await Desk.of(ask), ask.body
    answer = None if body.sentence is None else desk.solving.answer(body.sentence)
    is_right = answer is not None and answer.is_right
    said_first = None if answer is None else answer.sentence
    rate = partial(_rated, level=desk.puzzle.level, is_right=is_right)
    tried = await ask.house.store.write(
        note_try, ask.person.id, desk.game.name, desk.puzzle.name, said_first, is_right, ask.house.now(), rate
    )
    before, after = (worth(tried.before), worth(tried.after)) if tried.is_first else (None, None)
    if answer is not None and not is_right:
        return bodies.PuzzleAnswer(False, desk.text(answer), None, None, after, before)
    steps, progress = len(desk.solving.play.steps), await desk.progress()
    shown = None if answer is None else (answer.play, body.layout, steps)
    position = None if shown is None else await ask.house.look_up(desk.alone.position, *shown)
    solution = await ask.house.look_up(desk.solution, body.layout, progress)
    return bodies.PuzzleAnswer(is_right, desk.text(answer), solution, position, after, before)


def _rated(person: Rating | None, puzzle: Rating | None, level: float, is_right: bool) -> tuple[Rating, Rating]:
    return rate_try(person, puzzle, level, is_right)


async def why(ask: Ask) -> bodies.Reason:
    desk = await Desk.of(ask)
    return desk.alone.reason(desk.solving.play.copy(), ask.query("phrase") or "")


# --- pages -----------------------------------------------------------------------------------------------------------


async def puzzles_page(ask: Ask) -> Filled:
    return "puzzles.html", to_builtins(await puzzles_now(ask))


async def run_page(ask: Ask) -> Filled:
    """The run of a title goes on with what was not tried yet."""
    game = find_game(ask.path("game"))
    first = find_puzzle(game)
    mine = await ask.house.store.read(progress_of, ask.person.id, game.name)
    return RedirectResponse(f"/puzzles/{game.name}/{next_of(game, None, mine) or first.name}", 303)


async def puzzle_page(ask: Ask) -> Filled:
    game = find_game(ask.path("game"))
    puzzle, every = find_puzzle(game, ask.path("puzzle")), puzzles_of(game)
    shown = lobby.game_shown(ask.house, game, ask.language)
    context = {"game": to_builtins(shown), "puzzle": puzzle.name, "number": every.index(puzzle) + 1, "of": len(every)}
    return "puzzle.html", {**context, "sheet": sheet_name(game.of_version(puzzle.version))}


P = "/api/puzzles/{game}/{puzzle}"
ANSWER = (bodies.PuzzleAnswer, bodies.TryPuzzle)
PUZZLE_ENDPOINTS = (
    Endpoint("GET", "/api/puzzles", puzzles_now, "The puzzles, and that of the day", bodies.Puzzles),
    Endpoint("GET", P, one_puzzle, "A puzzle as its player saw it", bodies.PuzzleShown, query=(LAYOUT,)),
    Endpoint("POST", P, answer_puzzle, "An answer, or the wish to see the solution", *ANSWER, bucket="acts"),
    Endpoint("GET", P + "/why", why, "Why something cannot be chosen", bodies.Reason, query=(PHRASE,)),
)
PUZZLE_PAGES = (
    ("GET", "/puzzles", puzzles_page),
    ("GET", "/puzzles/{game}", run_page),
    ("GET", "/puzzles/{game}/{puzzle}", puzzle_page),
)

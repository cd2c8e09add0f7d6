"""Lessons over HTTP. The server keeps nothing of them: the page sends what was said so far, and it is replayed here.

Replaying and drawing are done beside the event loop, in one thread.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from msgspec import to_builtins
from starlette.responses import Response

from dolmen.core.contract.lessons import Lesson
from dolmen.core.game import Game, find_game
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.lessons import Course, FreeGame, find_lesson, said_at, taught, with_lessons
from dolmen.lessons.said import answer
from dolmen.server.refusals import BadMessage
from dolmen.server.web import lobby
from dolmen.server.web.alone import LAYOUT, PHRASE, Alone, layout_in
from dolmen.server.web.bundle import sheet_name
from dolmen.server.web.endpoint import Ask, Endpoint, Query
from dolmen.wire import bodies
from dolmen.words import texts

Filled = tuple[str, dict[str, Any]] | Response
BETWEEN = ";"  # sentences of an address
LONGEST_SAID = 4000  # letters
KEPT = 256  # positions in memory: whoever goes on is not replayed from the start


class Desk:
    """A lesson that somebody asks about."""

    def __init__(self, ask: Ask):
        self.ask = ask
        self.game: Game = taught(find_game(ask.path("game")))
        self.lesson: Lesson = find_lesson(self.game, ask.path("lesson"))
        self.course = Course(self.game, self.lesson)
        self.words = texts(ask.language, self.game)
        self.alone = Alone(ask, self.game, self.lesson.pupil, self.lesson.free.level)

    def step(self) -> int:
        """The number of the step in the address."""
        number = self.ask.path("step")
        if not number.isdecimal() or len(number) > 3 or int(number) >= len(self.lesson.steps):
            raise BadMessage(why="step")
        return int(number)

    def said(self) -> list[str]:
        """What the pupil said at the tasks before."""
        text = self.ask.query("said") or ""
        if len(text) > LONGEST_SAID:
            raise BadMessage(why="said")
        return [sentence for sentence in text.split(BETWEEN) if sentence]


@lru_cache(maxsize=KEPT)
def _at(game: Game, lesson: Lesson, number: int, said: tuple[str, ...]) -> Play:
    return Course(game, lesson).at(number, said)


async def step(ask: Ask) -> bodies.LessonStep:
    return await ask.house.look_up(_step, Desk(ask))


def _step(desk: Desk) -> bodies.LessonStep:
    number, lesson = desk.step(), desk.lesson
    told, data = said_at(desk.words, lesson, number), lesson.steps[number]
    play = _at(desk.game, lesson, number, tuple(desk.said())).copy()
    position = desk.alone.position(play, layout_in(desk.ask), None if data.later else desk.ask.number("shown"))
    texts_told = (told.title, told.text, told.goal, told.hint)
    return bodies.LessonStep(number, *texts_told, data.show, list(data.point), data.later, position)


async def attempt(ask: Ask) -> bodies.LessonTry:
    return await ask.house.look_up(_attempt, Desk(ask))


def _attempt(desk: Desk) -> bodies.LessonTry:
    number, said = desk.step(), desk.said()
    before = len(_at(desk.game, desk.lesson, number, tuple(said)).steps)
    verdict = desk.course.judge(number, said, desk.ask.query("tried") or "")
    text = answer(desk.words, desk.lesson, number, verdict.form)
    position = desk.alone.position(verdict.play, layout_in(desk.ask), before)
    return bodies.LessonTry(verdict.is_right, text, position)


async def why(ask: Ask) -> bodies.Reason:
    return await ask.house.look_up(_why, Desk(ask))


def _why(desk: Desk) -> bodies.Reason:
    play = _at(desk.game, desk.lesson, desk.step(), tuple(desk.said())).copy()
    return desk.alone.reason(play, desk.ask.query("phrase") or "")


# --- the free game -------------------------------------------------------------------------------------------------


class Shelf:
    """Games that were played lately, so that whoever goes on is not replayed from the start."""

    def __init__(self, most: int = KEPT):
        self.most = most
        self.games: OrderedDict[Any, Play] = OrderedDict()

    def take(self, game: FreeGame, said: Sequence[str], seed: int, moves: Sequence[str]) -> Play:
        """A copy of the game after some sentences."""
        key = _key(game, said, seed, moves)
        if key not in self.games:
            self.put(game, said, seed, moves, game.at(said, seed_from(seed), moves))
        self.games.move_to_end(key)
        return self.games[key].copy()

    def put(self, game: FreeGame, said: Sequence[str], seed: int, moves: Sequence[str], play: Play) -> None:
        """Keeps a game as it is now; that which nobody asked for longest goes."""
        self.games[_key(game, said, seed, moves)] = play
        if len(self.games) > self.most:
            self.games.popitem(last=False)


def _key(game: FreeGame, said: Sequence[str], seed: int, moves: Sequence[str]) -> Any:
    return game.game, game.lesson, tuple(said), seed, tuple(moves)


shelf = Shelf()


async def free(ask: Ask) -> bodies.FreePosition:
    desk, body = Desk(ask), ask.body
    game = FreeGame(desk.game, desk.lesson)
    play = await ask.house.look_up(shelf.take, game, body.said, body.seed, body.moves)
    before = len(play.steps) - len(body.moves)
    if body.sentence is not None:
        play.play(body.sentence, desk.lesson.pupil)
    while not play.over and play.player != desk.lesson.pupil:
        seat, level = play.player, desk.lesson.free.level
        question = (level, desk.game, play.view(seat), seat, FreeGame.dice(play), play.legal)
        play.act(await ask.house.workers.choose(*question, table=ask.person.id))
    return await ask.house.look_up(_put_back, desk, game, play, before)


def _put_back(desk: Desk, game: FreeGame, play: Play, before: int) -> bodies.FreePosition:
    """Keeps a game that went on, and shows it."""
    body = desk.ask.body
    moves = [desk.game.notation.sentence(one.action) for one in play.steps[before:]]
    shelf.put(game, body.said, body.seed, moves, play)
    return bodies.FreePosition(moves, desk.alone.position(play, body.layout, body.shown))


async def free_why(ask: Ask) -> bodies.Reason:
    return await ask.house.look_up(_free_why, Desk(ask))


def _free_why(desk: Desk) -> bodies.Reason:
    body = desk.ask.body
    play = shelf.take(FreeGame(desk.game, desk.lesson), body.said, body.seed, body.moves)
    return desk.alone.reason(play, body.sentence or "")


# --- pages -----------------------------------------------------------------------------------------------------------


async def lessons_page(ask: Ask) -> Filled:
    return "lessons.html", {
        "games": [to_builtins(lobby.game_shown(ask.house, game, ask.language)) for game in with_lessons()]
    }


async def learn_page(ask: Ask) -> Filled:
    game = taught(find_game(ask.path("game")))
    lesson = find_lesson(game, ask.request.path_params.get("lesson"))
    shown = lobby.game_shown(ask.house, game, ask.language)
    line = next(one for one in shown.lessons if one.name == lesson.name)
    context = {"game": to_builtins(shown), "lesson": to_builtins(line), "steps": [one.is_task for one in lesson.steps]}
    return "learn.html", {**context, "sheet": sheet_name(game)}


L = "/api/lessons/{game}/{lesson}"
SAID = Query("said", {"type": "string", "maxLength": LONGEST_SAID})
SHOWN = Query("shown", {"type": "integer", "minimum": 0})
TRIED = Query("tried")
PAST = "past"  # who learn may ask as often as those who look at the past
LEARNING_ENDPOINTS = (
    Endpoint(
        "GET", L + "/{step}", step, "A step of a lesson", bodies.LessonStep, query=(SAID, LAYOUT, SHOWN), bucket=PAST
    ),
    Endpoint(
        "GET",
        L + "/{step}/try",
        attempt,
        "What becomes of a try",
        bodies.LessonTry,
        query=(SAID, LAYOUT, TRIED),
        bucket=PAST,
    ),
    Endpoint(
        "GET",
        L + "/{step}/why",
        why,
        "Why something cannot be chosen",
        bodies.Reason,
        query=(SAID, PHRASE),
        bucket=PAST,
    ),
    Endpoint("POST", L + "/free", free, "The free game goes on", bodies.FreePosition, bodies.FreeMove, bucket=PAST),
    Endpoint(
        "POST", L + "/free/why", free_why, "Why not, in the free game", bodies.Reason, bodies.FreeMove, bucket=PAST
    ),
)
LEARNING_PAGES = (
    ("GET", "/learn", lessons_page),
    ("GET", "/learn/{game}", learn_page),
    ("GET", "/learn/{game}/{lesson}", learn_page),
)

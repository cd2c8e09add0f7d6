"""What the lobby shows: the games found, tables to join or watch, my own, my past games, and the best."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from dolmen.core.contract.room import Box
from dolmen.core.game import Game, games, lightest_first
from dolmen.core.play import Play
from dolmen.core.seed import by_lot, seed_from
from dolmen.core.viewer import NOBODY
from dolmen.lessons.find import taught
from dolmen.lessons.said import about, title_of
from dolmen.picture.svg import standalone
from dolmen.server.refusals import CannotOpen, say_error
from dolmen.server.store.blocks import strangers_to
from dolmen.server.store.results import best_at, finished_tables, ratings_of
from dolmen.server.store.rows import KeptSeat, KeptTable, Person
from dolmen.server.store.tables import list_tables
from dolmen.server.table.acting import wake
from dolmen.server.table.house import House
from dolmen.server.table.names import level_text, name_of
from dolmen.server.table.ratings import likely, spread
from dolmen.server.table.ratings import shown as shown_rating
from dolmen.server.table.table import Table
from dolmen.server.web.rulebook import rendered
from dolmen.server.web.showing import Look
from dolmen.server.web.table_shown import seats_shown
from dolmen.wire import bodies
from dolmen.words import Texts, texts
from dolmen.words.options import value_text

STATIC = Path(__file__).parent.parent / "static"
MOST_LINES = {"open": 60, "running": 30, "mine": 100, "over": 60}
MOST_PAST_GAMES = 50


def levels_shown(house: House, language: str) -> list[bodies.LevelShown]:
    """The levels of bots, the weakest first."""
    return [bodies.LevelShown(level, level_text(level, texts(language))) for level in house.workers.levels]


def game_shown(house: House, game: Game, language: str) -> bodies.GameShown:
    """A game for people who choose one."""
    words = texts(language, game)
    return bodies.GameShown(
        name=game.name,
        title=words("title"),
        summary=words("summary"),
        players=list(game.players),
        minutes=game.minutes,
        options=[_option(game, option, words) for option in game.options],
        levels=levels_shown(house, language),
        picture=f"/api/games/{game.name}/picture.svg",
        cover=f"/api/games/{game.name}/cover.svg",
        is_template=game.is_template,
        windows=game.story.HAS_WINDOWS,
        lessons=lessons_shown(taught(game), language),
    )


def lessons_shown(game: Game, language: str) -> list[bodies.LessonLine]:
    """The guided first games of a title."""
    words = texts(language, game)
    return [
        bodies.LessonLine(lesson.name, title_of(words, lesson), about(words, lesson), lesson.minutes, len(lesson.steps))
        for lesson in game.lessons
    ]


def _option(game: Game, option: Any, words: Texts) -> bodies.OptionShown:
    name = option.name
    choices = {
        str(players): [
            bodies.Value(v, value_text(name, v, words), _text(words, f"option-{name}-{v}-help"))
            for v in option.choices(players)
        ]
        for players in game.players
    }
    return bodies.OptionShown(name, words(f"option-{name}"), _text(words, f"option-{name}-help"), choices)


def _text(words: Texts, key: str) -> str | None:
    key = key.replace(" ", "_")
    return words(key) if words.has(key) else None


def games_shown(house: House, language: str) -> list[bodies.GameShown]:
    """Every game found, the shortest first, a template last."""
    return [game_shown(house, game, language) for game in lightest_first()]


def cover_of(game: Game, kind: str) -> Path:
    """The cover of a game as svg or jpg; ours for a game that has none."""
    own = game.folder / f"cover.{kind}"
    return own if own.exists() else STATIC / f"cover.{kind}"


@lru_cache(maxsize=64)
def example_picture(game: Game, language: str, box: Box) -> str:
    """A position from the middle of some game, as a spectator sees it."""
    count = min(3, game.players[-1])
    play = Play.new(game, count, seed=seed_from(7))
    for step in range(min(40, game.longest // 3)):
        if play.over or len(play.legal) == 0:
            break
        play.act(by_lot(play.legal, seed_from(step)))
    if play.over:
        play = Play.new(game, count, seed=seed_from(7))
    words = texts(language, game)
    names = [words.say(game.story.seat(play.sight(NOBODY), player).line) for player in range(count)]
    return standalone(game.picture(play.sight(NOBODY), NOBODY, words, names, box=box), game)


@lru_cache(maxsize=64)
def rules_shown(game: Game, language: str) -> bodies.Rules:
    """The rules for players as HTML, with figures, and with an address for every heading and paragraph that has one."""
    path = game.folder / f"rules.{language}.md"
    words = texts(language, game)
    text = path.read_text("utf-8") if path.exists() else f"# {words('title')}\n\n{words('rule-drawer-missing')}\n"
    html, headings = rendered(game, text, words)
    return bodies.Rules(game.name, words("title"), html, headings)


async def table_lines(house: House, kind: str, person: str, language: str) -> bodies.Tables:
    """Tables of a kind: open and running ones that are public, mine that wait for me first, mine that are over.

    One that cannot be opened harms no other; its own players see that it cannot.
    """
    lines = []
    strangers = await house.store.read(strangers_to, person) if kind == "open" else set()
    for name in await house.store.read(list_tables, kind, person, MOST_LINES[kind]):
        try:
            table = await house.table(name)
            if strangers.isdisjoint(seat.person for seat in table.seats):
                lines.append(await _table_line(house, name, kind, person, language))
        except CannotOpen as error:
            if kind in ("mine", "over"):
                lines.append(_broken_line(await house.kept_table(name), say_error(error, language), language))
    if kind == "mine":
        lines.sort(key=lambda line: (not line.waiting, -line.at))
    return bodies.Tables(lines)


async def _table_line(house: House, name: str, kind: str, person: str, language: str) -> bodies.TableLine:
    table = await house.table(name)
    if kind in ("running", "mine") and table.running is None and table.status == "running":
        async with table.lock:
            await wake(house, table)
    return _line(house, table, person, language)


def _line(house: House, table: Table, person: str, language: str) -> bodies.TableLine:
    mine = table.seats_of(person)
    at = table.running.clocks.last if table.running else table.started or table.agreed.created
    return bodies.TableLine(
        table=table.id,
        game=table.game.name,
        title=texts(language, table.game)("title"),
        status=table.status,
        seats=seats_shown(table, person, language, house.now()),
        pace=table.agreed.pace,
        public=table.agreed.public,
        progress=Look(table, None, language).in_public.progress if table.running else "",
        mine=mine,
        waiting=table.turn in mine,
        at=at,
    )


def _broken_line(table: KeptTable, why: str, language: str) -> bodies.TableLine:
    agreed, at = table.agreed, table.started or table.agreed.created
    title = _title(agreed.game, language) if agreed.game in games() else agreed.game
    return bodies.TableLine(
        table.id, agreed.game, title, table.status, [], agreed.pace, agreed.public, why, [], False, at, broken=True
    )


async def ratings_shown(house: House, person: Person, language: str) -> list[bodies.RatingShown]:
    """The ratings of somebody."""
    known = games()
    found = []
    for row in await house.store.read(ratings_of, person.id):
        if row.game in known:
            rating, middle, by = figures(row.mu, row.sigma)
            named = (row.game, _title(row.game, language), rating, row.played, row.won, row.players, middle, by)
            found.append(bodies.RatingShown(*named))
    return found


def figures(mu: float, sigma: float) -> tuple[int, int, int]:
    """A rating as people see it: at least, most likely, and how far from that it may well be."""
    return shown_rating(mu, sigma), likely(mu), spread(sigma)


def _title(game: str, language: str) -> str:
    return texts(language, games()[game])("title")


async def best_shown(house: House, game: Game, person: Person, language: str, players: int = 0) -> bodies.Best:
    """The best at a game, people and bots; for a number of players, or over all."""
    words, rows = texts(language, game), []
    for place, row in enumerate(await house.store.read(best_at, game.name, players), 1):
        is_bot = row.who.startswith("bot ")
        seat = KeptSeat("bot", level=row.who[4:]) if is_bot else KeptSeat("person", row.name or "")
        rating, middle, by = figures(row.mu, row.sigma)
        named: Any = (place, name_of(seat, words), seat.kind, rating, row.played, row.won, row.who == person.id)
        rows.append(bodies.BestRow(*(*named, middle, by)))
    return bodies.Best(game.name, words("title"), rows)


async def history_shown(
    house: House, person: Person, game: str | None, before: float | None, language: str
) -> bodies.History:
    """The games that somebody has finished, newest first."""
    found = await house.store.read(finished_tables, person.id, game, before, MOST_PAST_GAMES)
    past = []
    for row, seats in found:
        if row.game in games():
            words = texts(language, games()[row.game])
            shown = [_past_seat(seat, person, words) for seat in seats]
            past.append(bodies.PastGame(row.id, row.game, words("title"), row.ended or 0.0, shown))
    return bodies.History(past)


def _past_seat(seat: Any, person: Person, words: Texts) -> bodies.PastSeat:
    is_me = person.id in (seat.person, seat.left_by)
    return bodies.PastSeat(name_of(seat, words), seat.kind, seat.score, seat.place, is_me)

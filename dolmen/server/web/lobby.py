"""What the lobby shows: the games found, tables to join or watch, my own, my past games, and the best."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import sqlalchemy as sa
from markdown_it import MarkdownIt

from dolmen.core.game import Game, games
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.core.viewer import NOBODY
from dolmen.picture.svg import standalone
from dolmen.server.store import schema
from dolmen.server.table.house import House
from dolmen.server.table.ratings import shown as shown_rating
from dolmen.server.table.table import Seat, Table
from dolmen.server.table.workers import random_choice
from dolmen.server.web.showing import level_text, name_of, seats_shown, show, value_text
from dolmen.wire.bodies import (
    Best,
    BestRow,
    GameShown,
    Heading,
    History,
    Level,
    OptionShown,
    PastGame,
    PastSeat,
    Rating,
    Rules,
    TableLine,
    Tables,
    Value,
)
from dolmen.words import Texts, texts

MOST_LINES = {"open": 60, "running": 30, "mine": 100, "over": 60}
PAGE = 50


def levels_shown(house: House, language: str) -> list[Level]:
    """The levels of bots, the weakest first."""
    return [Level(level, level_text(level, texts(language))) for level in house.workers.levels]


def game_shown(house: House, game: Game, language: str) -> GameShown:
    """A game for people who choose one."""
    words = texts(language, game)
    return GameShown(
        name=game.name,
        title=words("title"),
        summary=words("summary"),
        players=list(game.players),
        minutes=game.minutes,
        options=[_option(game, option, words) for option in game.options],
        levels=levels_shown(house, language),
        picture=f"/api/games/{game.name}/picture.svg",
        windows=hasattr(game.story, "decline"),
    )


def _option(game: Game, option: Any, words: Texts) -> OptionShown:
    name = option.name
    choices = {
        str(players): [
            Value(v, value_text(name, v, words), _text(words, f"option-{name}-{v}-help"))
            for v in option.choices(players)
        ]
        for players in game.players
    }
    return OptionShown(name, words(f"option-{name}"), _text(words, f"option-{name}-help"), choices)


def _text(words: Texts, key: str) -> str | None:
    key = key.replace(" ", "_")
    return words(key) if words.has(key) else None


def games_shown(house: House, language: str) -> list[GameShown]:
    """Every game found."""
    return [game_shown(house, game, language) for game in games().values()]


@lru_cache(maxsize=64)
def example_picture(game: Game, language: str, is_narrow: bool) -> str:
    """A position from the middle of some game, as a spectator sees it."""
    count = min(3, game.players[-1])
    play = Play.new(game, count, seed=seed_from(7))
    for step in range(min(40, game.longest // 3)):
        if play.over or len(play.legal) == 0:
            break
        play.act(random_choice(seed_from(step), play.legal))
    if play.over:
        play = Play.new(game, count, seed=seed_from(7))
    words = texts(language, game)
    names = [words.say(game.story.seat(play.sight(NOBODY), player).line) for player in range(count)]
    return standalone(game.picture(play.sight(NOBODY), NOBODY, words, names, narrow=is_narrow))


@lru_cache(maxsize=64)
def rules_shown(game: Game, language: str) -> Rules:
    """The rules for players as HTML, each heading with an address of its own."""
    path = game.folder / f"rules.{language}.md"
    words = texts(language, game)
    text = path.read_text("utf-8") if path.exists() else f"# {words('title')}\n\n{words('rule-drawer-missing')}\n"
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(text)
    headings: list[Heading] = []
    for place, token in enumerate(tokens):
        if token.type == "heading_open":
            heading = Heading(int(token.tag[1]), f"rule-{len(headings) + 1}", tokens[place + 1].content)
            token.attrSet("id", heading.id)
            headings.append(heading)
    return Rules(game.name, words("title"), markdown.renderer.render(tokens, markdown.options, {}), headings)


async def table_lines(house: House, kind: str, person: str, language: str) -> Tables:
    """Tables of a kind: open and running ones that are public, mine that wait for me first, mine that are over."""
    names = await house.store.read(lambda connection: _names(connection, kind, person))
    lines = []
    for name in names:
        table = await house.table(name)
        if kind in ("running", "mine") and table.running is None and table.status == "running":
            async with table.lock:
                await house.ready(table)
        lines.append(_line(house, table, person, language))
    if kind == "mine":
        lines.sort(key=lambda line: (not line.waiting, -line.at))
    return Tables(lines)


def _names(connection: sa.Connection, kind: str, person: str) -> list[str]:
    tables, seats = schema.tables, schema.seats
    query = sa.select(tables.c.id).limit(MOST_LINES[kind])
    if kind in ("open", "running"):
        query = query.where(tables.c.status == kind, tables.c.public).order_by(tables.c.created.desc())
    else:
        my = sa.select(seats.c.table).where(seats.c.person == person)
        status = tables.c.status == "over" if kind == "over" else tables.c.status != "over"
        query = query.where(status, tables.c.id.in_(my)).order_by(tables.c.created.desc())
    return [name for (name,) in connection.execute(query)]


def _line(house: House, table: Table, person: str, language: str) -> TableLine:
    now, mine = house.now(), table.seats_of(person)
    at = table.running.clocks.last if table.running else table.started or table.agreed.created
    return TableLine(
        table=table.id,
        game=table.game.name,
        title=texts(language, table.game)("title"),
        status=table.status,
        seats=seats_shown(table, person, language, now),
        pace=table.agreed.pace,
        public=table.agreed.public,
        progress=show(table, None, language).progress if table.running else "",
        mine=mine,
        waiting=table.turn in mine,
        at=at,
    )


def read_ratings(connection: sa.Connection, person: str, language: str) -> list[Rating]:
    """The ratings of somebody."""
    r = schema.ratings
    rows = connection.execute(sa.select(r).where(r.c.who == person).order_by(r.c.game))
    known = games()
    return [
        Rating(
            row.game, texts(language, known[row.game])("title"), shown_rating(row.mu, row.sigma), row.played, row.won
        )
        for row in rows
        if row.game in known
    ]


def read_best(connection: sa.Connection, game: Game, person: str, language: str) -> Best:
    """The best at a game, people and bots."""
    r, people, words = schema.ratings, schema.people, texts(language, game)
    order = (r.c.mu - 3 * r.c.sigma).desc()
    query = sa.select(r, people.c.name).outerjoin(people, people.c.id == r.c.who)
    rows = []
    for place, row in enumerate(connection.execute(query.where(r.c.game == game.name).order_by(order).limit(100)), 1):
        is_bot = row.who.startswith("bot ")
        seat = Seat("bot", level=row.who[4:]) if is_bot else Seat("person", row.name or "")
        rating = shown_rating(row.mu, row.sigma)
        name = name_of(seat, words)
        rows.append(BestRow(place, name, "bot" if is_bot else "person", rating, row.played, row.won, row.who == person))
    return Best(game.name, words("title"), rows)


def read_history(
    connection: sa.Connection, person: str, game: str | None, before: float | None, language: str
) -> History:
    """The games that somebody has finished, newest first."""
    tables, seats, known = schema.tables, schema.seats, games()
    my = sa.select(seats.c.table).where(sa.or_(seats.c.person == person, seats.c.left_by == person))
    query = sa.select(tables.c.id, tables.c.game, tables.c.ended).where(tables.c.status == "over", tables.c.id.in_(my))
    if game is not None:
        query = query.where(tables.c.game == game)
    if before is not None:
        query = query.where(tables.c.ended < before)
    found = [row for row in connection.execute(query.order_by(tables.c.ended.desc()).limit(PAGE)) if row.game in known]
    past = []
    for row in found:
        words = texts(language, known[row.game])
        places = connection.execute(sa.select(seats).where(seats.c.table == row.id).order_by(seats.c.seat))
        shown = [PastSeat(name_of(s, words), s.kind, s.score, s.place, person in (s.person, s.left_by)) for s in places]  # type: ignore[arg-type]
        past.append(PastGame(row.id, row.game, words("title"), row.ended or 0.0, shown))
    return History(past)

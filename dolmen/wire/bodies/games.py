"""Games to choose from, and their rules."""

from __future__ import annotations

import msgspec


class Value(msgspec.Struct):
    value: str
    text: str
    help: str | None


class OptionShown(msgspec.Struct):
    name: str
    title: str
    help: str | None
    choices: dict[str, list[Value]]


class LevelShown(msgspec.Struct):
    level: str
    text: str


class LessonLine(msgspec.Struct):
    """A guided first game, to be chosen."""

    name: str
    title: str
    about: str
    minutes: int
    steps: int


class GameShown(msgspec.Struct):
    name: str
    title: str
    summary: str
    players: list[int]
    minutes: tuple[int, int]
    options: list[OptionShown]
    levels: list[LevelShown]
    picture: str
    cover: str
    is_template: bool
    windows: bool  # whether others may act between turns, so that a grace time makes sense
    lessons: list[LessonLine]


class Games(msgspec.Struct):
    games: list[GameShown]


class Heading(msgspec.Struct):
    level: int
    id: str
    text: str


class Rules(msgspec.Struct):
    game: str
    title: str
    html: str
    headings: list[Heading]

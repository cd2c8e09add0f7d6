"""Who somebody is, what they have played, and how good they are."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from dolmen.wire.bodies.body import Body, Name


class SetMe(Body):
    name: Name | UnsetType = UNSET
    language: Literal["it", "en"] | UnsetType | None = UNSET


class RatingShown(msgspec.Struct):
    game: str
    title: str
    rating: int  # what I am at least worth, almost certainly
    played: int
    won: int
    players: int = 0  # for that many; 0 over all
    likely: int = 0  # what I am most likely worth
    spread: int = 0  # and how far from it I may well be


class Me(msgspec.Struct):
    name: str
    language: Literal["it", "en"] | None
    ratings: list[RatingShown]


class BestRow(msgspec.Struct):
    place: int
    name: str
    kind: Literal["person", "bot"]
    rating: int
    played: int
    won: int
    me: bool
    likely: int = 0
    spread: int = 0


class Best(msgspec.Struct):
    game: str
    title: str
    rows: list[BestRow]


class PastSeat(msgspec.Struct):
    name: str
    kind: Literal["person", "bot", "open"]
    score: int | None
    place: int | None
    me: bool


class PastGame(msgspec.Struct):
    table: str
    game: str
    title: str
    at: float
    seats: list[PastSeat]


class History(msgspec.Struct):
    games: list[PastGame]


class Statistic(msgspec.Struct):
    game: str
    title: str
    players: int
    games: int
    won: int
    place: float  # the mean
    score: float  # the mean
    best: int


class Statistics(msgspec.Struct):
    rows: list[Statistic]


class RatingPoint(msgspec.Struct):
    table: str
    at: float
    rating: int
    likely: int
    spread: int


class RatingWay(msgspec.Struct):
    game: str
    players: int
    points: list[RatingPoint]

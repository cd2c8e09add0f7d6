"""Bodies and answers of the JSON interface; docs/http.md describes them, the OpenAPI document is made of them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from dolmen.wire.messages import NO_NUL, Pace, Position, SeatNumber, SeatShown, Sentence

LONGEST_BODY = 16_384  # bytes
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=NO_NUL)]
Word = Annotated[str, Meta(min_length=1, max_length=40, pattern=NO_NUL)]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """Something a person sends."""


class NewSeat(Body):
    kind: Literal["me", "open", "bot"]
    level: Word | None = None
    name: Name | None = None


class NewTable(Body):
    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=12)]
    options: Annotated[dict[Word, Annotated[str, Meta(max_length=200, pattern=NO_NUL)]], Meta(max_length=40)] = {}
    pace: Pace = msgspec.field(default_factory=Pace)
    public: bool = True
    hints: bool = False
    coach: bool = False
    grace: Annotated[float, Meta(ge=0, le=600)] = 0


class Sit(Body):
    seat: SeatNumber
    name: Name | None = None


class Leave(Body):
    seat: SeatNumber


class SetSeat(Body):
    seat: SeatNumber
    kind: Literal["open", "bot"]
    level: Word | None = None


class Start(Body):
    fill: Word | None = None


class Nothing(Body):
    pass


class SetMe(Body):
    name: Name | UnsetType = UNSET
    language: Literal["it", "en"] | UnsetType | None = UNSET


Day = Annotated[str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$", max_length=10)]
Minute = Annotated[int, Meta(ge=0, lt=1440)]  # of the day


class Quiet(Body):
    """From when to when nobody is called, in minutes of the day."""

    start: Minute
    end: Minute


class SetCalls(Body):
    which: Literal["all", "chosen"] | UnsetType = UNSET
    mails: bool | UnsetType = UNSET
    zone: Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_+/-]+$")] | UnsetType = UNSET
    quiet: Quiet | UnsetType | None = UNSET


class NewDevice(Body):
    """A browser's push subscription, and what it is called."""

    endpoint: Annotated[str, Meta(min_length=12, max_length=1000, pattern=NO_NUL)]
    p256dh: Annotated[str, Meta(min_length=80, max_length=100, pattern=r"^[A-Za-z0-9_=-]+$")]
    auth: Annotated[str, Meta(min_length=20, max_length=40, pattern=r"^[A-Za-z0-9_=-]+$")]
    name: Name = "?"


class Forget(Body):
    id: Word


class SetMail(Body):
    mail: Annotated[str, Meta(min_length=3, max_length=254, pattern=NO_NUL)]


class SetDayOff(Body):
    day: Day
    off: bool


class SetTableCalls(Body):
    calls: bool | None  # None: as I want it from all tables


Base64 = Annotated[str, Meta(min_length=1, max_length=4000, pattern=r"^[A-Za-z0-9_=-]+$")]


class Credential(Body):
    """What an authenticator answers, as far as it is needed."""

    id: Base64
    client_data: Base64
    attestation: Base64 | None = None  # of a new passkey
    authenticator_data: Base64 | None = None  # of one that is used
    signature: Base64 | None = None
    name: Name = "?"


class Code(Body):
    code: Annotated[str, Meta(min_length=1, max_length=60, pattern=NO_NUL)]


class Block(Body):
    seat: SeatNumber
    block: bool = True


class HostPerson(Body):
    banned: bool | UnsetType = UNSET
    name: Annotated[str, Meta(max_length=40, pattern=NO_NUL)] | UnsetType = UNSET


class HostLine(Body):
    number: Annotated[int, Meta(ge=0, le=1_000_000)]


class Quick(Body):
    game: Word
    players: Annotated[int, Meta(ge=1, le=12)] | None = None  # None: any number
    pace: Literal["live", "days"] = "live"


NEWS_ROUND = 1_000_000_000  # after which news are counted anew


class NewDuplicate(Body):
    game: Word
    players: Annotated[int, Meta(ge=1, le=12)]
    groups: Annotated[int, Meta(ge=2, le=12)] = 2
    options: Annotated[dict[Word, Annotated[str, Meta(max_length=200, pattern=NO_NUL)]], Meta(max_length=40)] = {}
    pace: Pace = msgspec.field(default_factory=Pace)
    grace: Annotated[float, Meta(ge=0, le=600)] = 0
    bots: Word | None = None  # a level of bots that plays the same deals, too


class ErrorShown(msgspec.Struct):
    key: str
    text: str


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


class TableLine(msgspec.Struct):
    table: str
    game: str
    title: str
    status: Literal["open", "running", "over"]
    seats: list[SeatShown]
    pace: Pace
    public: bool
    progress: str
    mine: list[int]
    waiting: bool
    at: float
    broken: bool = False  # it cannot be opened; `progress` says why


class Tables(msgspec.Struct):
    tables: list[TableLine]


class Check(msgspec.Struct):
    commitment: str
    seed: str | None
    fits: bool | None
    replays: bool | None
    how: str


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


class Link(msgspec.Struct):
    link: str


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


class DeviceShown(msgspec.Struct):
    id: str
    name: str
    at: float


class DayOffShown(msgspec.Struct):
    day: str
    fixed: bool  # it has begun, and cannot be given back


class Calls(msgspec.Struct):
    """How and when I am told that it is my turn."""

    key: str | None  # with which a browser lets this server call; None where it cannot
    devices: list[DeviceShown]
    can_mail: bool
    mail: str | None
    mails: bool
    which: Literal["all", "chosen"]
    zone: str
    quiet: Quiet | None
    days_off: list[DayOffShown]
    days_left: int  # this year


class TableCalls(msgspec.Struct):
    calls: bool  # whether I am called from this table
    ready: bool  # whether there is a way to reach me


class SessionShown(msgspec.Struct):
    id: str
    name: str
    seen: float
    here: bool


class NamedThing(msgspec.Struct):
    id: str
    name: str
    at: float = 0.0


class Keys(msgspec.Struct):
    """How I can come back, where I am known, and whom I have blocked."""

    sessions: list[SessionShown]
    has_code: bool
    passkeys: list[NamedThing]
    mail: str | None
    can_mail: bool
    blocked: list[NamedThing]


class CodeShown(msgspec.Struct):
    code: str


class PasskeyAsked(msgspec.Struct):
    """What a browser needs to make or use a passkey."""

    challenge: str
    rp_id: str
    user_id: str
    user_name: str
    known: list[str]


class TakenOver(msgspec.Struct):
    """This device is somebody's from now on: the cookie says so."""

    name: str


class HostSeat(msgspec.Struct):
    seat: int
    name: str
    mark: str | None


class HostChat(msgspec.Struct):
    number: int
    name: str
    mark: str
    text: str
    at: float


class HostTable(msgspec.Struct):
    table: str
    game: str
    status: str
    seats: list[HostSeat]
    chat: list[HostChat]


class HostFound(msgspec.Struct):
    mark: str
    name: str
    banned: bool
    at: float


class HostPeople(msgspec.Struct):
    people: list[HostFound]


class News(msgspec.Struct):
    since: int  # for the next question


class Companion(msgspec.Struct):
    id: str
    name: str
    games: int
    last: float


class Companions(msgspec.Struct):
    people: list[Companion]


class Invitation(msgspec.Struct):
    table: str
    game: str
    title: str
    by: str


class Invitations(msgspec.Struct):
    invitations: list[Invitation]


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


class DuplicateSeat(msgspec.Struct):
    name: str
    kind: Literal["person", "bot", "open"]
    me: bool
    score: int | None


class DuplicateGroup(msgspec.Struct):
    table: str
    status: Literal["open", "running", "over"]
    seats: list[DuplicateSeat]


class DuplicateRow(msgspec.Struct):
    """Somebody beside those who had the same seat."""

    place: int
    name: str
    bot: bool
    me: bool
    group: int
    seat: int
    score: int
    others: float | None
    ahead: float


class Duplicate(msgspec.Struct):
    duplicate: str
    game: str
    title: str
    pace: Pace
    done: bool
    groups: list[DuplicateGroup]
    rows: list[DuplicateRow]
    invitation: str | None


# --- lessons ---


class LessonStep(msgspec.Struct):
    """A step of a lesson: what is said, what the pupil is to do, and the position."""

    step: int
    title: str
    text: str
    goal: str  # empty where there is nothing to do but read
    hint: str
    show: str  # the sentence that does it
    point: list[str]  # keys of the picture
    later: bool  # time has passed: what happened before is not told
    position: Position


class LessonTry(msgspec.Struct):
    """What becomes of something the pupil did; a wrong one was done on a copy alone."""

    right: bool
    text: str
    position: Position


class FreeMove(Body):
    """The free game after a lesson: all of it that was played so far, and what the pupil does now."""

    said: Annotated[list[Sentence], Meta(max_length=40)] = []
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)] = 0
    moves: Annotated[list[Sentence], Meta(max_length=600)] = []
    sentence: Sentence | None = None
    layout: Annotated[str, Meta(max_length=16, pattern=NO_NUL)] = "none"
    shown: Annotated[int, Meta(ge=0, le=100_000)] | None = None


class FreePosition(msgspec.Struct):
    moves: list[str]  # with those of the bots
    position: Position


class Reason(msgspec.Struct):
    """Why a part of the picture cannot be chosen now."""

    text: str | None
    rule: str | None = None  # the anchor of its paragraph in the rules for players


# --- reviews of finished games ---------------------------------------------------------------------------------------


class ReviewShown(msgspec.Struct):
    table: str
    status: Literal["none", "waiting", "taken", "done", "failed"]
    done: int  # so much of so much
    of: int
    before: int  # reviews that are made before this one
    mine: bool  # whoever asks sat there, and may ask for it and share it
    shared: bool  # they let anybody with the link see it
    open: bool  # so do all who sat there
    asked: list[str]  # who of them does not yet


class ShareReview(Body):
    shared: bool


class PlayOn(Body):
    step: Annotated[int, Meta(ge=0, le=100_000)]  # how many steps were played before the decision


# --- puzzles ---


class PuzzleTitle(msgspec.Struct):
    """The puzzles of a title, and how far I am with them."""

    game: str
    title: str
    cover: str
    count: int
    solved: int
    tried: int
    rating: int | None  # None before the first try


class PuzzleOfDay(msgspec.Struct):
    game: str
    title: str
    puzzle: str
    day: str  # 2026-12-24
    hardness: int  # from 1 to 5
    players: int
    tried: bool
    solved: bool


class Puzzles(msgspec.Struct):
    titles: list[PuzzleTitle]
    today: PuzzleOfDay | None


class PuzzleShown(msgspec.Struct):
    """A position as the player to move saw it; which action is best is asked."""

    game: str
    puzzle: str
    number: int  # in the run of its title, from 1
    of: int
    hardness: int  # from 1 to 5
    tried: bool
    solved: bool
    position: Position


class TryPuzzle(Body):
    """An answer; without a sentence, the wish to see the solution."""

    sentence: Sentence | None = None
    layout: Annotated[str, Meta(max_length=16, pattern=NO_NUL)] = "none"


class PuzzleChance(msgspec.Struct):
    sentence: str
    label: str
    chance: int  # to win, in percent
    right: bool


class PuzzleEyes(msgspec.Struct):
    """What another player saw."""

    name: str
    picture: str


class PuzzleSolution(msgspec.Struct):
    """What is told once it is solved, or somebody asked for it."""

    sentence: str  # the best action
    chances: list[PuzzleChance]  # of every action, the best first
    beside: str  # the action with which the reasons compare it
    reasons: list[str]
    played: str  # what was played there, in words
    eyes: list[PuzzleEyes]
    next: str | None  # another puzzle of the title


class PuzzleAnswer(msgspec.Struct):
    right: bool
    text: str
    solution: PuzzleSolution | None  # None where somebody may try again
    position: Position | None  # after the right action
    rating: int | None  # after a first try, which alone is rated
    before: int | None

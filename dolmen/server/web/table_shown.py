"""What somebody is shown of a table: what was agreed, its seats, clocks and votes."""

from __future__ import annotations

from dolmen.picture.palette import emblem_of
from dolmen.server.store.rows import KeptSeat
from dolmen.server.table.coaching import coached
from dolmen.server.table.names import name_at
from dolmen.server.table.reviewing import may_see
from dolmen.server.table.table import Table
from dolmen.server.table.voting import voters
from dolmen.server.web.reach import friends_home
from dolmen.server.web.seed_check import commitment
from dolmen.wire.messages import CoachedShown, OptionLine, RatingChange, SeatShown, TableShown, VoteShown
from dolmen.words import Texts, texts
from dolmen.words.options import value_text


def table_shown(table: Table, person: str | None, language: str, now: float, home: str, address: str) -> TableShown:
    """The table with its seats for somebody who sees the server at `home`; friends may know it by another address."""
    agreed, words = table.agreed, texts(language, table.game)
    mine = table.seats_of(person)
    return TableShown(
        table=agreed.id,
        game=agreed.game,
        title=words("title"),
        status=table.status,
        public=agreed.public,
        options=[option_line(name, value, words) for name, value in agreed.options.items()],
        pace=agreed.pace,
        grace=agreed.grace,
        seats=seats_shown(table, person, language, now),
        turn=table.turn,
        mine=mine,
        host=person is not None and person == agreed.host,
        votes=votes_shown(table),
        hints=agreed.hints,
        rematch=table.rematch,
        commitment=commitment(agreed.seed) if table.status != "open" else None,
        link=table_link(home, agreed.id),
        closed=table.closed,
        duplicate=agreed.duplicate,
        coach=agreed.coach,
        coached=coached_shown(table),
        review=f"/table/{agreed.id}/review" if has_review(table, person) else None,
        shared=person in table.sharing,
        came_from=None if agreed.came_from is None else f"/table/{agreed.came_from}/review",
        invitation=None if (friends := friends_home(home, address)) is None else table_link(friends, agreed.id),
    )


def coached_shown(table: Table) -> CoachedShown | None:
    """What the coach asked, once the game is over."""
    if not table.agreed.coach or table.running is None or not table.play.over:
        return None
    return CoachedShown(*coached(table))


def has_review(table: Table, person: str | None) -> bool:
    """Whether somebody may look back at a game: it is over, also at others with the same deals."""
    is_over = table.running is not None and table.play.over
    return is_over and not table.sealed and may_see(table, person)


def table_link(home: str, table: str) -> str:
    """The address of a table's page."""
    return f"{home}/table/{table}"


def option_line(name: str, value: str, words: Texts) -> OptionLine:
    """An option and what was chosen, in words."""
    return OptionLine(name, value, words(f"option-{name}"), value_text(name, value, words))


def seats_shown(table: Table, person: str | None, language: str, now: float) -> list[SeatShown]:
    """The seats for somebody; of other people only name and presence."""
    words, sight, online = texts(language, table.game), table.public_sight, table.online()
    mine = set(table.seats_of(person))
    shown = []
    for number, seat in enumerate(table.seats):
        look = table.game.story.seat(sight, number)
        clock = time_left(table, number, now) if seat.kind == "person" else None
        wait = table.wait_for(number, now)
        shown.append(
            SeatShown(
                seat=number,
                name="" if seat.kind == "open" else name_at(number, seat, words),
                kind=seat.kind,
                level=seat.level if seat.kind == "bot" else None,
                colour=look.colour,
                emblem=emblem_of(look.colour),
                word=words.say(look.line),
                online=seat.kind == "bot" or number in online,
                me=number in mine,
                clock=None if clock is None else round(clock, 1),
                out=table.is_out(number, now),
                absent=None if wait is None else round(wait, 1),
                kept=(seat.name or words("guest-name")) if seat.kept_for else None,
                waits=person is not None and waits_for(seat, person),
                rating=rating_change(seat),
                off=table.running is not None and table.running.clocks.is_off(number, now),
            )
        )
    return shown


def rating_change(seat: KeptSeat) -> RatingChange | None:
    """What a game that is over did to a rating; None where nobody was rated."""
    if seat.rated_before is None or seat.rated_after is None:
        return None
    return RatingChange(seat.rated_before, seat.rated_after)


def waits_for(seat: KeptSeat, person: str) -> bool:
    """Whether somebody may take a seat that is kept for them, or back from the bot that plays there for them."""
    return seat.kept_for == person or (seat.kind == "bot" and seat.left_by == person and seat.may_return)


def time_left(table: Table, seat: int, now: float) -> float | None:
    """What a seat has left, by its clock or the hourglass, whichever runs out first; None where none runs."""
    if table.running is None:
        return None
    left, ends = table.running.clocks.of(seat, table.turn, now), table.running.turn_ends()
    if ends is None or seat != table.turn:
        return left
    return max(ends - now, 0.0) if left is None else min(max(ends - now, 0.0), left)


def votes_shown(table: Table) -> list[VoteShown]:
    """Who wants whose seat to go to a bot."""
    seats = sorted({seat for seat, _ in table.votes})
    return [
        VoteShown(seat, sorted(by for s, by in table.votes if s == seat), len(voters(table, seat))) for seat in seats
    ]

"""What the people at a table ask of it: to play, to take back, to answer in advance, to get a hint."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from dolmen.core.errors import DolmenError, NotYourTurn, UnknownAction
from dolmen.core.phrase import continuing
from dolmen.core.seed import subseed
from dolmen.server.refusals import Final, Late, NotRunning, NotYours, TakenBackOften, TryAgain
from dolmen.server.store.notices import News
from dolmen.server.store.rows import KeptStep, StandingAnswer
from dolmen.server.store.voices import give_standing, was_heard
from dolmen.server.table.acting import drop_standing, go_on, keep, play_action, show_step, wake
from dolmen.server.table.due import progress_of
from dolmen.server.table.house import House
from dolmen.server.table.table import Table
from dolmen.server.table.together import sealed_choice
from dolmen.server.table.worker import Tip
from dolmen.wire.messages import Act, SetStanding, Undo

Request = TypeVar("Request", Act, Undo, SetStanding)
Ask = Callable[[House, Table, str, Request], Awaitable[int]]  # `str` is the person

MOST_TIPS = 3


def once(do: Callable[[House, Table, Request, str], Awaitable[int]]) -> Ask[Request]:
    """Does what somebody asks for their seat, once however often it is sent; returns how many steps stand after it."""

    async def ask(house: House, table: Table, person: str, asked: Request) -> int:
        async with table.lock:
            if table.running is None:
                await wake(house, table)
            key = message_key(person, asked.id)
            if table.running and key in table.running.messages:
                return table.running.messages[key]
            try:
                if not table.holds(person, asked.seat):
                    raise NotYours()
                if house.store.is_postgres:
                    await _catch_up(house, table, asked)
                    if key in table.at_play.messages:
                        return table.at_play.messages[key]
                if table.closed:
                    raise NotRunning()
                return await do(house, table, asked, key)
            except TryAgain:
                raise
            except DolmenError:  # a refusal says that nothing was done
                done = await _done_before(house, table, asked, key)
                if done is None:
                    raise
                return done

    return ask


async def _done_before(house: House, table: Table, asked: Act | Undo | SetStanding, key: str) -> int | None:
    """How many steps stand after what was asked, if it was done when it first came; maybe at another process."""
    if table.running is None:
        return None
    if house.store.is_postgres and key not in table.running.messages:
        await _fetch(house, table)
    known = table.at_play.messages.get(key)
    if known is None and isinstance(asked, SetStanding) and await house.store.read(was_heard, table.id, key):
        return len(table.play.steps)
    return known


async def _catch_up(house: House, table: Table, asked: Act | Undo | SetStanding) -> None:
    """Whoever asks may have seen steps of another process that have not come here yet."""
    if isinstance(asked, Act | Undo) and asked.number != len(table.play.steps):
        await _fetch(house, table)


async def _fetch(house: House, table: Table) -> None:
    """Goes on with the steps of other processes."""
    if await house.fetch_steps(table):
        await house.tell_position(table)
        await go_on(house, table)


def message_key(person: str, id: str) -> str:
    """Under which a message is kept: two people may choose the same id."""
    return f"{person[:32]} {id}"


@once
async def act(house: House, table: Table, asked: Act, key: str) -> int:
    """Plays a sentence, and at once the one that was meant with it."""
    if asked.number != len(table.play.steps):
        raise Late()
    steps = await play_action(house, table, asked.seat, asked.sentence, "person", key)
    then = _meant(table, asked) if asked.then and len(table.play.steps) == steps else None
    if then is None:
        return steps
    try:
        return await play_action(house, table, asked.seat, then, "person")
    except Late:  # another process was faster; what was asked first stands
        return steps


def _meant(table: Table, asked: Act) -> str | None:
    """The one sentence that a message's phrases say now, if the same seat is asked and the game has no question."""
    if table.status != "running" or table.closed or table.turn != asked.seat:
        return None
    play = table.play
    meant = continuing(play.sentences, asked.then)
    if len(meant) != 1:
        return None
    question = table.game.story.confirm(table.game.notation.parse(meant[0]), play.sight(asked.seat))
    return meant[0] if question is None else None


@once
async def undo(house: House, table: Table, asked: Undo, key: str) -> int:
    """Takes back the last step."""
    running = table.at_play
    if asked.number != len(running.play.steps):
        raise Late()
    # What they had before their eyes is no longer so: they choose again.
    sealed = tuple(seat for seat in table.standing if sealed_choice(table, seat) is not None)
    if table.why_no_undo(asked.seat) == "often":
        raise TakenBackOften()
    running.take_back(asked.seat)
    await keep(house, table, KeptStep(table.id, running.rows, asked.seat, None, key, house.now()), ends=sealed)
    for seat in sealed:
        drop_standing(house, table, seat)  # and other processes look anew
    return await show_step(house, table)


@once
async def set_standing(house: House, table: Table, asked: SetStanding, key: str) -> int:
    """Keeps, or takes back, a standing answer or the wish to be asked."""
    running, seat = table.at_play, asked.seat
    if await house.store.read(was_heard, table.id, key):
        return len(running.play.steps)
    if table.status != "running":
        raise NotRunning()
    if sealed_choice(table, seat) is not None:
        raise Final()
    answer, before = _answer_in(table, asked), table.standing.get(seat)
    _hold(table, seat, answer)
    is_sealed = sealed_choice(table, seat) is not None
    details, news = (table.id, seat, answer, key, house.now()), _news(is_sealed)
    try:
        await house.store.write(give_standing, *details, about=table.id, news=news)
    except BaseException:
        _hold(table, seat, before)
        raise
    if is_sealed or (answer is not None and answer.until == "ask" and table.turn == seat):
        running.shown.clear()  # everybody sees who has chosen, or that the table waits
        await house.tell_position(table)
    running.messages[key] = len(running.play.steps)
    if table.turn == seat:
        await go_on(house, table)
    return len(running.play.steps)


def _news(is_sealed: bool) -> News:
    """Everybody sees that a sealed choice was made; of other standing answers nobody hears."""
    return "tables" if is_sealed else "standing"


def _hold(table: Table, seat: int, answer: StandingAnswer | None) -> None:
    """The standing answer of a seat in memory."""
    if answer is None:
        table.standing.pop(seat, None)
    else:
        table.standing[seat] = answer


def _answer_in(table: Table, asked: SetStanding) -> StandingAnswer | None:
    """The standing answer of a message; None if it takes one back."""
    if asked.until == "ask":
        return StandingAnswer("", "ask", progress_of(table))
    if asked.sentence is None:
        return None
    sentence = " ".join(asked.sentence.lower().split())
    try:
        table.game.notation.parse(sentence)
    except (KeyError, ValueError):
        raise UnknownAction(game=table.game.name, asked=sentence, possible="") from None
    return StandingAnswer(sentence, asked.until, progress_of(table))


async def hint(house: House, table: Table, seat: int) -> list[Tip]:
    """The best a bot can think of for a seat that is to move; it sees what that seat sees."""
    async with table.lock:
        await wake(house, table)
        play = table.play
        if table.closed:
            raise NotRunning()
        if play.player != seat:
            raise NotYourTurn(player=seat, asked="hint", turn=play.player)
        given, number = table.at_play.hints.get(seat), len(play.steps)
        if given is not None and given[0] == table.at_play.rows:
            return given[1]
        seed, rows = subseed(play.seed, "hint", seat, number), table.at_play.rows
        question = (house.workers.best, table.game, play.view(seat), seat, seed, play.legal)
    tips = await house.workers.advise(*question, table=table.id, count=MOST_TIPS)
    is_sure = any(tip.chance is not None for tip in tips)  # what was said at first sight is thought about again
    if is_sure and table.running and table.running.rows == rows:
        table.running.hints[seat] = rows, tips
    return tips

"""Playing at a table: acts, taking back, standing answers, bots, windows. A deed is durable before it is shown."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import sqlalchemy as sa
import structlog

from dolmen.core.errors import NotYourTurn, UnknownAction
from dolmen.core.seed import subseed
from dolmen.core.viewer import NOBODY
from dolmen.server.metrics import moves_of
from dolmen.server.refusals import Final, Late, NotRunning, NotYours, TryAgain
from dolmen.server.store import schema
from dolmen.server.store.schema import UNDO
from dolmen.server.store.store import Deed
from dolmen.server.table.hourglass import SLACK_SECONDS
from dolmen.server.table.table import Running, Standing, Table
from dolmen.server.table.together import sealed_choice
from dolmen.server.web.showing import closing_time, show
from dolmen.wire.messages import Act, Ahead, Undo

if TYPE_CHECKING:
    from dolmen.server.table.house import House

log = structlog.get_logger()
SPARE_SECONDS = 0.3  # for asking a worker and hearing from it
LOCK_AGAIN_SECONDS = 3.0  # how soon a process asks again for the right to move another's bots


async def act(house: House, table: Table, person: str, message: Act) -> int:
    """Plays what somebody says; returns how many steps stand after it."""
    async with table.lock:
        running = await begin(house, table, person, message.seat)
        key = message_key(person, message.id)
        if key in running.messages:
            return running.messages[key]
        if message.number != len(running.play.steps):
            raise Late()
        step = running.play.play(message.say, message.seat)
        await keep(house, table, Deed(table.id, running.deeds, message.seat, step.action, key, house.now()))
        drop_ahead(house, table, message.seat)
        return await after(house, table, "person")


async def undo(house: House, table: Table, person: str, message: Undo) -> int:
    """Takes back the last step of somebody; returns how many steps stand."""
    async with table.lock:
        running = await begin(house, table, person, message.seat)
        key = message_key(person, message.id)
        if key in running.messages:
            return running.messages[key]
        if message.number != len(running.play.steps):
            raise Late()
        sealed = [seat for seat in table.aheads if sealed_choice(table, seat) is not None]
        running.play.undo(message.seat)
        running.forget_logs()
        await keep(house, table, Deed(table.id, running.deeds, message.seat, UNDO, key, house.now()))
        for seat in sealed:  # what they had before their eyes is no longer so: they choose again
            drop_ahead(house, table, seat)
        return await after(house, table, "undo")


def message_key(person: str, id: str) -> str:
    """Under which a message is kept: two people may choose the same id."""
    return f"{person[:32]} {id}"


async def begin(house: House, table: Table, person: str, seat: int) -> Running:
    """The running play, if that seat belongs to that person."""
    await house.ready(table)
    if seat not in table.seats_of(person):
        raise NotYours()
    if table.running is None:
        raise NotRunning()
    return table.running


async def keep(house: House, table: Table, deed: Deed) -> None:
    """Makes a deed durable that the play has already taken. If that fails the play is made anew from the store."""
    running = table.running
    assert running is not None
    try:
        is_ours = await house.store.add(deed)
    except BaseException as error:
        house.forget(table)
        if isinstance(error, Exception):
            raise TryAgain() from error
        raise
    if not is_ours:
        house.forget(table)
        await house.ready(table)
        house.tell_position(table)
        raise Late()
    running.keep(deed)


async def after(house: House, table: Table, by: str) -> int:
    """Shows a durable deed to everybody and lets the game go on."""
    number = len(table.play.steps)
    moves_of(table.game.name, by).inc()
    house.tell_position(table)
    if table.agreed.pace.kind != "none" or (table.running and table.running.hourglass):
        await house.tell_table(table)  # the clocks
    await go_on(house, table)
    return number


async def go_on(house: House, table: Table) -> None:
    """What follows without a person: the end, a standing answer, a bot, an alarm. With the table's lock held."""
    from dolmen.server.table.ending import finish

    if table.timer:
        table.timer.cancel()
        table.timer = None
    if table.status != "running":
        return
    turn = table.turn
    if turn is None:
        try:
            await finish(house, table)
        except Exception:  # the last step is durable; the books are closed when the table is next loaded
            log.exception("the books of a table stay open", table=table.id)
    elif table.seats[turn].kind == "bot":
        if table.thinking is None or table.thinking.done():
            table.thinking = house.spawn(think(house, table))
    elif turn in table.aheads and table.aheads[turn].until != "ask":
        house.later(table, 0.0, lambda table: answer_ahead(house, table))
    elif (closes := closing_time(table)) is not None:
        house.later(table, max(closes - house.now(), 0.0), lambda table: close_window(house, table))
    elif table.running and (ends := table.running.turn_ends()) is not None:
        house.later(table, max(ends - house.now(), 0.0), lambda table: end_turn(house, table))
    elif table.running and (left := table.running.clocks.of(turn, turn, house.now())):
        house.later(table, min(left + 0.05, 3600.0), lambda table: ring(house, table))


async def ring(house: House, table: Table) -> None:
    """A clock may have run out: everybody is told, and may vote."""
    table.timer = None
    await house.tell_table_settled(table)
    async with table.lock:
        await house.ready(table)
        turn = table.turn
        if turn is not None and not table.is_out(turn, house.now()):
            await go_on(house, table)


async def ahead(house: House, table: Table, person: str, message: Ahead) -> int:
    """Keeps, or takes back, a standing answer, or the wish to be asked."""
    async with table.lock:
        running = await begin(house, table, person, message.seat)
        key = message_key(person, message.id)
        if key in running.messages:
            return running.messages[key]
        if table.status != "running":
            raise NotRunning()
        if sealed_choice(table, message.seat) is not None:
            raise Final()
        aheads, where = schema.aheads, _ahead_of(table, message.seat)
        if message.say is None and message.until != "ask":
            table.aheads.pop(message.seat, None)
            await house.store.write(lambda connection: connection.execute(sa.delete(aheads).where(where)))
        else:
            say = " ".join(message.say.lower().split()) if message.say and message.until != "ask" else ""
            if say and not is_sentence(table, say):
                raise UnknownAction(game=table.game.name, asked=say, possible="")
            progress = progress_of(table)
            table.aheads[message.seat] = Standing(say, message.until, progress)
            is_sealed = sealed_choice(table, message.seat) is not None
            row = {"table": table.id, "seat": message.seat, "say": say, "until": message.until, "progress": progress}

            def write(connection: sa.Connection) -> None:
                connection.execute(sa.delete(aheads).where(where))
                connection.execute(sa.insert(aheads), row)

            await house.store.write(write, table.id if is_sealed else None)
            if is_sealed or (message.until == "ask" and table.turn == message.seat):
                # Everybody sees who is ready, or that the table waits.
                running.shown.clear()
                house.tell_position(table)
        running.messages[key] = len(running.play.steps)
        if table.turn == message.seat:
            await go_on(house, table)
        return len(running.play.steps)


def _ahead_of(table: Table, seat: int) -> sa.ColumnElement[bool]:
    return sa.and_(schema.aheads.c.table == table.id, schema.aheads.c.seat == seat)


def is_sentence(table: Table, say: str) -> bool:
    """Whether some action of the game has that sentence."""
    try:
        table.game.notation.parse(say)
    except (KeyError, ValueError):
        return False
    return True


def progress_of(table: Table) -> str:
    """How far the game is, as everybody sees it."""
    return show(table, None, "en").progress[:200]


def drop_ahead(house: House, table: Table, seat: int) -> None:
    """A standing answer ends when its seat plays itself, or when it was for once."""
    standing = table.aheads.pop(seat, None)
    if standing is not None:
        if table.running:
            table.running.shown.clear()  # who is ready may be seen in it
        where, about = _ahead_of(table, seat), table.id if standing.until == "once" else None
        work = house.store.write(lambda connection: connection.execute(sa.delete(schema.aheads).where(where)), about)
        house.spawn(work)


async def answer_ahead(house: House, table: Table) -> None:
    """Gives the standing answer of whoever is asked, if it is still meant and possible; else it ends."""
    async with table.lock:
        table.timer = None
        await house.ready(table)
        turn = table.turn
        standing = table.aheads.get(turn) if turn is not None else None
        if turn is None or standing is None or not standing.say or table.running is None:
            return
        play = table.running.play
        is_meant = standing.until != "round" or standing.progress == progress_of(table)
        action = play.game.notation.parse(standing.say)
        if not is_meant or action not in play.legal:
            drop_ahead(house, table, turn)
            house.tell_position(table)
            await go_on(house, table)
            return
        play.act(action)
        await keep(house, table, Deed(table.id, table.running.deeds, turn, action, None, house.now()))
        if standing.until == "once":
            drop_ahead(house, table, turn)
        await after(house, table, "ahead")


async def close_window(house: House, table: Table) -> None:
    """Declines for whoever let the grace time of a window pass."""
    async with table.lock:
        table.timer = None
        await house.ready(table)
        turn, running, closes = table.turn, table.running, closing_time(table)
        action = running.decline() if running else None
        if closes is None or turn is None or running is None or action not in running.play.legal:
            return
        if house.now() < closes - SLACK_SECONDS:
            await go_on(house, table)
            return
        running.play.act(action)
        await keep(house, table, Deed(table.id, running.deeds, turn, action, None, house.now()))
        await after(house, table, "window")


async def end_turn(house: House, table: Table) -> None:
    """Acts for whoever let the time for a turn run out."""
    async with table.lock:
        table.timer = None
        await house.ready(table)
        turn, running = table.turn, table.running
        if turn is None or running is None or running.hourglass is None or table.seats[turn].kind != "person":
            return
        ends = running.turn_ends()
        if ends is None or house.now() < ends - SLACK_SECONDS:
            await go_on(house, table)
            return
        action = running.hourglass.choice(running.public)
        running.play.act(action)
        await keep(house, table, Deed(table.id, running.deeds, turn, action, None, house.now()))
        await after(house, table, "hourglass")


async def think(house: House, table: Table) -> None:
    """Lets bots move as long as it is the turn of one. How long a bot takes tells nothing of what it holds."""
    try:
        while not house.closing:
            if not table.has_bots_lock:
                table.has_bots_lock = await house.store.notices.try_lock(table.id)
            if not table.has_bots_lock:  # another process moves these bots; ask again in case it has died
                await asyncio.sleep(LOCK_AGAIN_SECONDS)
            if not await _think_once(house, table):
                return
    finally:
        table.thinking = None


def pause_of(house: House, level: str) -> float:
    """How long a bot takes, whatever it holds: never less than it may need to think."""
    pause, needed = house.settings.bot_pause, house.workers.longest(level)
    return max(pause, needed + SPARE_SECONDS) if pause and needed else pause


async def _think_once(house: House, table: Table) -> bool:
    """One move of a bot; whether there may be more."""
    async with table.lock:
        await house.ready(table)
        turn, running = table.turn, table.running
        if running is None or turn is None or table.seats[turn].kind != "bot":
            return False
        if not table.has_bots_lock:
            return True
        play, deeds, since = running.play, running.deeds, running.clocks.last
        seed = subseed(play.seed, "bot", turn, deeds)
        view, level = play.view(turn), table.seats[turn].level or ""
    # A forced choice is not asked of the worker, and yet it takes as long as any other.
    legal = play.legal
    if len(legal) == 1:
        action = legal[0]
    else:
        action = await house.workers.choose(level, table.game, view, turn, seed, legal)
    await house.sleep(max(since + pause_of(house, level) - house.now(), 0.0))
    async with table.lock:
        await house.ready(table)
        running = table.running
        if running is None or running.deeds != deeds or table.turn != turn or table.seats[turn].kind != "bot":
            return True
        running.play.act(action)
        try:
            await keep(house, table, Deed(table.id, deeds, turn, action, None, house.now()))
        except Late:
            return True
        except TryAgain:
            await asyncio.sleep(1.0)
            return True
        table.thinking = asyncio.current_task()
        await after(house, table, "bot")
        return True


async def hint(house: House, table: Table, seat: int) -> int:
    """What a bot would do in a seat that is to move; it sees what that seat sees."""
    async with table.lock:
        await house.ready(table)
        play = table.play
        if play.player != seat or seat == NOBODY:
            raise NotYourTurn(player=seat, asked="hint", turn=play.player)
        view, legal = play.view(seat), play.legal
        seed = subseed(play.seed, "hint", seat, len(play.steps))
    return await house.workers.choose(house.workers.best, table.game, view, seat, seed, legal)

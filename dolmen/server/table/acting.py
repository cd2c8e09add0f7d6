"""The one way to play an action, whoever chose it, and what follows by itself: bots, standing answers, the clock.

A step is durable before it is shown to anybody.
"""

from __future__ import annotations

import asyncio

import structlog

from dolmen.server.metrics import STEPS
from dolmen.server.refusals import Late, TryAgain
from dolmen.server.store.notices import News
from dolmen.server.store.rows import KeptStep, StandingAnswer
from dolmen.server.store.tables import read_standing
from dolmen.server.store.voices import Played, insert_with_answers, write_standing
from dolmen.server.table.bots import BotTurn, ask_bot, bot_turn, may_play_bots, pause_of
from dolmen.server.table.due import Due, due_action, is_meant
from dolmen.server.table.ending import finish
from dolmen.server.table.hourglass import SLACK_SECONDS
from dolmen.server.table.house import House
from dolmen.server.table.patience import until_done
from dolmen.server.table.table import Table
from dolmen.server.table.together import together_shown

log = structlog.get_logger()
AFTER_ZERO_SECONDS = 0.05  # a clock is looked at when it has surely run out
LONGEST_ALARM = 3600.0  # seconds; later ones are set again
AGAIN_SECONDS = 1.0  # after which the table tries again what could not be saved


async def play_action(house: House, table: Table, seat: int, sentence: str, by: str, message: str | None = None) -> int:
    """Plays an action of a person, a bot, a standing answer or the clock; returns how many steps stand after it.

    With the table's lock held, as everything below.
    """
    running = table.at_play
    step = running.play.play(sentence, seat)
    said = table.game.notation.sentence(step.action)
    answer = table.standing.get(seat)
    ends = answer is not None and (by == "person" or (by == "standing" and answer.until == "once"))
    row = KeptStep(table.id, running.rows, seat, said, message, house.now())
    await keep(house, table, row, answer if by == "standing" else None, (seat,) if ends else ())
    if ends:
        table.standing.pop(seat, None)
    return await show_step(house, table)


async def keep(
    house: House, table: Table, step: KeptStep, needed: StandingAnswer | None = None, ends: tuple[int, ...] = ()
) -> None:
    """Makes a step durable that the play has already taken. If that fails the play is made anew from the store.

    A standing answer that it plays is `needed` in the store; those of the seats whose answers it `ends` go with it.
    """
    running = table.at_play
    outcome: Played = "played"
    try:
        if needed is not None or ends:
            outcome = await house.store.write(insert_with_answers, step, needed, ends, about=table.id, news="steps")
        elif not await house.store.add(step):
            outcome = "late"
    except BaseException as error:
        house.forget(table)
        if isinstance(error, Exception):
            raise TryAgain() from error
        raise
    if outcome != "played":
        house.forget(table)
        if outcome == "gone":
            table.standing = await house.store.read(read_standing, table.id)
        await wake(house, table)
        if outcome == "late":
            await house.tell_position(table)
        raise Late()
    running.book(step)


async def show_step(house: House, table: Table) -> int:
    """Shows a durable step to everybody and lets the game go on; returns how many steps stand."""
    number = len(table.play.steps)
    STEPS.inc()
    await house.tell_position(table)
    if table.agreed.pace.kind != "none" or table.at_play.hourglass:
        house.tell_table(table)  # the clocks
    await go_on(house, table)
    return number


async def wake(house: House, table: Table) -> None:
    """Loads the play of a table, if it has begun, and lets it go on where it was."""
    if await house.load_play(table):
        await go_on(house, table)


async def go_on(house: House, table: Table) -> None:
    """What follows without a person: the end, a bot, or an alarm for what will be due."""
    house.stop_alarm(table)
    if table.status != "running":
        return
    turn, now = table.turn, house.now()
    if turn is not None:
        house.turned.add(table.id)
    if turn is None:
        try:
            await finish(house, table)
        except Exception:  # the last step is durable
            log.exception("the books of a table stay open", table=table.id)
            house.spawn(until_done(house, "closing the books", _close_books, house, table))
    elif table.seats[turn].kind == "bot":
        if table.thinking is None or table.thinking.done():
            table.thinking = house.spawn(think(house, table))
    elif (due := due_action(table, now)) is not None:
        house.set_alarm(table, due.at - now, ring)
    elif left := table.at_play.clocks.of(turn, turn, now):
        house.set_alarm(table, min(left + AFTER_ZERO_SECONDS, LONGEST_ALARM), ring)


async def _close_books(house: House, table: Table) -> None:
    """What could not be done when the game ended."""
    async with table.lock:
        await house.load_play(table)
        if table.status == "running" and table.turn is None:
            await finish(house, table)


async def ring(house: House, table: Table) -> None:
    """The alarm of a table: plays what is due, or shows that a clock has run out, so that the others may vote."""
    await until_done(house, "an alarm", _see_what_is_due, house, table)


async def _see_what_is_due(house: House, table: Table) -> None:
    async with table.lock:
        table.timer = None
        await wake(house, table)
        turn, now = table.turn, house.now()
        due = due_action(table, now)
        if due is not None and turn is not None and now >= due.at - SLACK_SECONDS:
            await _play_due(house, table, turn, due)
        elif due is None and turn is not None and table.is_out(turn, now):
            house.tell_table(table)
        else:
            await go_on(house, table)


async def _play_due(house: House, table: Table, turn: int, due: Due) -> None:
    if due.by == "standing" and not (is_meant(table, table.standing[turn]) and due.action in table.play.legal):
        had_chosen = together_shown(table)
        drop_standing(house, table, turn)
        if together_shown(table) == had_chosen:
            await house.tell_seat(table, turn)  # nobody else learns that there was one
        else:
            await house.tell_position(table)
        await go_on(house, table)
        return
    try:
        await play_action(house, table, turn, table.game.notation.sentence(due.action), due.by)
    except Late:  # another process was faster
        pass
    except TryAgain:
        house.set_alarm(table, AGAIN_SECONDS, ring)


def drop_standing(house: House, table: Table, seat: int) -> None:
    """A standing answer ends when its seat plays itself, or when it was for once."""
    answer = table.standing.pop(seat, None)
    if answer is None:
        return
    if table.running:
        table.running.shown.clear()  # who has chosen may be seen in it
    news: News = "tables" if answer.until == "once" else "standing"
    house.spawn(house.store.write(write_standing, table.id, seat, None, about=table.id, news=news))


async def think(house: House, table: Table) -> None:
    """Lets bots play as long as it is the turn of one."""
    try:
        while not house.closing and await until_done(house, "a bot", _let_bot_play, house, table):
            pass
    finally:
        table.thinking = None


async def _let_bot_play(house: House, table: Table) -> bool:
    """One step of the bot to move, if this process plays for it; False where a person is to move, or nobody."""
    can_play = await may_play_bots(house, table)
    async with table.lock:
        await wake(house, table)
        turn = bot_turn(table)
    if turn is not None and can_play and not await _play_bot(house, table, turn):
        await asyncio.sleep(AGAIN_SECONDS)
    return turn is not None


async def _play_bot(house: House, table: Table, turn: BotTurn) -> bool:
    """One step of a bot; False if it could not be saved. How long it takes tells nothing of what the bot holds."""
    action = await ask_bot(house, table, turn)
    pause = pause_of(house, turn.level)
    await house.sleep(min(max(turn.since + pause - house.now(), 0.0), pause))
    async with table.lock:
        await wake(house, table)
        if turn.is_open(table):
            try:
                await play_action(house, table, turn.seat, table.game.notation.sentence(action), "bot")
            except Late:  # another process was faster
                pass
            except TryAgain:
                return False
    return True

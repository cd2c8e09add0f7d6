"""A process in which bots think: reads questions from its standard input, writes answers to its standard output.

A question is a view, never a state: what the seat does not know is not in this process. Nobody waits for a compiler:
while a level's code for a game is being made ready beside, the same choice is found by the interpreter.
"""

from __future__ import annotations

import sys

import msgspec

from dolmen.bots import Budget, ask_why, find_level, level_bot
from dolmen.bots.reasons import reasons
from dolmen.core.game import find_game
from dolmen.core.seen import Seen
from dolmen.core.view import View
from dolmen.server.table import pipes


class Question(msgspec.Struct, array_like=True):
    """What a bot is asked: the bytes of its seat's view, what is legal, and a seed for its own dice."""

    level: str
    game: str
    version: int  # of its rules
    view: bytes
    seat: int
    legal: list[int]
    seed: bytes
    seconds: float
    tips: int = 0  # of how many actions it is to say what it thinks
    weigh: int | None = None  # the action of which it is to say what it costs beside the best
    memory: list[tuple[int, int | None, bytes]] = []  # steps: who acted, what if it was the seat, the view before


class Tip(msgspec.Struct, array_like=True):
    """What a bot thinks of an action: the chance to win, None where it has not tried it often; the expected lead."""

    action: int
    chance: float | None = None
    lead: float | None = None
    reasons: list[tuple[str, float]] = []  # parts of the judge's opinion, and by how much it is better in them


class Reply(msgspec.Struct, array_like=True):
    """An action, or what went wrong."""

    action: int
    error: str | None = None
    tips: list[Tip] = []
    loss: float = 0.0  # of the chance to win, where an action was weighed


def answer(question: Question) -> Reply:
    """Lets the bot choose."""
    game = find_game(question.game).of_version(question.version)
    if question.weigh is not None:
        return weighed(View.unpack(game, question.seat, question.view), question.weigh, question)
    bot = level_bot(find_level(question.level), Budget(question.seconds, threads=None))
    bot.get_ready(game, patience=0)
    view = View.unpack(game, question.seat, question.view)
    view.memory = tuple(
        Seen(player, action, View.unpack(game, question.seat, before)) for player, action, before in question.memory
    )
    if not question.tips:
        return Reply(bot.choose(view, question.seat, question.legal, question.seed))
    found = ask_why(bot, view, question.legal, question.seed)
    tips = [Tip(one.action, found.chance_told(one), one.lead) for one in found.prospects[: question.tips]]
    for tip, other in zip(tips, [*tips[1:2], *tips[:1] * question.tips], strict=False):  # the best beside the next
        if other is not tip:
            tip.reasons = [(one.part, one.by) for one in reasons(view, tip.action, other.action, question.seed)]
    return Reply(found.best, tips=tips or [Tip(found.best)])


def weighed(view: View, action: int, question: Question) -> Reply:
    """What an action costs: with a tip for the best and one for it, where that is beyond doubt."""
    from dolmen.server.table.weighing import weigh  # only those who have a coach need what reviews are made with

    found = weigh(view, question.legal, action, question.seconds)
    if found.best is None:
        return Reply(action, loss=found.loss)
    best, mine = found.chances
    return Reply(action, tips=[Tip(found.best, best, None, list(found.reasons)), Tip(action, mine)], loss=found.loss)


def work() -> None:
    """Answers until nobody asks any more."""
    out = pipes.answers()
    questions, encode = msgspec.msgpack.Decoder(Question), msgspec.msgpack.encode
    while (data := pipes.read(sys.stdin.buffer)) is not None:
        try:
            reply = answer(questions.decode(data))
        except Exception as error:
            reply = Reply(-1, f"{type(error).__name__}: {error}")
        pipes.write(out, encode(reply))


if __name__ == "__main__":
    work()

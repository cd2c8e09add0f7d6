"""Bots that think by the processor's clock look at no other."""

from collections.abc import Iterator
from itertools import count
from types import SimpleNamespace

import pytest

from dolmen.bots import Budget, clock, find_bot
from dolmen.bots.clock import by_processor
from dolmen.core.game import find_game
from dolmen.core.play import Play

TICK = 0.006  # seconds, whenever somebody looks: about as long as a search thinks between two looks
LOOKS = 20  # that a bot has time for


@pytest.mark.slow
@pytest.mark.parametrize("level", ["master", "champion"])
def test_a_level_that_thinks_ahead_stops_by_the_processors_clock_alone(monkeypatch, level):
    play = Play.new(find_game("tain"), 2, seed=3)
    while len(play.legal) < 20:
        play.act(play.legal[len(play.legal) // 2])
    asked = play.view(play.player), play.player, play.legal, bytes(16)
    bot = find_bot(level, Budget(seconds=LOOKS * TICK, threads=1))
    bot.get_ready(play.game)
    looks = of_the_processor_alone(monkeypatch)
    with by_processor():
        assert bot.choose(*asked) in play.legal
    assert LOOKS / 2 <= next(looks) <= LOOKS + 10
    with pytest.raises(AssertionError, match="of the wall"):
        bot.choose(*asked)


def of_the_processor_alone(monkeypatch) -> Iterator[int]:
    """A clock that goes on by being looked at; counts how often. That of the wall must not be looked at."""

    def refuse() -> float:
        raise AssertionError("the clock of the wall")

    looks = count()
    monkeypatch.setattr(clock, "time", SimpleNamespace(thread_time=lambda: TICK * next(looks), monotonic=refuse))
    return looks

"""Odds and forecasts: what people are shown of things to come is what the rules bring about.

A game says in forecasts.py what comes of each such number in one deal; here many deals are guessed that the player to
move cannot tell from the truth, and what comes of them is held against the number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

from dolmen.core.dice import fork_dice
from dolmen.core.game import Game
from dolmen.core.plain import Plain
from dolmen.core.play import Play
from dolmen.words import LANGUAGES, Line, Texts
from dolmen.words.texts import HERE

# How many deals a chance is held against, and by how many standard errors their mean may differ from it: a few that
# come near are enough (15 points at most), the others are asked whether it is beyond doubt (once in 150,000 times).
SAMPLES = ((50, 2.0), (200, 4.5))
CERTAIN = 4  # deals in each of which a number must be so
ROUNDED = 1.0  # percent: 0.4 % is shown as 1 %, since it may happen
Faults = Iterator[str]


class Overhearing(Texts):
    """Texts that keep the lines with a forecast, as they are said."""

    def __init__(self, game: Game):
        super().__init__(LANGUAGES[0], [HERE, game.folder / "words"])
        self._keys = {place.partition(".")[0] for place in game.forecasts}
        self.heard: list[Line] = []

    def say(self, line: Line, names: Any = ()) -> str:
        if line.key in self._keys:
            self.heard.append(line)
        return super().say(line, names)


def forecasts_come_true(play: Play) -> Faults:
    """Odds and forecasts shown to the player to move are those of a sample of deals, or of all of them."""
    dealt = Deals(play)
    for line, number, outcome in foretold(play):
        if fault := fault_of(dealt, line.details, shown_number(line.details[number]), outcome):
            yield f"{line.key}, ${number}: {fault}"


def foretold(play: Play) -> Iterator[tuple[Line, str, Callable]]:
    """The numbers that foretell, in the picture, the sketch, the labels and what is asked back; each of them once."""
    if not play.game.forecasts:
        return
    seen = set()
    for line in lines_with_forecasts(play):
        for number in line.details:
            outcome = play.game.forecasts.get(f"{line.key}.{number}")
            if outcome is not None and (mark := (line.key, number, repr(line.details))) not in seen:
                seen.add(mark)
                yield line, number, outcome


def lines_with_forecasts(play: Play) -> list[Line]:
    """Whatever is said to the player to move by texts that foretell."""
    game, viewer, sight, words = play.game, play.player, play.sight(play.player), _overhearing(play.game)
    words.heard.clear()
    game.picture(sight, viewer, words)
    game.sketch(sight, viewer, words)
    for action in play.legal:
        for line in (game.story.label(action, sight), game.story.confirm(action, sight)):
            if line is not None:
                words.say(line)
    return list(words.heard)


@cache
def _overhearing(game: Game) -> Overhearing:
    return Overhearing(game)


def shown_number(value: Any) -> int:
    """A number as it stands in a text: 3, "+3", "−3"."""
    return value if type(value) is int else int(str(value).replace("−", "-"))


def fault_of(dealt: Deals, details: Mapping[str, Any], shown: int, outcome: Callable) -> str:
    """What is wrong with one number, or nothing."""
    viewer = dealt.viewer
    first = outcome(dealt.first(1)[0], viewer, details)
    if type(first) is int:
        others = {outcome(state, viewer, details) for state in dealt.first(CERTAIN)} - {shown}
        return f"{shown} is shown, and the rules give {sorted(others)}" if others else ""
    for count, spreads in SAMPLES:
        ways = [_ways(outcome(state, viewer, details)) for state in dealt.first(count)]
        chance = max(100 * sum(way) / count for way in zip(*ways, strict=True))
        if abs(chance - shown) <= ROUNDED + spreads * (shown * (100 - shown) / count) ** 0.5:
            return ""
    return f"{shown} % is shown, and {chance:.1f} % of {count} deals give it"


def _ways(came: bool | tuple[bool, ...]) -> tuple[bool, ...]:
    return came if isinstance(came, tuple) else (came,)


class Deals:
    """Positions that the player to move cannot tell from this one, always the same; guessed once for all numbers."""

    def __init__(self, play: Play):
        self.viewer, self._guess = play.player, play.rules.guess
        self._view, self._dice = play.view(play.player), list(play.state.dice)
        self._dealt: list[Plain] = []

    def first(self, count: int) -> list[Plain]:
        """So many of them; whoever plays in one plays in a copy."""
        while len(self._dealt) < count:
            guessed = self._view.copy()
            fork_dice(self._dice, guessed.dice)
            self._guess(guessed, self.viewer)
            self._dealt.append(guessed)
        return self._dealt[:count]

"""A review in words and pictures: what its actions are called, and how the positions looked, from the transcript."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from dolmen.core.contract.room import Box
from dolmen.core.game import Game
from dolmen.core.play import Events, Play
from dolmen.core.viewer import NOBODY
from dolmen.review.ledger import DEAL
from dolmen.review.model import DECISION, FINE, LUCK, Decision, Review, Seat, Turning
from dolmen.words import Texts, seat_names
from dolmen.words.reasons import said

ROOMS = {"desk": Box(464, 464), "phone": Box(336, 464)}  # for a picture: as wide as its card, so that it can be read
MOST_PICTURES = 8  # of a player: they are large
MOST_LINES = 4  # of what happened at the beginning, and as many of its end


@dataclass
class Retold:
    """What a review needs of its game in one language."""

    review: Review
    words: Texts
    names: Sequence[str]
    colours: list[int]  # of the seats, in the palette
    title: str
    labels: dict[tuple[int, int], str] = field(default_factory=dict)  # (step, action)
    played: dict[int, str] = field(default_factory=dict)  # by step: what was done at turning points
    heard: dict[tuple[int, int], list[str]] = field(default_factory=dict)  # (player, step): what was told there, then
    pictures: dict[int, str] = field(default_factory=dict)  # by step, as its player saw it, once for every room
    uncovered: dict[int, str] = field(default_factory=dict)  # the same with all that was there

    def label(self, step: int, action: int) -> str:
        """An action in words."""
        return self.labels[step, action]

    def moved(self, turning: Turning) -> str:
        """When a chance moved at a turning point that was no decision of its player, and by what luck."""
        if turning.kind == LUCK:
            if turning.step < 0:
                return self.words("review-the-deal")
            return self.words("review-at", n=turning.step + 1, what=self.played[turning.step])
        if turning.step < 0:
            return self.words("review-before-first")
        return self.words("review-after", n=turning.step + 1)

    def happened(self, turning: Turning) -> list[str]:
        """What its player heard there, line by line."""
        lines = [line for step in span(self.review, turning) for line in self.heard[turning.player, step]]
        if len(lines) > 2 * MOST_LINES:  # whoever has stopped may hear much
            return [*lines[:MOST_LINES], "…", *lines[-MOST_LINES:]]
        lines = lines or self.heard.get((turning.player, turning.step), [])  # what one's own action brought to light
        if turning.kind == LUCK:
            return lines
        return lines or [self.words("review-nothing-seen", player=self.names[turning.player])]

    def why(self, decision: Decision) -> list[str]:
        """Why the best action was better, line by line."""
        return said(decision.causes, self.words)


def retell(
    review: Review, play: Play, words: Texts, names: Sequence[str] | None = None, with_pictures: bool = True
) -> Retold:
    """Walks through the game once."""
    past, game = play.at(0), play.game
    sight = past.sight(NOBODY)
    called = list(names) if names else seat_names(game, sight, words)
    colours = [game.story.seat(sight, player).colour for player in range(play.players)]
    told = Retold(review, words, called, colours, words("title"))
    asked = {decision.step: decision for decision in review.decisions}
    moved = {turning.step for turning in review.turning}
    hears = [(turning.player, {turning.step, *span(review, turning)}) for turning in review.turning]
    drawn = {step for seat in review.seats for step in shown_steps(review, seat)} if with_pictures else set()
    for player in {turning.player for turning in review.turning if turning.step < 0}:
        told.heard[player, DEAL] = _lines(told, past, player, play.opening)
    for number, step in enumerate(play.steps):
        if number in asked:
            _tell(told, past, asked[number], number in drawn)
        if number in moved:
            _say(told, past, number, step.player, {step.action})
            told.played[number] = told.label(number, step.action)
        past.act(step.action)
        for player in {who for who, steps in hears if number in steps}:
            told.heard[player, number] = _lines(told, past, player, past.steps[-1].tale)
    return told


def _lines(told: Retold, past: Play, player: int, events: Events) -> list[str]:
    """What a player heard of some events, as they were told then."""
    sight, story = past.sight(player), past.game.story
    lines = (story.tell(story.in_hindsight(events, at), player, sight) for at in range(len(events)))
    return [told.words.say(line, told.names) for line in lines if line is not None]


def _tell(told: Retold, past: Play, decision: Decision, is_drawn: bool) -> None:
    _say(told, past, decision.step, decision.player, {one.action for one in decision.candidates})
    if is_drawn:
        told.pictures[decision.step] = _drawn(told, past.game, past.sight(decision.player), decision.player)
        told.uncovered[decision.step] = _drawn(told, past.game, past.state.copy(), decision.player)


def _drawn(told: Retold, game: Game, shown: Any, player: int) -> str:
    """A position for every room; a page shows the one that fits."""
    return "".join(
        f'<div class="rv-picture rv-{name}">{game.picture(shown, player, told.words, told.names, box=box)}</div>'
        for name, box in ROOMS.items()
    )


def _say(told: Retold, past: Play, step: int, player: int, actions: Iterable[int]) -> None:
    sight, story = past.sight(player), past.game.story
    for action in actions:
        told.labels[step, action] = told.words.say(story.label(action, sight), told.names)


def turning_of(review: Review, seat: Seat) -> list[Turning]:
    """The turning points of a player, the greatest first."""
    return [turning for turning in review.turning if turning.player == seat.player]


def span(review: Review, turning: Turning) -> range:
    """The steps in which a chance moved: of the luck, or all between one of the player's decisions and the next."""
    if turning.kind == LUCK:
        return range(max(0, turning.step), turning.step + 1)
    after = (decision.step for decision in review.decisions_of(turning.player) if decision.step > turning.step)
    return range(turning.step + 1, next(after, review.steps))


def shown_steps(review: Review, seat: Seat) -> list[int]:
    """The decisions of a player that are shown whole: the turning points, then the costliest of the rest."""
    turning = [one.step for one in turning_of(review, seat) if one.kind == DECISION]
    costly = [one.step for one in review.worst(seat.player) if one.label != FINE and one.step not in turning]
    return [*turning, *costly][:MOST_PICTURES]

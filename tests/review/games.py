"""Games to be reviewed: adepts play, and one of them is made to blunder where it would have won."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count

from dolmen.bots.desk import desk_of
from dolmen.core.game import Game
from dolmen.core.play import Play
from dolmen.core.seed import subseed
from dolmen.review.estimate import Estimator, seed_of_view

CLEARLY = 0.25  # of the chance to win that a blunder throws away, at least
CHECKS = 48  # guesses with which that is made sure of, other ones than those of the review


@dataclass
class Blunder:
    """A finished game with one decision in it that is obviously bad."""

    play: Play
    step: int
    seat: int


def random_game(game: Game, seed: int, players: int | None = None) -> Play:
    """A game in which everybody acts by lot."""
    play = Play.new(game, players, seed=seed)
    while not play.over:
        play.act(play.legal[subseed(play.seed, "lot", 0, len(play.steps))[0] % len(play.legal)])
    return play


def go_on(play: Play, is_compiled: bool | None) -> Play:
    """Adepts play a game to its end."""
    desk = desk_of(play.game, is_compiled)
    while not play.over:
        if len(play.legal) == 1:
            play.act(play.legal[0])
        else:
            seed = subseed(play.seed, "bot", play.player, len(play.steps))
            play.act(desk.choose("adept", play.view(play.player), play.player, seed))
    return play


def blunders(game: Game, many: int, is_compiled: bool | None = None) -> list[Blunder]:
    """So many games of two adepts, each with a blunder in its place: the worst action by the judge, checked."""
    found: list[Blunder] = []
    for seed in count():
        if len(found) == many:
            return found
        if (blunder := blunder_in(go_on(Play.new(game, seed=seed), is_compiled), seed, is_compiled)) is not None:
            found.append(blunder)
    return found


def blunder_in(play: Play, seed: int, is_compiled: bool | None) -> Blunder | None:
    """A decision of the winner, somewhere behind the middle, replaced by the worst action there; the game goes on."""
    if len(play.winners) != 1:
        return None
    seat, estimator = play.winners[0], Estimator(play.game, is_compiled)
    for step in range(len(play.steps) // 2, len(play.steps)):
        past = play.at(step)
        if past.player == seat and len(past.legal) > 2 and (worst := thrown_away(past, estimator)) is not None:
            past.act(worst)
            return Blunder(go_on(past, is_compiled), step, seat)
    return None


def thrown_away(past: Play, estimator: Estimator) -> int | None:
    """The worst action by the judge, if play-outs agree that it throws the game away."""
    view = past.view(past.player)
    best, judged = desk_of(past.game, estimator.is_compiled).weigh(view, past.player, seed_of_view(view, "blunder"))
    worst = min(judged, key=lambda action: (judged[action], action))
    found = estimator.estimate(view, [best, worst], CHECKS, seed=seed_of_view(view, "blunder"))
    lost, error = found.difference(0, 1)
    return worst if lost - 2 * error >= CLEARLY else None

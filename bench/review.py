"""How long reviews take, and whether what they say is true.

    python -m bench.review time [GAME …]
    python -m bench.review luck [GAME …] [--games N] [--guesses K]
    python -m bench.review chances [GAME …] [--games N]
    python -m bench.review levels [GAME …] [--games N] [--guesses K]

`time` reviews a game of four players on all cores, and tells the processor's seconds besides. `luck` plays games of
adepts and novices and sums what chance gave by the table's ledger: the mean has to be 0 within 3 standard errors for
each seat and each level, and a result less its luck has to vary less than the result. `chances` looks at some decisions
of games of adepts: of the positions said to be won with some chance so many have to be. `levels` reviews games of a
master against adepts: the accuracy has to rank them as their results do.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np

from dolmen.core.game import Game, find_game
from dolmen.core.play import Play
from dolmen.core.viewer import EVERYBODY
from dolmen.review.course import Course
from dolmen.review.estimate import PLAY_ON, Estimator
from dolmen.review.ledger import DEAL, chance_at
from dolmen.review.review import review
from dolmen.review.yardstick import yardstick_of
from dolmen.study.playing import play_slice
from dolmen.study.series import Series, Slice

TITLES = ("tain", "keltis", "mac_robber", "enclave", "woolly_bully")
BANDS = 10
LOOKED = 8  # decisions of a game, about, whose chances are compared with how it ended
ITERATIONS = 500  # of a master
GUESSES = 16  # on each side of a chance
BOOTS = 1000  # resamples


def games_of(game: Game, seats: Sequence[str], count: int, seed: int) -> Iterator[Play]:
    """Games of bots, one after another; the levels go round the table from game to game."""
    for number in range(count):
        yield played(game, turned(seats, number), 1000 * seed + number)


def turned(seats: Sequence[str], number: int) -> list[str]:
    """Who sits where in a game."""
    turn = number % len(seats)
    return [*seats[turn:], *seats[:turn]]


def played(game: Game, seats: Sequence[str], seed: int) -> Play:
    """One game of bots."""
    series = Series.settled(game, seats, seed=seed, iterations=ITERATIONS)
    found = play_slice(series, Slice(0, 1))
    play = Play(game, len(seats), series.options, series.deal_seed(0))
    for action in found.actions.tolist():
        play.act(action)
    return play


def seats_for(game: Game, levels: Sequence[str]) -> list[str]:
    """Four players, or as many as there can be, with the levels in turn."""
    count = min(4, max(game.players))
    return [levels[seat % len(levels)] for seat in range(count)]


def measure_time(game: Game, given: argparse.Namespace) -> None:
    """One review, once everything is compiled."""
    play = played(game, seats_for(game, ["adept"]), given.seed)
    review(play, guesses=2)
    wall, used = time.monotonic(), time.process_time()
    found = review(play)
    wall, used = time.monotonic() - wall, time.process_time() - used
    errors = np.median([decision.error for decision in found.decisions])
    print(
        f"{game.name}: {len(found.decisions)} decisions, {found.budget.play_outs} play-outs, {used:.0f} s "
        f"of processor, {wall:.0f} s of clock, median standard error of a loss {100 * errors:.1f} points",
        flush=True,
    )


def measure_luck(game: Game, given: argparse.Namespace) -> None:
    """What chance gave, over many games."""
    estimator = Estimator(game)
    guesses = given.guesses or GUESSES
    estimator.yardstick = replace(yardstick_of(game), chances=guesses)
    levels = ("adept", "novice")
    seats = seats_for(game, levels)
    luck, shares, who = [], [], []
    for number, play in enumerate(games_of(game, seats, given.games, given.seed)):
        course = Course(play)
        found = [chance_at(estimator, course, step, EVERYBODY) for step in range(DEAL, len(course))]
        luck.append(np.sum([one.by for one in found if one is not None], axis=0))
        shares.append(course.shares)
        who.append(turned(seats, number))
    tell_luck(game, np.array(luck), np.array(shares), np.array(who), guesses)


def tell_luck(game: Game, luck: np.ndarray, shares: np.ndarray, who: np.ndarray, guesses: int) -> None:
    """Means by seat and level, and variances."""
    print(f"{game.name}: {len(luck)} games, {guesses} guesses on each side of a chance")
    for seat in range(luck.shape[1]):
        tell_mean(f"  seat {seat}", luck[:, seat])
    for level in np.unique(who):
        tell_mean(f"  {level}", luck[who == level])
    before, after = shares.var(), (shares - luck).var()
    kept = "smaller" if after < before else "NOT smaller"
    best = (luck * (shares - shares.mean(0))).mean() / (luck**2).mean()  # of what counts now
    print(
        f"  variance of the result {before:.5f}, less luck {after:.5f}: {kept}; of luck {luck.var():.4f}; "
        f"{best:.2f} times as much luck would fit best",
        flush=True,
    )


def tell_mean(name: str, values: np.ndarray) -> None:
    mean, error = values.mean(), values.std(ddof=1) / np.sqrt(len(values))
    verdict = "0 within 3" if abs(mean) <= 3 * error else "NOT 0 within 3"
    print(f"{name}: mean of chance {100 * mean:+.2f} ± {100 * error:.2f} points, {verdict} standard errors")


def measure_chances(game: Game, given: argparse.Namespace) -> None:
    """Whether chances come true: some decisions of games of adepts, with as many guesses as a review ever spends."""
    estimator, most = Estimator(game), yardstick_of(game).most
    said, won, games = [], [], []
    for number, play in enumerate(games_of(game, seats_for(game, ["adept"]), given.games, given.seed)):
        course = Course(play)
        for step in spread([step for step in range(len(course)) if course.is_decision(step)], number):
            seat = course.movers[step]
            said.append(estimator.estimate(course.view(step, seat), [PLAY_ON], most).win())
            won.append(course.shares[seat])
            games.append(number)
    print(f"{game.name}: {given.games} games, {len(said)} decisions, {most} guesses for each")
    tell_chances(np.array(said), np.array(won), np.array(games))


def spread(deciding: Sequence[int], number: int) -> Sequence[int]:
    """Some steps all over a game, others in another game."""
    apart = max(1, len(deciding) // LOOKED)
    return deciding[number % apart :: apart]


def tell_chances(said: np.ndarray, won: np.ndarray, games: np.ndarray) -> None:
    """How often chances came true, tenth by tenth; all decisions of a game count as one observation."""
    band = np.minimum((said * BANDS).astype(int), BANDS - 1)
    for number in np.unique(band):
        inside = band == number
        off = (won - said)[inside]
        sums = np.bincount(games[inside], off - off.mean())
        print(
            f"  said {100 * said[inside].mean():.0f} %, came true {100 * won[inside].mean():.0f} % "
            f"(± {100 * np.sqrt((sums**2).sum()) / inside.sum():.0f}): {inside.sum()} decisions of "
            f"{len(np.unique(games[inside]))} games"
        )
    print(
        f"  Brier {((said - won) ** 2).mean():.4f}, always the mean {((won.mean() - won) ** 2).mean():.4f}", flush=True
    )


def measure_levels(game: Game, given: argparse.Namespace) -> None:
    """Whether accuracy ranks levels as results do: whole reviews of games of a master against adepts."""
    seats = ["master", *["adept"] * (min(game.players) - 1)]
    found: dict[str, list[tuple[float, float, float]]] = {level: [] for level in seats}
    for number, play in enumerate(games_of(game, seats, given.games, given.seed)):
        order, made = turned(seats, number), review(play, guesses=given.guesses)
        for seat in made.seats:
            counted = [decision for decision in made.decisions_of(seat.player) if decision.matters]
            losses, stakes = sum(one.loss for one in counted), sum(one.stake for one in counted)
            found[order[seat.player]].append((losses, stakes, seat.share))
    print(f"{game.name}: {given.games} games of {', '.join(seats)}; masters look ahead {ITERATIONS} times")
    for level, sums in found.items():
        tell_level(level, np.array(sums))


def tell_level(level: str, sums: np.ndarray) -> None:
    """The accuracy over all games of a level, with an interval over games, and what it won."""
    dice = np.random.Generator(np.random.Philox(1))
    drawn = sums[dice.integers(0, len(sums), (BOOTS, len(sums)))].sum(1)
    low, high = np.percentile(100 * (1 - drawn[:, 0] / drawn[:, 1]), (2.5, 97.5))
    losses, stakes, shares = sums.sum(0)
    print(
        f"  {level}: accuracy {100 * (1 - losses / stakes):.1f} ({low:.1f} to {high:.1f}), "
        f"wins {100 * shares / len(sums):.0f} %",
        flush=True,
    )


MEASURES = {"time": measure_time, "luck": measure_luck, "chances": measure_chances, "levels": measure_levels}
GAMES = {"luck": 1000, "chances": 200, "levels": 12}


def main(arguments: Sequence[str]) -> None:
    """Measures what is asked."""
    reader = argparse.ArgumentParser(prog="bench.review")
    reader.add_argument("what", choices=MEASURES)
    reader.add_argument("games_named", nargs="*", metavar="GAME")
    reader.add_argument("--games", type=int, default=None)
    reader.add_argument("--guesses", type=int, default=None, help="luck: a side of a chance; levels: a decision")
    reader.add_argument("--seed", type=int, default=1)
    given = reader.parse_args(arguments)
    given.games = given.games or GAMES.get(given.what)
    for name in given.games_named or TITLES:
        MEASURES[given.what](find_game(name), given)


if __name__ == "__main__":
    main(sys.argv[1:])

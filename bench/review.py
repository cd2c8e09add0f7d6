"""How long reviews take, and whether what they say is true.

    python -m bench.review time [GAME …]
    python -m bench.review luck [GAME …] [--games N] [--guesses K]
    python -m bench.review chances [GAME …] [--games N] [--guesses K]

`time` reviews a game of four players on all cores, and tells the processor's seconds besides. `luck` plays games of
adepts and novices and sums what chance gave by the table's ledger: the mean has to be 0 within 3 standard errors for
each seat and each level, and a result less its luck has to vary less than the result. `chances` reviews games of
adepts, novices and bots that choose by lot: of the positions said to be won with some chance so many have to be, and
the accuracy has to rank the levels as the arena does.
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
from dolmen.review.estimate import Estimator
from dolmen.review.ledger import DEAL, chance_at
from dolmen.review.review import review
from dolmen.review.yardstick import yardstick_of
from dolmen.study.playing import play_slice
from dolmen.study.series import Series, Slice

TITLES = ("tain", "keltis", "mac_robber", "enclave", "woolly_bully")
BANDS = 5


def games_of(game: Game, seats: Sequence[str], count: int, seed: int) -> Iterator[Play]:
    """Games of bots, one after another; the levels go round the table from game to game."""
    for number in range(count):
        turn = number % len(seats)
        yield played(game, [*seats[turn:], *seats[:turn]], 1000 * seed + number)


def played(game: Game, seats: Sequence[str], seed: int) -> Play:
    """One game of bots that do not search."""
    series = Series.settled(game, seats, seed=seed)
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
    estimator.yardstick = replace(yardstick_of(game), chances=given.guesses)
    levels = ("adept", "novice")
    seats = seats_for(game, levels)
    luck, shares, who = [], [], []
    for number, play in enumerate(games_of(game, seats, given.games, given.seed)):
        course = Course(play)
        found = [chance_at(estimator, course, step, EVERYBODY) for step in range(DEAL, len(course))]
        luck.append(np.sum([one.by for one in found if one is not None], axis=0))
        shares.append(course.shares)
        turn = number % len(seats)
        who.append([*seats[turn:], *seats[:turn]])
    tell_luck(game, np.array(luck), np.array(shares), np.array(who), given.guesses)


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
        f"  variance of the result {before:.4f}, less luck {after:.4f}: {kept}; of luck {luck.var():.4f}; "
        f"{best:.2f} times as much luck would fit best",
        flush=True,
    )


def tell_mean(name: str, values: np.ndarray) -> None:
    mean, error = values.mean(), values.std(ddof=1) / np.sqrt(len(values))
    verdict = "0 within 3" if abs(mean) <= 3 * error else "NOT 0 within 3"
    print(f"{name}: mean of chance {100 * mean:+.2f} ± {100 * error:.2f} points, {verdict} standard errors")


def measure_chances(game: Game, given: argparse.Namespace) -> None:
    """Calibration of W at decisions, and accuracy by level."""
    levels = ("adept", "novice", "random")
    seats = seats_for(game, levels)
    said, won, ledger = [], [], []
    lost: dict[str, list[tuple[float, float, float]]] = {level: [] for level in levels}
    for number, play in enumerate(games_of(game, seats, given.games, given.seed)):
        found, turn = review(play, guesses=given.guesses), number % len(seats)
        order = [*seats[turn:], *seats[:turn]]
        for seat in found.seats:
            mine = found.decisions_of(seat.player)
            said += [decision.win for decision in mine]
            won += [seat.share] * len(mine)
            counted = [decision for decision in mine if decision.matters]
            sums = sum(one.loss for one in counted), sum(one.stake for one in counted)
            lost[order[seat.player]].append((*sums, seat.accuracy.given_away))
            ledger.append((seat.table.chance, seat.table.hidden))
    tell_chances(game, np.array(said), np.array(won), given)
    for level, given_away in lost.items():
        losses, stakes, away = np.array(given_away).sum(0)
        accuracy, each = 100 * (1 - losses / stakes), 100 * away / len(given_away)
        print(f"  {level}: accuracy {accuracy:.0f}, given away {each:.0f} points a game")
    print(f"  mean of the hidden part {100 * np.array(ledger).mean(0)[1]:+.1f} points", flush=True)


def tell_chances(game: Game, said: np.ndarray, won: np.ndarray, given: argparse.Namespace) -> None:
    """How often chances came true, band by band."""
    print(f"{game.name}: {given.games} games, {given.guesses} guesses, {len(said)} decisions")
    band = np.minimum((said * BANDS).astype(int), BANDS - 1)
    for number in range(BANDS):
        inside = band == number
        if inside.any():
            mean, came = 100 * said[inside].mean(), 100 * won[inside].mean()
            print(f"  said {mean:.0f} %, came true {came:.0f} % of {inside.sum()} decisions")
    print(f"  Brier {((said - won) ** 2).mean():.4f}, always the mean {((won.mean() - won) ** 2).mean():.4f}")


MEASURES = {"time": measure_time, "luck": measure_luck, "chances": measure_chances}


def main(arguments: Sequence[str]) -> None:
    """Measures what is asked."""
    reader = argparse.ArgumentParser(prog="bench.review")
    reader.add_argument("what", choices=MEASURES)
    reader.add_argument("games_named", nargs="*", metavar="GAME")
    reader.add_argument("--games", type=int, default=100)
    reader.add_argument("--guesses", type=int, default=8)
    reader.add_argument("--seed", type=int, default=1)
    given = reader.parse_args(arguments)
    for name in given.games_named or TITLES:
        MEASURES[given.what](find_game(name), given)


if __name__ == "__main__":
    main(sys.argv[1:])

"""One game of bots, looked through for puzzles: a walk over its decisions, each of which goes through the trials."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterator

import numpy as np
from msgspec import Struct

from dolmen.arena.match import Interrupted
from dolmen.bots.desk import desk_of
from dolmen.core.game import Game, find_game
from dolmen.core.play import Play
from dolmen.core.view import View
from dolmen.puzzles.hunt.level import level_of, solvers
from dolmen.puzzles.hunt.playouts import PlayOuts
from dolmen.puzzles.hunt.spot import Spot
from dolmen.puzzles.hunt.terms import APART, EARLY, MOST_LOOKS, MOST_OF_GAME, Terms, search_for
from dolmen.puzzles.hunt.trials import TRIALS
from dolmen.puzzles.puzzle import BETWEEN, DIGITS, Puzzle, Tests
from dolmen.study.playing import play_slice
from dolmen.study.series import Series, Slice

DECISIONS, PASSED = "decisions", "passed"


class Looked(Struct, frozen=True, forbid_unknown_fields=True):
    """What a game gave: how many decisions were lost at which test, and the puzzles."""

    number: int
    counts: dict[str, int]
    puzzles: tuple[Puzzle, ...]


def look_through(terms: Terms, number: int, stop: threading.Event | None = None) -> Looked:
    """Looks at every decision of a game; what is found depends on the terms and the number alone."""
    series, nth = terms.series(number)
    game = find_game(terms.game)
    actions = play_slice(series, Slice(nth, 1)).actions.tolist()
    counts: Counter[str] = Counter()
    found: list[Puzzle] = []
    last = -APART
    for spot in spots(game, series, series.deal_seed(nth), actions, terms.early, terms.most, terms.least):
        if stop is not None and stop.is_set():
            raise Interrupted
        counts[DECISIONS] += 1
        lost = "near" if spot.step - last < APART or len(found) == MOST_OF_GAME else lost_at(spot)
        counts[lost] += 1
        if lost == PASSED:
            name = terms.name_of(number, spot.step)
            found.append(puzzle_of(spot, series, name, series.deal_seed(nth), actions))
            last = spot.step
    return Looked(number, dict(counts), tuple(found))


def lost_at(spot: Spot) -> str:
    """The first test that a decision does not pass."""
    return next((name for name, passes in TRIALS if not passes(spot)), PASSED)


def spots(
    game: Game,
    series: Series,
    seed: bytes,
    actions: list[int],
    early: float = EARLY,
    most: int | None = None,
    least: int = 2,
) -> Iterator[Spot]:
    """Decisions among several actions after the opening of a game, evenly spread, as their players see them."""
    desk, table = desk_of(game, True), np.zeros(1, game.state)
    game.prepare(table[0], len(series.seats), series.options, seed)
    desk.deal(table)
    legal = desk.numbers(game.most_legal)
    states: list[np.ndarray] = []
    choosers: list[int] = []  # who chose among several at each step; nobody where there was one action
    first = int(early * len(actions))
    stride = max(1, -(-(len(actions) - first) // MOST_LOOKS))
    for step, action in enumerate(actions):
        n = int(desk.rules.legal_actions(table[0], legal))
        seat = desk.player(table)
        if least <= n <= (most or n) and step >= first and (step - first) % stride == 0:
            back = max((k for k, player in enumerate(choosers) if player not in (-1, seat)), default=-1)
            before: View | None = desk.view(states[back], seat) if back >= 0 else None
            since = tuple(actions[back:step]) if back >= 0 else ()
            yield Spot(desk.view(table, seat), step, tuple(int(one) for one in legal[:n]), before, since)
        states.append(table.copy())
        choosers.append(seat if n > 1 else -1)
        desk.rules.apply(table[0], action)


def puzzle_of(spot: Spot, series: Series, name: str, seed: bytes, actions: list[int]) -> Puzzle:
    """The puzzle of a decision that passed."""
    game = spot.view.game
    play = Play.new(game, len(series.seats), series.options, seed)
    for action in actions[: spot.step]:
        play.act(action)
    assert play.legal == spot.legal and play.player == spot.seat, "compiled and interpreted rules differ"
    say = game.notation.sentence
    best, beside = spot.best, spot.adepts.most_common(1)[0][0]
    solved = solvers(spot)
    right = sorted(spot.right, key=lambda action: (action != best, -spot.known[action][0]))
    return Puzzle(
        name=name,
        version=game.version,
        players=len(series.seats),
        options=dict(series.options),
        seed=seed.hex(),
        begin=BETWEEN.join(say(action) for action in actions[: spot.step]),
        seat=spot.seat,
        best=tuple(say(action) for action in right),
        chances={say(action): round(spot.known[action][0], DIGITS) for action in spot.legal},
        worth=round(spot.worth, DIGITS),
        gap=round(spot.gap, DIGITS),
        error=round(spot.error, DIGITS + 1),
        beside=say(beside),
        reasons=PlayOuts(spot, beside).reasons(),
        played=say(actions[spot.step]),
        level=level_of(solved),
        solved=solved,
        tests=_tests(spot),
    )


def _tests(spot: Spot) -> Tests:
    figures = spot.figures
    return Tests(
        guesses=int(figures["guesses"]),
        other=round(figures["other"], DIGITS),
        no_worse=round(figures["no_worse"], DIGITS),
        weighed=int(figures["weighed"]),
        weighed_gap=round(figures["weighed_gap"], DIGITS),
        iterations=search_for(spot.view.game),
        eyes=round(figures["eyes"], DIGITS) if "eyes" in figures else None,
    )

"""What the rules tell while a game is replayed: elements that are offered, gained and used, and how points came about.

Interpreted, since compiled rules tell nothing: a stated sample of the games.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from dolmen.core.game import Game, find_game
from dolmen.core.plain import blank
from dolmen.core.tell import Tale
from dolmen.study.playing import Played
from dolmen.study.series import Series
from dolmen.words import Line

HOWS = ("offered", "gained", "used")
ALL = -1  # an element that concerns nobody alone


def hear_games(series: Series, first: int, played: Played, count: int) -> dict[str, np.ndarray]:
    """Rows of game, how, kind, element, player, step of the first time, times; lines of the final points; rounds."""
    game = find_game(series.game)
    rows: list[tuple[int, ...]] = []
    lines: list[tuple[int, int, str, int]] = []
    rounds: list[int] = []
    at = 0
    for k in range(count):
        steps = played.actions[at : at + played.lengths[k]].tolist()
        at += played.lengths[k]
        state, heard = replay(game, series, first + k, steps)
        rows += [(first + k, *key, when, times) for key, (when, times) in sorted(heard.items())]
        for player in range(state.players):
            lines += [(first + k, player, key, points) for key, points in scored(game, state, player).items()]
        rounds.append(getattr(state, "round", 0))
    return {
        "elements": np.array(rows, np.int64).reshape(-1, 7),
        "lines": np.array([(number, player, points) for number, player, _, points in lines], np.int64).reshape(-1, 3),
        "line_keys": np.array([key for _, _, key, _ in lines], "U60"),
        "rounds": np.array(rounds, np.int64),
    }


def hear_openings(series: Series, first: int, count: int) -> dict[str, np.ndarray]:
    """What chance gave whom before anybody acted, and who is who: rows of deal, kind, element, player, times; roles."""
    game = find_game(series.game)
    rows: list[tuple[int, ...]] = []
    roles: list[list[str]] = []
    for deal in range(first, first + count):
        state = dealt(game, series, deal * series.repeats)
        heard: dict[tuple[int, int, int, int], tuple[int, int]] = {}
        listen(game, state.tale.events, 0, 0, heard)
        gained = [(key, times) for key, (_, times) in sorted(heard.items()) if HOWS[key[0]] == "gained"]
        rows += [(deal, *key[1:], times) for key, times in gained]
        roles.append([game.story.seat(state, player).line.key for player in range(state.players)])
    return {"dealt": np.array(rows, np.int64).reshape(-1, 5), "roles": np.array(roles, "U40")}


def dealt(game: Game, series: Series, number: int) -> Any:
    """The state of a game before the first step, with what was told of it."""
    state = blank(game.state)
    game.prepare(state, len(series.seats), series.options, series.deal_seed(number))
    state.tale = Tale()
    game.rules.setup(state)
    return state


def replay(game: Game, series: Series, number: int, steps: list[int]) -> tuple[Any, dict]:
    """The final state of a game, and when each element was first heard of and how often."""
    state = dealt(game, series, number)
    heard: dict[tuple[int, int, int, int], tuple[int, int]] = {}
    taken = len(state.tale.events)  # what is dealt is heard apart
    for step, action in enumerate(steps):
        game.rules.apply(state, action)
        taken = listen(game, state.tale.events, taken, step, heard)
    return state, heard


def listen(game: Game, events: list, taken: int, step: int, heard: dict) -> int:
    """Notes what the events from `taken` on say of elements; returns how many events there are."""
    for event in events[taken:]:
        for kind, elements in enumerate(game.elements):
            for how, player, which in elements.heard(event):
                key = (HOWS.index(how), kind, which, ALL if player is None else player)
                when, times = heard.get(key, (step, 0))
                heard[key] = (when, times + 1)
    return len(events)


def scored(game: Game, state: Any, player: int) -> dict[str, int]:
    """The points of a player by the line that tells them."""
    found: Counter[str] = Counter()
    for points in game.story.points(state, player):
        found[kind_of(points.line)] += points.points
    return dict(found)


def kind_of(line: Line) -> str:
    """What a line of the final scoring is about: its key, and the word in it that says of what, if any."""
    words = [
        each.key.partition(".")[0] for each in line.details.values() if isinstance(each, Line) and not each.details
    ]
    return "-".join([line.key, *words[:1]])

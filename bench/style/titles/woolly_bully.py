"""Woolly Bully: when somebody stops, with how many sheep and which bonus; tiles, wolves and hunters before that."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable

from bench.style.hearing import Counts, Moment, Title
from dolmen.games.woolly_bully.board import BEASTS_OF_A_KIND, BONUSES, Event, Why
from dolmen.games.woolly_bully.rules.scoring import nth_sheep, score

ANSWERS = {
    "place": ("a tile", "lay a tile"), "reveal": ("a tile", "show the colour"), "stop": ("a tile", "stop"),
    "pass": ("a tile", "pass"), "declare": ("a tile", "declare wolves or hunters"),
    "end": ("after a tile", "end the turn"),
    "skip": ("a wolf or hunter", "let it go"), "quiet": ("between turns", "nothing"),
    "wolf": ("a wolf or hunter", "set a wolf"), "hunter": ("a wolf or hunter", "set a hunter"),
}  # fmt: skip


def kind_of(words: list[str]) -> tuple[str, str]:
    """By what is done, wherever it is."""
    return ANSWERS[words[0]]


def count(players: int, moments: Iterable[Moment]) -> list[Counts]:
    """What each player did in a game."""
    found = [Counter[str]() for _ in range(players)]
    stops: list[Counts] = [{} for _ in range(players)]
    for moment in moments:
        for kind, *details in moment.events:
            if kind == Event.STOPPED:
                stops[details[0]] = stop(found[details[0]], details, moment.state)
            elif details and 0 <= details[0] < players:
                note(kind, details, found[details[0]])
    state = moment.state
    return [habits(found[seat], stops[seat], state, seat) for seat in range(players)]


def note(event: int, details: list[int], each: Counter[str]) -> None:
    """Counts one event of a player."""
    if event == Event.CAME:
        each["wolves" if details[1] < BEASTS_OF_A_KIND else "hunters"] += 1
    names: dict[int, str] = {Event.LAID: "tiles", Event.TURN: "turns", Event.DREW: "draws", Event.PASSED: "passes"}
    if event in names:
        each[names[event]] += 1


def stop(each: Counter[str], details: list[int], state) -> Counts:
    """When a player stopped and with what."""
    player, place, why = details
    chose = why == Why.CHOSE
    told = {"chose": float(chose), "bonus": float(BONUSES[place]), "first": float(place == 1)}
    if chose:
        told |= {"turn": float(each["turns"]), "sheep": float(nth_sheep(state, player, 1)), "left": float(state.left)}
        told["hand"] = float(state.held[player])
    return told


def habits(each: Counter[str], stopped: Counts, state, player: int) -> Counts:
    """The habits of a player; what is known of stops by choice only is no number elsewhere."""
    names = ("turn", "sheep", "left", "hand")
    found = {name: stopped.get(name, math.nan) for name in names}
    found |= {name: stopped.get(name, 0.0) for name in ("chose", "bonus", "first")}
    found |= {name: float(each[name]) for name in ("tiles", "wolves", "hunters", "passes", "turns")}
    return found | {"points": float(score(state, player))}


TITLE = Title(
    kind_of,
    {
        "chose": ("games in which it stops by choice", "%"),
        "first": ("games in which it stops first", "%"),
        "turn": ("its turn when it stops by choice", ""),
        "sheep": ("sheep in its largest safe field at that moment", ""),
        "left": ("tiles left in the bag at that moment", ""),
        "hand": ("tiles in its hand at that moment", ""),
        "bonus": ("bonus for stopping, in all games", ""),
        "points": ("points at the end", ""),
        "turns": ("turns in a game", ""),
        "tiles": ("tiles laid", ""),
        "wolves": ("wolves set", ""),
        "hunters": ("hunters set", ""),
        "passes": ("passes", ""),
    },
    count,
)

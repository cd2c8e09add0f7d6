"""Keltis: which cards and columns it begins with, which way its rows go, and where its figures end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bench.style.hearing import Counts, Moment, Title, ratio
from dolmen.games.keltis.board import BIG, FIGURES, VALUES, Direction, Event
from dolmen.games.keltis.maps import IS_GOAL, LISTS, ROW, START, VALUE

TALLEST = 6  # the row before the goal area: 8 points, more than its first two rows
COLUMNS = "abcde"
QUESTIONS = {"play": "a card", "discard": "a card", "move": "a step", "clover": "a clover", "shed": "a card to shed"}


def kind_of(words: list[str]) -> tuple[str, str]:
    """Cards by their number, steps by the size of the figure and the column it enters."""
    verb = words[0]
    if verb == "draw":
        return "a card to draw", "from the deck" if words[1] == "deck" else "from a discard pile"
    if verb in ("move", "clover") and words[1] != "none":
        return QUESTIONS[verb], f"{words[1]} figure to column {words[3][0]}"
    if verb == "shed":
        return QUESTIONS[verb], f"from the {words[1]}"
    return QUESTIONS[verb], f"{verb} {words[2]}" if len(words) > 2 else "none"


def count(players: int, moments: Iterable[Moment]) -> list[Counts]:
    """What each player did in a game."""
    found = [Counter[str]() for _ in range(players)]
    full = 0
    for moment in moments:
        state = moment.state
        full = full or state.deck_size
        for kind, *details in moment.events:
            note(kind, details, found)
            if kind == Event.STEPPED and details[3] == START:
                found[details[0]]["begun"] += 1
                found[details[0]]["drawn"] = 1 - state.deck_size / full
    found[moment.player]["ended"] = 1
    return [habits(each, state, player) for player, each in enumerate(found)]


def note(event: int, details: list[int], found: list[Counter[str]]) -> None:
    """Counts one event."""
    names: dict[int, str] = {
        Event.PLAYED: "played", Event.DISCARDED: "discarded", Event.TOOK: "took", Event.DREW: "drew",
        Event.STEPPED: "steps", Event.TURN: "turns", Event.TOOK_STONE: "stones",
    }  # fmt: skip
    if event in names:
        found[details[0]][names[event]] += 1
    if event == Event.STEPPED:
        player, is_big, board, _, to, _ = details
        if found[player]["steps"] == 1:
            found[player]["big-first"] = is_big
        found[player][column_of(board, to)] += 1


def column_of(board: int, space: int) -> str:
    """The letter of the column that a space is in."""
    return LISTS[board][space]["id"][0]


def habits(found: Counter[str], state, player: int) -> Counts:
    """The habits of a player, from counts and from how it ended."""
    spaces, board = state.figures[player], state.board
    rows = [way for way, last in zip(state.direction[player], state.last[player], strict=True) if last >= 0]
    laid = sum(state.laid[player])
    return {
        "turns": found["turns"],
        "discards": ratio(found["discarded"], found["discarded"] + found["played"]),
        "piles": ratio(found["took"], found["took"] + found["drew"]),
        "rows": len(rows),
        "rising": ratio(rows.count(Direction.RISING), len(rows)),
        "falling": ratio(rows.count(Direction.FALLING), len(rows)),
        "length": ratio(laid, len(rows)),
        "steps": ratio(found["steps"], found["played"]),
        "stones": found["stones"],
        "begun": found["begun"],
        "last": found["drawn"],
        "minus": sum(VALUE[board][space] < 0 for space in spaces),
        "tallest": sum(ROW[board][space] == TALLEST for space in spaces) / FIGURES,
        "goal": sum(IS_GOAL[board][space] for space in spaces),
        "big": VALUE[board][spaces[BIG]],
        "big-first": found["big-first"],
        "ended": found["ended"],
        **{f"column-{letter}": ratio(found[letter], found["steps"]) for letter in COLUMNS},
    }


TITLE = Title(
    kind_of,
    {
        "turns": ("turns of its own", ""),
        "discards": ("of its cards, discarded instead of played", "%"),
        "piles": ("of the cards it draws, from a discard pile", "%"),
        "rows": ("rows of cards begun, of five", ""),
        "rising": (f"of its rows, rising (0 to {VALUES - 1})", "%"),
        "falling": ("of its rows, falling", "%"),
        "length": ("cards in a row", ""),
        "steps": ("steps of figures for each card played (more than one by clovers)", ""),
        "stones": ("wish stones taken", ""),
        "begun": ("figures that left the start, of five", ""),
        "last": ("of the deck, drawn when its last figure leaves the start", "%"),
        "minus": ("figures that stand where they cost points at the end", ""),
        "tallest": ("of its figures, those that end in the row before the goal area (8 points)", "%"),
        "goal": ("figures in the goal area at the end", ""),
        "big": ("points of the big figure’s row at the end (they count twice)", ""),
        "big-first": ("games in which the big figure goes first", "%"),
        **{f"column-{letter}": (f"of its steps, into column {letter}", "%") for letter in COLUMNS},
        "ended": ("games that ended with its action", "%"),
    },
    count,
    "The path must be paid for: a figure in the first row of the board costs 4 points, in the second 2; the third is "
    "worth 0, then 2, 5 and **8**; the rows of "
    "the goal area are worth 7, 6 and 10.",
)

"""Woolly Bully for people: tiles, places and beasts as lines, and the lines of the log. Keys are those of words/."""

from itertools import groupby

from dolmen.core.viewer import NOBODY
from dolmen.words import By, Line, Named, Telling, lasting, list_line

from .board import (
    BITS,
    BONUSES,
    COLOUR_WORDS,
    COLOURS,
    EDGE,
    FACE_LETTERS,
    FIRST_BEAST,
    LETTERS,
    NOTHING,
    SIDES,
    Event,
    Why,
    due_kind,
    length_of,
    x_of,
    y_of,
)
from .notation import KIND_WORDS
from .rules.bag import kind_of

TERRAIN_WORDS = ("none", *COLOUR_WORDS, "village", "forest")
STOPPED = {Why.CHOSE: "told-stopped", Why.FORCED: "told-stopped-forced", Why.STUCK: "told-stopped-stuck"}
NUMERALS = ("one", "two", "three", "four", "five", "six", "seven", "eight")


def joined(key: str, lines: list[Line]) -> Line:
    """Several lines as one, by the texts KEY-1, KEY-2 …"""
    return Line(f"{key}-{len(lines)}", dict(zip(NUMERALS, lines, strict=False)))


def face_line(face: int) -> Line:
    """What a face shows: `3 black sheep and 1 village edge`."""
    letters = FACE_LETTERS[face]
    shown = sorted(set(letters), key=letters.index)
    return list_line([Line.of(f"edge-{TERRAIN_WORDS[LETTERS.index(x)]}", n=letters.count(x)) for x in shown])


@lasting
def edges_line(edges: int) -> Line:
    """Edges with their sides: `black north, east and south; village west`. Sides without a tile are left out."""
    terrains = [edges >> BITS * side & EDGE for side in range(SIDES)]
    found = sorted({terrain for terrain in terrains if terrain}, key=terrains.index)
    if len(found) == 1 and terrains.count(found[0]) == SIDES:
        return Line(f"all-{TERRAIN_WORDS[found[0]]}")
    return joined("parts", [sides_line(terrain, terrains) for terrain in found])


def sides_line(terrain: int, terrains: list[int]) -> Line:
    sides = [Line(f"side-{side}") for side in range(SIDES) if terrains[side] == terrain]
    return Line.of(f"lies-{TERRAIN_WORDS[terrain]}", sides=list_line(sides))


@lasting
def back_line(tile: int, face: int) -> Line:
    """What the other face of a tile shows."""
    other = 2 * tile + (face % 2 == 0)
    if tile >= FIRST_BEAST and other % 2:
        return run_line(kind_of(tile - FIRST_BEAST), 1)
    return face_line(other)


@lasting
def place_line(place: int) -> Line:
    """`2 east and 1 north`, counted from the square."""
    x, y = x_of(place), y_of(place)
    steps = []
    if x:
        steps.append(Line.of("go-east" if x > 0 else "go-west", n=abs(x)))
    if y:
        steps.append(Line.of("go-north" if y > 0 else "go-south", n=abs(y)))
    return list_line(steps) if steps else Line("go-nowhere")


def colour_line(colour: int, of: str = "colour") -> Line:
    """A colour by its name, or as what it is a colour of: `sheep`, `tile`."""
    return Line(f"{of}-{COLOUR_WORDS[colour]}")


def sheep_line(colour: int) -> Line:
    return colour_line(colour, "sheep")


def kind_line(kind: int) -> Line:
    return Line(f"kind-{KIND_WORDS[kind]}")


def run_line(kind: int, count: int) -> Line:
    """`a wolf`, `two hunters`."""
    return Line.of(f"run-{KIND_WORDS[kind]}", n=count)


def series_line(series: int, first: int = 0) -> Line:
    """`two wolves, then a hunter`; from one of its parts on."""
    kinds = [due_kind(series, step) for step in range(first, length_of(series))]
    return joined("then", [run_line(kind, len(list(run))) for kind, run in groupby(kinds)])


def tell_colours(viewer: int, view) -> Line | None:
    """The own colour to its owner; both pairs with two players, where they are no secret (R50)."""
    if view.players == 2:
        pairs = [[c for c in range(COLOURS) if view.owner[c] == player] for player in range(2)]
        named = [list_line([sheep_line(colour) for colour in pair]) for pair in pairs]
        return Line.of("told-colours-two", first=Named(0), one=named[0], second=Named(1), two=named[1])
    mine = [colour for colour in range(COLOURS) if viewer != NOBODY and view.owner[colour] == viewer]
    return Line.of("told-colour", colour=sheep_line(mine[0])) if mine else None


def tell_revealed(viewer: int, view, player: int, colour: int, place: int, _touching: int) -> Line:
    """With two players the colours were no secret (R50)."""
    key = "told-revealed-two" if view.players == 2 else "told-revealed"
    return Line.of(key, player=Named(player), colour=sheep_line(colour), place=place_line(place))


def tell_covered(viewer: int, view, hunter: int, wolf: int) -> Line:
    """Where both lie: tiles never move."""
    spots = [place_line(view.place[view.post[beast]]) for beast in (hunter, wolf)]
    return Line.of("told-joined", hunter=spots[0], wolf=spots[1])


def tell_came(viewer: int, view, player: int, beast: int, place: int, _touching: int, wolf: int) -> Line:
    """A wolf or hunter, in a gap or upon a wolf."""
    key = f"told-{KIND_WORDS[kind_of(beast)]}" if wolf == NOTHING else "told-covers"
    return Line.of(key, player=Named(player), place=place_line(place))


def tell_drew(viewer: int, view, player: int, number: int, _tiles: int) -> Line:
    if not number:
        return Line.of("told-no-draw", player=Named(player))
    return Line.of("told-drew", player=Named(player), n=number)


def tell_stop(viewer: int, view, player: int, place: int, why: int) -> Line:
    """Who stops, in which place, and what it brings."""
    return Line.of(STOPPED[Why(why)], player=Named(player), place=place, bonus=BONUSES[place])


def tell_ended(viewer: int, view) -> Line:
    """ "?" tiles are turned up where some were not laid; with two players they were no secret (R50)."""
    hidden = any(view.owner[colour] != NOTHING and not view.declared[colour] for colour in range(COLOURS))
    return Line("told-ended" if hidden and view.players > 2 else "told-ended-open")


told = Telling(
    {
        "tile": face_line,
        "place": place_line,
        "beasts": series_line,
    },
    {
        Event.STARTS: ("told-starts", "player"),
        Event.COLOURS: tell_colours,
        Event.LAID: ("told-laid", "player", "tile", "", "place"),
        Event.REVEALED: tell_revealed,
        Event.DECLARED: ("told-declared", "player", "beasts"),
        Event.CAME: tell_came,
        Event.LAPSED: By(1, tuple((f"told-lapsed-{kind}", "player") for kind in KIND_WORDS)),
        Event.COVERED: tell_covered,
        Event.DREW: tell_drew,
        Event.SKIPPED: ("told-skipped", "player"),
        Event.BONUS: ("told-bonus", "player"),
        Event.PASSED: ("told-passed", "player"),
        Event.STOPPED: tell_stop,
        Event.ENDED: tell_ended,
    },
)
tell = told.tell

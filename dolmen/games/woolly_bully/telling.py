"""Woolly Bully for people: tiles, places and beasts as lines, and the lines of the log. Keys are those of words/."""

from dolmen.core.viewer import NOBODY
from dolmen.words import Line, Named, Telling, list_line

from .board import (
    BONUSES,
    COLOUR_WORDS,
    COLOURS,
    FACE_LETTERS,
    LETTERS,
    NOTHING,
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


def face_line(face: int) -> Line:
    """What a face shows: `three black, one village`."""
    letters = FACE_LETTERS[face]
    shown = sorted(set(letters), key=letters.index)
    return list_line([Line.of(f"edge-{TERRAIN_WORDS[LETTERS.index(x)]}", n=letters.count(x)) for x in shown])


def place_line(place: int) -> Line:
    """`two east, one north`, counted from the square."""
    x, y = x_of(place), y_of(place)
    steps = []
    if x:
        steps.append(Line.of("go-east" if x > 0 else "go-west", n=abs(x)))
    if y:
        steps.append(Line.of("go-north" if y > 0 else "go-south", n=abs(y)))
    return list_line(steps) if steps else Line("go-nowhere")


def colour_line(colour: int) -> Line:
    return Line(f"colour-{COLOUR_WORDS[colour]}")


def kind_line(kind: int, form: str = "a") -> Line:
    """`a wolf`, `the hunter`."""
    return Line(f"kind-{KIND_WORDS[kind]}.{form}")


def series_line(series: int) -> Line:
    """`a wolf, then a hunter`."""
    return list_line([kind_line(due_kind(series, step)) for step in range(length_of(series))])


def tell_colours(viewer: int, view) -> Line | None:
    """The own colour to its owner; both pairs with two players, where they are no secret (R50)."""
    if view.players == 2:
        pairs = [[c for c in range(COLOURS) if view.owner[c] == player] for player in range(2)]
        named = [list_line([colour_line(colour) for colour in pair]) for pair in pairs]
        return Line.of("told-colours-two", first=Named(0), one=named[0], second=Named(1), two=named[1])
    mine = [colour for colour in range(COLOURS) if viewer != NOBODY and view.owner[colour] == viewer]
    return Line.of("told-colour", colour=colour_line(mine[0])) if mine else None


def tell_came(viewer: int, view, player: int, beast: int, place: int, _touching: int, wolf: int) -> Line:
    """A wolf or hunter, in a gap or upon a wolf."""
    key = f"told-{KIND_WORDS[kind_of(beast)]}" if wolf == NOTHING else "told-covers"
    return Line.of(key, player=Named(player), place=place_line(place))


def tell_drew(viewer: int, view, player: int, number: int, _tiles: int) -> Line:
    return Line.of("told-drew" if number else "told-no-draw", player=Named(player), n=number)


def tell_stop(viewer: int, view, player: int, place: int, why: int) -> Line:
    """Who stops, in which place, and what it brings."""
    return Line.of(STOPPED[Why(why)], player=Named(player), place=place, bonus=BONUSES[place])


told = Telling(
    {
        "tile": face_line,
        "place": place_line,
        "colour": colour_line,
        "beasts": series_line,
        "beast": lambda kind: kind_line(kind, "the"),
    },
    {
        Event.STARTS: ("told-starts", "player"),
        Event.COLOURS: tell_colours,
        Event.LAID: ("told-laid", "player", "tile", "", "place"),
        Event.REVEALED: ("told-revealed", "player", "colour", "place"),
        Event.DECLARED: ("told-declared", "player", "beasts"),
        Event.CAME: tell_came,
        Event.LAPSED: ("told-lapsed", "player", "beast"),
        Event.COVERED: ("told-joined",),
        Event.DREW: tell_drew,
        Event.SKIPPED: ("told-skipped", "player"),
        Event.PASSED: ("told-passed", "player"),
        Event.STOPPED: tell_stop,
        Event.RIM: ("told-rim", "place"),
        Event.ENDED: ("told-ended",),
    },
)
tell = told.tell

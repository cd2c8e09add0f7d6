"""Woolly Bully for people: why something cannot be chosen now. What is said here is checked by claims.py."""

from dolmen.core.phrase import words_of
from dolmen.words import Line

from .board import (
    COLOUR_WORDS,
    COLOURS,
    FIRST_BEAST,
    NOTHING,
    REACH,
    SIDES,
    Phase,
    Terrain,
    distance_of,
    due_kind,
)
from .notation import FACES_BY_WORD, KIND_WORDS, TILES_BY_WORD, parse_place
from .rules.bag import count_kind, kind_of
from .rules.forests import has_place_for, wolf_at
from .rules.landscape import side_of, wanted, wants_only
from .rules.stopping import tile_fits
from .telling import colour_line, edges_line, kind_line

TURN_WORDS = ("r0", "r1", "r2", "r3")


def why_not(phrase: str, view, viewer: int) -> Line | None:
    """Why something cannot be chosen now by the player to move, where the game can say it."""
    words = words_of(phrase)
    if not words or viewer != view.player:
        return None
    word = words[0].partition("@")[0]
    if word == "place":
        words = words[1:]
        word = words[0] if words else ""
    if word == "reveal":
        return why_not_reveal(view, viewer, words[1:])
    if word == "declare":
        return why_not_declare(view, viewer, words[1:])
    if word in KIND_WORDS:
        return why_not_beast(view, viewer, KIND_WORDS.index(word), words[1:])
    if word in ("pass", "stop", "end"):
        return why_not_end(view, word)
    if word in FACES_BY_WORD:
        return why_not_face(view, viewer, FACES_BY_WORD[word], words[1:])
    return why_not_place(view, words)


def own_hidden_colours(view, player: int) -> list[int]:
    """The colours of the "?" tiles that a player has not played yet, as far as the view tells."""
    return [c for c in range(COLOURS) if view.owner[c] == player and not view.declared[c]]


def places_for_colour(view, colour: int) -> list[int]:
    """Where a "?" tile would fit."""
    empty = view.empty[: view.empties]
    return [place for place in empty if wants_only(wanted(view, place), Terrain.BLACK + colour)]


def busy(view) -> Line | None:
    """What must be finished before a special action."""
    return {Phase.BONUS: Line("why-first-bonus"), Phase.BEAST: Line("why-first-series")}.get(view.phase)


def why_not_reveal(view, viewer: int, words: list[str]) -> Line | None:
    """R28: the "?" tile needs a place; it is never laid in the middle of something."""
    hidden = own_hidden_colours(view, viewer)
    asked = [colour for colour in hidden if not words or words[0] == COLOUR_WORDS[colour]]
    if not asked:
        return None
    if not any(places_for_colour(view, colour) for colour in asked):
        return Line.of("why-no-open-edge", colour=colour_line(asked[0])) if len(asked) == 1 else busy(view)
    return busy(view)


def why_not_declare(view, viewer: int, words: list[str]) -> Line | None:
    """R25: no more than are in the hand, and the first needs a place."""
    if view.phase in (Phase.BONUS, Phase.BEAST):
        return busy(view)
    if not set(words) <= set(KIND_WORDS):
        return None
    kinds = [KIND_WORDS.index(word) for word in words]
    for kind in range(2):
        held = count_kind(view, viewer, kind)
        if kinds.count(kind) > held:
            return Line.of(f"why-few-{KIND_WORDS[kind]}", n=held)
    if kinds and not has_place_for(view, kinds[0]):
        return Line(f"why-no-place-{KIND_WORDS[kinds[0]]}")
    return None


def why_not_beast(view, viewer: int, kind: int, words: list[str]) -> Line | None:
    """A wolf or hunter is declared first, and comes in its order."""
    if count_kind(view, viewer, kind) == 0:
        return Line.of(f"why-few-{KIND_WORDS[kind]}", n=0)
    if words and not holds_beast(view, viewer, words[0], kind):
        return None
    if view.phase == Phase.BEAST:
        due = due_kind(view.series, view.step)
        if due != kind:
            return Line.of("why-other-first", beast=kind_line(due))
        is_here = len(words) == 3 and place_of(words[1:]) != NOTHING
        return Line(f"why-not-here-{KIND_WORDS[kind]}") if is_here else None
    if view.phase == Phase.BONUS:
        return busy(view)
    return Line("why-declare-first" if has_place_for(view, kind) else f"why-no-place-{KIND_WORDS[kind]}")


def holds_beast(view, player: int, word: str, kind: int) -> bool:
    tile = TILES_BY_WORD.get(word, NOTHING)
    is_kind = tile >= FIRST_BEAST and kind_of(tile - FIRST_BEAST) == kind
    return is_kind and tile in view.hand[player][: view.held[player]]


def why_not_end(view, word: str) -> Line | None:
    """R5, R36: what ends a turn has its own moment."""
    if busy(view):
        return busy(view)
    if view.phase == Phase.GAP:
        return Line("why-stop-own-turn") if word == "stop" else None
    if view.phase != Phase.TURN:
        return None
    return {"pass": Line("why-must-place"), "end": Line("why-end-later")}.get(word)


def why_not_face(view, viewer: int, face: int, words: list[str]) -> Line | None:
    """An ordinary tile: when, and where it fits."""
    tile = face // 2
    if tile not in view.hand[viewer][: view.held[viewer]]:
        return Line("why-not-held")
    if tile >= FIRST_BEAST and face % 2:
        return why_not_beast(view, viewer, kind_of(tile - FIRST_BEAST), [])
    if view.phase not in (Phase.TURN, Phase.BONUS):
        return busy(view) or Line("why-no-tile-now")
    if not any(tile_fits(tile, wanted(view, place)) for place in view.empty[: view.empties]):
        return Line("why-fits-nowhere")
    if len(words) == 1 and words[0] in TURN_WORDS:
        return Line("why-this-turn-not")
    is_whole = len(words) == 3 and words[2] in TURN_WORDS and place_of(words[:2]) in view.empty[: view.empties]
    return Line("why-not-there") if is_whole else None


def why_not_place(view, words: list[str]) -> Line | None:
    """A place in the landscape: what it wants, and what lies there."""
    place = place_of(words)
    if place == NOTHING or wanted(view, place) == 0:
        return None
    if wolf_at(view, place) != NOTHING:
        return Line("why-wolf-here")
    if view.at[place] != 0:
        return None
    edges = wanted(view, place)
    sides = [side_of(edges, side) for side in range(SIDES)]
    if Terrain.VILLAGE in sides and Terrain.FOREST in sides:
        return Line("why-dead-place")
    if view.phase == Phase.BEAST:
        return Line(f"why-not-here-{KIND_WORDS[due_kind(view.series, view.step)]}")
    if view.phase in (Phase.AFTER, Phase.GAP):
        return Line("why-no-tile-now")
    return Line.of("why-place-wants", edges=edges_line(edges))


def place_of(words: list[str]) -> int:
    """The place that two numbers name, within the grid; else NOTHING."""
    try:
        return parse_place(*words) if len(words) == 2 and distance_of(parse_place(*words)) <= REACH else NOTHING
    except ValueError:
        return NOTHING

"""Keltis for people: why something cannot be chosen, of the player to move. claims.py holds it against the rules."""

from dolmen.core.phrase import words_of
from dolmen.words import Line

from .board import BIG, FIGURES, HELD, NO_CARD, SMALL, VALUES, Phase
from .cards import fits
from .maps import (
    COLOUR,
    COLOUR_BIT,
    COLOUR_WORDS,
    IS_END,
    IS_ONE_A_PATH,
    JOKER,
    NEXT,
    PLACES,
)
from .notation import CARD_WORDS, SIZE_WORDS
from .steps import ended_paths, is_clover_optional, reach, taken_paths
from .telling import card_line, colour_line


def why_not(phrase: str, view, viewer: int) -> Line | None:
    """Why a part of the picture that is not lit cannot be chosen now, where the game can say it."""
    words = words_of(phrase)
    spaces = [PLACES[view.board][word] for word in words if word in PLACES[view.board]]
    if view.phase == Phase.DRAW:
        return why_not_drawn(words, view)
    if words[0] == "draw":
        return Line("why-not-draw-yet")
    if view.phase == Phase.SHED:
        return why_not_shed(words, view, viewer)
    if view.phase == Phase.MAIN:
        return Line("why-card-first") if spaces or words[0] in ("shed", "clover") else why_not_card(words, view, viewer)
    if words == ["clover", "none"] and view.phase == Phase.CLOVER:
        return Line("why-clover-must")
    is_other_step = ("clover" if view.phase == Phase.MOVE else "move") in words
    if is_other_step or not spaces:
        return step_first(view)
    if words[-1] not in PLACES[view.board]:  # a space of another board
        return None
    return why_not_step(words, spaces, view, viewer)


def why_not_drawn(words: list[str], view) -> Line:
    """A card, a space or a pile, when a card is to be drawn."""
    if words[0] != "draw" or words[-1] not in COLOUR_WORDS:
        return Line("why-draw-first")
    is_closed = view.closed == COLOUR_WORDS.index(words[-1])
    return Line("why-closed-pile" if is_closed else "why-empty-pile")


def why_not_shed(words: list[str], view, viewer: int) -> Line:
    if words[-2:-1] == ["row"] and words[-1] in COLOUR_WORDS:
        return Line.of("why-row-empty", colour=colour_line(COLOUR_WORDS.index(words[-1]), "f"))
    card = card_in(words)
    if card is not None and words[0] not in ("play", "discard") and not is_held(card, view, viewer):
        return Line.of("why-not-in-hand", card=card_line(card))
    return Line("why-shed-first")


def why_not_card(words: list[str], view, viewer: int) -> Line | None:
    """A card that cannot be played, or `play` itself."""
    if words == ["play"]:
        return Line("why-no-play")
    card = card_in(words)
    if card is None:
        return None
    if not is_held(card, view, viewer):
        return Line.of("why-not-in-hand", card=card_line(card))
    colour, value = divmod(card, VALUES)
    if not fits(view, viewer, colour, value):
        return Line.of("why-no-fit", card=card_line(card), colour=colour_line(colour, "f"))
    if reach(view, viewer) >> colour & 1:
        return None
    if IS_ONE_A_PATH[view.board]:
        return Line.of("why-no-move", card=card_line(card))
    return Line.of("why-no-space", card=card_line(card), colour=colour_line(colour, "f"))


def card_in(words: list[str]) -> int | None:
    """The card that a phrase names."""
    word = " ".join(words[-2:])
    return CARD_WORDS.index(word) if word in CARD_WORDS else None


def is_held(card: int, view, viewer: int) -> bool:
    return any(slot // HELD == card for slot in view.hand[viewer] if slot != NO_CARD)


def step_first(view) -> Line:
    """A figure is to move, and something else was chosen."""
    if view.phase == Phase.MOVE:
        return Line("why-step-first")
    return Line("why-clover-may" if is_clover_optional(view) else "why-clover-first")


def why_not_step(words: list[str], spaces: list[int], view, viewer: int) -> Line:
    """A space, a figure on a space, or a whole step."""
    size = next((SIZE_WORDS.index(word) for word in words if word in SIZE_WORDS), None)
    if size is None:
        return why_not_space(spaces[-1], view, viewer)
    start = spaces[0]
    figures = [view.figures[viewer][BIG]] if size else view.figures[viewer][:SMALL]
    if start not in figures:
        return Line.of("why-no-figure", figure=Line(f"figure-{SIZE_WORDS[size]}"))
    if IS_END[view.board][start]:
        return Line("why-at-end")
    if len(spaces) > 1:
        return why_not_space(spaces[1], view, viewer) if spaces[1] in NEXT[view.board][start] else Line("why-not-next")
    return why_not_figure(start, view, viewer)


def why_not_figure(start: int, view, viewer: int) -> Line:
    """A figure that has no step now, though it is not at an end: no way ahead is of the colour just laid."""
    if IS_ONE_A_PATH[view.board]:
        return Line.of("why-other-path", colour=colour_line(view.colour))
    return Line.of("why-no-colour-ahead", colour=colour_line(view.colour, "fp"))


def why_not_space(space: int, view, viewer: int) -> Line:
    """A space that no figure can enter now, or on which one stands that cannot go on."""
    board = view.board
    if any(view.figures[viewer][figure] == space for figure in range(FIGURES)) and not can_come(space, view, viewer):
        return Line("why-at-end") if IS_END[board][space] else why_not_figure(space, view, viewer)
    if view.phase == Phase.MOVE and not ended_paths(view, viewer) >> view.colour & 1:
        if IS_ONE_A_PATH[board] and COLOUR[board][space] != view.colour:
            return Line.of("why-other-path", colour=colour_line(view.colour))
        if COLOUR[board][space] not in (view.colour, JOKER):
            return Line.of("why-other-colour", colour=colour_line(view.colour, "f"))
    if IS_ONE_A_PATH[board] and can_come(space, view, viewer) and COLOUR_BIT[board][space] & taken_paths(view, viewer):
        return Line("why-path-taken")
    return Line("why-far")


def can_come(space: int, view, viewer: int) -> bool:
    """Whether a figure of the viewer stands one step before a space."""
    return any(space in NEXT[view.board][start] for start in view.figures[viewer])

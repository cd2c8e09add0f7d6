"""Táin for people: why something cannot be chosen, of the player to move. claims.py holds it against the rules."""

from dolmen.core.phrase import words_of
from dolmen.core.viewer import NOBODY
from dolmen.words import Line, Named

from .board import CLAN_WORDS, EMPTY, Kind, Phase, player_of
from .notation import KIND_WORDS, SPACE_WORDS
from .telling import kind_line


def why_not(phrase: str, view, viewer: int) -> Line | None:
    """Why a part of the picture that is not lit cannot be chosen now, where the game can say it."""
    if view.phase == Phase.RAID:
        return Line.of("why-must-free", owner=Named(view.board))
    words = words_of(phrase)
    kind = next((KIND_WORDS.index(word) for word in words if word in KIND_WORDS), None)
    if kind is not None and view.supply[viewer][kind] == 0:
        return Line.of("why-none-left", tile=kind_line(kind, ".no"))
    if "outland" in words:
        return why_not_outland(view, viewer, kind)
    if words[0] in ("guard", "raid") and " ".join(words[-2:]) in SPACE_WORDS:
        return why_not_space(words, view, viewer, kind)
    if len(words) == 1 and kind is not None:
        return Line.of("why-no-space", tile=kind_line(kind))
    return None


def why_not_outland(view, viewer: int, kind: int | None) -> Line:
    if viewer in (view.outlander[0], view.outlander[1]):
        return Line("why-outland-mine")
    if NOBODY not in (view.outlander[0], view.outlander[1]):
        return Line("why-outland-full")
    return Line("why-outland-none" if kind is None else "why-outland-kinds")


def why_not_space(words: list[str], view, viewer: int, kind: int | None) -> Line | None:
    """Of `guard stable 1`, `raid boy red stable 1` and the like."""
    space = SPACE_WORDS.index(" ".join(words[-2:]))
    clan = next((CLAN_WORDS.index(word) for word in words if word in CLAN_WORDS), None)
    owner = viewer if clan is None else player_of(view, clan)
    if owner == NOBODY:
        return Line("why-no-clan")
    if words[0] == "guard":
        if owner != viewer:
            return Line("why-not-your-threshold")
        return Line("why-threshold-taken") if view.threshold[owner][space] != EMPTY else None
    if owner == viewer:
        return Line("why-own-entrance") if clan is not None else None
    if view.entrance[owner][space] != EMPTY:
        return Line("why-entrance-taken")
    return Line("why-daughter" if kind == Kind.DAUGHTER else "why-only-daughter")

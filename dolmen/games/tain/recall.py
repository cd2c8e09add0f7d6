"""Táin: what people may look up of a past position while the game goes on. Kinds that were shown are memory only."""

from dolmen.core.viewer import NOBODY

from .board import EMPTY, FACE_DOWN, OUTLAND_SPACES, SPACES, STABLES, Kind, Outcome, Phase
from .scouting import stop_showing
from .telling import is_round_shown


def recall(view, viewer: int, present) -> bool:
    """Takes out of a past position the kinds of a round that is over; of the scenes of its reveal nothing is left."""
    if view.shown == 0 or is_round_shown(present, view.shown):
        return True
    if view.phase != Phase.SCOUT:
        if not is_choosing(view):
            return False
        lay_down(view, viewer)
    stop_showing(view)
    return True


def is_choosing(view) -> bool:
    """Whether somebody is asked whom to free; false at the scenes between reveal and resolution."""
    return (
        view.phase == Phase.RAID
        and view.board != NOBODY
        and any(
            view.outcome[view.board][space] == Outcome.WON and view.raider[view.board][space] == view.player
            for space in range(STABLES, SPACES)
        )
    )


def lay_down(view, viewer: int) -> None:
    """Lays all tiles of the round that is shown back on their spaces, those of others face down."""
    for board in range(view.players):
        for space in range(SPACES):
            view.threshold[board][space] = laid(view, viewer, view.shown_threshold[board][space], board)
            view.raider[board][space] = raider = view.shown_raider[board][space]
            view.entrance[board][space] = laid(view, viewer, view.shown_entrance[board][space], raider)
    for space in range(OUTLAND_SPACES):
        view.outlander[space] = view.shown_outlander[space]
        view.outland[space] = laid(view, viewer, view.shown_outland[space], view.outlander[space])


def laid(view, viewer: int, kind: int, owner: int) -> int:
    """What `viewer` sees of a tile on its space; a bluff comes back from the discards."""
    if kind == Kind.BLUFF:
        view.in_discards[owner] -= 1
        if owner == viewer:
            view.discarded[owner][kind] -= 1
    return kind if owner == viewer or kind == EMPTY else FACE_DOWN

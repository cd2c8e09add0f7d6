"""Táin: a view as numbers, the viewer as player 0."""

from dolmen.core.planes import Planes
from dolmen.core.viewer import NOBODY

from .board import (
    CLANS,
    EMPTY,
    FACE_DOWN,
    HOSTAGE_KINDS,
    KINDS,
    MOST_PLAYERS,
    OUTLAND_KINDS,
    OUTLAND_SPACES,
    RAID_KINDS,
    ROUNDS,
    SPACES,
    Marker,
    Phase,
    clan_of,
)
from .sight import unseen

# What observe() writes; "by seat" counts from the viewer, clockwise, and there are always four seats.
planes = Planes()
CLAN = planes("clan by seat", MOST_PLAYERS, CLANS)
MY_SUPPLY = planes("my supply by kind", KINDS)
IN_SUPPLY = planes("tiles in supply by seat", MOST_PLAYERS)
DISCARDS = planes("discards by seat and kind", MOST_PLAYERS, KINDS)
UNSEEN = planes("tiles nobody has shown by seat and kind", MOST_PLAYERS, KINDS)
THRESHOLDS = planes("thresholds by seat and space: kinds, face down", MOST_PLAYERS, SPACES, KINDS + 1)
ENTRANCES = planes("entrances by seat and space: kinds, face down", MOST_PLAYERS, SPACES, RAID_KINDS + 1)
RAIDERS = planes("raiders by seat and space: seats", MOST_PLAYERS, SPACES, MOST_PLAYERS)
OUTLAND = planes("outland by seat: kinds, face down", MOST_PLAYERS, OUTLAND_KINDS + 1)
COWS = planes("cows by seat", MOST_PLAYERS)
JEWELS = planes("jewels by seat", MOST_PLAYERS)
LOOT_COWS = planes("loot cows by seat", MOST_PLAYERS)
LOOT_JEWELS = planes("loot jewels by seat", MOST_PLAYERS)
OUTLAND_COWS = planes("cows in the outland", 1)
HOSTAGES = planes("hostages by holder, owner and kind", MOST_PLAYERS, MOST_PLAYERS, HOSTAGE_KINDS)
CAPTIVES = planes("captives by holder, owner and kind", MOST_PLAYERS, MOST_PLAYERS, HOSTAGE_KINDS)
PASSED = planes("passed by seat", MOST_PLAYERS)
MARKER = planes("marker by seat", MOST_PLAYERS)
TO_MOVE = planes("to move by seat", MOST_PLAYERS)
HOUSE_ASKED = planes("house asked about by seat", MOST_PLAYERS)
MARKER_STAYS = planes("marker stays", 1)
ROUNDS_LEFT = planes("rounds left", 1)
PLANES = planes.listed


def observe(view, viewer, out):
    """Writes the planes into `out`."""
    me = max(viewer, 0)
    for seat in range(view.players):
        player = (me + seat) % view.players
        observe_tiles(view, player, seat, out)
        observe_board(view, player, seat, me, out)
        observe_goods(view, player, seat, me, out)
    if viewer != NOBODY:
        for kind in range(KINDS):
            out[MY_SUPPLY + kind] = view.supply[viewer][kind]
    for space in range(OUTLAND_SPACES):
        if view.outlander[space] != NOBODY:
            seat = (view.outlander[space] - me) % view.players
            out[OUTLAND + seat * (OUTLAND_KINDS + 1) + place_of(view.outland[space], OUTLAND_KINDS)] = 1
    out[OUTLAND_COWS] = view.outland_cows
    out[MARKER + (view.active - me) % view.players] = 1
    if view.phase != Phase.OVER:
        out[TO_MOVE + (view.player - me) % view.players] = 1
    if view.phase == Phase.RAID and view.board != NOBODY:
        out[HOUSE_ASKED + (view.board - me) % view.players] = 1
    out[MARKER_STAYS] = view.active_marker == Marker.FIXED
    out[ROUNDS_LEFT] = ROUNDS[view.rounds] - view.round


def place_of(tile, kinds):
    """Where a tile is marked: its kind, or behind all kinds when it is face down."""
    return kinds if tile == FACE_DOWN else tile


def observe_tiles(view, player, seat, out):
    out[CLAN + seat * CLANS + clan_of(view, player)] = 1
    out[IN_SUPPLY + seat] = view.in_supply[player]
    for kind in range(KINDS):
        out[DISCARDS + seat * KINDS + kind] = view.discarded[player][kind]
        out[UNSEEN + seat * KINDS + kind] = unseen(view, player, kind)


def observe_board(view, player, seat, me, out):
    for space in range(SPACES):
        at = seat * SPACES + space
        guard, raider = view.threshold[player][space], view.entrance[player][space]
        if guard != EMPTY:
            out[THRESHOLDS + at * (KINDS + 1) + place_of(guard, KINDS)] = 1
        if raider != EMPTY:
            out[ENTRANCES + at * (RAID_KINDS + 1) + place_of(raider, RAID_KINDS)] = 1
            out[RAIDERS + at * MOST_PLAYERS + (view.raider[player][space] - me) % view.players] = 1


def observe_goods(view, player, seat, me, out):
    out[COWS + seat] = view.cows[player]
    out[JEWELS + seat] = view.jewels[player]
    out[LOOT_COWS + seat] = view.loot_cows[player]
    out[LOOT_JEWELS + seat] = view.loot_jewels[player]
    out[PASSED + seat] = view.passed[player]
    for other in range(view.players):
        owner = (me + other) % view.players
        for kind in range(HOSTAGE_KINDS):
            at = (seat * MOST_PLAYERS + other) * HOSTAGE_KINDS + kind
            out[HOSTAGES + at] = view.hostages[player][owner][kind]
            out[CAPTIVES + at] = view.captives[player][owner][kind]

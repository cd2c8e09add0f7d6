"""Táin for the terminal: one block per clan, its doors in columns; mine last, then the outland and my tiles."""

from dolmen.core.viewer import NOBODY
from dolmen.picture.layout import around, name_of
from dolmen.picture.letters import SEAT_SIGNS, SEAT_STYLES, cell, clip, join, mark, seat

from .board import (
    CLAN_WORDS,
    EMPTY,
    FACE_DOWN,
    HOSTAGE_KINDS,
    OUTLAND_SPACES,
    SHOWN_KINDS,
    SPACES,
    STABLES,
    UNKNOWN,
    Discards,
    Outcome,
    Phase,
    clan_of,
)
from .notation import HOSTAGE_WORDS, KIND_WORDS
from .picture_space import OUTCOME_ICONS, guard_at, outlander_at, raider_at
from .recall import is_choosing

LABEL, SPACE = 12, 13  # eighty columns in all, as a terminal has
SIGNS = {"check": "✓", "equal": "=", "cross": "✗", "hostage": "!"}  # of outcomes
GAIN = "+1"  # the sign of all others: something was taken, or somebody freed


def sketch(view, viewer, words, names=()):
    """The view as lines of rich's markup."""
    me, others = around(view.players, viewer)
    lines = [spaces_named(words)]
    for player in (*others, me):
        lines += clan_lines(view, player, words, name_of(player, names, words))
    lines += ["", outland_line(view, words)]
    if view.shown:
        lines.append(mark(words("sketch-signs"), "dim"))
    if viewer != NOBODY:
        lines += supply_lines(view, viewer, words)
    return join(lines)


def spaces_named(words):
    """The heads of the columns."""
    names = [words("sketch-stable", n=space + 1) for space in range(STABLES)]
    names += [words("sketch-house", n=space + 1) for space in range(SPACES - STABLES)]
    return " " * LABEL + "".join(cell(name, SPACE, "dim") for name in names)


def clan_lines(view, player, words, name):
    """A clan: its name and goods, its entrances, its thresholds, whom it holds."""
    clan = clan_of(view, player)
    head = seat(clan, f"{clip(name, 16)} ({words(f'clan-{CLAN_WORDS[clan]}.short')})", 29)
    for key, number, loot in (
        ("cows", view.cows[player], view.loot_cows[player]),
        ("jewels", view.jewels[player], view.loot_jewels[player]),
        ("supply", view.in_supply[player], 0),
        ("discards", view.in_discards[player], 0),
    ):
        count = words(f"sketch-{key}", n=number)
        head += clip(count, 13) + (mark(f" +{loot}", "bold") if loot else "") + "  "
    lines = ["", head]
    states = []
    if view.player == player and (view.phase == Phase.SCOUT or is_choosing(view)):
        states.append(mark("◀ " + words("sketch-turn"), "bold"))
    if view.active == player:
        states.append(words("sketch-marker"))
    if view.passed[player] and view.phase == Phase.SCOUT:
        states.append(words("pic-passed"))
    if states:
        lines.append("  " + " · ".join(states))
    entrances = "".join(entrance(view, player, space, words) for space in range(SPACES))
    thresholds = "".join(threshold(view, player, space, words) for space in range(SPACES))
    lines.append(cell("  " + words("sketch-entrances"), LABEL, "dim") + entrances)
    lines.append(cell("  " + words("sketch-thresholds"), LABEL, "dim") + thresholds)
    lines += held_lines(view, player, words)
    if view.discards == Discards.OPEN or view.phase == Phase.OVER:
        lines.append("  " + mark(words("sketch-discarded") + ": ", "dim") + kinds(view.discarded[player], words))
    return lines


def entrance(view, board, space, words):
    """Who stands at an entrance, and what became of it."""
    kind, raider, outcome, is_gone = raider_at(view, board, space)
    return lying(view, kind, raider, words, outcome, is_gone)


def threshold(view, board, space, words):
    kind, is_gone = guard_at(view, board, space)
    return lying(view, kind, board, words, Outcome.NONE, is_gone)


def lying(view, kind, owner, words, outcome, is_gone):
    """A tile in its column; dim when it lay there in the round that is shown and is gone."""
    if kind == EMPTY:
        return cell("·", SPACE, "dim")
    clan = clan_of(view, owner)
    word = words("sketch-tile") if kind == FACE_DOWN else words(f"pic-{KIND_WORDS[kind]}")
    sign = SIGNS.get(OUTCOME_ICONS[outcome][0], GAIN) if outcome in OUTCOME_ICONS else ""
    return cell(f"{SEAT_SIGNS[clan]}{word}{sign}", SPACE - 1, "dim" if is_gone else SEAT_STYLES[clan]) + " "


def held_lines(view, holder, words):
    """Hostages, and captives of this round."""
    lines = []
    for key, kept in (("hostages", view.hostages), ("captives", view.captives)):
        shown = []
        for owner in range(view.players):
            for hostage in range(HOSTAGE_KINDS):
                count, clan = kept[holder][owner][hostage], clan_of(view, owner)
                if count:
                    tile = f"{SEAT_SIGNS[clan]} {words(f'pic-{HOSTAGE_WORDS[hostage]}')} ×{count}"
                    shown.append(mark(tile, SEAT_STYLES[clan]))
        if shown:
            lines.append("  " + mark(words(f"sketch-{key}") + ": ", "dim") + ", ".join(shown))
    return lines


def outland_line(view, words):
    shown = []
    for space in range(OUTLAND_SPACES):
        kind, owner, outcome, is_gone = outlander_at(view, space)
        shown.append(lying(view, kind, owner, words, outcome, is_gone))
    cows = words("sketch-cows", n=view.outland_cows)
    return mark(words("pic-outland") + "  ", "bold") + cows + "   " + "".join(shown)


def supply_lines(view, viewer, words):
    lines = [mark(words("pic-supply") + ": ", "bold") + kinds(view.supply[viewer], words)]
    if view.in_discards[viewer]:
        lines.append(mark(words("sketch-discarded") + ": ", "dim") + kinds(view.discarded[viewer], words))
    return lines


def kinds(counts, words):
    """`warrior ×2, boy ×6`, in the order people know."""
    shown = []
    for kind in SHOWN_KINDS:
        if counts[kind]:
            number = "?" if counts[kind] == UNKNOWN else counts[kind]
            shown.append(f"{words(f'pic-{KIND_WORDS[kind]}')} {mark(f'×{number}', 'bold')}")
    return ", ".join(shown) or "·"

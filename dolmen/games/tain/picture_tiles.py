"""Táin, drawn: my tiles, and the help that stands on the inside of the screens."""

from functools import lru_cache

from dolmen.picture.icons import centred, icon
from dolmen.picture.layout import fit, row, shrink
from dolmen.picture.palette import seat_class
from dolmen.picture.pieces import back, button, note, panel, tile
from dolmen.picture.svg import about, at, circle, group, line, part, rect, rim, text
from dolmen.words.grammar import capital

from .board import (
    CLAN_WORDS,
    CLASH,
    COW_POINTS,
    HOSTAGE_POINTS,
    JEWEL_POINTS,
    SHOWN_KINDS,
    UNKNOWN,
    Hostage,
    Kind,
    Outcome,
    clan_of,
)
from .notation import HOSTAGE_WORDS, KIND_WORDS
from .picture_space import OUTCOME_ICONS
from .recall import is_choosing
from .telling import hostage_line

RAIDERS = (Kind.BOY, Kind.WARRIOR, Kind.CHIEF)
GUARDS = (Kind.BLUFF, Kind.BOY, Kind.WARRIOR, Kind.CHIEF, Kind.DAUGHTER)


def held(scene, width, height):
    """My tiles by kind; or whom I may free."""
    if scene.viewer == scene.view.player and is_choosing(scene.view):
        return choice(scene, width, height)
    words, player = scene.words, scene.me
    surface = panel(width, height)
    if scene.view.supply[player][0] == UNKNOWN:
        title = words("pic-supply-of", player=scene.names[player])
        return surface + note(14, 24, title, width - 28, 14) + at(14, 38, closed_supply(scene, player, width - 28))
    has_pass = scene.is_scouting and width > 400
    cells = row(len(SHOWN_KINDS) + has_pass, 6, width - 12, 2)
    drawn = [
        surface,
        *(at(x, 0, pile(scene, kind, w, height)) for (x, w), kind in zip(cells, SHOWN_KINDS, strict=False)),
    ]
    if has_pass:
        x, w = cells[-1]
        drawn.append(at(x, 0, pass_button(scene, w, height)))
    return "".join(drawn)


def pile(scene, kind, width, height):
    """My tiles of a kind: how many are behind the screen, how many are discarded."""
    words, view = scene.words, scene.view
    clan = clan_of(view, scene.me)
    count, used = view.supply[scene.me][kind], view.discarded[scene.me][kind]
    word = words(f"pic-{KIND_WORDS[kind]}")
    size = 50 if width > 80 else 48
    left = (width - size - 34) / 2 if width > 80 else (width - size) / 2 - 4
    number = text(left + size + 6, 44, count, 28, "serif bold")
    if width <= 80:  # on a phone the number lies on the tile
        number = group(
            circle(left + size, 2 + size, 14, "paper"),
            text(left + size, 8 + size, count, 18, "serif bold", "middle"),
            cls="on-paper",
        )
    shown = at(left, 10, tile(clan, KIND_WORDS[kind], size, size))
    named = text(width / 2, height - 24, fit(word, width + 4, 12), shrink(word, width - 4, 14), "", "middle")
    spent = group(
        icon("discards", width / 2 - 18, height - 19, 15, seat_class(clan)),
        text(width / 2 + 1, height - 7, used, 13, "soft"),
    )
    content = (shown if count else group(shown, cls="ghost")) + number + named + (spent if used > 0 else "")
    if not scene.is_scouting:
        return content
    label = words("pic-supply-tile", kind=capital(word), n=count)
    explained = words("pic-supply-about", discarded=used, about=words(f"pic-about-{KIND_WORDS[kind]}"))
    return part(content, KIND_WORDS[kind], label, explained, rim=rim(1, 3, width - 2, height - 6))


def pass_button(scene, width, height):
    label = scene.words("label-pass")
    clan = seat_class(clan_of(scene.view, scene.me))
    drawn = centred("passed", width / 2 + 2, 35, 40, clan)
    drawn += text(width / 2, height - 24, fit(label, width, 14), 14, "bold", "middle")
    return part(drawn, "pass", label, rim=rim(1, 3, width - 2, height - 6))


def pass_bar(scene, width, height):
    label = scene.words("label-pass")
    clan = seat_class(clan_of(scene.view, scene.me))
    return part(button(label, width, height, "passed", clan), "pass", label, rim=rim(2, 2, width - 4, height - 4, 9))


def closed_supply(scene, player, width):
    """A supply that the viewer may not look into."""
    clan, count = clan_of(scene.view, player), scene.view.in_supply[player]
    step = min(30, (width - 40) / max(count, 1))
    return "".join(at(i * step, 0, back(clan, 40, 40)) for i in range(count))


def choice(scene, width, height):
    """D2: which hostage comes free, large enough for a thumb."""
    words, view = scene.words, scene.view
    holder = clan_of(view, view.board)
    drawn = [panel(width, height), text(width / 2, 24, words("pic-free"), 16, "bold", "middle")]
    for (x, w), hostage in zip(row(2, 12, width - 24, 12), (Hostage.DAUGHTER, Hostage.BOY), strict=True):
        word = HOSTAGE_WORDS[hostage]
        shown = at(w / 2 - 60, 4, tile(clan_of(view, scene.viewer), word, 52, 52))
        shown += text(w / 2 + 4, 37, words(f"pic-{word}"), 18, "serif bold")
        label = words("label-free", tile=hostage_line(hostage), clan=scene.clan(view.board))
        phrase = f"free {word} from {CLAN_WORDS[holder]}"
        drawn.append(at(x, 34, part(shown, phrase, label, rim=rim(0, -2, w, 64))))
    return "".join(drawn)


def help_beside(scene, width, height):
    """The clash table and what counts, as on the inside of the screens."""
    top = max(0, (height - 360) / 2)
    return panel(width, height) + at(0, top, help_panel(scene.words, width, min(height, 360)))


@lru_cache(maxsize=16)
def help_panel(words, width, height):
    """Raiders in rows, guards in columns; then the points."""
    cell, tall = (width - 24) / 6, min(42, (height - 172) / 4)
    drawn = [text(width / 2, 28, fit(words("pic-clash"), width - 24, 17), 17, "serif bold", "middle")]
    x, y = 12, 40
    drawn.append(rect(x, y, width - 24, 4 * tall, 8, "well"))
    for column, guard in enumerate(GUARDS):
        middle = x + (column + 1.5) * cell
        label = (
            words("pic-nobody") + ", " + words("pic-bluff")
            if guard == Kind.BLUFF
            else words(f"pic-{KIND_WORDS[guard]}")
        )
        drawn.append(about(centred(KIND_WORDS[guard], middle, y + tall / 2, tall * 0.72), label))
    drawn.append(centred("sword", x + cell * 0.32, y + tall * 0.68, tall * 0.44))
    drawn.append(centred("shield", x + cell * 0.7, y + tall * 0.32, tall * 0.44))
    for line_number, raider in enumerate(RAIDERS):
        top = y + (line_number + 1) * tall
        drawn.append(line(x + 6, top, x + width - 30, top, "rule"))
        named = centred(KIND_WORDS[raider], x + cell / 2, top + tall / 2, tall * 0.72)
        drawn.append(about(named, words(f"pic-{KIND_WORDS[raider]}")))
        for column, guard in enumerate(GUARDS):
            middle = x + (column + 1.5) * cell
            drawn.append(verdict(words, middle, top + tall / 2, tall * 0.6, CLASH[raider][guard]))
    drawn.append(note(width / 2, y + 4 * tall + 17, words("pic-clash-how"), width - 20, 12, "middle"))
    low = y + 4 * tall + 30
    drawn.append(line(16, low, width - 16, low, "rule"))
    counted = (
        ("cow", COW_POINTS, words("pic-cow-points", n=COW_POINTS)),
        ("jewel", JEWEL_POINTS, words("pic-jewel-points", n=JEWEL_POINTS)),
        ("boy", HOSTAGE_POINTS[Hostage.BOY], words("pic-boy-points", n=HOSTAGE_POINTS[Hostage.BOY])),
        (
            "daughter",
            HOSTAGE_POINTS[Hostage.DAUGHTER],
            words("pic-daughter-points", n=HOSTAGE_POINTS[Hostage.DAUGHTER]),
        ),
    )
    drawn.append(text(width / 2, low + 24, words("pic-points"), 16, "serif bold", "middle"))
    for (left, _), (name, points, label) in zip(row(4, 14, width - 28), counted, strict=True):
        shown = icon(name, left + 2, low + 34, 28) + text(left + 36, low + 56, points, 22, "serif bold")
        drawn.append(about(shown, label))
    bonus = words("pic-goal-points")
    drawn.append(note(width / 2, low + 82, bonus, width - 24, 13, "middle"))
    return "".join(drawn)


def verdict(words, x, y, size, outcome):
    """What the clash table says, as a sign."""
    kept = outcome in (Outcome.LOST_BOY, Outcome.CAUGHT_DAUGHTER)
    word = OUTCOME_ICONS[outcome][1]
    sign = "hostage" if kept else {Outcome.WON: "check", Outcome.EQUAL: "equal"}.get(outcome, "cross")
    look = "" if kept else {Outcome.WON: "good", Outcome.EQUAL: "soft-line"}.get(outcome, "bad")
    return about(centred(sign, x, y, size * (1.15 if kept else 0.8), look), words(f"pic-outcome-{word}"))

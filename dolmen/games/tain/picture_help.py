"""Táin, drawn: the help of the screens: who gets past whom, what counts, how far the game is, what the clans have."""

from dolmen.picture.icons import centred, icon
from dolmen.picture.layout import fit, row, wrap
from dolmen.picture.palette import emblem_of, seat_class
from dolmen.picture.sheets import HEAD, sheet
from dolmen.picture.svg import about, at, circle, group, line, lines, place, rect, text

from .board import (
    CLASH,
    COW_POINTS,
    HOSTAGE_POINTS,
    JEWEL_POINTS,
    ROUNDS,
    SHOWN_KINDS,
    UNKNOWN,
    Hostage,
    Kind,
    Outcome,
    clan_of,
)
from .notation import KIND_WORDS
from .picture_space import OUTCOME_ICONS
from .story import progress

RAIDERS = (Kind.BOY, Kind.WARRIOR, Kind.CHIEF)
GUARDS = (Kind.BLUFF, Kind.BOY, Kind.WARRIOR, Kind.CHIEF, Kind.DAUGHTER)
TITLE = 20  # the height of a title
WORTH, FIRST_LINE, LINE, LOW_LINE = 62, 26, 21, 17  # of the sheet: the points, the kinds, what each clan has


def clash_table(words, w, h):
    """Raiders in rows, guards in columns, and what becomes of each raider."""
    cell, tall = w / (len(GUARDS) + 1), h / (len(RAIDERS) + 1)
    size = min(cell, tall) - 4
    drawn = [rect(0, 0, w, h, 8, "slate")]
    drawn.append(centred("sword", cell * 0.32, tall * 0.66, size * 0.55))
    drawn.append(centred("shield", cell * 0.7, tall * 0.36, size * 0.55))
    for column, guard in enumerate(GUARDS):
        named = words("pic-bluff") if guard == Kind.BLUFF else words(f"pic-{KIND_WORDS[guard]}")
        told = f"{words('pic-nobody')}, {named}" if guard == Kind.BLUFF else named
        drawn.append(about(centred(KIND_WORDS[guard], (column + 1.5) * cell, tall / 2, size), told))
    for number, raider in enumerate(RAIDERS):
        top = (number + 1) * tall
        drawn.append(line(4, top, w - 4, top, "rule"))
        drawn.append(
            about(centred(KIND_WORDS[raider], cell / 2, top + tall / 2, size), words(f"pic-{KIND_WORDS[raider]}"))
        )
        for column, guard in enumerate(GUARDS):
            sign = verdict(words, cell / 2, tall / 2, size, CLASH[raider][guard])
            spot = rect(1, 1, cell - 2, tall - 2, 6, "unseen")
            drawn.append(at((column + 1) * cell, top, place(spot + sign, f"clash-{raider}-{guard}")))
    return "".join(drawn)


def verdict(words, x, y, size, outcome):
    """What the clash table says, as a sign."""
    kept = outcome in (Outcome.LOST_BOY, Outcome.CAUGHT_DAUGHTER)
    word = OUTCOME_ICONS[outcome][1]
    sign = "hostage" if kept else {Outcome.WON: "check", Outcome.EQUAL: "equal"}.get(outcome, "cross")
    look = "" if kept else {Outcome.WON: "good", Outcome.EQUAL: "soft-line"}.get(outcome, "bad")
    return about(centred(sign, x, y, size * (1 if kept else 0.72), look), words(f"pic-outcome-{word}"))


def worth(words, w, on=""):
    """What counts how much; two lines, 54 high."""
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
    drawn = []
    for (x, _), (sign, number, told) in zip(row(4, 0, w), counted, strict=True):
        shown = icon(sign, x, 0, 24) + text(x + 27, 18, number, 17, f"serif bold {on}".rstrip())
        drawn.append(about(shown, told))
    drawn.append(lines(0, 40, wrap(words("pic-goal-points"), w * 0.92, 12, 2), 12, 15, on or "soft"))
    return "".join(drawn)


def rounds(scene, w):
    """The track of the rounds: stones on the land."""
    count, here = ROUNDS[scene.view.rounds], scene.view.round
    per = 4 if w < count * 34 else count
    r = min(16, w / per / 2 - 3)
    drawn = []
    for i in range(count):
        x, y = (i % per + 0.5) * w / per, r + i // per * (2 * r + 6)
        is_here = i + 1 == here
        drawn.append(circle(x, y, r, "round-now" if is_here else "round-past" if i + 1 < here else "round"))
        drawn.append(text(x, y + 5, i + 1, 14, "serif bold on-now" if is_here else "serif bold on-land", "middle"))
    return about("".join(drawn), scene.words.say(progress(scene.view)))


def left_side(scene, zone):
    """Rounds and points, left of my fort."""
    words, w = scene.words, min(zone.w, 220)
    drawn = text(w / 2, 18, words.say(progress(scene.view)), 16, "serif bold on-land", "middle")
    drawn += at(0, 32, rounds(scene, w))
    y = min(zone.h - 84, 126)
    drawn += text(2, y, words("pic-points"), 15, "serif bold on-land")
    drawn += at(0, y + 10, rect(0, 0, w, 74, 8, "slate"), at(10, 8, worth(words, w - 16)))
    return at(zone.x + (zone.w - w) / 2, zone.y + max(0, (zone.h - y - 84) / 2), drawn)


def right_side(scene, zone):
    """Who gets past whom, right of my fort."""
    w = min(zone.w, 260)
    h = min(zone.h - TITLE - 8, w * 0.8)
    drawn = text(w / 2, 15, fit(scene.words("pic-clash"), w, 15, True), 15, "serif bold on-land", "middle")
    drawn += at(0, TITLE + 4, clash_table(scene.words, w, h))
    return at(zone.x + (zone.w - w) / 2, zone.y + (zone.h - h - TITLE) / 2, drawn)


def strip(scene, zone):
    """The same side by side, in a strip of its own."""
    words = scene.words
    w = min(zone.w * 0.5, 230)
    table = text(w / 2, 14, fit(words("pic-clash"), w, 13, True), 13, "serif bold on-land", "middle")
    table += at(0, TITLE, clash_table(words, w, zone.h - TITLE))
    rest = min(zone.w - w - 10, 300)
    beside = text(0, 14, fit(words("pic-points"), rest, 13, True), 13, "serif bold on-land")
    beside += at(0, TITLE, rect(0, 0, rest, 74, 8, "slate"), at(8, 8, worth(words, rest - 12)))
    room = rest + w + 10
    return at(zone.x + (zone.w - room) / 2, zone.y, table, at(w + 10, 0, beside))


def help_sheet(scene):
    """What a tap brings: the table and the points where they are not in sight, and what is known of all tiles."""
    words, plan, box = scene.words, scene.plan, scene.box
    room = plan.hand.x if plan.is_hand_upright else box.width
    bottom = box.height if plan.is_hand_upright else plan.hand.y
    w, most = min(room - 12, 440), bottom - 12  # it never lies over my tiles
    tall = LINE if most >= 300 else LOW_LINE
    rest = HEAD + FIRST_LINE + tall * scene.view.players
    content, y = [], HEAD
    if not plan.has_help:
        table = min(150, most - rest - WORTH)
        content.append(at(12, y, clash_table(words, w - 24, table)))
        content.append(at(14, y + table + 6, worth(words, w - 28)))
        y += table + WORTH
    content.append(at(12, y, clans_tiles(scene, w - 24, tall)))
    high = y + rest - HEAD
    drawn = sheet("help", "".join(content), w, high, words("pic-help"), words("sheet-close"), told_help(scene))
    return at((room - w) / 2, 6, drawn)


def clans_tiles(scene, w, tall):
    """For each clan what is known of its discards, and at the end of what stayed behind its screen."""
    words, view = scene.words, scene.view
    title = words("fact-supply" if scene.is_over else "fact-discards")
    cell = (w - 92) / len(SHOWN_KINDS)
    sign = icon("tile" if scene.is_over else "discards", 2, 1, 20, seat_class(clan_of(view, scene.me)))
    drawn = [about(sign, title)]
    drawn += [
        about(centred(KIND_WORDS[kind], 92 + (i + 0.5) * cell, 11, 20), words(f"pic-{KIND_WORDS[kind]}"))
        for i, kind in enumerate(SHOWN_KINDS)
    ]
    for number, player in enumerate((scene.me, *scene.others)):
        y, clan = FIRST_LINE + tall * number, clan_of(view, player)
        counts = view.supply[player] if scene.is_over else view.discarded[player]
        drawn.append(line(0, y, w, y, "rule"))
        mark = group(
            circle(9, y + tall / 2, 8, "own"), group(centred(emblem_of(clan), 9, y + tall / 2, 12), cls="on-own")
        )
        drawn.append(group(mark, cls=seat_class(clan)))
        drawn.append(text(22, y + tall / 2 + 4.5, fit(scene.names[player], 64, 13), 13, "bold"))
        for i, kind in enumerate(SHOWN_KINDS):
            shown = "?" if counts[kind] == UNKNOWN else counts[kind]
            drawn.append(text(92 + (i + 0.5) * cell, y + tall / 2 + 4.5, shown, 13, "serif bold", "middle"))
    return "".join(drawn)


def told_help(scene):
    """What the sheet shows, for those who hear it: the table row by row, then the points."""
    words, told = scene.words, []
    for raider in RAIDERS:
        for guard in GUARDS:
            pair = f"{words(f'pic-{KIND_WORDS[raider]}')}, {words(f'pic-{KIND_WORDS[guard]}')}"
            outcome = words(f"pic-outcome-{OUTCOME_ICONS[CLASH[raider][guard]][1]}")
            told.append(f"{words('pic-is', what=pair, how=outcome)}")
    return " ".join((*told, words("pic-goal-points") + "."))

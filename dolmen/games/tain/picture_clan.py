"""Táin, drawn: a clan's board, with its doors towards the middle of the table."""

from dolmen.picture.icons import icon
from dolmen.picture.layout import huddle
from dolmen.picture.palette import seat_class
from dolmen.picture.pieces import panel, plaque, tile
from dolmen.picture.svg import about, at, part, path, piece, rect, rim, text
from dolmen.words import Line

from .board import (
    CLAN_WORDS,
    HOSTAGE_KINDS,
    SHOWN_KINDS,
    SPACES,
    STABLES,
    UNKNOWN,
    Phase,
    clan_of,
)
from .notation import HOSTAGE_WORDS, KIND_WORDS
from .picture_space import entrance_space, threshold_space
from .rules import rank, score
from .telling import hostage_line

HEAD, GOODS, WALL, EDGE = 34, 60, 12, 8
OPEN = 26  # the line of kinds, where they are open


def board_height(scene, size):
    """How high a board is whose tiles are so large."""
    return 2 * EDGE + HEAD + GOODS + 2 * (size + 8) + WALL + (OPEN if scene.is_open else 0)


def board(scene, player, width, size, is_mine=False):
    """A board: name, goods, thresholds, doors, entrances; mine the other way round."""
    view = scene.view
    high, line = board_height(scene, size), size + 8
    is_asked = player == scene.looked_at
    colour = seat_class(clan_of(view, player))
    stable_w, house_w, cells = columns(width)
    opened = OPEN if scene.is_open else 0
    if is_mine:
        entrance, zone, threshold, goods = (
            EDGE,
            EDGE + line + WALL,
            EDGE + line + WALL + 4,
            EDGE + 2 * line + WALL + 4,
        )
        head = high - HEAD - 4
        kinds = head - opened
    else:
        head, kinds, zone = 4, HEAD + 4, EDGE + HEAD + opened - 4
        goods = zone + 4
        threshold = zone + GOODS
        entrance = zone + GOODS + line + WALL
    deep = GOODS + line + 4
    drawn = [
        panel(width, high, f"mine {colour}" if is_asked else colour),
        rect(EDGE, zone, stable_w, deep, 8, "earth"),
        rect(width - EDGE - house_w, zone, house_w, deep, 8, "flags"),
        at(0, head, heading(scene, player, width)),
        at(EDGE + 8, goods, stables(scene, player, stable_w - 16)),
        at(width - EDGE - house_w + 8, goods, house(scene, player, house_w - 16)),
    ]
    if opened:
        drawn.append(at(EDGE + 4, kinds, open_kinds(scene, player, width - 2 * EDGE)))
    door = zone - WALL / 2 - 1 if is_mine else zone + deep + WALL / 2
    for space, (x, w) in enumerate(cells):
        drawn.append(at(x, threshold, threshold_space(scene, player, space, w, line, size)))
        drawn.append(at(x, entrance, entrance_space(scene, player, space, w, line, size)))
        way = "M-7 -3L0 3L7 -3" if is_mine else "M-7 3L0 -3L7 3"
        drawn.append(at(x + w / 2, door, path(way, "way")))
    return "".join(drawn)


def heading(scene, player, width):
    """Whose board it is, whether they have passed or hold the marker, and how many tiles they have."""
    view, words = scene.view, scene.words
    clan = clan_of(view, player)
    named = max(120, min(230, width - 214))
    drawn = [at(EDGE, 3, plaque(clan, scene.names[player], named))]
    x = EDGE + named + 6
    if scene.is_over:
        drawn.append(at(x, 3, result(scene, player)))
    elif view.active == player:
        drawn.append(at(x, 2, piece(icon("marker", 0, 0, 26), "marker", words("pic-marker"))))
        x += 26
    if view.passed[player] and view.phase == Phase.SCOUT:
        drawn.append(
            about(
                icon("passed", x, 3, 25, seat_class(clan)),
                words("pic-told-passed", player=scene.names[player]),
            )
        )
    counts = (
        ("tile", view.in_supply[player], "fact-supply"),
        ("discards", view.in_discards[player], "fact-discards"),
    )
    for i, (name, number, key) in enumerate(counts):
        left = width - EDGE - 108 + i * 56
        shown = icon(name, left, 5, 22, seat_class(clan)) + text(left + 26, 23, number, 19, "serif bold")
        drawn.append(about(shown, words(key)))
    return "".join(drawn)


def result(scene, player):
    """The points at the end, and a crown for the winner."""
    points = text(24, 20, score(scene.view, player), 19, "serif bold")
    crown = icon("crown", 54, 1, 24) if rank(scene.view, player) == 0 else ""
    return about(icon("star", 0, 1, 22) + points + crown, scene.words("pic-points"))


def open_kinds(scene, player, width):
    """What lies in the discards where they are open; what was left behind the screen once the game is over."""
    view, clan = scene.view, clan_of(scene.view, player)
    counts = view.supply[player] if scene.is_over else view.discarded[player]
    name, key = ("tile", "fact-supply") if scene.is_over else ("discards", "fact-discards")
    drawn = [icon(name, 0, 2, 18, seat_class(clan))]
    step = min(60, (width - 34) / len(SHOWN_KINDS))
    for i, kind in enumerate(SHOWN_KINDS):
        x = 30 + i * step
        look = f"{seat_class(clan)}{'' if counts[kind] else ' ghost'}"
        shown = icon(KIND_WORDS[kind], x, 0, 22, look)
        shown += text(x + 25, 17, "?" if counts[kind] == UNKNOWN else counts[kind], 16, "serif bold")
        drawn.append(about(shown, scene.words("pic-is", what=scene.words(f"pic-{KIND_WORDS[kind]}"), how=counts[kind])))
    return about("".join(drawn), scene.words(key))


def stables(scene, player, width):
    """Cows, and how many come home this round."""
    view, words = scene.view, scene.words
    cows, loot = view.cows[player], view.loot_cows[player]
    drawn = text(0, 38 if not loot else 30, cows, 32, "serif bold")
    left = 46 if cows < 10 else 52
    explained = words("pic-cows", n=cows)
    shown = about(drawn + at(left, 0, herd(cows, width - left, GOODS - 8, 34)), explained)
    return shown + (at(0, 36, loot_sign(scene, loot)) if loot else "")


def house(scene, player, width):
    """Jewels, hostages, and what comes home this round."""
    view, words = scene.view, scene.words
    jewels, loot = view.jewels[player], view.loot_jewels[player]
    kept = people(scene, player, view.hostages, "hostage") + people(scene, player, view.captives, "captive")
    left = 24 if jewels < 10 else 42
    step = huddle(jewels, width - left - (34 if loot else 0), 24, 1)
    gems = "".join(icon("jewel", left + i * step, 3, 24) for i in range(jewels))
    drawn = about(text(0, 26, jewels, 28, "serif bold") + gems, words("pic-jewels", n=jewels))
    if loot:
        drawn += at(width - 30, 6, loot_sign(scene, loot))
    if not kept:
        return at(0, 10, drawn)
    step = huddle(len(kept), width, 40, 2)
    return at(0, -2, drawn) + "".join(at(i * step, 27, one) for i, one in enumerate(kept))


def loot_sign(scene, number):
    """What is beside the board until the round ends."""
    shown = rect(0, 0, 30, 20, 10, "here") + text(15, 15, f"+{number}", 14, "bold on-here", "middle")
    return about(shown, scene.words("pic-loot", n=number))


def people(scene, holder, kept, word):
    """Kidnapped tiles, those of one clan and kind together."""
    view, words = scene.view, scene.words
    shown = []
    for owner in range(view.players):
        for hostage in range(HOSTAGE_KINDS):
            count = kept[holder][owner][hostage]
            if not count:
                continue
            kind = HOSTAGE_WORDS[hostage]
            look = tile(clan_of(view, owner), kind, 26, 26)
            if word == "captive":
                look = rect(-2, -2, 30, 30, 6, "caught") + look
            if count > 1 or word == "captive":
                look += text(28, 19, f"+{count}" if word == "captive" else count, 15, "serif bold")
            explained = told_hostage(scene, word, owner, hostage, count)
            key = f"{word}-{holder}-{owner}-{hostage}"
            if word == "hostage" and holder == scene.asked_holder and owner == view.player == scene.viewer:
                clan = CLAN_WORDS[clan_of(view, holder)]
                label = words("label-free", tile=hostage_line(hostage), clan=scene.clan(holder))
                phrase = f"free {kind} from {clan}"
                shown.append(part(look, phrase, label, explained, key, rim(-3, -3, 32, 32, 6)))
            else:
                shown.append(piece(look, key, explained))
    return shown


def told_hostage(scene, word, owner, hostage, count):
    """A hostage, or a captive of this round, in words."""
    kind = Line(f"kind-{HOSTAGE_WORDS[hostage]}")
    return scene.words(f"pic-{word}", kind=kind, clan=scene.clan(owner), n=count)


def told_house(scene, player):
    """What a clan has beside cows and jewels, in words: loot, hostages, captives."""
    view, words, told = scene.view, scene.words, []
    for key, number in (("cows", view.loot_cows[player]), ("jewels", view.loot_jewels[player])):
        if number:
            told.append(words("pic-told-loot", goods=words(f"goods-{key}", n=number)))
    for word, kept in (("hostage", view.hostages[player]), ("captive", view.captives[player])):
        for owner in range(view.players):
            for hostage in range(HOSTAGE_KINDS):
                if kept[owner][hostage]:
                    told.append(told_hostage(scene, word, owner, hostage, kept[owner][hostage]))
    return told


def columns(width):
    """The widths of stables and house, and where the five pairs of spaces are."""
    between, gap, pad = 10, 4, 4
    each = (width - 2 * EDGE - between - 4 * pad - gap * (SPACES - 2)) / SPACES
    stable_w = STABLES * each + (STABLES - 1) * gap + 2 * pad
    house_w = width - 2 * EDGE - between - stable_w
    cells = [(EDGE + pad + i * (each + gap), each) for i in range(STABLES)]
    cells += [(width - EDGE - house_w + pad + i * (each + gap), each) for i in range(SPACES - STABLES)]
    return stable_w, house_w, cells


def herd(count, width, height, cow):
    """So many cows, as large as they fit: in one row, else in two, else in three."""
    for rows in (1, 2, 3):
        size = min(cow, (height + 4) / rows)
        each = -(-count // rows)
        if each * size * 0.86 <= width or rows == 3:
            break
    step = min(size * 1.06, (width - size) / max(each - 1, 1))
    top = (height - size * rows) / 2
    return "".join(icon("cow", i % each * step, top + i // each * size, size) for i in range(count))

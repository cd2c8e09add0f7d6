"""Táin, drawn: what a clan has in stables and house, and what it takes home at the end of the round."""

from dolmen.picture.icons import icon
from dolmen.picture.layout import huddle
from dolmen.picture.svg import about, at, part, piece, place, rect, rim, text
from dolmen.words import Line

from .board import CLAN_WORDS, HOSTAGE_KINDS, clan_of
from .notation import HOSTAGE_WORDS
from .picture_look import face
from .telling import hostage_line

SIGN_FROM = 170  # a room so wide has its sign before the number
WIDE_LOOT, LOOT = 44, 37  # the room for what comes home


def stables(scene, player, width, height):
    """Cows, and how many come home this round."""
    view, words = scene.view, scene.words
    cows, loot = view.cows[player], view.loot_cows[player]
    size, sign = number_size(height), min(26, height - 6) if width >= SIGN_FROM else 0
    shown = icon("stable", 3, (height - sign) / 2, sign) if sign else ""
    left = sign + 6 if sign else 4
    shown += text(left, height / 2 + size * 0.36, cows, size, "serif bold")
    left += size * 0.66 * len(str(cows)) + 5
    beside = loot_room(width)
    shown += at(left, 2, herd(cows, width - left - beside - 4, height - 4, min(36, height - 4)))
    drawn = place(about(shown, words("pic-cows", n=cows)), f"herd-{player}")
    if not loot:
        return drawn
    return drawn + at(width - beside, height / 2, loot_sign(scene, "cow", loot, f"loot-cows-{player}", beside))


def house(scene, player, width, height):
    """Jewels, hostages, and what comes home this round."""
    view, words = scene.view, scene.words
    jewels, loot = view.jewels[player], view.loot_jewels[player]
    size, sign = number_size(height), min(26, height - 6) if width >= SIGN_FROM * 0.7 else 0
    shown = icon("house", 3, (height - sign) / 2, sign) if sign else ""
    left = sign + 6 if sign else 3
    shown += text(left, height / 2 + size * 0.36, jewels, size, "serif bold")
    left += size * 0.66 * len(str(jewels)) + 3
    gem, kept = min(22, height - 4), people(scene, player, person_size(width, height))
    beside = loot_room(width) if loot else 0
    room = width - left - beside - min(len(kept), 2) * (gem + 6) - 2
    count = jewels if room > gem else min(jewels, 1)
    step = huddle(count, max(gem, room), gem, 1)
    shown += "".join(icon("jewel", left + i * step, (height - gem) / 2, gem) for i in range(count))
    drawn = place(about(shown, words("pic-jewels", n=jewels)), f"jewels-{player}")
    if loot:
        drawn += at(width - beside, height / 2, loot_sign(scene, "jewel", loot, f"loot-jewels-{player}", beside))
    start = left + step * max(count - 1, 0) + gem + 2
    return drawn + row_of(kept, start, width - start - beside, person_size(width, height), height)


def joined_goods(scene, player, width, height):
    """All in one line beside the name, where there is no room for more."""
    view, words = scene.view, scene.words
    drawn, x = [], 0
    for sign, word, number, loot in (
        ("cow", "cows", view.cows[player], view.loot_cows[player]),
        ("jewel", "jewels", view.jewels[player], view.loot_jewels[player]),
    ):
        shown = text(x, height / 2 + 6, number, 16, "serif bold")
        x += 21 if number > 9 else 11
        shown += icon(sign, x, height / 2 - 9, 18)
        x += 20
        key = "herd" if word == "cows" else "jewels"
        drawn.append(place(about(shown, words(f"pic-{word}", n=number)), f"{key}-{player}"))
        if loot:
            drawn.append(at(x, height / 2, loot_sign(scene, sign, loot, f"loot-{word}-{player}", LOOT)))
            x += LOOT
        x += 6
    kept = people(scene, player, 20)
    return "".join(drawn) + row_of(kept, x, width - x, 20, height)


def loot_room(width):
    """How wide the sign of what comes home is."""
    return WIDE_LOOT if width >= 130 else LOOT


def person_size(width, height):
    """How large a hostage is drawn in a room."""
    return min(32, height - 4, width * 0.3)


def number_size(height):
    return 27 if height >= 40 else 20 if height >= 30 else 16


def row_of(kept, start, width, size, height):
    """Tiles side by side, huddled where there are many."""
    step = huddle(len(kept), max(width, size + 8), size + 8, 2)
    return "".join(at(start + i * step, (height - size) / 2 - 1, one) for i, one in enumerate(kept))


def loot_sign(scene, sign, number, key, width):
    """What is beside the fort until the round ends; it comes from where it was taken."""
    size = 20 if width > LOOT else 14
    half = size / 2 + 1
    shown = rect(0, -half, width - 2, 2 * half, half, "loot") + icon(sign, 1, -size / 2, size)
    shown += text(size + 1, 4.5, f"+{number}", 13 if width > LOOT else 12, "bold")
    return piece(shown, key, scene.words("pic-loot", n=number))


def people(scene, holder, size):
    """Kidnapped tiles, those of one clan and kind together; captives of this round stand apart."""
    return [
        person(scene, holder, word, owner, hostage, size)
        for word in ("hostage", "captive")
        for owner in range(scene.view.players)
        for hostage in range(HOSTAGE_KINDS)
        if kept_by(scene.view, word, holder)[owner][hostage]
    ]


def kept_by(view, word, holder):
    return (view.hostages if word == "hostage" else view.captives)[holder]


def person(scene, holder, word, owner, hostage, size):
    """Hostages of one clan and kind; those whom the viewer may free now can be chosen."""
    view, words = scene.view, scene.words
    count, kind = kept_by(view, word, holder)[owner][hostage], HOSTAGE_WORDS[hostage]
    look = face(clan_of(view, owner), kind, size)
    if word == "captive":
        look = rect(-2, -2, size + 4, size + 6, 6, "caught") + look
    else:
        look += rect(-1, size * 0.62, size + 2, 2, 1, "bond") + rect(-1, size * 0.78, size + 2, 2, 1, "bond")
    if count > 1:
        look += text(size + 1, size * 0.5, count, 12, "bold")
    explained, key = told_hostage(scene, word, owner, hostage, count), f"{word}-{holder}-{owner}-{hostage}"
    if word == "hostage" and holder == scene.asked_holder and owner == view.player == scene.viewer:
        label = words("label-free", tile=hostage_line(hostage), clan=scene.clan(holder))
        phrase = f"free {kind} from {CLAN_WORDS[clan_of(view, holder)]}"
        return part(look, phrase, label, explained, key, rim(-3, -3, size + 8, size + 8, 6), "fort")
    return piece(look, key, explained)


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
    for word in ("hostage", "captive"):
        for owner in range(view.players):
            for hostage in range(HOSTAGE_KINDS):
                if count := kept_by(view, word, player)[owner][hostage]:
                    told.append(told_hostage(scene, word, owner, hostage, count))
    return told


def herd(count, width, height, cow):
    """So many cows, as large as they fit in one row or in two; one for all where there is hardly any room."""
    for share in (1, 0.8, 0.62, 0.5):
        for rows in (1, 2):
            size, each = min(cow * share, height / rows + 2), -(-count // rows)
            if size >= 13 and 0 < each * size * 0.8 <= width:
                step = min(size * 1.06, (width - size) / max(each - 1, 1))
                top = (height - size * rows) / 2
                return "".join(icon("cow", i % each * step, top + i // each * size, size) for i in range(count))
    size = min(cow, max(width, 14))
    return icon("cow", 0, (height - size) / 2, size) if count else ""

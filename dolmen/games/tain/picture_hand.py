"""Táin, drawn: my tiles by kind, passing, and whom to free."""

from dolmen.picture.icons import centred
from dolmen.picture.layout import fit, row, shrink, width_of
from dolmen.picture.palette import seat_class
from dolmen.picture.pieces import note
from dolmen.picture.svg import at, group, part, rect, rim, text
from dolmen.words.grammar import capital

from .board import CLAN_WORDS, SHOWN_KINDS, UNKNOWN, Hostage, clan_of
from .notation import HOSTAGE_WORDS, KIND_WORDS
from .picture_look import down, face
from .recall import is_choosing
from .telling import hostage_line

WIDE, TILE = 118, 36  # a card so wide has its words beside the tile, where that may be so large
WORD = 48  # a card so high has its word below the tile


def hand(scene, w, h):
    """My tiles by kind and the flag of who passes; or whom I may free."""
    surface = rect(0, 0, w, h, 10, "dock")
    if scene.viewer == scene.view.player and is_choosing(scene.view):
        return surface + choice(scene, w, h)
    if scene.view.supply[scene.me][0] == UNKNOWN:
        return surface + closed(scene, scene.me, w, h)
    cards = [*SHOWN_KINDS, None]
    if h > w:
        cells = [(4, y, w - 8, tall) for y, tall in row(len(cards), 4, h - 8, 4)]
    else:
        each = min(190, (w - 8 - 4 * len(cards)) / len(cards))
        left = (w - len(cards) * (each + 4) + 4) / 2
        cells = [(left + i * (each + 4), 4, each, h - 8) for i in range(len(cards))]
    drawn = [surface]
    for kind, (x, y, wide, tall) in zip(cards, cells, strict=True):
        drawn.append(at(x, y, flag(scene, wide, tall) if kind is None else card(scene, kind, wide, tall)))
    return "".join(drawn)


def card(scene, kind, w, h):
    """My tiles of a kind: how many are behind the screen, how many are discarded."""
    words, view = scene.words, scene.view
    count, used = view.supply[scene.me][kind], view.discarded[scene.me][kind]
    word, clan = words(f"pic-{KIND_WORDS[kind]}"), clan_of(view, scene.me)
    beside = tile_beside(scene, w, h)
    size = beside or min(h - (20 if h >= WORD else 8), w - 26, 56)
    drawn = rect(0, 0, w, h, 9, "card" if count else "card spent")
    if beside:
        drawn += at(8, (h - size) / 2 - 2, face(clan, KIND_WORDS[kind], size))
        left, room = size + 16, w - size - 20
        drawn += text(left, h / 2 - 2, count, 24, "serif bold")
        drawn += text(left, h / 2 + 15, fit(word, room, 13), 13)
        if used > 0 and h >= 68:
            drawn += note(left, h / 2 + 31, words("pic-card-discarded", n=used), room, 12)
    else:
        has_word = h >= WORD
        top = max(3, (h - size - (14 if has_word else 0)) / 2 - 1)
        drawn += at((w - size - 15) / 2, top, face(clan, KIND_WORDS[kind], size))
        drawn += text((w + size) / 2 - 3, top + size * 0.5 + 7, count, 18, "serif bold")
        if has_word:
            drawn += text(w / 2, h - 5, fit(word, w - 2, 12), 12, "", "middle")
    if not scene.is_scouting:
        return group(drawn, cls="resting")
    label = words("pic-supply-tile", kind=capital(word), n=count)
    explained = words("pic-supply-about", discarded=used, about=words(f"pic-about-{KIND_WORDS[kind]}"))
    return part(
        drawn,
        KIND_WORDS[kind],
        label,
        explained,
        key=f"card-{KIND_WORDS[kind]}",
        rim=rim(0, 0, w, h, 9),
        cls="held",
        hold="tile",
    )


def tile_beside(scene, w, h):
    """How large a tile is that leaves every card's words their room beside it; 0 where they lie below."""
    words = scene.words
    kinds = max(width_of(words(f"pic-{KIND_WORDS[kind]}"), 13) for kind in SHOWN_KINDS)
    needed = max(kinds, width_of(words("pic-card-discarded", n=8), 12)) * 1.07
    size = min(h - 14, w * 0.42, w - 20 - needed)
    return size if w >= WIDE and size >= TILE else 0


def flag(scene, w, h):
    """Passing: the clan's flag."""
    label, look = scene.words("label-pass"), seat_class(clan_of(scene.view, scene.me))
    is_wide = tile_beside(scene, w, h) > 0
    drawn = rect(0, 0, w, h, 9, "card" if scene.is_scouting else "card spent")
    if is_wide:
        wide = width_of(label, 15, True)
        left = (w - wide - 34) / 2
        drawn += centred("passed", left + 14, h / 2, 28, look) + text(left + 34, h / 2 + 5, label, 15, "bold")
    else:
        size = min(h - 20, w - 12, 40)
        drawn += centred("passed", w / 2 + 1, (h - 14) / 2, size, look)
        drawn += text(w / 2, h - 5, fit(label, w - 2, 12), shrink(label, w - 4, 13), "", "middle")
    if not scene.is_scouting:
        return group(drawn, cls="resting")
    return part(drawn, "pass", label, rim=rim(0, 0, w, h, 9), cls="held")


def closed(scene, player, w, h):
    """A supply that the viewer may not look into."""
    clan, count = clan_of(scene.view, player), scene.view.in_supply[player]
    title = scene.words("pic-supply-of", player=scene.names[player])
    size = min(40, h - 30, w - 16)
    if h > w:
        step = min(size + 4, (h - 40 - size) / max(count - 1, 1))
        tiles = "".join(at((w - size) / 2, 30 + i * step, down(clan, size)) for i in range(count))
    else:
        step = min(size + 4, (w - 24 - size) / max(count - 1, 1))
        tiles = "".join(at(12 + i * step, 24, down(clan, size)) for i in range(count))
    return note(w / 2, 17, title, w - 12, 12, "middle") + tiles


def choice(scene, w, h):
    """D2: which hostage comes free, large enough for a thumb."""
    words, view = scene.words, scene.view
    holder = clan_of(view, view.board)
    drawn = []
    cells = (
        [(4, y, w - 8, tall) for y, tall in row(2, 4, h - 8, 6)]
        if h > w
        else [(x, 4, wide, h - 8) for x, wide in row(2, 4, w - 8, 8)]
    )
    for (x, y, wide, tall), hostage in zip(cells, (Hostage.DAUGHTER, Hostage.BOY), strict=True):
        word = HOSTAGE_WORDS[hostage]
        size = min(tall - 12, 52, wide * 0.4)
        named = fit(words(f"pic-{word}"), wide - size - 30, 16, True)
        left = (wide - size - 12 - width_of(named, 16, True)) / 2
        shown = rect(0, 0, wide, tall, 9, "card")
        shown += at(left, (tall - size) / 2 - 2, face(clan_of(view, scene.viewer), word, size))
        shown += text(left + size + 12, tall / 2 + 6, named, 16, "bold")
        label = words("label-free", tile=hostage_line(hostage), clan=scene.clan(view.board))
        phrase = f"free {word} from {CLAN_WORDS[holder]}"
        drawn.append(at(x, y, part(shown, phrase, label, rim=rim(0, 0, wide, tall, 9), cls="held")))
    return "".join(drawn)

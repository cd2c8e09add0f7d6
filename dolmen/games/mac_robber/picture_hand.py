"""Mac Robber, drawn: my cards, and beside them in an assault the piper that goes with one."""

from dolmen.core.viewer import NOBODY
from dolmen.picture.icons import centred
from dolmen.picture.layout import huddle
from dolmen.picture.palette import dye_class
from dolmen.picture.svg import at, group, lines, part, piece, rect, rim, text

from .board import FROM_HAND, VALUES, Colour, Phase
from .picture_pieces import covered_card, fighting_card
from .picture_scene import width_in, wrapped, written

SHAPE = 1.4  # of a card
WIDEST = 118


def hand(scene, w, h):
    """The cards in one line, or in two where they are larger so; more than fit lie over each other."""
    view = scene.view
    title = 24 if h >= 118 else 0
    drawn = [rect(0.5, 2, w, h, 10, "shadow"), rect(0, 0, w, h, 10, "panel")]
    if title:
        drawn.append(titles(scene, w))
    count = view.in_hand[scene.me]
    held = single_cards(view.hand[scene.me]) if is_known(scene) else []
    lines_of = 2 if h - title >= 120 and w < 2.2 * h else 1
    pad = 6 if h < 90 else 9
    high = (h - title - pad * (lines_of + 1) + (4 if title else 0)) / lines_of
    wide = min(WIDEST, high / SHAPE, w * 0.26)
    if lines_of == 2 and (alone := in_one_line(scene, count, w - 2 * pad, h - title - 2 * pad)) >= wide:
        lines_of, wide, high = 1, alone, alone * SHAPE
    high = min(high, wide * SHAPE)
    room = w - 2 * pad
    if has_toggle(scene):
        size = max(44, min(wide, 80))
        drawn.append(at(w - pad - size, title + (h - title - high) / 2, toggle(scene, size, high)))
        room -= size + 10
    a_line = max(-(-count // lines_of), min(count, int((room + 8) // (wide + 8))))
    step = huddle(a_line, room, wide, 8)
    top = title + (h - title - (high + pad) * lines_of + pad) / 2
    for i in range(count):
        x, y = pad + i % a_line * step, top + i // a_line * (high + pad)
        drawn.append(at(x, y, held_card(scene, held[i] if held else None, i, wide, high)))
    return "".join(drawn)


def in_one_line(scene, count, w, h):
    """How wide the cards can be side by side."""
    room = w - (90 if has_toggle(scene) else 0)
    return min(WIDEST, h / SHAPE, (room + 8) / max(1, count) - 8)


def titles(scene, w):
    """Whose cards they are, and what is to be done with them."""
    words, phase = scene.words, scene.view.phase
    title = words("pic-hand") if scene.viewer != NOBODY else words("pic-hand-of", player=scene.names[scene.me])
    key = {Phase.DISCARD: "discard", Phase.SORT: "sort", Phase.COMBAT: "play", Phase.VENTURE: "exchange"}.get(phase)
    is_hinted = scene.is_asked and key is not None and (phase != Phase.SORT or scene.view.refill == FROM_HAND)
    hint = words(f"pic-hint-{key}") if is_hinted else ""
    hint = hint if width_in(hint, 13, "bold") <= w - 24 else ""  # the prompt says it, too
    has_room = width_in(title, 13) + width_in(hint, 13, "bold") <= w - 36
    drawn = written(12, 20, title, w - 24, 13, "soft") if has_room or not hint else ""
    return drawn + (written(w - 12, 20, hint, w - 24, 13, "bold", "end") if hint else "")


def is_known(scene):
    return scene.viewer != NOBODY or scene.is_over


def has_toggle(scene):
    """Whether a piper may go with the card."""
    view = scene.view
    return view.phase == Phase.COMBAT and scene.is_asked and view.court[scene.viewer][Colour.BLUE] > 0


def toggle(scene, w, h):
    """The piper to be chosen together with a card."""
    words = scene.words
    look = rect(0.5, 2.5, w, h, 8, "shadow") + rect(0, 0, w, h, 8, "piper-well")
    size = min(w * 0.62, h * 0.56)
    look += centred("piper", w / 2, h * 0.36, size, dye_class("blue"))
    look += text(w / 2, h - 8, "+1", 15, "serif bold", "middle")
    edge = rim(-1, -1, w + 2, h + 2, 9)
    return part(group(look, cls="on-paper"), "piper", words("pic-with-piper"), words("pic-piper-about"), "toggle", edge)


def single_cards(counts):
    """Counts by value as single cards, the lowest first."""
    return [value for value in range(VALUES) for _ in range(max(0, counts[value]))]


def held_card(scene, value, i, w, h):
    """A card of the hand: a back for those who may not look."""
    if value is None:
        return piece(covered_card(w, h), f"hand-{i}")
    nth = i - sum(scene.view.hand[scene.me][:value])
    key, phrase = card_key(value, nth), card_phrase(scene, value + 1)
    look = fighting_card(value + 1, w, h)
    if not phrase:
        return piece(look, key)
    told = spoken_card(scene, "pic-card", value, nth, scene.view.hand[scene.me])
    at_once = scene.view.phase == Phase.COMBAT
    return part(look, phrase, told, key=key, rim=rim(-1.5, -1.5, w + 3, h + 3, 8), at_once=at_once)


def card_key(value, nth):
    """A card of mine, in the hand and where it is played: of those alike the last goes first."""
    return f"card-{value + 1}-{nth}"


def spoken_card(scene, key, value, nth, counts):
    """`Card 3`, or of several alike which of them: no two parts share a name."""
    card = scene.words(key, n=value + 1)
    if counts[value] == 1:
        return card
    return scene.words("pic-card-nth", card=card, nth=nth + 1, all=counts[value])


def card_phrase(scene, word):
    """What a card of the hand says when it is chosen."""
    phase = scene.view.phase
    if not scene.is_asked:
        return ""
    if phase == Phase.SORT:
        return f"discard {word}|{word}" if scene.view.refill == FROM_HAND else ""
    if phase == Phase.DISCARD:
        return f"discard {word}"
    if phase == Phase.COMBAT:
        return f"play {word}"
    return f"exchange {word}|{word}" if phase == Phase.VENTURE else ""


def fresh_cards(scene, w, h):
    """The five cards just drawn, apart from the old ones; two of them are chosen and thrown away."""
    words, counts = scene.words, scene.view.fresh[scene.viewer]
    is_mine = scene.is_asked and scene.view.phase == Phase.SORT
    told = wrapped(words("pic-fresh" if is_mine else "pic-fresh-wait"), w - 8, 14, 2 if h >= 130 else 1)
    drawn = [lines(w / 2, 16, told, 14, 18, "bold", "middle")]
    top = 10 + 18 * len(told)
    wide = min(WIDEST, (h - top - 8) / SHAPE, (w - 40) / 5)
    high = min(wide * SHAPE, h - top - 6)
    top += max(0, min(h * 0.2, (h - top - high - 8) / 2))
    cards = single_cards(counts)
    step = huddle(len(cards), w - 8, wide, 10)
    left = (w - wide - step * (len(cards) - 1)) / 2
    for i, value in enumerate(cards):
        nth = i - sum(max(0, n) for n in counts[:value])
        look, key = fighting_card(value + 1, wide, high), f"fresh-{value + 1}-{nth}"
        if is_mine:
            name = spoken_card(scene, "pic-card-fresh", value, nth, counts)
            edge = rim(-2, -2, wide + 4, high + 4, 9)
            look = part(look, f"discard {value + 1}|{value + 1}", name, key=key, rim=edge)
        else:
            look = piece(look, key)
        drawn.append(at(left + i * step, top, look))
    return "".join(drawn)

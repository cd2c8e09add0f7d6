"""Keltis, drawn: deck and discard piles, and below each pile my row of that colour."""

from dolmen.picture.icons import centred
from dolmen.picture.palette import DYES, dye_class
from dolmen.picture.pieces import badge, card, card_back, disc, panel
from dolmen.picture.svg import about, at, group, line, part, place, rect, rim, text

from .board import COLOURS, UNKNOWN, VALUES, Phase
from .maps import COLOUR_WORDS
from .picture_player import heading
from .picture_rows import glide, row_cell
from .places import DECK, pile_key, seat_key
from .telling import colour_line

ONE_STOREY = 60  # a dock so low has pile and row of a colour side by side
BROAD = 600  # and so has one that is much broader than high
HEADED = 128  # one so high has my name and what I have gathered above
HEAD = 30


def dock(scene, zone):
    """The deck and five columns, one for each colour: its pile and my row."""
    return place(columns(scene, zone), seat_key(scene.me))


def columns(scene, zone):
    """What lies in the dock."""
    w, h = zone.w, zone.h
    drawn = [panel(w, h, "to-move" if scene.me == scene.asked else "")]
    if h < ONE_STOREY or (h < HEADED and w >= BROAD):
        return "".join(drawn) + one_storey(scene, w, h)
    top = 5
    if h >= HEADED:
        drawn.append(at(7, 4, heading(scene, scene.me, w - 14, HEAD - 2)))
        top = HEAD + 5
    gap = 4 if w < 420 else 8
    first = max(44, min(w / 6, 96))
    each = (w - 2 * 5 - first - gap * COLOURS) / COLOURS
    room = h - top - 5
    pile_h = min(round((room - 4) * 0.48), round(each * 1.36), 130)
    pile_w = round(min(pile_h / 1.36, each), 1)
    row_h = room - pile_h - 5
    deck_w = round(min(pile_w, first - 4), 1)
    drawn.append(at(5, top, deck(scene, first, deck_w, pile_h)))
    if h < HEADED:
        size = min(row_h - 4, 30)
        mine = disc(scene.colour(scene.me), size)
        drawn.append(
            at(5 + (first - size) / 2, top + pile_h + 5 + (row_h - size) / 2, about(mine, scene.names[scene.me]))
        )
    for colour in range(COLOURS):
        x = round(5 + first + gap + colour * (each + gap), 1)
        drawn.append(at(x, top, pile(scene, colour, each, pile_w, pile_h)))
        drawn.append(at(x, top + pile_h + 5, row_cell(scene, scene.me, colour, round(each, 1), round(row_h, 1))))
    return "".join(drawn)


def one_storey(scene, w, h):
    """Pile and row side by side, where the dock is low or broad."""
    each = (w - 8) / (COLOURS + 0.66)
    tall, first = h - 6, each * 0.66
    card_w = round(min((each - 5) / 2, tall / 1.36), 1)
    drawn = [at(4, 3, deck(scene, first - 2, min(first - 4, tall / 1.36), tall))]
    for colour in range(COLOURS):
        x = round(4 + first + colour * each, 1)
        drawn.append(at(x, 3, pile(scene, colour, card_w, card_w, tall)))
        drawn.append(at(x + card_w + 2, 3, row_cell(scene, scene.me, colour, round(each - card_w - 6, 1), tall)))
    return "".join(drawn)


def deck(scene, w, card_w, h):
    """The deck, with the number of cards that are left; a choice when a card is to be drawn."""
    view, words = scene.view, scene.words
    left = view.deck_size
    inset = (w - card_w) / 2
    below = "".join(at(i * 1.4, i * 1.2, card_back(card_w, h)) for i in range(min(left // 20, 2), 0, -1))
    look = below + (card_back(card_w, h) if left else rect(0, 0, card_w, h, 7, "place"))
    size = 14 if h < 60 else 17
    plate = size + 5
    look += rect(2, h - plate - 3, card_w - 4, plate, plate / 2, "paper")
    look += group(text(card_w / 2, h - 3 - plate / 2 + size * 0.36, left, size, "serif bold", "middle"), cls="on-paper")
    told = words("pic-deck", n=left)
    if scene.is_mine and view.phase == Phase.DRAW:
        shown = part(look, "draw deck", told, told, rim=rim(-3, -2, card_w + 6, h + 4, 9))
    else:
        shown = about(look, told)
    return at(inset, 0, place(shown, DECK))


def pile(scene, colour, w, card_w, h):
    """A pile in its place."""
    return place(choosable_pile(scene, colour, w, card_w, h), pile_key(colour))


def choosable_pile(scene, colour, w, card_w, h):
    """A pile: takes a card of its colour while one is to be discarded, gives its top when one is to be drawn."""
    view, word = scene.view, COLOUR_WORDS[colour]
    told = told_pile(scene, colour)
    look = at((w - card_w) / 2, 0, pile_cards(scene, colour, card_w, h))
    edge = rim((w - card_w) / 2 - 2, -2, card_w + 4, h + 4, 9)
    if not scene.is_mine:
        return about(look, told)
    if view.phase == Phase.DRAW:
        return part(look, f"draw {word}", told, told, rim=edge)
    if view.phase == Phase.MAIN and any(found // VALUES == colour for found in scene.hand(scene.viewer)):
        label = scene.words("pic-discard-here", pile=told)
        return part(look, f"discard ={word}", label, label, rim=edge, cls="pile", hold="place")
    return about(look, told)


def pile_cards(scene, colour, w, h):
    """The top card, closed in the turn in which it got there, and how many they are."""
    view, word = scene.view, COLOUR_WORDS[colour]
    size = view.pile_size[colour]
    if not size:
        empty = group(centred(DYES[word], w / 2, h / 2, min(w, h) * 0.46), cls="gone")
        return group(rect(0, 0, w, h, 7, "place"), empty, cls=dye_class(word))
    value = view.pile[colour][size - 1]
    below = "".join(rect(i * 1.5, i * 1.5, w, h, 7, "paper") for i in range(min(size - 1, 2), 0, -1))
    look = below + glide(scene, card(word, value, w, h), colour * VALUES + value)
    if size > 1:
        look += badge(w - 2, 2, 8.5, text(w - 2, 6.3, size, 12, "bold", "middle"))
    if view.closed == colour:
        bar = line(3, h * 0.58, w - 3, h * 0.58, "closed")
        look = group(look, cls="gone") + bar
    return look


def told_pile(scene, colour):
    """A pile in words."""
    words, view = scene.words, scene.view
    named, size = colour_line(colour), view.pile_size[colour]
    if not size:
        return words("pic-pile-empty", colour=named)
    values = view.pile[colour][:size]
    if UNKNOWN in values:  # only the top is shown
        told = words("pic-pile-top", colour=named, top=values[-1], n=size)
    else:
        told = words("pic-pile", colour=named, top=values[-1], cards=" ".join(str(value) for value in values))
    return f"{told} {words('pic-pile-closed')}" if view.closed == colour else told

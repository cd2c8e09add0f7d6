"""Keltis, drawn: deck and discard piles, hands."""

from dolmen.picture.icons import centred
from dolmen.picture.layout import fit, row, width_of
from dolmen.picture.palette import DYES, dye_class
from dolmen.picture.pieces import button, card, card_back, panel
from dolmen.picture.svg import about, at, circle, group, part, rect, rim, text
from dolmen.words.grammar import capital

from .board import CLOVER_NONE, COLOURS, HAND, UNKNOWN, VALUES, Phase
from .maps import COLOUR, COLOUR_WORDS, IS_ONE_A_PATH
from .notation import CARD_WORDS, sentence
from .picture_rows import glide
from .steps import is_clover_optional
from .story import known_cards
from .telling import colour_line


def zone(scene, content, phrase, label, width, height):
    """A place that takes the card chosen, while one is to be played or discarded."""
    if not (scene.is_mine and scene.view.phase == Phase.MAIN):
        return content
    return content + part("", phrase, label, rim=rim(0, 0, width, height, 10))


def all_piles(scene, width, height):
    """The deck and the five discard piles; in the decision to draw each is a choice."""
    view, words = scene.view, scene.words
    gap = 4 if scene.narrow else 10
    cells = row(COLOURS + 1, 6, width - 12, gap)
    w = min(cells[0][1] - 4, (height - 26) * 0.7, 84)
    h = w * 1.4
    drawn = [panel(width, height)]
    is_drawing = scene.is_mine and view.phase == Phase.DRAW
    for place, (x, cell) in enumerate(cells):
        inset = (cell - w) / 2
        look = at(inset, 6, deck_card(scene, w, h) if place == 0 else discard_pile(scene, place - 1, w, h))
        number = view.deck_size if place == 0 else view.pile_size[place - 1]
        if place == 0:
            look += group(
                circle(inset + w - 5, 8 + h * 0.86, 15, "paper"),
                text(inset + w - 5, 14 + h * 0.86, number, 17, "serif bold", "middle"),
                cls="on-paper",
            )
        elif number > 1:
            look += text(cell / 2, height - 5, f"×{number}", 13, "soft", "middle")
        if place == 0:
            phrase, told = "draw deck", words("pic-deck", n=number)
        else:
            phrase, told = f"draw {COLOUR_WORDS[place - 1]}", told_pile(scene, place - 1)
        if is_drawing:
            shown = part(look, phrase, told, told, rim=rim(inset - 4, 2, w + 8, height - 4, 8))
        else:
            shown = about(look, told)
        drawn.append(at(x, 0, shown))
    label = words("pic-discard")
    left = cells[1][0] - 3
    content = "".join(drawn)
    if scene.is_mine and view.phase == Phase.MAIN:
        content += at(left, 0, part("", "discard", label, rim=rim(0, 2, width - left - 3, height - 4, 10)))
    return content


def deck_card(scene, w, h):
    left = scene.view.deck_size
    below = "".join(at(i * 1.5, i * 1.5, card_back(w, h)) for i in range(min(left // 20, 3), 0, -1))
    return below + (card_back(w, h) if left else rect(0, 0, w, h, 7, "place"))


def discard_pile(scene, colour, w, h):
    """A pile: its top card, closed in the turn in which it got there."""
    view, word = scene.view, COLOUR_WORDS[colour]
    size = view.pile_size[colour]
    if not size:
        empty = group(centred(DYES[word], w / 2, h / 2, w * 0.5), cls="ghost")
        return group(rect(0, 0, w, h, 7, "place"), empty, cls=dye_class(word))
    value = view.pile[colour][size - 1]
    below = "".join(rect(i * 1.5, i * 1.5, w, h, 7, "paper") for i in range(min(size - 1, 3), 0, -1))
    look = below + glide(scene, card(word, value, w, h), colour * VALUES + value)
    if view.closed == colour:
        lock = circle(w - 8, 8, 11, "paper") + group(centred("cross", w - 8, 8, 16), cls="bad")
        look = group(look, cls="gone") + lock
    return look


def told_pile(scene, colour):
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


def held(scene, width, height):
    """My cards by colour; below each the stones that it would open, or why it cannot be played."""
    surface = panel(width, height)
    if any(slot == UNKNOWN for slot in scene.view.hand[scene.me]):
        return surface + closed_hand(scene, width, height)
    cards = scene.hand(scene.me)
    extra = 40 if can_refuse(scene) else 0
    tall = height - extra - (46 if scene.narrow else 34)
    gap = 3 if scene.narrow else 8
    w = min((width - 8) / HAND - gap, tall / 1.42)
    h = min(tall, w * 1.46)
    used = len(cards) * (w + gap) - gap
    left = (width - used) / 2
    drawn = [surface]
    for i, found in enumerate(cards):
        drawn.append(at(left + i * (w + gap), 8, hand_card(scene, found, i, w, h)))
    if can_refuse(scene):
        drawn.append(refusal(scene, width, height))
    return "".join(drawn)


def can_refuse(scene):
    """Whether the clover that the viewer found may be let go."""
    return scene.is_mine and scene.view.phase == Phase.CLOVER and is_clover_optional(scene.view)


def refusal(scene, width, height):
    label = scene.words("label-clover-none")
    wide, tall = width - 16, 40
    edge = rim(1, 1, wide - 2, tall - 2, 9)
    shown = part(button(label, wide, tall, "clover"), sentence(CLOVER_NONE), label, rim=edge)
    return at(8, height - 46, shown)


def hand_card(scene, found, i, w, h):
    """A card of mine: dead ones pale, and below it what it would do."""
    word = COLOUR_WORDS[found // VALUES]
    look = card(word, found % VALUES, round(w, 1), round(h, 1))
    words = scene.words
    is_dead = not scene.is_over and scene.viewer == scene.me and not scene.fits(found)
    told, below = capital(scene.card_name(found)), ""
    if is_dead:
        look = group(look, cls="gone")
        told += f". {words('pic-card-dead')}"
        below = group(centred("cross", w / 2, h + 15, 17), cls="bad")
    elif scene.is_mine and scene.view.phase == Phase.MAIN:
        ways = sorted({to for _, _, to in scene.ways[found // VALUES]})
        if ways:
            told += ". " + words("pic-card-opens", spaces=", ".join(scene.space_name(to) for to in ways))
            below = opens(scene, found, ways, w, h)
        else:
            told += f". {words('pic-card-idle')}"
            below = text(w / 2, h + 18, "–", 16, "soft bold", "middle")
    shown = glide(scene, look, found) + below
    if not scene.is_mine or scene.view.phase not in (Phase.MAIN, Phase.SHED):
        return about(shown, told)
    return part(shown, CARD_WORDS[found], told, told, rim=rim(-2, -4, w + 4, h + 8, 9))


def opens(scene, card, ways, w, h):
    """The spaces that a card opens, by name; on paths by the row, and by the mark of the path where it is another."""
    board = scene.view.board
    if IS_ONE_A_PATH[board] and any(COLOUR[board][to] != card // VALUES for to in ways):
        return path_chips(scene, ways, w, h)
    names = [f"→{scene.spaces[to]['row']}" if IS_ONE_A_PATH[board] else scene.spaces[to]["id"] for to in ways]
    lines = [" ".join(names)] if width_of(" ".join(names), 12, True) <= w + 6 else names[:2]
    if len(lines) > 1 and len(names) > 2:
        half = (len(names) + 1) // 2
        lines = [fit(" ".join(names[:half]), w + 8, 12), fit(" ".join(names[half:]), w + 8, 12)]
    return "".join(text(w / 2, h + 17 + 13 * i, one, 12, "bold", "middle") for i, one in enumerate(lines))


CHIP = 24  # the width of a path's mark with a row


def path_chips(scene, ways, w, h):
    """Spaces on several paths: the mark of each in its colour, and the row; as many in a line as there is room for."""
    columns = max(1, min(len(ways), int((w + 8) / CHIP)))
    drawn = []
    for i, to in enumerate(ways):
        line, place = divmod(i, columns)
        in_line = min(columns, len(ways) - line * columns)
        x = w / 2 - in_line * CHIP / 2 + place * CHIP
        colour, row_number = COLOUR[scene.view.board][to], scene.spaces[to]["row"]
        word = COLOUR_WORDS[colour] if colour < COLOURS else "grey"
        mark = circle(6, 0, 6, "own") + (group(centred(DYES[word], 6, 0, 9), cls="on-own") if colour < COLOURS else "")
        chip = group(mark, cls=dye_class(word)) + text(13, 4.5, row_number, 12, "bold")
        drawn.append(at(x, h + 12 + 13 * line, chip))
    return "".join(drawn)


def closed_hand(scene, width, height):
    """A hand that the viewer may not look into: what is known of it, and backs."""
    known = known_cards(scene.view, scene.me)
    w = min((width - 20) / HAND - 4, (height - 20) / 1.4, 60)
    drawn = []
    for i in range(scene.view.hand_size[scene.me]):
        word = COLOUR_WORDS[known[i] // VALUES] if i < len(known) else ""
        look = card(word, known[i] % VALUES, w, w * 1.4) if word else card_back(w, w * 1.4)
        drawn.append(at((width - HAND * (w + 4)) / 2 + i * (w + 4), (height - w * 1.4) / 2, look))
    return about("".join(drawn), scene.words("pic-hand-closed", player=scene.names[scene.me]))

"""Enclave, drawn: the locations with their lines and rows."""

from dolmen.picture.icons import icon
from dolmen.picture.layout import shrink, width_of, wrap
from dolmen.picture.pieces import card_back, coin, disc
from dolmen.picture.svg import about, at, circle, group, lines, part, piece, rect, rim, text

from .board import Phase, Stage
from .cards import (
    DECKS,
    FIRST_MISSION,
    LOCATION_WORDS,
    LOCATIONS,
    NOTHING,
    SHEPHERD_COINS,
    SHEPHERD_KNOWLEDGE,
    Deck,
    Location,
)
from .known import deck_count, deck_lines
from .labels import with_card
from .names import gains_line, place_line
from .odds import best_chance, party_of, percent
from .picture_cards import DECK_ICONS, LOCATION_ICONS, card_face, card_key, card_text, choice_rim
from .piles import row_length

DECK_AT = {Location.MAGGOT: Deck.MAGGOT, Location.KNIVES: Deck.KNIVES, Location.BOARDING: Deck.MISSION}
SERIF = 0.84  # of the room is left to the broadest of the faces that a title may be set in


def token_badge(scene, location, size):
    """The initiative token of a location."""
    number = scene.view.token[location]
    drawn = circle(size / 2, size / 2, size / 2, "here" if number else "place")
    if number:
        drawn += text(size / 2, size * 0.72, number, size * 0.64, "serif bold on-here", "middle")
        return piece(drawn, f"token-{number}", scene.words("pic-token", n=number))
    return drawn


def line_of_markers(scene, line_number, x, y, size, gap=3, columns=4):
    """The markers at a place in their order."""
    view = scene.view
    drawn = []
    for place in range(view.line_size[line_number]):
        player = view.line[line_number][place]
        shown = piece(disc(scene.colours[player], size), f"marker-{line_number}-{player}", scene.names[player])
        drawn.append(at(x + place % columns * (size + gap), y + place // columns * (size + gap), shown))
    return "".join(drawn)


def is_here(view, location):
    return Stage.TRAVEL <= view.stage < Stage.TREE and view.here == location and view.stop <= LOCATIONS


def location_part(scene, location, content, width, height):
    """A location that can be chosen for a token or an action card."""
    word = LOCATION_WORDS[location]
    name = scene.words.say(place_line(location))
    edge = rim(0, 0, width, height, 10)
    if scene.chooses(Phase.TOKEN) and location < LOCATIONS:
        return part(content, word, name, rim=edge)
    if scene.chooses(Phase.PLAY):
        return scene.pick(content, f"play {word}", edge)
    return content


def heading(scene, location, width):
    """Token, icon and name of a location; where there is little room the icon is left out."""
    name = scene.words.say(place_line(location))
    drawn = at(8, 8, token_badge(scene, location, 26))
    left = 40
    if width > 190:
        drawn += icon(LOCATION_ICONS[location], left, 9, 24)
        left += 28
    room = (width - left - 4) * SERIF
    if width_of(name, 13) <= room:
        return drawn + text(left, 27, name, shrink(name, room, 15, 13), "serif bold")
    return drawn + lines(left, 20, wrap(name, room, 12, 2), 12, 14, "serif bold")


def frame(scene, location, width, height):
    return rect(0, 0, width, height, 10, "earth" if is_here(scene.view, location) else "panel")


def shepherd(scene, width, height):
    """What each place in the line is given."""
    drawn = [frame(scene, Location.SHEPHERD, width, height), heading(scene, Location.SHEPHERD, width)]
    each = (width - 16) / 4
    for place in range(4):
        x = 8 + place * each
        spot = rect(x + 2, 42, each - 4, height - 50, 6, "well")
        has_scroll = SHEPHERD_KNOWLEDGE[place] > 0
        spot += at(x + each / 2 - (24 if has_scroll else 13), 43, coin(SHEPHERD_COINS[place], 26))
        if has_scroll:
            spot += icon("scroll", x + each / 2 + 4, 46, 20)
        gains = scene.words.say(gains_line(SHEPHERD_COINS[place], SHEPHERD_KNOWLEDGE[place]))
        what = scene.words("pic-shepherd", n=place + 1, gains=gains)
        drawn.append(about(spot, what))
    drawn.append(line_of_markers(scene, Location.SHEPHERD, 8 + each / 2 - 9, height - 27, 18, each - 18))
    return location_part(scene, Location.SHEPHERD, "".join(drawn), width, height)


def oracle(scene, width, height):
    """The line of the Oracle, and all decks with their sizes."""
    view = scene.view
    drawn = [frame(scene, Location.ORACLE, width, height), heading(scene, Location.ORACLE, width)]
    drawn.append(line_of_markers(scene, Location.ORACLE, width - 4 * 27 - 6, 9, 24))
    each = (width - 16) / DECKS
    for deck in range(DECKS):
        x = 8 + deck * each
        size = deck_count(view, deck)
        shown = at(x, 43, card_back(28, 42, DECK_ICONS[deck]))
        shown += text(x + 32, 60, size, 16, "serif bold")
        shown += icon("discards", x + 30, 66, 13) + text(x + 44, 78, view.discard_size[deck], 12, "soft")
        drawn.append(about(shown, deck_text(scene, deck)))
    return location_part(scene, Location.ORACLE, "".join(drawn), width, height)


def stall(scene, location, width, height, w, h, side):
    """A location with a row of cards: Maggot's Outlet, Knives Square, Boarding."""
    view = scene.view
    deck = DECK_AT[Location(location)]
    drawn = [frame(scene, location, width, height), heading(scene, location, side - 14 if side else width - 192)]
    narrow = side <= 0
    if narrow:
        drawn.append(line_of_markers(scene, location, width - 4 * 24 - 6, 9, 21))
    else:
        drawn.append(line_of_markers(scene, location, 10, 40, 25))
        drawn.append(at(10, height - 46, deck_note(scene, deck)))
    top = 40 if narrow else (height - h) / 2
    left = 8 if narrow else side
    length = row_length(view, deck)
    gap = (width - left - 8 - length * w) / max(1, length) if not narrow else 5
    for slot in range(length):
        x = left + slot * (w + (min(gap, 14) if not narrow else gap))
        card = view.row[deck][slot]
        if card == NOTHING:
            drawn.append(at(x, top, rect(0, 0, w, h, 7, "place")))
        else:
            drawn.append(at(x, top, row_card(scene, location, slot, card, w, h)))
    if narrow:
        drawn.append(at(width - 194, 4, deck_note(scene, deck)))
    content = "".join(drawn)
    if scene.chooses(Phase.SHOP, Phase.BOARD):
        return content
    return location_part(scene, location, content, width, height)


def deck_text(scene, deck):
    """A deck in words: its size, what the viewer knows of it, its discard pile, and which kinds of traps there are."""
    told = [scene.words.say(line) for line in deck_lines(scene.view, deck)]
    return " ".join([*told, scene.words("pic-trap-deck")] if deck == Deck.TRAP else told)


def deck_note(scene, deck):
    """Deck and discard pile of a location; the deck of missions can be boarded blind."""
    view = scene.view
    size, discards = deck_count(view, deck), view.discard_size[deck]
    content = at(0, 0, card_back(22, 30, DECK_ICONS[deck])) + text(28, 21, size, 16, "serif bold")
    content += icon("discards", 52, 5, 17) + text(71, 21, discards, 14, "serif")
    hover = deck_text(scene, deck)
    for phrase in ("board blind", "peek deck") if deck == Deck.MISSION else ():
        if phrase in scene.labels:
            return scene.pick(content, phrase, rim(-5, -7, 100, 44), hover)
    return about(content, hover)


def row_card(scene, location, slot, card, w, h):
    """A card of a row: a click buys or boards; the small sign in its corner scraps it."""
    view, words = scene.view, scene.words
    face, hover = card_face(words, card, w, h), card_text(words, card)
    if location == Location.BOARDING:
        if scene.chooses(Phase.BOARD):
            chance = percent(best_chance(view, scene.viewer, card - FIRST_MISSION))
            is_shared = len(party_of(view, scene.viewer, card - FIRST_MISSION)) > 1
            hover += " " + words("pic-odds-shared" if is_shared else "pic-odds-about", n=chance)
            shown = rect(w - 46, -8, 48, 20, 8, "here")
            shown += text(w - 22, 7, words("pic-odds", n=chance), 13, "serif bold on-here", "middle")
            face += shown
        return scene.pick(face, f"board {slot + 1}", choice_rim(w, h), hover, card_key(card))
    if not (scene.chooses(Phase.SHOP) and is_here(view, location)):
        return piece(face, card_key(card), hover)
    scrap = f"scrap {slot + 1}"
    scene.drawn.add(scrap)
    sign = circle(13, 13, 13, "paper") + group(icon("cross", 4, 4, 18), cls="bad")
    bin_part = at(w - 22, -6, part(sign, scrap, scene.labels[scrap], rim=rim(-6, -6, 38, 38, 19)))
    buy = f"buy {slot + 1}"
    if buy in scene.labels:
        scene.drawn.add(buy)
        shown = part(face, buy, scene.labels[buy], hover, key=card_key(card), rim=choice_rim(w, h))
    else:  # too dear: the click is answered with the reason
        label = words.say(with_card("label-buy", card))
        shown = part(group(face, cls="gone"), buy, label, hover, key=card_key(card), rim=choice_rim(w, h))
    return shown + bin_part

"""Enclave, drawn: my edge. My board, and beside or below it my hand with what I choose from at the moment."""

from dolmen.picture.icons import icon
from dolmen.picture.layout import fit, row, shrink, width_of, wrap
from dolmen.picture.palette import seat_class
from dolmen.picture.pieces import card_back
from dolmen.picture.sheets import handle
from dolmen.picture.svg import at, circle, group, lines, part, rect, rim, text

from .board import Phase, Place
from .cards import ACTION_CARDS, CARD_WORDS, FIRST_ITEM, ITEMS, KIND, LOCATION_WORDS, LOCATIONS, Kind
from .names import place_line
from .picture_cards import card_face, card_key, card_text, chip_width, deal
from .picture_marks import LOCATION_ICONS
from .picture_numbers import bars, number_grid
from .picture_scene import SANS, SERIF
from .picture_thief import my_board, small_height

CHOICES = (Phase.THIEF, Phase.BID, Phase.TOKEN, Phase.PLAY)
HAND_CARD = (130, 184)


def edge(scene, zone, is_tall):
    """Everything of mine, under a line of my colour."""
    colour = seat_class(scene.colours[scene.me])
    back = rect(zone.x, zone.y, zone.w, zone.h, 10, "edge zone")
    back += group(rect(zone.x, zone.y, zone.w, 4, 2, "edge-line"), cls=colour)
    x, y, w, h = zone.x + 10, zone.y + 10, zone.w - 20, zone.h - 16
    if not is_tall:
        mine = min(380, max(250, w * 0.36))
        rest = at(x + mine + 16, y, tray(scene, w - mine - 16, h))
        return back + at(x, y, my_board(scene, mine, h)) + rest
    mine = 138 if h >= 270 and w >= 260 else small_height(w)
    return back + at(x, y, my_board(scene, w, mine)) + at(x, y + mine + 4, tray(scene, w, h - mine - 4))


def tray(scene, w, h):
    """My hand; while I choose an action card, a token or a number these lie above it."""
    if not scene.chooses(*CHOICES):
        return hand(scene, w, h)
    if w >= 520 and h >= 110:
        side = max(150, w * 0.3)
        return choices(scene, w - side - 12, h) + at(w - side, 0, hand(scene, side, h))
    if h < 96:  # the places themselves can be chosen; numbers lie beside the hand
        if scene.view.phase == Phase.PLAY:
            return hand(scene, w, h)
        side = w * 0.34
        return choices(scene, w - side - 8, h) + at(w - side, 0, hand(scene, side, h))
    wanted = {Phase.TOKEN: 84, Phase.BID: 110}.get(Phase(scene.view.phase), 180)
    strip = max(34 if h < 150 else 44, h - 8 - wanted)
    return choices(scene, w, h - strip - 8) + at(0, h - strip, hand(scene, w, strip))


# --- the hand ---


def hand_cards(view, player):
    """The cards of a hand that the view shows."""
    return [card for card in range(FIRST_ITEM, FIRST_ITEM + ITEMS) if view.place[card] == Place.HAND + player]


def hand_phrase(view, card):
    """What a click on a card in the own hand says now."""
    word = CARD_WORDS[card]
    if KIND[card] == Kind.MEDICINE:
        return f"offer {word}" if view.phase == Phase.FOXES else f"heal {word}"
    return f"use {word}" if view.phase == Phase.USE else f"carry {word}"


def hand(scene, w, h):
    """My hand, or that of the seat a spectator looks from; what does not fit lies on a sheet."""
    view, words, player = scene.view, scene.words, scene.me
    cards = hand_cards(view, player)
    unknown = view.hand_size[player] - len(cards)
    if not cards and not unknown:
        return text(w / 2, h / 2 + 5, fit(words("pic-no-cards"), w * SANS, 13), 13, "soft", "middle")
    if not cards:
        return closed_hand(scene, unknown, w, h)
    spread = deal(len(cards), w, h, 8, HAND_CARD, least=min(chip_width(cards), 110))
    if spread is not None:
        return laid(scene, cards, *spread)
    columns = max(1, int((w + 6) // 98))
    lines_of = max(1, int((h + 6) // 36))
    seen = max(0, columns * lines_of - 1)
    scene.has_folded_hand = True
    scene.drawn |= {hand_phrase(view, card) for card in cards[seen:]} & set(scene.labels)
    each, tall = (w - 6 * (columns - 1)) / columns, min(44, (h - 6 * (lines_of - 1)) / lines_of)
    drawn = laid(scene, cards[:seen], columns, each, tall, 6)
    more = rect(0, 0, each, tall, 7, "well") + text(
        each / 2, tall / 2 + 5, f"+{len(cards) - seen}", 14, "serif bold", "middle"
    )
    opener = handle(more, "hand", words("pic-whole-hand"), rim(0, 0, each, tall, 7))
    return drawn + at(seen % columns * (each + 6), seen // columns * (tall + 6), opener)


def laid(scene, cards, columns, each, tall, gap=8, first=0):
    """Cards of the hand in rows."""
    drawn = []
    for i, card in enumerate(cards, first):
        place = at(i % columns * (each + gap), i // columns * (tall + gap), held(scene, card, each, tall))
        drawn.append(place)
    return "".join(drawn)


def held(scene, card, w, h):
    """A card of the hand; one that is carried has a sign of it."""
    view, words, player = scene.view, scene.words, scene.me
    content = card_face(words, card, w, h)
    if view.rank[card] == 1 and view.carried[player] > 0:
        r = 13 if h >= 90 else 9
        y = h - 2 * r + 2 if h >= 90 else -4
        content += circle(w - r + 2, y + r, r, "paper") + icon("enclave-coffin", w - 2 * r + 5, y + 3, 2 * r - 6)
    phrase = hand_phrase(view, card) if player == scene.viewer else ""
    return scene.ask_or_pick(content, phrase, rim(-2, -2, w + 4, h + 4, 9), card_text(words, card), card_key(card))


def closed_hand(scene, count, w, h):
    """The hand of another, for those who watch."""
    tall = min(h, 120)
    each = tall * 0.68
    step = min(each + 6, (w - each) / max(1, count - 1))
    return "".join(at(i * step, (h - tall) / 2, card_back(each, tall)) for i in range(count))


# --- what I choose from ---


def choices(scene, w, h):
    """Action cards, tokens, bids or thieves."""
    phase = scene.view.phase
    if phase == Phase.PLAY:
        return action_cards(scene, w, h)
    if phase == Phase.TOKEN:
        return token_pool(scene, w, h)
    if phase == Phase.BID:
        return number_grid(scene, "bid", w, h)
    return bars(scene, w, h)[0]


def action_cards(scene, w, h):
    """My six action cards; those played this round are pale."""
    view, words = scene.view, scene.words
    columns = ACTION_CARDS if w >= 300 or h < 100 else 3
    rows = ACTION_CARDS // columns
    gap = 10 if w >= 560 else 5
    tall = min(160, (h - gap * (rows - 1)) / rows)
    each = min(108, (w - gap * (columns - 1)) / columns)
    start = (w - columns * each - gap * (columns - 1)) / 2
    drawn = []
    for location in range(ACTION_CARDS):
        phrase = f"play {LOCATION_WORDS[location]}"
        name = words.say(place_line(location))
        face = action_face(scene, location, name, each, tall)
        edge = rim(-2, -2, each + 4, tall + 4, 9)
        if phrase in scene.labels:
            shown = scene.pick(face, phrase, edge, name)
        else:  # played already: the click is answered with the reason
            face = group(face, cls="spent")
            is_used = view.played[scene.viewer] >> location & 1
            shown = part(face, phrase, name, rim=edge) if is_used else face
        drawn.append(at(start + location % columns * (each + gap), location // columns * (tall + gap), shown))
    return "".join(drawn)


def action_face(scene, location, name, w, h):
    """An action card: the sign of its place on paper, framed in my colour."""
    frame = group(rect(2.5, 2.5, w - 5, h - 5, 6, "own-line"), cls=seat_class(scene.colours[scene.me]))
    short = scene.words(f"place-short-{LOCATION_WORDS[location]}")
    if h >= 100 and w >= 80:
        named, size = wrap(name, (w - 8) * SERIF, 13, 2), 13
    else:
        size = shrink(short, (w - 12) * SANS, 13)
        named = [fit(short, w - 8, size)]
    foot = len(named) * (size + 2) + 5
    mark = min(44, w * 0.62, h - foot - 8)
    is_tight = width_of(named[0], size, True) > w - 12
    weight = "" if is_tight else "bold" if size < 13 else "serif bold"
    label = lines(w / 2, h - foot + size, named, size, size + 2, weight, "middle")
    if mark < 14:
        label, mark = text(w / 2, h / 2 + 4, named[0], size, "bold", "middle"), 0
    sign = icon(LOCATION_ICONS[location], (w - mark) / 2, (h - foot - mark) / 2 + 2, mark) if mark else ""
    return rect(1, 3, w, h, 8, "shadow") + rect(0, 0, w, h, 8, "paper") + frame + group(sign, label, cls="on-paper")


def token_pool(scene, w, h):
    """The initiative tokens that are left; a location is the other half of the sentence."""
    size = min(60, h - (24 if h >= 74 else 0), w / 5 - 8)
    left = [n for n in range(1, LOCATIONS + 1) if n not in set(scene.view.token)]
    places = row(len(left), 0, min(w, len(left) * (size + 24)))
    drawn = []
    for number, (x, each) in zip(left, places, strict=True):
        r = size / 2
        shown = circle(r + 1, r + 2, r - 1, "shadow") + circle(r, r, r - 2, "number hot")
        shown += text(r, r + size * 0.17, number, max(14, size * 0.5), "serif bold on-number", "middle")
        label = scene.words("pic-token", n=number)
        token = part(
            shown, f"token {number}", label, key=scene.own_key(f"token-{number}"), rim=rim(0, 0, size, size, r)
        )
        drawn.append(at(x + (each - size) / 2, 0, token))
    if h >= 74:
        drawn.append(text(0, size + 18, fit(scene.words("pic-token-how"), w * SANS, 13), 13, "soft"))
    return "".join(drawn)

"""Enclave, drawn: the stage. The place that the round is at, large, with what can be chosen there."""

from dolmen.picture.icons import icon
from dolmen.picture.layout import fit, row, wrap
from dolmen.picture.pieces import card_back, coin, disc
from dolmen.picture.svg import about, at, group, lines, part, path, rect, rim, text

from .board import Phase
from .cards import (
    DECKS,
    FIRST_MISSION,
    NOTHING,
    SHEPHERD_COINS,
    SHEPHERD_KNOWLEDGE,
    Location,
)
from .known import deck_count
from .labels import with_card
from .names import deck_line, gains_line
from .odds import best_chance, party_of, percent
from .picture_asked import drawn_pryzes, look_table, looked_cards, my_upgrades, offered_cards
from .picture_cards import CARD, card_face, card_key, card_text, chip_width, choice_rim, deal
from .picture_marks import DECK_ICONS, signs, signs_width
from .picture_mission import mission_stage
from .picture_numbers import bars, sentences_left
from .picture_places import DECK_AT, deck_text, heading, waiting
from .picture_scene import MISSION_STAGES, SANS, focus_of
from .picture_tree import tree_stage
from .piles import row_length

ASKED = {
    Phase.LOOK: look_table,
    Phase.PUT: looked_cards,
    Phase.PRYZE: drawn_pryzes,
    Phase.TAKE: offered_cards,
    Phase.REPLACE: my_upgrades,
    Phase.WOO: my_upgrades,
}


ROW_CARD = (188, 250)


def stage(scene, zone):
    """What is asked, or what goes on, with bars for all that nothing else says."""
    location = focus_of(scene.view)
    back = rect(zone.x, zone.y, zone.w, zone.h, 10, "ash-high zone")
    pad = 10 if zone.w >= 400 else 6
    w, h = zone.w - 2 * pad, zone.h - 2 * (8 if zone.h >= 200 else 5)
    head = 32 if h >= 210 else 0
    title = heading(scene, location, w) if head else ""
    body = body_of(scene, location)
    kept, low = (set(scene.drawn), set(scene.keys)), 0.0
    room = h - head
    body(scene, w, room)  # tells which sentences are left for bars
    if sentences_left(scene):
        before = set(scene.drawn)
        low = bars(scene, w, room * 0.62)[1]
        scene.drawn = before
    scene.drawn, scene.keys = set(kept[0]), set(kept[1])
    shown = body(scene, w, room - low - (6 if low else 0))
    below, low = bars(scene, w, low) if low else ("", 0)
    content = title + at(0, head, shown) + at(0, h - low, below)
    horizon = skyline(zone) if scene.view.mission != NOTHING else ""
    return back + horizon + group(at(zone.x + pad, zone.y + (zone.h - h) / 2, content), cls="on-ash")


def skyline(zone):
    """A faint horizon of neon, on missions alone."""
    y, left, middle, right = zone.y + zone.h * 0.42, zone.x + 1, zone.x + zone.w / 2, zone.x + zone.w - 1
    low, high = [y + i * 22 for i in range(3)], [y - 14 + i * 9 for i in range(3)]
    waves = [f"M{left:g} {a:g}L{middle:g} {b:g}L{right:g} {a:g}" for a, b in zip(low, high, strict=True)]
    return path("".join(waves), "horizon")


def body_of(scene, location):
    """The drawing of the stage."""
    view = scene.view
    if scene.is_asked and view.phase in ASKED:
        return ASKED[Phase(view.phase)]
    if view.mission != NOTHING and view.stage in MISSION_STAGES:
        return mission_stage
    return place_body(location)


def place_body(location):
    """What a place looks like at large."""
    if location == Location.TREE:
        return tree_stage
    if location == Location.SHEPHERD:
        return shepherd_stage
    if location == Location.ORACLE:
        return oracle_stage
    return lambda scene, w, h: row_stage(scene, location, w, h)


def shepherd_stage(scene, w, h):
    """What each place in the line is given, and who stands there."""
    standing = [player for _, player in waiting(scene.view, Location.SHEPHERD)]
    tall = min(150, h)
    drawn = []
    for place, (x, each) in enumerate(row(len(SHEPHERD_COINS), 0, min(w, 640), 8)):
        spot = rect(0, 0, each, tall, 9, "locale")
        pairs = [("scroll", str(SHEPHERD_KNOWLEDGE[place]))] if SHEPHERD_KNOWLEDGE[place] else []
        inside = text(each / 2, 20, scene.words("pic-nth", n=place + 1), 13, "soft", "middle")
        if tall >= 90:
            size = min(38, tall * 0.3)
            wide = size + (signs_width(pairs, 18) + 6 if pairs else 0)
            left = (each - wide) / 2
            inside += at(left, 28, coin(SHEPHERD_COINS[place], size))
            inside += at(left + size + 6, 28 + size / 2 - 9, signs(pairs, 18)) if pairs else ""
        else:
            both = [("coin", str(SHEPHERD_COINS[place])), *pairs]
            inside += at((each - signs_width(both, 15)) / 2, 28, signs(both, 15))
        if place < len(standing) and tall >= 60:
            r = min(30, tall - 52 if tall >= 90 else tall - 46)
            if r >= 12:
                inside += at(each / 2 - r / 2, tall - r - 6, disc(scene.colours[standing[place]], r))
        gains = scene.words.say(gains_line(SHEPHERD_COINS[place], SHEPHERD_KNOWLEDGE[place]))
        told = scene.words("pic-shepherd", n=place + 1, gains=gains)
        drawn.append(at(x, 0, about(group(spot, inside, cls="on-place"), told)))
    return "".join(drawn)


def oracle_stage(scene, w, h):
    """The five decks."""
    view, words = scene.view, scene.words
    drawn = []
    tall = min(170, h)
    for deck, (x, each) in enumerate(row(DECKS, 0, min(w, 760), 8)):
        spot = [rect(0, 0, each, tall, 9, "locale")]
        size = min(each * 0.5, (tall - 62) / 1.4)
        if size >= 22:
            spot.append(at((each - size) / 2, 8, card_back(size, size * 1.4, DECK_ICONS[deck])))
        else:
            spot.append(icon(DECK_ICONS[deck], each / 2 - 11, 5, 22))
        pairs = [("enclave-deck", str(deck_count(view, deck))), ("discards", str(view.discard_size[deck]))]
        if signs_width(pairs, 15) > each - 6:
            pairs = pairs[:1]
        spot.append(at((each - signs_width(pairs, 15)) / 2, tall - 22, signs(pairs, 15)))
        if tall >= 100 and each >= 60:
            name = words.say(deck_line(deck))
            spot.append(text(each / 2, tall - 29, fit(name, (each - 6) * SANS, 12), 12, "soft", "middle"))
        drawn.append(at(x, 0, about(group(*spot, cls="on-place"), deck_text(scene, deck))))
    left = h - tall - 10
    told = wrap(words("pic-oracle-how"), w * SANS, 13, int(left // 18)) if left >= 20 else []
    return "".join(drawn) + lines(0, tall + 24, told, 13, 18, "soft")


# --- rows of cards ---


def row_stage(scene, location, w, h):
    """The row of a shop or of Boarding in large cards."""
    view, deck = scene.view, DECK_AT[location]
    length = row_length(view, deck)
    shops = scene.chooses(Phase.SHOP) and not scene.on_sheet and view.here == location
    boards = scene.chooses(Phase.BOARD) and not scene.on_sheet and location == Location.BOARDING
    below = 0
    if shops:
        below = scene.finger if h >= 2 * CARD[1] + 2 * scene.finger or h >= CARD[1] + scene.finger + 12 else 0
    extra = below + 6 if below else 20 if boards and h >= 150 else 0
    wide = chip_width([card for card in view.row[deck] if card != NOTHING])
    spread = deal(length, w, h - 6, 12, ROW_CARD, extra, wide)
    if spread is None:
        columns = 1 if h >= 30 * length else 2
        rows = -(-length // columns)
        spread = (columns, (w - 8 * (columns - 1)) / columns, max(22, (h - 4) / rows - 6))
    columns, each, tall = spread
    is_chip = tall < CARD[1] or (shops and not below)
    if shops and is_chip:  # the sign that scraps a card stands beside its chip
        columns = 2 if w >= 300 else 1
        rows = -(-length // columns)
        each, tall, below = (w - 8 * (columns - 1)) / columns, min(56, (h - 6 * (rows - 1)) / rows), 0
    step = tall + (below + 6 if below else 20 if boards and h >= 150 and not is_chip else 0) + (8 if not is_chip else 6)
    gap = 8 if is_chip else 12
    if not is_chip and w > 560:  # cards with room to spare lie in the middle
        gap = min(28, (w - columns * each) / (columns + 1))
    start = max(0, (w - columns * each - gap * (columns - 1)) / 2) if not is_chip else 0
    rows = -(-length // columns)
    top = max(4, (h - rows * step) / 3) if not is_chip else 4
    drawn = []
    for slot in range(length):
        x, y = start + slot % columns * (each + gap), slot // columns * step + top
        card = view.row[deck][slot]
        if card == NOTHING:
            drawn.append(at(x, y, rect(0, 0, each, tall, 8, "kept-out")))
        elif shops:
            drawn.append(at(x, y, sold_card(scene, slot, card, each, tall, below)))
        else:
            drawn.append(at(x, y, row_card(scene, location, slot, card, each, tall, not is_chip and h >= 150)))
    return "".join(drawn)


def row_card(scene, location, slot, card, w, h, has_odds):
    """A card that lies in a row; a mission that can be boarded says how likely it is to succeed."""
    view, words = scene.view, scene.words
    face, hover = card_face(words, card, w, h), card_text(words, card)
    if location != Location.BOARDING or not scene.chooses(Phase.BOARD) or scene.on_sheet:
        return scene.thing(face, card_key(card), hover)
    mission = card - FIRST_MISSION
    chance = percent(best_chance(view, scene.viewer, mission))
    is_shared = len(party_of(view, scene.viewer, mission)) > 1
    hover += " " + words("pic-odds-shared" if is_shared else "pic-odds-about", n=chance, mission=mission)
    if has_odds:
        face += text(w / 2, h + 19, fit(words("pic-odds-short", n=chance), w * SANS, 13, True), 13, "bold", "middle")
    return scene.pick(face, f"board {slot + 1}", choice_rim(w, h), hover, card_key(card))


def sold_card(scene, slot, card, w, h, below):
    """A card of the shop: a tap buys it; the bar below it, or beside it, scraps it."""
    words = scene.words
    buy, scrap = f"buy {slot + 1}", f"scrap {slot + 1}"
    hover, key = card_text(words, card), card_key(card)
    wide = w if below else w - 44
    face = card_face(words, card, wide, h)
    if buy in scene.labels:
        shown = scene.pick(face, buy, choice_rim(wide, h), hover, key)
    else:  # too dear: the click is answered with the reason
        label = words.say(with_card("label-buy", card))
        edge = choice_rim(wide, h)
        shown = part(group(face, cls="gone"), buy, label, hover, key=scene.own_key(key), rim=edge)
    if scrap not in scene.labels:
        return shown
    scene.drawn.add(scrap)
    if below:
        sign = rect(0, 0, w, below, 8, "locale")
        said = fit(words("pic-scrap"), (w - 34) * SANS, 12.5)
        sign += group(icon("discards", 7, below / 2 - 8, 16), text(27, below / 2 + 4.5, said, 12.5), cls="on-place")
        return shown + at(0, h + 8, part(sign, scrap, scene.labels[scrap], rim=rim(0, 0, w, below, 8)))
    sign = rect(0, 0, 38, h, 8, "locale") + group(icon("discards", 10, h / 2 - 9, 18), cls="on-place")
    return shown + at(w - 38, 0, part(sign, scrap, scene.labels[scrap], rim=rim(0, 0, 38, h, 8)))


def place_sheet(scene, location, w, h):
    """A place on a sheet: at large, without anything to choose."""
    head = heading(scene, location, w)
    return head + at(0, 36, place_body(location)(scene, w, h - 36))

"""Enclave, drawn: the six places as panels, in the rail or as tabs, and the row of decks."""

from dolmen.picture.icons import icon
from dolmen.picture.layout import fit, row, width_of, wrap
from dolmen.picture.pieces import disc
from dolmen.picture.sheets import handle
from dolmen.picture.svg import about, at, circle, group, part, rect, rim, text
from dolmen.picture.svg import place as spot

from .board import Phase
from .cards import (
    DECK_WORDS,
    DECKS,
    KIND,
    LEVELS,
    LOCATION_WORDS,
    LOCATIONS,
    MARKER_START,
    NOTHING,
    PRICE,
    ROUNDS,
    SHEPHERD_COINS,
    SHEPHERD_KNOWLEDGE,
    Deck,
    Location,
)
from .known import deck_count, deck_lines
from .names import deck_line, face_line, gains_line, place_line, tree_effect, tree_line
from .picture_cards import card_text
from .picture_marks import DECK_ICONS, KIND_ICONS, LOCATION_ICONS, fitting_signs, signs, signs_of, signs_width
from .picture_scene import SANS, SERIF, is_done, is_here
from .piles import row_length

DECK_AT = {Location.MAGGOT: Deck.MAGGOT, Location.KNIVES: Deck.KNIVES, Location.BOARDING: Deck.MISSION}
HEAD, LINE = 34, 20
PANEL = (236, 190)  # the room in which a panel says everything; in more it is drawn larger
LARGEST = 1.5


def in_order(view):
    """The six places: those with a token by its number, then those without; the Tree is always last."""
    places = sorted(range(LOCATIONS), key=lambda place: (view.token[place] or 9, place))
    return [*(Location(place) for place in places), Location.TREE]


def lines_at(location):
    """The lines of markers at a place; the Tree has one for each level."""
    return range(LOCATIONS, LOCATIONS + LEVELS) if location == Location.TREE else (location,)


def waiting(view, location):
    """Who stands at a place, in the order of the line."""
    return [(line, view.line[line][place]) for line in lines_at(location) for place in range(view.line_size[line])]


def markers(scene, location, right, y, size, room):
    """The markers at a place, side by side up to the right edge; closer where there is little room."""
    standing = waiting(scene.view, location)
    step = min(size + 2, (room - size) / max(1, len(standing) - 1))
    x = right - size - step * (len(standing) - 1)
    drawn = []
    for i, (line, player) in enumerate(standing):
        drawn.append(at(x + i * step, y, marker(scene, line, player, size)))
    return "".join(drawn)


def marker(scene, line, player, size):
    return scene.thing(disc(scene.colours[player], size), f"marker-{line}-{player}", scene.names[player])


def token_badge(scene, location, size):
    """The initiative token of a location; the Tree has none."""
    number, r = scene.view.token[location] if location < LOCATIONS else 0, size / 2
    look = "number hot" if is_here(scene.view, location) else "number leaf" if location == Location.TREE else "number"
    if location == Location.TREE:
        return circle(r, r, r, look) + group(icon("enclave-open", r * 0.4, r * 0.4, r * 1.2), cls="on-own dye-green")
    if not number:
        return circle(r, r, r, "place")
    drawn = circle(r, r, r, look)
    drawn += text(r, r + size * 0.19, number, max(12, size * 0.54), "serif bold on-number", "middle")
    return scene.thing(drawn, f"token-{number}", scene.words("pic-token", n=number))


def look_of(view, location):
    return "locale now" if is_here(view, location) else "locale done" if is_done(view, location) else "locale"


def place_panel(scene, location, w, h):
    """A place with its line and, as far as there is room, what lies there."""
    view = scene.view
    name = scene.words.say(place_line(location))
    standing = len(waiting(view, location))
    size = 20
    drawn = [rect(1, 3, w, h, 9, "shadow"), rect(0, 0, w, h, 9, look_of(view, location))]
    drawn.append(at(7, 5, token_badge(scene, location, 24)))
    left = 36
    if w >= 190:
        drawn.append(icon(LOCATION_ICONS[location], left, 6, 22))
        left += 27
    is_low = w < 190 and h >= 2 * HEAD - 10  # the markers stand below the name
    room = w - left - 24 - (0 if is_low else min(standing * (size + 2), max(0, w * 0.34)))
    short = scene.words(f"place-short-{LOCATION_WORDS[location]}")
    shown = name if width_of(name, 14, True) <= room * SERIF else short
    drawn.append(text(left, 22, fit(shown, room * SERIF, 14, True), 14, "serif bold"))
    if is_low:
        drawn.append(markers(scene, location, 10 + standing * (size + 2), 33, size, w - 20))
    else:
        drawn.append(markers(scene, location, w - 24, 7, size, max(size, w * 0.34)))
    content_h = h - HEAD - 4
    if not is_low or content_h >= 40:
        top = 22 if is_low else 0
        drawn.append(at(8, HEAD + top, place_rows(scene, location, w - 16, content_h - top)))
    inside = group("".join(drawn), cls="on-place")
    corner = group(icon("enclave-open", w - 22, 8, 16), cls="on-place soft-line")
    opens, label = f"place-{LOCATION_WORDS[location]}", scene.words("pic-place-sheet", place=name)
    chosen = place_part(scene, location, inside, w, h, name)
    if chosen is None:
        return spot(handle(inside + corner, opens, label, rim(0, 0, w, h, 9)), f"at-{location:d}")
    corner = handle(corner, opens, label, rim(w - 36, 0, 36, min(h, 40), 9))
    return spot(chosen + corner, f"at-{location:d}")


def place_part(scene, location, content, w, h, name):
    """A place that can be chosen for a token or an action card; None where it is not asked."""
    edge = rim(0, 0, w, h, 9)
    if scene.chooses(Phase.TOKEN):
        return part(content, LOCATION_WORDS[location], name, rim=edge) if location < LOCATIONS else None
    if scene.chooses(Phase.PLAY):
        phrase = f"play {LOCATION_WORDS[location]}"
        return scene.pick(content, phrase, edge) if phrase in scene.labels else None
    return None


# --- what lies at a place, in lines ---


def place_rows(scene, location, w, h):
    """A line for each card, level or share; in icons alone, or not at all, where there is no room for lines."""
    rows = {
        Location.SHEPHERD: shepherd_rows,
        Location.ORACLE: oracle_rows,
        Location.TREE: tree_rows,
    }.get(location, card_rows)(scene, location, w, h)
    if not rows:
        return ""
    step = min(24, h / len(rows))
    if step >= 17:
        return "".join(at(0, i * step + (step - LINE) / 2, drawn) for i, drawn in enumerate(rows))
    if h >= 20 and location in DECK_AT:
        return short_rows(scene, location, w, h)
    fitting = max(0, int(h // 18))
    return "".join(at(0, i * 18, drawn) for i, drawn in enumerate(rows[:fitting])) if fitting else ""


def card_rows(scene, location, w, h):
    """The row of a shop, or the missions: number or price, name, signs."""
    view, words = scene.view, scene.words
    deck = DECK_AT[location]
    length = row_length(view, deck)
    is_mission = location == Location.BOARDING
    drawn = []
    for slot in range(length):
        card = view.row[deck][slot]
        if card == NOTHING:
            drawn.append(text(2, 15, "–", 13, "soft"))
            if is_mission and w < 300 and h >= 2 * 17 * length:
                drawn.append("")
            continue
        name, pairs = words.say(face_line(card)), signs_of(card)
        size = 15
        if is_mission and w < 300:
            pairs, size = fitting_signs(pairs, w - 90)
        wide = signs_width(pairs, size)
        if is_mission:
            shown = text(2, 14.5, slot + 1, 13, "serif bold")
            left = 16
        else:
            price = PRICE[card]
            shown = (
                icon("coin", 0, 2, 15)
                + text(18, 14.5, price, 13, "serif bold")
                + icon(KIND_ICONS[KIND[card]], 29, 2, 15)
            )
            left = 49
        if is_mission and w < 300 and h >= 2 * 17 * length:  # two lines each
            shown += text(left, 14.5, fit(name, (w - left) * SANS, 13), 13)
            drawn.append(about(shown, card_text(words, card)))
            drawn.append(at(left, 0, signs(*fitting_signs(signs_of(card), w - left))))
            continue
        room = w - left - wide - 8
        if room < width_of(name, 13) / SANS and h >= 2 * 19 * length:  # two lines each, too
            drawn.append(about(shown + text(left, 14.5, fit(name, (w - left) * SANS, 13), 13), card_text(words, card)))
            drawn.append(at(left, 0, signs(pairs, size)))
            continue
        if room >= 40:
            shown += text(left, 14.5, fit(name, room * SANS, 13), 13)
        drawn.append(about(shown + at(0, 2.5, signs(pairs, size, w)), card_text(words, card)))
    return drawn


def short_rows(scene, location, w, h):
    """Cards as small slips, in icons and numbers, as many as fit."""
    view, deck = scene.view, DECK_AT[location]
    cards = [card for card in view.row[deck] if card != NOTHING]
    drawn, x, y = [], 0.0, 0.0
    for card in cards:
        pairs = signs_of(card) if location == Location.BOARDING else [("coin", str(PRICE[card])), *signs_of(card)]
        wide = signs_width(pairs, 14) + 10
        if x and x + wide > w:
            x, y = 0, y + 24
        if y + 20 > h or wide > w:
            break
        slip = rect(0, 0, wide, 20, 5, "paper") + group(at(5, 3, signs(pairs, 14)), cls="on-paper")
        drawn.append(at(x, y, about(slip, card_text(scene.words, card))))
        x += wide + 5
    return "".join(drawn)


def shepherd_rows(scene, location, w, h):
    """What each place in the line is given."""
    if h < 4 * 17:
        return [shepherd_line(scene, w)] if h >= 18 else []
    drawn = []
    standing = [player for _, player in waiting(scene.view, location)]
    for place in range(len(SHEPHERD_COINS)):
        gains = scene.words.say(gains_line(SHEPHERD_COINS[place], SHEPHERD_KNOWLEDGE[place]))
        shown = text(2, 14.5, scene.words("pic-nth", n=place + 1), 13) + at(34, 2, signs(shepherd_pairs(place), 15))
        if place < len(standing):
            shown += at(w - 20, 0, disc(scene.colours[standing[place]], 18))
        drawn.append(about(shown, scene.words("pic-shepherd", n=place + 1, gains=gains)))
    return drawn


def shepherd_pairs(place):
    pairs = [("coin", str(SHEPHERD_COINS[place]))]
    return [*pairs, ("scroll", str(SHEPHERD_KNOWLEDGE[place]))] if SHEPHERD_KNOWLEDGE[place] else pairs


def shepherd_line(scene, w):
    """The four shares side by side, as many as fit."""
    drawn, x = [], 0.0
    for place in range(len(SHEPHERD_COINS)):
        pairs = shepherd_pairs(place)
        wide = signs_width(pairs, 14) + 18
        if x + wide > w:
            break
        drawn.append(at(x, 0, text(0, 14.5, f"{place + 1}.", 12, "soft") + at(15, 3, signs(pairs, 14))))
        x += wide + 6
    return "".join(drawn)


def oracle_rows(scene, location, w, h):
    """What the Oracle gives, and the order of the next round."""
    view, words = scene.view, scene.words
    drawn = []
    if view.round < ROUNDS:
        order = [player for player in view.next_order[: view.players] if player != NOTHING]
        told = words("pic-next-order")
        shown = text(0, 14.5, fit(told, (w - 20 * len(order)) * SANS, 12), 12, "soft")
        discs = "".join(at(w - 19 * (len(order) - i), 1, disc(scene.colours[p], 17)) for i, p in enumerate(order))
        drawn.append(about(shown + discs, told) if order else "")
    if h >= 18 * 4:
        most = int(h // 18) - 1 if h >= 18 * 6 else 3
        drawn += [text(0, 14.5, said, 12.5) for said in wrap(words("pic-oracle-how"), w * SANS, 12.5, most)]
    return drawn


def tree_rows(scene, location, w, h):
    """The levels, the highest above: name, what it does, who stands there, points left."""
    view, words = scene.view, scene.words
    if h < 17 * LEVELS:
        return [level_line(scene, w)] if h >= 18 else []
    spare = int(h // 17) - LEVELS  # lines for names that are long
    drawn = []
    for level in range(LEVELS - 1, -1, -1):
        card, is_round = view.tree[level], view.round == level + 1 or view.round == ROUNDS
        standing = [view.line[LOCATIONS + level][i] for i in range(view.line_size[LOCATIONS + level])]
        end = w - 38 - len(standing) * 15
        name, weight = words.say(tree_line(card)), "bold" if is_round else ""
        room = (end - 22) * SANS * (0.93 if is_round else 1)
        named = wrap(name, room, 12.5, 2 if spare > 0 else 1)
        spare -= len(named) - 1
        shown = text(2, 14.5, level + 1, 13, "serif bold") + level_points(scene, level, w - 36, 1, 16)
        shown += text(16, 14.5, named[0], 12.5, weight)
        shown += "".join(at(end + i * 15, 1.5, disc(scene.colours[p], 17)) for i, p in enumerate(standing))
        hover = words("pic-level", level=level + 1, tree=name, effect=words.say(tree_effect(card)))
        drawn.append(about(shown, hover))
        drawn += [about(text(16, 12.5, more, 12.5, weight), hover) for more in named[1:]]
    return drawn


def level_points(scene, level, x, y, size):
    """The marker of a level with the points left, or the sign of who took it."""
    view, words = scene.view, scene.words
    if view.marker_owner[level] != NOTHING:
        owner = view.marker_owner[level]
        mark = icon("marker", x, y, size) + at(x + size, y, disc(scene.colours[owner], size))
        return about(mark, words("pic-marker-taken", player=scene.names[owner]))
    value = view.marker[level]
    mark = icon("marker", x, y, size) + text(x + size + 2, y + size * 0.5 + 5, value, max(13, size * 0.8), "serif bold")
    return about(mark, words("pic-marker-value", n=value, start=MARKER_START[view.players]))


def level_line(scene, w):
    """The points of all levels side by side, as many as fit."""
    drawn, each = [], w / LEVELS
    if each < 46:
        values = [f"{level + 1}:{scene.view.marker[level]}" for level in range(LEVELS)]
        return "".join(text(i * each, 14.5, said, 12, "soft") for i, said in enumerate(values)) if each >= 29 else ""
    for level in range(LEVELS):
        drawn.append(
            text(level * each, 14.5, f"{level + 1}:", 12, "soft") + level_points(scene, level, level * each + 15, 3, 14)
        )
    return "".join(drawn)


# --- rail, tabs, decks ---


def overview(scene, zone):
    """All six places as panels that fill the board."""
    places = in_order(scene.view)
    columns = 3 if zone.w >= 560 else 2 if zone.w >= 300 or zone.h < 260 else 1
    rows = len(places) // columns
    tall = (zone.h - 6 * (rows - 1)) / rows
    cells = row(columns, zone.x, zone.w, 6)
    scale = max(1, min(LARGEST, cells[0][1] / PANEL[0], tall / PANEL[1]))
    drawn = []
    for i, place in enumerate(places):
        x, w = cells[i % columns]
        panel = place_panel(scene, place, w / scale, tall / scale)
        drawn.append(at(x, zone.y + i // columns * (tall + 6), panel, scale=scale))
    return "".join(drawn)


def rail(scene, zone, has_tabs):
    """The places beside the stage, in the order of their tokens."""
    places = in_order(scene.view)
    if has_tabs:
        return tabs(scene, zone, places)
    weights = [2 + want(scene.view, place) if zone.w >= 300 else 1 for place in places]
    unit = (zone.h - 6 * (len(places) - 1)) / sum(weights)
    drawn, y = [], zone.y
    for place, weight in zip(places, weights, strict=True):
        drawn.append(at(zone.x, y, place_panel(scene, place, zone.w, unit * weight)))
        y += unit * weight + 6
    return "".join(drawn)


def want(view, place):
    """How many lines a place has."""
    if place in DECK_AT:
        return row_length(view, DECK_AT[place])
    return {Location.SHEPHERD: 1, Location.ORACLE: 1, Location.TREE: LEVELS}[place]


def tabs(scene, zone, places):
    """The places as tabs above the stage; one more for the decks where they have no row of their own."""
    has_decks = zone.h < 46
    cells = row(len(places) + has_decks, zone.x, zone.w, 4)
    drawn = [at(x, zone.y, tab(scene, place, w, zone.h)) for place, (x, w) in zip(places, cells, strict=False)]
    if has_decks:
        x, w = cells[-1]
        drawn.append(at(x, zone.y, decks_tab(scene, w, zone.h)))
    return "".join(drawn)


def tab(scene, location, w, h):
    """Number and sign of a place, who stands there below."""
    view, words = scene.view, scene.words
    standing = waiting(view, location)
    drawn = [rect(0, 0, w, h, 8, look_of(view, location))]
    both = w >= 46
    badge, sign = min(20, w / 2 - 4), min(20, w / 2 - 4)
    if both:
        drawn.append(at(w / 2 - badge - 2, 4, token_badge(scene, location, badge)))
        drawn.append(icon(LOCATION_ICONS[location], w / 2 + 2, 4, sign))
    else:
        drawn.append(icon(LOCATION_ICONS[location], w / 2 - 10, 3, 20))
    size = min(15, h - 28)
    if standing and size >= 9:
        step = min(size + 1, (w - 8 - size) / max(1, len(standing) - 1))
        x = (w - size - step * (len(standing) - 1)) / 2
        drawn += [at(x + i * step, h - size - 4, marker(scene, line, p, size)) for i, (line, p) in enumerate(standing)]
    elif h >= 48:
        short = words(f"place-short-{LOCATION_WORDS[location]}")
        drawn.append(text(w / 2, h - 8, fit(short, (w - 4) * 0.96, 12), 12, "soft", "middle"))
    name = words.say(place_line(location))
    content = group("".join(drawn), cls="on-place")
    label, edge = words("pic-place-sheet", place=name), rim(0, 0, w, h, 8)
    return spot(handle(content, f"place-{LOCATION_WORDS[location]}", label, edge), f"at-{location:d}")


def decks_tab(scene, w, h):
    content = rect(0, 0, w, h, 8, "locale") + icon("enclave-deck", w / 2 - 11, 4, 20)
    content += icon("discards", w / 2 - 7, h - 18, 14)
    label = scene.words("pic-piles")
    return handle(group(content, cls="on-place"), "deck-trap", label, rim(0, 0, w, h, 8))


def deck_text(scene, deck):
    """A deck in words: its size, what the viewer knows of it, its discard pile, and which kinds of traps there are."""
    if deck not in scene.decks:
        told = [scene.words.say(line) for line in deck_lines(scene.view, deck)]
        scene.decks[deck] = " ".join([*told, scene.words("pic-trap-deck")] if deck == Deck.TRAP else told)
    return scene.decks[deck]


def decks_row(scene, x, y, w, h):
    """All decks with their sizes; a tap shows what was discarded and what is known."""
    cells = row(DECKS, 0, w, 5)
    return "".join(at(x + left, y, deck_chip(scene, deck, each, h)) for deck, (left, each) in enumerate(cells))


def deck_chip(scene, deck, w, h, is_open=False):
    """A deck with its size, and how many were discarded; the handle of its sheet."""
    shape = (deck, w, h, is_open)
    if shape not in scene.decks:
        scene.decks[shape] = fresh_chip(scene, *shape)
    return scene.decks[shape]


def fresh_chip(scene, deck, w, h, is_open):
    view, words = scene.view, scene.words
    size, discards = deck_count(view, deck), view.discard_size[deck]
    pairs = [("enclave-deck", str(size)), ("discards", str(discards))]
    wide = signs_width(pairs, 15)
    drawn = [rect(0, 0, w, h, 8, "locale now" if is_open else "locale")]
    left = max(4, (w - wide - 22) / 2)
    has_sign = w >= signs_width([("enclave-deck", "88"), ("discards", "88")], 15) + 28
    if w >= 150:
        name = words.say(deck_line(deck))
        name = name[:1].upper() + name[1:]
        is_whole = width_of(name, 12.5) <= (w - wide - 42) * SANS
        drawn.append(icon(DECK_ICONS[deck], 7, h / 2 - 9, 18))
        drawn.append(text(30, h / 2 + 4.5, name, 12.5) if is_whole else "")
        drawn.append(at(0, h / 2 - 7.5, signs(pairs, 15, w - 8)))
    elif has_sign:
        drawn.append(icon(DECK_ICONS[deck], left - 1, h / 2 - 9, 18) + at(left + 22, h / 2 - 7.5, signs(pairs, 15)))
    elif w >= signs_width([(DECK_ICONS[deck], str(size))], 15) + 6:
        only = [(DECK_ICONS[deck], str(size))]
        drawn.append(at((w - signs_width(only, 15)) / 2, h / 2 - 7.5, signs(only, 15)))
    else:
        drawn.append(icon(DECK_ICONS[deck], w / 2 - 9, h / 2 - 9, 18))
    content = group("".join(drawn), cls="on-place")
    return handle(content, f"deck-{DECK_WORDS[deck]}", deck_text(scene, deck), rim(0, 0, w, h, 8))


def heading(scene, location, w):
    """The head of a stage: sign and name of a place, and who stands in its line."""
    name = scene.words.say(place_line(location))
    standing = len(waiting(scene.view, location))
    discs = min(standing * 26, w * 0.4)
    drawn = at(0, 2, token_badge(scene, location, 24)) + icon(LOCATION_ICONS[location], 30, 3, 22)
    drawn += text(58, 20, fit(name, (w - 66 - discs) * SERIF, 16, True), 16, "serif bold")
    return drawn + markers(scene, location, w, 2, 24, max(24, w * 0.4))

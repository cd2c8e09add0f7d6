"""Enclave, drawn: the other thieves above, the locations and the Tree, what happens now, my board and hand below."""

from dolmen.games.enclave.cards import LOCATIONS, NOTHING, Location
from dolmen.games.enclave.names import card_line, place_line, thief_line, tree_line
from dolmen.games.enclave.picture_board import oracle, order_panel, shepherd, stall, tree
from dolmen.games.enclave.picture_cards import Scene
from dolmen.games.enclave.picture_now import choices, legend, mission_panel
from dolmen.games.enclave.picture_thief import hand, hand_rows, thief_board
from dolmen.games.enclave.story import ask, progress
from dolmen.picture.svg import at, picture, rect

GAP = 10
STALLS = (Location.MAGGOT, Location.KNIVES, Location.BOARDING)


def draw(view, viewer, words, names=(), narrow=False):
    """The view as a picture; narrow for a phone."""
    scene = Scene(view, viewer, words, names)
    width = 390 if narrow else 1200
    content, height = draw_narrow(scene, width) if narrow else draw_wide(scene, width)
    return picture(width, height, words("picture-title"), described(scene), content)


def draw_wide(scene, width):
    view = scene.view
    inner, y, drawn = width - 2 * GAP, GAP, []
    each = min(560, (inner - GAP * (len(scene.others) - 1)) / len(scene.others))
    left = (width - len(scene.others) * (each + GAP) + GAP) / 2
    high = max(thief_board(scene, player, each)[1] for player in scene.others)
    for i, player in enumerate(scene.others):
        drawn.append(at(left + i * (each + GAP), y, thief_board(scene, player, each, least=high)[0]))
    y += high + GAP
    side, strip, tall = 340, 98, 116
    main = inner - side - GAP
    drawn.append(at(GAP, y, shepherd(scene, 196, strip)))
    drawn.append(at(GAP + 206, y, oracle(scene, 324, strip)))
    drawn.append(at(GAP + 540, y, order_panel(scene, main - 540, strip)))
    total = strip + len(STALLS) * (tall + GAP)
    drawn.append(at(GAP + main + GAP, y, tree(scene, side, total)))
    for i, location in enumerate(STALLS):
        top = y + strip + GAP + i * (tall + GAP)
        drawn.append(at(GAP, top, stall(scene, location, main, tall, 136, 96, 236)))
    y += total + GAP
    mine = 420
    columns, wide = 6, inner - 430
    signs, low = legend(scene, wide)
    tall = max(thief_board(scene, scene.me, mine)[1], 28 + hand_rows(view, scene.me, columns) * 110 + low)
    drawn.append(at(GAP, y, thief_board(scene, scene.me, mine, least=tall)[0]))
    held = hand(scene, wide, tall, 112, 100, columns) + at(0, tall - low, signs)
    drawn.append(at(GAP + mine + GAP, y, held))
    y += tall + GAP
    # What happens now stands between the board and my things; it is drawn last, since it says what nothing else says.
    now, high = happening(scene, inner)
    if high:
        drawn = [*drawn[:-2], at(0, high + GAP, *drawn[-2:]), at(GAP, y - tall - GAP, now)]
        y += high + GAP
    return "".join(drawn), y


def happening(scene, width):
    """The mission and the choices, side by side if there are both."""
    if scene.view.mission == NOTHING:
        return choices(scene, width, False)
    if not scene.is_asked:
        return mission_panel(scene, width, False)
    half = (width - GAP) / 2
    left, high = mission_panel(scene, half + 90, False)
    right, tall = choices(scene, half - 90, False)
    return left + at(half + 90 + GAP, 0, right), max(high, tall)


def draw_narrow(scene, width):
    view = scene.view
    x, w, y, drawn = 6, width - 12, 6, []
    pieces = []  # content and height, from the top; choices come first but are drawn last
    pieces.append((order_panel(scene, w, 92), 92))
    if view.mission != NOTHING:
        pieces.append(mission_panel(scene, w, True))
    for location in STALLS:
        pieces.append((stall(scene, location, w, 156, 86, 108, 0), 156))
    pieces.append((shepherd(scene, w, 98), 98))
    pieces.append((oracle(scene, w, 92), 92))
    pieces.append((tree(scene, w, 430), 430))
    for player in scene.others:
        pieces.append(thief_board(scene, player, w, has_slots=False))
    pieces.append(thief_board(scene, scene.me, w))
    high = 28 + hand_rows(view, scene.me, 4) * 118 + 6
    pieces.append((hand(scene, w, high, 86, 108, 4), high))
    signs, high = legend(scene, w)
    pieces.append((rect(0, 0, w, high, 10, "panel") + signs, high))
    pieces.insert(0, choices(scene, w, True))
    for content, high in pieces:
        if high:
            drawn.append(at(x, y, content))
            y += high + 8
    return "".join(drawn), y


def described(scene):
    """The position in sentences, for those who hear it."""
    view, words = scene.view, scene.words
    told = [words("picture-text", where=words.say(progress(view)), ask=words.say(ask(view, scene.viewer), scene.names))]
    for player in range(view.players):
        thief = words.say(thief_line(view.thief[player])) if view.thief[player] != NOTHING else ""
        facts = {
            "points": view.points[player],
            "coins": view.coins[player],
            "knowledge": view.knowledge[player],
            "tokens": view.tree_tokens[player],
            "physical": view.condition[player][0],
            "mental": view.condition[player][1],
            "cards": view.hand_size[player],
        }
        told.append(words("pic-told-player", player=scene.names[player], thief=thief, **facts))
    for deck, location in ((4, Location.MAGGOT), (3, Location.KNIVES), (2, Location.BOARDING)):
        cards = ", ".join(words.say(card_line(card)) for card in view.row[deck] if card != NOTHING)
        if cards:
            told.append(words("pic-told-row", place=words.say(place_line(location)), cards=cards))
    for location in range(LOCATIONS):
        line = ", ".join(scene.names[p] for p in view.line[location][: view.line_size[location]])
        if line:
            told.append(words("pic-told-line", place=words.say(place_line(location)), line=line))
    for level, card in enumerate(view.tree):
        told.append(words("pic-told-level", level=level + 1, tree=words.say(tree_line(card)), n=view.marker[level]))
    return " ".join(told)

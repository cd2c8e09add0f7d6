"""Enclave, drawn: the other thieves above, the locations and the Tree, what happens now, my board and hand below."""

from dolmen.picture.icons import bring_icons
from dolmen.picture.layout import centred_row
from dolmen.picture.pieces import panel
from dolmen.picture.scene import column
from dolmen.picture.svg import at

from .cards import NOTHING, Location
from .picture_board import oracle, shepherd, stall
from .picture_mission import mission_panel
from .picture_now import choices, legend
from .picture_piles import piles
from .picture_scene import EnclaveScene
from .picture_thief import hand, hand_rows, thief_board
from .picture_told import described
from .picture_tree import order_panel, tree

bring_icons(__file__)

GAP = 10
STALLS = (Location.MAGGOT, Location.KNIVES, Location.BOARDING)


def draw(view, viewer, words, names=(), narrow=False):
    """The view as a picture; narrow for a phone."""
    scene = EnclaveScene(view, viewer, words, names, narrow)
    content, height = phone(scene) if narrow else desk(scene)
    return scene.picture(content, height, described(scene))


def desk(scene):
    """The others above, the board, my things below, then the piles; what happens now stands between them."""
    inner, y = scene.width - 2 * GAP, GAP
    above, high = other_thieves(scene, y, inner)
    y += high + GAP
    board, high = whole_board(scene, y, inner)
    y += high + GAP
    mine, low = my_things(scene, y, inner)
    now, high = happening(scene, inner)  # drawn last, since it says what nothing else says
    if high:
        mine = at(0, high + GAP, mine) + at(GAP, y, now)
        y += high + GAP
    y += low + GAP
    lying, low = piles(scene, inner)
    return above + board + mine + at(GAP, y, lying), y + low + GAP


def other_thieves(scene, y, width):
    """The boards of the others side by side, all as high as the highest; and that height."""
    others = scene.others
    each = min(560, (width - GAP * (len(others) - 1)) / len(others))
    high = max(thief_board(scene, player, each)[1] for player in others)
    places = centred_row(len(others), scene.width / 2, each, GAP)
    boards = [thief_board(scene, player, each, least=high)[0] for player in others]
    return "".join(at(x, y, board) for x, board in zip(places, boards, strict=True)), high


def whole_board(scene, y, width):
    """The locations with the Tree beside them, and how high they are."""
    side, strip, tall = 340, 98, 116
    main, total = width - side - GAP, strip + len(STALLS) * (tall + GAP)
    drawn = [at(GAP, y, shepherd(scene, 196, strip)), at(GAP + 206, y, oracle(scene, 324, strip))]
    drawn.append(at(GAP + 540, y, order_panel(scene, main - 540, strip)))
    drawn.append(at(GAP + main + GAP, y, tree(scene, side, total)))
    stalls = [(stall(scene, location, main, tall, 136, 96, 236), tall) for location in STALLS]
    return "".join(drawn) + column(stalls, GAP, y + strip + GAP, GAP)[0], total


def my_things(scene, y, width):
    """My board and my hand with the legend, and how high they are."""
    mine, columns, wide = 420, 6, width - 430
    signs, low = legend(scene, wide)
    tall = max(thief_board(scene, scene.me, mine)[1], 28 + hand_rows(scene.view, scene.me, columns) * 110 + low)
    drawn = at(GAP, y, thief_board(scene, scene.me, mine, least=tall)[0])
    held = hand(scene, wide, tall, 112, 100, columns) + at(0, tall - low, signs)
    return drawn + at(GAP + mine + GAP, y, held), tall


def happening(scene, width):
    """The mission and the choices, side by side if there are both."""
    if scene.view.mission == NOTHING:
        return choices(scene, width)
    if not scene.is_asked:
        return mission_panel(scene, width)
    half = (width - GAP) / 2
    left, high = mission_panel(scene, half + 90)
    right, tall = choices(scene, half - 90)
    return left + at(half + 90 + GAP, 0, right), max(high, tall)


def phone(scene):
    """All of it one below the other. Choices come first but are drawn last: they say what nothing else says."""
    w = scene.width - 12
    pieces = [(order_panel(scene, w, 92), 92)]
    if scene.view.mission != NOTHING:
        pieces.append(mission_panel(scene, w))
    pieces += [(stall(scene, location, w, 156, 86, 108, 0), 156) for location in STALLS]
    pieces += [(shepherd(scene, w, 98), 98), (oracle(scene, w, 92), 92), (tree(scene, w, 430), 430)]
    pieces += [thief_board(scene, player, w, has_slots=False) for player in scene.others]
    pieces.append(thief_board(scene, scene.me, w))
    high = 28 + hand_rows(scene.view, scene.me, 4) * 118 + 6
    pieces.append((hand(scene, w, high, 86, 108, 4), high))
    signs, high = legend(scene, w)
    pieces.append((panel(w, high) + signs, high))
    pieces.append(piles(scene, w))
    return column([choices(scene, w), *pieces], 6, 6, 8)

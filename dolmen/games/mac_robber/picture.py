"""Mac Robber, drawn: the other clans above, the score track, the turn in the middle, my clan and my cards below."""

from dolmen.picture.icons import bring_icons
from dolmen.picture.layout import centred_row, fit, row
from dolmen.picture.scene import column
from dolmen.picture.svg import at, rect, text

from .picture_clan import board, board_height
from .picture_scene import MacRobberScene
from .picture_stock import STOCK, hand, stock
from .picture_told import described
from .picture_track import score_track, scoring
from .picture_turn import turn
from .story import progress

bring_icons(__file__)

GAP = 12
SIDE = 292  # the width of what stands beside the turn
HAND = 132


def draw(view, viewer, words, names=(), narrow=False):
    """The view as a picture; narrow for a phone."""
    scene = MacRobberScene(view, viewer, words, names, narrow)
    content, height = phone(scene) if narrow else desk(scene)
    return scene.picture(content, height, described(scene))


def desk(scene):
    """The others and the track; the turn between stocks and scoring; my board and my cards."""
    width, inner, others, y = scene.width, scene.width - 2 * GAP, scene.others, GAP
    each = min(400, (inner - (len(others) - 1) * GAP) / len(others))
    places = centred_row(len(others), width / 2, each, GAP)
    drawn = [at(x, y, board(scene, player, each)) for player, x in zip(others, places, strict=True)]
    y += board_height(each) + GAP
    track, high = score_track(scene, inner - 90, 1)
    drawn += [rect(GAP, y, inner, high + 14, 10, "panel"), at(GAP + 80, y + 8, track)]
    drawn.append(text(GAP + 12, y + high + 2, fit(scene.words.say(progress(scene.view)), 66, 14), 14, "serif bold"))
    y += high + 14 + GAP
    now, now_high = turn(scene, inner - 2 * SIDE - 2 * GAP)
    table, table_high = scoring(scene, SIDE)
    drawn += [at(GAP, y, stock(scene, SIDE)), at(SIDE + 2 * GAP, y, now), at(width - SIDE - GAP, y, table)]
    y += max(now_high, table_high, STOCK) + GAP
    mine = 576
    low = max(board_height(mine), HAND)
    drawn.append(at(GAP, y, board(scene, scene.me, mine)))
    drawn.append(at(mine + 2 * GAP, y, hand(scene, width - mine - 3 * GAP, low)))
    return "".join(drawn), y + low + GAP


def phone(scene):
    """The others in pairs and the track; then one below the other."""
    w = scene.width - 16
    pairs = row(2, 8, w, 8)
    (_, each), rows = pairs[0], -(-len(scene.others) // 2)
    drawn = []
    for i, player in enumerate(scene.others):
        drawn.append(at(pairs[i % 2][0], 8 + i // 2 * (board_height(each) + 8), board(scene, player, each)))
    y = 8 + rows * (board_height(each) + 8)
    track, high = score_track(scene, w - 8, 3)
    drawn += [rect(8, y, w, high + 8, 10, "panel"), at(12, y + 2, track)]
    pieces = [
        turn(scene, w),
        (hand(scene, w, HAND), HAND),
        (board(scene, scene.me, w), board_height(w)),
        scoring(scene, w),
        (stock(scene, w), STOCK),
    ]
    content, height = column(pieces, 8, y + high + 16, 8)
    return "".join(drawn) + content, height

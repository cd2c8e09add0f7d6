"""Mac Robber, drawn: the other clans above, the score track, the stage in the middle, my clan and my cards below."""

from dolmen.core.contract.room import DESK
from dolmen.picture.icons import bring_icons, icon
from dolmen.picture.layout import row
from dolmen.picture.sheets import HEAD, handle, sheet
from dolmen.picture.svg import at, rect, rim

from .board import Phase
from .picture_assault import is_fight_shown, stakes
from .picture_clan import board, chip, line_of
from .picture_deeds import payments_sheet
from .picture_hand import hand
from .picture_room import Zone
from .picture_scene import MacRobberScene, spot
from .picture_score import laws, now_line, scoring_now
from .picture_stock import stock, stock_line
from .picture_told import described
from .picture_track import score_track
from .picture_turn import stage

bring_icons(__file__)

TAB = 44
LEAST_HEIGHT = 300  # of a box: in a lower one a sheet has all of it


def draw(view, viewer, words, names=(), box=DESK):
    """The view as a picture that fills its box."""
    scene = MacRobberScene(view, viewer, words, names, box)
    drawn = [at(zone.x, zone.y, DRAWINGS[name](scene, zone.w, zone.h)) for name, zone in scene.zones.items()]
    return scene.picture("".join((*drawn, *sheets(scene))), described(scene))


def rivals(scene, w, h):
    """The boards of the others side by side."""
    cells = row(len(scene.others), 0, w, 8 if w >= 800 else 4)
    return "".join(
        at(x, 0, board(scene, player, wide, h)) for player, (x, wide) in zip(scene.others, cells, strict=True)
    )


def strip(scene, w, h):
    """The others as badges, and tabs that open what has no room: clans, stock, score."""
    tabs = (("clans", "clans"), ("stock", "bag"), ("score", "star"))
    tab = TAB if w >= 300 else 34
    cells = row(len(scene.others), 0, w - len(tabs) * (tab + 3), 3)
    drawn = [at(x, 0, chip(scene, player, wide, h)) for player, (x, wide) in zip(scene.others, cells, strict=True)]
    for i, (opens, name) in enumerate(tabs):
        look = rect(0, 0, tab, h, 9, "panel") + icon(name, (tab - 26) / 2, (h - 26) / 2, 26)
        opener = handle(look, opens, scene.words(f"pic-sheet-{opens}"), rim(1, 1, tab - 2, h - 2, 9))
        keys = ("bag", "deck", "discards", "pile") if opens == "stock" else ()
        drawn.append(at(w - (len(tabs) - i) * (tab + 3) + 3, 0, spot(scene, opener, *keys)))
    return "".join(drawn)


def aside(scene, w, h):
    """Beside the stage: what a scoring now would give, what is at stake, or the law of a scoring."""
    if is_fight_shown(scene) and scene.view.phase in (Phase.COMBAT, Phase.PLUNDER):
        return stakes(scene, w, h)
    if scene.view.phase == Phase.SHOW and not is_fight_shown(scene):
        return laws(scene, w, h)
    return scoring_now(scene, w, h)


def opened(content, opens):
    """A line that opens the sheet with the whole of it."""

    def drawn(scene, w, h):
        told = scene.words(f"pic-sheet-{opens}")
        return handle(content(scene, w, h), opens, told, rim(1, 1, w - 2, h - 2, 8))

    return drawn


def mine(content):
    """My clan, as a board or in one line."""
    return lambda scene, w, h: content(scene, scene.me, w, h)


DRAWINGS = {
    "rivals": rivals,
    "strip": strip,
    "track": score_track,
    "stage": stage,
    "stock": stock,
    "aside": aside,
    "line": opened(stock_line, "stock"),
    "now": opened(now_line, "score"),
    "mine": mine(board),
    "mine_line": mine(line_of),
    "hand": hand,
}


# --- what lies on sheets --------------------------------------------------------------------------------------------


def sheets(scene):
    """Sheets for what has no zone of its own, and the ways to pay an estate."""
    words, zones = scene.words, scene.zones
    place = sheet_zone(scene)
    found = []
    scene.has_keys = False  # keys are those of the board
    if "strip" in zones:
        found.append(("clans", clans(scene, place.w, place.h - HEAD)))
    if "stock" not in zones:
        high = min(260, place.h - HEAD - 4)
        found.append(("stock", at(8, HEAD - 4, stock(scene, place.w - 16, high))))
    if "aside" not in zones:
        found.append(("score", score_sheet(scene, place.w - 16, place.h - HEAD - 4)))
    drawn = [
        at(place.x, place.y, sheet(name, content, place.w, place.h, words(f"pic-sheet-{name}"), words("sheet-close")))
        for name, content in found
    ]
    scene.has_keys = True
    stage_zone = zones["stage"]
    high = min(stage_zone.h, 220)
    ways = payments_sheet(scene, stage_zone.w, high)
    return [*drawn, at(stage_zone.x, stage_zone.y + stage_zone.h - high, ways)]


def sheet_zone(scene):
    """Where sheets lie: over all but my hand and the tabs; where that is too little, over everything."""
    zones, box = scene.zones, scene.box
    on, hand_zone = zones["stage"], zones["hand"]
    if box.height < LEAST_HEIGHT:
        return Zone(4, 4, box.width - 8, box.height - 8)
    if hand_zone.x > on.x:  # the hand is at the side
        return on
    top = on.y if "strip" in zones else 4
    return Zone(on.x, top, on.w, hand_zone.y - 4 - top)


def clans(scene, w, h):
    """All the boards, two beside each other; mine only where it has no zone of its own."""
    shown = list(scene.others) if "mine" in scene.zones else [scene.me, *scene.others]
    columns = 2 if len(shown) > 1 and w >= 320 else 1
    rows = -(-len(shown) // columns)
    cells, high = row(columns, 6, w - 12, 6), min(150, (h - 4) / rows - 5)
    drawn = []
    for i, player in enumerate(shown):
        y = HEAD - 4 + i // columns * (high + 5)
        look = board if high >= 46 else line_of
        drawn.append(at(cells[i % columns][0], y, look(scene, player, cells[0][1], high)))
    return "".join(drawn)


def score_sheet(scene, w, h):
    """The score table, and the track where it has no zone."""
    drawn, y = [], HEAD - 4
    if "track" not in scene.zones:
        drawn.append(at(8, y, score_track(scene, w, 42)))
        y, h = y + 48, h - 48
    return "".join((*drawn, at(8, y, scoring_now(scene, w, min(h, 60 + 44 * scene.view.players)))))

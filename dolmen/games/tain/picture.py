"""Táin, drawn: the other clans above, mine below with my tiles, the outland and the help beside it."""

from dolmen.core.viewer import NOBODY
from dolmen.picture.icons import bring_icons, centred
from dolmen.picture.layout import centred_row, fit
from dolmen.picture.pieces import track
from dolmen.picture.scene import column
from dolmen.picture.svg import about, at, group, line, part, rect, rim, text

from .board import EMPTY, OUTLAND_SPACES, ROUNDS, SHOWN_KINDS, UNKNOWN, Phase
from .notation import KIND_WORDS
from .picture_clan import board, board_height, herd, told_house
from .picture_scene import TainScene
from .picture_space import lying_tile, outlander_at, told_outland, told_spaces
from .picture_tiles import held, help_beside, pass_bar
from .story import progress

bring_icons(__file__)

GAP = 12
SIDE = 296  # the width of what stands beside my board
HELD = 104  # the height of my tiles


def draw(view, viewer, words, names=(), narrow=False):
    """The view as a picture; narrow for a phone."""
    scene = TainScene(view, viewer, words, names, narrow)
    content, height = phone(scene) if narrow else desk(scene)
    return scene.picture(content, height, described(scene))


def desk(scene):
    """The other clans side by side; below them my clan and my tiles between the outland and the help."""
    width, others, y = scene.width, scene.others, GAP
    mine = width - 2 * SIDE - 4 * GAP
    each = mine if len(others) == 1 else (width - (len(others) + 1) * GAP) / len(others)
    places = centred_row(len(others), width / 2, each, GAP)
    drawn = [at(x, y, board(scene, player, each, 46)) for player, x in zip(others, places, strict=True)]
    y += board_height(scene, 46) + GAP
    low = board_height(scene, 54) + GAP + HELD
    drawn.append(at(SIDE + 2 * GAP, y, board(scene, scene.me, mine, 54, is_mine=True)))
    drawn.append(at(SIDE + 2 * GAP, y + board_height(scene, 54) + GAP, held(scene, mine, HELD)))
    # With one opponent there is room beside both boards.
    top, tall = (GAP, y + low - GAP) if len(others) == 1 else (y, low)
    drawn.append(at(GAP, top, outland_tall(scene, SIDE, tall)))
    drawn.append(at(width - SIDE - GAP, top, help_beside(scene, SIDE, tall)))
    return "".join(drawn), y + low + GAP


def phone(scene):
    """One below the other: the other clans, the outland, my clan, my tiles, the help."""
    w = scene.width - 16
    pieces = [(board(scene, other, w, 42), board_height(scene, 42)) for other in scene.others]
    pieces.append((outland_flat(scene, w, 142), 142))
    pieces.append((board(scene, scene.me, w, 48, is_mine=True), board_height(scene, 48)))
    pieces.append((held(scene, w, HELD + 4), HELD + 4))
    if scene.is_scouting:  # apart from the tiles: a thumb should not pass by accident
        pieces.append((pass_bar(scene, w, 48), 48))
    pieces.append((help_beside(scene, w, 330), 330))
    return column(pieces, 8, 8, 8)


def described(scene):
    """The position in sentences, for those who hear it."""
    words, view = scene.words, scene.view
    told = [words.say(progress(view)) + "."]
    if view.shown:
        told.append(words("pic-told-gone" if view.phase == Phase.SCOUT else "pic-told-shown", round=view.shown))
    for player in (scene.me, *scene.others):
        told += told_player(scene, player)
    told.append(words("pic-outland-cows", n=view.outland_cows) + ".")
    told += [f"{line}." for line in told_outland(scene)]
    if scene.viewer != NOBODY:
        told.append(words("pic-told-supply", kinds=listed_kinds(scene, view.supply[scene.viewer])))
    return " ".join(told)


def told_player(scene, player):
    """A clan in sentences: its goods, whether it has passed, what lies on its board."""
    words, view, name = scene.words, scene.view, scene.names[player]
    goods = {word: words(f"goods-{word}", n=getattr(view, word)[player]) for word in ("cows", "jewels")}
    counts = {"supply": view.in_supply[player], "discards": view.in_discards[player]}
    told = [words("pic-told-player", player=name, clan=scene.clan(player), **goods, **counts)]
    if player == view.active:
        told.append(words("pic-told-marker", player=name))
    if view.passed[player] and view.phase == Phase.SCOUT:
        told.append(words("pic-told-passed", player=name))
    if view.in_discards[player] and view.discarded[player][0] != UNKNOWN:
        told.append(words("pic-told-discards", player=name, kinds=listed_kinds(scene, view.discarded[player])))
    return told + [f"{line}." for line in (*told_house(scene, player), *told_spaces(scene, player))]


def listed_kinds(scene, counts):
    """`chief 1, boy 6`, in the order people know."""
    return ", ".join(f"{scene.words(f'pic-{KIND_WORDS[kind]}')} {counts[kind]}" for kind in SHOWN_KINDS if counts[kind])


def outland_tall(scene, width, height):
    words = scene.words
    y = max(0, (height - 360) / 4)
    drawn = [rect(0, 0, width, height, 10, "grass")]
    drawn.append(text(width / 2, y + 32, fit(words("pic-outland"), width - 24, 19), 19, "serif bold", "middle"))
    drawn.append(at(22, y + 48, pasture(scene, width - 44, 84, 40)))
    spaces = outland_spaces(scene, 92, 76, 60)
    drawn.append(at((width - 2 * 92 - 14) / 2, y + 148 + y / 3, spaces))
    low = height - 84 - y
    drawn.append(line(16, low - 12, width - 16, low - 12, "rule"))
    drawn.append(text(width / 2, low + 14, words.say(progress(scene.view)), 17, "serif bold", "middle"))
    drawn.append(at(0, low + 30, rounds(scene, width)))
    return "".join(drawn)


def outland_flat(scene, width, height):
    words = scene.words
    drawn = [rect(0, 0, width, height, 10, "grass")]
    drawn.append(text(14, 23, fit(words("pic-outland"), 190, 16), 16, "serif bold"))
    drawn.append(text(width - 14, 23, words.say(progress(scene.view)), 15, "serif bold", "end"))
    drawn.append(at(12, 30, pasture(scene, 176, 62, 34)))
    drawn.append(at(width - 2 * 74 - 28, 34, outland_spaces(scene, 74, 60, 48)))
    drawn.append(at(0, height - 40, rounds(scene, width)))
    return "".join(drawn)


def pasture(scene, width, height, cow):
    """The cows that nobody has yet."""
    cows = scene.view.outland_cows
    number = text(0, height / 2 + 13, cows, 36, "serif bold")
    grazing = at(60, 0, herd(cows, width - 60, height, cow))
    return about(number + grazing, scene.words("pic-outland-cows", n=cows))


def outland_spaces(scene, w, h, size):
    """The two spaces, chosen as one: tiles go where there is room."""
    drawn = []
    for space in range(OUTLAND_SPACES):
        kind, owner, outcome, is_gone = outlander_at(scene.view, space)
        cell = rect(0, 0, w, h, 8, "place")
        if kind == EMPTY:
            cell += group(centred("cow", w / 2, h / 2, h * 0.5), cls="ghost")
        else:
            cell += lying_tile(scene, w, h, size, kind, owner, f"outland-{space}", outcome, is_gone)
        drawn.append(at(space * (w + 14), 0, cell))
    content = "".join(drawn)
    if not scene.is_scouting:
        return content
    edge = rim(-6, -6, 2 * w + 26, h + 12, 10)
    return part(content, "outland", scene.words("pic-outland-send"), scene.words("pic-outland-about"), rim=edge)


def rounds(scene, width):
    count = ROUNDS[scene.view.rounds]
    cell = min(40, (width - 24) / count - 4)
    total = count * (cell + 4) - 4
    return at((width - total) / 2, 0, track(count, scene.view.round, cell, 30))

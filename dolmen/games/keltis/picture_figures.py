"""Keltis, drawn: figures beside what lies on the stones, and on the start stone."""

from dolmen.picture.pieces import badge, pawn
from dolmen.picture.svg import about, at, part, piece, place, rect, rim, text
from dolmen.words import Line

from .board import BIG, Phase
from .maps import START
from .places import start_key
from .telling import space_line

SLIM = 0.64  # the width of a figure, of its height
BADGE = 13  # from one count to the next
DEEP = 20  # half the height of a stone with room for two depths
SIGN = 44  # the room for a sign beside the start stone
LARGER = 1.16  # the big figure, of a small one


def figures_on(scene, space):
    """All figures on a stone, beside what lies there: one for each player and size, with a count where it is more."""
    found = scene.standing(space)
    if not found:
        return ""
    ground = scene.ground
    x, y = ground.at[space]
    room = ground.rx + 2 - ground.beside
    has_depth = len(found) > 1 and ground.ry >= DEEP  # the stone is high enough for figures behind others
    share = 1 if len(found) == 1 else 0.8 if has_depth else 0.62
    tall = max(15, min(ground.tall, ground.pitch * 0.8 / LARGER, room * share / (SLIM * LARGER)))
    wide = tall * SLIM * LARGER
    step = min(wide * 0.95, (room - wide) / (len(found) - 1)) if len(found) > 1 else 0
    right = x + ground.rx + 2 - wide / 2
    base = y + min(ground.ry * 0.86, tall * LARGER / 2 if not has_depth else ground.ry)
    drawn, counts, spot = [], [], 0.0
    for i, (player, group) in enumerate(found):
        behind = len(found) - 1 - i
        at_x = round(right - behind * step, 1)
        foot = round(base - (ground.ry * 0.5 if has_depth and behind % 2 and step < wide * 0.7 else 0), 1)
        drawn += [figure_piece(scene, player, figure, at_x, foot, tall, group) for figure in group]
        if len(group) > 1:
            spot = max(spot + BADGE, at_x + tall * 0.2)
            counts.append(counted(group, spot, foot - tall * 0.92))
    return "".join(drawn + counts)


def counted(group, x, y):
    """How many figures stand one behind the other, about x and y."""
    return at(round(x, 1), round(y, 1), badge(0, 0, 7, text(0, 4.3, len(group), 12, "bold", "middle")))


def figure_piece(scene, player, figure, x, base, size, group):
    """A figure with its foot about x; the viewer's can be chosen while a step is asked for."""
    tall = round(size * LARGER if figure == BIG else size, 1)
    look = at(-tall / 2, -tall, pawn(scene.colour(player), tall, figure == BIG))
    key = f"figure-{player}-{figure}"
    space = scene.view.figures[player][figure]
    told = scene.words(
        "pic-figure",
        player=scene.names[player],
        figure=Line("figure-big" if figure == BIG else "figure-small"),
        space=space_line(scene.view.board, space),
    )
    if not is_choosable(scene, player, figure, group):
        return at(x, base, piece(look, key, told))
    phrase = f"{'big' if figure == BIG else 'small'} {scene.spaces[space]['id']}"
    wide, high = max(tall * SLIM + 4, 26), max(tall + 4, 26)
    edge = rim(-wide / 2, -tall / 2 - high / 2, wide, high, 8)
    return at(x, base, part(look, phrase, told, told, key, edge, cls="mover"))


def is_choosable(scene, player, figure, group):
    """Whether the viewer can choose a figure now; of small ones on one space the last stands for all."""
    if not (scene.is_mine and player == scene.viewer and scene.view.phase in (Phase.MOVE, Phase.CLOVER)):
        return False
    return figure == group[-1]


def start_place(scene):
    """Where the start stone lies: its corner and its size."""
    ground = scene.ground
    left = ground.gutter + 4
    wide = ground.width - left - SIGN - 6 - (SIGN if ground.is_flat else 0)
    return left, ground.height - ground.start_tall - 2, wide, ground.start_tall


def start_stone(scene):
    """The stone on which all figures begin."""
    x, y, wide, tall = start_place(scene)
    r = tall * 0.46
    shape = rect(x + 1, y + 3, wide, tall - 2, r, "shadow") + rect(x, y, wide, tall - 1, r, "flags")
    return about(shape, scene.words("pic-start"))


def figures_at_start(scene):
    """The figures that have not started, each player's at a place of their own."""
    x, y, wide, tall = start_place(scene)
    each = (wide - 16) / scene.view.players
    drawn = []
    for seat, player in enumerate((scene.me, *scene.others)):
        left = x + 8 + seat * each
        corner = rect(round(left + 2, 1), y, round(each - 4, 1), tall - 1, 8, "corner")
        drawn.append(place(corner + waiting(scene, player, left, y + tall - 4, each), start_key(player)))
    return "".join(drawn)


def waiting(scene, player, left, base, each):
    """A player's figures on the start stone, one by one where there is room, else with their count."""
    size = min(scene.ground.tall, (scene.ground.start_tall - 2) / LARGER, each / 2.4)
    groups = [group for p, group in scene.standing(START) if p == player]
    single = [[figure] for group in groups for figure in group]
    if len(single) * size * SLIM * 1.05 <= each - 6:
        groups = single
    pitch = size * SLIM * (1.05 if groups is single else 1.7)
    first = left + each / 2 - pitch * (len(groups) - 1) / 2
    small = [figure for group in groups for figure in group if figure != BIG]
    drawn = []
    for i, group in enumerate(groups):
        spot = round(first + i * pitch, 1)
        is_last = group[-1] == BIG or group[-1] == small[-1]
        whole = group if is_last else [*group, -1]  # of small ones the last stands for all
        drawn += [figure_piece(scene, player, figure, spot, round(base, 1), size, whole) for figure in group]
        if len(group) > 1:
            drawn.append(counted(group, spot + size * 0.2, base - size * 0.92))
    return "".join(drawn)

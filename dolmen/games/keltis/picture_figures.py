"""Keltis, drawn: figures on the stones and at the start, and the score track."""

from dolmen.picture.layout import huddle
from dolmen.picture.pieces import disc, pawn
from dolmen.picture.svg import about, at, line, part, piece, rect, rim, text
from dolmen.words import Line, signed

from .board import BIG, Phase
from .maps import START
from .rules import score
from .telling import space_line


def figures_on(scene, space):
    """All figures on a stone, side by side, closer together the more they are."""
    found = scene.standing(space)
    if not found:
        return ""
    x, y = scene.ground.at[space]
    size = 25 if scene.narrow else 33
    room = scene.ground.rx * (1.05 if len(found) < 4 else 1.75)
    step = huddle(len(found), room, size * 0.74, 0)
    left = x + scene.ground.rx + (5 if scene.narrow else 0) - size * 0.74 - step * (len(found) - 1)
    drawn = []
    for i, (player, figure) in enumerate(found):
        drawn.append(figure_piece(scene, player, figure, left + i * step, y + scene.ground.ry * 0.4, size))
    return "".join(drawn)


def figure_piece(scene, player, figure, x, base, size):
    """A figure with its foot at x, base; the viewer's can be chosen while a step is asked for."""
    tall = size * 1.22 if figure == BIG else size
    look = at(-tall * 0.12 if figure == BIG else -size * 0.12, -tall, pawn(scene.colour(player), tall, figure == BIG))
    key = f"figure-{player}-{figure}"
    space = scene.view.figures[player][figure]
    told = scene.words(
        "pic-figure",
        player=scene.names[player],
        figure=Line("figure-big" if figure == BIG else "figure-small"),
        space=space_line(scene.view.board, space),
    )
    if not is_choosable(scene, player, figure):
        return at(x, base, piece(look, key, told))
    phrase = f"{'big' if figure == BIG else 'small'} {scene.spaces[space]['id']}"
    wide, high = (40, max(tall + 8, 44)) if scene.narrow else (size * 0.86 + 6, tall + 8)
    edge = rim(tall * 0.38 - wide / 2, 6 - high, wide, high, 7)
    return at(x, base, part(look, phrase, told, told, key, edge))


def is_choosable(scene, player, figure):
    """Whether the viewer can choose a figure now; of small ones on one space the last stands for all."""
    if not (scene.is_mine and player == scene.viewer and scene.view.phase in (Phase.MOVE, Phase.CLOVER)):
        return False
    figures = scene.view.figures[player]
    return figure == BIG or figures[figure] not in figures[figure + 1 : BIG]


def slab(scene):
    """Where the start stone lies: its corner and its size."""
    wide = 94 * scene.ground.sx
    tall = min(9.0 * scene.ground.sy, 58)
    x, y = scene.ground.at[START]
    return x - wide / 2, y - tall * 0.42, wide, tall


def start_stone(scene):
    x, y, wide, tall = slab(scene)
    shape = rect(x + 1, y + 4, wide, tall, tall * 0.44, "shadow") + rect(x, y, wide, tall, tall * 0.44, "flags")
    told = scene.words("pic-start")
    return about(shape, told)


def figures_at_start(scene):
    """The figures that have not started, player by player."""
    x, y, wide, tall = slab(scene)
    size = 26 if scene.narrow else 34
    each = (wide - 24) / scene.view.players
    drawn = []
    for place, player in enumerate((scene.me, *scene.others)):
        found = [figure for p, figure in scene.standing(START) if p == player]
        room = min(each - 10, size * 4.2)
        step = huddle(len(found), room, size * 0.8, 2)
        used = step * (len(found) - 1) + size * 0.8
        left = x + 12 + place * each + (each - used) / 2
        for i, figure in enumerate(found):
            drawn.append(figure_piece(scene, player, figure, left + i * step, y + tall * 0.8, size))
    return "".join(drawn)


TRACK = 34  # the height of the score track
TRACK_SPACES = 100


def score_track(scene, width):
    """The points of all players on a track of a hundred spaces, run round again when it must be."""
    left, right, y = 22, width - 22, TRACK / 2
    drawn = [line(left, y, right, y, "trail")]
    for number in range(0, TRACK_SPACES + 1, 10):
        x = left + (right - left) * number / TRACK_SPACES
        drawn.append(line(x, y - 8, x, y + 8, "rule"))
        if number % 20 == 0 or not scene.narrow:
            drawn.append(text(x, TRACK - 2, number, 12, "soft", "middle"))
    taken = {}
    for player in (*scene.others, scene.me):
        points = score(scene.view, player) if scene.is_over else scene.view.points[player]
        place = max(0, points) % TRACK_SPACES
        size = 19
        x = left + (right - left) * place / TRACK_SPACES - size / 2 + 7 * taken.get(place, 0)
        taken[place] = taken.get(place, 0) + 1
        told = scene.words("pic-track", player=scene.names[player], points=signed(points))
        drawn.append(at(x, y - size / 2, piece(disc(scene.colour(player), size), f"track-{player}", told)))
    return "".join(drawn)

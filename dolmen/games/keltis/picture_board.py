"""Keltis, the board drawn from its data: bands of value, trails, stones with what lies on them."""

from dolmen.picture.icons import centred, icon
from dolmen.picture.palette import DYES, dye_class
from dolmen.picture.svg import about, at, group, line, part, path, piece, rect, rim, text
from dolmen.words import signed

from .board import BIG_FACTOR, COLOURS, GOAL_FIGURES
from .maps import (
    CLOVER,
    COLOUR,
    COLOUR_WORDS,
    IS_END,
    IS_GOAL,
    IS_ONE_A_PATH,
    JOKER,
    NO_TILE,
    PLACES,
    PLAIN_WISH,
    POINTS,
    SHED,
    START,
    STONE,
    VALUE,
    WISH,
)
from .picture_figures import TRACK, figures_at_start, figures_on, score_track, start_stone
from .picture_stones import joker, pebble, shine, stack_of, tile_disc, wish
from .steps import is_clover_optional
from .telling import colour_line, space_colour, space_line

ABOVE, BELOW = 5.2, 7.2  # units of the data above the highest stone and below the middle of the start stone
ACROSS, HALF = 8.6, 3.1  # half the width and height of a stone, in units


class Ground:
    """Where the stones of a board lie in a frame of this size."""

    def __init__(self, spaces, width, height, gutter):
        top = max(space["y"] for space in spaces)
        self.sx = (width - gutter - 4) / 100
        self.sy = height / (top + ABOVE + BELOW)
        self.at = [(gutter + s["x"] * self.sx, (top + ABOVE - s["y"]) * self.sy) for s in spaces]
        self.rx, self.ry = ACROSS * self.sx, HALF * self.sy


def board(scene, width, height):
    """The board, its edge of values and the track below it."""
    gutter = 36 if scene.narrow else 50
    tall = height - TRACK
    scene.ground = Ground(scene.spaces, width, tall, gutter)
    places = scene.ground.at
    order = sorted(range(1, len(scene.spaces)), key=lambda space: places[space][1])
    drawn = [rect(0, 0, width, height, 12, "earth"), bands(scene, width, gutter), trails(scene), start_stone(scene)]
    drawn += [at(*places[space], stepping_stone(scene, space)) for space in order]
    drawn += [figures_on(scene, space) for space in order]
    drawn.append(figures_at_start(scene))
    drawn += [at(*places[space], change(scene, space)) for space in order]
    drawn.append(at(0, tall, score_track(scene, width)))
    return "".join(drawn)


def bands(scene, width, gutter):
    """A band for each row, its value at the edge; the goal area is green."""
    drawn = []
    rows = {}
    for space, found in enumerate(scene.spaces):
        if space != START:
            rows.setdefault(found["row"], []).append(space)
    high = 10 * scene.ground.sy
    goal = [scene.ground.at[row[0]][1] for row in rows.values() if IS_GOAL[scene.view.board][row[0]]]
    if goal:
        low = max(goal) + high / 2
        drawn.append(rect(2, 2, width - 4, low - 2, 11, "grass"))
    for number, row in rows.items():
        y = scene.ground.at[row[0]][1]
        if number % 2:
            drawn.append(rect(2, y - high / 2, width - 4, high, 0, "band"))
        value = VALUE[scene.view.board][row[0]]
        look = "bad" if value < 0 else "good" if value else ""
        size = 15 if scene.narrow else 22
        shown = group(text(gutter / 2 + 1, y + size * 0.36, signed(value), size, "serif bold", "middle"), cls=look)
        drawn.append(about(shown, scene.words("pic-row", row=number, value=signed(value))))
    if goal:
        drawn.append(at(0, low, goal_sign(scene, gutter, width)))
    return "".join(drawn)


def goal_sign(scene, gutter, width):
    """Where the goal area begins, and how many figures are in it."""
    words = scene.words("pic-goal", n=scene.in_goal, needed=GOAL_FIGURES)
    size = 12 if scene.narrow else 15
    wide = gutter + 2 if scene.narrow else gutter + 8
    flag = 14 if scene.narrow else 19
    sign = rect(2, -11, wide, 22, 11, "paper") + group(
        icon("flag", 4, -flag / 2, flag),
        text(flag + (4 if scene.narrow else 6), 5, f"{scene.in_goal}/{GOAL_FIGURES}", size, "serif bold"),
        cls="on-paper",
    )
    return line(wide, 0, width - 2, 0, "way") + about(sign, words)


def trails(scene):
    """The steps between stones; those that the viewer can take now are marked."""
    drawn, steps = [], scene.open_steps
    lit = []
    for space, found in enumerate(scene.spaces):
        for word in found["next"]:
            to = PLACES[scene.view.board][word]
            (x1, y1), (x2, y2) = scene.ground.at[space], scene.ground.at[to]
            bend = f"M{x1:.1f} {y1:.1f}C{x1:.1f} {(y1 + y2) / 2:.1f} {x2:.1f} {(y1 + y2) / 2:.1f} {x2:.1f} {y2:.1f}"
            curve = bend if space != START else f"M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}"
            drawn.append(path(curve, "trail"))
            if (space, to) in steps:
                lit.append(path(curve, "footsteps"))
    return "".join(drawn + lit)


def stepping_stone(scene, space):
    """A stone with what lies on it, which can be entered."""
    board = scene.view.board
    colour = COLOUR[board][space]
    dye = COLOUR_WORDS[colour] if colour < COLOURS else "grey"
    rx, ry = scene.ground.rx, scene.ground.ry
    shape = pebble(round(rx, 1), round(ry, 1), space % 8)
    drawn = [f'<g transform="translate(1.5 4)">{path(shape, "shadow")}</g>']
    if IS_END[board][space]:
        drawn.append(path(pebble(round(rx + 5, 1), round(ry + 5, 1), space % 8), "own-line"))
    drawn += [path(shape, "own"), path(shine(round(rx, 1), round(ry, 1)), "shine")]
    drawn.append(group(marks(scene, space, colour), cls="on-own"))
    drawn.append(lying(scene, space))
    if any(to == space for steps in scene.ways for _, _, to in steps):
        drawn.append(path(pebble(round(rx + 4, 1), round(ry + 4, 1), space % 8), "ahead"))
    content = group(*drawn, cls=dye_class(dye))
    told = told_space(scene, space)
    if not scene.is_mine:
        return about(content, told)
    half = max(ry + 4, 22 if scene.narrow else 0)
    edge = rim(-rx - 4, -half, 2 * rx + 8, 2 * half, half)
    return part(content, scene.spaces[space]["id"], told, told, rim=edge)


def marks(scene, space, colour):
    """The mark of the stone's colour and its name."""
    size = 13 if scene.narrow else 18
    x = -scene.ground.rx + size * (0.86 if scene.narrow else 0.95)
    word = scene.spaces[space]["id"]
    if IS_ONE_A_PATH[scene.view.board] or len(word) > 3:
        word = str(scene.spaces[space]["row"])
    name = text(x, scene.ground.ry * 0.72, word, 12, "bold", "middle")
    if colour >= COLOURS:
        return name
    return centred(DYES[COLOUR_WORDS[colour]], x, -scene.ground.ry * 0.3, size) + name


def lying(scene, space):
    """A tile, a stack of wish stones, or the five colours of a joker."""
    view, tile = scene.view, scene.view.tile[space]
    r = min(scene.ground.ry * (0.78 if scene.narrow else 0.86), 17)
    x = scene.ground.rx * (0.16 if scene.narrow else -0.07)
    if COLOUR[view.board][space] == JOKER:
        return at(x, 0, joker(round(scene.ground.ry * 0.34, 1)))
    if STONE[view.board][space] < COLOURS:
        return at(x, 0, stack_of(STONE[view.board][space], view.stack[space], r))
    if tile == NO_TILE:
        return ""
    if tile <= PLAIN_WISH:
        return at(x, 0, piece(wish(tile - WISH, round(r * 2.1)), f"tile-{space}"))
    return at(x, 0, tile_disc(tile, round(r, 1)))


def change(scene, space):
    """What a step onto a space changes, while one is asked for."""
    changes = sorted(
        {
            (BIG_FACTOR if big else 1) * (VALUE[scene.view.board][to] - VALUE[scene.view.board][start])
            for big, start, to in scene.steps
            if to == space
        }
    )
    if not changes:
        return ""
    words = " / ".join(signed(points) for points in changes)
    wide = 12 + 8 * len(words)
    y = scene.ground.ry + 3
    shown = rect(-wide / 2, y - 9, wide, 18, 9, "here") + text(0, y + 4.5, words, 13, "bold on-here", "middle")
    if ends_game(scene, space):
        shown += icon("flag", wide / 2 + 1, y - 12, 20)
    return group(shown, cls="above")


def ends_game(scene, space):
    """Whether a step onto a space would bring the last figure that is needed into the goal area."""
    goal = IS_GOAL[scene.view.board]
    return (
        scene.in_goal == GOAL_FIGURES - 1
        and goal[space]
        and any(to == space and not goal[start] for _, start, to in scene.steps)
    )


def told_space(scene, space):
    """A space in words: its name, colour, value, and what lies on it."""
    words, board = scene.words, scene.view.board
    name, value = space_line(board, space), signed(VALUE[board][space])
    if IS_ONE_A_PATH[board]:  # its name has the colour
        told = [words("pic-space-path", space=name, value=value)]
    else:
        told = [words("pic-space", space=name, colour=space_colour(board, space), value=value)]
    told.append(told_tile(scene, space))
    if IS_END[board][space]:
        told.append(words("pic-end"))
    if ends_game(scene, space):
        told.append(words("pic-ends-game"))
    return " ".join(line for line in told if line)


def told_tile(scene, space):
    """What lies on a space, in words."""
    words, view, tile = scene.words, scene.view, scene.view.tile[space]
    stone = STONE[view.board][space]
    if stone < COLOURS:
        key = "pic-stack" if view.stack[space] else "pic-stack-empty"
        count = {"n": view.stack[space]} if view.stack[space] else {}
        return words(key, colour=colour_line(stone, "fp"), **count)
    if tile == NO_TILE:
        return ""
    if tile > POINTS:
        return words("pic-tile-points", n=tile - POINTS)
    if tile == CLOVER:
        return words("pic-tile-clover-may" if is_clover_optional(view) else "pic-tile-clover-must")
    if tile == SHED:
        return words("pic-tile-shed")
    if tile == PLAIN_WISH:
        return words("pic-tile-wish-plain")
    return words("pic-tile-wish", colour=colour_line(tile - WISH, "f"))

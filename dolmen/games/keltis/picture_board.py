"""Keltis, the board drawn from its data: bands of value, trails, stones with what lies on them."""

from dolmen.picture.icons import centred, icon
from dolmen.picture.palette import DYES, dye_class
from dolmen.picture.svg import about, at, group, line, part, path, piece, place, rect, rim, text
from dolmen.words import signed

from .board import COLOURS, GOAL_FIGURES, Phase
from .maps import (
    COLOUR,
    COLOUR_WORDS,
    IS_END,
    IS_GOAL,
    JOKER,
    NO_TILE,
    PLACES,
    PLAIN_WISH,
    START,
    STONE,
    TILE_SPACES,
    VALUE,
    WISH,
)
from .notation import CLOVER_NONE, sentence
from .picture_figures import SIGN, figures_at_start, figures_on, start_place, start_stone
from .picture_ground import ground_of, name_of, way_between
from .picture_space import told_space
from .picture_stones import hollow, joker, slab, slab_path, stack_of, tile_disc, wish_tile
from .picture_ways import dashes, rings, tags, ways
from .places import space_key
from .steps import is_clover_optional


def board(scene, zone):
    """The board and its edge of values, in a zone of the picture."""
    scene.ground = ground_of(scene.view.board, zone.w, zone.h)
    spots = scene.ground.at
    order = sorted(range(1, len(scene.spaces)), key=lambda space: spots[space][1])
    drawn = [rect(0, 0, zone.w, zone.h, 12, "earth"), bands(scene), trails(scene), ways(scene, dashes)]
    drawn.append(start_stone(scene))
    drawn += [at(*spots[space], place(stepping_stone(scene, space), space_key(space))) for space in order]
    drawn.append(ways(scene, rings))
    drawn += [figures_on(scene, space) for space in order]
    drawn += [figures_at_start(scene), ways(scene, tags), refusal(scene)]
    return "".join(drawn)


def bands(scene):
    """A band for each row, its value at the edge; the goal area is green."""
    ground, drawn, rows = scene.ground, [], {}
    for space, found in enumerate(scene.spaces):
        if space != START:
            rows.setdefault(found["row"], []).append(space)
    goal = [ground.at[row[0]][1] for row in rows.values() if IS_GOAL[scene.view.board][row[0]]]
    low = max(goal) + ground.pitch / 2 if goal else 0
    if goal:
        drawn.append(rect(1, 1, ground.width - 2, low - 1, 11, "grass"))
    for number, row in rows.items():
        y = ground.at[row[0]][1]
        if number % 2:
            drawn.append(rect(1, y - ground.pitch / 2, ground.width - 2, ground.pitch, 0, "band"))
        drawn.append(row_value(scene, number, VALUE[scene.view.board][row[0]], y))
    if goal:
        drawn.append(at(0, round(low, 1), goal_sign(scene, low)))
    return "".join(drawn)


def row_value(scene, number, value, y):
    """What a figure in a row counts, at the edge of the board."""
    ground = scene.ground
    size = 14 if ground.gutter < 40 else 18 if ground.gutter < 50 else 22
    look = "bad" if value < 0 else "good" if value else ""
    shown = group(text(ground.gutter / 2 + 1, y + size * 0.36, signed(value), size, "serif bold", "middle"), cls=look)
    return about(shown, scene.words("pic-row", row=number, value=signed(value)))


def goal_sign(scene, low):
    """Where the goal area begins, and how many figures are in it."""
    ground = scene.ground
    words = scene.words("pic-goal", n=scene.in_goal, needed=GOAL_FIGURES)
    is_small = ground.gutter < 50 or ground.is_flat
    tall, size = (15, 12) if is_small else (22, 15)
    wide = ground.gutter - 3 if is_small else ground.gutter + 4
    count = f"{scene.in_goal}/{GOAL_FIGURES}"
    sign = rect(2, -tall / 2, wide, tall, tall / 2, "paper")
    if is_small:
        sign += group(text(2 + wide / 2, 4.3, count, size, "serif bold", "middle"), cls="on-paper")
    else:
        sign += group(icon("flag", 6, -9, 18), text(26, 5.2, count, size, "serif bold"), cls="on-paper")
    across = line(0 if ground.is_flat else wide, 0, ground.width - 2, 0, "goal-line")
    if ground.is_flat:  # between the values there is no room: it stands beside the start stone
        return across + at(0, round(ground.height - low - ground.start_tall / 2 - 2, 1), about(sign, words))
    return across + about(sign, words)


def trails(scene):
    """The steps between stones."""
    drawn = []
    for space, found in enumerate(scene.spaces):
        for word in found["next"]:
            drawn.append(path(way_between(scene, space, PLACES[scene.view.board][word]), "trail"))
    return group(*drawn, cls="trails")


def stepping_stone(scene, space):
    """A stone with what lies on it, which can be entered."""
    board, ground = scene.view.board, scene.ground
    colour = COLOUR[board][space]
    dye = COLOUR_WORDS[colour] if colour < COLOURS else "grey"
    drawn = [slab(ground.rx, ground.ry, space % 5)]
    if IS_END[board][space]:
        inner = slab_path(round(ground.rx - 3.5, 1), round(ground.ry - 3, 1), space % 5)
        drawn.append(group(path(inner, "end-line"), cls="on-own"))
    drawn.append(group(marks(scene, space, colour), cls="on-own"))
    drawn.append(lying(scene, space))
    return choosable(scene, space, group(*drawn, cls=dye_class(dye)))


def choosable(scene, space, content):
    """The stone as a part: before a card is played it means a card of its colour and the step here together."""
    told = told_space(scene, space)
    if not scene.is_mine:
        return about(content, told)
    ground, word = scene.ground, scene.spaces[space]["id"]
    across, half = min(ground.rx + 3, 10 * ground.sx), min(ground.ry + 3, ground.pitch / 2)
    edge = rim(-across, -half, 2 * across, 2 * half, min(half, 12))
    colours = scene.colours_to(space) if scene.view.phase == Phase.MAIN else []
    if not colours:
        return part(content, word, told, told, rim=edge, cls="stone")
    phrase = "|".join(f"play ={COLOUR_WORDS[colour]}" for colour in colours)
    return part(content, phrase, told, told, rim=edge, cls="stone", hold="place", then=word)


def marks(scene, space, colour):
    """The mark of the stone's colour and its name."""
    ground, word = scene.ground, name_of(scene.view.board, space)
    left = -ground.rx + 3 + (1 if ground.is_stacked else 0)
    mark = DYES[COLOUR_WORDS[colour]] if colour < COLOURS else ""
    if not ground.is_stacked:
        shown = centred(mark, left + ground.mark / 2, 0, ground.mark) if mark else ""
        return shown + text(left + ground.mark + 1, ground.name * 0.36, word, ground.name, "bold")
    middle = -ground.rx + ground.left / 2 + 2
    shown = centred(mark, middle, -ground.ry * 0.42, ground.mark) if mark else ""
    return shown + text(middle, ground.ry * 0.86 - 1, word, ground.name, "bold", "middle")


def lying(scene, space):
    """A tile, a stack of wish stones, the five colours of a joker, or the hollow that a wish stone left."""
    view, tile, ground = scene.view, scene.view.tile[space], scene.ground
    x, r = ground.tile_x, ground.tile
    if COLOUR[view.board][space] == JOKER:
        return at(x, 0, joker(r))
    if STONE[view.board][space] < COLOURS:
        return at(x, 0, piece(stack_of(STONE[view.board][space], view.stack[space], r), f"stack-{space}"))
    if tile == NO_TILE:
        return at(x, 0, hollow(r * 0.86)) if space in TILE_SPACES[view.board] else ""
    if tile <= PLAIN_WISH:
        return at(x, 0, piece(wish_tile(tile - WISH, r), f"tile-{space}"))
    return at(x, 0, piece(tile_disc(tile, r), f"tile-{space}"))


def refusal(scene):
    """The clover that may be let go: a sign beside the start stone."""
    if not (scene.is_mine and scene.view.phase == Phase.CLOVER and is_clover_optional(scene.view)):
        return ""
    ground, label = scene.ground, scene.words("label-clover-none")
    x, _, start, tall = start_place(scene)
    wide = SIGN
    size = min(tall - 4, wide - 6, 30)
    look = rect(0, 0, wide, tall, 8, "panel") + centred("clover", wide / 2, tall / 2, size)
    look += group(centred("cross", wide / 2, tall / 2, size), cls="bad")
    edge = rim(0, 0, wide, tall, 8)
    return at(x + start + 3, ground.height - tall - 2, part(look, sentence(CLOVER_NONE), label, label, rim=edge))

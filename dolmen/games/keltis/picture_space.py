"""Keltis, a stone in words: its name, colour and value, what lies on it, who can go there and what that changes."""

from dolmen.words import signed

from .board import BIG_FACTOR, COLOURS, GOAL_FIGURES
from .maps import (
    CLOVER,
    IS_END,
    IS_GOAL,
    IS_ONE_A_PATH,
    NO_TILE,
    PLAIN_WISH,
    POINTS,
    SHED,
    STONE,
    VALUE,
    WISH,
)
from .steps import is_clover_optional
from .telling import colour_line, figure_line, space_colour, space_line


def told_space(scene, space):
    """A space in words: its name, colour, value, what lies on it, and the steps that lead there now."""
    words, board = scene.words, scene.view.board
    name, value = space_line(board, space), signed(VALUE[board][space])
    if IS_ONE_A_PATH[board]:  # its name has the colour
        told = [words("pic-space-path", space=name, value=value)]
    else:
        told = [words("pic-space", space=name, colour=space_colour(board, space), value=value)]
    told.append(told_tile(scene, space))
    if IS_END[board][space]:
        told.append(words("pic-end"))
    for is_big, start in sorted({(big, start) for big, start, to in scene.all_steps if to == space}):
        said = {"figure": figure_line(is_big), "start": space_line(board, start), "step": (is_big, start, space)}
        told.append(words("pic-step", **said, change=signed(change_of(scene, is_big, start, space))))
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


def change_of(scene, is_big, start, to):
    """How a step changes what its figure counts."""
    value = VALUE[scene.view.board]
    return (BIG_FACTOR if is_big else 1) * (value[to] - value[start])


def ends_game(scene, space):
    """Whether a step onto a space would bring the last figure that is needed into the goal area."""
    goal = IS_GOAL[scene.view.board]
    return (
        scene.in_goal == GOAL_FIGURES - 1
        and goal[space]
        and any(to == space and not goal[start] for _, start, to in scene.all_steps)
    )

"""Keltis, drawn: the steps that are open now, or that a card would open, with what each changes in points."""

from dolmen.picture.icons import icon
from dolmen.picture.layout import width_of
from dolmen.picture.svg import at, group, path, rect, text
from dolmen.words import signed

from .maps import COLOUR_WORDS
from .picture_ground import way_between
from .picture_space import change_of, ends_game
from .picture_stones import slab_path


def ways(scene, look):
    """The open steps by one look; before a card is played those of each colour, seen while such a card is held."""
    if scene.steps:
        return group(look(scene, scene.steps), cls="ways")
    shown = [
        group(look(scene, steps), cls=f"ways held ways-{COLOUR_WORDS[colour]}")
        for colour, steps in enumerate(scene.ways)
        if steps
    ]
    return "".join(shown)


def dashes(scene, steps):
    """Dashes from each figure that can go to its stones; they lie below the stones."""
    lines = sorted({way_between(scene, start, to) for _, start, to in steps})
    return "".join(path(way, "way-ink") + path(way, "footsteps") for way in lines)


def rings(scene, steps):
    """A ring around each stone that can be entered."""
    ground, drawn = scene.ground, []
    for space in sorted({to for _, _, to in steps}):
        ring = slab_path(round(ground.rx + 2, 1), round(ground.ry + 2, 1), space % 5)
        drawn.append(at(*ground.at[space], path(ring, "ring-ink") + path(ring, "ring")))
    return "".join(drawn)


def tags(scene, steps):
    """What each of those steps changes, over everything else."""
    return "".join(
        at(*scene.ground.at[space], tag(scene, space, steps)) for space in sorted({to for _, _, to in steps})
    )


def tag(scene, space, steps):
    """The change in points by a step onto a space, for each figure that could take it; a flag if it ends the game."""
    ground = scene.ground
    changes = sorted({change_of(scene, is_big, start, to) for is_big, start, to in steps if to == space})
    tall = 16 if ground.pitch < 50 else 19
    words = ("/" if tall == 16 else " / ").join(signed(points) for points in changes)
    size = 12 if tall == 16 else 14
    wide = width_of(words, size, True) + 10
    flag = 15 if ends_game(scene, space) else 0
    x, y = ground.rx + 3 - (wide + flag) / 2, ground.ry + 1  # at the lower edge, on the side of the figures
    if ground.beside + wide + flag + 2 < ground.rx and not scene.standing(space) and ground.ry * 2 > tall + 6:
        x, y = (ground.beside + ground.rx) / 2 - 2, 0  # where figures would stand there is room
    left = x - (wide + flag) / 2
    shown = rect(left, y - tall / 2, wide + flag, tall, tall / 2, "tag")
    shown += text(left + wide / 2, y + size * 0.36, words, size, "bold on-tag", "middle")
    if flag:
        shown += icon("flag", left + wide - 4, y - 8, 16)
    return shown

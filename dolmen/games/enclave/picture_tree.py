"""Enclave, drawn: the Tree with its levels at large."""

from dolmen.picture.layout import fit, wrap
from dolmen.picture.pieces import disc
from dolmen.picture.svg import about, at, circle, group, lines, rect, rim, text

from .board import Phase, Stage
from .cards import LEVELS, LOCATIONS, ROUNDS
from .names import tree_effect, tree_line
from .picture_places import level_points
from .picture_scene import SANS, SERIF

FULL = 54  # a level with its effect


def tree_stage(scene, w, h):
    """Five levels, the highest above; where there is little room, only the one that is visited."""
    view = scene.view
    asks_level = scene.chooses(Phase.LEVEL, Phase.ORDER) and not scene.on_sheet
    at_work = view.level if view.stage == Stage.TREE else None
    tall = min(96, (h - 5 * (LEVELS - 1)) / LEVELS)
    if tall < 24 and not (asks_level or at_work is None or scene.on_sheet):
        return level(scene, at_work, w, max(24, h))
    columns = 1 if tall >= 24 else 2
    rows, each = -(-LEVELS // columns), (w - 6 * (columns - 1)) / columns
    gap = 5 if columns == 1 else 2
    tall = min(96, (h - gap * (rows - 1)) / rows)
    drawn = []
    for i, number in enumerate(range(LEVELS - 1, -1, -1)):
        drawn.append(at(i // rows * (each + 6), i % rows * (tall + gap), level(scene, number, each, tall)))
    return "".join(drawn)


def level(scene, number, w, h):
    """A level: its card, what it does, who stands there, the points left."""
    view, words = scene.view, scene.words
    card = view.tree[number]
    name, effect = words.say(tree_line(card)), words.say(tree_effect(card))
    is_here = view.stage == Stage.TREE and view.level == number
    is_round = view.round == number + 1 or view.round == ROUNDS
    drawn = [rect(0, 0, w, h, 8, "locale now" if is_here else "locale")]
    r = min(13, h / 2 - 2)
    middle = h / 2 if h < FULL else 20
    drawn.append(circle(18, middle, r, "number leaf" if is_round else "number"))
    drawn.append(text(18, middle + 5, number + 1, max(12, r * 1.1), "serif bold on-number", "middle"))
    standing = [view.line[LOCATIONS + number][i] for i in range(view.line_size[LOCATIONS + number])]
    size = 20 if h >= 26 else 16
    right = w - 50
    drawn.append(level_points(scene, number, right, middle - 10, 20 if h >= 26 else 16))
    right -= 6 + len(standing) * (size + 1)
    drawn += [
        at(right + i * (size + 1), middle - size / 2, disc(scene.colours[p], size)) for i, p in enumerate(standing)
    ]
    room = right - 44
    if h >= FULL:
        drawn.append(text(38, 24, fit(name, room * SERIF, 14, True), 14, "serif bold"))
        told = wrap(effect, (w - 50) * SANS, 12.5, max(1, int((h - 30) // 16)))
        drawn.append(lines(38, 42, told, 12.5, 16, "soft"))
    else:
        said = name if room < 260 else f"{name} · {effect}"
        drawn.append(text(38, middle + 4.5, fit(said, room * SANS, 13), 13))
    content = group("".join(drawn), cls="on-place")
    hover = words("pic-level", level=number + 1, tree=name, effect=effect)
    if not scene.on_sheet:
        for phrase, phase in ((f"level {number + 1}", Phase.LEVEL), (f"root {number + 1}", Phase.ORDER)):
            if phrase in scene.labels or scene.chooses(phase):
                return scene.ask_or_pick(content, phrase, rim(0, 0, w, h, 8), hover)
    return about(content, hover)

"""Mac Robber, drawn: what the winner of an assault may take, on the thing itself and as a list."""

from dolmen.picture.icons import centred
from dolmen.picture.layout import row
from dolmen.picture.svg import at, group, part, rect, rim, text

from .board import LEAVE, MOST_LEGAL, RAZE_ABBEY, RAZE_CASTLE, STEAL, STEAL_TO_BAG, Estate, Phase
from .cubes import find_estate
from .notation import sentence
from .picture_scene import width_in, written
from .rules import legal_actions
from .story import label
from .telling import PLUNDER_WORDS

PLUNDER_ICONS = {STEAL: "cow", STEAL_TO_BAG: "bag", RAZE_CASTLE: "castle", RAZE_ABBEY: "abbey", LEAVE: "passed"}
LOOT = {Estate.CATTLE: STEAL, Estate.CASTLE: RAZE_CASTLE, Estate.ABBEY: RAZE_ABBEY}


def is_plundering(scene):
    return scene.view.phase == Phase.PLUNDER and scene.is_asked


def plunder_actions(scene):
    """What may be taken now."""
    out = [0] * MOST_LEGAL
    return [action for action in out[: legal_actions(scene.view, out)] if STEAL <= action <= LEAVE]


def loot_part(scene, player, slot, content, w, h, key, told):
    """An estate of the beaten clan that can be taken or burnt, or my empty one, to which a herd comes; else nothing."""
    if not is_plundering(scene) or w < 24 or h < 24:
        return ""
    view, kind = scene.view, scene.view.estate[player][slot]
    if find_estate(view, player, kind) != slot:  # R5: the first of its kind
        return ""
    if player == view.defender and kind in LOOT:
        action, tag = LOOT[kind], "take" if kind == Estate.CATTLE else "burn"
    elif player == view.attacker and kind == Estate.EMPTY and STEAL in plunder_actions(scene):
        action, tag = STEAL, "here"
    else:
        return ""
    shown = scene.words(f"pic-loot-{tag}")
    wide = width_in(shown, 12, "bold") + 12
    flag = ""
    if wide <= w + 14 and h >= 40:
        flag = rect((w - wide) / 2, -8, wide, 18, 9, "here") + text(w / 2, 5, shown, 12, "bold on-here", "middle")
    said = scene.words.say(label(action, view), scene.names)
    named = scene.words("pic-is", what=f"{scene.names[player]}, {told}", how=said)
    edge = rim(-1, -1, w + 2, h + 2, 8)
    drawn = part(content, sentence(action), named, key=key if scene.has_keys else "", rim=edge)
    return drawn + group(flag, cls="above")


def spoils(scene, w, h):
    """The list of what may be taken, as wide chips one below the other, or side by side where that is low."""
    actions = plunder_actions(scene)
    columns = 1 if h / len(actions) >= 40 else 2 if w / 2 >= 120 and h / -(-len(actions) // 2) >= 40 else len(actions)
    rows = -(-len(actions) // columns)
    cells, high = row(columns, 0, w, 6), min(58, (h - 6 * (rows - 1)) / rows)
    return "".join(
        at(cells[i % columns][0], i // columns * (high + 6), spoil(scene, action, cells[0][1], high))
        for i, action in enumerate(actions)
    )


def spoil(scene, action, w, h):
    """One thing to take: its picture and what it is."""
    told = scene.words.say(label(action, scene.view), scene.names)
    shown = scene.words(f"pic-plunder-{PLUNDER_WORDS[action]}")
    look = rect(0.5, 2, w, h, 9, "shadow") + rect(0, 0, w, h, 9, "card")
    if w >= 110:
        size = min(36, h - 8)
        look += centred(PLUNDER_ICONS[action], 8 + size / 2, h / 2, size)
        look += written(size + 16, h / 2 + 5, shown, w - size - 22, 14, "bold")
    else:
        look += centred(PLUNDER_ICONS[action], w / 2, h / 2 - (9 if h >= 40 else 0), min(30, h - 20, w - 6))
        look += written(w / 2, h - 6, shown, w - 4, 12, "", "middle") if h >= 40 else ""
    return part(group(look, cls="on-paper"), sentence(action), told, rim=rim(1, 1, w - 2, h - 2, 9))

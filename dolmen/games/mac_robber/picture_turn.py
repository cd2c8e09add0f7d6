"""Mac Robber, drawn: the middle of the table with the drawn cubes, the venture, and the end."""

from dolmen.core.viewer import NOBODY
from dolmen.picture.icons import icon
from dolmen.picture.layout import wrap
from dolmen.picture.pieces import badge, cube, panel, plaque
from dolmen.picture.svg import about, at, lines, part, piece, rect, rim, text
from dolmen.words import minus

from .board import COLOUR_WORDS, COLOURS, MOST_USED, Phase
from .picture_assault import assault, is_fight_shown, last_assault
from .picture_deeds import bard, chips
from .picture_scene import panel_title, wide_button
from .scoring import rank, score
from .story import COLOURS_OF_SEATS, actions_left


def turn(scene, width):
    """The panel of the turn, and how high it is."""
    view = scene.view
    if is_fight_shown(scene):
        content, high = assault(scene, width)
    elif view.phase == Phase.VENTURE:
        content, high = venture(scene, width)
    elif scene.is_over:
        content, high = ended(scene, width)
    else:
        content, high = acting(scene, width)
    return panel(width, high) + content, high


def acting(scene, width):
    """The display, how much of it is used, and what can be done."""
    words, view = scene.words, scene.view
    drawn = [turn_title(scene, width), at(0, 36, display(scene, width))]
    y = 36 + (92 if scene.narrow else 66)
    if view.phase == Phase.REDRAW:
        note = words("pic-redraw-how") if scene.is_asked else words("pic-redraw-wait")
        drawn.append(lines(16, y + 16, wrap(note, width - 32, 13, 2), 13, 17, "soft"))
        y += 46
        if scene.is_asked:
            drawn.append(at(16, y, wide_button(scene, "no redraw", "label-no-redraw", width - 32, "check")))
            y += 56
    elif view.phase == Phase.ACT and scene.is_asked:
        content, high = chips(scene, width)
        drawn.append(at(0, y, content))
        y += high
    elif view.phase == Phase.BARD:
        content, high = bard(scene, width)
        drawn.append(at(0, y, content))
        y += high
    else:
        y += 8
        if view.attacker != NOBODY:
            content, high = last_assault(scene, width)
            drawn.append(at(0, y, content))
            y += high
    return "".join(drawn), y + 8


def turn_title(scene, width):
    return panel_title(scene.words("pic-turn-of", player=scene.names[scene.view.active]), width)


def display(scene, width):
    """The drawn cubes, colour by colour; with the marker each says how many of its colour go back."""
    view, words = scene.view, scene.words
    total = sum(view.display)
    is_redraw = view.phase == Phase.REDRAW and scene.is_asked
    size = min(44, (width - (28 if scene.narrow else 140)) / 6 - 12)
    drawn, x = [], 14
    for colour in range(COLOURS):
        for k in range(view.display[colour]):
            word = COLOUR_WORDS[colour]
            look = cube(word, size)
            key = f"drawn-{word}-{k}"
            if is_redraw:
                look += badge(size - 6, size - 2, 9, text(size - 6, size + 3, k + 1, 13, "bold", "middle"))
                told = words("pic-redraw-part", cubes=words(f"cubes-{word}", n=k + 1))
                phrase = f"redraw {word} {k + 1}|{word} {k + 1}"
                edge = rim(-4, -4, size + 8, size + 12)
                drawn.append(at(x, 8, part(look, phrase, told, words("pic-redraw-about"), key, edge)))
            else:
                drawn.append(at(x, 8, piece(look, key, words(f"pic-cube-{word}"))))
            x += size + (12 if is_redraw else 4)
    if total == 0:
        drawn.append(text(16, 36, words("pic-no-cubes"), 14, "soft"))
    drawn.append(at(14, 60, counts(scene, 110)) if scene.narrow else at(width - 122, 0, counts(scene, 0)))
    return "".join(drawn)


def counts(scene, aside):
    """Used cubes of four, and the actions that are left: below, or so far aside."""
    words, view = scene.words, scene.view
    marks = "".join(rect(i * 17, 6, 14, 14, 3, "here" if i < view.used else "place") for i in range(MOST_USED))
    used = about(marks, words("pic-used", n=view.used, most=MOST_USED))
    used += text(MOST_USED * 17 + 4, 18, f"{view.used}/{MOST_USED}", 14, "serif bold")
    left = max(0, actions_left(view))
    where = (aside, 18) if aside else (0, 44)
    shown = text(*where, words("pic-actions-left", n=left), 13, "soft")
    return used + about(shown, words("pic-actions-about"))


def venture(scene, width):
    """Assault, exchange or end of turn: where to click for each."""
    words, view = scene.words, scene.view
    drawn, y = [turn_title(scene, width)], 44
    if scene.is_asked:
        for name, key in (("sword", "assault"), ("card", "exchange")):
            drawn.append(icon(name, 16, y - 2, 26))
            how = words(f"pic-how-{key}-{'upto3' if key == 'exchange' and view.exchange else 'any'}")
            told = wrap(how, width - 70, 14, 2)
            drawn.append(lines(54, y + (16 if len(told) == 1 else 8), told, 14, 17))
            y += 44
        drawn.append(at(12, y, wide_button(scene, "end turn", "label-end-turn", width - 24, "passed")))
        return "".join(drawn), y + 56
    if view.attacker != NOBODY:
        content, high = last_assault(scene, width)
        return "".join((*drawn, at(0, 34, content))), 34 + high + 8
    drawn.append(lines(16, y, wrap(words("pic-venture-wait"), width - 32, 13, 2), 13, 17, "soft"))
    return "".join(drawn), 84


def ended(scene, width):
    """The end: everybody in the order of their points."""
    view = scene.view
    drawn, y = [panel_title(scene.words("pic-over"), width)], 42
    for player in sorted(range(view.players), key=lambda player: rank(view, player)):
        points = minus(score(view, player))
        drawn.append(at(90, y, plaque(COLOURS_OF_SEATS[player], scene.names[player], width - 180, 16)))
        drawn.append(text(width - 24, y + 22, points, 22, "serif bold", "end"))
        if rank(view, player) == 0:
            drawn.append(icon("crown", 40, y, 30))
        y += 36
    return "".join(drawn), y + 6

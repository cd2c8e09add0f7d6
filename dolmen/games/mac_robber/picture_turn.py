"""Mac Robber, drawn: the stage in the middle, with the drawn cubes and the actions, the venture and what follows."""

from dolmen.picture.icons import centred, icon
from dolmen.picture.layout import row
from dolmen.picture.pieces import cube
from dolmen.picture.svg import about, at, circle, group, lines, part, piece, rect, rim, text
from dolmen.words import minus

from .board import CLAN_WORDS, COLOUR_WORDS, COLOURS, DRAWN, MOST_USED, TWO, Colour, Deed, Phase
from .cubes import count_pieces
from .deeds import done_bits
from .picture_assault import assault, is_fight_shown
from .picture_deeds import TILES, bard, deeds
from .picture_pieces import PIECE_ICONS, badge_of, dyed, moor
from .picture_scene import spot, width_in, wrapped, written
from .picture_score import ended, scoring_stage
from .scoring import score
from .story import actions_left


def stage(scene, w, h):
    """The stage: its size stays, what is played on it changes."""
    view = scene.view
    surface = rect(0.5, 2, w, h, 10, "shadow") + rect(0, 0, w, h, 10, "moorland")
    if is_fight_shown(scene):
        return surface + assault(scene, w, h)
    if scene.is_over:
        return surface + ended(scene, w, h)
    if view.phase == Phase.SHOW:
        return surface + scoring_stage(scene, w, h)
    if view.phase == Phase.VENTURE:
        return surface + venture(scene, w, h)
    return surface + acting(scene, w, h)


def acting(scene, w, h):
    """Whose turn it is, the display, and what can be done."""
    pad = 5 if w < 420 else 12
    title = 32 if h >= 240 else 0
    drawn = [moor(w, h)]
    if title:
        drawn.append(at(pad, 8, turn_title(scene, w - 2 * pad)))
    high = max(34.0, min(76, h * 0.21))
    y = title + (8 if title else pad)
    drawn.append(at(pad, y, spot(scene, display(scene, w - 2 * pad, high), "display")))
    y += high + (6 if h < 240 else 10)
    content = bard if scene.view.phase == Phase.BARD else deeds
    drawn.append(at(pad, y, content(scene, w - 2 * pad, h - y - pad)))
    return "".join(drawn)


def turn_title(scene, w):
    """A badge, what is going on, and what is left of it."""
    words, view = scene.words, scene.view
    left, right = actions_left(view), w
    counts = words("pic-actions-left", n=max(0, left)) if view.phase == Phase.ACT else ""
    drawn = []
    if counts:
        wide = width_in(counts, 13)
        drawn.append(about(text(w, 18, counts, 13, "", "end"), words("pic-actions-about")))
        right -= wide + 12
    badge = badge_of(view.active, scene.names[view.active], min(150, right), 26)
    drawn.append(badge)
    start = min(150.0, width_in(scene.names[view.active], 14.6, "bold") + 38) + 10
    key = {Phase.REDRAW: "redraw", Phase.BARD: "bard", Phase.DISCARD: "discard"}.get(view.phase)
    key = key or ("venture" if view.phase == Phase.VENTURE else "second" if view.acted else "first")
    told = words(f"pic-stage-{key}")
    if right - start > width_in(told, 14, "serif bold"):
        drawn.append(written(start, 19, told, right - start, 16 if right - start > 220 else 14, "serif bold"))
    return "".join(drawn)


def display(scene, w, h):
    """The drawn cubes, colour by colour, what the used ones became, and the button that goes on; each has its room."""
    view, words = scene.view, scene.words
    drawn = [rect(0, 0, w, h, 9, "well")]
    aside = max(52.0, min(150, w * 0.26))
    if go_on := button_of(scene):
        drawn.append(at(w - aside - 4, 4, go_on_button(scene, *go_on, aside, h - 8)))
    if w >= 260 or view.phase != Phase.REDRAW:
        aside += 40 if w >= 260 else 34
        drawn.append(at(w - aside - 6, 0, used_of(scene, 36, h)))
    room = w - aside - 14
    size = min(h - 8, room / DRAWN - 2, 54)
    step, y = min(size * 1.22, room / DRAWN), (h - size) / 2
    x = 7.0
    for name, colour in became(scene):
        made = dyed(name, size * 0.16, size * 0.16, size * 0.68, colour)
        drawn.append(at(x, y, rect(1, 1, size - 2, size - 2, 6, "unbuilt"), made))
        x += step
    for colour in range(COLOURS):
        for k in range(view.display[colour]):
            drawn.append(at(x, y, drawn_cube(scene, colour, k, size, step, h)))
            x += step
    if sum(view.display) == 0 and not became(scene):
        drawn.append(written(12, h / 2 + 5, words("pic-no-cubes"), room, 13, "soft"))
    return "".join(drawn)


def became(scene):
    """What was made of the used cubes: a picture for each action done."""
    bits = done_bits(scene.view)
    return [(name, cost[0]) for word, deed, name, cost in TILES if word != "bard" and bits >> deed & 1]


def drawn_cube(scene, colour, k, size, step, h):
    """A drawn cube; with the marker it says how many of its colour go back."""
    words, word = scene.words, COLOUR_WORDS[colour]
    look, key = cube(word, size), f"drawn-{word}-{k}"
    if scene.view.phase != Phase.REDRAW or not scene.is_asked:
        return piece(look, key, words(f"pic-cube-{word}"))
    r = max(8.0, size * 0.2)
    number = circle(size - r, size - r, r, "paper") + text(size - r, size - r + 4.5, k + 1, 12, "bold", "middle")
    told = words("pic-redraw-part", cubes=words(f"cubes-{word}", n=k + 1))
    edge = rim((size - step) / 2 + 0.5, (size - h) / 2 + 2, step - 1, h - 4, 7)
    return part(
        look + group(number, cls="on-paper"),
        f"redraw {word} {k + 1}|{word} {k + 1}",
        told,
        words("pic-redraw-about"),
        key,
        edge,
    )


def used_of(scene, w, h):
    """`1/4`: used cubes of those that may be used."""
    view = scene.view
    number = text(w / 2, h / 2 + (0 if h >= 40 else 5), f"{view.used}/{MOST_USED}", 15, "serif bold", "middle")
    if h >= 40:
        number += text(w / 2, h / 2 + 14, scene.words("pic-cubes-word"), 12, "soft", "middle")
    return about(number, scene.words("pic-used", n=view.used, most=MOST_USED))


def button_of(scene):
    """What goes on without an action: its sentence and its words."""
    if not scene.is_asked:
        return None
    if scene.view.phase == Phase.REDRAW:
        return "no redraw", "label-no-redraw", "pic-go-keep"
    if scene.view.phase == Phase.ACT and scene.deeds >> Deed.DONE & 1:
        return "done", "label-done" if scene.view.acted else "label-done-first", "pic-go-done"
    return None


def go_on_button(scene, phrase, label, short, w, h):
    """A dark button with a sign, and its word where there is room."""
    words = scene.words
    told = wrapped(words(short), w - 34, 13, 2 if h >= 36 else 1)
    look = rect(0.5, 2, w, h, 8, "shadow") + rect(0, 0, w, h, 8, "go-on")
    if w >= 84 and all(not line.endswith("…") for line in told):
        look += group(centred("check", 16, h / 2, 18), cls="on-go")
        look += lines(30, h / 2 + 4.5 - 7.5 * (len(told) - 1), told, 13, 15, "bold on-go-text")
    else:
        look += group(centred("check", w / 2, h / 2, min(26, h * 0.7)), cls="on-go")
    return part(look, phrase, words(label), rim=rim(0, 0, w, h, 8))


# --- the venture ----------------------------------------------------------------------------------------------------


def venture(scene, w, h):
    """Whom to assault, with what there is to win; or cards to exchange; or the end of the turn."""
    words, view = scene.words, scene.view
    pad = 6 if w < 420 else 12
    title = 32 if h >= 240 else 0
    drawn = [moor(w, h)]
    if title:
        drawn.append(at(pad, 8, turn_title(scene, w - 2 * pad)))
    y = title + (8 if title else pad)
    low = max(34.0, min(60, h * 0.2))
    rivals = [player for player in range(view.players) if player != view.active]
    inner = w - 2 * pad
    columns = len(rivals) if inner / len(rivals) >= 104 else 2
    rows = -(-len(rivals) // columns)
    cells = row(columns, pad, inner, 6)
    high = min(190.0, (h - y - low - pad - 8 - 6 * (rows - 1)) / rows)
    for i, player in enumerate(rivals):
        drawn.append(at(cells[i % columns][0], y + i // columns * (high + 6), target(scene, player, cells[0][1], high)))
    y = h - low - pad
    aside = max(92.0, min(190, inner * 0.34)) if scene.is_asked else 0
    key = "exchange-upto3" if view.exchange else "exchange-any"
    told = words(f"pic-how-{key}") if scene.is_asked else words("pic-venture-wait")
    shown = wrapped(told, inner - aside - 46, 13, 2 if low >= 34 else 1)
    drawn.append(rect(pad, y, inner, low, 9, "well"))
    drawn.append(icon("card", pad + 8, y + (low - 24) / 2, 24))
    drawn.append(lines(pad + 40, y + low / 2 + 4.5 - 8 * (len(shown) - 1), shown, 13, 16))
    if scene.is_asked:
        drawn.append(
            at(
                pad + inner - aside - 4,
                y + 4,
                go_on_button(scene, "end turn", "label-end-turn", "pic-go-end", aside, low - 8),
            )
        )
    return "".join(drawn)


def target(scene, player, w, h):
    """A clan to assault: its cards and pipers, its points where there is room, and what could be taken."""
    words, view = scene.words, scene.view
    look = rect(0.5, 2.5, w, h, 9, "shadow") + rect(0, 0, w, h, 9, "deed open")
    badge, has_sword = min(28, h * 0.42), scene.is_asked and w >= 120
    look += at(5, 5, badge_of(player, scene.names[player], w - (44 if has_sword else 10), badge))
    look += icon("sword", w - 32, 5, min(26, badge)) if has_sword else ""
    counts = [("card", view.in_hand[player], ""), ("piper", view.court[player][Colour.BLUE], "dye-blue")]
    if w >= 176:
        counts.append(("star", minus(score(view, player)), ""))
    y, rest = badge + 8, h - badge - 14
    size = max(14.0, min(32, rest / 2 - 2, w / len(counts) - 29))
    spare = max(0.0, (rest - 2 * size) / 3)
    y += spare
    for (x, _), (name, count, dye) in zip(row(len(counts), 6, w - 8, 2), counts, strict=True):
        look += icon(name, x, y, size, dye) + text(x + size + 3, y + size / 2 + 5.5, count, 15, "serif bold")
    y += size + 3 + spare
    if h - y >= 14:
        look += at(6, y, loot(scene, player, w - 10, min(34.0, h - y - 3)))
    look = group(look, cls="on-deed")
    if not scene.is_asked:
        return look
    about_it = words("pic-assault-about-two" if view.assault_win == TWO else "pic-assault-about")
    name = words("pic-assault", player=scene.names[player])
    return part(look, f"assault {CLAN_WORDS[player]}", name, about_it, rim=rim(1, 1, w - 2, h - 2, 9))


def loot(scene, player, w, size):
    """The herds, castles and abbeys of a clan."""
    held = [(name, count_pieces(scene.view, player, kind)) for kind, name in PIECE_ICONS.items()]
    held = [(name, count) for name, count in held if count]
    if not held:
        return written(0, size / 2 + 4, scene.words("pic-no-loot"), w, 12, "soft")
    size = min(size, w / len(held) - 20)
    drawn, x = "", 0.0
    for name, count in held:
        drawn += icon(name, x, 0, size)
        drawn += text(x + size + 1, size / 2 + 5, f"×{count}", 12, "bold") if count > 1 else ""
        x += size + (22 if count > 1 else 6)
    return drawn

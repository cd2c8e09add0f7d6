"""Mac Robber, drawn: an assault, card by card, and the plunder."""

from dolmen.core.viewer import NOBODY
from dolmen.picture.icons import centred, icon
from dolmen.picture.layout import fit, row, shrink
from dolmen.picture.palette import dye_class
from dolmen.picture.pieces import badge, card_back, plaque
from dolmen.picture.svg import about, at, group, part, piece, rect, rim, text

from .assault import winner_of, wins_of
from .board import COMBATS, FACE_DOWN, LEAVE, MOST_LEGAL, NO_CARD, STEAL, Colour, Phase
from .notation import sentence
from .picture_scene import panel_title
from .rules import legal_actions
from .story import COLOURS_OF_SEATS, label
from .telling import PLUNDER_WORDS

PLUNDER_ICONS = {"steal": "cow", "bag": "bag", "castle": "castle", "abbey": "abbey", "leave": "passed"}


def is_fight_shown(scene):
    """Whether the panel is about an assault: while it lasts, and at its scenes."""
    view = scene.view
    if view.attacker == NOBODY:
        return False
    return view.phase in (Phase.COMBAT, Phase.PLUNDER, Phase.SORT) or (
        view.phase == Phase.SHOW and view.attacker == view.active
    )


def last_assault(scene, width):
    """The assault that is over, while its cards still lie there; and how high it is."""
    view = scene.view
    told = scene.words("pic-last-assault", player=scene.names[view.attacker], rival=scene.names[view.defender])
    content, high = duels(scene, width)
    return text(width / 2, 16, fit(told, width - 24, 13), 13, "soft", "middle") + at(0, 26, content), high + 26


def assault(scene, width):
    """Both sides, the duels so far, and what is asked of the viewer."""
    words, view = scene.words, scene.view
    told = words("pic-assault-of", player=scene.names[view.attacker], rival=scene.names[view.defender])
    content, y = duels(scene, width)
    drawn = [panel_title(told, width), at(0, 36, content)]
    y += 36
    if view.phase == Phase.COMBAT and scene.is_asked and view.court[scene.viewer][Colour.BLUE]:
        look = rect(0, 0, width - 24, 44, 8, "well") + icon("piper", 12, 8, 28, dye_class("blue"))
        look += text(50, 28, fit(words("pic-with-piper"), width - 90, 15), 15, "bold")
        told = words("pic-with-piper")
        drawn.append(at(12, y, part(look, "piper", told, words("pic-piper-about"), rim=rim(1, 1, width - 26, 42))))
        y += 52
    elif view.phase == Phase.PLUNDER and scene.is_asked:
        content, high = plunder_chips(scene, width)
        drawn.append(at(0, y, content))
        y += high
    return "".join(drawn), y + 4


def duels(scene, width):
    """Three combat rounds side by side: the attacker's card above, the defender's below, and who won."""
    words, view = scene.words, scene.view
    left = 112 if width > 420 else 96
    cells = row(COMBATS, left, width - left - (70 if width > 420 else 46), 8)
    high = 62
    drawn = []
    for side, player in enumerate((view.attacker, view.defender)):
        y = side * (high + 14)
        colour = COLOURS_OF_SEATS[player]
        drawn.append(at(8, y + 16, plaque(colour, scene.names[player], left - 12, 13)))
        wins = about(
            text(width - (36 if width > 420 else 24), y + 42, wins_of(view, side), 32, "serif bold", "middle"),
            words("pic-wins", player=scene.names[player], n=wins_of(view, side)),
        )
        drawn.append(wins)
    for combat, (x, w) in enumerate(cells):
        for side in range(2):
            drawn.append(at(x, side * (high + 14), duel_place(scene, combat, side, w, high)))
    if view.combat == COMBATS:
        winner = winner_of(view)
        key = ("pic-won-attack", "pic-won-defence", "pic-won-nobody")[winner]
        rival = scene.names[view.attacker if winner == 0 else view.defender]
        told = words(key, player=rival)
        drawn.append(text(width / 2, 2 * high + 34, fit(told, width - 20, 14, True), 14, "bold", "middle"))
    return "".join(drawn), 2 * high + 14 + (28 if view.combat == COMBATS else 8)


def duel_place(scene, combat, side, width, high):
    """A card of a combat round: not there yet, face down, or face up with its piper and its sign."""
    view, words = scene.view, scene.words
    card, piper = view.duel_card[combat][side], view.duel_piper[combat][side]
    w = 44
    x = (width - w) / 2
    if card == NO_CARD:
        look = rect(x, 0, w, high, 6, "place")
        if side == 0 or view.duel_card[combat][0] == NO_CARD:
            look += text(x + w / 2, high / 2 + 5, combat + 1, 15, "serif soft", "middle")
        return about(look, words("pic-combat", n=combat + 1))
    is_hidden = card == FACE_DOWN or (combat == view.combat and view.duel_card[combat][1] == NO_CARD)
    look = card_back(w, high) if is_hidden else fighting_card(card, w, high)
    word = "-piper" if piper else ""
    told = words(f"pic-face-down{word}") if card == FACE_DOWN else words(f"pic-strength{word}", n=card + piper)
    if is_hidden and card != FACE_DOWN:  # my own card, face down for the others
        look += badge(w / 2, high - 12, 11, text(w / 2, high - 7, card, 15, "serif bold", "middle"))
    if piper:
        look += icon("piper", w - 12, 2, 26, dye_class("blue"))
    if view.duel_card[combat][1 - side] not in (NO_CARD, FACE_DOWN) and not is_hidden:
        lead = card + piper - view.duel_card[combat][1 - side] - view.duel_piper[combat][1 - side]
        if lead >= 0:
            sign = "check" if lead else "equal"
            look += badge(-4, high - 12, 11, centred(sign, -4, high - 12, 17))
    return at(x, 0, piece(look, f"duel-{combat}-{side}", told))


def plunder_chips(scene, width):
    """What the winner may take."""
    out = [0] * MOST_LEGAL
    actions = [action for action in out[: legal_actions(scene.view, out)] if STEAL <= action <= LEAVE]
    columns = min(len(actions), 3 if width < 420 else 5)
    cells = row(columns, 12, width - 24, 6)
    drawn = []
    for i, action in enumerate(actions):
        x, w = cells[i % columns]
        word = PLUNDER_WORDS[action]
        told = scene.words.say(label(action, scene.view), scene.names)
        look = rect(0, 0, w, 66, 8, "well") + centred(PLUNDER_ICONS[word], w / 2, 22, 32)
        shown = scene.words(f"pic-plunder-{word}")
        look += text(w / 2, 58, fit(shown, w - 4, 12), shrink(shown, w - 6, 13), "", "middle")
        chip = part(look, sentence(action), told, rim=rim(1, 1, w - 2, 64))
        drawn.append(at(x, i // columns * 72, chip))
    return "".join(drawn), -(-len(actions) // columns) * 72


def fighting_card(value, w=60, h=88):
    """A fighting card: its value, and as many swords."""
    size = min(w * 0.27, h * 0.22)
    swords = "".join(icon("sword", w / 2 + (i - value / 2) * size * 0.82, h - size - 5, size) for i in range(value))
    return group(
        rect(1, 2, w, h, 6, "shadow"),
        rect(0, 0, w, h, 6, "paper"),
        group(text(w / 2, h * 0.56, value, h * 0.5, "serif bold", "middle"), swords, cls="on-paper"),
    )

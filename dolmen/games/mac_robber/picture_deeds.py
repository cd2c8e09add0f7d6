"""Mac Robber, drawn: the eight actions of a turn in their fixed order, the ways to pay an estate, what a bard takes."""

from dolmen.picture.icons import centred, icon
from dolmen.picture.layout import row
from dolmen.picture.palette import dye_class
from dolmen.picture.pieces import cube
from dolmen.picture.sheets import HEAD, handle, sheet
from dolmen.picture.svg import at, group, lines, part, rect, rim, text

from .board import ACT, COLOUR_WORDS, COURT_COLOURS, TAKES, Colour, Deed, Phase
from .deeds import done_bits
from .notation import sentence
from .picture_clan import COURT_ICONS
from .picture_scene import width_in, wrapped, written
from .story import label_deed
from .why import why_not

# The actions as they lie on the stage: word, deed, what is drawn, the cubes of the display that it takes.
TILES = (
    ("cattle", Deed.CATTLE, "cow", (Colour.RED,)),
    ("castle", Deed.CASTLE, "castle", (Colour.BLUE,) * 2),
    ("abbey", Deed.ABBEY, "abbey", (Colour.GREEN,) * 3),
    ("warrior", Deed.WARRIOR, "warrior", (Colour.YELLOW,)),
    ("piper", Deed.PIPER, "piper", (Colour.BLUE,)),
    ("monks", Deed.MONKS, "monk", (Colour.GREEN,)),
    ("estate", Deed.RED_DRAW, "tile", (Colour.YELLOW, Colour.GREEN, Colour.GREEN)),
    ("bard", Deed.BARD, "scroll", (Colour.BLUE,)),
)
COLUMNS = 4
# What an estate is paid with by one tap: drawn cubes first, green before red, then more and more of the court.
PAYMENTS = (
    Deed.GREEN_DRAW + 2,
    Deed.RED_DRAW,
    Deed.GREEN_DRAW + 1,
    Deed.GREEN_DRAW,
    Deed.GREEN_COURT + 2,
    Deed.RED_COURT,
    Deed.GREEN_COURT + 1,
    Deed.GREEN_COURT,
)
# Reasons that have room on a tile, by the reason in full.
SHORT = {
    "why-no-room": "room",
    "why-limit": "limit",
    "why-bard-first": "first",
    "why-all-estates": "all",
    "why-bard-nobody": "nobody",
    "why-no-tiles": "tiles",
}
ARROW = 44  # the room of the arrow that opens the other payments


def deeds(scene, w, h):
    """All eight: what can be done, what is done, and what cannot be done, with the reason."""
    gap = 4 if h < 150 else 8
    cells, high = row(COLUMNS, 0, w, gap), (h - gap) / 2
    return "".join(
        at(cells[i % COLUMNS][0], i // COLUMNS * (high + gap), deed_tile(scene, *tile, cells[0][1], high))
        for i, tile in enumerate(TILES)
    )


def deed_tile(scene, word, deed, name, cost, w, h):
    """One action: a part while actions are chosen, with two halves for monks where both may come."""
    words, is_acting = scene.words, scene.is_asked and scene.view.phase == Phase.ACT
    is_done, is_open = bool(done_bits(scene.view) >> deed & 1) and word != "bard", is_offered(scene, word, deed)
    state = "done" if is_done else "open" if is_open else "off"
    if word == "monks" and is_open and scene.deeds >> Deed.MONKS_TWO & 1:
        return monks(scene, w, h, is_acting)
    if word == "estate" and is_open:
        return estate_tile(scene, w, h, is_acting)
    note = words("pic-tile-done") if is_done else "" if is_open else reason(scene, word)
    if word == "warrior" and is_open:
        note = words("pic-tile-card")
    look = tile_look(scene, word, name, [(colour, False) for colour in cost], w, h, state, note)
    if not is_acting:
        return look
    about = words(f"pic-about-{word}") if word != "bard" else words("pic-bard-about")
    phrase = {"monks": "monks 1", "estate": "estate"}.get(word, word)
    return part(look, phrase, name_of_deed(scene, word, deed), about, rim=rim(1, 1, w - 2, h - 2, 9))


def is_offered(scene, word, deed):
    """Whether an action is open to the player to move."""
    if word == "estate":
        return any(scene.deeds >> payment & 1 for payment in PAYMENTS)
    if word == "bard":
        return any(scene.deeds >> (Deed.BARD + player) & 1 for player in range(scene.view.players))
    return bool(scene.deeds >> deed & 1)


def name_of_deed(scene, word, deed):
    """What a tile is called for those who hear it."""
    if word == "bard":
        return scene.words("pic-bard-send")
    if word == "estate":
        return scene.words("pic-estate-buy")
    return scene.words.say(label_deed(deed, scene.view), scene.names)


def reason(scene, word):
    """Why an action cannot be done, in few words; nothing where its cubes say it."""
    view = scene.view
    if view.phase != Phase.ACT:
        return ""
    line = why_not({"monks": "monks 1"}.get(word, word), view, view.player)
    short = SHORT.get(line.key) if line else None
    return scene.words(f"pic-why-{short}") if short else ""


def tile_look(scene, word, name, paid, w, h, state, note, arrow=0):
    """A tile with its picture, its name, and its cubes or why it is off."""
    drawn = [rect(0.5, 2.5, w, h, 9, "shadow") if state == "open" else "", rect(0, 0, w, h, 9, f"deed {state}")]
    title = scene.words(f"pic-do-{word}")
    dye = dye_class(COLOUR_WORDS[paid[0][0]]) if word != "estate" else ""
    body = lying if w >= 128 and h >= 52 and w >= 1.35 * h else upright
    content = body(title, name, dye, paid, w - arrow, h, note, state)
    return "".join(drawn) + group(content, cls="faded" if state == "off" else "on-deed")


def lying(title, name, dye, paid, w, h, note, state):
    """Picture left, words right."""
    size = min(h * 0.62, w * 0.28, 60)
    left, room = size + 16, w - size - 22
    letters = 16 if h >= 70 and w >= 150 else 14
    top = h / 2 - (7 if note or paid else -letters * 0.35)
    if h >= 74 and note and state != "done":
        top = h / 2 - 16
    drawn = [centred(name, 8 + size / 2, h / 2, size, dye), written(left, top, title, room, letters, "serif bold")]
    below = top + 16
    if note and state != "open":
        told = wrapped(note, room, 12, 2 if h >= 60 else 1)
        drawn.append(lines(left, below, told, 12, 14, "soft"))
        below += 14 * len(told)
    if state != "done" and (state == "open" or not note or h >= 74):
        drawn.append(at(left, below - 10, paid_with(paid, min(24, h * 0.27, room / len(paid)))))
        wide = min(24, h * 0.27) * len(paid)
        if note and state == "open" and room > wide + width_in(note, 12) + 6:
            drawn.append(text(left + wide + 5, below + 3, note, 12))
    return "".join(drawn)


def upright(title, name, dye, paid, w, h, note, state):
    """Picture above, words and cubes below, about the middle of the tile."""
    letters = 16 if min(w * 0.8, h) >= 110 else 13 if width_in(title, 13, "bold") <= w - 4 and h >= 60 else 12
    has_title = width_in(title, letters, "bold") <= w - 4 and h >= 44
    told = []
    if note and state != "open":
        told = wrapped(note, w - 4, 12, 1 if state == "done" else 2) if h >= 66 and w >= 60 else []
    has_cubes = state != "done" and not told and h >= 40
    cubes = min(max(17.0, h * 0.2), h * 0.26, (w - 6) / len(paid)) if has_cubes else 0.0
    below = (letters + 3 if has_title else 0) + max(13 * len(told), cubes)
    size = max(14, min(h - below - 7, w * 0.55, 84))
    y = max(3.0, (h - size - below) / 2 - 1)
    drawn = [centred(name, w / 2, y + size / 2, size, dye)]
    y += size
    if has_title:
        drawn.append(text(w / 2, y + letters - 1, title, letters, "bold", "middle"))
        y += letters + 3
    drawn.append(lines(w / 2, y + 10, told, 12, 13, "soft", "middle"))
    if cubes >= 8:
        drawn.append(at((w - cubes * len(paid)) / 2, min(h - cubes - 2, y + 1), paid_with(paid, cubes)))
    return "".join(drawn)


def paid_with(paid, size):
    """Cubes side by side; what comes from the court is drawn as who it is there."""
    shown = []
    for i, (colour, is_court) in enumerate(paid):
        word = COLOUR_WORDS[colour]
        if is_court:
            shown.append(icon(COURT_ICONS[colour], i * size, 0, size, dye_class(word)))
        else:
            shown.append(at(i * size, 0, cube(word, size)))
    return "".join(shown)


def monks(scene, w, h, is_acting):
    """One monk or two: a half of the tile for each."""
    words, drawn, wide = scene.words, [], w / 2 - 1.5
    has_words = h >= 52 and all(width_in(words(f"pic-monks-{n}"), 12, "bold") <= wide - 4 for n in (1, 2))
    for half, deed in enumerate((Deed.MONKS, Deed.MONKS_TWO)):
        count = half + 1
        title = words(f"pic-monks-{count}") if has_words else str(count)
        cubes = min(17.0, h * 0.26, (wide - 6) / 2)
        size = max(14, min(h - 20 - cubes, wide * (0.8 if half == 0 else 0.62), 40))
        look = rect(0.5, 2.5, wide, h, 9, "shadow") + rect(0, 0, wide, h, 9, "deed open")
        for i in range(count):
            x = wide / 2 + (i - half / 2) * size * 0.62
            look += centred("monk", x, 3 + size / 2, size, dye_class("green"))
        look += text(wide / 2, size + 14, title, 12, "bold", "middle")
        y = min(h - cubes - 2, size + 18)
        look += (
            at((wide - cubes * count) / 2, y, paid_with([(Colour.GREEN, False)] * count, cubes)) if cubes >= 8 else ""
        )
        look = group(look, cls="on-deed")
        if is_acting:
            told = words.say(label_deed(deed, scene.view), scene.names)
            edge = rim(0.2, 1, wide - 0.4, h - 2, 8)
            look = part(look, f"monks {count}", told, words("pic-about-monks"), rim=edge)
        drawn.append(at(half * (w / 2 + 1.5), 0, look))
    return "".join(drawn)


# --- estates: one tap pays as most would; the arrow opens the other ways ------------------------------------------


def payments_open(scene):
    """The ways to pay, the usual one first."""
    return [deed for deed in PAYMENTS if scene.deeds >> deed & 1]


def payment(deed):
    """The cubes of a payment, each with whether it comes from the court."""
    from_court = deed == Deed.RED_COURT or deed >= Deed.GREEN_COURT
    if deed <= Deed.RED_COURT:
        return [(Colour.YELLOW, from_court), (Colour.RED, False)]
    drawn = (deed - Deed.GREEN_DRAW) % 3
    return [(Colour.YELLOW, from_court), *((Colour.GREEN, i >= drawn) for i in range(2))]


def estate_tile(scene, w, h, is_acting):
    """The tile of the estate with its usual payment, and the arrow to the others."""
    words, ways = scene.words, payments_open(scene)
    has_arrow = len(ways) > 1
    arrow = max(26, min(ARROW, w * 0.38)) if has_arrow and is_acting else 0
    look = tile_look(scene, "estate", "tile", payment(ways[0]), w, h, "open", "", arrow)
    if not is_acting:
        return look
    told = words.say(label_deed(ways[0], scene.view), scene.names)
    edge = rim(0.5, 1, w - arrow - 1, h - 2, 9)
    drawn = part(look, sentence(ACT + ways[0]), told, words("pic-about-estate"), rim=edge)
    if has_arrow:
        more = rect(0, 4, arrow - 4, h - 8, 7, "more") + centred("arrow", (arrow - 4) / 2, h / 2, min(18, arrow * 0.6))
        drawn += at(w - arrow, 0, handle(more, "payments", words("pic-payments"), rim(0, 2, arrow - 2, h - 4, 8)))
    return drawn


def payments_sheet(scene, w, h):
    """The other ways to pay, each with its cubes and figures; none where there is only one."""
    ways = payments_open(scene)[1:]
    if not ways or not scene.is_asked:
        return ""
    columns = 4 if w >= 520 else 2
    rows = -(-len(ways) // columns)
    cells, high = row(columns, 8, w - 16, 6), min(64.0, (h - HEAD - 8) / rows - 6)
    drawn = []
    for i, deed in enumerate(ways):
        x, wide = cells[i % columns]
        paid = payment(deed)
        size = min(high * 0.7, (wide - 8) / len(paid), 36)
        look = rect(0, 0, wide, high, 9, "deed open")
        look += at((wide - size * len(paid)) / 2, (high - size) / 2, paid_with(paid, size))
        told = scene.words.say(label_deed(deed, scene.view), scene.names)
        about = scene.words("pic-about-estate")
        choice = part(look, sentence(ACT + deed), told, about, rim=rim(1, 1, wide - 2, high - 2, 9))
        drawn.append(at(x, HEAD + i // columns * (high + 6), choice))
    return sheet("payments", "".join(drawn), w, h, scene.words("pic-payments"), scene.words("sheet-close"))


# --- the bard -----------------------------------------------------------------------------------------------------


def bard(scene, w, h):
    """What a bard takes: into the bag, or one home and another into the bag."""
    words, view = scene.words, scene.view
    told = wrapped(words("pic-bard-at", player=scene.names[view.victim]), w - 4, 14, 1 if h < 150 else 2)
    told = told if h >= 120 or not scene.is_asked else []
    drawn = [lines(2, 14, told, 14, 17, "bold")]
    if not scene.is_asked:
        return "".join(drawn)
    colours = [colour for colour in range(COURT_COLOURS) if scene.takes >> colour & 1]
    pairs = [take for i, take in enumerate(TAKES) if scene.takes >> i & 1 and take[0] < 0 and take[2] >= 0]
    lines_of = []
    if len(colours) > 1:
        lines_of.append([(f"keep {COLOUR_WORDS[colour]}", "keep", (colour,)) for colour in colours])
    lines_of.append([(f"bag {COLOUR_WORDS[colour]}", "bag", (colour,)) for colour in colours])
    if pairs:
        both = [(f"bag {COLOUR_WORDS[one]} {COLOUR_WORDS[two]}", "both", (one, two)) for _, one, two in pairs]
        lines_of.append(both)
    top = 6 + 17 * len(told) if told else 0
    cells, high = row(3, 0, w, 6), min(64.0, (h - top + 4) / len(lines_of) - 4)
    for y, choices in enumerate(lines_of):
        for (x, wide), (phrase, verb, taken) in zip(cells, choices, strict=False):
            drawn.append(at(x, top + y * (high + 4), take_chip(scene, phrase, verb, taken, wide, high)))
    return "".join(drawn)


def take_chip(scene, phrase, verb, colours, w, h):
    """A follower, and where it goes."""
    words = scene.words
    size = min(32, h - 6, (w - 30) / (len(colours) + 1))
    look, x = rect(0.5, 2, w, h, 8, "shadow") + rect(0, 0, w, h, 8, "deed open"), 5
    for colour in colours:
        look += icon(COURT_ICONS[colour], x, (h - size) / 2, size, dye_class(COLOUR_WORDS[colour]))
        x += size * 0.9
    look += centred("arrow", x + 12, h / 2, 14) + icon(
        "house" if verb == "keep" else "bag", x + 20, (h - size) / 2, size
    )
    shown = words(f"pic-take-{verb}")
    room = w - x - size - 28
    if room > width_in(shown, 12):
        look += text(x + size + 26, h / 2 + 4, shown, 12, "soft")
    told = words("pic-take", verb=shown, what=", ".join(words(f"pic-{COURT_ICONS[colour]}") for colour in colours))
    return part(group(look, cls="on-deed"), phrase, told, rim=rim(0.5, 0, w - 1, h, 8))

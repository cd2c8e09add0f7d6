"""Mac Robber, drawn: the actions of a turn, each with its cubes, and what a bard takes."""

from dolmen.picture.icons import centred, icon
from dolmen.picture.layout import fit, row, shrink
from dolmen.picture.palette import dye_class
from dolmen.picture.pieces import cube
from dolmen.picture.svg import about, at, group, part, rect, rim, text

from .board import ACT, COLOUR_WORDS, COURT_COLOURS, TAKES, Colour, Deed
from .notation import sentence
from .picture_clan import COURT_ICONS
from .picture_scene import wide_button
from .story import label_deed

# The simple actions: what is drawn on them, and the cubes they take.
CHIPS = (
    (Deed.CATTLE, "cow", (Colour.RED,)),
    (Deed.CASTLE, "castle", (Colour.BLUE,) * 2),
    (Deed.ABBEY, "abbey", (Colour.GREEN,) * 3),
    (Deed.WARRIOR, "warrior", (Colour.YELLOW,)),
    (Deed.PIPER, "piper", (Colour.BLUE,)),
    (Deed.MONKS, "monk", (Colour.GREEN,)),
    (Deed.MONKS_TWO, "monk", (Colour.GREEN,) * 2),
)
CHIP = 68  # the height of a chip
TINY = 15  # the size of a cube on it


def chip(width, caption, *content):
    """The look of something that can be done: what is drawn on it, and a word below."""
    word = text(width / 2, CHIP - 6, fit(caption, width - 2, 12), shrink(caption, width - 4, 13), "", "middle")
    return "".join((rect(0, 0, width, CHIP, 8, "well"), *content, word))


def chip_part(look, width, is_open, phrase, told, explained):
    """A chip to be chosen; a pale one cannot be done now, and says why when it is touched."""
    shown = look if is_open else group(look, cls="ghost")
    return part(shown, phrase, told, explained, rim=rim(1, 1, width - 2, CHIP - 2))


def chips(scene, width):
    """Every action; those that cannot be done say why when they are touched."""
    words = scene.words
    columns = 4 if scene.narrow else 7
    cells = row(columns, 12, width - 24, 6)
    drawn = []
    for i, (deed, name, cost) in enumerate(CHIPS):
        x, w = cells[i % columns]
        y = i // columns * (CHIP + 6)
        drawn.append(at(x, y, deed_chip(scene, deed, name, cost, w)))
    y = -(-len(CHIPS) // columns) * (CHIP + 6)
    if scene.narrow:
        x, w = cells[3]
        drawn.append(at(x, CHIP + 6, bard_chip(scene, w)))
        drawn.append(at(0, y, payments(scene, 12, width - 24, 4)))
        y += payments_height(scene, 4)
    else:
        _, w = cells[0]
        drawn.append(at(12, y, bard_chip(scene, w)))
        drawn.append(at(0, y, payments(scene, 12 + w + 6, width - 30 - w, 5)))
        y += payments_height(scene, 5)
    if scene.deeds >> Deed.DONE & 1:
        done = label_deed(Deed.DONE, scene.view).key
        drawn.append(at(12, y, wide_button(scene, "done", done, width - 24, "check")))
        y += 52
    label_line = words("pic-chips")
    return at(0, 4, "".join(drawn)) + about("", label_line), y + 4


def deed_chip(scene, deed, name, cost, width):
    """An action: what it makes, and its cubes."""
    words, word = scene.words, sentence(ACT + deed)
    dye, middle = dye_class(COLOUR_WORDS[cost[0]]), width / 2
    if deed == Deed.MONKS_TWO:
        made = centred(name, middle - 11, 18, 26, dye) + centred(name, middle + 11, 18, 26, dye)
    else:
        made = centred(name, middle, 18, 30, dye)
    left = middle - len(cost) * TINY / 2
    cubes = "".join(at(left + i * TINY, 33, cube(COLOUR_WORDS[colour], TINY)) for i, colour in enumerate(cost))
    look = chip(width, words(f"pic-{word.replace(' ', '-')}"), made, cubes)
    told = words.say(label_deed(deed, scene.view), scene.names)
    return chip_part(look, width, scene.deeds >> deed & 1, word, told, words(f"pic-about-{word.split()[0]}"))


def bard_chip(scene, width):
    """A bard goes to a clan board: this says so, and lights the boards."""
    words = scene.words
    is_open = any(scene.deeds >> (Deed.BARD + player) & 1 for player in range(scene.view.players))
    cubes = at(width / 2 - 7.5, 33, cube("blue", TINY))
    look = chip(width, words("pic-bard-word"), centred("scroll", width / 2, 18, 28), cubes)
    return chip_part(look, width, is_open, "bard", words("pic-bard-send"), words("pic-bard-about"))


def open_payments(scene):
    return [deed for deed in range(Deed.RED_DRAW, Deed.BARD) if scene.deeds >> deed & 1]


def payments_height(scene, columns):
    count = max(1, len(open_payments(scene)))
    return -(-count // columns) * (CHIP + 6)


def payments(scene, x, width, columns):
    """The ways to pay an estate: cubes are drawn ones, followers are those of the court."""
    words, drawn = scene.words, []
    cells = row(columns, x, width, 6)
    word, explained = words("pic-estate-word"), words("pic-about-estate")
    if not open_payments(scene):
        left, w = cells[0]
        look = chip(w, word, centred("tile", w / 2, 22, 30))
        return at(left, 0, chip_part(look, w, False, "estate", words("pic-estate-buy"), explained))
    for i, deed in enumerate(open_payments(scene)):
        left, w = cells[i % columns]
        look = chip(w, word, centred("tile", w / 2, 14, 24), price(deed, w))
        told = words.say(label_deed(deed, scene.view), scene.names)
        drawn.append(
            at(left, i // columns * (CHIP + 6), chip_part(look, w, True, sentence(ACT + deed), told, explained))
        )
    return "".join(drawn)


def price(deed, width):
    """The cubes of a payment; what comes from the court is drawn as who it is there."""
    from_court = deed == Deed.RED_COURT or deed >= Deed.GREEN_COURT
    paid = [(Colour.YELLOW, from_court)]
    if deed <= Deed.RED_COURT:
        paid.append((Colour.RED, False))
    else:
        drawn = (deed - Deed.GREEN_DRAW) % 3
        paid += [(Colour.GREEN, i >= drawn) for i in range(2)]
    size = 21
    left = (width - len(paid) * size) / 2
    shown = []
    for i, (colour, is_court) in enumerate(paid):
        word = COLOUR_WORDS[colour]
        if is_court:
            shown.append(icon(COURT_ICONS[colour], left + i * size, 29, size, dye_class(word)))
        else:
            shown.append(at(left + i * size + 2, 31, cube(word, size - 4)))
    return "".join(shown)


def bard(scene, width):
    """What a bard takes: into the bag, or one home and another into the bag."""
    words, view = scene.words, scene.view
    told = words("pic-bard-at", player=scene.names[view.victim])
    drawn = [text(16, 18, fit(told, width - 32, 14), 14, "bold")]
    if not scene.is_asked:
        return "".join(drawn), 30
    colours = [colour for colour in range(COURT_COLOURS) if scene.takes >> colour & 1]
    cells = row(3, 12, width - 24, 6)
    y = 30
    for verb, phrase in (("keep", "keep {}"), ("bag", "bag {}")):
        if verb == "keep" and len(colours) < 2:
            continue
        for colour in colours:
            x, w = cells[colour]
            chip = take_chip(scene, phrase.format(COLOUR_WORDS[colour]), verb, (colour,), w)
            drawn.append(at(x, y, chip))
        y += 54
    pairs = [take for i, take in enumerate(TAKES) if scene.takes >> i & 1 and take[0] < 0 and take[2] >= 0]
    for (x, w), (_, one, two) in zip(cells, pairs, strict=False):
        phrase = f"bag {COLOUR_WORDS[one]} {COLOUR_WORDS[two]}"
        drawn.append(at(x, y, take_chip(scene, phrase, "both", (one, two), w)))
    return "".join(drawn), y + (54 if pairs else 0)


def take_chip(scene, phrase, verb, colours, width):
    words = scene.words
    look = rect(0, 0, width, 48, 8, "well")
    x = 6
    for colour in colours:
        look += icon(COURT_ICONS[colour], x, 10, 28, dye_class(COLOUR_WORDS[colour]))
        x += 26
    goal = "house" if verb == "keep" else "bag"
    look += icon("arrow", x + 2, 17, 14) + icon(goal, x + 18, 11, 26)
    shown = words(f"pic-take-{verb}")
    room = width - x - 50
    if room > 40:
        look += text(x + 48, 29, fit(shown, room, 12), 12, "soft")
    names = [words(f"pic-{COURT_ICONS[colour]}") for colour in colours]
    told = words("pic-take", verb=shown, what=", ".join(names))
    return part(look, phrase, told, rim=rim(1, 1, width - 2, 46))

"""Cairn, drawn: the others above, bag and dropped stones in the middle, my towers and my hand below."""

from dolmen.core.viewer import NOBODY
from dolmen.picture.icons import bring_icons, icon
from dolmen.picture.layout import centred_row, fit, grid, huddle, row
from dolmen.picture.palette import DYES, seat_class
from dolmen.picture.pieces import counter, counter_width, panel, pebble, pebble_back, plaque
from dolmen.picture.scene import Scene, column
from dolmen.picture.svg import about, at, part, path, piece, rect, rim, text

from .board import COLOURS, NOTHING, VALUES, Phase, Place, value_of
from .notation import STONE_WORDS
from .sight import hand_size
from .story import COLOUR_WORDS, in_bag, progress, public_score, stone_line, stones_at

bring_icons(__file__)

GAP = 12
STEP = 0.94  # stones of a tower lie in one another by the rest


def draw(view, viewer, words, names=(), narrow=False):
    """The view as a picture; narrow for a phone."""
    scene = Scene(view, viewer, words, names, narrow)
    content, height = phone(scene) if narrow else desk(scene)
    return scene.picture(content, height, described(scene))


def desk(scene):
    """The others side by side, then the middle, then my towers and my hand beside them."""
    inner, others = scene.width - 2 * GAP, scene.others
    each, mine, y = min(560, (inner - (len(others) - 1) * GAP) / len(others)), 560, GAP
    places = centred_row(len(others), scene.width / 2, each, GAP)
    drawn = [at(x, y, area(scene, other, each, 25)) for other, x in zip(others, places, strict=True)]
    y += area_height(25) + GAP
    drawn.append(at(GAP, y, middle(scene, inner, 132)))
    y += 132 + GAP
    drawn.append(at(GAP, y, area(scene, scene.me, mine, 30)))
    drawn.append(at(GAP + mine + GAP, y, hand(scene, inner - mine - GAP, area_height(30), 46)))
    return "".join(drawn), y + area_height(30) + GAP


def phone(scene):
    """One below the other: the others, the middle, my towers, my hand."""
    w = scene.width - 16
    pieces = [(area(scene, other, w, 21), area_height(21)) for other in scene.others]
    pieces.append((middle(scene, w, 124), 124))
    pieces.append((area(scene, scene.me, w, 24), area_height(24)))
    pieces.append((hand(scene, w, 96, 38), 96))
    return column(pieces, 8, 8, 8)


def area(scene, player, width, stone):
    """Somebody's towers, under their name, points and hand; mine are where stones are laid."""
    is_mine = player == scene.viewer
    is_asked = scene.view.player == player and scene.view.phase != Phase.OVER
    look = f"mine {seat_class(player)}" if is_asked else ""
    drawn = [panel(width, area_height(stone), look), heading(scene, player, width)]
    cells = row(COLOURS, 14, width - 28, 14)
    for colour, (x, w) in enumerate(cells):
        drawn.append(at(x, 44, tower(scene, player, colour, w, stone)))
    content = "".join(drawn)
    if not is_mine:
        return content
    edge = rim(4, 38, width - 8, area_height(stone) - 44, 8)
    return part(content, "lay", scene.words("part-lay"), scene.words("about-towers"), rim=edge)


def heading(scene, player, width):
    points = public_score(scene.view, player)
    score = at(width - 12 - counter_width(points, 22), 9, counter("star", points, 22, scene.words("fact-points")))
    room = min(210, width * 0.38)
    named = at(10, 9, plaque(player, scene.names[player], room))
    if player == scene.me:
        return named + score
    return named + score + at(room + 20, 10, closed_hand(scene, player, width - room - 104))


def closed_hand(scene, player, width):
    """The stones in another's hand: backs; their faces when the game is over."""
    stones = stones_at(scene.view, Place.HAND + player)
    count = len(stones) if scene.view.phase == Phase.OVER else hand_size(scene.view, player)
    each = 34 if stones else 30
    step = huddle(count, width, each, 3)
    drawn = []
    for i in range(count):
        stone = pebble(*look_of(stones[i]), each, 24) if stones else pebble_back(player, each, 24)
        key = f"stone-{STONE_WORDS[stones[i]]}" if stones else f"hand-{player}-{i}"
        drawn.append(at(i * step, 0, piece(stone, key)))
    return about("".join(drawn), scene.words("fact-hand"))


def tower(scene, player, colour, width, stone):
    """One tower, rising from its base; the higher the stone, the smaller."""
    base = stone * (1 + STEP * (VALUES - 1)) + 6
    line = path(f"M0 {base:g}H{width:g}", "rule")
    drawn = [line, at(width / 2 - 8, base + 5, icon(DYES[COLOUR_WORDS[colour]], 0, 0, 14, "ghost"))]
    lying = [s for s in stones_at(scene.view, Place.TOWER + player) if s // VALUES == colour]
    for height, s in enumerate(lying):
        w = min(width, 130) * (1 - 0.05 * height)
        y = base - stone - height * stone * STEP
        drawn.append(at((width - w) / 2, y, piece(pebble(*look_of(s), w, stone), f"stone-{STONE_WORDS[s]}")))
    return "".join(drawn)


def middle(scene, width, height):
    """The bag, the stone just dropped (where others are dropped), and those dropped before."""
    words = scene.words
    left = 8 if width < 600 else width / 2 - 116
    bagged = icon("bag", 14, 8, 72) + text(50, 64, in_bag(scene.view), 26, "serif bold on-paper", "middle")
    bagged += text(50, height - 12, words("bag"), 14, "soft", "middle")
    bag = part(bagged, "draw", words("label-draw"), words.say(progress(scene.view)), rim=rim(0, 6, 100, height - 12))
    return "".join(
        (
            panel(width, height),
            at(left, 0, bag),
            at(left + 104, 0, drop_place(scene, 128, height)),
            at(left + 244, 0, dropped_earlier(scene, width - left - 252, height)),
        )
    )


def dropped_earlier(scene, width, height):
    """Stones that nobody can take any more, for those who count."""
    earlier = [s for s in stones_at(scene.view, Place.DROPPED) if s != scene.view.offered]
    if not earlier:
        return ""
    columns = max(2, int(width // 48))
    rows = -(-len(earlier) // columns)
    small = min(24, (height - 40) / rows - 4)
    drawn = [text(4, 24, fit(scene.words("earlier"), width, 13), 13, "soft")]
    for s, (x, y) in zip(earlier, grid(len(earlier), columns, 2, 34, 48, small + 4), strict=True):
        drawn.append(at(x, y, piece(pebble(*look_of(s), 44, small), f"stone-{STONE_WORDS[s]}")))
    return "".join(drawn)


def drop_place(scene, width, height):
    words, offered = scene.words, scene.view.offered
    drawn = rect(8, 16, width - 16, height - 52, 8, "well")
    label = words("part-drop")
    if offered != NOTHING:
        stone = pebble(*look_of(offered), 88, 40)
        drawn += at((width - 88) / 2, 16 + (height - 52 - 40) / 2, piece(stone, f"stone-{STONE_WORDS[offered]}"))
        if scene.view.phase == Phase.DRAW:
            label = words("label-take", stone=words.say(stone_line(offered)))
    drawn += text(width / 2, height - 12, words("dropped"), 14, "soft", "middle")
    return part(drawn, "take|drop", label, words("about-dropped"), rim=rim(4, 6, width - 8, height - 12))


def hand(scene, width, height, stone):
    """My stones, each to be chosen; a spectator sees their backs above."""
    words = scene.words
    mine = stones_at(scene.view, Place.HAND + scene.me)
    title = words("hand") if scene.viewer != NOBODY else words("hand-of", player=scene.names[scene.me])
    drawn = [panel(width, height), text(14, 25, fit(title, width - 28, 15), 15, "soft")]
    each = min(104, (width - 28 - 4 * 8) / 5)
    y = 30 + (height - 30 - stone) / 2 - 2
    count = hand_size(scene.view, scene.me) if scene.view.phase != Phase.OVER else len(mine)
    places = centred_row(count, width / 2, each, 8)
    if not mine and scene.view.phase != Phase.OVER:
        for i, x in enumerate(places):
            drawn.append(at(x, y, piece(pebble_back(scene.me, each, stone), f"hand-{scene.me}-{i}")))
    edge = rim(-3, -3, each + 6, stone + 6, stone / 2)
    for s, x in zip(mine, places, strict=False):
        label, word = words.say(stone_line(s)), STONE_WORDS[s]
        drawn.append(at(x, y, part(pebble(*look_of(s), each, stone), word, label, key=f"stone-{word}", rim=edge)))
    return "".join(drawn)


def described(scene):
    """The position in sentences, for those who hear it."""
    words, told = scene.words, [scene.words.say(progress(scene.view)) + "."]
    if scene.view.offered != NOTHING:
        told.append(f"{words('dropped')}: {words.say(stone_line(scene.view.offered))}.")
    for player in (scene.me, *scene.others):
        stones = named(scene, Place.TOWER + player)
        points = public_score(scene.view, player)
        told.append(words("picture-towers", player=scene.names[player], points=points, stones=stones))
    if scene.viewer != NOBODY:
        told.append(f"{words('hand')}: {named(scene, Place.HAND + scene.viewer)}.")
    return " ".join(told)


def named(scene, place):
    """The stones of a place in words."""
    words = scene.words
    return ", ".join(words.say(stone_line(s)) for s in stones_at(scene.view, place)) or words("none")


def look_of(stone):
    """Colour and value of a stone, as the kit wants them."""
    return COLOUR_WORDS[stone // VALUES], value_of(stone)


def area_height(stone):
    """How high somebody's area is when stones are so high."""
    return stone * (1 + STEP * (VALUES - 1)) + 76

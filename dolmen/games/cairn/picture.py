"""Cairn, drawn for its box: the others above, bag and dropped stones beside my towers, my hand below.

Everything is measured in stones: their height follows from the box, all else from their height.
"""

from dolmen.core.contract.room import DESK
from dolmen.core.viewer import NOBODY
from dolmen.picture.icons import bring_icons, icon
from dolmen.picture.layout import centred_row, fit, grid, huddle, row
from dolmen.picture.palette import DYES, seat_class
from dolmen.picture.pieces import counter, counter_width, panel, pebble, pebble_back, plaque
from dolmen.picture.scene import Scene
from dolmen.picture.svg import about, at, group, part, piece, place, rect, rim, text

from .board import COLOURS, HAND_SIZE, NOTHING, VALUES, Phase, Place, value_of
from .notation import STONE_WORDS
from .sight import hand_size
from .story import COLOUR_WORDS, in_bag, progress, public_score, stone_line, stones_at

bring_icons(__file__)

STEP = 0.8  # stones of a tower lie in one another by the rest
TOWER = 1 + STEP * (VALUES - 1)  # how many stones high a tower can become
HEAD, FOOT = 30, 24  # above the towers stands a name, below them the mark of their colour
MINE, HELD = 1.1, 1.9  # how much larger my stones are, on my towers and in my hand
LEAST, MOST = 17, 44  # a stone's height: its value can be read, and it is still a stone
LETTERS = 13
LOWEST = 16  # my hand, cut off by the edge of the lowest boxes


def draw(view, viewer, words, names=(), box=DESK):
    """The view as a picture for a box."""
    scene = Scene(view, viewer, words, names, box=box)
    return scene.picture(table(scene), scene.height, described(scene))


def table(scene):
    """Rows that share the height: the others; bag and my towers, one below the other in a tall box; my hand."""
    width, height = scene.width, scene.height
    is_tall, gap = height > 1.3 * width, 4 if min(width, height) < 500 else 10
    band = 84 + height / 40 if is_tall else 0
    rows = 4 if is_tall else 3
    fixed = 2 * (HEAD + FOOT) + band + (rows + 1) * gap + 16
    stone = min(MOST, max(LEAST, (height - fixed) / (TOWER * (1 + MINE) + HELD)))
    spare = max(0, (height - fixed - stone * (TOWER * (1 + MINE) + HELD)) / rows)
    inner, y = width - 2 * gap, gap
    high = TOWER * stone + HEAD + FOOT + spare
    drawn = []
    for other, (x, w) in zip(scene.others, row(len(scene.others), gap, inner, gap), strict=True):
        drawn.append(at(x, y, area(scene, other, w, high, stone)))
    y += high + gap
    high, left = TOWER * stone * MINE + HEAD + FOOT + spare, 0
    if is_tall:
        drawn.append(at(gap, y, middle(scene, inner, band + spare)))
        y += band + spare + gap
    else:
        left = max(136, inner * 0.4)
        drawn.append(at(gap, y, middle(scene, left, high)))
        left += gap
    drawn.append(at(gap + left, y, area(scene, scene.me, inner - left, high, stone * MINE)))
    y += high + gap
    drawn.append(at(gap, y, hand(scene, inner, max(LOWEST, height - y - gap), stone * HELD)))
    return "".join(drawn)


def area(scene, player, width, height, stone):
    """Somebody's towers, under their name, points and hand; mine are where stones are laid."""
    is_asked = scene.view.player == player and scene.view.phase != Phase.OVER
    look = f"mine {seat_class(player)}" if is_asked else ""
    drawn = [panel(width, height, look), heading(scene, player, width)]
    for colour, (x, w) in enumerate(row(COLOURS, 4, width - 8, 3)):
        drawn.append(at(x, 0, tower(scene, player, colour, w, height - FOOT, stone)))
    content = "".join(drawn)
    if player != scene.viewer:
        return content
    edge = rim(3, 3, width - 6, height - 6, 8)
    return part(content, "lay", scene.words("part-lay"), scene.words("about-towers"), rim=edge)


def heading(scene, player, width):
    points = public_score(scene.view, player)
    right = width - 6 - counter_width(points, 18)
    score = at(right, 5, counter("star", points, 18, scene.words("fact-points")))
    room = min(190, right - 8)
    named = at(4, 4, plaque(player, scene.names[player], room, 13) if room > 80 else tag_of(scene, player, room))
    if player == scene.me:
        return named + score
    if right - room < 100:  # no room for the hand: a stone is drawn at the name
        return place(named, f"hand-{player}-{hand_size(scene.view, player) - 1}") + score
    return named + score + at(room + 12, 4, closed_hand(scene, player, right - room - 20))


def tag_of(scene, player, width):
    """A name where there is no room for more."""
    written = text(5, 16, fit(scene.names[player], width - 8, 12, True), 12, "bold")
    return group(rect(0, 0, width, 23, 6, "plain-own"), group(written, cls="on-own"), cls=seat_class(player))


def closed_hand(scene, player, width):
    """The stones in another's hand: backs; their faces when the game is over."""
    stones = stones_at(scene.view, Place.HAND + player)
    count = len(stones) if scene.view.phase == Phase.OVER else hand_size(scene.view, player)
    step = huddle(count, width, 34, 3)
    drawn = []
    for i in range(count):
        stone = pebble(*look_of(stones[i]), 34, 22) if stones else pebble_back(player, 34, 22)
        key = f"stone-{STONE_WORDS[stones[i]]}" if stones else f"hand-{player}-{i}"
        drawn.append(at(i * step, 0, piece(stone, key)))
    return about("".join(drawn), scene.words("fact-hand"))


def tower(scene, player, colour, width, base, stone):
    """One tower, rising from its base; the higher the stone, the smaller."""
    ground = rect(2, base, width - 4, 4, 2, "moss")
    drawn = [ground, icon(DYES[COLOUR_WORDS[colour]], width / 2 - 7, base + 6, 14, "ghost")]
    lying = [s for s in stones_at(scene.view, Place.TOWER + player) if s // VALUES == colour]
    stone = min(stone, max(LEAST, width / 1.6))
    for height, s in enumerate(lying):
        w = min(width, 3.2 * stone) * (1 - 0.03 * height)
        y = base - stone * (1 + STEP * height)
        drawn.append(at((width - w) / 2, y, piece(pebble(*look_of(s), w, stone), f"stone-{STONE_WORDS[s]}")))
    return "".join(drawn)


def middle(scene, width, height):
    """The bag, the stone just dropped (where others are dropped), and those dropped before: beside them, or below."""
    is_wide = width > 2.5 * height
    high = height if is_wide else max(62, height * 0.52)
    half = min(150, width * 0.24) if is_wide else width / 2
    below = (2 * half, 0, width - 2 * half, height) if is_wide else (0, high, width, height - high)
    return "".join(
        (
            panel(width, height),
            bag(scene, half, high),
            at(half, 0, drop_place(scene, half, high)),
            at(*below[:2], dropped_earlier(scene, *below[2:])),
        )
    )


def bag(scene, width, height):
    """What is left to draw."""
    words, size = scene.words, min(width, height - 22) - 6
    bagged = icon("bag", (width - size) / 2, 4, size)
    bagged += text(width / 2, 4 + size * 0.78, in_bag(scene.view), size * 0.36, "serif bold on-paper", "middle")
    bagged += text(width / 2, height - 7, words("bag"), LETTERS, "soft", "middle")
    edge = rim(3, 3, width - 6, height - 6)
    return part(bagged, "draw", words("label-draw"), words.say(progress(scene.view)), rim=edge)


def drop_place(scene, width, height):
    words, offered = scene.words, scene.view.offered
    drawn = rect(8, 8, width - 16, height - 32, 8, "well")
    label = words("part-drop")
    if offered != NOTHING:
        w, h = min(100, width - 24), min(44, height - 40)
        stone = piece(pebble(*look_of(offered), w, h), f"stone-{STONE_WORDS[offered]}")
        drawn += at((width - w) / 2, 8 + (height - 32 - h) / 2, stone)
        if scene.view.phase == Phase.DRAW:
            label = words("label-take", stone=words.say(stone_line(offered)))
    drawn += text(width / 2, height - 7, words("drop-place"), LETTERS, "soft", "middle")
    return part(drawn, "take|drop", label, words("about-dropped"), rim=rim(3, 3, width - 6, height - 6))


def dropped_earlier(scene, width, height):
    """Stones that nobody can take any more, for those who count."""
    earlier = [s for s in stones_at(scene.view, Place.DROPPED) if s != scene.view.offered]
    high = next((h for h in (28, 24, 20) if len(earlier) <= (width - 8) // (2 * h) * ((height - 4) // h)), LEAST)
    wide = next((w for w in (2 * high, 1.6 * high) if len(earlier) <= (width - 8) // w * ((height - 4) // high)), 25)
    drawn = []
    places = grid(len(earlier), max(1, int((width - 8) // wide)), 4, 2, wide, high)
    for s, (x, y) in zip(earlier, places, strict=True):
        drawn.append(at(x, y, piece(pebble(*look_of(s), wide - 3, high - 1), f"stone-{STONE_WORDS[s]}")))
    return about("".join(drawn), scene.words("earlier"))


def hand(scene, width, height, stone):
    """My stones, each to be chosen; a spectator sees their backs."""
    words, is_over = scene.words, scene.view.phase == Phase.OVER
    mine = stones_at(scene.view, Place.HAND + scene.me)
    title = words("hand") if scene.viewer != NOBODY else words("hand-of", player=scene.names[scene.me])
    drawn = [panel(width, height), about(rect(0, 0, width, height, 10, "rim"), title)]
    count = hand_size(scene.view, scene.me) if not is_over else len(mine)
    each = min(3 * stone, (width - 16) / (HAND_SIZE + 1) - 6)
    stone = min(stone, each / 1.4)
    y = (height - stone) / 2
    places = centred_row(count, width / 2, each, 6)
    if not mine and not is_over:
        for i, x in enumerate(places):
            drawn.append(at(x, y, piece(pebble_back(scene.me, each, stone), f"hand-{scene.me}-{i}")))
    edge = rim(-3, -y + 3, each + 6, height - 6, 10)
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

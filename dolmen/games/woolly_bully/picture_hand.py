"""Woolly Bully, drawn: my tiles with their two sides and the ways in which they may lie."""

from dolmen.picture.layout import fit, grid
from dolmen.picture.preview import flipper, look, side
from dolmen.picture.svg import at, circle, group, part, path, rect, rim, text

from .board import BEASTS_OF_A_KIND, EDGES, FIRST_BEAST, SIDES, Phase
from .hand import tiles_of
from .notation import FACE_WORDS, KIND_WORDS, TILE_WORDS
from .picture_tile import SIZE, face
from .rules.bag import kind_of
from .rules.landscape import fits, wanted
from .story import has_double
from .telling import back_line, edges_line, sheep_line

ARROWS = "M2 5.5h10M9 2.5l3 3-3 3M14 10.5H4M7 7.5l-3 3 3 3"
CORNER = 0.36  # of a tile, the other side in its corner
GAP = 8
MOST = 130  # pixels of a tile
NAME = 28  # above the tiles, where there is room


def hand(scene, width, height):
    """My tiles, each with one side up and the other in its corner, as large as there is room."""
    view = scene.view
    tiles = tiles_of(view, scene.viewer) if scene.viewer >= 0 else []
    if not tiles or view.phase == Phase.OVER:
        return ""
    head = NAME if height > 150 else 0
    columns, size = best_grid(len(tiles), width, height - head)
    rows = -(-len(tiles) // columns)
    left = (width - columns * (size + GAP) + GAP) / 2
    top = head + (height - head - rows * (size + GAP) + GAP) / 2
    name = text(2, 13, fit(scene.words("pic-hand", n=len(tiles)), width - 4, 13), 13, "soft") if head else ""
    spots = grid(len(tiles), columns, left, top, size + GAP, size + GAP)
    return name + "".join(at(x, y, hand_tile(scene, tile, size)) for tile, (x, y) in zip(tiles, spots, strict=True))


def best_grid(count, width, height):
    """How many tiles stand side by side, and how large they are, so that all have room and are as large as can be."""
    found = (
        (min((width + GAP) / columns, (height + GAP) / -(-count // columns)) - GAP, columns)
        for columns in range(1, count + 1)
    )
    size, columns = max(found)
    return columns, int(max(12, min(MOST, size)))


def hand_tile(scene, tile, size):
    """One tile: the side that is up, the other one in its corner, and every way in which it may lie."""
    key, sides = f"hand-{tile}", [tile_side(scene, tile, face) for face in (2 * tile, 2 * tile + 1)]
    drawn = [
        side(two_sided(2 * tile + n, size), phrase, name, is_up=n == is_up(scene, tile))
        for n, (phrase, name) in enumerate(sides)
    ]
    drawn += looks(scene, tile, sides) if scene.is_asked else []
    phrase = "|".join(phrase for phrase, _ in sides)
    card = part("".join(drawn), phrase, sides[0][1], sides[0][1], key, rim(-2, -2, size + 4, size + 4, 6), "in-hand")
    corner = size * (1 - CORNER) - 2
    hit = rim(0, 0, size - corner + 3, size - corner + 3)
    return card + at(corner, corner, flipper(flip_sign(size * CORNER), key, scene.words("pic-flip"), hit))


def is_up(scene, tile):
    """A wolf or hunter that is due lies with its forest side up."""
    return int(tile >= FIRST_BEAST and scene.view.phase == Phase.BEAST)


def flip_sign(size):
    """Two arrows, at the corner of the corner."""
    r = max(7, size * 0.27)
    arrows = at(size + 2 - r * 1.5, size + 2 - r * 1.5, path(ARROWS, "flip-arrows"), scale=r / 8)
    return circle(size + 2 - r / 2, size + 2 - r / 2, r, "flip-sign") + arrows if size > 18 else ""


def two_sided(number, size):
    """A face, and the other side of its tile small in the lower right corner."""
    corner = size * (1 - CORNER)
    edge = rect(corner - 2, corner - 2, size * CORNER + 3, size * CORNER + 3, 4, "f pale")
    small = at(corner, corner, face(SIDES * (number ^ 1)), scale=size * CORNER / SIZE)
    shade = rect(1, 3, size, size, size * 0.045, "shadow")
    return shade + at(0, 0, face(SIDES * number), scale=size / SIZE) + group(edge, small, cls="small")


def tile_side(scene, tile, number):
    """What one side of a tile says, and its name; the forest side of wolves and hunters is declared, then laid."""
    words = scene.words
    if tile >= FIRST_BEAST and number % 2:
        kind = KIND_WORDS[kind_of(tile - FIRST_BEAST)]
        colour = words.say(sheep_line((tile - FIRST_BEAST) % BEASTS_OF_A_KIND))
        said = f"{kind} {TILE_WORDS[tile]}" if scene.view.phase == Phase.BEAST else f"declare {kind}|{kind}@+"
        return said, words("pic-beast-face", kind=words(f"kind-{kind}"), colour=colour)
    name = words("pic-face", tile=words.say(edges_line(EDGES[SIDES * number])))
    if has_double(scene.view, scene.viewer, number):
        name = words("pic-face-back", tile=name, back=words.say(back_line(tile, number)))
    return FACE_WORDS[number], name


def looks(scene, tile, sides):
    """Every way in which a tile may lie somewhere now."""
    view, drawn = scene.view, []
    if view.phase == Phase.BEAST:
        if tile >= FIRST_BEAST:
            phrase, name = sides[1]
            drawn.append(look(face(SIDES * (2 * tile + 1)), phrase, phrase, name))
        return drawn
    if view.phase not in (Phase.TURN, Phase.BONUS):
        return drawn
    wants = {wanted(view, place) for place in view.empty[: view.empties]}
    for number, (phrase, _) in zip((2 * tile, 2 * tile + 1), sides, strict=True):
        for turn in range(SIDES) if tile < FIRST_BEAST else (0,) if number % 2 == 0 else ():
            lies = SIDES * number + turn
            if any(fits(EDGES[lies], edges) for edges in wants):
                name = scene.words.say(edges_line(EDGES[lies]))
                drawn.append(look(face(lies), f"{FACE_WORDS[number]} * r{turn}", phrase, name))
    return drawn

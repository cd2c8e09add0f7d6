"""Woolly Bully for the terminal: the landscape in letters, the fields, the players, my hand."""

from textwrap import wrap

from dolmen.picture.layout import name_of
from dolmen.picture.letters import COLUMNS, DYE_STYLES, cell, clip, join, mark, seat
from dolmen.words import list_line

from .board import (
    BEASTS_OF_A_KIND,
    BONUSES,
    COLOUR_WORDS,
    COLOURS,
    EDGES,
    FIRST_BEAST,
    NOTHING,
    SIDES,
    SQUARE_FACE,
    TILES,
    UNKNOWN,
    Phase,
    x_of,
    y_of,
)
from .gates import is_dead
from .hand import tiles_of
from .notation import KIND_WORDS, TILE_WORDS
from .rules.bag import kind_of
from .rules.forests import is_covered
from .rules.landscape import number_at, side_of, wanted
from .story import safe_sheep
from .telling import TERRAIN_WORDS, colour_line, run_line

STYLES = {**{word: DYE_STYLES[word] for word in COLOUR_WORDS}, "village": "dim", "forest": "green"}
WIDE, CLOSE, TALL = 6, 4, 3  # letters of a tile with and without room between them, and its lines
MARGIN = 5  # for the numbers of the rows, and for the sign that there is more
MORE = "…"
HELD, A_LINE = 26, 3  # the letters of a tile in the hand, and how many stand in a line


def sketch(view, viewer, words, names=()):
    """The view as text in rich's markup."""
    lines = [
        *landscape(view, words),
        *(mark(line, "dim") for line in wrap(words("sketch-legend"), COLUMNS)),
        "",
    ]
    lines += [player_line(view, player, viewer, words, names) for player in range(view.players)]
    lines.append("")
    lines += fields(view, words, names)
    if viewer >= 0 and view.phase != Phase.OVER:
        lines += hand(view, viewer, words)
    return join(lines)


def landscape(view, words):
    """Rows of tiles, north above; the coordinates stand at the edges, empty places beside tiles have a sign."""
    spots = {view.place[n]: n for n in range(view.laid) if number_at(view, view.place[n]) == n + 1}
    around = [*spots, *view.empty[: view.empties]]
    xs, ys = [x_of(p) for p in around], [y_of(p) for p in around]
    west, east, south, north = min(xs), max(xs), min(ys), max(ys)
    wide = WIDE if (east - west + 1) * WIDE <= COLUMNS - MARGIN else CLOSE
    # A landscape too wide for the terminal is cut where it is farthest from the square, and says so.
    most = (COLUMNS - MARGIN) // wide
    cut = east - west + 1 > most
    if cut:
        west, east = (west, west + most - 1) if -west <= east else (east - most + 1, east)
    by_spot = {(x_of(place), y_of(place)): number for place, number in spots.items()}
    empty = {(x_of(place), y_of(place)): wanted(view, place) for place in view.empty[: view.empties]}
    lines = [" " * 4 + "".join(cell(f"{x:^{wide}}", wide, "dim") for x in range(west, east + 1))]
    for y in range(north, south - 1, -1):
        for row in range(TALL):
            line = cell(f"{y:>3} " if row == 1 else "", 4, "dim")
            for x in range(west, east + 1):
                if (x, y) in by_spot:
                    line += tile_row(view, words, by_spot[x, y], row, wide)
                else:
                    sign = ("×" if is_dead(empty[x, y]) else "·") if row == 1 and (x, y) in empty else ""
                    line += cell(" " * (wide // 3) + sign, wide, "dim")
            lines.append(line + (mark(MORE, "bold") if cut and row == 1 else ""))
    return lines


def tile_row(view, words, number, row, wide):
    """One line of a tile: north above, west, middle and east, south below."""
    edges = EDGES[view.lies[number]]
    north, east, south, west = (letter(side_of(edges, side), words) for side in range(SIDES))
    gap = " " if wide == WIDE else ""
    if row == 1:
        return gap.join((west, mark(middle(view, words, number), "bold"), east)) + " "
    before = " " * (wide // 3)
    return before + (north if row == 0 else south) + " " * (wide - len(before) - 1)


def letter(terrain, words):
    """The letter of an edge in the language, in its colour."""
    word = TERRAIN_WORDS[terrain]
    return mark(words(f"letter-{word}"), STYLES[word])


def middle(view, words, number):
    face = view.lies[number] // SIDES
    tile, side = divmod(face, 2)
    if face == SQUARE_FACE:
        return "+"
    if tile >= TILES:
        return "?"
    if tile < FIRST_BEAST or side == 0:
        return "/"
    beast = tile - FIRST_BEAST
    if beast >= BEASTS_OF_A_KIND:
        return words("letter-hunter")
    return words("letter-covered" if is_covered(view, beast) else "letter-wolf")


def player_line(view, player, viewer, words, names):
    """Name, tiles, colours as far as they are known, beasts that all know of, stop."""
    marker = ">" if player == view.player and view.phase != Phase.OVER else " "
    line = mark(marker + " ", "bold") + seat(player, name_of(player, names, words), 22)
    line += cell(words("sketch-tiles", n=view.held[player]), 12)
    known = [colour for colour in range(COLOURS) if view.owner[colour] == player and is_shown(view, colour, viewer)]
    line += " ".join(mark(words.say(colour_line(colour)), DYE_STYLES[COLOUR_WORDS[colour]]) for colour in known) or "?"
    if view.stopped[player]:
        line += "  " + mark(words("sketch-stopped", bonus=BONUSES[view.stopped[player]]), "bold")
    beasts = [run_line(kind, view.known[player][kind]) for kind in range(2) if view.known[player][kind]]
    if beasts and view.phase != Phase.OVER:
        line += "  " + words("sketch-known", beasts=words.say(list_line(beasts)))
    return line


def is_shown(view, colour, viewer):
    return bool(view.declared[colour]) or view.owner[colour] == viewer or view.players == 2 or view.phase == Phase.OVER


def fields(view, words, names):
    """The largest safe field of each colour, and whose it is as far as that is known."""
    lines = [mark(words("sketch-fields"), "bold")]
    for colour in range(COLOURS):
        owner = view.owner[colour]
        whose = "?" if owner == UNKNOWN else words("sketch-free") if owner == NOTHING else name_of(owner, names, words)
        word = cell(words.say(colour_line(colour)), 10, DYE_STYLES[COLOUR_WORDS[colour]])
        lines.append(f"  {word}{cell(safe_sheep(view, colour), 4, 'bold', right=True)}  {mark(clip(whose, 40))}")
    return lines


def hand(view, viewer, words):
    """My tiles with both faces: north, east, south, west."""
    tiles = tiles_of(view, viewer)
    lines = [mark(words("sketch-hand"), "bold")]
    for start in range(0, len(tiles), A_LINE):
        shown = (hand_tile(tile, words) for tile in tiles[start : start + A_LINE])
        lines.append("  " + "".join(shown))
    return lines


def hand_tile(tile, words):
    """`t12  a bbry  b vkkk`: the words to say it by, and the letters of the language."""
    word, back = TILE_WORDS[tile], hand_back(tile, words)
    front = "".join(letter(terrain, words) for terrain in printed(2 * tile))
    width = len(f"{word} a 1234 b ") + (4 if tile < FIRST_BEAST else len(back))
    return f"{mark(word, 'bold')} a {front} b {back}" + " " * (HELD - width)


def hand_back(tile, words):
    """Side b in letters; wolves and hunters by their name."""
    if tile >= FIRST_BEAST:
        return words(f"kind-{KIND_WORDS[kind_of(tile - FIRST_BEAST)]}")
    return "".join(letter(terrain, words) for terrain in printed(2 * tile + 1))


def printed(face):
    """The terrains of a face, north first."""
    return [side_of(EDGES[SIDES * face], side) for side in range(SIDES)]

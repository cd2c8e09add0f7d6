"""Woolly Bully for the terminal: the landscape in letters, the fields, the players, my hand."""

from dolmen.picture.layout import name_of
from dolmen.picture.letters import COLUMNS, DYE_STYLES, cell, clip, heading, join, mark, seat

from .board import (
    BEASTS_OF_A_KIND,
    BONUSES,
    COLOUR_WORDS,
    COLOURS,
    EDGES,
    FACE_LETTERS,
    FIRST_BEAST,
    LETTERS,
    NOTHING,
    SIDES,
    SQUARE_FACE,
    TILES,
    UNKNOWN,
    Phase,
    x_of,
    y_of,
)
from .notation import TILE_WORDS
from .rules.forests import is_covered
from .rules.landscape import side_of
from .story import progress, safe_sheep
from .telling import colour_line

STYLES = {
    **{word[0] if word != "black" else "k": DYE_STYLES[word] for word in COLOUR_WORDS if word != "blue"},
    "b": DYE_STYLES["blue"],
    "v": "dim",
    "f": "green",
}
WIDE, CLOSE, TALL = 6, 4, 3  # letters of a tile with and without room between them, and its lines
MARGIN = 5  # for the numbers of the rows, and for the sign that there is more
MORE = "…"


def sketch(view, viewer, words, names=()):
    """The view as text in rich's markup."""
    lines = [
        heading(words.say(progress(view))),
        *landscape(view),
        mark(clip(words("sketch-legend"), COLUMNS), "dim"),
        "",
    ]
    lines += [player_line(view, player, viewer, words, names) for player in range(view.players)]
    lines.append("")
    lines.append(mark(words("sketch-fields") + ": ", "bold") + fields(view, words))
    if viewer >= 0 and view.phase != Phase.OVER:
        lines += hand(view, viewer, words)
    return join(lines)


def landscape(view):
    """Rows of tiles, north above; the coordinates stand at the edges, empty places beside tiles as dots."""
    spots = {view.place[n]: n for n in range(view.laid) if view.at[view.place[n]] == n + 1}
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
    empty = {(x_of(place), y_of(place)) for place in view.empty[: view.empties]}
    lines = [" " * 4 + "".join(cell(f"{x:^{wide}}", wide, "dim") for x in range(west, east + 1))]
    for y in range(north, south - 1, -1):
        for row in range(TALL):
            line = cell(f"{y:>3} " if row == 1 else "", 4, "dim")
            for x in range(west, east + 1):
                if (x, y) in by_spot:
                    line += tile_row(view, by_spot[x, y], row, wide)
                else:
                    dot = " " * (wide // 3) + "·" if row == 1 and (x, y) in empty else ""
                    line += cell(dot, wide, "dim")
            lines.append(line + (mark(MORE, "bold") if cut and row == 1 else ""))
    return lines


def tile_row(view, number, row, wide):
    """One line of a tile: north above, west, middle and east, south below."""
    north, east, south, west = (LETTERS[side_of(EDGES[view.lies[number]], side)] for side in range(SIDES))
    gap = " " if wide == WIDE else ""
    if row == 1:
        signs = [mark(west, STYLES[west]), mark(middle(view, number), "bold"), mark(east, STYLES[east])]
        return gap.join(signs) + " "
    letter = north if row == 0 else south
    before = " " * (wide // 3)
    return before + mark(letter, STYLES[letter]) + " " * (wide - len(before) - 1)


def middle(view, number):
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
        return "H"
    return "w" if is_covered(view, beast) else "W"


def player_line(view, player, viewer, words, names):
    """Name, tiles, colours as far as they are known, stop."""
    marker = ">" if player == view.player and view.phase != Phase.OVER else " "
    line = mark(marker + " ", "bold") + seat(player, name_of(player, names, words), 30)
    line += cell(f"{view.held[player]} {words('sketch-tiles')}", 14)
    known = [colour for colour in range(COLOURS) if view.owner[colour] == player and is_shown(view, colour, viewer)]
    line += " ".join(mark(words.say(colour_line(colour)), DYE_STYLES[COLOUR_WORDS[colour]]) for colour in known) or "?"
    if view.stopped[player]:
        line += "  " + mark(words("sketch-stopped", bonus=BONUSES[view.stopped[player]]), "bold")
    return line


def is_shown(view, colour, viewer):
    return bool(view.declared[colour]) or view.owner[colour] == viewer or view.players == 2 or view.phase == Phase.OVER


def fields(view, words):
    """`black 6 (p1), yellow 0 …`: the largest safe field of each colour."""
    shown = []
    for colour in range(COLOURS):
        owner = view.owner[colour]
        whose = "?" if owner == UNKNOWN else "–" if owner == NOTHING else f"p{owner + 1}"
        word = mark(words.say(colour_line(colour)), DYE_STYLES[COLOUR_WORDS[colour]])
        shown.append(f"{word} {mark(safe_sheep(view, colour), 'bold')} ({whose})")
    return ", ".join(shown)


def hand(view, viewer, words):
    """My tiles with both faces: north, east, south, west."""
    tiles = view.hand[viewer][: view.held[viewer]]
    shown = [f"{TILE_WORDS[t]} a {FACE_LETTERS[2 * t]} b {back_of(t)}" for t in tiles]
    lines = [mark(words("sketch-hand"), "bold")]
    for start in range(0, len(shown), 4):
        lines.append("  " + "   ".join(cell(item, 20) for item in shown[start : start + 4]))
    return lines


def back_of(tile):
    """Side b in letters; wolves and hunters by their sign."""
    if tile < FIRST_BEAST:
        return FACE_LETTERS[2 * tile + 1]
    return "wolf" if tile < FIRST_BEAST + BEASTS_OF_A_KIND else "hunter"

"""Keltis for the terminal: the board row by row, the players with their rows, the piles, my hand, what signs mean."""

from dolmen.core.viewer import NOBODY
from dolmen.picture.layout import around, name_of
from dolmen.picture.letters import DYE_STYLES, SEAT_SIGNS, SEAT_STYLES, cell, clip, join, mark, seat
from dolmen.words import minus, signed

from .board import BIG, COLOURS, FIGURES, HELD, NO_CARD, VALUES, Direction, Phase
from .maps import (
    CLOVER,
    COLOUR,
    COLOUR_WORDS,
    IS_ONE_A_PATH,
    LISTS,
    NO_TILE,
    PLACES,
    PLAIN_WISH,
    POINTS,
    ROW,
    SHED,
    START,
    STONE,
    VALUE,
    WISH,
)
from .rules import score
from .story import SEAT_COLOURS, known_cards

WIDTH = 80  # columns of a terminal
EDGE, COLUMN = 5, 15  # of the values beside the board, and of each space
ARROWS = {Direction.UNDECIDED: "↕", Direction.RISING: "↗", Direction.FALLING: "↘"}
STONE_SIGN = "◆"


def sketch(view, viewer, words, names=()):
    """The view as lines of rich's markup."""
    me, others = around(view.players, viewer)
    lines = []
    for row in range(max(ROW[view.board]), 0, -1):
        lines += [*board_lines(view, row, words), steps_line(view, row)]
    lines += [start_line(view, words), ""]
    for player in (*others, me):
        lines += player_lines(view, player, words, name_of(player, names, words))
    lines.append(pile_line(view, words))
    if viewer != NOBODY:
        lines.append(hand_line(view, viewer, words))
    lines += [mark(words(f"sketch-legend-{what}"), "dim") for what in ("tiles", "signs")]
    return join(lines)


def named(colour, words):
    """The word of a colour, in that colour."""
    if colour >= COLOURS:
        return mark(words("colour-joker"), "bold")
    return mark(words(f"colour-{COLOUR_WORDS[colour]}"), DYE_STYLES[COLOUR_WORDS[colour]])


def board_lines(view, row, words):
    """A row of the board: its value and the names of its spaces, then what lies and who stands on each."""
    spaces = [space for space in range(len(LISTS[view.board])) if ROW[view.board][space] == row]
    value = cell(signed(VALUE[view.board][spaces[0]]), EDGE - 1, "bold", right=True)
    names, things, ends = value, " " * (EDGE - 1), [EDGE - 1, EDGE - 1]
    for space in sorted(spaces, key=lambda space: LISTS[view.board][space]["x"]):
        at = place_of(view, space)
        for i, (shown, wide) in enumerate((space_name(view, space, words), space_things(view, space, words))):
            gap = " " * max(1, at - ends[i])
            names, things = (names + gap + shown, things) if i == 0 else (names, things + gap + shown)
            ends[i] += len(gap) + wide
    return [names, things]


def place_of(view, space):
    """The column in which a space begins."""
    return EDGE + round(LISTS[view.board][space]["x"] * (WIDTH - EDGE) / 100 - COLUMN / 2)


def steps_line(view, row):
    """The steps that lead up into a row, below it."""
    spaces, signs = LISTS[view.board], [" "] * WIDTH
    for start, found in enumerate(spaces):
        for to in (
            PLACES[view.board][word] for word in found["next"] if ROW[view.board][PLACES[view.board][word]] == row
        ):
            left, right = place_of(view, start) + 3, place_of(view, to) + 3
            if start != START:
                signs[(left + right) // 2] = "│" if left == right else "╱" if right > left else "╲"
    return mark("".join(signs).rstrip(), "dim")


def space_name(view, space, words):
    """`c1 green`, on paths `green 1`, and how wide that is."""
    found, colour = LISTS[view.board][space], COLOUR[view.board][space]
    word = words("colour-joker") if colour >= COLOURS else words(f"colour-{COLOUR_WORDS[colour]}")
    if IS_ONE_A_PATH[view.board]:
        return named(colour, words) + mark(f" {found['row']}", "dim"), len(word) + 1 + len(str(found["row"]))
    name = clip(found["id"], 3)
    return mark(name + " ", "dim") + named(colour, words), len(name) + 1 + len(word)


def space_things(view, space, words):
    """`+2 o+!`, tile and figures (the big one with a stroke), and how wide that is."""
    tile, colour = lying(view, space, words)
    found = figures_on(view, space)
    wide = sum(1 + (figure == BIG) for _, figure in found)
    signs = "".join(figure_sign(player, figure) for player, figure in found)
    if len(tile) + 1 + wide > COLUMN - 1:
        signs, wide = mark(f"×{len(found)}", "bold"), 1 + len(str(len(found)))
    shown = mark(tile, DYE_STYLES[COLOUR_WORDS[colour]]) if colour < COLOURS else tile
    return shown + " " + signs, len(tile) + 1 + wide


def figure_sign(player, figure):
    colour = SEAT_COLOURS[player]
    return mark(SEAT_SIGNS[colour] + ("!" if figure == BIG else ""), SEAT_STYLES[colour])


def figures_on(view, space):
    return [
        (player, figure)
        for player in range(view.players)
        for figure in range(FIGURES)
        if view.figures[player][figure] == space
    ]


def lying(view, space, words):
    """A tile or stack in a few letters, and the colour of its stones."""
    tile, stone = view.tile[space], STONE[view.board][space]
    if stone < COLOURS:
        return f"{STONE_SIGN}{words(f'colour-{COLOUR_WORDS[stone]}')}×{view.stack[space]}", stone
    if tile == NO_TILE:
        return "·", COLOURS
    if tile > POINTS:
        return f"+{tile - POINTS}", COLOURS
    if tile in (PLAIN_WISH, CLOVER, SHED):
        return {PLAIN_WISH: STONE_SIGN, CLOVER: "♣", SHED: "↓"}[tile], COLOURS
    return f"{STONE_SIGN}{words(f'colour-{COLOUR_WORDS[tile - WISH]}')}", tile - WISH


def start_line(view, words):
    shown = []
    for player in range(view.players):
        figures = [figure for p, figure in figures_on(view, START) if p == player]
        shown.append("".join(figure_sign(player, figure) for figure in figures) or mark("·", "dim"))
    return cell("", EDGE) + mark(clip(words("space-start"), 20) + ": ", "dim") + "  ".join(shown)


def player_lines(view, player, words, name):
    """A player: points, rows, wish stones, cards known in the hand."""
    turn = "◀ " if view.player == player and view.phase not in (Phase.OVER, Phase.ENDED) else ""
    head = seat(SEAT_COLOURS[player], f"{turn}{clip(name, 20)}", 26)
    head += words("sketch-points", points=minus(score(view, player)), track=view.points[player])
    rows = "  ".join(row_words(view, player, colour, words) for colour in range(COLOURS))
    lines = [head, "  " + rows]
    for key, shown in (("stones", stones(view, player, words)), ("known", by_colour(known_cards(view, player), words))):
        if shown:
            lines.append("  " + mark(clip(words(f"sketch-{key}"), 22) + ": ", "dim") + shown)
    return lines


def stones(view, player, words):
    """`red 2  blue 1`."""
    held = view.stones[player]
    shown = [f"{named(stone, words)} {count}" for stone, count in enumerate(held[:COLOURS]) if count]
    if held[COLOURS]:
        shown.append(mark(held[COLOURS], "bold"))
    return "  ".join(shown)


def row_words(view, player, colour, words):
    """`red 9↘(3)`: the last card, the direction, how many."""
    last = view.last[player][colour]
    if last == NO_CARD:
        return named(colour, words) + mark(" ·", "dim")
    count = sum(view.laid[player][colour * VALUES : (colour + 1) * VALUES])
    arrow = ARROWS[Direction(view.direction[player][colour])]
    return named(colour, words) + f" {last}{arrow}" + mark(f"({count})", "dim")


def by_colour(cards, words):
    """`red 3 8 · green 1`."""
    shown = []
    for colour in range(COLOURS):
        values = [str(card % VALUES) for card in cards if card // VALUES == colour]
        if values:
            shown.append(f"{named(colour, words)} {mark(' '.join(values), 'bold')}")
    return " · ".join(shown)


def pile_line(view, words):
    shown = []
    for colour in range(COLOURS):
        size = view.pile_size[colour]
        top = str(view.pile[colour][size - 1]) if size else "·"
        closed = "✗" if view.closed == colour else ""
        shown.append(named(colour, words) + f" {top}{closed}" + (mark(f"({size})", "dim") if size else ""))
    return mark(clip(words("sketch-piles"), 9) + ": ", "dim") + "  ".join(shown)


def hand_line(view, viewer, words):
    cards = [slot // HELD for slot in view.hand[viewer] if slot >= 0]
    return mark(clip(words("sketch-hand"), 16) + ": ", "bold") + by_colour(cards, words)

"""Keltis for the terminal: the board row by row, the players with their rows, the piles, my hand."""

from dolmen.core.viewer import NOBODY
from dolmen.picture.layout import around, name_of
from dolmen.picture.letters import COLUMNS, DYE_STYLES, SEAT_SIGNS, SEAT_STYLES, cell, clip, join, mark, seat
from dolmen.words import signed

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
from .story import SEAT_COLOURS, known_cards, progress

COLUMN, EDGE = 18, 6  # the width of a space, and of the values beside the board
ARROWS = {Direction.UNDECIDED: "↕", Direction.RISING: "↗", Direction.FALLING: "↘"}


def sketch(view, viewer, words, names=()):
    """The view as lines of rich's markup."""
    me, others = around(view.players, viewer)
    lines = [mark(words.say(progress(view)), "bold"), ""]
    for row in range(max(ROW[view.board]), 0, -1):
        lines += [board_line(view, row), steps_line(view, row)]
    lines += [start_line(view, words), ""]
    for player in (*others, me):
        lines += player_lines(view, player, words, name_of(player, names, words))
    lines.append(pile_line(view, words))
    if viewer != NOBODY:
        lines.append(hand_line(view, viewer, words))
    return join(lines)


def letter(colour):
    """The first letter of a colour, in that colour; a joker is a star."""
    if colour >= COLOURS:
        return mark("*", "bold")
    return mark(COLOUR_WORDS[colour][0].upper(), DYE_STYLES[COLOUR_WORDS[colour]])


def board_line(view, row):
    """A row of the board: its value, then each space with what lies and who stands on it."""
    spaces = [space for space in range(len(LISTS[view.board])) if ROW[view.board][space] == row]
    line, end = cell(signed(VALUE[view.board][spaces[0]]), 4, "bold", right=True), 4
    for space in sorted(spaces, key=lambda space: LISTS[view.board][space]["x"]):
        gap = max(1, place_of(view, space) - end)
        shown, wide = space_cell(view, space)
        line, end = line + " " * gap + shown, end + gap + wide
    return line


def place_of(view, space):
    """The column in which a space begins."""
    return EDGE + round(LISTS[view.board][space]["x"] * (COLUMNS - EDGE - COLUMN / 2) / 100 - COLUMN / 2)


def steps_line(view, row):
    """The steps that lead up into a row, below it."""
    spaces, signs = LISTS[view.board], [" "] * COLUMNS
    for start, found in enumerate(spaces):
        for to in (
            PLACES[view.board][word] for word in found["next"] if ROW[view.board][PLACES[view.board][word]] == row
        ):
            left, right = place_of(view, start) + 3, place_of(view, to) + 3
            if start != START:
                signs[(left + right) // 2] = "│" if left == right else "╱" if right > left else "╲"
    return mark("".join(signs).rstrip(), "dim")


def space_cell(view, space):
    """`c1 R +2 o+!`, name, colour, tile, figures (the big one with a stroke), and how wide that is."""
    found = LISTS[view.board][space]
    name = str(found["row"]) if IS_ONE_A_PATH[view.board] else found["id"]
    plain = clip(name, 3) + "   " + lying(view, space)
    signs = "".join(
        mark(SEAT_SIGNS[SEAT_COLOURS[player]] + ("!" if figure == BIG else ""), SEAT_STYLES[SEAT_COLOURS[player]])
        for player, figure in figures_on(view, space)
    )
    wide = len(plain) + sum(1 + (figure == BIG) for _, figure in figures_on(view, space)) + 1
    shown = mark(clip(name, 3), "dim") + " " + letter(COLOUR[view.board][space]) + " " + lying(view, space)
    if wide > COLUMN:
        signs, wide = mark(f"×{len(figures_on(view, space))}", "bold"), len(plain) + 3
    return shown + " " + signs, wide


def figures_on(view, space):
    return [
        (player, figure)
        for player in range(view.players)
        for figure in range(FIGURES)
        if view.figures[player][figure] == space
    ]


def lying(view, space):
    """A tile or stack in two or three letters."""
    tile = view.tile[space]
    if STONE[view.board][space] < COLOURS:
        return f"{COLOUR_WORDS[STONE[view.board][space]][0]}×{view.stack[space]}"
    if tile == NO_TILE:
        return "·"
    if tile > POINTS:
        return f"+{tile - POINTS}"
    if tile == PLAIN_WISH:
        return "w"
    return {CLOVER: "♣", SHED: "↓"}.get(tile) or f"w{COLOUR_WORDS[tile - WISH][0]}"


def start_line(view, words):
    shown = []
    for player in range(view.players):
        colour = SEAT_COLOURS[player]
        figures = [figure for p, figure in figures_on(view, START) if p == player]
        signs = "".join(SEAT_SIGNS[colour] + ("!" if figure == BIG else "") for figure in figures)
        shown.append(mark(signs or "·", SEAT_STYLES[colour]))
    return cell("", 6) + mark(clip(words("space-start"), 20) + ": ", "dim") + "  ".join(shown)


def player_lines(view, player, words, name):
    """A player: points, stones, rows, cards known in the hand."""
    turn = "◀ " if view.player == player and view.phase not in (Phase.OVER, Phase.ENDED) else ""
    head = seat(SEAT_COLOURS[player], f"{turn}{clip(name, 20)}", 26)
    head += mark(signed(score(view, player)).removeprefix("+"), "bold")
    head += mark(f" ({clip(words('sketch-track'), 12)} {view.points[player]})  ", "dim") + stones(view, player)
    rows = "  ".join(row_words(view, player, colour) for colour in range(COLOURS))
    lines = [head, "  " + rows]
    known = known_cards(view, player)
    if known:
        shown = " ".join(card_words(card) for card in known)
        lines.append("  " + mark(clip(words("sketch-known"), 20) + ": ", "dim") + shown)
    return lines


def stones(view, player):
    held = view.stones[player]
    shown = [
        mark(f"{COLOUR_WORDS[stone][0].upper()}{count}", DYE_STYLES[COLOUR_WORDS[stone]])
        for stone, count in enumerate(held[:COLOURS])
        if count
    ]
    if held[COLOURS]:
        shown.append(mark(f"w{held[COLOURS]}", "bold"))
    return " ".join(shown)


def row_words(view, player, colour):
    """`R 9↘ (3)`: the last card, the direction, how many."""
    last = view.last[player][colour]
    if last == NO_CARD:
        return letter(colour) + mark(" ·", "dim")
    count = sum(view.laid[player][colour * VALUES : (colour + 1) * VALUES])
    return letter(colour) + f" {last}{ARROWS[Direction(view.direction[player][colour])]}" + mark(f" ({count})", "dim")


def card_words(card):
    """`R3`."""
    word = COLOUR_WORDS[card // VALUES]
    return mark(f"{word[0].upper()}{card % VALUES}", DYE_STYLES[word])


def pile_line(view, words):
    shown = []
    for colour in range(COLOURS):
        size = view.pile_size[colour]
        top = str(view.pile[colour][size - 1]) if size else "·"
        closed = "✗" if view.closed == colour else ""
        shown.append(letter(colour) + f" {top}{closed}" + mark(f" ({size})", "dim"))
    head = mark(clip(words("sketch-deck"), 16) + f" {view.deck_size}", "bold")
    return head + mark("   " + clip(words("sketch-piles"), 16) + ": ", "dim") + "  ".join(shown)


def hand_line(view, viewer, words):
    cards = [slot // HELD for slot in view.hand[viewer] if slot >= 0]
    return mark(clip(words("sketch-hand"), 16) + ": ", "bold") + "  ".join(card_words(card) for card in cards)

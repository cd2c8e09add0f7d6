"""Mac Robber, drawn: bag, deck, discards and tiles, as a panel or in one line."""

from dolmen.core.viewer import NOBODY
from dolmen.picture.icons import icon
from dolmen.picture.layout import huddle, row
from dolmen.picture.pieces import cube
from dolmen.picture.svg import about, at, group, line, lines, rect, text

from .board import CLOSED, COLOUR_WORDS, COLOURS, LOWEST_TILE, TILES, VALUES, Place
from .cubes import in_bag
from .picture_pieces import covered_card, fighting_card
from .picture_scene import keyed, spot, width_in, wrapped, written

LOW_BAG = 18  # below this somebody should think of the end by the bag


KEYS = {"bag": ("bag",), "cards": ("deck", "discards"), "tiles": ("pile",)}


def stock(scene, w, h):
    """Three parts, one below the other."""
    drawn = [rect(0.5, 2, w, h, 10, "shadow"), rect(0, 0, w, h, 10, "panel")]
    inner = h - 8
    parts = ((bag, min(inner * 0.4, 104)), (cards, min(inner * 0.4, 104)), (tiles, min(inner * 0.24, 52)))
    gap = (inner - sum(high for _, high in parts)) / 2
    y = 4.0
    for content, high in parts:
        if y > 4:
            drawn.append(line(10, y - gap / 2, w - 10, y - gap / 2, "rule"))
        drawn.append(at(8, y, spot(scene, content(scene, w - 16, high), *KEYS[content.__name__])))
        y += high + gap
    return "".join(drawn)


def two_lines(w, h):
    """How things of four kinds stand: in one line of four, or in two of two where the room is narrow and high."""
    return w / COLOURS < 48 and h >= 84


def bag(scene, w, h):
    """The bag, and how many of each colour are in it."""
    words, view = scene.words, scene.view
    total, in_two = in_bag(view), two_lines(w, h)
    line_high = min(26.0, h * (0.31 if in_two else 0.5))
    low = line_high * (2 if in_two else 1)
    size = min(46, h - low - 2)
    is_low = total < LOW_BAG
    look = icon("bag", 0, 0, size)
    if size >= 32:
        number = text(size / 2, size * 0.78, total, min(18, size * 0.42), "serif bold", "middle")
        look, left = look + group(number, cls="on-paper"), size + 6
    else:
        look += text(size + 4, size / 2 + 6, total, 16, "serif bold")
        left = size + 14 + 12 * len(str(total))
    told = words("pic-bag-low") if is_low else words("pic-in-bag")
    shown = wrapped(told, w - left, 12, 2 if size >= 28 else 1) if is_low else [told]
    if is_low:
        title = group(lines(left, size / 2 + 4 - 7 * (len(shown) - 1), shown, 12, 14, "bold"), cls="bad")
    else:
        title = written(left, size / 2 + 5, told, w - left, 14, "serif bold")
    drawn = [about(look, words("pic-bag", n=total)), title]
    columns = 2 if in_two else COLOURS
    cells = row(columns, 0, w, 2)
    for colour in range(COLOURS):
        x, wide = cells[colour % columns]
        y = h - low + colour // columns * line_high
        drawn.append(at(x, y, cubes_in_bag(scene, colour, wide, line_high)))
    return "".join(drawn)


def cubes_in_bag(scene, colour, w, h):
    words, word, count = scene.words, COLOUR_WORDS[colour], scene.view.bag[colour]
    size = min(22, h - 2, w - 22)
    look = at(0, (h - size) / 2, cube(word, size)) + text(size + 2, h / 2 + 5, count, 15, "serif bold")
    told = words("pic-bag-of", cubes=words(f"cubes-{word}", n=count)) if count else words(f"pic-bag-without-{word}")
    return about(look, told)


def cards(scene, w, h):
    """Deck and discard pile; on a closed pile the cards that only their owners know are counted."""
    words, view = scene.words, scene.view
    in_two = two_lines(w, h)
    line_high = min(36.0, h * (0.31 if in_two else 0.54))
    low = line_high * (2 if in_two else 1)
    top = h - low
    high = min(34, top - 4)
    deck = at(0, (top - high) / 2, covered_card(high / 1.4, high))
    deck += text(high / 1.4 + 6, top / 2 + 6, view.in_deck, 17, "serif bold")
    left = high / 1.4 + 16 + 13 * len(str(view.in_deck))
    drawn = [about(deck, words("pic-deck", n=view.in_deck))]
    right = w
    if view.discard_pile == CLOSED:
        covered = sum(view.in_covered)
        right -= 24 + 10 * len(str(covered))
        look = covered_card(13, 18) + text(17, 14, covered, 14, "serif bold")
        drawn.append(at(right, (top - 18) / 2, about(look, words("pic-covered", n=covered))))
        right -= 6
    if right - left > width_in(words("pic-discards"), 12):
        drawn.append(text(right - 2, top / 2 + 5, words("pic-discards"), 12, "soft", "end"))
    columns = 2 if in_two else VALUES
    cells = row(columns, 0, w, 2)
    for value in range(VALUES):
        x, wide = cells[value % columns]
        drawn.append(at(x, top + value // columns * line_high, discards_of(scene, value, wide, line_high)))
    return "".join(drawn)


def discards_of(scene, value, w, h):
    """How many cards of a value lie open; and of a closed pile those of mine."""
    view, words = scene.view, scene.words
    mine = view.covered[scene.viewer][value] if scene.viewer != NOBODY and view.discard_pile == CLOSED else 0
    high = min(30, h - 5, (w - 20) * 1.3)
    count = f"{view.discards[value]}+{mine}" if mine else str(view.discards[value])
    look = at(0, (h - high) / 2 - 1, fighting_card(value + 1, high / 1.3, high))
    look += text(high / 1.3 + 3, h / 2 + 4, count if mine or w < 52 else f"×{count}", 13 if w > 52 else 12, "bold")
    told = words("pic-discards-of", n=view.discards[value], value=value + 1)
    return about(look if view.discards[value] or mine else group(look, cls="gone"), told)


def tiles(scene, w, h):
    """The pile of estate tiles, and the numbers that were turned up."""
    words, view = scene.words, scene.view
    size = min(30, h - 4)
    pile = icon("tile", 0, (h - size) / 2, size) + text(size + 5, h / 2 + 6, view.pile, 17, "serif bold")
    drawn = [about(pile, words("pic-pile", n=view.pile))]
    left = size + 14 + 11 * len(str(view.pile))
    shown = [LOWEST_TILE + view.tile[i] for i in range(TILES) if view.tile_place[i] == Place.SHOWN]
    if not shown and width_in(words("pic-tiles"), 14, "serif bold") <= w - left:
        drawn.append(text(left, h / 2 + 5, words("pic-tiles"), 14, "serif bold"))
    wide = min(28, h - 2)
    step = huddle(len(shown), w - left, wide, 3)
    for i, number in enumerate(shown):
        look = rect(0, 0, wide, wide, 5, "meadow") + text(wide / 2, wide / 2 + 5, number, 14, "serif bold", "middle")
        look = keyed(scene, look, f"tile-{i}", words("pic-tile-shown", n=number))
        drawn.append(at(left + i * step, (h - wide) / 2, look))
    return "".join(drawn)


def stock_line(scene, w, h):
    """The same in one line: bag and cubes, deck, tiles."""
    words, view = scene.words, scene.view
    drawn = [rect(0, 0, w, h, 8, "panel")]
    size = min(22.0, h - 8)
    cells = row(COLOURS + 3, 7, w - 12, 2)
    total = in_bag(view)
    number = group(text(size + 3, h / 2 + 5, total, 15, "serif bold"), cls="bad" if total < LOW_BAG else "")
    looks = [(icon("bag", 0, (h - size) / 2, size) + number, words("pic-bag", n=total))]
    for colour in range(COLOURS):
        word, count = COLOUR_WORDS[colour], view.bag[colour]
        told = words("pic-bag-of", cubes=words(f"cubes-{word}", n=count)) if count else words(f"pic-bag-without-{word}")
        look = at(0, (h - size) / 2 + 1, cube(word, size - 2)) + text(size + 1, h / 2 + 5, count, 15, "serif bold")
        looks.append((look, told))
    deck = at(2, (h - size) / 2, covered_card(size / 1.35, size)) + text(
        size + 2, h / 2 + 5, view.in_deck, 15, "serif bold"
    )
    pile = icon("tile", 0, (h - size) / 2, size) + text(size + 2, h / 2 + 5, view.pile, 15, "serif bold")
    looks += [(deck, words("pic-deck", n=view.in_deck)), (pile, words("pic-pile", n=view.pile))]
    shown = [at(x, 0, about(look, told)) for (x, _), (look, told) in zip(cells, looks, strict=True)]
    in_bag_now, deck_now, pile_now = "".join(shown[:5]), shown[5], shown[6]
    drawn += [spot(scene, in_bag_now, "bag"), spot(scene, deck_now, "deck", "discards"), spot(scene, pile_now, "pile")]
    return "".join(drawn)

"""Mac Robber, drawn: bag, deck, discards and tiles; the hand."""

from dolmen.core.viewer import NOBODY
from dolmen.picture.icons import icon
from dolmen.picture.layout import fit, huddle, row
from dolmen.picture.pieces import card_back, cube, panel
from dolmen.picture.svg import about, at, group, line, part, piece, rect, rim, text

from .board import CLOSED, COLOUR_WORDS, COLOURS, FROM_HAND, LOWEST_TILE, TILES, VALUES, Phase, Place
from .cubes import in_bag
from .picture_assault import fighting_card

LOW_BAG = 18  # below this somebody should think of the end by the bag
STOCK = 232


def stock(scene, width):
    """The bag with its contents, the deck and the discards, the pile of tiles."""
    drawn = [panel(width, STOCK), at(0, 0, bag(scene, width))]
    drawn += [line(14, 82, width - 14, 82, "rule"), at(0, 84, cards(scene, width))]
    drawn += [line(14, 158, width - 14, 158, "rule"), at(0, 160, tiles(scene, width))]
    return "".join(drawn)


def bag(scene, width):
    words, view = scene.words, scene.view
    total = in_bag(view)
    shown = icon("bag", 12, 8, 58) + text(41, 54, total, 20, "serif bold on-paper", "middle")
    drawn = [about(group(shown, cls="on-paper"), words("pic-bag", n=total))]
    drawn.append(text(82, 24, fit(words("pic-in-bag"), width - 92, 13), 13, "soft"))
    if total < LOW_BAG:
        warn = fit(words("pic-bag-low"), width - 92, 12)
        drawn[-1] = group(text(82, 24, warn, 12, "bold"), cls="bad")
    for colour, (x, _) in enumerate(row(COLOURS, 80, width - 88, 2)):
        word = COLOUR_WORDS[colour]
        look = at(0, 2, cube(word, 21)) + text(24, 19, view.bag[colour], 17, "serif bold")
        count = view.bag[colour]
        told = words("pic-bag-of", cubes=words(f"cubes-{word}", n=count)) if count else words(f"pic-bag-without-{word}")
        drawn.append(at(x, 38, about(look, told)))
    return "".join(drawn)


def cards(scene, width):
    """Deck and discard pile; on a closed pile the cards that only their owners know are counted."""
    words, view = scene.words, scene.view
    deck = card_back(28, 40) + text(33, 28, view.in_deck, 18, "serif bold")
    drawn = [at(8, 16, about(deck, words("pic-deck", n=view.in_deck)))]
    drawn.append(text(82, 18, fit(words("pic-discards"), width - 142, 13), 13, "soft"))
    cells = row(VALUES, 80, width - 88, 2)
    for value in range(VALUES):
        x, _ = cells[value]
        mine = view.covered[scene.viewer][value] if scene.viewer != NOBODY and view.discard_pile == CLOSED else 0
        look = at(0, 0, fighting_card(value + 1, 24, 34)) + text(27, 23, view.discards[value], 15, "serif bold")
        if mine:
            look += text(27, 38, f"+{mine}", 12, "soft")
        told = words("pic-discards-of", n=view.discards[value], value=value + 1)
        drawn.append(at(x, 26, about(look if view.discards[value] or mine else group(look, cls="gone"), told)))
    if view.discard_pile == CLOSED:
        covered = sum(view.in_covered)
        look = card_back(13, 19) + text(18, 15, covered, 14, "serif bold")
        drawn.append(at(width - 46, 3, about(look, words("pic-covered", n=covered))))
    return "".join(drawn)


def tiles(scene, width):
    """The pile of estate tiles, and the numbers that were turned up."""
    words, view = scene.words, scene.view
    pile = icon("tile", 8, 14, 38) + text(48, 40, view.pile, 19, "serif bold")
    drawn = [about(pile, words("pic-pile", n=view.pile))]
    shown = [LOWEST_TILE + view.tile[i] for i in range(TILES) if view.tile_place[i] == Place.SHOWN]
    told = words("pic-tiles-shown") if shown else words("pic-tiles")
    drawn.append(text(82, 22, fit(told, width - 92, 13), 13, "soft"))
    step = huddle(len(shown), width - 96, 32, 4)
    for i, number in enumerate(shown):
        look = rect(0, 0, 32, 30, 6, "grass") + text(16, 21, number, 16, "serif bold", "middle")
        drawn.append(at(82 + i * step, 30, piece(look, f"tile-{i}", words("pic-tile-shown", n=number))))
    return "".join(drawn)


SHAPE = 88 / 60  # of a card


def hand(scene, width, height):
    """My cards, and apart from them those just drawn after an assault."""
    words, view = scene.words, scene.view
    title = words("pic-hand") if scene.viewer != NOBODY else words("pic-hand-of", player=scene.names[scene.me])
    drawn = [panel(width, height), text(14, 22, fit(title, width * 0.55, 14), 14, "soft")]
    is_known = scene.viewer != NOBODY or scene.is_over
    held = single_cards(view.hand[scene.me]) if is_known else []
    fresh = single_cards(view.fresh[scene.me]) if is_known else []
    count = view.in_hand[scene.me]
    card_w = 72 if width > 500 else 58
    y = 30 + (height - 30 - card_w * SHAPE) / 2
    room = width - 28 if not view.in_fresh[scene.me] else (width - 28) * 0.42
    step = huddle(count, room, card_w, 6)
    for i in range(count):
        drawn.append(at(14 + i * step, y, held_card(scene, held[i] if held else None, i, "hand", card_w)))
    if view.in_fresh[scene.me]:
        left = 14 + room + 16
        drawn.append(line(left - 8, 12, left - 8, height - 12, "rule"))
        drawn.append(text(left, 22, fit(words("pic-fresh"), width - left - 8, 14), 14, "soft"))
        step = huddle(view.in_fresh[scene.me], width - left - 12, card_w, 6)
        for i in range(view.in_fresh[scene.me]):
            drawn.append(at(left + i * step, y, held_card(scene, fresh[i] if fresh else None, i, "fresh", card_w)))
    elif scene.is_asked and view.phase in (Phase.DISCARD, Phase.SORT, Phase.COMBAT, Phase.VENTURE):
        key = {Phase.DISCARD: "discard", Phase.SORT: "sort", Phase.COMBAT: "play"}.get(view.phase, "exchange")
        hint = fit(words(f"pic-hint-{key}"), width * 0.45 - 14, 13)
        drawn.append(text(width - 14, 22, hint, 13, "soft", "end"))
    return "".join(drawn)


def single_cards(counts):
    """Counts by value as single cards, the lowest first."""
    return [value for value in range(VALUES) for _ in range(max(0, counts[value]))]


def held_card(scene, value, i, where, w):
    """A card of the hand: a back for those who may not look."""
    h = w * SHAPE
    if value is None:
        return piece(card_back(w, h), f"{where}-{i}")
    look, word = fighting_card(value + 1, w, h), value + 1
    phrase = card_phrase(scene, word, where)
    key = f"{where}-{value}-{i}"
    if not phrase:
        return piece(look, key)
    told = spoken_card(scene, value, i, where)
    return part(look, phrase, told, key=key, rim=rim(-2, -2, w + 4, h + 4))


def spoken_card(scene, value, i, where):
    """`Card 3`, or of several alike which of them: no two parts share a name."""
    counts = scene.view.fresh[scene.me] if where == "fresh" else scene.view.hand[scene.me]
    card = scene.words("pic-card-fresh" if where == "fresh" else "pic-card", n=value + 1)
    if counts[value] == 1:
        return card
    return scene.words("pic-card-nth", card=card, nth=i - sum(counts[:value]) + 1, all=counts[value])


def card_phrase(scene, word, where):
    """What a card says when it is chosen."""
    phase = scene.view.phase
    if not scene.is_asked:
        return ""
    if phase == Phase.SORT:
        return f"discard {word}|{word}" if where == "fresh" or scene.view.refill == FROM_HAND else ""
    if where == "fresh":
        return ""
    if phase == Phase.DISCARD:
        return f"discard {word}"
    if phase == Phase.COMBAT:
        return f"play {word}"
    return f"exchange {word}|{word}" if phase == Phase.VENTURE else ""

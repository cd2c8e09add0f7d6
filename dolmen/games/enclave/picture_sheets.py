"""Enclave, drawn: sheets. What is public and has no room at sight is one tap away: places, thieves, decks, the hand."""

from dolmen.picture.layout import row, wrap
from dolmen.picture.sheets import HEAD, sheet
from dolmen.picture.svg import at, lines, text

from .board import Place
from .cards import (
    DECK_WORDS,
    DECKS,
    EFFECT,
    FIRST,
    LEVELS,
    LOCATION_WORDS,
    LOCATIONS,
    MARKER_START,
    NOTHING,
    SIZE,
    Deck,
    Kind,
    Location,
)
from .known import NO_DISCARDS, deck_count, known_in_deck, known_line, pile
from .names import cards_line, deck_line, place_line, tree_effect, tree_line
from .picture_cards import deal
from .picture_hand import hand_cards, laid
from .picture_marks import mark
from .picture_places import deck_chip, deck_text
from .picture_scene import SANS
from .picture_stage import place_sheet
from .picture_thief import track
from .picture_told import thief

PAD = 14


def sheets(scene, zone):
    """All sheets, closed until they are opened."""
    drawn = [place(scene, location, zone) for location in Location]
    drawn += [thief_sheet(scene, player, zone) for player in range(scene.view.players)]
    drawn += [deck_sheet(scene, deck, zone) for deck in range(DECKS)]
    if scene.has_folded_hand:
        drawn.append(hand_sheet(scene, hand_cards(scene.view, scene.me), zone))
    return "".join(at(zone.x, zone.y, one) for one in drawn)


def page(scene, name, content, told, zone, title):
    """A sheet as large as its zone."""
    return sheet(name, at(PAD, HEAD, content), zone.w, zone.h, title, scene.words("sheet-close"), told, "on-place")


def place(scene, location, zone):
    """A place at large."""
    name = scene.words.say(place_line(location))
    if location == Location.TREE:
        return page(scene, "place-tree", *tree_page(scene, zone.w - 2 * PAD, zone.h - HEAD - 8), zone, name)
    with scene.sheet():
        content = place_sheet(scene, location, zone.w - 2 * PAD, zone.h - HEAD - 8)
    return page(scene, f"place-{LOCATION_WORDS[location]}", content, "", zone, name)


def tree_page(scene, w, h):
    """The levels in words, the highest above: what each does, the points left, who stands there; and that text."""
    view, words = scene.view, scene.words
    short, long = [], []
    for level in range(LEVELS - 1, -1, -1):
        card = view.tree[level]
        effect = words.say(tree_effect(card))
        short.append(words("pic-level", level=level + 1, tree=words.say(tree_line(card)), effect=effect))
        owner, standing = (
            view.marker_owner[level],
            list(view.line[LOCATIONS + level][: view.line_size[LOCATIONS + level]]),
        )
        start = MARKER_START[view.players]
        more = (
            words("pic-marker-value", n=view.marker[level], start=start)
            if owner == NOTHING
            else words("pic-marker-taken", player=scene.names[owner])
        )
        names = "".join(f" · {scene.names[player]}" for player in standing)
        long.append(f"{short[-1]} {more}{names}")
    told = long if written_height(long, w, 12) <= h else short
    return paragraphs(told, 0, w, h), " ".join(long)


def thief_sheet(scene, player, zone):
    """A thief's board in words, with both tracks."""
    words = scene.words
    w, h = zone.w - 2 * PAD, zone.h - HEAD - 8
    told = [words.say(line, scene.names) for line in thief(scene.view, player)]
    top = 62 if written_height(told, w, 12) + 62 <= h else 0
    content = (tracks(scene, player, min(w, 420)) if top else "") + paragraphs(told, top, w, h - top)
    return page(scene, f"thief-{player}", content, " ".join(told), zone, scene.names[player])


def tracks(scene, player, w):
    """Both conditions, one below the other."""
    with scene.sheet():
        return "".join(at(0, i * 28, track(scene, player, i, w, 24)) for i in range(2))


def paragraphs(told, y, w, h):
    """Sentences one below the other, as large as they may be in the room."""
    size = next((size for size in (14, 13, 12) if written_height(told, w, size) <= h), 12)
    step, between = size * 1.25, size * 0.4
    if written_height(told, w, size) > h:
        step, between = size * 1.12, 1.5
    drawn, low = [], y + h
    for one in told:
        written = wrap(one, w * SANS, size)
        room = max(0, int((low - y) // step))
        written = written if len(written) <= room else wrap(one, w * SANS, size, room) if room else []
        drawn.append(lines(0, y + size, written, size, step))
        y += len(written) * step + between
    return "".join(drawn)


def written_height(told, w, size):
    """How high sentences are, one below the other."""
    return sum(len(wrap(one, w * SANS, size)) for one in told) * size * 1.25 + size * 0.4 * len(told)


def deck_sheet(scene, deck, zone):
    """A deck: its discard pile in order, what the viewer knows of it, and of traps what may still come."""
    view, words = scene.view, scene.words
    w, h = zone.w - 2 * PAD, zone.h - HEAD - 8
    tall = 38 if h >= 200 else 30
    chips = "".join(
        at(x, 0, deck_chip(scene, other, each, tall, other == deck))
        for other, (x, each) in enumerate(row(DECKS, 0, w, 5))
    )
    y, drawn = tall + 8, ""
    if deck == Deck.TRAP:
        drawn, taken = trap_table(scene, w, h - y)
        drawn = at(0, y, drawn)
        y += taken
    discards = pile(view, deck)
    told = [words.say(NO_DISCARDS) if not discards else words("pic-discards", cards=words.say(cards_line(discards)))]
    if known_in_deck(view, deck):
        told.append(words.say(known_line(view, deck)))
    name = words.say(deck_line(deck))
    title = f"{name[:1].upper()}{name[1:]}: {words('count-cards', n=deck_count(view, deck))}"
    content = chips + drawn + paragraphs(told, y, w, h - y)
    return page(scene, f"deck-{DECK_WORDS[deck]}", content, deck_text(scene, deck), zone, title)


def trap_table(scene, w, h):
    """The kinds of traps: full bursts may still come, outlined ones lie open; and the height."""
    view = scene.view
    kinds: dict[tuple[int, int], list[int]] = {}
    for card in range(FIRST[Deck.TRAP], FIRST[Deck.TRAP] + SIZE[Deck.TRAP]):
        kinds.setdefault(EFFECT[card], []).append(card)
    columns = 5 if w >= 520 else 3
    tall = 46 if h >= 240 else 36
    drawn = []
    for i, (effect, cards) in enumerate(kinds.items()):
        out = sum(view.place[card] in (Place.DISCARD, Place.TRAP) for card in cards)
        x, y = i % columns * w / columns, i // columns * tall
        shown = "".join(
            at(n * 32, 0, mark(Kind.TRAP, wound, str(effect[wound]), 32))
            for n, wound in enumerate(wound for wound in range(2) if effect[wound])
        )
        left = 36 if min(effect) == 0 else 68
        said = scene.words("pic-of", n=len(cards) - out, all=len(cards))
        drawn.append(at(x, y + 4, shown + text(left, 21, said, 13, "serif bold")))
    return "".join(drawn), -(-len(kinds) // columns) * tall + 6


def hand_sheet(scene, cards, zone):
    """All cards of my hand, as large as they may be."""
    w, h = zone.w - 2 * PAD, zone.h - HEAD - 10
    spread = deal(len(cards), w, h - 4, 8) or (max(1, int(w // 100)), 92, 26)
    content = at(0, 4, laid(scene, cards, *spread))
    return page(scene, "hand", content, "", zone, scene.words("pic-whole-hand"))

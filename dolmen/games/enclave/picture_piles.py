"""Enclave, drawn: all discard piles with their cards in order, and what the viewer knows of the decks."""

from dolmen.picture.icons import icon
from dolmen.picture.layout import wrap
from dolmen.picture.pieces import panel
from dolmen.picture.svg import at, lines, text

from .cards import DECKS, Deck
from .known import NO_DISCARDS, deck_count, known_in_deck, known_line, pile
from .names import cards_line, deck_line
from .picture_cards import DECK_ICONS

SIZE, STEP = 12, 15
ROOM = 0.92  # of the room is left to the broadest of the faces that the names may be set in


def piles(scene, width):
    """One block per deck, and the height of all."""
    words = scene.words
    drawn, y = [text(12, 22, words("pic-piles"), 15, "serif bold")], 30
    for deck in range(DECKS):
        content, tall = pile_block(scene, deck, width - 24)
        drawn.append(at(12, y, content))
        y += tall
    return panel(width, y + 4) + "".join(drawn), y + 4


def pile_block(scene, deck, width):
    """A deck with its size; its discards from the top; below them what is known of the deck."""
    view, words = scene.view, scene.words
    indent = 26 if scene.narrow else 180
    room = (width - indent) * ROOM
    name = words.say(deck_line(deck))
    drawn = [icon(DECK_ICONS[deck], 0, 0, 18)]
    drawn.append(text(26, 14, f"{name[:1].upper()}{name[1:]} {deck_count(view, deck)}", 13, "bold"))
    top = STEP + 14 if scene.narrow else 14
    told = wrap(words.say(cards_line(pile(view, deck)) if pile(view, deck) else NO_DISCARDS), room, SIZE)
    if deck == Deck.TRAP:
        told += wrap(words("pic-trap-deck"), room, SIZE)
    if known_in_deck(view, deck):
        told += wrap(words.say(known_line(view, deck)), room, SIZE)
    drawn.append(lines(indent, top, told, SIZE, STEP))
    return "".join(drawn), top + STEP * len(told) - 4

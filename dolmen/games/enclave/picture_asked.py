"""Enclave, drawn: cards, tokens and numbers to choose from, decision by decision."""

from dolmen.picture.icons import icon
from dolmen.picture.layout import fit
from dolmen.picture.pieces import button, note
from dolmen.picture.svg import at, circle, group, part, piece, rect, rim, text

from .board import Place, Stage
from .cards import (
    ACTION_CARDS,
    AMBER_CARDS,
    CARD_WORDS,
    CARDS,
    DECK_WORDS,
    LOCATION_WORDS,
    LOCATIONS,
    NOTHING,
    ORACLE_CARDS,
    PRICE,
    Deck,
)
from .names import deck_line, place_line
from .picture_cards import DECK_ICONS, LOCATION_ICONS, card_face, card_key, card_text, choice_rim
from .rules.tree_people import peeked_card


def token_pool(scene, width):
    """The initiative tokens that are left; a location is the other half of the sentence."""
    size = 48
    drawn = []
    taken = set(scene.view.token)
    for i, number in enumerate(n for n in range(1, LOCATIONS + 1) if n not in taken):
        shown = circle(size / 2, size / 2, size / 2 - 3, "here")
        shown += text(size / 2, size * 0.66, number, 24, "serif bold on-here", "middle")
        label = scene.words("pic-token", n=number)
        token = part(shown, f"token {number}", label, key=f"token-{number}", rim=rim(0, 0, size, size, 24))
        drawn.append(at(i * (size + 12), 0, token))
    hint = note(0, size + 18, scene.words("pic-token-how"), width, 13)
    return "".join(drawn) + hint, size + 24


def action_cards(scene, width):
    """My six action cards; those played this round are pale."""
    view, words = scene.view, scene.words
    columns = 3 if scene.narrow else 6
    w = (width - 8 * (columns - 1)) / columns
    h, drawn = 62, []
    for location in range(ACTION_CARDS):
        name = words.say(place_line(location))
        face = rect(0, 0, w, h, 8, "paper")
        face += group(
            icon(LOCATION_ICONS[location], w / 2 - 14, 5, 28),
            text(w / 2, 52, fit(name, w - 6, 12), 12, "bold", "middle"),
            cls="on-paper",
        )
        phrase = f"play {LOCATION_WORDS[location]}"
        if phrase in scene.labels:
            shown = scene.pick(face, phrase, rim(-2, -2, w + 4, h + 4, 9), name)
        else:
            is_used = view.played[scene.viewer] >> location & 1
            shown = part(group(face, cls="ghost"), phrase, name, rim=rim(-2, -2, w + 4, h + 4, 9)) if is_used else face
        drawn.append(at(location % columns * (w + 8), location // columns * (h + 10), shown))
    return "".join(drawn), -(-ACTION_CARDS // columns) * (h + 10) - 4


def look_table(scene, width):
    """How many cards of which deck: one line per deck at the Oracle, two tables of two decks with Amber."""
    if scene.view.stage == Stage.TREE:
        return amber_table(scene, width)
    words, drawn = scene.words, []
    for deck, word in enumerate(DECK_WORDS):
        y = deck * 46
        drawn.append(icon(DECK_ICONS[deck], 0, y + 8, 26))
        name = words.say(deck_line(deck))
        drawn.append(text(34, y + 27, fit(name, 140, 15), 15))
        for n in range(1, ORACLE_CARDS + 1):
            if any(f"{word} {n}" in said for said in scene.labels):
                drawn.append(at(180 + (n - 1) * 56, y, number_part(words, deck, n)))
    return "".join(drawn), 5 * 46


def number_part(words, deck, n):
    shown = rect(0, 0, 48, 40, 8, "paper") + group(text(24, 28, n, 20, "serif bold", "middle"), cls="on-paper")
    label = words(f"count-{DECK_WORDS[deck]}", n=n)
    return part(shown, f"{DECK_WORDS[deck]} {n}", label, rim=rim(0, 0, 48, 40))


def amber_table(scene, width):
    """Two decks across each other, twice, and a line for the missions: three clicks say any split of six."""
    drawn, y = [], 0
    cell = min(46, (width - 44) / 7)
    side = 7 * cell + 60
    for i, (down, across) in enumerate(((Deck.TRAP, Deck.PRYZE), (Deck.KNIVES, Deck.MAGGOT))):
        x, top = (0, i * (7 * cell + 44)) if scene.narrow else (i * side, 0)
        drawn.append(at(x, top, pair_table(scene, down, across, cell)))
        y = top + 7 * cell + 40
    x, top = (0, y + 4) if scene.narrow else (2 * side, 26)
    drawn.append(icon(DECK_ICONS[Deck.MISSION], x, top + 8, 26))
    for n in range(1, AMBER_CARDS + 1):
        if any(f"mission {n}" in said for said in scene.labels):
            column, line = ((n - 1) % 6, 0) if scene.narrow else ((n - 1) % 2, (n - 1) // 2)
            drawn.append(at(x + 36 + column * 52, top + line * 46, number_part(scene.words, Deck.MISSION, n)))
    return "".join(drawn), (top + 46 if scene.narrow else y)


def pair_table(scene, down, across, cell):
    words, drawn = scene.words, []
    drawn.append(icon(DECK_ICONS[down], 0, cell / 2 + 26, 24) + icon(DECK_ICONS[across], cell / 2 + 30, 0, 24))
    how = words("pic-look-two", down=words.say(deck_line(down)), across=words.say(deck_line(across)))
    drawn.append(note(cell / 2 + 60, 18, how, 6 * cell - 20, 13))
    for i in range(AMBER_CARDS + 1):
        for j in range(AMBER_CARDS + 1 - i):
            counts = [f"{DECK_WORDS[deck]} {n}" for deck, n in ((down, i), (across, j)) if n]
            phrase = " ".join(counts)
            if not counts or not any(phrase in said for said in scene.labels):
                continue
            shown = rect(0, 0, cell - 4, cell - 4, 6, "paper")
            shown += group(text(cell / 2 - 2, cell / 2 + 3, f"{i}·{j}", 14, "serif bold", "middle"), cls="on-paper")
            pairs = ((down, i), (across, j))
            label = ", ".join(words(f"count-{DECK_WORDS[deck]}", n=n) for deck, n in pairs if n)
            edge = rim(0, 0, cell - 4, cell - 4, 6)
            drawn.append(at(32 + j * cell, 28 + i * cell, part(shown, phrase, label, rim=edge)))
    return "".join(drawn)


def card_with_signs(scene, card, w, h, signs):
    """A card and below it what may be done with it."""
    words = scene.words
    drawn = [at(0, 0, piece(card_face(words, card, w, h), card_key(card), card_text(words, card)))]
    for i, (phrase, shown) in enumerate(signs):
        scene.drawn.add(phrase)
        bar = part(button(shown, w, 44), phrase, scene.labels[phrase], rim=rim(0, 0, w, 44, 10))
        drawn.append(at(0, h + 8 + i * 50, bar))
    return "".join(drawn)


def side_by_side(cards, width, w, tall, draw):
    columns = max(1, int((width + 10) // (w + 10)))
    drawn = [at(i % columns * (w + 10), i // columns * tall, draw(card)) for i, card in enumerate(cards)]
    return "".join(drawn), -(-len(cards) // columns) * tall


def looked_cards(scene, width):
    """The cards that only I see, each to be put on top or at the bottom."""
    cards = [card for card in range(CARDS) if scene.view.place[card] == Place.LOOKED]
    words, w, h = scene.words, (112 if scene.narrow else 128), 100

    def one(card):
        word = CARD_WORDS[card]
        signs = [(f"put {word} top", words("pic-top-sign")), (f"put {word} bottom", words("pic-bottom-sign"))]
        return card_with_signs(scene, card, w, h, signs)

    return side_by_side(cards, width, w, h + 112, one)


def drawn_pryzes(scene, width):
    """The pryzes of the reward, to keep or to sell."""
    view, words, w, h = scene.view, scene.words, (112 if scene.narrow else 128), 100
    cards = [card for card in range(CARDS) if view.place[card] == Place.DRAWN]

    def one(card):
        word, coins = CARD_WORDS[card], PRICE[card] + view.sesame[view.player]
        return card_with_signs(
            scene, card, w, h, [(f"keep {word}", words("pic-keep")), (f"sell {word}", words("pic-sell", coins=coins))]
        )

    return side_by_side(cards, width, w, h + 112, one)


def offered_cards(scene, width):
    """The two cards that were looked at; those that can be paid can be taken."""
    view, words, w, h = scene.view, scene.words, (112 if scene.narrow else 128), 100
    cards = [card for card in (peeked_card(view, 0), peeked_card(view, 1)) if card != NOTHING]

    def one(card):
        phrase = f"take {CARD_WORDS[card]}"
        face = card_face(words, card, w, h)
        return scene.pick(face, phrase, choice_rim(w, h), card_text(words, card))

    return side_by_side(cards, width, w, h + 8, one)

"""Enclave, drawn: cards in question, decision by decision."""

from dolmen.picture.icons import icon
from dolmen.picture.layout import fit
from dolmen.picture.svg import at, group, part, rect, rim, text

from .board import Phase, Place, Stage
from .cards import AMBER_CARDS, CARD_WORDS, CARDS, DECK_WORDS, DECKS, NOTHING, ORACLE_CARDS, PRICE
from .names import deck_line
from .picture_cards import card_face, card_key, card_text, choice_rim, deal
from .picture_marks import DECK_ICONS
from .picture_scene import SANS
from .rules.tree_people import peeked_card


def look_table(scene, w, h):
    """How many cards of which deck: a line for each deck, a tap for each number."""
    words = scene.words
    most = AMBER_CARDS if scene.view.stage == Stage.TREE else ORACLE_CARDS
    columns = 2 if h < DECKS * 40 and w >= 2 * (34 + most * 42) else 1
    rows, side = -(-DECKS // columns), w / columns
    step = min(max(scene.finger + 8, 58), h / rows)
    named = 150 if side >= 150 + most * 50 else 34
    each = min(92, (side - named - 4) / most)
    drawn = []
    for deck, word in enumerate(DECK_WORDS):
        left, y = deck // rows * side, deck % rows * step
        drawn.append(icon(DECK_ICONS[deck], left, y + step / 2 - 13, 24))
        if named > 34:
            name = words.say(deck_line(deck))
            drawn.append(text(left + 32, y + step / 2 + 4, fit(name, (named - 38) * SANS, 13), 13))
        for n in range(1, most + 1):
            if any(f"{word} {n}" in said for said in scene.labels):
                shown = number_part(words, deck, n, each - 6, step - (6 if step >= 32 else 2))
                drawn.append(at(left + named + (n - 1) * each, y, shown))
    return "".join(drawn)


def number_part(words, deck, n, w, h):
    size = max(12, min(19, h * 0.5))
    shown = rect(0, 0, w, h, 7, "paper")
    shown += group(text(w / 2, h / 2 + size * 0.36, n, size, "serif bold", "middle"), cls="on-paper")
    label = words(f"count-{DECK_WORDS[deck]}", n=n)
    return part(shown, f"{DECK_WORDS[deck]} {n}", label, rim=rim(0, 0, w, h, 7))


def signed_cards(scene, cards, w, h, signs_of):
    """Cards, each with bars of what may be done with it: below it, or beside it where there is little room."""
    words, tall = scene.words, scene.finger
    spread = deal(len(cards), w, h, 10, extra=2 * tall + 12)
    drawn = []
    if spread is not None and spread[2] >= 100:
        columns, each, high = spread
        for i, card in enumerate(cards):
            face = scene.thing(card_face(words, card, each, high), card_key(card), card_text(words, card))
            for nth, (phrase, said) in enumerate(signs_of(card)):
                face += at(0, high + 8 + nth * (tall + 4), sign(scene, phrase, said, each, tall))
            drawn.append(at(i % columns * (each + 10), i // columns * (high + 2 * tall + 22) + 4, face))
        return "".join(drawn)
    columns = 2 if w >= 520 else 1
    rows = -(-len(cards) // columns)
    high = max(24, min(tall, (h - 5 * (rows - 1)) / max(1, rows)))
    each = (w - 10 * (columns - 1)) / columns
    bar = min(92, each * 0.2)
    for i, card in enumerate(cards):
        wide = each - 2 * (bar + 5)
        line = scene.thing(card_face(words, card, wide, high), card_key(card), card_text(words, card))
        for nth, (phrase, said) in enumerate(signs_of(card)):
            line += at(wide + 5 + nth * (bar + 5), 0, sign(scene, phrase, said, bar, high))
        drawn.append(at(i % columns * (each + 10), i // columns * (high + 5), line))
    return "".join(drawn)


def sign(scene, phrase, said, w, h):
    """A small bar that says a sentence in a word or two."""
    scene.drawn.add(phrase)
    drawn = rect(0, 0, w, h, 7, "locale")
    drawn += group(text(w / 2, h / 2 + 4.5, fit(said, (w - 6) * SANS, 12.5), 12.5, "bold", "middle"), cls="on-place")
    return part(drawn, phrase, scene.labels[phrase], rim=rim(0, 0, w, h, 7))


def looked_cards(scene, w, h):
    """The cards that only I see, each to be put on top or at the bottom."""
    cards = [card for card in range(CARDS) if scene.view.place[card] == Place.LOOKED]
    words = scene.words

    def signs_of(card):
        word = CARD_WORDS[card]
        ends = (("top", "pic-top-sign"), ("bottom", "pic-bottom-sign"))
        return [(f"put {word} {end}", words(key)) for end, key in ends if f"put {word} {end}" in scene.labels]

    return signed_cards(scene, cards, w, h, signs_of)


def drawn_pryzes(scene, w, h):
    """The pryzes of the reward, to keep or to sell."""
    view, words = scene.view, scene.words
    cards = [card for card in range(CARDS) if view.place[card] == Place.DRAWN]

    def signs_of(card):
        word, coins = CARD_WORDS[card], PRICE[card] + view.sesame[view.player]
        pairs = ((f"keep {word}", words("pic-keep")), (f"sell {word}", words("pic-sell", coins=coins)))
        return [pair for pair in pairs if pair[0] in scene.labels]

    return signed_cards(scene, cards, w, h, signs_of)


def offered_cards(scene, w, h):
    """The two cards that were looked at; those that can be paid can be taken."""
    cards = [card for card in (peeked_card(scene.view, 0), peeked_card(scene.view, 1)) if card != NOTHING]
    return picked_cards(scene, [(card, f"take {CARD_WORDS[card]}") for card in cards], w, h)


def my_upgrades(scene, w, h):
    """My upgrades, one of which goes; the one that waits for a slot stands before them."""
    view = scene.view
    verb = "replace" if view.phase == Phase.REPLACE else "sell"
    mine = [card for card in view.upgrade[scene.me] if card != NOTHING]
    pending = [(view.pending, "")] if view.pending != NOTHING else []
    asked = [(card, f"{verb} {CARD_WORDS[card]}") for card in mine]
    return picked_cards(scene, [*pending, *[pair for pair in asked if pair[1] in scene.labels]], w, h)


def picked_cards(scene, pairs, w, h):
    """Cards side by side, each says its sentence; one without stands for itself."""
    columns, each, tall = deal(len(pairs), w, h - 8, 14) or (max(1, len(pairs)), w / max(1, len(pairs)) - 14, 24)
    drawn = []
    for i, (card, phrase) in enumerate(pairs):
        face, hover = card_face(scene.words, card, each, tall), card_text(scene.words, card)
        shown = scene.pick(face, phrase, choice_rim(each, tall), hover, card_key(card))
        if phrase and phrase not in scene.labels:
            shown = part(group(face, cls="gone"), phrase, hover, hover, rim=choice_rim(each, tall))
        drawn.append(at(i % columns * (each + 14), i // columns * (tall + 12) + 4, shown))
    return "".join(drawn)

"""Enclave for the terminal: the same view in letters."""

from dolmen.picture.layout import name_of
from dolmen.picture.letters import COLUMNS, SEAT_SIGNS, SEAT_STYLES, cell, clip, heading, join, mark
from dolmen.picture.letters import seat as seat_cell
from dolmen.words import signed

from .board import Phase, Place, Stage
from .cards import (
    CARDS,
    DECKS,
    FIRST_ITEM,
    ITEMS,
    KIND,
    LEVELS,
    LOCATION_WORDS,
    LOCATIONS,
    NOTHING,
    PRICE,
    PROTECTIONS,
    Deck,
    Kind,
    Location,
)
from .names import card_line, deck_line, effect_line, mission_line, place_line, thief_line, tree_effect, tree_line
from .rules.mission import danger, protection, trap
from .rules.tree_people import peeked_card
from .story import ask, progress, public_score, seat

ROWS = ((Location.MAGGOT, Deck.MAGGOT), (Location.KNIVES, Deck.KNIVES), (Location.BOARDING, Deck.MISSION))


def sketch(view, viewer, words, names=()):
    """The view in rich's markup, at most 100 columns wide."""
    called = [name_of(player, names, words) for player in range(view.players)]
    lines = [mark(clip(words.say(progress(view)), COLUMNS), "bold"), ""]
    lines += thieves(view, words, called)
    lines += places(view, words)
    lines += levels(view, words)
    lines += mission(view, words)
    lines += before_my_eyes(view, viewer, words)
    lines += my_hand(view, viewer, words)
    lines += ["", mark(clip(words.say(ask(view, viewer), called), COLUMNS), "bold")]
    return join(lines)


def signs(view, players):
    """The signs of some seats in their colours."""
    shown = []
    for player in players:
        colour = seat(view, player).colour
        shown.append(mark(SEAT_SIGNS[colour], SEAT_STYLES[colour]))
    return " ".join(shown)


def thieves(view, words, called):
    """One line per player: points, goods, conditions, upgrades."""
    heads = ("pic-points", "fact-knowledge", "fact-coins", "fact-tokens", "fact-physical", "fact-mental", "fact-hand")
    lines = [cell("", 24) + "".join(cell(clip(words(key), 9), 10, "dim", True) for key in heads)]
    for player in range(view.players):
        thief = view.thief[player]
        name = called[player] + (f" · {words.say(thief_line(thief))}" if thief != NOTHING else "")
        condition = [f"{signed(view.condition[player][w])}/{signed(view.best[player][w])}" for w in range(2)]
        numbers = (
            public_score(view, player),
            view.knowledge[player],
            view.coins[player],
            view.tree_tokens[player],
            *condition,
            view.hand_size[player],
        )
        row = seat_cell(seat(view, player).colour, name, 24)
        lines.append(row + "".join(cell(number, 10, "", True) for number in numbers))
        extras = [words.say(card_line(card)) for card in view.upgrade[player] if card != NOTHING]
        held = (("pic-prepared", view.prepared), ("pic-in-sync", view.in_sync), ("pic-thule", view.thule))
        extras += [words(key).split(":")[0] for key, rounds in held if rounds[player]]
        if view.cancels[player]:
            extras.append(words("pic-cancel").split(":")[0])
        if extras:
            lines.append(mark(clip("  " + " · ".join(extras), COLUMNS), "dim"))
    return [*lines, ""]


def places(view, words):
    """One line per location: token, line; then its cards."""
    lines = []
    for location in range(LOCATIONS):
        token = view.token[location] or "·"
        line = view.line[location][: view.line_size[location]]
        is_here = Stage.TRAVEL < view.stage < Stage.TREE and view.here == location
        name = cell(
            f"{token} {words.say(place_line(location))} ({LOCATION_WORDS[location]})", 40, "bold" if is_here else ""
        )
        lines.append(name + signs(view, line))
        for place, deck in ROWS:
            if place == location:
                lines += row_lines(view, words, deck)
    sizes = []
    for deck in range(DECKS):
        size = view.deck_size[deck] + view.looked[deck]
        sizes.append(f"{words.say(deck_line(deck))} {size}/{view.discard_size[deck]}")
    return [*lines, mark(clip(" · ".join(sizes), COLUMNS), "dim"), ""]


def row_lines(view, words, deck):
    lines = []
    for slot, card in enumerate(view.row[deck]):
        if card != NOTHING:
            price = f"{PRICE[card]} " if KIND[card] != Kind.MISSION else ""
            shown = f"    {slot + 1}. {price}{words.say(card_line(card))}: {words.say(effect_line(card))}"
            lines.append(mark(clip(shown, COLUMNS)))
    return lines


def levels(view, words):
    lines = [heading(words.say(place_line(Location.TREE)))]
    for level in range(LEVELS - 1, -1, -1):
        card, line = view.tree[level], LOCATIONS + level
        is_now = "bold" if view.round == level + 1 else ""
        named = cell(f"{level + 1} [{view.marker[level]}] {words.say(tree_line(card))}", 36, is_now)
        marks = view.line[line][: view.line_size[line]]
        lines.append(named + signs(view, marks))
        lines.append(mark(clip(f"      {words.say(tree_effect(card))}", COLUMNS), "dim"))
    return lines


def mission(view, words):
    """The mission that is going on, and what it adds up to."""
    if view.mission == NOTHING:
        return []
    lines = ["", heading(words("pic-mission", mission=words.say(mission_line(view.mission))))]
    traps = [card for card in (trap(view, nth) for nth in range(6)) if card != NOTHING]
    used = [card for card in PROTECTIONS if Place.USED <= view.place[card] < Place.UPGRADE]
    for card in (*traps, *used):
        lines.append(mark(clip(f"  {words.say(card_line(card))}: {words.say(effect_line(card))}", COLUMNS)))
    if view.stage != Stage.EQUIP:
        for key, total in (("pic-danger", danger), ("pic-used", protection)):
            numbers = f"{words('fact-physical')} {total(view, 0)}, {words('fact-mental')} {total(view, 1)}"
            lines.append(mark(clip(f"  {words(key)}: {numbers}", COLUMNS), "bold"))
    return lines


def before_my_eyes(view, viewer, words):
    """Cards that the viewer alone looks at, and drawn pryzes."""
    cards = [card for card in range(CARDS) if view.place[card] in (Place.LOOKED, Place.DRAWN)]
    if view.phase == Phase.TAKE and viewer == view.player:
        cards += [card for card in (peeked_card(view, 0), peeked_card(view, 1)) if card != NOTHING]
    return [mark(clip(f"  > {words.say(card_line(card))}: {words.say(effect_line(card))}", COLUMNS)) for card in cards]


def my_hand(view, viewer, words):
    if not 0 <= viewer < view.players:
        return []
    lines = ["", heading(words("pic-my-hand"))]
    for card in range(FIRST_ITEM, FIRST_ITEM + ITEMS):
        if view.place[card] == Place.HAND + viewer:
            sign = "*" if view.rank[card] == 1 else " "
            shown = f" {sign} {words.say(card_line(card))}: {words.say(effect_line(card))}"
            lines.append(mark(clip(shown, COLUMNS)))
    return lines

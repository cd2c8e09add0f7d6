"""Enclave for the terminal: the same view in letters, 80 columns wide."""

from dolmen.core.viewer import NOBODY
from dolmen.picture.layout import name_of
from dolmen.picture.letters import COLUMNS, SEAT_SIGNS, SEAT_STYLES, cell, clip, heading, join, mark, width
from dolmen.picture.letters import seat as seat_cell
from dolmen.words import Line, signed

from .board import Phase, Place, Stage
from .cards import (
    CARDS,
    DECKS,
    FIRST_ITEM,
    FIRST_MISSION,
    ITEMS,
    KIND,
    LEVELS,
    LOCATION_WORDS,
    LOCATIONS,
    NOTHING,
    PRICE,
    PROTECTIONS,
    ROUNDS,
    Deck,
    Kind,
    Location,
)
from .known import NO_DISCARDS, deck_count, known_in_deck, known_line, pile
from .names import (
    card_line,
    cards_line,
    counted,
    deck_line,
    effect_line,
    mission_line,
    place_line,
    thief_line,
    tree_effect,
    tree_line,
)
from .odds import best_chance, carried_chance, percent
from .picture_mission import sees_all_carried
from .picture_told import held_lines, member
from .reckoning import condition_after, own_number, will_fail
from .rules.mission import danger, protection, trap
from .rules.tree_people import peeked_card
from .story import ask, progress, public_score, seat

ROWS = ((Location.MAGGOT, Deck.MAGGOT), (Location.KNIVES, Deck.KNIVES), (Location.BOARDING, Deck.MISSION))


def sketch(view, viewer, words, names=()):
    """The view in rich's markup, at most 80 columns wide."""
    called = [name_of(player, names, words) for player in range(view.players)]
    lines = [mark(clip(words.say(progress(view)), COLUMNS), "bold")]
    lines += orders(view, words, called) + thieves(view, viewer, words, called)
    lines += places(view, viewer, words) + levels(view, words)
    lines += piles(view, words) + mission(view, words, called)
    lines += before_my_eyes(view, viewer, words) + my_hand(view, viewer, words)
    lines += ["", *told(words.say(ask(view, viewer), called), "", "bold")]
    return join(lines)


def told(text, indent="  ", style=""):
    """A sentence in as many lines as it takes."""
    lines = [indent]
    for word in text.split():
        longer = lines[-1] + (" " if lines[-1].strip() else "") + word
        if width(longer) <= COLUMNS or not lines[-1].strip():
            lines[-1] = longer
        else:
            lines.append((indent or "  ") + word)
    return [mark(clip(line, COLUMNS), style) for line in lines]


def signs(view, players):
    """The signs of some seats in their colours."""
    shown = []
    for player in players:
        colour = seat(view, player).colour
        shown.append(mark(SEAT_SIGNS[colour], SEAT_STYLES[colour]))
    return " ".join(shown)


def orders(view, words, called):
    """The order of this round and of the next."""
    lines = []
    for key, order in (("pic-order", view.order), ("pic-next-order", view.next_order)):
        seats = [player for player in order[: view.players] if player != NOTHING]
        if seats and (key == "pic-order" or view.round < ROUNDS):
            lines.append(cell(words(key), 18, "dim") + signs(view, seats))
    return [*lines, ""]


HEADS = (
    ("pic-points", "sketch-points"),
    ("fact-knowledge", "sketch-knowledge"),
    ("fact-coins", "sketch-coins"),
    ("fact-tokens", "sketch-tokens"),
    ("pic-markers", "sketch-markers"),
    ("fact-physical", "sketch-physical"),
    ("fact-mental", "sketch-mental"),
    ("pic-sesame-word", "sketch-sesame"),
    ("pic-sarcophagus-word", "sketch-sarcophagus"),
    ("fact-hand", "sketch-hand"),
)


def thieves(view, viewer, words, called):
    """One line per player: points, goods, conditions, machine; below it upgrades, tokens and known cards."""
    lines = [cell("", 20) + "".join(cell(words(short), 6, "dim", True) for _, short in HEADS)]
    for player in range(view.players):
        thief = view.thief[player]
        name = called[player] + (f" · {words.say(thief_line(thief))}" if thief != NOTHING else "")
        condition = [f"{signed(view.condition[player][w])}/{signed(view.best[player][w])}" for w in range(2)]
        numbers = (
            public_score(view, player),
            view.knowledge[player],
            view.coins[player],
            view.tree_tokens[player],
            sum(owner == player for owner in view.marker_owner),
            *condition,
            view.sesame[player],
            view.sarcophagus[player],
            view.hand_size[player],
        )
        row = seat_cell(seat(view, player).colour, name, 20)
        lines.append(row + "".join(cell(number, 6, "", True) for number in numbers))
        lines += extras(view, viewer, words, player)
    return [*lines, *told(legend(words), "  ", "dim"), ""]


def legend(words):
    """What the heads of the columns mean."""
    return " · ".join(f"{words(short)} = {words(whole)}" for whole, short in HEADS if words(short) != words(whole))


def extras(view, viewer, words, player):
    """Upgrades and tokens of a player, and the cards of another's hand that the viewer knows."""
    cards = [words.say(card_line(card)) for card in view.upgrade[player] if card != NOTHING]
    cards += [words.say(line) for line in held_lines(view, player)]
    lines = told(" · ".join(cards), "    ", "dim") if cards else []
    known = [card for card in range(FIRST_ITEM, FIRST_ITEM + ITEMS) if view.place[card] == Place.HAND + player]
    if known and player != viewer:
        held = Line.of("pic-hand-known", cards=counted("cards", view.hand_size[player]), known=cards_line(known))
        lines += told(words.say(held), "    ", "dim")
    return lines


def places(view, viewer, words):
    """One line per location: token, line; then its cards."""
    lines = []
    for location in range(LOCATIONS):
        token = view.token[location] or "·"
        line = view.line[location][: view.line_size[location]]
        is_here = Stage.TRAVEL < view.stage < Stage.TREE and view.here == location
        named = f"{token} {words.say(place_line(location))} ({LOCATION_WORDS[location]})"
        lines.append(cell(named, 40, "bold" if is_here else "") + signs(view, line))
        for place, deck in ROWS:
            if place == location:
                lines += row_lines(view, viewer, words, deck)
    return [*lines, ""]


def row_lines(view, viewer, words, deck):
    """The cards of a row with prices; to the player who boards, missions with their chance."""
    lines = []
    is_boarding = deck == Deck.MISSION and view.phase == Phase.BOARD and viewer == view.player
    for slot, card in enumerate(view.row[deck]):
        if card != NOTHING:
            price = f", {words.say(counted('coins', PRICE[card]))}" if KIND[card] != Kind.MISSION else ""
            shown = f"{slot + 1}. {words.say(card_line(card))}{price}: {words.say(effect_line(card))}"
            if is_boarding:
                mission = card - FIRST_MISSION
                shown += f" · {words('pic-odds', n=percent(best_chance(view, viewer, mission)), mission=mission)}"
            lines += told(shown, "    ")
    return lines


def levels(view, words):
    """The Tree from above; in brackets the points left on each level."""
    lines = [heading(f"{words.say(place_line(Location.TREE))} [{words('pic-tree-how')}]")]
    for level in range(LEVELS - 1, -1, -1):
        card, line = view.tree[level], LOCATIONS + level
        is_now = "bold" if view.round in (level + 1, ROUNDS) else ""
        owner = view.marker_owner[level]
        left = view.marker[level] if owner == NOTHING else SEAT_SIGNS[seat(view, owner).colour]
        named = cell(f"{level + 1} [{left}] {words.say(tree_line(card))}", 50, is_now)
        lines.append(named + signs(view, view.line[line][: view.line_size[line]]))
        lines += told(words.say(tree_effect(card)), "      ", "dim")
    return lines


def piles(view, words):
    """Each deck with its size and its whole discard pile, and what the viewer knows of it."""
    lines = ["", heading(words("pic-piles"))]
    for deck in range(DECKS):
        gone = words.say(cards_line(pile(view, deck)) if pile(view, deck) else NO_DISCARDS)
        lines += told(f"{words.say(deck_line(deck))} {deck_count(view, deck)} | {gone}", "  ", "dim")
        if known_in_deck(view, deck):
            lines += told(words.say(known_line(view, deck)), "    ")
    return lines + told(words("pic-trap-deck"), "  ", "dim")


def mission(view, words, called):
    """The mission that is going on, and what it adds up to for each member."""
    if view.mission == NOTHING:
        return []
    lines = ["", heading(words("pic-mission", mission=words.say(mission_line(view.mission))))]
    traps = [card for card in (trap(view, nth) for nth in range(6)) if card != NOTHING]
    used = [card for card in PROTECTIONS if Place.USED <= view.place[card] < Place.UPGRADE]
    for card in (*traps, *used):
        lines += told(f"{words.say(card_line(card))}: {words.say(effect_line(card))}")
    for player in view.party[: view.party_size]:
        for line in member(view, player):
            lines += told(words.say(line, called))
    if view.stage == Stage.EQUIP and sees_all_carried(view):
        chance = words("pic-odds", n=percent(carried_chance(view)))
        lines += told(f"{words('pic-carried-odds')}: {chance}", "  ", "bold")
    if view.stage == Stage.USE:
        lines += [line for player in view.party[: view.party_size] for line in reckoned(view, words, called, player)]
    return lines


def reckoned(view, words, called, player):
    """`Anna: physical condition 11 +1 − 9 → −2`, for both types, and whether the member fails as it stands."""
    shown = []
    for wound, key in enumerate(("fact-physical", "fact-mental")):
        own = own_number(view, player, wound)
        extra = f" {signed(own)}" if own else ""
        after = signed(condition_after(view, player, wound))
        shown.append(f"{words(key)} {danger(view, wound)}{extra} − {protection(view, wound)} → {after}")
    sign = "×" if will_fail(view, player) else "✓"
    return told(f"{sign} {called[player]}: {'; '.join(shown)}", "  ", "bold")


def before_my_eyes(view, viewer, words):
    """Cards that the viewer alone looks at, and drawn pryzes."""
    cards = [card for card in range(CARDS) if view.place[card] in (Place.LOOKED, Place.DRAWN)]
    if view.phase == Phase.TAKE and viewer == view.player:
        cards += [card for card in (peeked_card(view, 0), peeked_card(view, 1)) if card != NOTHING]
    return [line for card in cards for line in told(f"> {words.say(card_line(card))}: {words.say(effect_line(card))}")]


def my_hand(view, viewer, words):
    """The viewer's cards; those that are carried have a star."""
    if viewer == NOBODY or not 0 <= viewer < view.players:
        return []
    lines = ["", heading(words("pic-my-hand"))]
    for card in range(FIRST_ITEM, FIRST_ITEM + ITEMS):
        if view.place[card] == Place.HAND + viewer:
            sign = "*" if view.rank[card] == 1 else "-"
            lines += told(f"{sign} {words.say(card_line(card))}: {words.say(effect_line(card))}")
    return lines

"""Enclave, drawn: thief boards with their tracks, and hands."""

from dolmen.picture.icons import icon
from dolmen.picture.layout import fit, huddle
from dolmen.picture.palette import dye_class, emblem_of, seat_class
from dolmen.picture.pieces import card_back, counter, counter_width, disc, note, panel, plaque
from dolmen.picture.svg import about, at, circle, group, line, piece, rect, rim, text
from dolmen.words import signed

from .board import HIDDEN, Phase, Place, Stage
from .cards import (
    BEST,
    CARD_WORDS,
    CRITICAL,
    FIRST_ITEM,
    ITEMS,
    KIND,
    NOTHING,
    OPTIMAL,
    ROUNDS,
    THIEF_WORDS,
    WORST,
    Kind,
)
from .names import face_line, place_line, thief_line
from .picture_cards import (
    LOCATION_ICONS,
    WOUND_ICONS,
    card_face,
    card_key,
    card_text,
    choice_rim,
    effects_of,
    row_of_icons,
)
from .picture_told import hand_line
from .rules.ending import score

CELLS = BEST - WORST + 1
TRACKS, SLOTS = 46, 46  # the heights of both tracks and of the slots


def condition_track(scene, player, wound, width):
    """Eleven spaces: red ones are struck through, green ones have a plus; a disc for now, a box for the max."""
    view, words = scene.view, scene.words
    current, best = view.condition[player][wound], view.best[player][wound]
    cell = (width - 88) / CELLS
    drawn = [icon(WOUND_ICONS[wound], 0, 0, 18)]
    for i in range(CELLS):
        x, middle = 22 + i * cell, 22 + (i + 0.5) * cell
        drawn.append(rect(x, 2, cell - 1.5, 14, 3, "well"))
        if CRITICAL[i] and not view.cancels[player]:
            drawn.append(group(rect(x, 2, cell - 1.5, 14, 3, "plain-own"), cls=dye_class("red")))
            drawn.append(line(x + 2, 14, x + cell - 4, 4, "rule"))
        elif OPTIMAL[i]:
            drawn.append(group(rect(x, 2, cell - 1.5, 14, 3, "plain-own"), cls=dye_class("green")))
            drawn.append(line(middle - 3.5, 9, middle + 2, 9, "rule") + line(middle - 0.8, 6, middle - 0.8, 12, "rule"))
    best_x = 22 + (best - WORST) * cell
    drawn.append(group(rect(best_x - 1, 0, cell + 0.5, 18, 4, "own-line"), cls=seat_class(scene.colours[player])))
    size = min(17, cell + 2)
    where = 22 + (current - WORST + 0.5) * cell - size / 2 - 0.8
    drawn.append(at(where, 9 - size / 2, disc(scene.colours[player], size)))
    drawn.append(text(width - 60, 15, f"{signed(current)} / {signed(best)}", 14, "serif bold"))
    key = ("pic-physical", "pic-mental")[wound]
    return about("".join(drawn), words(key, now=signed(current), best=signed(best)))


def goods(scene, player, width, size):
    """What a player owns, in icons with numbers; as many lines as it takes, and how high they are."""
    view, words = scene.view, scene.words
    taken = sum(owner == player for owner in view.marker_owner)
    things = [
        ("star", score(view, player) if view.phase == Phase.OVER else view.points[player], words("pic-points")),
        ("scroll", view.knowledge[player], words("fact-knowledge")),
        ("coin", view.coins[player], words("fact-coins")),
        ("tree", view.tree_tokens[player], words("fact-tokens")),
        ("marker", taken, words("pic-markers")),
        ("card", view.hand_size[player], hand_text(scene, player)),
        ("key", view.sesame[player], words("pic-sesame")),
        ("bag", view.sarcophagus[player], words("pic-sarcophagus")),
    ]
    tokens = (
        ("shield", view.prepared[player], token_text(scene, "prepared", view.prepared[player])),
        ("chain", view.in_sync[player], token_text(scene, "in-sync", view.in_sync[player])),
        ("cube", view.thule[player], token_text(scene, "thule", view.thule[player])),
        ("check", view.cancels[player], words("pic-cancel-how")),
        ("passed", view.tyllo[player], words("pic-tyllo")),
    )
    drawn, x, y = [], 0, 0
    for name, number, what in things:
        w = counter_width(number, size) + 7
        if x + w > width:
            x, y = 0, y + size + 6
        drawn.append(at(x, y, counter(name, number, size, what)))
        x += w
    for name, held, what in tokens:
        if held:
            if x + size + 4 > width:
                x, y = 0, y + size + 6
            drawn.append(at(x, y, about(icon(name, 0, 0, size, seat_class(scene.colours[player])), what)))
            x += size + 5
    return "".join(drawn), y + size + 6


def token_text(scene, name, came):
    """A token with the round it came, and when it is of use."""
    now = scene.view.round
    when = f"when-{name}-now" if came < now else "when-never" if now == ROUNDS else f"when-{name}-next"
    return scene.words(f"pic-{name}-how", round=came, when=scene.words(when))


def hand_text(scene, player):
    """How many cards somebody holds, and which of them the viewer knows."""
    return scene.words.say(hand_line(scene.view, player))


def upgrades(scene, player, width, height):
    """Two slots of the thief, two of the machine."""
    view, words = scene.view, scene.words
    drawn, each = [], (width - 12) / 4
    for slot, card in enumerate(view.upgrade[player]):
        x = slot * (each + 4)
        if card == NOTHING:
            empty = rect(x, 0, each, height, 5, "place")
            empty += group(icon("figure" if slot < 2 else "gear", x + each / 2 - 9, height / 2 - 9, 18), cls="ghost")
            drawn.append(about(empty, words("pic-slot-thief" if slot < 2 else "pic-slot-machine")))
            continue
        content = rect(0, 0, each, height, 5, "paper")
        content += group(rect(0.5, 0.5, each - 1, 5, 3, "plain-own"), cls=dye_class("yellow" if slot < 2 else "grey"))
        name = fit(words.say(face_line(card)), each - 6, 12)
        content += group(
            text(each / 2, 18, name, 12, "", "middle"),
            row_of_icons(effects_of(card), each / 2, height - 5, 15, each - 6),
            cls="on-paper",
        )
        word = CARD_WORDS[card]
        phrase = f"replace {word}" if view.phase == Phase.REPLACE else f"sell {word}"
        edge = rim(-2, -2, each + 4, height + 4, 7)
        chosen = scene.pick(
            content, phrase if player == scene.viewer else "", edge, card_text(words, card), card_key(card)
        )
        drawn.append(at(x, 0, chosen))
    return "".join(drawn)


def thief_board(scene, player, width, has_slots=True, least=0):
    """Name, goods, tracks and upgrades of a player, at least so high; and the height."""
    view = scene.view
    plan = chosen_card(scene, player)
    owned, tall = goods(scene, player, width - 18, 20 if width > 400 else 18)
    has_slots = has_slots or any(card != NOTHING for card in view.upgrade[player])
    y = 40 + tall
    height = max(least, y + TRACKS + SLOTS * has_slots + 6)
    asked = player == view.player and view.phase not in (Phase.NONE, Phase.OVER)
    back = panel(width, height, "mine" if asked else "")
    drawn = [group(back, cls=seat_class(scene.colours[player])), at(8, 7, name_plate(scene, player, width - 16))]
    drawn.append(at(10, 38, owned))
    if plan:
        drawn.append(at(width - 46, 3, plan))
    drawn.append(at(10, y, condition_track(scene, player, 0, width - 20)))
    drawn.append(at(10, y + 23, condition_track(scene, player, 1, width - 20)))
    if has_slots:
        drawn.append(at(10, height - SLOTS, upgrades(scene, player, width - 20, 40)))
    return victim_part(scene, player, "".join(drawn), rim(0, 0, width, height, 10)), height


def chosen_card(scene, player):
    """The action card of this step: face down until all have chosen, its owner sees it in a corner of the back."""
    view, words = scene.view, scene.words
    location = view.chosen[player]
    if location == NOTHING or view.phase == Phase.OVER:
        return ""
    w, h = 28, 34
    if location == HIDDEN or view.stage == Stage.CHOOSE:
        back = card_back(w, h, emblem_of(scene.colours[player]))
        if location != HIDDEN:
            back += circle(w - 8, h - 8, 11, "paper") + icon(LOCATION_ICONS[location], w - 17, h - 17, 18)
        return piece(back, f"plan-{player}", words("pic-chosen-hidden", player=scene.names[player]))
    face = rect(0, 0, w, h, 6, "paper") + icon(LOCATION_ICONS[location], 2, 5, 24)
    place = words.say(place_line(location))
    return piece(face, f"plan-{player}", words("pic-chosen", player=scene.names[player], place=place))


def name_plate(scene, player, width):
    """The place in the turn order, the name of who plays, and the thief's."""
    view, words = scene.view, scene.words
    name, thief = scene.names[player], view.thief[player]
    if thief != NOTHING and words.say(thief_line(thief)) != name:
        name = f"{name} · {words.say(thief_line(thief))}"
    if player not in view.order[: view.players]:
        return plaque(scene.colours[player], name, width, 14)
    place = list(view.order).index(player) + 1
    return about(plaque(scene.colours[player], f"{place}. {name}", width, 14), words("pic-place", n=place))


def victim_part(scene, player, content, edge):
    """A board that can be chosen as Loki's victim or as a partner."""
    thief = scene.view.thief[player]
    if thief != NOTHING and player != scene.viewer:
        for verb in ("steal", "sync"):
            phrase = f"{verb} {THIEF_WORDS[thief]}"
            if phrase in scene.labels:
                return scene.pick(content, phrase, edge)
    return content


def hand_cards(view, player):
    """The cards of a hand that the view shows."""
    return [card for card in range(FIRST_ITEM, FIRST_ITEM + ITEMS) if view.place[card] == Place.HAND + player]


def hand_phrase(view, card):
    """What a click on a card in the own hand says now."""
    word = CARD_WORDS[card]
    if KIND[card] == Kind.MEDICINE:
        return f"offer {word}" if view.phase == Phase.FOXES else f"heal {word}"
    return f"use {word}" if view.phase == Phase.USE else f"carry {word}"


def hand(scene, width, height, w, h, columns):
    """My hand, or that of the seat a spectator looks from; what is carried stands higher and has a chain."""
    view, words, player = scene.view, scene.words, scene.me
    cards = hand_cards(view, player)
    unknown = view.hand_size[player] - len(cards)
    drawn = [panel(width, height)]
    whose = words("pic-my-hand") if player == scene.viewer else words("pic-hand-of", player=scene.names[player])
    drawn.append(note(12, 20, whose, width - 24, 13))
    count = len(cards) + unknown
    rows = [cards[i : i + columns] for i in range(0, len(cards), columns)] or [[]]
    for number, row in enumerate(rows):
        step = huddle(len(row) + (unknown if len(rows) == 1 else 0), width - 24, w, 10)
        for i, card in enumerate(row):
            carried = view.rank[card] == 1 and view.carried[player] > 0
            content = card_face(words, card, w, h)
            if carried:
                content += circle(w - 13, h - 13, 12, "paper") + icon("bag", w - 22, h - 22, 18)
            phrase = hand_phrase(view, card) if player == scene.viewer else ""
            edge, hover = choice_rim(w, h), card_text(words, card)
            chosen = scene.ask_or_pick(content, phrase, edge, hover, card_key(card))
            drawn.append(at(12 + i * step, 28 + number * (h + 10), chosen))
        if len(rows) == 1:
            for i in range(unknown):
                drawn.append(at(12 + (len(row) + i) * step, 28, card_back(w, h)))
    if count == 0:
        drawn.append(note(width / 2, height / 2 + 6, words("pic-no-cards"), width - 24, 14, "middle"))
    return "".join(drawn)


def hand_rows(view, player, columns):
    return max(1, -(-len(hand_cards(view, player)) // columns))

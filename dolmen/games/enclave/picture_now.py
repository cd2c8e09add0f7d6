"""Enclave, drawn: the mission that is going on, summed up, and what can be chosen now."""

from dolmen.games.enclave.board import Outcome, Phase, Place, Stage
from dolmen.games.enclave.cards import (
    ACTION_CARDS,
    AMBER_CARDS,
    ANGELOS,
    CARD_WORDS,
    CARDS,
    CRITICAL,
    DECK_WORDS,
    EFFECT,
    FIRST_MISSION,
    LOCATION_WORDS,
    LOCATIONS,
    MISSION_DAMAGE,
    MISSION_TRAPS,
    NOTHING,
    OPTIMAL,
    ORACLE_CARDS,
    PRICE,
    PROTECTIONS,
    SYNC_TRAPS,
    WORST,
    Deck,
)
from dolmen.games.enclave.names import deck_line, mission_line, place_line
from dolmen.games.enclave.picture_cards import (
    DECK_ICONS,
    LOCATION_ICONS,
    WOUND_ICONS,
    card_face,
    card_key,
    card_text,
    choice_rim,
    mission_face,
)
from dolmen.games.enclave.rules.mission import damage, danger, fails, protection, trap
from dolmen.games.enclave.rules.tree_people import peeked_card
from dolmen.picture.icons import icon
from dolmen.picture.layout import fit, width_of
from dolmen.picture.pieces import button, disc, note
from dolmen.picture.svg import at, circle, group, part, piece, rect, rim, text
from dolmen.words import signed

NUMBERS = ("bid", "trade", "exchange")


# --- the mission ---


def mission_cards(scene, w, h):
    """The mission, its traps, and the protection used, in this order."""
    view, words = scene.view, scene.words
    if view.mission == ANGELOS:
        drawn = [mission_face(words, ANGELOS, words.say(mission_line(ANGELOS)), w, h)]
    else:
        card = FIRST_MISSION + view.mission
        drawn = [piece(card_face(words, card, w, h), card_key(card), card_text(words, card))]
    traps = [trap(view, nth) for nth in range(6)]
    used = [card for card in PROTECTIONS if Place.USED <= view.place[card] < Place.UPGRADE]
    used.sort(key=lambda card: view.rank[card])
    carried = [card for card in PROTECTIONS if Place.HAND <= view.place[card] < Place.USED and view.rank[card] == 1]
    shown = [card for card in traps if card != NOTHING] + used
    shown += [card for card in carried if view.place[card] != Place.HAND + scene.me]
    for card in shown:
        face = card_face(words, card, w, h)
        if card in carried:
            face = group(face, cls="gone")
        drawn.append(piece(face, card_key(card), card_text(words, card)))
    return drawn


def carried_protection(view, wound):
    """What the party carries and has not used, so far as the view shows it."""
    total = 0
    for card in PROTECTIONS:
        if Place.HAND <= view.place[card] < Place.USED and view.rank[card] == 1:
            total += EFFECT[card][wound]
    return total


def sums(scene):
    """Lines of what adds up: a name, then a text for each type."""
    view, words = scene.view, scene.words
    if view.stage == Stage.EQUIP:
        traps = MISSION_TRAPS[view.mission] + SYNC_TRAPS * (view.party_size - 1)
        threat = [f"{n} + {words('count-trap', n=traps)}" if traps else str(n) for n in MISSION_DAMAGE[view.mission]]
        carried = [str(carried_protection(view, wound)) for wound in range(2)]
        return [(words("pic-danger"), threat), (words("pic-carried"), carried)]
    lines = [(words("pic-danger"), [str(danger(view, wound)) for wound in range(2)])]
    used = [str(protection(view, wound)) for wound in range(2)]
    lines.append((words("pic-used"), used))
    left = [carried_protection(view, wound) for wound in range(2)]
    if view.stage == Stage.USE and any(left):
        lines.append((words("pic-still"), [f"+{n}" for n in left]))
    return lines


def reckoning(view, player, wound):
    """`11 − 9 = 2 → −2` for a member, and whether it fails."""
    if view.outcome != Outcome.NONE:
        net = view.wounds[player][wound]
        return f"{signed(-net)} → {signed(view.condition[player][wound])}", False
    space = view.condition[player][wound] - WORST
    own = (0 if view.cancels[player] else CRITICAL[space]) - OPTIMAL[space]
    net = damage(view, player, wound)
    after = max(WORST, view.condition[player][wound] - net)
    extra = f" {signed(own)[0]} {abs(own)}" if own else ""
    shown = f"{danger(view, wound)}{extra} − {protection(view, wound)} = {net} → {signed(after)}"
    return shown, fails(view, player, wound, net)


def mission_panel(scene, width, narrow):
    """The mission step by step: cards, sums, and for each member what is left and where it leads."""
    view, words = scene.view, scene.words
    w, h = (86, 104) if narrow else (112, 92)
    drawn, y = [], 34
    name = words.say(mission_line(view.mission))
    drawn.append(text(12, 24, fit(words("pic-mission", mission=name), width - 24, 16, True), 16, "serif bold"))
    faces = mission_cards(scene, w, h)
    columns = max(1, int((width - 16) // (w + 6)))
    for i, face in enumerate(faces):
        drawn.append(at(10 + i % columns * (w + 6), y + i // columns * (h + 8), face))
    y += (-(-len(faces) // columns)) * (h + 8) + 16
    half = (width - 134) / 2
    for label, numbers in sums(scene):
        drawn.append(text(12, y, fit(label, 122, 14), 14))
        for wound, shown in enumerate(numbers):
            x = 134 + wound * half
            drawn.append(
                icon(WOUND_ICONS[wound], x, y - 15, 18) + text(x + 23, y, fit(shown, half - 24, 15), 15, "serif bold")
            )
        y += 22
    if view.stage != Stage.EQUIP:
        for player in view.party[: view.party_size]:
            drawn.append(at(12, y - 16, disc(scene.colours[player], 20)))
            drawn.append(text(38, y, fit(scene.names[player], 78, 14), 14))
            for wound in range(2):
                shown, has_failed = reckoning(view, player, wound)
                x, low = (134, y + 22 * wound) if narrow else (134 + wound * half, y)
                sign = (
                    icon("cross", x, low - 14, 16, "bad") if has_failed else icon(WOUND_ICONS[wound], x, low - 15, 18)
                )
                drawn.append(sign + text(x + 23, low, shown, 14, "serif bold"))
            y += 44 if narrow else 22
    if view.outcome != Outcome.NONE:
        is_won = view.outcome == Outcome.SUCCESS
        drawn.append(icon("check" if is_won else "cross", 12, y - 16, 20, "good" if is_won else "bad"))
        drawn.append(text(40, y, words("pic-success" if is_won else "pic-failure"), 16, "serif bold"))
        y += 22
    return rect(0, 0, width, y - 6, 10, "panel") + "".join(drawn), y - 6


# --- what can be chosen ---


def choices(scene, width, narrow):
    """All that can be said and that no part of the board says: cards in question, numbers, and bars."""
    view = scene.view
    if not scene.is_asked:
        return "", 0
    drawn, y = [], 12
    special = {
        Phase.TOKEN: token_pool,
        Phase.PLAY: action_cards,
        Phase.LOOK: look_table,
        Phase.PUT: looked_cards,
        Phase.PRYZE: drawn_pryzes,
        Phase.TAKE: offered_cards,
    }.get(Phase(view.phase))
    if special is not None:
        content, tall = special(scene, width - 20, narrow)
        drawn.append(at(10, y, content))
        y += tall + 8
    content, tall = bars(scene, width - 20, narrow)
    drawn.append(at(10, y, content))
    y += tall
    if y <= 14:
        return "", 0
    return rect(0, 0, width, y + 6, 10, "panel") + "".join(drawn), y + 6


def bars(scene, width, narrow):
    """A button for each sentence that is left: small ones for numbers, bars for the others."""
    tall, x, y, drawn = (46 if narrow else 40), 0, 0, []
    left = [s for s in scene.labels if s not in scene.drawn and scene.view.phase not in (Phase.TOKEN, Phase.PUT)]
    if scene.view.phase == Phase.LOOK:
        left = [s for s in left if not s.startswith("look ") or s == "look none"]
    for said in left:
        label = scene.labels[said]
        verb, *rest = said.split()
        is_number = verb in NUMBERS and rest[0].isdigit()
        shown = rest[0] if is_number else label
        w = 46 if is_number else min(width, 1.2 * width_of(shown, min(17, tall * 0.4), True) + 34)
        if x + w > width:
            x, y = 0, y + tall + 8
        bar = part(button(shown, w, tall), said, label, rim=rim(0, 0, w, tall, 10))
        drawn.append(at(x, y, bar))
        x += w + 8
    return "".join(drawn), y + tall + 4 if drawn else 0


def token_pool(scene, width, narrow):
    """The initiative tokens that are left; a location is the other half of the sentence."""
    size = 48
    drawn = []
    taken = set(scene.view.token)
    for i, number in enumerate(n for n in range(1, LOCATIONS + 1) if n not in taken):
        shown = circle(size / 2, size / 2, size / 2 - 3, "here")
        shown += text(size / 2, size * 0.66, number, 24, "serif bold on-here", "middle")
        label = scene.words("pic-token", n=number)
        drawn.append(
            at(
                i * (size + 12),
                0,
                part(shown, f"token {number}", label, key=f"token-{number}", rim=rim(0, 0, size, size, 24)),
            )
        )
    hint = note(0, size + 18, scene.words("pic-token-how"), width, 13)
    return "".join(drawn) + hint, size + 24


def action_cards(scene, width, narrow):
    """My six action cards; those played this round are pale."""
    view, words = scene.view, scene.words
    columns = 3 if narrow else 6
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


def look_table(scene, width, narrow):
    """How many cards of which deck: a line a deck at the Oracle, two tables of two decks with Amber."""
    if scene.view.stage == Stage.TREE:
        return amber_table(scene, width, narrow)
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


def amber_table(scene, width, narrow):
    """Two decks across each other, twice, and a line for the missions: three clicks say any split of six."""
    drawn, y = [], 0
    cell = min(46, (width - 44) / 7)
    side = 7 * cell + 60
    for i, (down, across) in enumerate(((Deck.TRAP, Deck.PRYZE), (Deck.KNIVES, Deck.MAGGOT))):
        x, top = (0, i * (7 * cell + 44)) if narrow else (i * side, 0)
        drawn.append(at(x, top, pair_table(scene, down, across, cell)))
        y = top + 7 * cell + 40
    x, top = (0, y + 4) if narrow else (2 * side, 26)
    drawn.append(icon(DECK_ICONS[Deck.MISSION], x, top + 8, 26))
    for n in range(1, AMBER_CARDS + 1):
        if any(f"mission {n}" in said for said in scene.labels):
            column, line = ((n - 1) % 6, 0) if narrow else ((n - 1) % 2, (n - 1) // 2)
            drawn.append(at(x + 36 + column * 52, top + line * 46, number_part(scene.words, Deck.MISSION, n)))
    return "".join(drawn), (top + 46 if narrow else y)


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


def looked_cards(scene, width, narrow):
    """The cards that only I see, each to be put on top or at the bottom."""
    cards = [card for card in range(CARDS) if scene.view.place[card] == Place.LOOKED]
    words, w, h = scene.words, (112 if narrow else 128), 100

    def one(card):
        word = CARD_WORDS[card]
        signs = [(f"put {word} top", words("pic-top-sign")), (f"put {word} bottom", words("pic-bottom-sign"))]
        return card_with_signs(scene, card, w, h, signs)

    return side_by_side(cards, width, w, h + 112, one)


def drawn_pryzes(scene, width, narrow):
    """The pryzes of the reward, to keep or to sell."""
    view, words, w, h = scene.view, scene.words, (112 if narrow else 128), 100
    cards = [card for card in range(CARDS) if view.place[card] == Place.DRAWN]

    def one(card):
        word, coins = CARD_WORDS[card], PRICE[card] + view.sesame[view.player]
        return card_with_signs(
            scene, card, w, h, [(f"keep {word}", words("pic-keep")), (f"sell {word}", words("pic-sell", coins=coins))]
        )

    return side_by_side(cards, width, w, h + 112, one)


def offered_cards(scene, width, narrow):
    """The two cards that were looked at; those that can be paid can be taken."""
    view, words, w, h = scene.view, scene.words, (112 if narrow else 128), 100
    cards = [card for card in (peeked_card(view, 0), peeked_card(view, 1)) if card != NOTHING]

    def one(card):
        phrase = f"take {CARD_WORDS[card]}"
        face = card_face(words, card, w, h)
        return scene.pick(face, phrase, choice_rim(w, h), card_text(words, card))

    return side_by_side(cards, width, w, h + 8, one)


def legend(scene, width):
    """What the icons mean, in one or more lines."""
    words = scene.words
    pairs = (
        ("heart", "fact-physical"),
        ("moon", "fact-mental"),
        ("trap", "kind-trap"),
        ("shield", "kind-protection"),
        ("clover", "kind-medicine"),
        ("figure", "kind-thief"),
        ("gear", "kind-machine"),
        ("jewel", "pic-pryze"),
        ("scroll", "fact-knowledge"),
        ("tree", "fact-tokens"),
        ("marker", "pic-markers"),
        ("key", "pic-sesame-word"),
        ("bag", "pic-sarcophagus-word"),
        ("star", "pic-points"),
    )
    drawn, x, y = [], 12, 8
    for name, key in pairs:
        label = words(key)
        w = 24 + width_of(label, 13) + 14
        if x + w > width - 6:
            x, y = 12, y + 24
        drawn.append(icon(name, x, y, 18) + text(x + 23, y + 14, label, 13, "soft"))
        x += w
    return "".join(drawn), y + 28

"""Enclave, drawn: thieves. The others as panels or chips, my own board with its tracks."""

from dolmen.picture.icons import icon
from dolmen.picture.layout import fit, row, width_of
from dolmen.picture.palette import emblem_of, seat_class
from dolmen.picture.pieces import card_back, disc
from dolmen.picture.sheets import handle
from dolmen.picture.svg import about, at, circle, group, line, path, place, rect, rim, text
from dolmen.words import signed

from .board import HIDDEN, Phase, Stage
from .cards import BEST, CRITICAL, NOTHING, OPTIMAL, ROUNDS, WORST
from .names import face_line, place_line, thief_line
from .picture_cards import card_text
from .picture_marks import LOCATION_ICONS, WOUND_ICONS, effects_of, signs, signs_width
from .picture_scene import SANS, SERIF
from .picture_told import hand_line
from .rules.ending import score

CELLS = BEST - WORST + 1
NUMBERED = 20  # cells of this width have their numbers written on them


def points_of(view, player):
    return score(view, player) if view.phase == Phase.OVER else view.points[player]


# --- tracks ---


def track(scene, player, wound, width, height):
    """Eleven spaces: red ones have a zigzag, green ones a plus; a disc for now, brackets at the max."""
    view, words = scene.view, scene.words
    now, best = view.condition[player][wound], view.best[player][wound]
    size = min(20, height - 4)
    told = 66 if width >= 240 else 50
    cell = (width - size - 5 - told) / CELLS
    tall = height - 6
    drawn = [icon(WOUND_ICONS[wound], 0, (height - size) / 2, size)]
    for i in range(CELLS):
        drawn.append(space(view, player, i, size + 5 + i * cell, 3, cell, tall, i == now - WORST))
    x = size + 5 + (best - WORST) * cell
    ends = path(f"M{x + 2:g} 1.5h{cell - 4:g}M{x + 2:g} {height - 1.5:g}h{cell - 4:g}", "ceiling")
    drawn.append(group(ends, cls=seat_class(scene.colours[player])))
    r = min(height, cell + 6)
    middle = size + 5 + (now - WORST + 0.5) * cell
    marker = scene.thing(disc(scene.colours[player], r), f"condition-{player}-{wound}", "")
    drawn.append(at(middle - r / 2, height / 2 - r / 2, marker))
    if cell >= NUMBERED + 2:
        drawn.append(circle(middle, height / 2, r / 2 - 3, "paper"))
        drawn.append(text(middle, height / 2 + 4.5, signed(now), 12, "serif bold on-cell", "middle"))
    shown = f"{signed(now)} / {signed(best)}" if told > 60 else f"{signed(now)}/{signed(best)}"
    drawn.append(text(width, height / 2 + 5, shown, 13 if told > 60 else 12, "serif bold", "end"))
    key = ("pic-physical", "pic-mental")[wound]
    return about("".join(drawn), words(key, now=signed(now), best=signed(best)))


def space(view, player, i, x, y, cell, tall, is_now):
    """One space of a track."""
    is_red, is_green = CRITICAL[i] and not view.cancels[player], OPTIMAL[i]
    drawn = rect(x + 0.6, y, cell - 1.2, tall, 3, "cell red" if is_red else "cell green" if is_green else "cell")
    if is_now:
        return drawn
    middle, low = x + cell / 2, y + tall / 2
    if cell >= NUMBERED:
        look = "on-strong" if is_red or is_green else "on-cell"
        drawn += text(middle, low + 4.3, signed(i + WORST), 12, f"serif {look}", "middle")
        return drawn
    if is_red:
        return drawn + path(f"M{x + 2.5:g} {low + 3:g}l{cell / 2 - 2.5:g}-5 {cell / 2 - 2.5:g} 5", "zigzag")
    if is_green:
        return drawn + path(f"M{middle - 3:g} {low:g}h6M{middle:g} {low - 3:g}v6", "zigzag")
    return drawn


# --- what a thief owns ---


def goods_of(scene, player, has_points):
    """Icons, numbers and what they are."""
    view, words = scene.view, scene.words
    taken = sum(owner == player for owner in view.marker_owner)
    things = [("star", points_of(view, player), words("pic-points"))] if has_points else []
    return [
        *things,
        ("coin", view.coins[player], words("fact-coins")),
        ("scroll", view.knowledge[player], words("fact-knowledge")),
        ("tree", view.tree_tokens[player], words("fact-tokens")),
        ("marker", taken, words("pic-markers")),
        ("card", view.hand_size[player], words.say(hand_line(view, player))),
        ("key", view.sesame[player], words("pic-sesame")),
        ("enclave-coffin", view.sarcophagus[player], words("pic-sarcophagus")),
    ]


def goods(scene, player, width, size, has_points=False, columns=99):
    """What a player owns, evenly side by side, in as many lines as there have to be; and their height."""
    things = goods_of(scene, player, has_points)
    columns = min(len(things), columns)
    letter, drawn = max(12.5, size * 0.8), []
    rows = [things[i : i + columns] for i in range(0, len(things), columns)]
    for nth, shown_here in enumerate(rows):
        wide = [size + 2 + width_of(str(number), letter, True) for _, number, _ in shown_here]
        gap = max(2, min(26, (width - sum(wide)) / max(1, len(wide) - 1)))
        x = 0.0
        for (name, number, what), each in zip(shown_here, wide, strict=True):
            shown = icon(name, 0, 0, size) + text(size + 2, size * 0.5 + 5, number, letter, "serif bold")
            drawn.append(at(x, nth * (size + 5), about(shown, what)))
            x += each + gap
    return "".join(drawn), -(-len(things) // columns) * (size + 5)


def tokens_of(scene, player):
    """Tokens that a player holds: an icon, the round it came in, and what it does."""
    view, words = scene.view, scene.words
    held = [
        (name, came[player], token_text(scene, word, came[player]))
        for name, word, came in (
            ("enclave-prep", "prepared", view.prepared),
            ("enclave-sync", "in-sync", view.in_sync),
            ("cube", "thule", view.thule),
        )
        if came[player]
    ]
    flags = (("enclave-cancel", view.cancels, "pic-cancel-how"), ("passed", view.tyllo, "pic-tyllo"))
    return held + [(name, 0, words(key)) for name, has, key in flags if has[player]]


def token_text(scene, name, came):
    """A token with the round it came, and when it is of use."""
    now = scene.view.round
    when = f"when-{name}-now" if came < now else "when-never" if now == ROUNDS else f"when-{name}-next"
    return scene.words(f"pic-{name}-how", round=came, when=scene.words(when))


def belongings(scene, player, width, height):
    """Upgrades and tokens in one line, as far as they fit; names where there is room for all of them."""
    view, words = scene.view, scene.words
    cards = [card for card in view.upgrade[player] if card != NOTHING]
    tokens = tokens_of(scene, player)
    taken = sum(24 + 30 * bool(came) for _, came, _ in tokens)
    plain = sum(26 + signs_width(effects_of(card), 14) + 12 for card in cards)
    spare = (width - taken - plain) / max(1, len(cards))
    drawn, x = [], 0.0
    for card in cards:
        pairs = effects_of(card)
        name = words.say(face_line(card)) if spare >= 50 else ""
        said = min(spare - 8, width_of(name, 12) / SANS + 4) if name else 0
        w = 24 + said + signs_width(pairs, 14) + 6
        if x + w > width:
            break
        kind = "enclave-thief" if card in view.upgrade[player][:2] else "gear"
        chip = rect(0, 0, w, height, 6, "paper") + icon(kind, 4, height / 2 - 8, 16)
        if name:
            chip += group(text(23, height / 2 + 4.5, fit(name, said * SANS, 12), 12), cls="on-paper")
        chip += group(at(0, height / 2 - 7, signs(pairs, 14, w - 5)), cls="on-paper")
        drawn.append(at(x, 0, about(chip, card_text(words, card))))
        x += w + 6
    for name, came, what in tokens:
        w = 20 + (28 if came else 0)
        if x + w > width:
            break
        shown = icon(name, 0, height / 2 - 9, 18, seat_class(scene.colours[player]))
        if came:
            shown += text(21, height / 2 + 4.5, words("pic-round-short", n=came), 12, "soft")
        drawn.append(at(x, 0, about(shown, what)))
        x += w + 4
    return "".join(drawn)


# --- the others ---


def name_of(scene, player, width, size, has_thief):
    """The place in the turn order and the name; the thief's name beside it where there is room."""
    view, words = scene.view, scene.words
    name, thief = scene.names[player], view.thief[player]
    if player in view.order[: view.players]:
        name = f"{list(view.order).index(player) + 1}. {name}"
    drawn = text(0, 0, fit(name, width * SERIF, size, True), size, "serif bold")
    if has_thief and thief != NOTHING and words.say(thief_line(thief)) != scene.names[player]:
        left = width_of(name, size, True) / SERIF + 8
        said = words.say(thief_line(thief))
        if left + width_of(said, 12) / SANS < width:
            drawn += text(left, 0, said, 12, "soft")
    return drawn


def is_to_move(view, player):
    return player == view.player and view.phase not in (Phase.NONE, Phase.OVER)


def thief_panel(scene, player, w, h):
    """Somebody else: as much as there is room for; a tap shows the rest."""
    words = scene.words
    asked = "mine" if is_to_move(scene.view, player) else ""
    back = rect(0, 0, w, h, 9, f"panel {asked}".rstrip()) + rect(1, 4, 5, h - 8, 2, "plain-own")
    drawn = [group(back, cls=seat_class(scene.colours[player]))]
    drawn.append(thief_chip(scene, player, w, h) if h < 64 else thief_facts(scene, player, w, h))
    label = words("pic-thief-sheet", player=scene.names[player])
    return place(handle("".join(drawn), f"thief-{player}", label, rim(0, 0, w, h, 9)), f"thief-{player}")


def thief_chip(scene, player, w, h):
    """Emblem, points and as many of the numbers as fit."""
    view = scene.view
    drawn = [at(10, h / 2 - 13, disc(scene.colours[player], 26))]
    points = points_of(view, player)
    x = 41
    shown = [("star", str(points))]
    facts = [
        ("coin", str(view.coins[player])),
        ("card", str(view.hand_size[player])),
        ("scroll", str(view.knowledge[player])),
        (WOUND_ICONS[0], signed(view.condition[player][0])),
        (WOUND_ICONS[1], signed(view.condition[player][1])),
    ]
    plan = chosen_card(scene, player, 22, 28)
    room = w - x - (32 if plan else 6)
    for fact in facts:
        if signs_width([*shown, fact], 15) < room:
            shown.append(fact)
    if len(shown) == 1 and signs_width(shown, 15) > room:
        drawn.append(text(x, h / 2 + 5, points, 15, "serif bold"))
    else:
        drawn.append(at(x, h / 2 - 7.5, signs(shown, 15)))
    if plan:
        drawn.append(at(w - 28, h / 2 - 14, plan))
    return "".join(drawn)


def thief_facts(scene, player, w, h):
    """Name and points, goods, tracks, and below them upgrades and tokens."""
    view = scene.view
    points = points_of(view, player)
    has_star = w >= 180
    right = w - 8 - width_of(str(points), 18, True) - (22 if has_star else 4)
    plan = chosen_card(scene, player, 20, 26)
    end = right - 28 if plan else right
    drawn = [at(11, 5, disc(scene.colours[player], 24))]
    drawn.append(at(39, 22, name_of(scene, player, end - 41, 14 if has_star else 12.5, w >= 220)))
    drawn.append((icon("star", right, 8, 18) if has_star else "") + text(w - 8, 23, points, 18, "serif bold", "end"))
    if plan:
        drawn.append(at(end + 2, 4, plan))
    columns = 7 if w >= 196 else 4
    owned, tall = goods(scene, player, w - 20, 16 if w >= 240 else 14, columns=columns)
    drawn.append(at(12, 34, owned))
    y, left = 34 + tall, h - 34 - tall
    step = max(17, min(24, (left - (26 if left >= 66 else 2)) / 2))
    for wound in range(2):
        drawn.append(at(12, y + wound * step, track(scene, player, wound, w - 20, min(20, step - 1))))
    if left - 2 * step >= 24:
        drawn.append(at(12, y + 2 * step + 1, belongings(scene, player, w - 20, 22)))
    return "".join(drawn)


def chosen_card(scene, player, w, h):
    """The action card of this step: face down until all have chosen, its owner sees it in a corner of the back."""
    view, words = scene.view, scene.words
    location = view.chosen[player]
    if location == NOTHING or view.phase == Phase.OVER:
        return ""
    if location == HIDDEN or view.stage == Stage.CHOOSE:
        back = card_back(w, h, emblem_of(scene.colours[player]))
        if location != HIDDEN:
            back += circle(w - 5, h - 6, 9, "paper") + icon(LOCATION_ICONS[location], w - 12, h - 13, 14)
        return scene.thing(back, f"plan-{player}", words("pic-chosen-hidden", player=scene.names[player]))
    face = rect(0, 0, w, h, 5, "paper") + icon(LOCATION_ICONS[location], w / 2 - 9, h / 2 - 9, 18)
    place = words.say(place_line(location))
    return scene.thing(face, f"plan-{player}", words("pic-chosen", player=scene.names[player], place=place))


def people(scene, zone, is_column):
    """The others in seat order, side by side or one below the other."""
    others = scene.others
    if is_column:
        tall = min(168, (zone.h - 6 * (len(others) - 1)) / len(others))
        return "".join(
            at(zone.x, zone.y + i * (tall + 6), thief_panel(scene, player, zone.w, tall))
            for i, player in enumerate(others)
        )
    places = row(len(others), zone.x, zone.w, 6)
    return "".join(
        at(x, zone.y, thief_panel(scene, player, w, zone.h)) for player, (x, w) in zip(others, places, strict=True)
    )


# --- my own board ---


def my_board(scene, w, h):
    """My name, goods, tracks, upgrades and tokens in so much room; a tap shows all of it in words."""
    player, words = scene.me, scene.words
    drawn = small_board(scene, w) if h < 110 else large_board(scene, w, h)
    label = words("pic-thief-sheet", player=scene.names[player])
    return place(handle(drawn, f"thief-{player}", label, rim(-2, -2, w + 4, h + 4, 8)), f"thief-{player}")


def small_height(w):
    """How high my board is where there is little room."""
    return 54 if w >= 300 else 90


def small_board(scene, w):
    """Goods in one line, both tracks side by side below."""
    player = scene.me
    size = 17 if w >= 340 else 15
    if w < 300:  # two lines of goods, the tracks below each other
        owned, _ = goods(scene, player, w, size, has_points=True, columns=4)
        tracks = [at(0, 42 + wound * 24, track(scene, player, wound, w, 22)) for wound in range(2)]
        return at(0, 2, owned) + "".join(tracks)
    owned, _ = goods(scene, player, w, size, has_points=True)
    half = (w - 10) / 2
    tracks = [at(wound * (half + 10), 28, track(scene, player, wound, half, 22)) for wound in range(2)]
    return at(0, 2, owned) + "".join(tracks)


def large_board(scene, w, h):
    view, player = scene.view, scene.me
    points = points_of(view, player)
    right = w - width_of(str(points), 20, True) - 24
    plan = chosen_card(scene, player, 22, 28)
    end = right - 32 if plan else right
    drawn = [at(0, 0, disc(scene.colours[player], 28)), at(36, 20, name_of(scene, player, end - 42, 16, True))]
    drawn.append(icon("star", right, 3, 20) + text(w, 20, points, 20, "serif bold", "end"))
    if plan:
        drawn.append(at(end + 4, 0, plan))
    owned, tall = goods(scene, player, w, 18 if w >= 260 else 16)
    step = max(24, min(34, (h - 36 - tall - 26) / 2))
    y = 36 + tall
    drawn.append(at(0, 36, owned))
    for wound in range(2):
        drawn.append(at(0, y + wound * step, track(scene, player, wound, w, min(26, step - 2))))
    if h - y - 2 * step >= 22:
        drawn.append(at(0, y + 2 * step + 2, belongings(scene, player, w, 22)))
    drawn.append(line(w + 7, 4, w + 7, h - 4, "rule"))
    return "".join(drawn)

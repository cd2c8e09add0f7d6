"""Enclave, drawn: the mission that is going on, step by step: cards, what they add up to, where it leads."""

from dolmen.picture.icons import icon
from dolmen.picture.layout import fit, width_of
from dolmen.picture.pieces import disc
from dolmen.picture.svg import about, at, group, rect, text
from dolmen.words import signed

from .board import Outcome, Place, Stage
from .cards import (
    ANGELOS,
    EFFECT,
    FIRST_MISSION,
    KIND,
    MISSION_DAMAGE,
    MISSION_TRAPS,
    NOTHING,
    PREPARATION,
    PROTECTIONS,
    SYNC_TRAPS,
    Kind,
)
from .names import mission_line
from .odds import carried_chance, percent
from .picture_cards import card_face, card_key, card_text, chip_width, deal, mission_face
from .picture_marks import WOUND_ICONS, effects_of, signs, signs_width, threats_of
from .picture_scene import SANS, SERIF
from .reckoning import condition_after, own_number
from .rules.mission import damage, danger, fails, protection, trap

LINE = 22
STEPS = ("equip", "traps", "use", "wounds", "reward")
BARS = 76  # the height of the bars of one type


def mission_cards(scene):
    """Mission, traps, protection used, and what others carry openly: each a card, and whether it is pale."""
    view = scene.view
    used = [card for card in PROTECTIONS if Place.USED <= view.place[card] < Place.UPGRADE]
    used.sort(key=lambda card: view.rank[card])
    carried = [card for card in PROTECTIONS if Place.HAND <= view.place[card] < Place.USED and view.rank[card] == 1]
    carried = [card for card in carried if view.place[card] != Place.HAND + scene.me]
    traps = [card for card in (trap(view, nth) for nth in range(6)) if card != NOTHING]
    return [(card, False) for card in traps + used] + [(card, True) for card in carried]


def faces(scene, w, h):
    """The cards of the mission in a room."""
    view, words = scene.view, scene.words
    cards = mission_cards(scene)
    all_cards = [card for card, _ in cards] + ([FIRST_MISSION + view.mission] if view.mission != ANGELOS else [])
    spread = deal(1 + len(cards), w, h, 8, (150, 196), least=chip_width(all_cards))
    if spread is None:
        return slips(scene, [card for card, _ in cards], w)
    columns, each, tall = spread
    drawn = [mission_card(scene, each, tall)]
    for card, is_pale in cards:
        face = card_face(words, card, each, tall)
        shown = scene.thing(face, card_key(card), card_text(words, card))
        drawn.append(group(shown, cls="gone") if is_pale else shown)
    return "".join(at(i % columns * (each + 8), 4 + i // columns * (tall + 8), face) for i, face in enumerate(drawn))


def slips(scene, cards, w):
    """The mission and its cards in signs alone, where there is no room for more."""
    view, words = scene.view, scene.words
    named = words.say(mission_line(view.mission))
    kinds = [("kind-mission", threats_of(view.mission), named)]
    kinds += [(f"kind-{Kind(KIND[card]).name.lower()}", effects_of(card), card_text(words, card)) for card in cards]
    drawn, x, y = [], 0.0, 0.0
    for look, pairs, hover in kinds:
        wide = signs_width(pairs, 15) + 14
        if x and x + wide > w:
            x, y = 0, y + 26
        slip = rect(0, 0, wide, 23, 5, "paper") + rect(1, 1, 4, 21, 2, "plain-own")
        slip += group(at(8, 4, signs(pairs, 15)), cls="on-paper")
        drawn.append(at(x, y, about(group(slip, cls=look), hover)))
        x += wide + 5
    return "".join(drawn)


def mission_card(scene, w, h):
    view, words = scene.view, scene.words
    if view.mission == ANGELOS:
        return mission_face(words, ANGELOS, words.say(mission_line(ANGELOS)), w, h)
    card = FIRST_MISSION + view.mission
    return scene.thing(card_face(words, card, w, h), card_key(card), card_text(words, card))


def carried_protection(view, wound):
    """What the party carries and has not used, so far as the view shows it."""
    total = 0
    for card in PROTECTIONS:
        if Place.HAND <= view.place[card] < Place.USED and view.rank[card] == 1:
            total += EFFECT[card][wound]
    return total


def sees_all_carried(view):
    """Whether the view shows every card that the party carries."""
    shown = sum(Place.HAND <= view.place[card] < Place.USED and view.rank[card] == 1 for card in PROTECTIONS)
    return shown == sum(view.carried[player] for player in view.party[: view.party_size])


def carried_sums(view):
    return [str(carried_protection(view, wound)) for wound in range(2)]


def sums(scene):
    """Lines of what adds up: a name, then a text for each type, or one for both."""
    view, words = scene.view, scene.words
    if view.stage == Stage.EQUIP:
        traps = MISSION_TRAPS[view.mission] + SYNC_TRAPS * (view.party_size - 1)
        threat = [f"{n} + {words('count-trap', n=traps)}" if traps else str(n) for n in MISSION_DAMAGE[view.mission]]
        if sees_all_carried(view):
            chance = words("pic-odds", n=percent(carried_chance(view)))
            lines = [(words("pic-danger"), threat), (words("pic-carried"), carried_sums(view))]
            return [*lines, (words("pic-carried-odds"), [chance])]
        count = sum(view.carried[player] for player in view.party[: view.party_size])
        return [(words("pic-danger"), threat), (words("pic-carried-cards"), [str(count)])]
    lines = [(words("pic-danger"), [str(danger(view, wound)) for wound in range(2)])]
    used = [str(protection(view, wound)) for wound in range(2)]
    lines.append((words("pic-used"), used))
    left = [carried_protection(view, wound) for wound in range(2)]
    if view.stage == Stage.USE and any(left):
        lines.append((words("pic-still"), [signed(n) for n in left]))
    return lines


def reckoning(view, player, wound):
    """`11 − 9 = 2 → −2` for a member, and whether it fails."""
    if view.outcome != Outcome.NONE:
        net = view.wounds[player][wound]
        return f"{signed(-net)} → {signed(view.condition[player][wound])}", False
    own, net = own_number(view, player, wound), damage(view, player, wound)
    after = condition_after(view, player, wound)
    extra = f" {signed(own)[0]} {abs(own)}" if own else ""
    shown = f"{danger(view, wound)}{extra} − {protection(view, wound)} = {net} → {signed(after)}"
    return shown, fails(view, player, wound, net)


def mission_stage(scene, w, h):
    """The cards above, the sums below them, and for each member where it leads."""
    view = scene.view
    is_large = h >= 330 and w >= 480 and view.stage != Stage.EQUIP
    y = 0.0
    drawn = []
    if h >= 260 and w >= 420:
        drawn.append(steps(scene, w))
        y = 30
    told = results(scene, w)
    added = sums(scene)
    if view.stage != Stage.EQUIP and h - len(told) * LINE < 150:
        added = []  # the lines of the members have the same numbers
    low = len(told) * LINE + (2 * BARS if is_large else len(added) * LINE)
    low = min(low, h - y - 26)
    drawn.append(at(0, y, faces(scene, w, h - y - low - 16)))
    top = h - low
    if is_large:
        drawn += [at(0, top + wound * BARS, sum_bars(scene, wound, w)) for wound in range(2)]
        top += 2 * BARS
    else:
        for line in added:
            if top + LINE <= h + 1:
                drawn.append(at(0, top, sum_line(scene, *line, w)))
                top += LINE
    for line in told:
        if top + LINE <= h + 1:
            drawn.append(at(0, top, line))
            top += LINE
    return "".join(drawn)


def step_now(view):
    """Which of the steps of a mission is going on."""
    if view.stage == Stage.EQUIP:
        return 0
    if view.outcome == Outcome.NONE:
        return 2
    return 4 if view.stage == Stage.REWARD else 3


def steps(scene, w):
    """The steps of a mission, the one of now on neon."""
    x, drawn, now = 0.0, [], step_now(scene.view)
    for i, step in enumerate(STEPS):
        said = scene.words(f"pic-step-{step}")
        wide = width_of(said, 13, True) / SANS + 18
        if x + wide > w:
            break
        if i == now:
            drawn.append(rect(x, 0, wide, 22, 11, "step-now"))
        look = "bold on-neon" if i == now else "soft"
        drawn.append(text(x + wide / 2, 15.5, said, 13, look, "middle"))
        x += wide + 4
    return "".join(drawn)


def sum_line(scene, label, numbers, w):
    """A name, then a number for each type, or one for both."""
    named = min(140, w * 0.36)
    half = (w - named) / 2
    drawn = text(0, 16, fit(label, named * SANS - 4, 13), 13, "soft")
    for wound, shown in enumerate(numbers):
        x = named + wound * half
        room = half - 24 if len(numbers) == 2 else 2 * half - 24
        sign = WOUND_ICONS[wound] if len(numbers) == 2 else "enclave-protection"
        drawn += icon(sign, x, 2, 17) + text(x + 22, 16.5, briefly(shown, room * SERIF), 14, "serif bold")
    return drawn


def briefly(shown, room):
    """A sum in its room: traps that have none are a question mark, and the mission's card has their number."""
    known = shown.partition(" + ")[0]
    return (
        shown if width_of(shown, 14, True) <= room else fit(f"{known} + ?" if known != shown else shown, room, 14, True)
    )


def results(scene, w):
    """Each member with what is left for both types, then how it ended."""
    view, words = scene.view, scene.words
    if view.stage == Stage.EQUIP:
        return []
    lines = []
    for player in view.party[: view.party_size]:
        if w >= 320:
            lines.append(member_line(scene, player, (0, 1), w))
        else:
            lines += [member_line(scene, player, (wound,), w) for wound in range(2)]
    if view.outcome != Outcome.NONE:
        is_won = view.outcome == Outcome.SUCCESS
        sign = icon("check" if is_won else "cross", 0, 2, 18, "good" if is_won else "bad")
        lines.append(sign + text(26, 17, words("pic-success" if is_won else "pic-failure"), 15, "serif bold"))
    return lines


def member_line(scene, player, wounds, w):
    """`11 − 7 = 4 → −3`: what comes through, and where a condition goes; a cross where the mission fails."""
    view = scene.view
    size = 14 if w >= 460 else 12
    named = 120 if w >= 460 else 28
    drawn = at(0, 1, disc(scene.colours[player], 19)) if wounds[0] == 0 else ""
    if named > 28:
        drawn += text(26, 16, fit(scene.names[player], (named - 32) * SANS, 13), 13)
    each = (w - named) / len(wounds)
    for i, wound in enumerate(wounds):
        shown, has_failed = reckoning(view, player, wound)
        x = named + i * each
        sign = icon("cross", x, 2, 16, "bad") if has_failed else icon(WOUND_ICONS[wound], x, 2, 17)
        drawn += sign + text(x + 21, 16.5, fit(shown, (each - 23) * 0.97, size, True), size, "serif bold")
    return about(drawn, scene.names[player])


def sum_bars(scene, wound, w):
    """Danger and protection of one type as bars of the same scale, their sums at the right."""
    view, words = scene.view, scene.words
    total = max(danger(view, wound), protection(view, wound), 1)
    rest = 0
    left, right = 128, 64
    scale = min(30, (w - left - right) / max(total, 6))
    drawn = [rect(0, 0, w, BARS - 8, 8, "ash"), icon(WOUND_ICONS[wound], 12, (BARS - 8) / 2 - 14, 28)]
    for i, (key, parts, sum_) in enumerate(
        (
            ("pic-danger", danger_parts(view, wound), danger(view, wound)),
            ("pic-used-short", ward_parts(view, wound), protection(view, wound)),
        )
    ):
        y = 9 + i * 28
        drawn.append(text(50, y + 15.5, fit(words(key), 74 * SANS, 12.5), 12.5, "soft"))
        x = left
        for look, n in parts:
            n_wide = n * scale
            bar = rect(x, y, n_wide, 22, 3, "own")
            if n_wide >= 12:
                bar += group(text(x + n_wide / 2, y + 15.5, n, 13, "serif bold", "middle"), cls="on-own")
            drawn.append(group(bar, cls=look))
            x += n_wide
        drawn.append(text(x + 10, y + 16.5, sum_, 17, "serif bold"))
        rest = max(rest, x)
    return "".join(drawn)


def danger_parts(view, wound):
    """The damage of the mission, then of each trap."""
    printed = MISSION_DAMAGE[view.mission][wound]
    traps = [card for card in (trap(view, nth) for nth in range(6)) if card != NOTHING]
    parts = [("of-mission", printed)] if printed else []
    return parts + [(f"of-{wound}", EFFECT[card][wound]) for card in traps if EFFECT[card][wound]]


def ward_parts(view, wound):
    """What each card used stops, then the preparation tokens."""
    used = [card for card in PROTECTIONS if Place.USED <= view.place[card] < Place.UPGRADE]
    used.sort(key=lambda card: view.rank[card])
    parts = [("guard", EFFECT[card][wound]) for card in used if EFFECT[card][wound]]
    tokens = sum(view.preparation[player] for player in view.party[: view.party_size])
    return parts + [("guard", PREPARATION[wound])] * tokens

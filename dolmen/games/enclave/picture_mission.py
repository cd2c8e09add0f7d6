"""Enclave, drawn: the mission that is going on, summed up."""

from dolmen.picture.icons import icon
from dolmen.picture.layout import fit
from dolmen.picture.pieces import disc, panel
from dolmen.picture.svg import at, group, piece, text
from dolmen.words import signed

from .board import Outcome, Place, Stage
from .cards import (
    ANGELOS,
    EFFECT,
    FIRST_MISSION,
    MISSION_DAMAGE,
    MISSION_TRAPS,
    NOTHING,
    PROTECTIONS,
    SYNC_TRAPS,
)
from .names import mission_line
from .odds import carried_chance, percent
from .picture_cards import WOUND_ICONS, card_face, card_key, card_text, mission_face
from .reckoning import condition_after, own_number
from .rules.mission import damage, danger, fails, protection, trap


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


def mission_panel(scene, width):
    """The mission step by step: cards, sums, and for each member what is left and where it leads."""
    view, words = scene.view, scene.words
    w, h = (86, 104) if scene.narrow else (112, 92)
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
            sign = icon(WOUND_ICONS[wound] if len(numbers) == 2 else "shield", x, y - 15, 18)
            drawn.append(sign + text(x + 23, y, fit(shown, half - 24, 15), 15, "serif bold"))
        y += 22
    if view.stage != Stage.EQUIP:
        for player in view.party[: view.party_size]:
            drawn.append(at(12, y - 16, disc(scene.colours[player], 20)))
            drawn.append(text(38, y, fit(scene.names[player], 78, 14), 14))
            for wound in range(2):
                shown, has_failed = reckoning(view, player, wound)
                x, low = (134, y + 22 * wound) if scene.narrow else (134 + wound * half, y)
                sign = (
                    icon("cross", x, low - 14, 16, "bad") if has_failed else icon(WOUND_ICONS[wound], x, low - 15, 18)
                )
                drawn.append(sign + text(x + 23, low, shown, 14, "serif bold"))
            y += 44 if scene.narrow else 22
    if view.outcome != Outcome.NONE:
        is_won = view.outcome == Outcome.SUCCESS
        drawn.append(icon("check" if is_won else "cross", 12, y - 16, 20, "good" if is_won else "bad"))
        drawn.append(text(40, y, words("pic-success" if is_won else "pic-failure"), 16, "serif bold"))
        y += 22
    return panel(width, y - 6) + "".join(drawn), y - 6

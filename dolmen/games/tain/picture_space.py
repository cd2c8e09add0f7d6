"""Táin, drawn: the spaces of a board, what lies on them, and what became of it."""

from dolmen.picture.icons import centred
from dolmen.picture.svg import about, at, group, part, piece, place, rect, rim, text
from dolmen.words import Line
from dolmen.words.grammar import capital

from .board import CLAN_WORDS, EMPTY, FACE_DOWN, OUTLAND_SPACES, SPACES, STABLES, Outcome, Phase, clan_of
from .notation import KIND_WORDS, SPACE_WORDS
from .picture_look import down, face, seal

# The sign of each outcome and its word among the texts.
OUTCOME_ICONS = {
    Outcome.WON: ("check", "won"),
    Outcome.COW: ("cow", "cow"),
    Outcome.JEWEL: ("jewel", "jewel"),
    Outcome.FREED_BOY: ("boy", "freed-boy"),
    Outcome.FREED_DAUGHTER: ("daughter", "freed-daughter"),
    Outcome.NO_LOOT: ("check", "no-loot"),
    Outcome.EQUAL: ("equal", "equal"),
    Outcome.FAILED: ("cross", "failed"),
    Outcome.LOST_BOY: ("hostage", "lost-boy"),
    Outcome.CAUGHT_DAUGHTER: ("hostage", "caught-daughter"),
}

# How the sign of an outcome looks, if the raider did not get through.
SEALS = {
    Outcome.EQUAL: "even",
    Outcome.FAILED: "stopped",
    Outcome.LOST_BOY: "kept",
    Outcome.CAUGHT_DAUGHTER: "kept",
}


def guard_at(view, player, space):
    """The kind on a threshold, and whether it only lay there in the round that is shown."""
    kind = view.threshold[player][space]
    if kind == EMPTY and view.shown:
        return view.shown_threshold[player][space], True
    return kind, False


def raider_at(view, player, space):
    """The kind on an entrance, whose it is, what became of it, and whether it only lay there in the round shown."""
    kind = view.entrance[player][space]
    outcome = view.outcome[player][space] if view.shown else Outcome.NONE
    if kind == EMPTY and view.shown:
        return view.shown_entrance[player][space], view.shown_raider[player][space], outcome, True
    return kind, view.raider[player][space], outcome, False


def outlander_at(view, space):
    """The same of a space in the outland."""
    kind = view.outland[space]
    outcome = view.outland_outcome[space] if view.shown else Outcome.NONE
    if kind == EMPTY and view.shown:
        return view.shown_outland[space], view.shown_outlander[space], outcome, True
    return kind, view.outlander[space], outcome, False


def told_spaces(scene, player):
    """What lies on a board's spaces, in words."""
    words, told = scene.words, []
    for space in range(SPACES):
        kind, _ = guard_at(scene.view, player, space)
        if kind != EMPTY:
            named = told_tile(scene, kind, player)
            told.append(words("pic-is", what=capital(words(f"threshold-{space}")), how=named))
        kind, raider, outcome, _ = raider_at(scene.view, player, space)
        if kind != EMPTY:
            named = told_tile(scene, kind, raider, outcome)
            told.append(words("pic-is", what=capital(words(f"entrance-{space}")), how=named))
    return told


def told_outland(scene):
    """What lies in the outland, in words."""
    told = []
    for space in range(OUTLAND_SPACES):
        kind, owner, outcome, _ = outlander_at(scene.view, space)
        if kind != EMPTY:
            told.append(scene.words("pic-told-outlander", tile=told_tile(scene, kind, owner, outcome)))
    return told


def gate(scene, player, space, fort, is_up):
    """One way into a fort: the threshold inside, the gate in the wall with its number, the entrance on the land."""
    w, row, wall = fort.slot, fort.row, fort.wall
    inside, outside = (row + wall, 0) if is_up else (0, row + wall)
    low = row if is_up else row - 1
    drawn = at(0, inside, threshold_space(scene, player, space, fort))
    drawn += at(0, low, door(scene, player, space, fort))
    drawn += at(0, outside, entrance_space(scene, player, space, fort))
    return place(rect(0, 0, w, 2 * row + wall, 8, "unseen") + drawn, f"gate-{player}-{space}")


def door(scene, player, space, fort):
    """The gate with its number, and beside it what became of the raider there."""
    w, tall = fort.slot, fort.wall
    number = space + 1 if space < STABLES else space - STABLES + 1
    wide = min(40, max(16, w * 0.42))
    r = min(15, max(9, tall * 0.62), max(8, (w - 18) / 2))
    x = w / 2 if w / 2 + 6 <= w - 2 * r + 2 else wide / 2 + 1  # the sign leaves the number in sight
    drawn = rect(x - wide / 2, -1, wide, tall + 2, 3, "gate")
    drawn += text(x, tall / 2 + 4.5, number, 13, "serif bold on-land", "middle")
    outcome = raider_at(scene.view, player, space)[2]
    is_awaited = scene.asked_holder == player  # before it is paid a success is told only where somebody is asked
    if outcome in OUTCOME_ICONS and (outcome != Outcome.WON or is_awaited):
        drawn += outcome_sign(scene, outcome, w - r, tall / 2, r)
    return drawn


def threshold_space(scene, player, space, fort):
    """Where the clan stands guard."""
    kind, is_gone = guard_at(scene.view, player, space)
    content, explained = bare(fort, "shield", "on-fort", kind != EMPTY), ""
    if kind != EMPTY:
        content += lying_tile(scene, fort, kind, player, f"guard-{player}-{space}", is_gone)
        explained = told_tile(scene, kind, player)
    return choosable_space(scene, content, player, space, "guard", explained, fort)


def entrance_space(scene, player, space, fort):
    """Where raiders of other clans stand."""
    kind, raider, outcome, is_gone = raider_at(scene.view, player, space)
    content, explained = bare(fort, "sword", "on-moor", kind != EMPTY), ""
    if kind != EMPTY:
        content += lying_tile(scene, fort, kind, raider, f"raid-{player}-{space}", is_gone)
        explained = told_tile(scene, kind, raider, outcome)
    return choosable_space(scene, content, player, space, "raid", explained, fort)


def bare(fort, sign, ground, is_taken):
    """A space with its dashed rim and, while nothing lies there, the sign of what may come."""
    w, h = fort.slot, fort.row
    drawn = rect(2, 2, w - 4, h - 4, 8, f"spot {ground}")
    if is_taken:
        return drawn
    return drawn + group(centred(sign, w / 2, h / 2, min(30, h * 0.5, w * 0.5)), cls="ghost")


def choosable_space(scene, content, player, space, verb, explained, fort):
    """A space that can be chosen, or that says why it cannot."""
    words, clan = scene.words, CLAN_WORDS[clan_of(scene.view, player)]
    where = Line(f"{'entrance' if verb == 'raid' else 'threshold'}-{space}")
    if verb == "guard" and player == scene.viewer:
        phrase, label = f"guard * {SPACE_WORDS[space]}", words("pic-guard", space=where)
    else:
        phrase = f"{verb} * {clan} {SPACE_WORDS[space]}"
        label = words("pic-raid" if verb == "raid" else "pic-guard-of", space=where, clan=scene.clan(player))
    if not scene.is_scouting:
        return about(content, explained or label)
    if explained:
        label = words("pic-is", what=label, how=explained)
    edge = rim(2, 2, fort.slot - 4, fort.row - 4, 8)
    return part(content, phrase, label, explained or label, rim=edge, cls="moor" if verb == "raid" else "fort")


def lying_tile(scene, fort, kind, owner, key, is_gone):
    """A tile on a space of a fort."""
    size = fort.tile
    return at(
        (fort.slot - size) / 2, (fort.row - size) / 2 - 1, piece(shown_tile(scene, size, kind, owner, is_gone), key)
    )


def shown_tile(scene, size, kind, owner, is_gone):
    """A tile: face down, face down with its kind for its owner, face up, or as it lay last round."""
    clan = clan_of(scene.view, owner)
    if kind == FACE_DOWN:
        look = down(clan, size)
    elif scene.view.phase == Phase.SCOUT and not is_gone:
        look = down(clan, size, KIND_WORDS[kind])
    else:
        look = face(clan, KIND_WORDS[kind], size)
    return group(look, cls="gone") if is_gone else look


def outcome_sign(scene, outcome, x, y, r):
    """What became of a raider: a sign beside the gate."""
    sign, word = OUTCOME_ICONS[outcome]
    return about(seal(x, y, r, sign, SEALS.get(outcome, "through")), scene.words(f"pic-outcome-{word}"))


def told_tile(scene, kind, owner, outcome=Outcome.NONE):
    """What lies on a space, in words."""
    words = scene.words
    if kind == FACE_DOWN:
        return words("pic-lies-hidden", clan=scene.clan(owner))
    word = Line(f"kind-{KIND_WORDS[kind]}")
    if scene.view.phase == Phase.SCOUT and owner == scene.viewer and not scene.view.shown:
        return words("pic-lies-mine", kind=word)
    told = words("pic-lies", kind=word, clan=scene.clan(owner))
    return f"{told}. {words(f'pic-outcome-{OUTCOME_ICONS[outcome][1]}')}" if outcome in OUTCOME_ICONS else told

"""Táin, drawn: the spaces of a board, what lies on them, and what became of it."""

from dolmen.picture.icons import centred
from dolmen.picture.pieces import back, badge, tile
from dolmen.picture.svg import about, at, group, part, piece, rect, rim, text
from dolmen.words import Line
from dolmen.words.grammar import capital

from .board import CLAN_WORDS, EMPTY, FACE_DOWN, OUTLAND_SPACES, SPACES, STABLES, Outcome, Phase, clan_of
from .notation import KIND_WORDS, SPACE_WORDS

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


def threshold_space(scene, player, space, width, height, size):
    """Where the clan stands guard."""
    kind, is_gone = guard_at(scene.view, player, space)
    content = rect(2, 2, width - 4, height - 4, 7, "place")
    explained = ""
    if kind == EMPTY:
        content += group(centred("shield", width / 2, height / 2, size * 0.42), cls="ghost")
    else:
        content += lying_tile(
            scene, width, height, size, kind, player, f"guard-{player}-{space}", Outcome.NONE, is_gone
        )
        explained = told_tile(scene, kind, player)
    return choosable_space(scene, content, player, space, "guard", explained, width, height)


def entrance_space(scene, player, space, width, height, size):
    """Where raiders of other clans stand."""
    kind, raider, outcome, is_gone = raider_at(scene.view, player, space)
    content = rect(2, 2, width - 4, height - 4, 7, "place")
    explained = ""
    if kind == EMPTY:
        number = space + 1 if space < STABLES else space - STABLES + 1
        content += text(width / 2, height / 2 + 6, number, 17, "serif soft", "middle")
    else:
        content += lying_tile(scene, width, height, size, kind, raider, f"raid-{player}-{space}", outcome, is_gone)
        explained = told_tile(scene, kind, raider, outcome)
    return choosable_space(scene, content, player, space, "raid", explained, width, height)


def choosable_space(scene, content, player, space, verb, explained, width, height):
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
    return part(content, phrase, label, explained or label, rim=rim(2, 2, width - 4, height - 4, 7))


def lying_tile(scene, width, height, size, kind, owner, key, outcome, is_gone):
    """A tile on a space: face down, face down with its kind for its owner, face up, or as it lay last round."""
    view = scene.view
    clan = clan_of(view, owner)
    if kind == FACE_DOWN:
        look = back(clan, size, size)
    elif view.phase == Phase.SCOUT and not is_gone:
        look = back(clan, size, size, KIND_WORDS[kind])
    else:
        look = tile(clan, KIND_WORDS[kind], size, size)
    shown = group(look, cls="gone") if is_gone else look
    if outcome in OUTCOME_ICONS:
        shown += at(-min(18, (width - size) / 2 - 1), -5, outcome_sign(scene, outcome))
    return at((width - size) / 2, (height - size) / 2, piece(shown, key))


def outcome_sign(scene, outcome):
    """What became of a raider: a sign on the corner of the tile."""
    sign, word = OUTCOME_ICONS[outcome]
    look = badge(12, 12, 13, centred(sign, 12, 12, 19))
    return about(look, scene.words(f"pic-outcome-{word}"))


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

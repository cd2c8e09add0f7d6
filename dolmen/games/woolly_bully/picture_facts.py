"""Woolly Bully, drawn: my flock, stop bonuses, bag, beasts to come, and the best fields of each colour."""

from dolmen.picture.icons import icon
from dolmen.picture.layout import fit, row, shrink, width_of, wrap
from dolmen.picture.pieces import disc
from dolmen.picture.preview import look
from dolmen.picture.svg import about, at, lines, part, rect, rim, text
from dolmen.words import list_line

from .board import (
    BEASTS_OF_A_KIND,
    BONUSES,
    COLOUR_WORDS,
    COLOURS,
    NOTHING,
    QUESTION_FACE,
    SIDES,
    UNKNOWN,
    Phase,
    Terrain,
)
from .judge import borders
from .picture_tile import face, sheep
from .rules.forests import forest_of, is_uncovered_wolf
from .rules.scoring import is_threatened, terrain_of
from .rules.stopping import count_stopped
from .story import safe_sheep
from .telling import colour_line, place_line, sheep_line

FIELD = 34  # the height of a field in the list
LETTERS = 13
TITLED, TITLE = 56, 20  # the height from which the bonuses have a title above them, and its own


def own_colours(scene):
    """The colours of the viewer's flocks."""
    view = scene.view
    return [colour for colour in range(COLOURS) if scene.viewer >= 0 and view.owner[colour] == scene.viewer]


def flocks(scene, width, height):
    """My flock, which I alone see while it is secret; with two players both of mine, which all know."""
    mine = own_colours(scene)
    cells = row(len(mine), 0, width, 6)
    return "".join(at(x, 0, flock(scene, colour, w, height)) for colour, (x, w) in zip(mine, cells, strict=True))


def flock(scene, colour, width, height):
    """One flock of mine: its "?" tile is taken up here and laid, as long as it is not declared."""
    view, words, said = scene.view, scene.words, scene.words.say(colour_line(colour))
    is_secret = not view.declared[colour] and view.players > 2 and view.phase != Phase.OVER
    s, x = height - 12, 6 + (20 if is_secret else 0)
    drawn = rect(1, 1, width - 2, height - 2, 9, "secret" if is_secret else "panel")
    drawn += icon("hidden", 5, height / 2 - 9, 18) if is_secret else ""
    drawn += rect(x, 6, s, s, 6, "paper") + sheep(colour, x + s / 2, height / 2, s * 0.8)
    room = width - x - s - 12
    named = words("pic-flock", colour=said)
    if room > 96:
        told = words("pic-flock-secret") if is_secret else words("pic-flock-open")
        shown = named if width_of(named, 15, True) < room else said[:1].upper() + said[1:]
        letters = shrink(shown, room * 0.84, 16)
        drawn += text(x + s + 8, height / 2 - 2, fit(shown, room, letters, True), letters, "serif bold")
        drawn += text(x + s + 8, height / 2 + 15, fit(told, room, 12), 12, "soft")
    elif room > 24:
        drawn += text(x + s + 6, height / 2 + 5, fit(said, room + 4, 13, True), 13, "bold")
    if view.declared[colour] or view.phase == Phase.OVER:
        return about(drawn, named)
    two = "-two" if view.players == 2 else ""
    phrase, name = f"reveal {COLOUR_WORDS[colour]}", words("pic-question", colour=words.say(sheep_line(colour)))
    drawn += look(face(SIDES * (QUESTION_FACE + colour)), phrase, phrase, name)
    explained = words(f"pic-question-about{two}", colour=said)
    return part(drawn, phrase, name, explained, f"question-{colour}", rim(1, 1, width - 2, height - 2, 9))


def stop_track(scene, width, height):
    """The bonuses with their title above or beside them, where there is room for it."""
    title, beside = scene.words("pic-stops"), 96
    if height >= TITLED:
        name = text(2, 13, fit(title, width - 4, LETTERS), LETTERS, "soft")
        return name + at(0, TITLE, stop_bonuses(scene, width, height - TITLE))
    if width < 4 * beside:
        return stop_bonuses(scene, width, height)
    told = wrap(title, beside - 12, LETTERS, 2)
    name = lines(6, height / 2 + 12 - 8 * len(told), told, LETTERS, 16, "soft")
    return name + at(beside, 0, stop_bonuses(scene, width - beside, height))


def stop_bonuses(scene, width, height):
    """6, 3, 1, 0: whom each has gone to, and which is next."""
    view, drawn = scene.view, []
    following = count_stopped(view) + 1
    for place, (x, w) in enumerate(row(view.players, 0, width, 5), 1):
        is_next = place == following and view.phase != Phase.OVER
        cell = rect(x, 0, w, height, 7, "next-bonus" if is_next else "panel")
        taken = [player for player in range(view.players) if view.stopped[player] == place]
        letters = min(20, height * 0.55)
        middle = x + w / 2 - (w * 0.22 if taken else 0)
        look = "serif bold on-here" if is_next else "serif bold"
        cell += text(middle, height / 2 + letters * 0.36, BONUSES[place], letters, look, "middle")
        for player in taken:
            size = min(22, w * 0.45, height - 10)
            cell += at(x + w - size - 4, (height - size) / 2, disc(scene.colours[player], size))
        drawn.append(cell)
    first, second, third, _ = BONUSES[1:]
    return about("".join(drawn), scene.words("pic-stops-about", first=first, second=second, third=third))


def counts(scene, width, height):
    """Bag, wolves and hunters to come, side by side."""
    view, words = scene.view, scene.words
    wolves, hunters = (BEASTS_OF_A_KIND - view.shown[kind] for kind in range(2))
    shown = [
        ("bag", view.left, words("pic-bag-about", n=view.left)),
        ("wolf", wolves, words("pic-wolves-left", n=wolves)),
        ("hunter", hunters, words("pic-hunters-left", n=hunters)),
    ]
    drawn = []
    for (name, number, told), (x, w) in zip(shown, row(len(shown), 0, width, 4), strict=True):
        size = min(28, height - 4, w - 29)
        cell = icon(name, x + 2, (height - size) / 2, size)
        cell += text(x + size + 5, height / 2 + 6, number, 17 if w > 56 else 14, "serif bold")
        drawn.append(about(cell, told))
    return "".join(drawn)


def bag(scene, height):
    """The bag alone, where there is little room."""
    left = scene.view.left
    drawn = icon("bag", 0, (height - 24) / 2, 24) + text(27, height / 2 + 6, left, 16, "serif bold")
    return about(drawn, scene.words("pic-bag-about", n=left))


def fields(scene, width):
    """The best fields of each colour, one below the other."""
    return "".join(at(0, colour * FIELD, best_field(scene, colour, width)) for colour in range(COLOURS))


def best_field(scene, colour, width):
    """A colour: its safe sheep, its largest field with its troubles, and whose it is as far as the viewer knows."""
    safe, (size, edges, threatened) = safe_sheep(scene.view, colour), largest(scene, colour)
    high = FIELD - 4
    x = high + 38
    drawn = rect(0, 0, high, high, 6, "paper") + sheep(colour, high / 2, high / 2, high * 0.84)
    drawn += text(high + 20, high / 2 + 7, safe, 20, "serif bold", "middle") + at(x, 4, owner_sign(scene, colour))
    if size > safe:
        key = "pic-larger-wolf" if threatened else "pic-larger"
        told = wrap(scene.words(key, n=size, open=edges), width - x - 30, LETTERS, 2)
        drawn += lines(x + 30, high / 2 + 5 - 7 * (len(told) - 1), told, LETTERS, 14, "soft")
    return about(drawn, told_colour(scene, colour))


def fields_in_a_row(scene, width, height):
    """The same side by side: the safe sheep of each colour, and whose it is."""
    drawn, s = [], height - 8
    for colour, (x, w) in enumerate(row(COLOURS, 0, width, 6)):
        cell = rect(0, 0, w, height, 8, "panel") + rect(4, 4, s, s, 6, "paper")
        cell += sheep(colour, 4 + s / 2, height / 2, s * 0.84)
        cell += text(s + 12, height / 2 + 7, safe_sheep(scene.view, colour), 20, "serif bold")
        if w > s + 64:
            cell += at(w - 28, (height - 22) / 2, owner_sign(scene, colour))
        drawn.append(at(x, 0, about(cell, told_colour(scene, colour))))
    return "".join(drawn)


def owner_sign(scene, colour):
    """Whose a colour is: a disc of 22, a question mark, a dash for nobody's."""
    owner = scene.view.owner[colour]
    if owner >= 0:
        return disc(scene.colours[owner], 22)
    return text(11, 17, "?" if owner == UNKNOWN else "–", 17, "serif bold soft", "middle")


def told_colour(scene, colour):
    """The fields of a colour in a sentence."""
    words, (size, edges, threatened) = scene.words, largest(scene, colour)
    told = {"colour": words.say(colour_line(colour)), "safe": safe_sheep(scene.view, colour), "size": size}
    if threatened:
        return words("pic-field-wolf", **told, open=edges, where=words.say(threats(scene, colour)))
    return words("pic-field-about", **told, open=edges)


def help_lines(scene, width, most):
    """How fields count and what their numbers mean, as far as there is room."""
    two = "-two" if scene.view.players == 2 else ""
    told = [*wrap(scene.words(f"pic-help-count{two}"), width, 12), *wrap(scene.words("pic-help-numbers"), width, 12)]
    return lines(0, 12, told, 12, 16, "soft") if len(told) <= most else ""


def largest_field(scene, colour):
    """The largest field of a colour, safe or not, or NOTHING."""
    view = scene.view
    found = [q for q in range(SIDES * view.laid) if view.size[q] and terrain_of(view, q) == Terrain.BLACK + colour]
    return max(found, key=lambda q: view.size[q]) if found else NOTHING


def largest(scene, colour):
    """The largest field of a colour: sheep, open edges, threatened."""
    view, field = scene.view, largest_field(scene, colour)
    if field == NOTHING:
        return 0, 0, False
    return view.size[field], view.open[field], is_threatened(view, field)


def threats(scene, colour):
    """Where the wolves lie that threaten the largest field of a colour."""
    view, field = scene.view, largest_field(scene, colour)
    wolves = [wolf for wolf in range(BEASTS_OF_A_KIND) if is_uncovered_wolf(view, wolf)]
    near = [wolf for wolf in wolves if borders(view, field, forest_of(view, wolf))]
    return list_line([place_line(view.place[view.post[wolf]]) for wolf in near])

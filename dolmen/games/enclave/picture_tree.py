"""Enclave, drawn: the Tree with its levels, and the order of the round."""

from dolmen.picture.icons import icon
from dolmen.picture.layout import fit, shrink, wrap
from dolmen.picture.pieces import disc, note, panel
from dolmen.picture.svg import about, at, circle, line, lines, rect, rim, text

from .board import Phase, Stage
from .cards import LEVELS, LOCATIONS, MARKER_START, NOTHING, ROUNDS, Location
from .names import place_line, tree_effect, tree_line
from .picture_board import SERIF, is_here, line_of_markers, location_part
from .picture_cards import LOCATION_ICONS


def tree(scene, width, height):
    """Five levels, the highest above; the round marker stands beside its level."""
    words = scene.words
    drawn = [rect(0, 0, width, height, 10, "grass")]
    name = words.say(place_line(Location.TREE))
    drawn.append(icon("tree", 10, 6, 26) + text(42, 26, fit(name, width - 130, 16, True), 16, "serif bold"))
    drawn.append(note(width - 12, 25, words("pic-tree-how"), 90, 12, "end"))
    each = (height - 40) / LEVELS
    for level in range(LEVELS):
        y = 36 + (LEVELS - 1 - level) * each
        drawn.append(at(6, y, tree_level(scene, level, width - 12, each - 5)))
    return location_part(scene, Location.TREE, "".join(drawn), width, height)


def tree_level(scene, level, width, height):
    view, words = scene.view, scene.words
    card = view.tree[level]
    at_work = view.stage == Stage.TREE and view.level == level
    is_round = view.round == level + 1 or view.round == ROUNDS
    drawn = [rect(0, 0, width, height, 8, "earth" if at_work else "panel")]
    drawn.append(circle(18, 18, 13, "here" if is_round else "well"))
    drawn.append(text(18, 23.5, level + 1, 16, "serif bold on-here" if is_round else "serif bold", "middle"))
    name, room = words.say(tree_line(card)), (width - 38 - 60) * SERIF
    size = shrink(name, room, 14, 11)
    drawn.append(text(38, 21, fit(name, room, size), size, "serif bold"))
    effect = wrap(words.say(tree_effect(card)), width - 114, 12, max(1, int((height - 26) // 14)))
    drawn.append(lines(38, 37, effect, 12, 14, "soft"))
    value = view.marker[level]
    if view.marker_owner[level] != NOTHING:
        owner = view.marker_owner[level]
        mark = at(width - 42, 6, disc(scene.colours[owner], 30))
        drawn.append(about(mark, words("pic-marker-taken", player=scene.names[owner])))
    else:
        mark = icon("marker", width - 56, 6, 24) + text(width - 30, 27, value, 20, "serif bold")
        drawn.append(about(mark, words("pic-marker-value", n=value, start=MARKER_START[view.players])))
    drawn.append(line_of_markers(scene, LOCATIONS + level, width - 56, 36, 20, 2, columns=2))
    content = "".join(drawn)
    hover = words("pic-level", level=level + 1, tree=words.say(tree_line(card)), effect=words.say(tree_effect(card)))
    edge = rim(0, 0, width, height, 8)
    for phrase in (f"level {level + 1}", f"root {level + 1}"):
        if phrase in scene.labels or scene.chooses(Phase.LEVEL if phrase.startswith("level") else Phase.ORDER):
            return scene.ask_or_pick(content, phrase, edge, hover, "")
    return about(content, hover)


def order_panel(scene, width, height):
    """The order of this round and the next, and the locations in the order of their tokens."""
    view, words = scene.view, scene.words
    drawn = [panel(width, height)]
    told = words("pic-round", n=view.round, rounds=ROUNDS)
    drawn.append(text(12, 24, told, shrink(told, 104 * SERIF, 15), "serif bold"))
    orders = [("pic-order", view.order, 122)]
    if view.round < ROUNDS:  # after the last there is no next
        orders.append(("pic-next-order", view.next_order, 122 + (width - 122) / 2))
    for key, order, x in orders:
        shown = [player for player in order[: view.players] if player != NOTHING]
        marks = "".join(at(19 * i, 0, disc(scene.colours[player], 18)) for i, player in enumerate(shown))
        drawn.append(at(x, 8, about(marks, words(key))))
        drawn.append(note(x, 42, words(key), (width - 140) / 2, 12))
    drawn.append(line(12, 49, width - 12, 49, "rule"))
    stops = sorted((view.token[place], place) for place in range(LOCATIONS) if view.token[place])
    each = (width - 20) / (LOCATIONS + 1)
    for i in range(LOCATIONS + 1):
        number, place = (i + 1, NOTHING) if i < LOCATIONS else (6, Location.TREE)
        for token, location in stops:
            if token == number:
                place = location
        x = 10 + i * each
        is_now = place != NOTHING and (
            is_here(view, place) if place != Location.TREE else view.stage == Stage.TREE or view.stop > LOCATIONS
        )
        spot = rect(x + 1, 54, each - 3, height - 60, 6, "here" if is_now else "well")
        if place != NOTHING:
            spot += icon(LOCATION_ICONS[place], x + each / 2 - 13, 57, 25)
            drawn.append(about(spot, words.say(place_line(place))))
        else:
            spot += text(x + each / 2, 76, number, 15, "serif soft", "middle")
            drawn.append(spot)
    return "".join(drawn)

"""Woolly Bully, drawn: bag, stop bonuses, beasts to come, and the best fields of each colour."""

from dolmen.picture.icons import icon
from dolmen.picture.layout import fit, row, wrap
from dolmen.picture.pieces import back, counter, panel
from dolmen.picture.svg import about, at, group, lines, rect, text
from dolmen.words import list_line

from .board import BEASTS_OF_A_KIND, BONUSES, COLOURS, NOTHING, SIDES, UNKNOWN, Terrain
from .judge import borders
from .picture_tile import sheep
from .rules.forests import forest_of, is_uncovered_wolf
from .rules.scoring import is_threatened, terrain_of
from .rules.stopping import count_stopped
from .story import safe_sheep
from .telling import colour_line, place_line


def facts(scene, width, height):
    """Bag, stop bonuses, beasts to come, and the best fields of each colour."""
    view, words = scene.view, scene.words
    drawn = [panel(width, height)]
    drawn.append(text(14, 28, fit(words("pic-bag"), width - 90, 16), 16, "serif bold"))
    bag = group(icon("bag", 0, 0, 28), text(34, 23, view.left, 24, "serif bold"))
    drawn.append(at(width - 84, 8, about(bag, words("pic-bag-about", n=view.left))))
    drawn.append(text(14, 62, fit(words("pic-stops"), width - 28, 16), 16, "serif bold"))
    drawn.append(at(0, 70, stop_bonuses(scene, width)))
    for (x, _), (name, kind) in zip(row(2, 14, width - 28), (("wolf", 0), ("hunter", 1)), strict=True):
        left = BEASTS_OF_A_KIND - view.shown[kind]
        drawn.append(at(x, 122, counter(name, left, 26, words(f"pic-{('wolves', 'hunters')[kind]}-left", n=left))))
    drawn.append(text(14, 182, fit(words("pic-fields"), width - 28, 16), 16, "serif bold"))
    for colour in range(COLOURS):
        drawn.append(at(10, 192 + colour * 42, best_field(scene, colour, width - 20)))
    y = 388
    for key in ("pic-help-count-two" if view.players == 2 else "pic-help-count", "pic-help-numbers"):
        told = wrap(words(key), width - 28, 13)
        if y + 17 * len(told) < height:
            drawn.append(lines(14, y, told, 13, 17, "soft"))
            y += 17 * len(told) + 8
    return "".join(drawn)


def stop_bonuses(scene, width):
    """6, 3, 1, 0: whom each has gone to, and which is next."""
    view, drawn = scene.view, []
    following = count_stopped(view) + 1
    for place, (x, w) in enumerate(row(view.players, 12, width - 24, 6), 1):
        cell = rect(x, 0, w, 38, 7, "here" if place == following else "well")
        look = "serif bold on-here" if place == following else "serif bold"
        cell += text(x + 8, 27, BONUSES[place], 22, look)
        for player in range(view.players):
            if view.stopped[player] == place:
                cell += at(x + w - 28, 7, back(scene.colours[player], 24, 24))
        drawn.append(cell)
    first, second, third, _ = BONUSES[1:]
    return about("".join(drawn), scene.words("pic-stops-about", first=first, second=second, third=third))


def best_field(scene, colour, width):
    """A colour: whose it is as far as the viewer knows, its safe sheep, and its largest field with its troubles."""
    view, words = scene.view, scene.words
    safe, (size, edges, threatened) = safe_sheep(view, colour), largest(scene, colour)
    drawn = rect(0, 0, width, 38, 7, "well") + rect(4, 4, 32, 30, 6, "paper") + sheep(colour, 20, 19, 26)
    owner = view.owner[colour]
    if owner >= 0:
        drawn += at(40, 7, back(scene.colours[owner], 24, 24))
    else:
        what = "?" if owner == UNKNOWN else "–"
        drawn += text(52, 27, what, 20, "serif bold soft", "middle")
    drawn += text(92, 28, safe, 24, "serif bold", "middle")
    if size > safe:
        drawn += text(120, 26, f"({size})", 16, "soft", "start")
        if threatened:
            drawn += icon("wolf", width - 34, 8, 22)
        elif edges:
            drawn += text(width - 14, 26, f"{edges} ↔", 15, "soft", "end")
    told = {"colour": words.say(colour_line(colour)), "safe": safe, "size": size, "open": edges}
    if threatened:
        return about(drawn, words("pic-field-wolf", **told, where=words.say(threats(scene, colour))))
    return about(drawn, words("pic-field-about", **told))


def largest_field(scene, colour):
    """The largest field of a colour, safe or not, or NOTHING."""
    view = scene.view
    fields = [q for q in range(SIDES * view.laid) if view.size[q] and terrain_of(view, q) == Terrain.BLACK + colour]
    return max(fields, key=lambda q: view.size[q]) if fields else NOTHING


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
